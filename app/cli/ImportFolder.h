// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/facts/FactColumns.h"

#include <string>
#include <vector>

namespace chronoscope::app {

/// What `import` is to do with the files below a folder.
struct FolderFiles {
    struct Other {
        std::string file;
        bool isLikely = false; ///< a table, were it not for the names of its columns
    };
    std::vector<std::string> benchmark; ///< named like benchmark files, and whatever else stands there so named
    std::vector<std::string> named;     ///< to be read as if each were named, in the order of their names
    std::vector<std::string> pictures;  ///< of MINED, which its items name
    std::vector<Other> others;          ///< left alone
};

/// Told by content, as a file is that is named; only what is a benchmark file its name tells. `isMined`: the folder is
/// one of MINED's, whose task files are read with it. Where it holds a benchmark or task files, a table is one only by
/// the very names of its columns: what else lies beside a benchmark has columns that mean much the same. All empty
/// where `folder` is no folder.
FolderFiles filesBelow(const std::string& folder, bool isMined, const facts::ColumnMap& map);

} // namespace chronoscope::app
