// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Hash.h"

#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace chronoscope::sources::cfr {

using TextId = std::uint32_t;

/// The paragraphs of all editions, each wording once: most are the same in every year, so memory is about that of one
/// edition. One thread.
class Paragraphs {
public:
    TextId add(std::string text);
    const std::string& text(TextId id) const { return m_texts[id]; }
    /// The same number for all texts with the same core.
    std::uint32_t core(TextId id) const { return m_cores[id]; }
    /// Its words as numbers; valid until the book is gone.
    const std::vector<std::uint32_t>& words(TextId id);
    std::size_t size() const { return m_texts.size(); }

private:
    std::deque<std::string> m_texts;
    std::unordered_map<std::string_view, TextId> m_byText;
    std::vector<std::uint32_t> m_cores;
    std::map<ContentId, std::uint32_t> m_byCore;
    std::unordered_map<TextId, std::vector<std::uint32_t>> m_words;
    std::unordered_map<std::string_view, std::uint32_t> m_byWord;
};

/// A paragraph through the years: its wording in each edition, in the order of the editions.
using Chain = std::vector<TextId>;

struct Chains {
    std::vector<Chain> whole; ///< present in every edition, in the order of the first
    std::size_t broken = 0;   ///< of the first edition, missing in a later one
};

/// Follows the paragraphs of one section through its editions: difflib on the cores of neighbouring editions; inside a
/// replaced block each old paragraph takes the free new one of the highest word ratio, if that is 0.8 or more.
Chains followParagraphs(const std::vector<std::vector<TextId>>& editions, Paragraphs& book);

} // namespace chronoscope::sources::cfr
