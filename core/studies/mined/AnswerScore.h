// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"
#include "core/matching/Judge.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::mined {

/// A reply held against the right answers: containment (CEM, eq. 1 of the paper) by whole words and as a substring, and
/// token F1 (eq. 2–4), as the published scorer computes them.
struct AnswerScore {
    bool cem = false;       ///< a gold stands in the reply as whole words
    bool substring = false; ///< … as any part of it
    double f1 = 0;          ///< 0 to 1, the best over the golds
    bool operator==(const AnswerScore&) const = default;
};

/// A reply that says nothing: white space only, as Python sees it. It scores 0, or is skipped for parity.
bool isEmptyReply(std::string_view reply);
/// What a reply is, whatever it scores: empty, a refusal, or an answer. A refusal names no gold, and the server says
/// that it is one, or its words do: it is an answer that matches nothing, so its scores are those of its text.
matching::ReplyKind kindOfReply(std::string_view reply, backend::Finish finish, bool holdsGold);
/// False for a gold that is empty or of which nothing is left to compare ("The", "..."): by whole words it would match
/// every reply. Such items are not scored.
bool isUsableGold(std::string_view gold);

/// Every place at which `part`, which is not empty, stands in `text` between word edges, in order. Linear in both.
/// Pure; any thread.
void eachWordMatch(std::u32string_view text, std::u32string_view part, const std::function<void(std::size_t)>& visit);

/// True if `part` stands so in `text`; one of nothing does in any text with a word, as published.
bool holdsAsWords(std::u32string_view text, std::u32string_view part);

/// The right answers of an item, prepared; any of them counts. Immutable; any thread.
class Golds {
public:
    explicit Golds(const std::vector<std::string>& golds);
    /// Also for golds that are not usable, whose figures are those of the published scorer.
    AnswerScore score(std::string_view reply) const;
    bool isUsable() const { return m_usable; } ///< there is a gold, and each is usable

private:
    struct Gold {
        std::u32string words;
        std::u32string squad;
        bool given = false; ///< not the empty text
    };
    std::vector<Gold> m_golds;
    bool m_usable = false;
};

} // namespace chronoscope::mined
