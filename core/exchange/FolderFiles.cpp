// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/FolderFiles.h"

#include "core/benchmark/Importer.h"
#include "core/exchange/FileGuess.h"
#include "core/facts/FactImport.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <set>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace chronoscope::exchange {

namespace fs = std::filesystem;

namespace {
struct FolderEntry {
    std::string path;
    bool isFolder = false;
};

/// What hinders reading what a link leads to.
std::error_code hindranceOf(const fs::directory_entry& entry) {
    std::error_code problem, ignored;
    if (!entry.is_symlink(ignored)) return {};
    const fs::file_status leads = entry.status(problem);
    if (leads.type() == fs::file_type::not_found) return std::make_error_code(std::errc::no_such_file_or_directory);
    return problem;
}

/// The paths of an import, that what lies below one of its folders can be found among them.
class GivenPaths {
public:
    GivenPaths(const std::string& folder, const std::vector<std::string>& given) {
        std::error_code problem;
        const fs::path root = fs::canonical(folder, problem);
        if (problem) return;
        for (const std::string& path : given) {
            const fs::path whole = fs::canonical(path, problem);
            if (problem || whole == root) continue;
            if (!fs::is_directory(whole, problem))
                m_files.insert(whole.string());
            else if (whole.string().starts_with((root / "").string())) // one around it names nothing in it
                m_folders.push_back((whole / "").string());
        }
    }

    bool hold(const std::string& path) const {
        if (m_files.empty() && m_folders.empty()) return false;
        std::error_code problem;
        const fs::path whole = fs::canonical(path, problem);
        if (problem) return false;
        return m_files.contains(whole.string()) ||
               std::any_of(m_folders.begin(), m_folders.end(),
                           [file = (whole / "").string()](const auto& folder) { return file.starts_with(folder); });
    }

private:
    std::set<std::string> m_files;
    std::vector<std::string> m_folders; ///< with a '/' at the end
};

/// What hinders opening a file.
std::error_code hindranceOf(const std::string& file) {
    if (::faccessat(AT_FDCWD, file.c_str(), R_OK, AT_EACCESS) == 0) return {};
    return {errno, std::generic_category()};
}

template <typename Told> void sortByPath(std::vector<Told>& all) {
    std::sort(all.begin(), all.end(), [](const Told& a, const Told& b) { return a.path < b.path; });
}

/// Walks a folder. What cannot be read of it does not end the walk.
class FolderWalk {
public:
    explicit FolderWalk(FolderFiles& found) : m_found(found) {}

    /// The folder and what is below it, a folder before what is in it; what is named like a benchmark file, and what
    /// cannot be read, goes to `found`.
    std::vector<FolderEntry> entries(const std::string& folder, const std::stop_token& stop) && {
        m_root = folder;
        m_entries.push_back({folder, true});
        m_folders.push_back(folder);
        while (!m_folders.empty() && !stop.stop_requested()) {
            const std::string here = std::move(m_folders.back());
            m_folders.pop_back();
            std::error_code problem;
            fs::directory_iterator at(here, problem);
            for (; !problem && at != fs::directory_iterator() && !stop.stop_requested(); at.increment(problem))
                take(*at);
            if (problem) m_found.unread.push_back({here, problem, true});
        }
        std::sort(m_found.benchmark.begin(), m_found.benchmark.end());
        std::sort(m_found.lost.begin(), m_found.lost.end());
        std::sort(m_entries.begin() + 1, m_entries.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
        return std::move(m_entries);
    }

private:
    void take(const fs::directory_entry& entry) {
        std::error_code ignored;
        const std::string path = entry.path().string();
        const bool isFile = entry.is_regular_file(ignored);
        const bool isFolder = !isFile && entry.is_directory(ignored) && !entry.is_symlink(ignored);
        if (isFolder) m_folders.push_back(path);
        if (isFile || isFolder) {
            if (benchmark::fileKind(path))
                (isFile ? m_found.benchmark : m_found.lost).push_back(path);
            else
                m_entries.push_back({path, isFolder});
        } else if (!benchmark::isHiddenBelow(m_root, path)) {
            takeOther(entry, path);
        }
    }

    /// What is neither a file nor a folder.
    void takeOther(const fs::directory_entry& entry, const std::string& path) {
        using What = FolderFiles::Unread::What;
        std::error_code ignored;
        if (entry.is_directory(ignored))
            m_found.unread.push_back({path, {}, true, What::LinkedFolder});
        else if (benchmark::fileKind(path))
            m_found.lost.push_back(path);
        else if (const std::error_code problem = hindranceOf(entry); problem && !isNamedLikeData(path))
            return; // a lock of an editor, say
        else if (isNamedLikeData(path))
            m_found.unread.push_back({path, problem, false, problem ? What::Unreadable : What::Special});
        else
            m_found.left.push_back({path, FolderFiles::Why::Special});
    }

    FolderFiles& m_found;
    std::string m_root;
    std::vector<FolderEntry> m_entries;
    std::vector<std::string> m_folders; ///< still to be gone through
};

/// One folder being sorted.
class FolderSorting {
public:
    FolderSorting(const std::vector<StudyFiles>& studies, const facts::ColumnMap& map, const std::stop_token& stop)
        : m_studies(studies), m_map(map), m_stop(stop) {}

