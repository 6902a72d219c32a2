// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/PromptFrame.h"

#include "core/studies/mined/CleanWords.h"

namespace chronoscope::mined {

namespace {
constexpr std::string_view kSystem = "You are a knowledgeable assistant who can answer factual questions.";

constexpr std::string_view kByDate =
    "Given a question and image, you should answer it using your own knowledge based on today's date. Remember, your "
    "answer must contain only the name, with no other words.";
constexpr std::string_view kByInterval =
    "Given a question and image, you should answer it using your own knowledge based on the temporal interval. "
    "Remember, your answer must contain only the name, with no other words.";
constexpr std::string_view kByTimestamp =
    "Given a question and image, you should answer it using your own knowledge based on the timestamp. Remember, your "
    "answer must contain only the name, with no other words.";
constexpr std::string_view kByContext =
    "Given a question and image and its relevant context, you should answer it using your own knowledge or the "
    "knowledge provided by the context. Remember, the provided context may not necessarily be up-to-date to answer the "
    "question, and your answer must contain only the name, with no other words.";
constexpr std::string_view kMayBeUnknown =
    "Given a question and image, you should answer it using your own knowledge. Remember, please output 'Unknown' only "
    "if the answer does not exist. Otherwise, output the name only.";
constexpr std::string_view kByReasoning =
    "Given a question and image, you should answer the question using your knowledge and reasoning capacity. Remember, "
    "your answer must contain only the name, with no other words.";
constexpr std::string_view kYesOrNo =
    "Given a question and image, you should answer it using your own knowledge. Remember, your answer must contain "
    "only 'Yes' or 'No'.";
/// The public text begins with a sentence of another task.
constexpr std::string_view kPublicYesOrNo =
    "Given a question and image, you should answer the question using your knowledge and reasoning capacity. Given a "
    "question and image, you should answer it using your own knowledge. Remember, your answer must contain only 'Yes' "
    "or 'No'.";
} // namespace

std::string_view instructionOf(Task task, WordSet words, bool withContext) {
    switch (task) {
    case Task::TA: return kByDate;
    case Task::TIA: return kByInterval;
    case Task::TSA: return kByTimestamp;
    case Task::FMC:
    case Task::PMC: return withContext ? kByContext : kByTimestamp;
    case Task::PUD:
    case Task::FUD: return kMayBeUnknown;
    case Task::ITC:
    case Task::RK:
    case Task::CA: return kByReasoning;
    case Task::ATE: break;
    }
    return words == WordSet::Clean ? kYesOrNo : kPublicYesOrNo;
}

FramedPrompt framed(const Item& item, Configuration configuration, const std::optional<std::string>& context,
                    const AskingSpec& spec) {
    std::string text(instructionOf(item.task, spec.words, context.has_value()));
    const bool isClean = spec.words == WordSet::Clean;
    if (context) text += "\nCONTEXT: " + (isClean ? cleanContext(*context, spec.rules) : *context);
    text += "\nQUESTION: " + (isClean ? cleanWords(item, configuration, spec.rules) : publicWords(item, configuration));
    text += "\nYour answer:";
    if (spec.frame == Frame::Chat) return {std::string(kSystem), std::move(text)};
    return {{}, "System Prompt: " + std::string(kSystem) + "\nUser Prompt: " + text};
}

} // namespace chronoscope::mined
