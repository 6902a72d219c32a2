// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/RunReader.h"
#include "core/studies/mined/MinedRun.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>

namespace chronoscope::app {

/// What `replies` and `prompt` read of a judge's run. Main thread.

/// Whether a reply of the judged run is meant.
using IsMeant = std::function<bool(const mined::Unit& unit, mined::Configuration configuration, const mined::Item&)>;

/// Every stored answer of the judge, in order of asking: what was judged, which asking it is, and the score that it
/// says (none: it could not be read, or did not come).
Status eachJudgement(OpenRun& run, const IsMeant& isMeant,
                     const std::function<void(const nlohmann::ordered_json& row)>& visit);
/// The same, each with what was asked.
Status eachJudgement(OpenRun& run, const RunReader::OutcomeVisit& visit);
/// What the judge is asked the first time about the first reply that is meant. InvalidArgument where that is of several
/// items, NotFound where there is none.
Result<backend::ModelRequest> judgeRequest(OpenRun& run, const IsMeant& isMeant);

} // namespace chronoscope::app
