// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/NgramEmbedding.h"

#include "core/studies/mined/PythonText.h"

#include <cmath>
#include <map>

namespace chronoscope::mined {

namespace {
constexpr std::size_t kShortest = 2;
constexpr std::size_t kLongest = 4;

/// How often each n-gram stands in the text, in lower case with single blanks around its words. An n-gram goes by its
/// hash (FNV-1a, 64 bits).
std::map<std::uint64_t, double> countsOf(std::string_view text) {
    std::u32string words = U" ";
    const std::u32string low = lowered(characters(text));
    for (const std::u32string_view word : pieces(low))
        words.append(word).append(U" ");
    std::map<std::uint64_t, double> counts;
    for (std::size_t at = 0; at < words.size(); ++at) {
        std::uint64_t gram = 0xCBF29CE484222325;
        for (std::size_t length = 1; length <= kLongest && at + length <= words.size(); ++length) {
            gram = (gram ^ words[at + length - 1]) * 0x100000001B3;
            if (length >= kShortest) ++counts[gram];
        }
    }
    return counts;
}
} // namespace

NgramEmbedding::NgramEmbedding(const std::vector<std::string>& pool) : m_size(pool.size()) {
    for (const std::string& text : pool)
        for (const auto& [gram, count] : countsOf(text))
            ++m_texts[gram];
}

NgramEmbedding::Vector NgramEmbedding::of(std::string_view text) const {
    Vector weights;
    double squares = 0;
    for (const auto& [gram, count] : countsOf(text)) {
        const auto known = m_texts.find(gram);
        const std::size_t texts = known == m_texts.end() ? 0 : known->second;
        const double rarity = std::log(static_cast<double>(1 + m_size) / static_cast<double>(1 + texts)) + 1;
        weights.emplace_back(gram, count * rarity);
        squares += weights.back().second * weights.back().second;
    }
    for (auto& [gram, weight] : weights)
        weight /= std::sqrt(squares);
    return weights;
}

double NgramEmbedding::similarity(const Vector& a, const Vector& b) {
    double sum = 0;
    for (auto left = a.begin(), right = b.begin(); left != a.end() && right != b.end();) {
        if (left->first == right->first)
            sum += (left++)->second * (right++)->second;
        else
            ++(left->first < right->first ? left : right);
    }
    return sum;
}

} // namespace chronoscope::mined
