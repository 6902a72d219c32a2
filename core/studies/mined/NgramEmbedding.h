// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace chronoscope::mined {

/// How alike two texts are without a model: character n-grams of 2 to 4, weighted by their rarity in a pool of texts
/// (TF-IDF) and scaled to length 1, so that the dot product is the cosine. A stand-in, offline, for the sentence
/// embedding of the published IKE: what it retrieves is not what that retrieves, so results by it carry its name.
/// Immutable; any thread.
class NgramEmbedding {
public:
    static constexpr std::string_view kName = "tf-idf character n-grams 2-4 (offline)";
    /// Weight by n-gram, ascending.
    using Vector = std::vector<std::pair<std::uint64_t, double>>;

    explicit NgramEmbedding(const std::vector<std::string>& pool);
    Vector of(std::string_view text) const;
    static double similarity(const Vector& a, const Vector& b);

private:
    std::unordered_map<std::uint64_t, std::size_t> m_texts; ///< in how many texts of the pool an n-gram is
    std::size_t m_size = 0;
};

} // namespace chronoscope::mined
