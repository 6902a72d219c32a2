// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/BackendOpening.h"
#include "core/store/Workspace.h"

#include <cstdint>
#include <string>

namespace chronoscope::run {

/// The same run again at a later date: has whoever offers the model changed it? Blocks; any thread.

/// InvalidArgument for a run whose questions follow from its replies, or whose replies were imported.
Status canRepeat(const store::RunRecord& run);
/// Makes a run that asks what run `first` asked: the same units and prompts, byte for byte, whatever was imported
/// since; and never from the cache. Returns its id. Errors as canRepeat().
Result<std::int64_t> repeatRun(store::Workspace& workspace, std::int64_t first, const std::string& name,
                               BackendChoice backend);

/// What two runs of the same questions answered differently. Of runs that ask at several temperatures, greedy replies
/// alone: sampled ones differ by themselves.
struct RepeatDifference {
    std::int64_t compared = 0;   ///< questions that both have a reply to
    std::int64_t otherWords = 0; ///< of these: the replies are not the same text
    std::int64_t lost = 0;       ///< right in the first alone
    std::int64_t gained = 0;     ///< right in the second alone
    std::int64_t hitsFirst = 0;  ///< of those compared
    std::int64_t hitsSecond = 0;
    std::int64_t notCompared = 0; ///< one or both have no reply: an error, or not asked yet

    std::int64_t measured = 0;    ///< of those compared: both have a measured value, such as log P
    std::int64_t otherValues = 0; ///< of these: the values are not the same
    double meanShift = 0;         ///< of these, second less first
    double largestShift = 0;      ///< of these, without its sign

    /// Nothing is judged right or wrong: all there is are values.
    bool isOfValues() const { return compared > 0 && measured == compared && hitsFirst + hitsSecond == 0; }
};
/// InvalidArgument where the runs do not ask the same, or nothing greedily.
Result<RepeatDifference> repeatDifference(store::Database& database, std::int64_t first, std::int64_t second);

} // namespace chronoscope::run
