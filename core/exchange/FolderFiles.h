// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/facts/FactColumns.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <system_error>
#include <vector>

namespace chronoscope::exchange {

/// What files are to a study, as it says itself. Its functions read beginnings of files and block; any thread. Value.
struct StudyFiles {
    /// That the study reads a file, or a folder as one.
    struct Claim {
        /// Of a folder: whether it reads that file below it, or says itself that it does not.
        std::function<bool(const std::string& file)> tellsOf = {};
        /// Whether it also says why, where the file cannot be read.
        std::function<bool(const std::string& file)> tellsWhyNot = {};
    };
    std::function<std::optional<Claim>(const std::string& path)> claim = {}; ///< nothing: it does not read it
    /// A file in a layout of its own that is read as a table of facts.
    std::function<bool(const std::string& file)> isTable = {};
    bool isBenchmark = false; ///< a table beside its files is one only by the very names of its columns

    bool reads(const std::string& path) const { return claim && claim(path).has_value(); }
};

/// What an import is to do with the files below a folder.
struct FolderFiles {
    static constexpr std::size_t kNoStudy = static_cast<std::size_t>(-1);
    struct Part {
        std::string path;
        std::size_t study = kNoStudy; ///< that reads it, by its place in the list; none: a table of facts
        bool isFolder = false;        ///< read as one
    };
    enum class Why {
        Nothing, ///< neither of a study nor a table of facts
        Likely,  ///< a table, were it not for the names of its columns
        Apart,   ///< a study reads it, but not with the folder around it, which it reads as one
        Special, ///< a pipe, a socket or a device
    };
    struct Left {
        std::string path;
        Why why = Why::Nothing;
        std::size_t study = kNoStudy; ///< of Apart
    };
    struct Unread {
        enum class What {
            Unreadable,
            LinkedFolder, ///< a link to a folder, which is not followed
            Special,      ///< a pipe, a socket or a device, named like data
        };
        std::string path;
        std::error_code problem = {}; ///< of Unreadable; no_such_file_or_directory: a link to nothing
        bool isFolder = false;        ///< of which an import of the folder around it as a benchmark tells too
        What what = What::Unreadable;
    };
    std::vector<std::string> benchmark; ///< files named like benchmark files, and links to such
    std::vector<std::string> lost;      ///< what else stands there so named
    std::vector<Part> parts;            ///< to be read as if each were named, in the order of their names
    std::vector<std::string> told;      ///< of which the study says what comes that reads their folder as one
    std::vector<std::string> pictures;  ///< that nothing names
    std::vector<std::string> named;     ///< that are read by names of their own, and are in no list but `told`
    std::vector<Left> left;             ///< left alone
    std::vector<Unread> unread;         ///< folders, and files named like data, that cannot be; the walk goes on
};

/// Told by content, as a file is that is named; only what is a benchmark file its name tells. The first of `studies`
/// takes what several would. Where a benchmark lies, of whatever study, a table is one only by the very names of its
/// columns, unless `map` says more: what else lies there has columns that mean much the same. Where none does, files of
/// any name are looked at. Links to folders are not followed, and pictures not opened. Of hidden links to folders and
/// special files nothing is told. `given`: all paths that are read, `folder` among them; a file below it that is one of
/// them, wherever links lead, or lies in one of them that is a folder below this one, is read by that name; of what is
/// named like a benchmark file the import itself sees that it comes in once. All empty where `folder` is no folder;
/// not whole once `stop` is requested. Blocks; any thread.
FolderFiles filesBelow(const std::string& folder, const std::vector<StudyFiles>& studies, const facts::ColumnMap& map,
                       const std::stop_token& stop = {}, const std::vector<std::string>& given = {});

} // namespace chronoscope::exchange
