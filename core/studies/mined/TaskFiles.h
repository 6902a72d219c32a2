// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <string>
#include <vector>

namespace chronoscope::exchange {
struct StudyFiles;
}

namespace chronoscope::mined {

/// What an import is to read of a path.
struct TaskFiles {
    std::vector<std::string> files;   ///< task files, by name
    std::vector<std::string> roots;   ///< folders that image paths may be relative to
    std::vector<std::string> ignored; ///< JSON files beside them that are not read
    std::vector<std::string> apart;   ///< of those, task files, which are read where they are named
    std::vector<std::string> broken;  ///< files among them, by their names of JSON, that are none
    std::vector<std::string> beside;  ///< of a folder: it and those in it whose pictures are there for its items
};

/// The task files at `path`: the file itself, or those of a folder. In the published layout they are in its
/// `inference_data`, and nothing beside that is read; else those right in the folder are. Told by content. Nothing
/// where `path` is no such file or folder. Any thread.
TaskFiles findTaskFiles(const std::string& path);

/// The file lies in a folder of task files, and is read as something else: no longer among what is not read.
void leave(TaskFiles& files, const std::string& file);

/// Whether an import of `files` says what comes of the file: a task file, what lies among them, or a picture for them;
/// also a link to a folder of those. Any thread.
bool tellsOf(const TaskFiles& files, const std::string& file);
/// Whether it also says why, where the file cannot be read: of what lies among the pictures it does not. Any thread.
bool tellsWhyNot(const TaskFiles& files, const std::string& file);
/// Whether the file holds lists of dated answers, by its beginning: see DatedLists. Any thread.
bool holdsDatedLists(const std::string& path);
/// What below a folder is MINED's. Lists of dated answers are tables: what is wrong with one is said where it is read.
exchange::StudyFiles filesOfMined();

} // namespace chronoscope::mined
