// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/benchmark/Slice.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chronoscope::traversal {

/// paper: Algorithm 2 of ChroKnowledge as its text defines it; reference: as the authors' code does it. What differs is
/// in ProtocolRules, and nowhere else.
enum class Protocol : int { Paper = 0, Reference };
std::string_view name(Protocol protocol); ///< "paper", "reference"
std::optional<Protocol> protocolFromName(std::string_view text);

/// The rules of `reference` were corrected once: the first edition reused right answers only, and read and counted in
/// the program's own way. Runs of the first edition go on and are shown by its rules; new ones are of the second. The
/// rules of `paper` are the same in both.
inline constexpr int kEdition = 2;

/// In which order the years of one side are shown.
enum class YearOrder : int { NearestFirst = 0, FarthestFirst };

inline constexpr int kMaxSpan = 20;   ///< years on one side
inline constexpr int kAllYears = 100; ///< … at most, where all of a side are shown

/// Everything that decides what a traversal run asks, but for the run it starts from, whose packs, judge, mode and
/// decoding it shares. Stored with the run. Value type; the defaults are the paper's.
struct TraversalSpec {
    Protocol protocol = Protocol::Paper;
    int edition = kEdition;
    /// Years shown before the target, at most; 0 = none, and under `reference` all, as the authors' code slices them.
    int previous = 3;
    int next = 3; ///< … after it; 0 = none
    YearOrder order = YearOrder::NearestFirst;
    double temperature = 0;
    /// Which of the base run's elements are measured, drawn in every chronological category apart, so that shares of
    /// the whole can be told from it; the Partial Known among them are traversed.
    benchmark::Sample sample{benchmark::Sample::Kind::Percent, 10, 42};
    std::string words; ///< JSON of the TraversalWords

    int stepsBefore() const;                          ///< steps of the previous side, at most
    int span() const { return stepsBefore() + next; } ///< steps of one target, at most
    /// What is wrong with it, if anything.
    std::optional<std::string> problem() const;
};

void to_json(nlohmann::json& json, const TraversalSpec& spec);
void from_json(const nlohmann::json& json, TraversalSpec& spec); ///< throws nlohmann::json::exception
/// From a stored or typed text; never throws.
Result<TraversalSpec> parseTraversalSpec(std::string_view json);

} // namespace chronoscope::traversal
