// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/cfr/Paragraphs.h"

#include "core/sources/cfr/CfrText.h"
#include "core/sources/cfr/SequenceMatch.h"

#include <algorithm>
#include <optional>

namespace chronoscope::sources::cfr {

namespace {
constexpr double kAlike = 0.8;

/// No ratio of the two is above it: shared words, wherever they stand.
double highestRatio(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b, double least) {
    const double both = static_cast<double>(a.size() + b.size());
    const double bySize = both == 0 ? 1 : 2 * static_cast<double>(std::min(a.size(), b.size())) / both;
    if (bySize < least) return bySize;
    std::unordered_map<std::uint32_t, std::size_t> left;
    for (const std::uint32_t word : a)
        ++left[word];
    std::size_t shared = 0;
    for (const std::uint32_t word : b) {
        const auto at = left.find(word);
        if (at == left.end() || at->second == 0) continue;
        --at->second;
        ++shared;
    }
    return both == 0 ? 1 : 2 * static_cast<double>(shared) / both;
}

using Successors = std::vector<std::optional<std::size_t>>; ///< of each old paragraph, its place in the new edition

struct Block {
    std::size_t oldFrom, oldTo, newFrom, newTo;
};

class Pairing {
public:
    Pairing(const std::vector<TextId>& older, const std::vector<TextId>& newer, Paragraphs& book)
        : m_older(older), m_newer(newer), m_book(book), m_next(older.size()) {}

    Successors made() {
        std::size_t oldAt = 0, newAt = 0;
        for (const MatchingBlock& same : matchingBlocks(coresOf(m_older), coresOf(m_newer))) {
            pairReplaced({oldAt, same.a, newAt, same.b});
            for (std::size_t i = 0; i < same.size; ++i)
                m_next[same.a + i] = same.b + i;
            oldAt = same.a + same.size;
            newAt = same.b + same.size;
        }
        pairReplaced({oldAt, m_older.size(), newAt, m_newer.size()});
        return std::move(m_next);
    }

private:
    std::vector<std::uint32_t> coresOf(const std::vector<TextId>& texts) const {
        std::vector<std::uint32_t> cores;
        cores.reserve(texts.size());
        for (const TextId id : texts)
            cores.push_back(m_book.core(id));
        return cores;
    }
    void pairReplaced(const Block& block) {
        std::vector<bool> isTaken(block.newTo - block.newFrom);
        for (std::size_t i = block.oldFrom; i < block.oldTo; ++i) {
            double best = 0;
            std::optional<std::size_t> choice;
            for (std::size_t j = block.newFrom; j < block.newTo; ++j) {
                if (isTaken[j - block.newFrom]) continue;
                const double ratio = ratioOf(m_older[i], m_newer[j], std::max(best, kAlike));
                if (ratio < kAlike || ratio <= best) continue;
                best = ratio;
                choice = j;
            }
            if (!choice) continue;
            m_next[i] = choice;
            isTaken[*choice - block.newFrom] = true;
        }
    }
    /// 0 where it is below `least`.
    double ratioOf(TextId older, TextId newer, double least) {
        const auto& a = m_book.words(older);
        const auto& b = m_book.words(newer);
        return highestRatio(a, b, least) < least ? 0 : matchRatio(a, b);
    }

    const std::vector<TextId>& m_older;
    const std::vector<TextId>& m_newer;
    Paragraphs& m_book;
    Successors m_next;
};
} // namespace

TextId Paragraphs::add(std::string text) {
    if (const auto found = m_byText.find(text); found != m_byText.end()) return found->second;
    const auto id = static_cast<TextId>(m_texts.size());
    const ContentId core = contentId(paragraphCore(text));
    m_cores.push_back(m_byCore.emplace(core, static_cast<std::uint32_t>(m_byCore.size())).first->second);
    m_texts.push_back(std::move(text));
    m_byText.emplace(m_texts.back(), id);
    return id;
}

const std::vector<std::uint32_t>& Paragraphs::words(TextId id) {
    const auto [at, isNew] = m_words.try_emplace(id);
    if (isNew)
        for (const std::string_view word : wordsOf(m_texts[id]))
            at->second.push_back(m_byWord.emplace(word, static_cast<std::uint32_t>(m_byWord.size())).first->second);
    return at->second;
}

Chains followParagraphs(const std::vector<std::vector<TextId>>& editions, Paragraphs& book) {
    Chains chains;
    if (editions.empty()) return chains;
    std::vector<std::optional<std::size_t>> places; // of each paragraph of the first edition, now
    for (std::size_t i = 0; i < editions.front().size(); ++i)
        places.emplace_back(i);
    chains.whole.resize(places.size());
    for (std::size_t i = 0; i < places.size(); ++i)
        chains.whole[i].push_back(editions.front()[i]);
    for (std::size_t year = 1; year < editions.size(); ++year) {
        const Successors next = Pairing(editions[year - 1], editions[year], book).made();
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (places[i]) places[i] = next[*places[i]];
            if (places[i]) chains.whole[i].push_back(editions[year][*places[i]]);
        }
    }
    chains.broken = std::erase_if(chains.whole, [&](const Chain& chain) { return chain.size() < editions.size(); });
    return chains;
}

} // namespace chronoscope::sources::cfr
