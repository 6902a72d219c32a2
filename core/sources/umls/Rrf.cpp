// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/umls/Rrf.h"

#include "core/sources/PackedFile.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <map>

namespace chronoscope::sources::umls {

namespace {
namespace fs = std::filesystem;

constexpr int kDeepestFolder = 6;

/// "2020AA": four digits and the half of the year.
bool isReleaseName(std::string_view name) {
    return name.size() == 6 &&
           std::all_of(name.begin(), name.begin() + 4, [](char c) { return c >= '0' && c <= '9'; }) &&
           (name.ends_with("AA") || name.ends_with("AB"));
}

/// The innermost folder around the files that is named like a release.
std::string releaseNameOf(const fs::path& meta) {
    std::string name;
    for (const fs::path& part : meta)
        if (isReleaseName(part.string())) name = part.string();
    return name;
}

constexpr std::string_view kRelationFile = "MRREL.RRF";

/// The file itself or a packed one.
fs::path fileIn(const fs::path& meta, std::string_view name) {
    std::error_code failed;
    for (const char* ending : {"", ".gz", ".bz2"})
        if (const fs::path path = meta / (std::string(name) + ending); fs::is_regular_file(path, failed)) return path;
    return {};
}

Status collect(const std::string& root, std::vector<fs::path>& metas) {
    std::error_code failed;
    const fs::path start = fs::canonical(root, failed); // "." lies in a folder with a name
    if (failed) return Error{ErrorCode::Io, failed.message(), root};
    if (!fs::is_directory(start, failed)) return Error{ErrorCode::InvalidArgument, "not a folder of a release", root};
    if (!fileIn(start, kRelationFile).empty()) metas.push_back(start);
    fs::recursive_directory_iterator entry(start, fs::directory_options::skip_permission_denied, failed);
    for (; !failed && entry != fs::recursive_directory_iterator(); entry.increment(failed)) {
        if (entry.depth() >= kDeepestFolder) entry.disable_recursion_pending();
        if (entry->is_directory(failed) && !fileIn(entry->path(), kRelationFile).empty())
            metas.push_back(entry->path());
    }
    return failed ? Status(Error{ErrorCode::Io, failed.message(), root}) : Status();
}

std::size_t splitRow(std::string_view line, std::span<std::string_view> fields) {
    std::size_t count = 0;
    while (!line.empty()) {
        const std::size_t end = line.find('|');
        if (end == std::string_view::npos) return 0; // every field is closed
        if (count == fields.size()) return count + 1;
        fields[count++] = line.substr(0, end);
        line.remove_prefix(end + 1);
    }
    return count;
}
} // namespace

Result<std::vector<Release>> findReleases(const std::vector<std::string>& paths, BuildReport& report) {
    std::vector<fs::path> metas;
    for (const std::string& path : paths)
        if (const Status found = collect(path, metas); !found) return found.error();
    std::map<int, Release> byYear;
    for (const fs::path& meta : metas) {
        const std::string name = releaseNameOf(meta);
        if (name.empty())
            return Error{ErrorCode::BadInput, "no folder around it is named like a release (2020AA)", meta.string()};
        int year = 0;
        std::from_chars(name.data(), name.data() + 4, year);
        Release& kept = byYear[year];
        if (!kept.name.empty() && kept.name != name)
            report.notes.push_back(fmt::format("{} has two releases: the one of spring is read", year));
        if (kept.name.empty() || name < kept.name) kept = {year, name, meta.string()};
    }
    if (byYear.empty()) return Error{ErrorCode::BadInput, "no MRREL.RRF in these folders", {}};
    std::vector<Release> releases;
    for (auto& [year, release] : byYear)
        releases.push_back(std::move(release));
    return releases;
}

std::optional<std::uint32_t> conceptNumber(std::string_view cui) {
    if (cui.size() != 8 || cui.front() != 'C') return std::nullopt;
    std::uint32_t number = 0;
    const auto read = std::from_chars(cui.data() + 1, cui.data() + cui.size(), number);
    return read.ec == std::errc() && read.ptr == cui.data() + cui.size() ? std::optional(number) : std::nullopt;
}

std::string cuiOf(std::uint32_t number) { return fmt::format("C{:07}", number); }

Status readRrf(const RrfFile& file, BuildReport& report, const RrfRowSink& row, const std::stop_token& stop,
               const BuildProgressSink& progress) {
    constexpr std::uint64_t kProgressEvery = 1U << 16;
    const fs::path path = fileIn(file.release->meta, file.name);
    const std::string shown = fmt::format("{}/{}", file.release->name, file.name);
    if (path.empty())
        return file.mayBeAbsent ? Status() : Status(Error{ErrorCode::NotFound, "the release lacks this file", shown});
    auto opened = PackedFile::open(path.string());
    if (!opened) return opened.error();
    PackedLines lines(std::move(opened).value());
    std::vector<std::string_view> fields(file.fields);
    std::string_view line;
    PackedLines::Kind kind = PackedLines::Kind::Line;
    while ((kind = lines.next(line)) != PackedLines::Kind::End) {
        if (kind == PackedLines::Kind::Failed) return lines.error();
        if (lines.lineNumber() % kProgressEvery == 0) {
            if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", shown};
            if (progress) progress({shown, lines.file().packedBytes(), lines.file().packedSize(), 0});
        }
        const bool isWhole = kind == PackedLines::Kind::Line && splitRow(line, fields) == file.fields;
        if (isWhole) {
            row(fields);
            continue;
        }
        report.drop("bad_row");
        report.problem({shown, lines.lineNumber(), fmt::format("not a row of {} fields", file.fields)});
    }
    if (lines.file().isCutOff()) return Error{ErrorCode::BadInput, "the packed file is cut off", shown};
    report.inputs.push_back({shown, file.release->name, lines.file().hash(), lines.file().packedBytes()});
    return {};
}

} // namespace chronoscope::sources::umls
