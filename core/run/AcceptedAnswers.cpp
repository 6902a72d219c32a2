// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/AcceptedAnswers.h"

namespace chronoscope::run {

using prompt::Template;

AcceptedAnswers::AcceptedAnswers(const std::vector<store::ScoringOverride>& overrides,
                                 matching::Preprocess preprocess) {
    for (const store::ScoringOverride& one : overrides)
        if (std::u32string answer = matching::processed(one.answer, preprocess); !answer.empty())
            m_answers[{one.element, one.year, one.form}].insert(std::move(answer));
}

bool AcceptedAnswers::accept(const ContentId& element, int year, Template form, const prompt::Prompt& prompt,
                             std::string_view reply, const matching::Verdict& verdict,
                             const matching::JudgeSettings& settings) const {
    if (verdict.kind != matching::ReplyKind::Answered || verdict.leftOut || form == Template::TrueFalse) return false;
    const auto at = m_answers.find({element, year, form});
    if (at == m_answers.end()) return false;
    if (form == Template::Generation)
        return at->second.contains(matching::processed(verdict.answer, settings.preprocess));
    const auto option = matching::chosenOption(prompt, reply, settings);
    return option && at->second.contains(
                         matching::processed(prompt.options[static_cast<std::size_t>(*option)], settings.preprocess));
}

} // namespace chronoscope::run
