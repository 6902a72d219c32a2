// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/exchange/ReferenceExport.h"
#include "core/exchange/ReferenceImport.h"
#include "tests/support/Workbench.h"

#include <functional>
#include <map>
#include <string>

namespace chronoscope::test {

/// A workspace of the sample benchmark whose runs go out to the reference code's result files and come back.
class ResultsBench {
public:
    static constexpr const char* kModel = "calibration:?cutoff=2019&recall=0.7&partial=0.3&refusal=0.05&noise=0.1";
    static constexpr const char* kGreedy = "Result_TimeVariant_General_Dynamic_temp0.0.json";
    static constexpr const char* kSampled = "Result_TimeVariant_General_Dynamic_temp0.7.json";
    using Files = std::map<std::string, std::string>; ///< contents by name

    const TempDir folder;
    const WorkspacePtr workspace = makeWorkspace(folder);

    /// Everything under the Generation template.
    static run::RunSpec generation();
    static Files filesIn(const std::string& path); ///< none if there is no such folder

    /// Throws unless the run comes to its end.
    std::int64_t finishedRun(const run::RunSpec& spec, const std::string& uri = kModel) const;
    /// Where an export of the run into the folder `name` puts its files.
    std::string exportFolder(std::int64_t run, const std::string& name) const;
    /// Exports into the folder `name`; the files.
    Files exported(std::int64_t run, const std::string& name,
                   prompt::Template form = prompt::Template::Generation) const;
    Result<exchange::ReferenceImport>
    take(const std::string& from, const std::function<void(exchange::ReferenceImportOptions&)>& change = {}) const;
    std::size_t runCount() const;
    std::int64_t rowsOf(const std::string& table) const; ///< "reply WHERE …"
};

} // namespace chronoscope::test
