// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/IkePrompt.h"
#include "core/studies/mined/RunScores.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::mined {

/// The nine tasks whose items are edited: all but those with a context (paper, 4.3).
std::span<const Task> editedTasks();
inline bool isEdited(Task task) { return dimensionOf(task) != Dimension::Awareness; }

/// An item that a run did not answer rightly in every configuration.
struct ItemToEdit {
    Unit unit; ///< of that run
    Task task = Task::TA;
    std::string type;
    ItemScore before;
    EditFact fact;
};

struct EditChoice {
    std::vector<ItemToEdit> items;             ///< in the run's order
    std::array<std::int64_t, kTasks> byTask{}; ///< of items
    std::array<std::int64_t, kTasks> ofTask{}; ///< asked by the run
    std::int64_t right = 0;                    ///< not to be edited
    std::int64_t missing = 0;                  ///< a reply is not there, so nobody knows
};

/// What is to be edited by the replies of a finished run; `tasks` empty: all nine. InvalidArgument for a run that is
/// not finished, or is of editing itself, and for a task that is not edited; Cancelled. Blocks.
Result<EditChoice> chooseEdits(store::Database& database, const MinedContext& run, const std::vector<Task>& tasks,
                               const std::stop_token& stop = {});

} // namespace chronoscope::mined
