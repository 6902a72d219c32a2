// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/AnswerScore.h"

#include "core/matching/AnswerExtractor.h"
#include "core/run/FinishedKind.h"
#include "core/studies/mined/AnswerText.h"
#include "core/studies/mined/PythonText.h"

#include <algorithm>

namespace chronoscope::mined {

namespace {
/// For every place of `part`, the length of the longest start of it that ends there and is not all of it (Knuth, Morris
/// and Pratt 1977): a hostile reply may not cost the square of its length.
std::vector<std::size_t> bordersOf(std::u32string_view part) {
    std::vector<std::size_t> borders(part.size(), 0);
    for (std::size_t i = 1, length = 0; i < part.size(); ++i) {
        while (length > 0 && part[i] != part[length])
            length = borders[length - 1];
        if (part[i] == part[length]) ++length;
        borders[i] = length;
    }
    return borders;
}

/// Calls `visit` with every place of `part`, which is not empty, until it says that it is enough.
template <typename Visit> void eachMatch(std::u32string_view text, std::u32string_view part, Visit visit) {
    if (part.size() > text.size()) return;
    const std::vector<std::size_t> borders = bordersOf(part);
    for (std::size_t i = 0, length = 0; i < text.size(); ++i) {
        while (length > 0 && text[i] != part[length])
            length = borders[length - 1];
        if (text[i] == part[length]) ++length;
        if (length < part.size()) continue;
        if (visit(i + 1 - length)) return;
        length = borders[length - 1];
    }
}

bool holds(std::u32string_view text, std::u32string_view part) {
    bool found = part.empty();
    if (!found) eachMatch(text, part, [&](std::size_t) { return found = true; });
    return found;
}

/// Harmonic mean of the shares of words in common, each as often as both have it.
double f1Of(std::u32string_view reply, std::u32string_view gold) {
    std::vector<std::u32string_view> said = pieces(reply);
    std::vector<std::u32string_view> right = pieces(gold);
    if (said.empty() || right.empty()) return said.empty() && right.empty() ? 1 : 0;
    std::sort(said.begin(), said.end());
    std::sort(right.begin(), right.end());
    std::vector<std::u32string_view> same;
    std::set_intersection(said.begin(), said.end(), right.begin(), right.end(), std::back_inserter(same));
    if (same.empty()) return 0;
    const double precision = static_cast<double>(same.size()) / static_cast<double>(said.size());
    const double recall = static_cast<double>(same.size()) / static_cast<double>(right.size());
    return 2 * precision * recall / (precision + recall);
}
} // namespace

bool holdsAsWords(std::u32string_view text, std::u32string_view part) {
    if (part.empty()) return std::any_of(text.begin(), text.end(), isWord);
    bool found = false;
    eachMatch(text, part,
              [&](std::size_t at) { return found = atWordEdge(text, at) && atWordEdge(text, at + part.size()); });
    return found;
}

bool isEmptyReply(std::string_view reply) { return isBlank(reply); }

matching::ReplyKind kindOfReply(std::string_view reply, backend::Finish finish, bool holdsGold) {
    using matching::ReplyKind;
    if (isEmptyReply(reply)) return run::kindAsFinished(ReplyKind::Empty, finish);
    const bool isRefusal = finish == backend::Finish::ContentFilter ||
                           matching::extractAnswer(reply, matching::Extraction::Lenient).refusal;
    return isRefusal && !holdsGold ? ReplyKind::Refused : ReplyKind::Answered;
}

bool isUsableGold(std::string_view gold) { return !wordForm(gold).empty() && !squadForm(gold).empty(); }

void eachWordMatch(std::u32string_view text, std::u32string_view part, const std::function<void(std::size_t)>& visit) {
    eachMatch(text, part, [&](std::size_t at) {
        if (atWordEdge(text, at) && atWordEdge(text, at + part.size())) visit(at);
        return false;
    });
}

Golds::Golds(const std::vector<std::string>& golds) : m_usable(!golds.empty()) {
    for (const std::string& gold : golds) {
        m_golds.push_back({wordForm(gold), squadForm(gold), !gold.empty()});
        m_usable = m_usable && isUsableGold(gold);
    }
}

AnswerScore Golds::score(std::string_view reply) const {
    const std::u32string words = wordForm(reply);
    const std::u32string squad = squadForm(reply);
    AnswerScore best;
    for (const Gold& gold : m_golds) {
        best.cem = best.cem || holdsAsWords(words, gold.words);
        best.substring = best.substring || (gold.given && holds(squad, gold.squad));
        best.f1 = std::max(best.f1, f1Of(squad, gold.squad));
    }
    return best;
}

} // namespace chronoscope::mined
