// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/MinedReplies.h"

#include "core/run/FinishedKind.h"
#include "core/store/ReplyVerdicts.h"
#include "core/studies/mined/AnswerScore.h"

namespace chronoscope::mined {

namespace {
std::function<bool(const store::ReplyRow&)> toAsked(const MinedContext& run,
                                                    const std::function<bool(const AskedReply&)>& visit) {
    return [&run, &visit](const store::ReplyRow& row) {
        const AskingOrder::Place place = run.order.place(row.index);
        return visit({run.unitOf(place), place.configuration, row});
    };
}
} // namespace

matching::ReplyKind kindByRules(int rules, std::string_view reply, backend::Finish finish, bool holdsGold) {
    if (rules > 1) return kindOfReply(reply, finish, holdsGold);
    using matching::ReplyKind;
    return run::kindAsFinished(isEmptyReply(reply) ? ReplyKind::Empty : ReplyKind::Answered, finish);
}

Status forEachReply(store::Database& database, const MinedContext& run,
                    const std::function<bool(const AskedReply&)>& visit) {
    return store::readReplies(database, run.record.id, 0, run.record.total, toAsked(run, visit));
}

Status forEachVerdict(store::Database& database, const MinedContext& run,
                      const std::function<bool(const AskedReply&)>& visit) {
    return store::readVerdicts(database, run.record.id, 0, run.record.total, toAsked(run, visit));
}

} // namespace chronoscope::mined
