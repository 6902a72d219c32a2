// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/ResultScan.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
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

/// Counts the lists of all files, and compares their lengths where those must be one.
class Lists {
public:
    Lists(ResultScan& scan, const ScanRules& rules) : m_scan(scan), m_rules(rules) {}

    const ScanRules& rules() const { return m_rules; }

    template <class Called> Status add(const ResultYear& year, const std::string& path, const Called& called) {
        const int length = static_cast<int>(year.replies.size());
        if (m_found++ == 0) m_first = {fmt::format("{}, {}", called(), year.year), path};
        if (m_rules.oneLength && m_found > 1 && length != m_scan.sets) {
            if (length > m_scan.sets) return tooShort(m_first, m_scan.sets, length);
            return tooShort({fmt::format("{}, {}", called(), year.year), path}, length, m_scan.sets);
        }
        m_scan.sets = std::max(m_scan.sets, length);
        m_scan.replies += repliesIn(year);
        return {};
    }

    /// Replies to what the workspace could not judge: told, and left out.
    template <class Called> void leaveOut(const ResultYear& year, const Called& called) {
        m_scan.unasked += repliesIn(year);
        if (m_scan.firstUnasked.empty()) m_scan.firstUnasked = fmt::format("{}, {}", called(), year.year);
    }

private:
    static std::int64_t repliesIn(const ResultYear& year) {
        return std::count_if(year.replies.begin(), year.replies.end(), [](const auto& one) { return one.has_value(); });
    }

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
    std::int64_t m_found = 0;
    Where m_first; ///< list
};

/// Reads the files of one group: which of its elements were asked, and in which years that they have.
class GroupScan {
public:
    GroupScan(const GroupKey& key, const std::vector<const ElementMeta*>& elements, Lists& lists)
        : m_key(key), m_elements(elements), m_lists(lists) {}

    Status read(const std::string& path, const std::stop_token& stop) {
        auto reader = ResultReader::open(path);
        if (!reader) return reader.error();
        m_group.paths.push_back(path);
        for (;;) {
            if (reader->count() % kLookEvery == 0 && stop.stop_requested())
                return Error{ErrorCode::Cancelled, "stopped before anything was imported", path};
            const auto element = reader->next();
            if (!element) return element.error();
            if (!element->has_value()) break;
            if (const Status taken = take(**element, reader->count(), path); !taken) return taken;
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
        for (const auto& [number, lists] : m_asked) {
            m_group.numbers.push_back(number);
            m_group.rows.push_back(m_elements[static_cast<std::size_t>(number - 1)]->row);
            m_group.lists.push_back(lists);
        }
        return std::move(m_group);
    }
    const std::set<int>& years() const { return m_years; }

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

    Status take(const ResultElement& element, std::int64_t number, const std::string& path) {
        if (number > count())
            return unfit(
                fmt::format("the file has an element {} and the workspace {} of {}: the replies cannot be told apart",
                            number, count(), kindOf(m_key)),
                path);
        if (element.empty()) return {};
        const ElementMeta& meta = *m_elements[static_cast<std::size_t>(number - 1)];
        if (!m_lists.rules().mayAsk(meta))
            return unfit(called(number, meta) + ": the workspace has not the three distractors this template needs",
                         path);
        std::int64_t lists = 0;
        const auto name = [&] { return called(number, meta); };
        for (const ResultYear& year : element) {
            if (!std::binary_search(meta.years.begin(), meta.years.end(), year.year)) {
                m_lists.leaveOut(year, name);
                continue;
            }
            ++lists;
            m_years.insert(year.year);
            if (const Status counted = m_lists.add(year, path, name); !counted) return counted;
        }
        // Files and elements are told apart by their places alone: this one is of another benchmark.
        if (lists == 0)
            return unfit(fmt::format("{}: the workspace has this element in none of the years of the file, as {}",
                                     called(number, meta), element.front().year),
                         path);
        m_asked[number] += lists;
        return {};
    }

    const GroupKey m_key;
    const std::vector<const ElementMeta*>& m_elements;
    Lists& m_lists;
    ResultGroup m_group;
    std::map<std::int64_t, std::int64_t> m_asked; ///< lists by the number of the element
    std::set<int> m_years;
};

/// A run asks all its elements in the same years, as far as they have them: what the files lack of that is missing.
void countPlaces(ResultScan& scan, const std::map<std::int64_t, const ElementMeta*>& byRow) {
    const auto temperatures = static_cast<std::int64_t>(scan.temperatures.size());
    for (const ResultGroup& group : scan.groups)
        for (std::size_t i = 0; i < group.rows.size(); ++i) {
            const ElementMeta& meta = *byRow.at(group.rows[i]);
            const std::int64_t lists =
                temperatures * std::count_if(scan.years.begin(), scan.years.end(), [&](int year) {
                    return std::binary_search(meta.years.begin(), meta.years.end(), year);
                });
            scan.lists += lists;
            scan.absent += lists - group.lists[i];
            if (lists > group.lists[i] && scan.firstAbsent.empty()) scan.firstAbsent = called(group.numbers[i], meta);
        }
    scan.missing = scan.lists * scan.sets - scan.replies;
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
        years.insert(group.years().begin(), group.years().end());
    }
    scan.years.assign(years.begin(), years.end());
    if (scan.replies == 0) return unfit("there is not a single reply in the files", folder);
    countPlaces(scan, byRow);
    return scan;
}

} // namespace chronoscope::exchange
