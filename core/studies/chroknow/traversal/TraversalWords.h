// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/prompt/PatternText.h"

#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::traversal {

/// The words of ChroKnowPrompt, read from resources/packs/traversal.json or a person's own: the candidate's line, the
/// two system texts, how a reply is read. The blocks themselves are the base run's Generation blocks. Immutable value.
class TraversalWords {
public:
    static Result<TraversalWords> parse(std::string_view json);
    /// As parse(), with words (*.json) found in `folder` in their place; other packs there are left alone. Blocking.
    static Result<TraversalWords> parseWithFolder(std::string_view json, const std::string& folder);

    const std::string& json() const { return m_json; }         ///< canonical, as stored with a run
    const std::string& generate() const { return m_generate; } ///< system text without a candidate
    const std::string& refine() const { return m_refine; }     ///< … with one: verify it, refine it
    /// The line under the target's question.
    std::string candidateLine(std::string_view candidate) const;
    const std::string& noCandidate() const { return m_noCandidate; } ///< "[Object]"

    /// The answer in a reply: thoughts removed, then the first pattern that fits; nothing fits → empty, or with
    /// `wholeReply` all of it as one line. (target, subject, relation) are for the pattern "YYYY, s, r, x". A reply
    /// that opens like a refusal answers nothing, unless one of its lines opens with an answer mark or is such a
    /// statement. Bounded work for hostile replies: reads the first 4 KiB. Pure.
    std::string extract(std::string_view reply, int target, std::string_view subject, std::string_view relation,
                        bool wholeReply) const;
    /// True for a candidate that opens like talk ("Sure", "Understood", …) and so is none at the final match.
    bool isTalk(std::string_view candidate) const;

private:
    friend class TraversalWordsReader;
    std::string m_json;
    std::string m_generate;
    std::string m_refine;
    std::string m_noCandidate;
    prompt::PatternText m_candidate;
    std::vector<std::string> m_marks;   ///< what may stand before an answer at the start of a line
    std::vector<std::string> m_phrases; ///< what may stand before one within a line: "the correct answer is"
    std::vector<std::string> m_talk;
};

} // namespace chronoscope::traversal
