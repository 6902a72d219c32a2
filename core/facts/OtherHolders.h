// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Element.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace chronoscope::facts {

/// Who held a relation, for wrong options without a model: objects of the same relation that were never right for the
/// subject asked about. Nobody has verified them. Filled first, then asked from any thread. Memory: at most kMaxNames
/// names a relation.
class OtherHolders {
public:
    static constexpr std::size_t kMaxNames = 200;
    static constexpr std::size_t kMaxHoldings = 50;

    using Relation = std::pair<benchmark::Domain, std::string>;

    /// `name` held `relation` of the subject number `subject` at some time in these years.
    void add(const Relation& relation, const std::string& name, std::size_t subject, int first, int last);

    struct Query {
        std::size_t subject = 0;
        int first = 0; ///< years asked about
        int last = 0;
        std::set<std::string> excluded; ///< folded: what is right in any year, the subject, options that are there
        std::size_t count = 0;
        std::uint64_t seed = 0; ///< decides among equals, so that the same table gives the same options
    };
    /// At most `count` names, different when folded: first holders of the same years that share a subject with a right
    /// one, then others of these years, then of any.
    std::vector<std::string> choose(const Relation& relation, const Query& query) const;

private:
    struct Holding {
        std::size_t subject;
        int first;
        int last;
    };
    struct Holder {
        std::string name;
        std::string folded;
        std::uint64_t hash;
        std::vector<Holding> holdings;
    };
    struct Holders {
        std::vector<Holder> list;
        std::unordered_map<std::string, std::size_t> byName;
    };

    std::map<Relation, Holders> m_relations;
};

} // namespace chronoscope::facts
