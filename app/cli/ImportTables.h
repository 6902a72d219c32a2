// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/facts/FactImport.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace chronoscope::app {

/// What the command line says about tables of one's own facts, as it was typed.
struct TableWords {
    std::string map;
    std::string years;
    int asOf = 0; ///< 0: this year
    std::string yearRule = "overlap";
    std::string gaps = "open";
    std::string dateOrder;
    std::uint64_t seed = 42;
    bool onlyGood = false;
    bool strict = false;
    std::vector<std::string> wording; ///< packs whose words the workspace keeps
};
void addTableOptions(CLI::App& command, TableWords& words);

/// InvalidArgument for words without a meaning. The shipped packs and `own`, those of the workspace, tell which
/// relations have a question of their own.
Result<facts::FactOptions> toOptions(const TableWords& words, const std::vector<std::string>& own);

/// What was made of a table, row by row and element by element; `heldOut`: FactIntake::heldOut().
nlohmann::ordered_json factsJson(const std::string& path, const facts::FactIntake& intake,
                                 const std::vector<bool>& heldOut);
/// The same for a person, on standard output.
void printFacts(const std::string& path, const facts::FactIntake& intake, const std::vector<bool>& heldOut);
/// Rows that were left out and what should be looked at, a line each on standard error.
void printFactMessages(const std::string& path, const facts::FactIntake& intake);

} // namespace chronoscope::app
