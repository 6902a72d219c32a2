// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/facts/FactIntake.h"
#include "core/store/Workspace.h"
#include "core/studies/robustness/FactImport.h"

#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::app {

/// That a Parquet file is not read, and how to write it as CSV.
Error noParquet(const std::string& path);

/// That the facts of a relation cannot be asked before a pack words them.
std::string noQuestion(const std::string& source, const std::string& relation, std::size_t facts);

/// The dated facts of one `import`: files of them, tables with bounded periods, and, where asked for, elements. One
/// command, main thread.
class ImportFacts {
public:
    /// BadInput for Parquet, with how to write it as CSV; true where `path` holds dated facts and was taken. What was
    /// said to be a table of somebody's own is not.
    Result<bool> take(const std::string& path, bool isOwnTable);
    bool isEmpty() const { return m_files.empty(); }
    const std::string& first() const { return m_files.front().path; }

    /// Words that the workspace has of its own: which relations have a question is said with them.
    void useWords(std::vector<std::string> packs) { m_packs = std::move(packs); }

    /// Stores the facts of all files that were taken.
    Status store(store::Workspace& workspace, const std::stop_token& stop);
    /// Stores the facts of somebody's own table, if it has any. `made`: the table that was made of the file; empty
    /// where the file is the table.
    Status storeTable(store::Workspace& workspace, const std::string& path, const std::string& made,
                      const facts::FactOptions& options, const std::stop_token& stop);
    /// What stands before `next` to store the facts of elements too; lives until endElements().
    Result<benchmark::ElementSink*> elementSink(benchmark::ElementSink& next,
                                                std::shared_ptr<store::Workspace> workspace);
    /// No more elements come: the workspace is let go, what was stored is remembered.
    void endElements();

    /// How many lines were left out.
    std::size_t leftOut() const;
    /// One object for each source that had facts or faults; empty where there was none.
    nlohmann::ordered_json json() const;
    /// Counts for a person on standard output.
    void print() const;
    /// Lines that were left out and relations without a question, on standard error.
    void printFaults() const;

private:
    struct File {
        std::string path;
        robustness::FactFileKind kind;
    };
    Result<const robustness::Wording*> wording();
    std::vector<const robustness::FactImportReport*> reports() const;

    std::vector<File> m_files;
    std::vector<std::string> m_packs;
    std::optional<robustness::Wording> m_wording;
    std::vector<robustness::FactImportReport> m_reports;
    std::unique_ptr<robustness::FactSink> m_elements;
    std::optional<robustness::FactImportReport> m_ofElements;
};

} // namespace chronoscope::app
