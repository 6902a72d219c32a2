// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <cstddef>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::exchange {

/// The files of one export into one folder. They are written as streams under temporary names and get their own
/// together, once all of them are on the disk: an export that fails, is stopped or killed leaves none behind that looks
/// whole. Nothing is overwritten. Owned by the export; one thread. Errors: InvalidArgument for a name that is taken,
/// DiskFull, Io.
class ExportFiles {
public:
    /// Nothing is made before the first file.
    explicit ExportFiles(std::string folder) : m_folder(std::move(folder)) {}
    ~ExportFiles(); ///< removes what has no name yet
    ExportFiles(const ExportFiles&) = delete;
    ExportFiles& operator=(const ExportFiles&) = delete;

    /// A new file with this name in the folder, or in one below it ("Fewshots/…"), which are made if they are missing;
    /// returns the number of the file.
    Result<std::size_t> add(const std::string& name);
    Status write(std::size_t file, std::string_view bytes);
    /// Gives the files their names; returns their paths in the order of their numbers.
    Result<std::vector<std::string>> finish();

private:
    struct File {
        std::string path;
        std::string temporary; ///< empty once it has its name
        std::FILE* stream = nullptr;
    };

    Status close(File& file);
    Status name(File& file);

    std::string m_folder;
    std::vector<File> m_files;
};

/// `model` as the name of a folder: what a file system may not like becomes "__".
std::string folderName(std::string_view model);
/// Where the files to be read are: FOLDER/KIND/MODEL, the only folder in FOLDER/KIND under whatever name, or else
/// FOLDER itself. NotFound, with the names that are there, where several are and none is the model's.
Result<std::string> resultFolder(const std::string& folder, const char* kind, const std::string& model);

} // namespace chronoscope::exchange