    FolderFiles sort(const std::string& folder, const GivenPaths& given) && {
        for (const FolderEntry& entry : FolderWalk(m_found).entries(folder, m_stop)) {
            if (m_stop.stop_requested()) break;
            if (entry.isFolder)
                takeFolder(entry.path);
            else if (const std::error_code problem = hindranceOf(entry.path); problem && isNamedLikeData(entry.path))
                m_found.unread.push_back({entry.path, problem});
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
        takeOutTold();
        takeOutGiven(given);
        sortByPath(m_found.parts);
        sortByPath(m_found.left);
        sortByPath(m_found.unread);
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

    bool isToldWhy(const FolderFiles::Unread& one) const {
        if (one.what == FolderFiles::Unread::What::LinkedFolder) return isTold(one.path); // the study follows it
        return !one.isFolder && std::any_of(m_wholes.begin(), m_wholes.end(), [&](const Whole& whole) {
            return one.path.starts_with(whole.start) && whole.claim.tellsWhyNot && whole.claim.tellsWhyNot(one.path);
        });
    }

    /// What hinders reading something is told once, and by the study where it does.
    void takeOutTold() {
        std::erase_if(m_found.unread, [this](const FolderFiles::Unread& one) {
            const bool isTheirs = isToldWhy(one);
            if (isTheirs) m_found.told.push_back(one.path);
            return isTheirs;
        });
        std::erase_if(m_found.left, [this](const FolderFiles::Left& one) { // a picture counts by its name
            const bool isTheirs =
                one.why == FolderFiles::Why::Special && isNamedLikePicture(one.path) && isTold(one.path);
            if (isTheirs) m_found.told.push_back(one.path);
            return isTheirs;
        });
    }

    void takeOutGiven(const GivenPaths& given) {
        const auto takeOut = [&](const std::string& path) {
            if (!given.hold(path)) return false;
            m_found.named.push_back(path);
            return true;
        };
        const auto takeOutOf = [&](auto& all) {
            std::erase_if(all, [&](const auto& one) { return takeOut(one.path); });
        };
        takeOutOf(m_found.parts);
        takeOutOf(m_found.left);
        takeOutOf(m_found.unread);
        std::erase_if(m_found.pictures, takeOut);
        for (const std::string& file : m_found.told)
            (void)takeOut(file);
        std::sort(m_found.named.begin(), m_found.named.end());
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
                       const std::stop_token& stop, const std::vector<std::string>& given) {
    std::error_code ignored;
    if (!fs::is_directory(folder, ignored)) return {};
    return FolderSorting(studies, map, stop).sort(folder, GivenPaths(folder, given));
}

} // namespace chronoscope::exchange
