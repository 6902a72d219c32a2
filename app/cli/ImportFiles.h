// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/ImportTables.h"
#include "app/studies/mined/ImportMined.h"
#include "app/studies/robustness/ImportFacts.h"
#include "core/exchange/FactTwins.h"
#include "core/facts/FactIntake.h"
#include "core/studies/mined/DatedLists.h"

#include <map>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::app {

/// What `import` is to read, sorted by what it is: nothing is stored here. One command, main thread.

struct ImportOptions {
    std::string workspace;
    std::vector<std::string> paths;
    std::string images;
    TableWords table;
    bool datedFacts = false;
    bool json = false;
};

/// A table of somebody's own facts.
struct TableFile {
    std::string path;
    facts::FactIntake intake;
    std::optional<mined::DatedLists> lists = {}; ///< the file, where the table was made of it
    std::vector<exchange::FactTwin> twins = {};  ///< here before it was imported, and not the same
    std::vector<bool> heldOut = {};              ///< FactIntake::heldOut()
};

/// The files of one import: items of MINED, dated facts, tables of somebody's own facts, and the rest.
struct ImportFiles {
    ImportMined mined;
    ImportFacts dated;
    bool isTablesOnly() const { return benchmark.empty() && dated.isEmpty() && mined.isEmpty(); }
    std::vector<std::string> benchmark;
    std::vector<TableFile> tables;
    std::vector<std::string> words;               ///< that the workspace has from now on: packs
    std::map<std::string, std::string> leftAlone; ///< files of folders that are nothing of all this, and why
    std::map<std::string, std::string> unread;    ///< files of folders that hold something and are not read, and why
    std::set<std::string> settled;  ///< files of folders that the import of a benchmark has nothing to say of
    std::set<std::string> pictures; ///< of folders, that nothing names
    std::vector<std::string> notes; ///< of folders as a whole
};

/// Sorts what was named, and reads and checks every table, before anything is stored. BadInput, Cancelled.
Result<ImportFiles> readTables(const ImportOptions& options, const std::stop_token& stop);

/// On standard error: of many files that are nothing of ours the first.
void printLeftAlone(const ImportFiles& files);

} // namespace chronoscope::app
