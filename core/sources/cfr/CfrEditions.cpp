// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/cfr/CfrEditions.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace chronoscope::sources::cfr {

namespace {
namespace fs = std::filesystem;

constexpr std::size_t kMostFiles = 100'000;

bool hasXmlName(const fs::path& path) {
    const std::string name = path.filename().string();
    return name.ends_with(".xml") || name.ends_with(".xml.gz") || name.ends_with(".xml.bz2");
}

/// Files as they were named, folders with what is in them; sorted, each once.
Result<std::vector<std::string>> filesUnder(const std::vector<std::string>& paths) {
    std::set<std::string> files;
    std::error_code failed;
    for (const std::string& path : paths) {
        if (!fs::is_directory(path, failed)) {
            files.insert(path);
            continue;
        }
        fs::recursive_directory_iterator entry(path, failed);
        for (; !failed && entry != fs::recursive_directory_iterator(); entry.increment(failed)) {
            if (!hasXmlName(entry->path()) || !entry->is_regular_file(failed)) continue;
            files.insert(entry->path().string());
            if (files.size() > kMostFiles)
                return Error{ErrorCode::InvalidArgument, "more than 100,000 files in the folder", path};
        }
        if (failed) return Error{ErrorCode::Io, failed.message(), path};
    }
    return std::vector<std::string>(files.begin(), files.end());
}

std::string fileName(const std::string& path) { return fs::path(path).filename().string(); }

bool isInFrame(const BuildOptions& options, int year) {
    return !options.frame || (year >= options.frame->first && year <= options.frame->second);
}
} // namespace

Result<std::map<int, std::vector<CfrSource>>> findEditions(const BuildOptions& options, BuildReport& report) {
    const auto files = filesUnder(options.paths);
    if (!files) return files.error();
    std::map<int, std::vector<CfrSource>> titles;
    std::size_t found = 0;
    for (const std::string& path : *files) {
        auto reading = readCfrHead(path);
        if (!reading) return reading.error();
        const CfrHead& head = reading->head;
        if (reading->kind == CfrKind::Other) {
            report.drop("not_of_the_code");
            report.problem({fileName(path), 0, fmt::format("not a file of the Code: its root is <{}>", reading->root)});
        } else if (head.coverOnly) {
            report.drop("cover_only");
            report.problem({fileName(path), 0, "only a cover: the text is that of the edition before"});
        } else if (!isInFrame(options, head.year)) {
            report.drop("edition_outside_frame");
        } else {
            ++found;
            titles[head.title].push_back({path, head});
        }
    }
    if (found == 0) return Error{ErrorCode::BadInput, "no edition of the Code of Federal Regulations", {}};
    report.step("files", found);
    return titles;
}

SectionHistory& TitleHistory::section(const std::string& key) {
    const auto [at, isNew] = m_byKey.emplace(key, m_sections.size());
    if (isNew) m_sections.push_back({key, {}, {}});
    return m_sections[at->second];
}

Status TitleHistory::read(const CfrSource& source, BuildReport& report, const std::stop_token& stop) {
    const int year = source.head.year;
    const std::string granule = source.head.isVolume ? std::string() : source.head.granule;
    m_years[granule].insert(year);
    std::set<std::string> ofThisFile;
    const auto file = readCfr(
        source.path, m_title,
        [&](CfrSection&& read) {
            SectionHistory& history = section(read.key);
            const bool isFirst = !history.paragraphs.contains(year);
            if (!isFirst && !ofThisFile.contains(read.key)) return report.drop("section_in_two_files");
            ofThisFile.insert(read.key);
            history.granules.insert(granule);
            std::vector<TextId>& texts = history.paragraphs[year];
            for (std::string& paragraph : read.paragraphs)
                texts.push_back(m_book.add(std::move(paragraph)));
        },
        stop);
    if (!file) return file.error();
    report.inputs.push_back({fileName(source.path), source.head.date, file->hash, file->bytes});
    return {};
}

std::set<int> TitleHistory::editionsOf(const SectionHistory& section) const {
    std::set<int> years;
    const auto add = [&](const std::string& granule) {
        if (const auto found = m_years.find(granule); found != m_years.end())
            years.insert(found->second.begin(), found->second.end());
    };
    add({});
    for (const std::string& granule : section.granules)
        add(granule);
    return years;
}

std::string TitleHistory::dateOf(int year) const {
    const int month = m_title <= 16 ? 1 : m_title <= 27 ? 4 : m_title <= 41 ? 7 : 10;
    return fmt::format("{:04}-{:02}-01", year, month);
}

} // namespace chronoscope::sources::cfr
