// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/distract/DistractRun.h"

#include <cstdint>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::sources {

/// An element with the wrong options that it was given, for reading. Value type.
struct DistractedElement {
    std::int64_t ordinal = -1; ///< in its run; -1: of no run
    benchmark::Element element;
    std::vector<std::string> options;
    std::set<std::string> unverified; ///< of them, nobody has checked
    std::set<std::string> lookAlike;  ///< of them, matching of texts would count as right
    std::size_t rounds = 0;
    std::string unresolved; ///< as OptionOutcome has it
};
/// What the element's own JSON says of its options.
DistractedElement distractedElement(benchmark::Element element);
/// The run that wrote the element's options; nothing where nobody says of one.
std::optional<std::int64_t> writingRun(const benchmark::Element& element);

struct DistractView {
    DistractReport report; ///< its shares and reasons; nothing was changed
    std::vector<DistractedElement> elements;
};

/// What a run comes to so far, read from its replies; changes nothing. Cancelled. Blocks; any thread.
Result<DistractView> readDistract(store::Database& database, const DistractContext& context,
                                  const std::stop_token& stop);

/// The elements of the workspace that were given wrong options, whoever wrote them.
Result<DistractView> readDistracted(store::Database& database, const std::stop_token& stop);

/// The calls of one element of a run in their order. NotFound where the run does not ask about it.
Result<std::vector<DistractCall>> callsOf(store::Database& database, const DistractContext& context,
                                          std::int64_t ordinal);

/// The calls by which the element in `row` came to its options. NotFound where no run of this workspace wrote them:
/// they may have come with it from another. Cancelled. Blocks: reads the names that the workspace's elements hold.
Result<std::vector<DistractCall>> roundsOf(store::Database& database, std::int64_t row, const std::stop_token& stop);

/// How many elements of each domain lack wrong options; few-shots are not counted.
Result<std::map<benchmark::Domain, std::size_t>> lackingByDomain(store::Database& database);

} // namespace chronoscope::sources
