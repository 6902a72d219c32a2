// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/MinedReplies.h"

namespace chronoscope::mined {

Status forEachReply(store::Database& database, const MinedContext& run,
                    const std::function<bool(const AskedReply&)>& visit) {
    return store::readReplies(database, run.record.id, 0, run.record.total, [&](const store::ReplyRow& row) {
        const AskingOrder::Place place = run.order.place(row.index);
        return visit({run.unitOf(place), place.configuration, row});
    });
}

} // namespace chronoscope::mined
