// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/ImportFolder.h"

#include "app/studies/mined/ImportLists.h"
#include "core/benchmark/Importer.h"
#include "core/exchange/FileGuess.h"
#include "core/facts/FactImport.h"
#include "core/studies/mined/TaskFiles.h"
#include "core/studies/robustness/FactFile.h"

#include <algorithm>
#include <filesystem>

namespace chronoscope::app {

namespace fs = std::filesystem;

namespace {
bool isPictureOfMined(const fs::path& file, const fs::path& folder) {
    const fs::path inside = file.parent_path().lexically_relative(folder.parent_path());
    return std::find(inside.begin(), inside.end(), "imgs") != inside.end();
}

/// A task file that its own folder is read with: what lies beside the folder of the published layout is not.
bool isTaskFile(const std::string& file) {
    std::error_code ignored;
    return !mined::findTaskFiles(file).files.empty() &&
           !fs::is_directory(fs::path(file).parent_path() / "inference_data", ignored);
}

bool isOfFacts(const std::string& file, const facts::ColumnMap& map, const facts::ColumnMap& columns) {
    const auto lists = datedListsIn(file);
    if (!lists || *lists) return true; // what is wrong with such a list is said where it is read
    return (map.empty() && robustness::factFileKind(file)) || facts::isFactFile(file, columns);
}
} // namespace

FolderFiles filesBelow(const std::string& folder, bool isMined, const facts::ColumnMap& map) {
    FolderFiles found;
    std::vector<std::string> rest;
    std::error_code problem;
    fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, problem);
    for (; !problem && at != fs::recursive_directory_iterator(); at.increment(problem)) {
        std::error_code ignored;
        const std::string path = at->path().string();
        if (benchmark::fileKind(path))
            found.benchmark.push_back(path);
        else if (!at->is_symlink(ignored) && at->is_regular_file(ignored))
            rest.push_back(path);
    }
    std::sort(rest.begin(), rest.end());
    const auto tasks = isMined ? rest.end()
                               : std::stable_partition(rest.begin(), rest.end(),
                                                       [](const std::string& file) { return !isTaskFile(file); });
    found.named.assign(tasks, rest.end());
    rest.erase(tasks, rest.end());
    const bool hasMined = isMined || !found.named.empty();
    const bool isStrict = hasMined || !found.benchmark.empty();
    const facts::ColumnMap columns = isStrict && map.empty() ? facts::veryNames() : map;
    for (std::string& file : rest) {
        if (hasMined && isPictureOfMined(file, folder)) {
            found.pictures.push_back(std::move(file));
        } else if (isStrict && !exchange::isNamedLikeTable(file)) {
            found.others.push_back({std::move(file)});
        } else if (isOfFacts(file, map, columns)) {
            found.named.push_back(std::move(file));
        } else {
            const bool isLikely = isStrict && facts::isFactFile(file, map);
            found.others.push_back({std::move(file), isLikely});
        }
    }
    return found;
}

} // namespace chronoscope::app
