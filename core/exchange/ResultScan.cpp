// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/ResultScan.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace chronoscope::exchange {

namespace fs = std::filesystem;
using benchmark::ElementMeta;

namespace {
constexpr std::int64_t kLookEvery = 256; // elements between two looks at the stop token

using GroupKey = std::pair<benchmark::Domain, benchmark::State>;
using Files = std::map<GroupKey, std::map<double, std::string>>;

Error unfit(std::string what, const std::string& path) { return {ErrorCode::BadInput, std::move(what), path}; }

std::string called(std::int64_t number, const ElementMeta& meta) {
    return fmt::format("element {} (“{}”)", number, meta.subject);
}

std::string kindOf(const GroupKey& key) { return fmt::format("{} {}", name(key.first), name(key.second)); }

Result<Files> resultFiles(const std::string& folder) {
    std::error_code problem;
    Files files;
    fs::directory_iterator at(folder, problem);
    for (; !problem && at != fs::directory_iterator(); at.increment(problem)) {
        const std::string file = at->path().filename().string();
        if (!file.starts_with("Result_")) continue;
        const auto known = ResultFileName::parse(file);
        if (!known)
            return unfit("the name of the file does not tell domain, state and temperature, as "
                         "Result_TimeVariant_General_Dynamic_temp0.0.json does",
                         at->path().string());
        files[{known->domain, known->state}][known->temperature] = at->path().string();
    }
    if (problem) return Error{ErrorCode::Io, problem.message(), folder};
    return files;
}

/// The temperatures that every group has files of.
Result<std::vector<double>> temperaturesOf(const Files& files) {
    std::set<double> all;
    for (const auto& [key, paths] : files)
        for (const auto& [temperature, path] : paths)
            all.insert(temperature);
    for (const auto& [key, paths] : files)
        for (const double temperature : all)
            if (!paths.contains(temperature))
                return unfit(fmt::format("{} is missing beside it, and other files have that temperature",
                                         ResultFileName{key.first, key.second, temperature}.text()),
                             paths.begin()->second);
    return std::vector<double>(all.begin(), all.end());
}

std::vector<int> yearsOf(const ResultElement& element) {
    std::vector<int> years;
    for (const ResultYear& year : element)
        years.push_back(year.year);
    return years;
}

/// Counts the lists of all files, and compares their lengths where those must be one.
class Lists {
public:
    Lists(ResultScan& scan, const ScanRules& rules) : m_scan(scan), m_rules(rules) {}

    const ScanRules& rules() const { return m_rules; }

    template <class Called> Status add(const ResultYear& year, const std::string& path, const Called& called) {
        const int length = static_cast<int>(year.replies.size());
        if (m_scan.lists++ == 0) m_first = {fmt::format("{}, {}", called(), year.year), path};
        if (m_rules.oneLength && m_scan.lists > 1 && length != m_scan.sets) {
            if (length > m_scan.sets) return tooShort(m_first, m_scan.sets, length);
            return tooShort({fmt::format("{}, {}", called(), year.year), path}, length, m_scan.sets);
        }
        m_scan.sets = std::max(m_scan.sets, length);
        m_scan.replies +=
            std::count_if(year.replies.begin(), year.replies.end(), [](const auto& one) { return one.has_value(); });
        return {};
    }

private:
    struct Where {
        std::string list; ///< element and year
        std::string path;
    };

    static Status tooShort(const Where& where, int length, int longest) {
        return unfit(
            fmt::format("{}: the list has {} replies and others have {}; under the debiased protocol the place "
                        "of a reply tells what was asked, so one that is missing must stand there as null",
                        where.list, length, longest),
            where.path);
    }

    ResultScan& m_scan;
    const ScanRules& m_rules;
    Where m_first; ///< list
};

/// Reads the files of one group, in which the same elements must have the same years.
class GroupScan {
public:
    GroupScan(const GroupKey& key, const std::vector<const ElementMeta*>& elements, Lists& lists)
        : m_key(key), m_elements(elements), m_lists(lists) {}

    Status read(const std::string& path, const std::stop_token& stop) {
        auto reader = ResultReader::open(path);
        if (!reader) return reader.error();
        const bool first = m_group.paths.empty();
        m_group.paths.push_back(path);
        m_next = 0;
        for (;;) {
            if (reader->count() % kLookEvery == 0 && stop.stop_requested())
                return Error{ErrorCode::Cancelled, "stopped before anything was imported", path};
            const auto element = reader->next();
            if (!element) return element.error();
            if (!element->has_value()) break;
            if (const Status taken = take(**element, reader->count(), path, first); !taken) return taken;
        }
        if (reader->count() == count() || isOfBeforeEdits(reader->count())) return {};
        return unfit(
            fmt::format("the file has {} elements and the workspace {} of {}: the replies cannot be told apart",
                        reader->count(), count(), kindOf(m_key)),
            path);
    }

    ResultGroup group() {
        m_group.domain = m_key.first;
        m_group.state = m_key.second;
        return std::move(m_group);
    }

private:
    std::int64_t count() const { return static_cast<std::int64_t>(m_elements.size()); }

