// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/matching/Judge.h"
#include "core/store/ScoringStore.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace chronoscope::run {

/// The answers that people hold to be right though the matcher does not, ready to be looked up: score overrides of a
/// scoring. Immutable; any thread.
class AcceptedAnswers {
public:
    AcceptedAnswers() = default; ///< none
    /// Answers that nothing is left of after preprocessing are never said: they are passed over.
    AcceptedAnswers(const std::vector<store::ScoringOverride>& overrides, matching::Preprocess preprocess);

    bool empty() const { return m_answers.empty(); }
    /// True if the reply says an accepted answer: what was read out of it, under MCQA the text of the option chosen, is
    /// one to the letter after preprocessing. Never for a refused or empty reply, nor under TF.
    bool accept(const ContentId& element, int year, prompt::Template form, const prompt::Prompt& prompt,
                std::string_view reply, const matching::Verdict& verdict,
                const matching::JudgeSettings& settings) const;

private:
    using Key = std::tuple<ContentId, int, prompt::Template>;
    std::map<Key, std::set<std::u32string>> m_answers;
};

} // namespace chronoscope::run
