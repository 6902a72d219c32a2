// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/TaskFiles.h"

#include "core/studies/mined/ItemReader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace chronoscope::mined {

namespace fs = std::filesystem;

namespace {
constexpr const char* kTaskFolder = "inference_data";

/// Told by the first bytes: attribute lists may be long, but they come after the first fields.
bool isTaskFile(const fs::path& file) {
    constexpr std::size_t kLook = 64 * 1024;
    std::error_code ignored;
    if (!fs::is_regular_file(file, ignored)) return false;
    std::ifstream in(file, std::ios::binary);
    std::string beginning(kLook, '\0');
    in.read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
    beginning.resize(static_cast<std::size_t>(std::max<std::streamsize>(in.gcount(), 0)));
    return looksLikeTaskFile(beginning);
}

bool isJson(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return nlohmann::json::accept(in);
}

std::vector<fs::path> jsonFilesIn(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code problem;
    for (fs::directory_iterator at(folder, problem), end; !problem && at != end; at.increment(problem))
        if (at->path().extension() == ".json") files.push_back(at->path());
    std::sort(files.begin(), files.end());
    return files;
}

/// Where the pictures of task files in `folder` may be.
std::vector<std::string> rootsFor(const fs::path& folder) {
    std::vector<std::string> roots;
    std::error_code ignored;
    for (const fs::path& base : {folder, folder.parent_path()}) {
        if (const fs::path pictures = base / "imgs"; fs::is_directory(pictures, ignored))
            roots.push_back(pictures.string());
        if (fs::is_directory(base / kTaskFolder, ignored) || base == folder) roots.push_back(base.string());
    }
    return roots;
}
} // namespace

TaskFiles findTaskFiles(const std::string& path) {
    TaskFiles found;
    std::error_code problem;
    const fs::path whole = fs::weakly_canonical(path, problem);
    if (problem) return found;
    if (!fs::is_directory(whole, problem)) {
        if (!isTaskFile(whole)) return found;
        found.files = {whole.string()};
        found.roots = rootsFor(whole.parent_path());
        return found;
    }
    const bool isPublished = fs::is_directory(whole / kTaskFolder, problem);
    const fs::path folder = isPublished ? whole / kTaskFolder : whole;
    for (const fs::path& file : jsonFilesIn(folder))
        (isTaskFile(file) ? found.files : isJson(file) ? found.ignored : found.broken).push_back(file.string());
    if (found.files.empty()) return {};
    if (isPublished)
        for (const fs::path& file : jsonFilesIn(whole))
            found.ignored.push_back(file.string());
    found.roots = rootsFor(folder);
    return found;
}

} // namespace chronoscope::mined
