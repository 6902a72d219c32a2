// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::traversal {

/// One reply to a traversal step, ready to be searched for an answer (spec 4): thoughts are gone, only the first 4 KiB
/// count, and lines under the question of another year are left out, so that a model which goes on writing the
/// chronology does not answer for the wrong year. Every function returns an answer tidied as
/// matching::extractAnswer() does it, as plainText(), without "[" and "]" around it, or an empty text; what stands for
/// "no candidate", in any case, is none, nor is a refusal. Work is linear in the reply for each mark or phrase. Lives
/// on the stack of one call.
class ReplyReader {
public:
    /// The views must outlive the reader. `noCandidate`: what the prompt shows while there is no candidate.
    ReplyReader(std::string_view reply, int target, std::string_view subject, std::string_view relation,
                std::string_view noCandidate);

    bool refused() const; ///< it opens like a refusal
    /// The first line that opens with `mark` in any case; a mark alone on its line speaks for the line below.
    std::string afterMark(std::string_view mark) const;
    /// The first line "YYYY, s, r, x" for the target year.
    std::string afterStatement() const;
    /// What follows `phrase` within a line; where that is no answer, or only says what the answer is not, what follows
    /// it further on.
    std::string afterPhrase(std::string_view phrase) const;
    std::string whole() const; ///< all lines as one

private:
    std::string tidied(std::string_view answer) const;
    /// What follows "YYYY, s, r," at the start of `line`; all of it when that is not there.
    std::string_view withoutStatement(std::string_view line) const;

    std::string_view m_noCandidate;
    std::string m_statement;
    std::vector<std::string_view> m_lines; ///< trimmed, none empty
};

} // namespace chronoscope::traversal
