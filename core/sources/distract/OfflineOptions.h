// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Element.h"
#include "core/facts/OtherHolders.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace chronoscope::sources {

/// Wrong options without a model, out of the other elements of a benchmark; nobody has verified them. In this order:
/// other objects of the relation, first those held in the same years by somebody who shares one with the subject;
/// names of the same form ("… F.C.", "Minister of …"); amounts, numbers and years moved by 10 to 50 %, in the law
/// first of all. Of a negative relation only what is true of its positive twin. Filled first, then asked from any
/// thread.
class OfflineOptions {
public:
    void add(const benchmark::Element& element);
    /// Names that other elements of the same subject and relation hold: right in other years.
    std::vector<std::string> heldElsewhere(const benchmark::Element& element) const;
    /// At most `count` names that differ when folded and are none of `excluded` (folded).
    std::vector<std::string> choose(const benchmark::Element& element, std::size_t count,
                                    const std::set<std::string>& excluded, std::uint64_t seed) const;

private:
    using Key = std::tuple<benchmark::Domain, std::string, std::string>; ///< relation, folded subject

    std::vector<std::string> ofTwin(const benchmark::Element& element) const;
    std::size_t numberOf(const benchmark::Element& element) const;

    facts::OtherHolders m_holders;
    std::map<Key, std::vector<std::string>> m_objects;
    std::map<std::pair<benchmark::Domain, std::string>, std::vector<Key>> m_relationsOf; ///< of a folded subject
    std::map<std::pair<benchmark::Domain, std::string>, std::vector<std::string>> m_byForm;
    std::unordered_map<std::string, std::size_t> m_subjects; ///< folded
};

/// The positive twin of a negative relation ("CapableOf" of "NotCapableOf"); empty for any other.
std::string positiveTwin(std::string_view relation);

/// `text` with its first number, amount, year or number word moved by 10 to 50 %, a year by 1 to 10 years; as many
/// different ones as there are up to `count`; none where it holds no number. Pure.
std::vector<std::string> movedNumbers(const std::string& text, std::size_t count, std::uint64_t seed);

} // namespace chronoscope::sources
