// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/EditChoice.h"

#include <fmt/format.h>

#include <algorithm>

namespace chronoscope::mined {

namespace {
bool isWrongAnswer(const ReplyScore& reply) {
    return reply.kind == ReplyScore::Kind::Empty || (reply.kind == ReplyScore::Kind::Scored && !reply.cem);
}
bool isAnswer(const ReplyScore& reply) {
    return reply.kind == ReplyScore::Kind::Empty || reply.kind == ReplyScore::Kind::Scored;
}
} // namespace

std::span<const Task> editedTasks() {
    static const std::vector<Task> kEdited = [] {
        std::vector<Task> tasks(kAllTasks.begin(), kAllTasks.end());
        std::erase_if(tasks, [](Task task) { return !isEdited(task); });
        return tasks;
    }();
    return kEdited;
}

std::vector<std::string> remarksOn(const EditChoice& choice) {
    std::vector<std::string> remarks;
    if (choice.missing > 0)
        remarks.push_back(fmt::format("{} items are left out: a reply is missing and no answer is wrong ({} of them "
                                      "have no answer at all)",
                                      choice.missing, choice.unanswered));
    if (choice.partly > 0)
        remarks.push_back(fmt::format("of {} items to edit a reply is missing beside a wrong answer: their score "
                                      "before is not known until the run's errors are asked again",
                                      choice.partly));
    if (choice.withContext > 0)
        remarks.push_back(fmt::format(
            "{} questions of F.M.C and P.M.C are not edited: their context says what is right", choice.withContext));
    return remarks;
}

Result<EditChoice> chooseEdits(store::Database& database, const MinedContext& run, const std::vector<Task>& tasks,
                               const std::stop_token& stop) {
    const auto wrong = [&](const char* what) { return Error{ErrorCode::InvalidArgument, what, run.record.name}; };
    if (run.record.state != store::RunState::Finished) return wrong("the run is not finished: finish it first");
    if (run.spec.editing) return wrong("this is a run of editing; name the run that it starts from");
    if (!std::all_of(tasks.begin(), tasks.end(), isEdited))
        return wrong("F.M.C and P.M.C are not edited: their context says what is right");
    const auto scores = loadScores(database, run, {}, stop);
    if (!scores) return scores.error();
    EditChoice choice;
    MinedStore mined(database);
    for (std::size_t at = 0; at < scores->units.size(); ++at) {
        const ScoredUnit& scored = scores->units[at];
        const bool isWanted = isEdited(scored.task) &&
                              (tasks.empty() || std::find(tasks.begin(), tasks.end(), scored.task) != tasks.end());
        if (tasks.empty() && !isEdited(scored.task)) ++choice.withContext;
        if (!isWanted) continue;
        const auto task = static_cast<std::size_t>(scored.task);
        ++choice.ofTask[task];
        const auto score = itemScore(scored.replies, EmptyRule::Zero);
        const auto& replies = scored.replies;
        if (std::none_of(replies.begin(), replies.end(), isWrongAnswer)) {
            ++(score ? choice.right : choice.missing);
            if (std::none_of(replies.begin(), replies.end(), isAnswer)) ++choice.unanswered;
            continue;
        }
        if (!score) ++choice.partly;
        const auto item = mined.item(scored.item);
        if (!item) return item.error();
        ++choice.byTask[task];
        choice.items.push_back(
            {run.units[at], scored.task, scored.type, score, factOf(run.units[at], *item, run.spec)});
    }
    return choice;
}

} // namespace chronoscope::mined
