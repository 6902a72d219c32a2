// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/TaskFiles.h"

#include "core/exchange/FileGuess.h"
#include "core/exchange/FolderFiles.h"
#include "core/studies/mined/DatedLists.h"
#include "core/studies/mined/ItemReader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>

namespace chronoscope::mined {

namespace fs = std::filesystem;

namespace {
constexpr const char* kTaskFolder = "inference_data";
constexpr const char* kPictureFolder = "imgs";

/// Attribute lists may be long, but they come after the first fields. Empty where `file` is no plain file.
std::string beginningOf(const fs::path& file) {
    constexpr std::size_t kLook = 64 * 1024;
    std::error_code ignored;
    if (!fs::is_regular_file(file, ignored)) return {};
    std::ifstream in(file, std::ios::binary);
    std::string beginning(kLook, '\0');
    in.read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
    beginning.resize(static_cast<std::size_t>(std::max<std::streamsize>(in.gcount(), 0)));
    return beginning;
}

bool isTaskFile(const fs::path& file) { return looksLikeTaskFile(beginningOf(file)); }

/// What is larger than any task file is not read for this.
bool isJson(const fs::path& file) {
    constexpr std::uintmax_t kMost = 64 << 20; // bytes
    std::error_code problem;
    if (const auto size = fs::file_size(file, problem); problem || size > kMost) return !problem;
    std::ifstream in(file, std::ios::binary);
    return nlohmann::json::accept(in);
}

/// The path by which files of a folder are named: the folder's own, and not where a link in it leads.
fs::path placeOf(const fs::path& file) {
    std::error_code problem;
    const fs::path folder = fs::weakly_canonical(file.has_parent_path() ? file.parent_path() : ".", problem);
    return problem ? file : folder / file.filename();
}

std::vector<fs::path> jsonFilesIn(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code problem;
    for (fs::directory_iterator at(folder, problem), end; !problem && at != end; at.increment(problem))
        if (std::error_code lost; at->path().extension() == ".json" && at->is_regular_file(lost))
            files.push_back(at->path()); // no folder, and no pipe, which would be waited for
    std::sort(files.begin(), files.end());
    return files;
}

/// Where the pictures of task files in `folder` may be.
std::vector<std::string> rootsFor(const fs::path& folder) {
    std::vector<std::string> roots;
    std::error_code ignored;
    for (const fs::path& base : {folder, folder.parent_path()}) {
        if (const fs::path pictures = base / kPictureFolder; fs::is_directory(pictures, ignored))
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
    std::vector<fs::path> others;
    for (const fs::path& file : jsonFilesIn(folder))
        isTaskFile(file) ? found.files.push_back(file.string()) : others.push_back(file);
    if (found.files.empty()) return {};
    for (const fs::path& file : others)
        (isJson(file) ? found.ignored : found.broken).push_back(file.string());
    if (isPublished)
        for (const fs::path& file : jsonFilesIn(whole)) {
            (std::ifstream(file).good() ? found.ignored : found.broken).push_back(file.string());
            if (isTaskFile(file)) found.apart.push_back(file.string());
        }
    found.roots = rootsFor(folder);
    for (const std::string& root : found.roots) // what is beside the folder is somebody else's to tell of
        if (root == whole.string() || root.starts_with((whole / "").string())) found.beside.push_back(root);
    return found;
}

void leave(TaskFiles& files, const std::string& file) {
    const std::string whole = placeOf(file).string();
    for (auto* list : {&files.ignored, &files.apart, &files.broken})
        std::erase(*list, whole);
}

bool tellsWhyNot(const TaskFiles& files, const std::string& file) {
    const std::string whole = placeOf(file).string();
    return std::ranges::any_of(std::array{&files.files, &files.ignored, &files.broken},
                               [&](auto* list) { return std::ranges::find(*list, whole) != list->end(); });
}

bool tellsOf(const TaskFiles& files, const std::string& file) {
    const std::string within = placeOf(file).string() + '/';
    const auto isInIt = [&](const std::string& task) { return task.starts_with(within); };
    if (tellsWhyNot(files, file) || std::ranges::any_of(files.files, isInIt)) return true;
    return std::ranges::any_of(files.beside, [&](const std::string& root) {
        const bool isItsOwn = exchange::isNamedLikePicture(file) || fs::path(root).filename() == kPictureFolder;
        return isItsOwn && within.starts_with(root + '/');
    });
}

bool holdsDatedLists(const std::string& path) { return looksLikeDatedLists(beginningOf(path)); }

exchange::StudyFiles filesOfMined() {
    const auto claim = [](const std::string& path) -> std::optional<exchange::StudyFiles::Claim> {
        TaskFiles files = findTaskFiles(path);
        if (files.files.empty()) return std::nullopt;
        return exchange::StudyFiles::Claim{[files](const std::string& file) { return tellsOf(files, file); },
                                           [files](const std::string& file) { return tellsWhyNot(files, file); }};
    };
    return {claim, holdsDatedLists, true};
}

} // namespace chronoscope::mined
