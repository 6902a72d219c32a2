// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/ConstructionFiles.h"

#include "core/base/AtomicFile.h"
#include "core/studies/mined/ImageFiles.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace chronoscope::mined {

namespace {
constexpr const char* kControlsFile = "Dimension6_no_controls.json";

Result<std::string> readConstructionTable(const std::string& path) {
    constexpr std::uintmax_t kMost = std::uintmax_t{256} << 20; // bytes
    std::error_code problem;
    const auto size = std::filesystem::file_size(path, problem);
    if (problem) return Error{ErrorCode::Io, problem.message(), path};
    if (size > kMost) return Error{ErrorCode::BadInput, "the table is too large", path};
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    if (!in) return Error{ErrorCode::Io, "the table cannot be read", path};
    return text.str();
}

std::string textOf(const std::vector<nlohmann::ordered_json>& items) {
    using Json = nlohmann::ordered_json;
    return Json(items).dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}
} // namespace

ConstructionSources sourcesIn(const std::string& folder) {
    namespace fs = std::filesystem;
    std::error_code ignored;
    const fs::path base(folder);
    const auto fileIn = [&](const char* name) {
        return fs::is_regular_file(base / name, ignored) ? (base / name).string() : std::string();
    };
    return {fileIn("entities.csv"), fileIn("attributes.csv"),
            fs::is_directory(base / "imgs", ignored) ? (base / "imgs").string() : folder};
}

Result<ConstructionInput> readConstructionFiles(const std::string& entities, const std::string& attributes) {
    const auto named = readConstructionTable(entities);
    if (!named) return named.error();
    const auto dated = readConstructionTable(attributes);
    if (!dated) return dated.error();
    return readConstructionInput(*named, *dated);
}

std::vector<std::string> pictureProblems(const std::vector<PicturedEntity>& entities, const std::string& folder,
                                         const std::stop_token& stop) {
    const ImageFiles pictures({folder});
    std::set<std::string> seen;
    std::vector<std::string> problems;
    for (const PicturedEntity& entity : entities)
        for (const std::string* path : {&entity.image, &entity.otherImage}) {
            if (stop.stop_requested()) return problems;
            if (!seen.insert(*path).second) continue;
            if (const auto read = pictures.read(*path); !read)
                problems.push_back(fmt::format("{}: {}", entity.name, read.error().text()));
        }
    return problems;
}

std::vector<TaskText> taskTexts(const Construction& built, bool controls) {
    std::vector<TaskText> texts;
    for (const Task task : kAllTasks)
        if (const auto& items = built.items[static_cast<std::size_t>(task)]; !items.empty())
            texts.push_back({fmt::format("{}.json", fileName(task)), textOf(items)});
    if (controls && !built.controls.empty()) texts.push_back({kControlsFile, textOf(built.controls)});
    return texts;
}

Status writeConstruction(const Construction& built, const std::string& folder) {
    for (const Task task : kAllTasks) {
        const std::string path = fmt::format("{}/inference_data/{}.json", folder, fileName(task));
        if (const Status written =
                replaceFile(path, textOf(built.items[static_cast<std::size_t>(task)]), FileAccess::Usual);
            !written)
            return written;
    }
    return replaceFile(fmt::format("{}/{}", folder, kControlsFile), textOf(built.controls), FileAccess::Usual);
}

} // namespace chronoscope::mined
