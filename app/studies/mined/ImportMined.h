// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Workspace.h"
#include "core/studies/mined/MinedImport.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace chronoscope::app {

/// That pictures below a folder are nobody's, for people.
std::string strayPictures(const std::string& folder, std::size_t count);

/// The task files of MINED in one `import`, with their pictures. One command, main thread.
class ImportMined {
public:
    /// True where `path` is a task file or a folder of them, and was taken. `images`: a folder that image paths are
    /// tried in first; may be empty.
    bool take(const std::string& path, const std::string& images);
    /// The file lies in a folder that was taken, and is read as something else.
    void leave(const std::string& file);
    bool isEmpty() const { return m_files.empty(); }
    const std::string& first() const { return m_paths.front(); }

    Status store(store::Workspace& workspace, const std::stop_token& stop);

    /// How many items, pictures and task files were left out.
    std::size_t leftOut() const;
    /// One object for each path; empty where none was taken.
    nlohmann::ordered_json json() const;
    /// Counts for a person on standard output.
    void print() const;
    /// What was left out, pictures that were not taken, and files that were not read, on standard error.
    void printFaults() const;

private:
    std::vector<std::string> m_paths;
    std::vector<mined::TaskFiles> m_files;
    std::vector<mined::MinedReport> m_reports;
};

} // namespace chronoscope::app
