// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <string>
#include <vector>

namespace chronoscope::mined {

/// What an import is to read of a path.
struct TaskFiles {
    std::vector<std::string> files;   ///< task files, by name
    std::vector<std::string> roots;   ///< folders that image paths may be relative to
    std::vector<std::string> ignored; ///< JSON files beside them that are not read
    std::vector<std::string> broken;  ///< files among them, by their names of JSON, that are none
};

/// The task files at `path`: the file itself, or those of a folder. In the published layout they are in its
/// `inference_data`, and nothing beside that is read; else those right in the folder are. Told by content. Nothing
/// where `path` is no such file or folder. Any thread.
TaskFiles findTaskFiles(const std::string& path);

} // namespace chronoscope::mined
