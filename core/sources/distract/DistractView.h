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

/// How many elements of each domain lack wrong options; few-shots are not counted.
Result<std::map<benchmark::Domain, std::size_t>> lackingByDomain(store::Database& database);

} // namespace chronoscope::sources
