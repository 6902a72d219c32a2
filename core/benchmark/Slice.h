// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/benchmark/Element.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace chronoscope::benchmark {

/// How many of the matching elements to take.
struct Sample {
    enum class Kind { All, First, Random, Percent };
    Kind kind = Kind::All;
    double amount = 0; ///< elements (First, Random) or percent (Percent)
    std::uint64_t seed = 42;

    /// "all", "first:N", "N" (seeded random) or "N%".
    static Result<Sample> parse(std::string_view text, std::uint64_t seed = 42);
    std::string text() const;
};

/// Which part of the benchmark a run asks about; an empty list means no restriction. Value type.
struct SliceSpec {
    std::vector<Domain> domains;
    std::vector<State> states;
    std::vector<std::string> relations;
    std::vector<int> years;
    std::string subjectText; ///< case-insensitive part of the subject
    Sample sample;

    bool wants(Domain domain) const;
    bool wants(State state) const;
    bool wantsRelation(const std::string& relation) const;
    bool wantsYear(int year) const;
};

void to_json(nlohmann::json& json, const SliceSpec& spec);
void from_json(const nlohmann::json& json,
               SliceSpec& spec); ///< throws nlohmann::json::exception, at an unknown name too

/// "2010-2013,2020" → {2010, 2011, 2012, 2013, 2020}, ascending.
Result<std::vector<int>> parseYears(std::string_view text);

/// What a slice needs to know of an element without reading its objects.
struct ElementMeta {
    std::int64_t row = 0; ///< number of the element in its workspace, in import order
    ContentId id{};
    Domain domain = Domain::General;
    State state = State::Dynamic;
    std::string relation;
    std::string subject;
    std::vector<int> years; ///< askable years, ascending
    int distractors = 0;
};

/// The elements of `spec` among `candidates` in benchmark order (domain, state, row), with their years cut to the
/// slice. A seeded sample depends only on the seed and the element ids, so it survives re-imports.
std::vector<ElementMeta> resolveSlice(const SliceSpec& spec, std::vector<ElementMeta> candidates);

/// Content hash of a resolved slice: the ids and years asked, independent of order.
std::string sliceHash(const std::vector<ElementMeta>& elements);

} // namespace chronoscope::benchmark
