// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/ReplyStore.h"
#include "core/studies/mined/MinedRun.h"

#include <functional>
#include <string_view>

namespace chronoscope::mined {

/// A stored outcome of a request of a run, and what was asked. CEM is row.hit, F1 row.value (0 to 1); where row.error
/// is set there is no answer.
struct AskedReply {
    const Unit& unit;
    Configuration configuration = Configuration::QI;
    const store::ReplyRow& row;
};

/// What a reply is by the rules of a run, see AskingSpec::rules; by those of version 1 only a server tells of a
/// refusal. Pure; any thread.
matching::ReplyKind kindByRules(int rules, std::string_view reply, backend::Finish finish, bool holdsGold);

/// Every stored outcome of the run in order of asking: by picture, not by item. `visit` returns false to stop.
Status forEachReply(store::Database& database, const MinedContext& run,
                    const std::function<bool(const AskedReply& reply)>& visit);
/// The same without the texts; see store::readVerdicts().
Status forEachVerdict(store::Database& database, const MinedContext& run,
                      const std::function<bool(const AskedReply& reply)>& visit);

} // namespace chronoscope::mined
