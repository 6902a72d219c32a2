// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelRequest.h"
#include "core/benchmark/Slice.h"
#include "core/studies/robustness/DateSampler.h"
#include "core/studies/robustness/FactFilter.h"
#include "core/studies/robustness/Wording.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::robustness {

/// How a question is put to a model that was trained to chat.
enum class ChatForm : int {
    None = 0, ///< not at all: the bare text
    Model,    ///< as the user's turn of the model's own template; the object begins the answer
    Footnote  ///< "USER: … ASSISTANT:", for models without a template
};
std::string_view name(ChatForm form); ///< "none", "model", "footnote"
std::optional<ChatForm> chatFormFromName(std::string_view text);

/// Everything that decides what a run of this study asks; stored with the run. Value type.
struct StressSpec {
    FactFilter facts;
    std::string subjectText;  ///< letter case aside, a part of the subject; empty = any
    benchmark::Sample sample; ///< of what is left then
    SamplerOptions dates;
    DateStyle style = DateStyle::American;
    PromptForm prompt = PromptForm::Plain;
    ChatForm chat = ChatForm::None;
    /// Every occurrence of the object in the text is scored, as by the released code of TimeStress; else the last
    /// alone.
    bool allMatches = false;

    /// What is wrong with it, if anything.
    std::optional<std::string> problem() const;
    std::string json() const;
    /// Corrupt for a text that json() did not write.
    static Result<StressSpec> parse(std::string_view text);
};

/// The facts that `spec` asks about, in import order. The sample depends on the seed and on what the facts say alone.
/// Errors of selectFacts().
Result<FilteredFacts> chosenFacts(FactStore& store, const StressSpec& spec);

/// What is sent to have `object` scored after a question.
struct ScoringText {
    backend::Mode mode = backend::Mode::Completion;
    std::string prompt;
    std::string continuation;
};

/// The question about the fact at a date (none: without one) as the spec puts it. A raw prompt ends with the space in
/// front of the object, so that the object alone is the continuation: a token that holds both counts whole, a token
/// that is the space alone does not count. Errors of Wording::question().
Result<ScoringText> scoringText(const StressSpec& spec, const Wording& wording, const DatedFact& fact,
                                const std::optional<facts::Date>& date);

} // namespace chronoscope::robustness
