// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/FolderFiles.h"

#include "core/benchmark/Importer.h"
#include "core/exchange/FileGuess.h"
#include "core/facts/FactImport.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace chronoscope::exchange {

namespace fs = std::filesystem;

namespace {
struct FolderEntry {
    std::string path;
    bool isFolder = false;
};

/// The folder and what is below it, a folder before what is in it; what is named like a benchmark file goes to `found`.
std::vector<FolderEntry> entriesOf(const std::string& folder, FolderFiles& found, const std::stop_token& stop) {
    std::vector<FolderEntry> entries{{folder, true}};
    std::error_code problem;
    fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, problem);
    for (; !problem && at != fs::recursive_directory_iterator() && !stop.stop_requested(); at.increment(problem)) {
        std::error_code ignored;
        const std::string path = at->path().string();
        const bool isFile = at->is_regular_file(ignored);
        if (benchmark::fileKind(path))
            (isFile ? found.benchmark : found.lost).push_back(path);
        else if (isFile || (at->is_directory(ignored) && !at->is_symlink(ignored)))
            entries.push_back({path, !isFile});
    }
    std::sort(found.benchmark.begin(), found.benchmark.end());
    std::sort(found.lost.begin(), found.lost.end());
    std::sort(entries.begin() + 1, entries.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
    return entries;
}

/// One folder being sorted.
class FolderSorting {
public:
    FolderSorting(const std::vector<StudyFiles>& studies, const facts::ColumnMap& map, const std::stop_token& stop)
        : m_studies(studies), m_map(map), m_stop(stop) {}

    FolderFiles sort(const std::string& folder) && {
        for (const FolderEntry& entry : entriesOf(folder, m_found, m_stop)) {
            if (m_stop.stop_requested()) break;
            if (entry.isFolder)
                takeFolder(entry.path);
            else if (!isNamedLikeData(entry.path))
                m_otherwise.push_back(entry.path);
            else if (!takeFile(entry.path))
                m_data.push_back(entry.path);
        }
        m_isStrict = m_isStrict || !m_found.benchmark.empty() || !m_found.lost.empty();
        m_columns = m_isStrict && m_map.empty() ? facts::veryNames() : m_map;
        for (const std::string& file : m_data)
            sortData(file);
        for (const std::string& file : m_otherwise)
            sortOtherwise(file);
        std::sort(m_found.parts.begin(), m_found.parts.end(),
                  [](const auto& a, const auto& b) { return a.path < b.path; });
        std::sort(m_found.left.begin(), m_found.left.end(),
                  [](const auto& a, const auto& b) { return a.path < b.path; });
        return std::move(m_found);
    }

private:
    /// A folder that a study reads as one.
    struct Whole {
        std::size_t study;
        std::string start; ///< of the paths in it
        StudyFiles::Claim claim;
    };

    const Whole* wholeAround(std::size_t study, const std::string& path) const {
        const auto at = std::find_if(m_wholes.begin(), m_wholes.end(), [&](const Whole& whole) {
            return whole.study == study && path.starts_with(whole.start);
        });
        return at == m_wholes.end() ? nullptr : &*at;
    }

    void takeFolder(const std::string& folder) {
        for (std::size_t study = 0; study < m_studies.size(); ++study) {
            if (!m_studies[study].claim || wholeAround(study, folder)) continue;
            auto claim = m_studies[study].claim(folder);
            if (!claim) continue;
            m_wholes.push_back({study, folder.ends_with('/') ? folder : folder + '/', std::move(*claim)});
            return add(folder, study, true);
        }
    }

    /// Whether a study reads it.
    bool takeFile(const std::string& file) {
        for (std::size_t study = 0; study < m_studies.size(); ++study) {
            if (!m_studies[study].reads(file)) continue;
            const Whole* whole = wholeAround(study, file);
            if (!whole)
                add(file, study, false);
            else if (whole->claim.tellsOf && whole->claim.tellsOf(file))
                m_found.told.push_back(file);
            else
                m_found.left.push_back({file, FolderFiles::Why::Apart, study});
            return true;
        }
        return false;
    }

    void add(const std::string& path, std::size_t study, bool isFolder) {
        m_found.parts.push_back({path, study, isFolder});
        m_isStrict = m_isStrict || m_studies[study].isBenchmark;
    }

    bool isTold(const std::string& file) const {
        return std::any_of(m_wholes.begin(), m_wholes.end(), [&](const Whole& whole) {
            return file.starts_with(whole.start) && whole.claim.tellsOf && whole.claim.tellsOf(file);
        });
    }

    void sortData(const std::string& file) {
        if (m_stop.stop_requested()) return;
        const auto isTable = [&](const StudyFiles& study) { return study.isTable && study.isTable(file); };
        if (facts::isFactFile(file, m_columns) || std::any_of(m_studies.begin(), m_studies.end(), isTable))
            m_found.parts.push_back({file});
        else if (isTold(file))
            m_found.told.push_back(file);
        else if (m_isStrict && facts::isFactFile(file, m_map))
            m_found.left.push_back({file, FolderFiles::Why::Likely});
        else
            m_found.left.push_back({file});
    }

    void sortOtherwise(const std::string& file) {
        if (isTold(file))
            m_found.told.push_back(file);
        else if (isNamedLikePicture(file))
            m_found.pictures.push_back(file);
        else if (m_isStrict)
            m_found.left.push_back({file});
        else if (!takeFile(file))
            sortData(file);
    }

    const std::vector<StudyFiles>& m_studies;
    const facts::ColumnMap& m_map;
    const std::stop_token& m_stop;
    facts::ColumnMap m_columns; ///< by which a table is one here
    bool m_isStrict = false;    ///< a benchmark lies here
    std::vector<Whole> m_wholes;
    std::vector<std::string> m_data, m_otherwise; ///< of no study, by their names
    FolderFiles m_found;
};
} // namespace

FolderFiles filesBelow(const std::string& folder, const std::vector<StudyFiles>& studies, const facts::ColumnMap& map,
                       const std::stop_token& stop) {
    std::error_code ignored;
    if (!fs::is_directory(folder, ignored)) return {};
    return FolderSorting(studies, map, stop).sort(folder);
}

} // namespace chronoscope::exchange