    /// Whether all that the workspace has more than the file was added by edits: versions come last.
    bool isOfBeforeEdits(std::int64_t inFile) const {
        const std::vector<std::int64_t>& versions = m_lists.rules().versions;
        return inFile > 0 && inFile < count() &&
               std::all_of(m_elements.begin() + inFile, m_elements.end(), [&](const ElementMeta* meta) {
                   return std::binary_search(versions.begin(), versions.end(), meta->row);
               });
    }

    Status take(const ResultElement& element, std::int64_t number, const std::string& path, bool first) {
        if (number > count())
            return unfit(
                fmt::format("the file has an element {} and the workspace {} of {}: the replies cannot be told apart",
                            number, count(), kindOf(m_key)),
                path);
        const ElementMeta& meta = *m_elements[static_cast<std::size_t>(number - 1)];
        for (const ResultYear& year : element) {
            if (!std::binary_search(meta.years.begin(), meta.years.end(), year.year))
                return unfit(fmt::format("{}, {}: the workspace does not have this element in this year",
                                         called(number, meta), year.year),
                             path);
            const Status counted = m_lists.add(year, path, [&] { return called(number, meta); });
            if (!counted) return counted;
        }
        if (!element.empty() && !m_lists.rules().mayAsk(meta))
            return unfit(called(number, meta) + ": the workspace has not the three distractors this template needs",
                         path);
        return first ? keep(element, number, meta) : compare(element, number, meta, path);
    }

    Status keep(const ResultElement& element, std::int64_t number, const ElementMeta& meta) {
        if (element.empty()) return {};
        m_group.numbers.push_back(number);
        m_group.rows.push_back(meta.row);
        m_group.years.push_back(yearsOf(element));
        return {};
    }

    Status compare(const ResultElement& element, std::int64_t number, const ElementMeta& meta,
                   const std::string& path) {
        const bool has = m_next < m_group.numbers.size() && m_group.numbers[m_next] == number;
        const std::vector<int> before = has ? m_group.years[m_next++] : std::vector<int>();
        const std::vector<int> now = yearsOf(element);
        std::vector<int> different;
        std::set_symmetric_difference(before.begin(), before.end(), now.begin(), now.end(),
                                      std::back_inserter(different));
        if (different.empty()) return {};
        return unfit(fmt::format("{}, {}: this year is not in both this file and {}", called(number, meta),
                                 different.front(), m_group.paths.front()),
                     path);
    }

    const GroupKey m_key;
    const std::vector<const ElementMeta*>& m_elements;
    Lists& m_lists;
    ResultGroup m_group;
    std::size_t m_next = 0; ///< into m_group.numbers
};

/// A run asks all its elements in the same years, as far as they have them.
Status checkYears(const ResultScan& scan, const std::map<std::int64_t, const ElementMeta*>& byRow) {
    for (const ResultGroup& group : scan.groups)
        for (std::size_t i = 0; i < group.rows.size(); ++i) {
            const ElementMeta& meta = *byRow.at(group.rows[i]);
            for (const int year : scan.years)
                if (std::binary_search(meta.years.begin(), meta.years.end(), year) &&
                    !std::binary_search(group.years[i].begin(), group.years[i].end(), year))
                    return unfit(
                        fmt::format("{}, {}: there are no replies for this year, and for other elements there are",
                                    called(group.numbers[i], meta), year),
                        group.paths.front());
        }
    return {};
}
} // namespace

std::int64_t ResultScan::elements() const {
    std::int64_t sum = 0;
    for (const ResultGroup& group : groups)
        sum += static_cast<std::int64_t>(group.rows.size());
    return sum;
}

Result<ResultScan> scanResults(const std::string& folder, const std::vector<ElementMeta>& all, const ScanRules& rules,
                               const std::stop_token& stop) {
    const auto files = resultFiles(folder);
    if (!files) return files.error();
    if (files->empty())
        return Error{ErrorCode::NotFound, "no result files of the reference code (Result_Time….json) there", folder};
    ResultScan scan;
    const auto temperatures = temperaturesOf(*files);
    if (!temperatures) return temperatures.error();
    scan.temperatures = *temperatures;
    std::map<GroupKey, std::vector<const ElementMeta*>> byGroup; // in order of their rows, which is that of their files
    std::map<std::int64_t, const ElementMeta*> byRow;
    for (const ElementMeta& meta : all)
        byRow[meta.row] = &meta;
    for (const auto& [row, meta] : byRow)
        byGroup[{meta->domain, meta->state}].push_back(meta);
    std::set<int> years;
    Lists lists(scan, rules);
    for (const auto& [key, paths] : *files) {
        GroupScan group(key, byGroup[key], lists);
        for (const auto& [temperature, path] : paths)
            if (const Status read = group.read(path, stop); !read) return read.error();
        scan.groups.push_back(group.group());
        for (const std::vector<int>& some : scan.groups.back().years)
            years.insert(some.begin(), some.end());
    }
    scan.years.assign(years.begin(), years.end());
    scan.missing = scan.lists * scan.sets - scan.replies;
    if (scan.replies == 0) return unfit("there is not a single reply in the files", folder);
    if (const Status fit = checkYears(scan, byRow); !fit) return fit.error();
    return scan;
}

} // namespace chronoscope::exchange
