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

/// An item of which a run has a wrong answer in one configuration at the least, whatever came of the others: its CEM is
/// not 100 (paper, 4.3).
struct ItemToEdit {
    Unit unit; ///< of that run
    Task task = Task::TA;
    std::string type;
    std::optional<ItemScore> before; ///< none: the reply of another configuration is missing
    EditFact fact;
};

struct EditChoice {
    std::vector<ItemToEdit> items;             ///< in the run's order
    std::array<std::int64_t, kTasks> byTask{}; ///< of items
    std::array<std::int64_t, kTasks> ofTask{}; ///< asked by the run
    std::int64_t right = 0;                    ///< not to be edited
    std::int64_t missing = 0;     ///< no answer is wrong and a reply is not there, so nobody knows: not to be edited
    std::int64_t unanswered = 0;  ///< of these, without any answer
    std::int64_t partly = 0;      ///< of the items, those of which a reply is not there
    std::int64_t withContext = 0; ///< questions of the two tasks that are not edited; 0 where tasks were chosen
};

/// What a person should know of it, in plain words; nothing where every reply is there and every task is edited.
std::vector<std::string> remarksOn(const EditChoice& choice);

/// What is to be edited by the replies of a finished run; `tasks` empty: all nine. InvalidArgument for a run that is
/// not finished, or is of editing itself, and for a task that is not edited; Cancelled. Blocks.
Result<EditChoice> chooseEdits(store::Database& database, const MinedContext& run, const std::vector<Task>& tasks,
                               const std::stop_token& stop = {});

} // namespace chronoscope::mined
