// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/FileGuess.h"

#include "core/base/CsvReader.h"
#include "core/base/SqliteFile.h"
#include "core/base/Text.h"
#include "core/benchmark/Importer.h"
#include "core/facts/FactImport.h"
#include "core/labels/LabelSet.h"
#include "core/prompt/RelationWords.h"
#include "core/store/Database.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>

namespace chronoscope::exchange {

namespace fs = std::filesystem;

namespace {
constexpr int kHead = 64 << 10;                         ///< bytes that are looked at
constexpr std::uintmax_t kWholePack = 4 << 20;          ///< packs and label sets are no larger
constexpr std::string_view kPackStart = "chronoscope-"; ///< of every "format" of ours
/// Nothing else names an element and the run that asked it.
constexpr std::array<std::string_view, 2> kAnnotationKeys{"element_id", "run_id"};

bool namesAll(std::string_view text) {
    return std::all_of(kAnnotationKeys.begin(), kAnnotationKeys.end(),
                       [&](std::string_view key) { return text.find(key) != std::string_view::npos; });
}

bool hasAnnotationColumns(std::string_view head) {
    CsvReader reader(head);
    const auto row = reader.next();
    return row && row->problem.empty() && std::all_of(kAnnotationKeys.begin(), kAnnotationKeys.end(), [&](auto key) {
               return std::find(row->cells.begin(), row->cells.end(), key) != row->cells.end();
           });
}

FileGuess annotations(annotation::ExchangeFormat format) { return {FileUse::Annotations, format, {}}; }

/// What a JSON file is, or one with an object on each line; `head` begins with '{' or '['.
FileGuess guessJson(const std::string& path, std::string_view head) {
    using annotation::ExchangeFormat;
    if (head.front() == '[') // a list of tasks, or of a study's items
        return namesAll(head) ? annotations(ExchangeFormat::LabelStudio) : FileGuess{FileUse::Table, {}, {}};
    if (namesAll(head.substr(0, head.find('\n')))) return annotations(ExchangeFormat::Jsonl);
    std::error_code lost;
    if (const auto size = fs::file_size(path, lost); lost || size > kWholePack) return {FileUse::Table, {}, {}};
    const auto text = facts::factBytes(path);
    if (!text) return {FileUse::Table, {}, {}};
    if (std::string pack = prompt::packFormat(*text); pack.starts_with(kPackStart))
        return {FileUse::Pack, {}, std::move(pack)};
    return {annotation::labelSetFromJson(*text) ? FileUse::LabelSet : FileUse::Table, {}, {}};
}

std::string suffixOf(const std::string& path) { return text::toUtf8(text::lower(fs::path(path).extension().string())); }
} // namespace

FileGuess guessFile(const std::string& path) {
    const std::string suffix = suffixOf(path);
    std::error_code lost;
    const fs::path file = fs::absolute(path, lost);
    if (!lost && fs::is_directory(file, lost)) return {FileUse::Benchmark, {}, {}};
    if (suffix == ".chronoscope") return {FileUse::Workspace, {}, {}}; // an empty one too
    if (lost || !fs::is_regular_file(file, lost)) return {};
    const auto read = store::guarded([&] { return firstBytes(file.string(), kHead); });
    if (!read) return {};
    std::string_view head = *read;
    if (head.starts_with(std::string_view("SQLite format 3\0", 16))) return {FileUse::Workspace, {}, {}};
    if (suffix == ".gguf" || head.starts_with("GGUF")) return {FileUse::Model, {}, {}};
    if (benchmark::fileKind(path)) return {FileUse::Benchmark, {}, {}};
    if (head.starts_with("\xEF\xBB\xBF")) head.remove_prefix(3);
    const std::string_view text = text::trim(head);
    if (!text.empty() && (text.front() == '{' || text.front() == '[')) return guessJson(file.string(), text);
    if (hasAnnotationColumns(head)) return annotations(annotation::ExchangeFormat::Csv);
    return {isNamedLikeData(path) ? FileUse::Table : FileUse::Other, {}, {}}; // where its bytes say nothing
}

bool isNamedLikeData(const std::string& path) {
    constexpr std::array<std::string_view, 5> kData{".csv", ".tsv", ".txt", ".json", ".jsonl"};
    return std::find(kData.begin(), kData.end(), suffixOf(path)) != kData.end();
}

bool isNamedLikePicture(const std::string& path) {
    constexpr std::array<std::string_view, 11> kPictures{".png",  ".jpg", ".jpeg", ".gif",  ".webp", ".bmp",
                                                         ".tiff", ".tif", ".svg",  ".avif", ".heic"};
    return std::find(kPictures.begin(), kPictures.end(), suffixOf(path)) != kPictures.end();
}

} // namespace chronoscope::exchange
