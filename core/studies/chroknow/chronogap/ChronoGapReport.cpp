// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/chronogap/ChronoGapReport.h"

#include "core/analysis/TableText.h"
#include "core/base/Text.h"
#include "core/exchange/ExportFiles.h"
#include "core/store/BenchmarkStore.h"
#include "core/studies/chroknow/chronogap/ChronoGapFile.h"
#include "core/studies/chroknow/traversal/Traversal.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <utility>

namespace chronoscope::exchange {

namespace fs = std::filesystem;
using analysis::CellCategory;
using analysis::number;
using benchmark::ElementMeta;
using traversal::Outcome;

namespace {
using GroupKey = std::pair<benchmark::Domain, benchmark::State>;

Error badFile(std::string what, std::string where = {}) {
    return {ErrorCode::BadInput, std::move(what), std::move(where)};
}

bool isHit(const ChronoGapYear& year) { return year.category != CellCategory::Incorrect; }

bool isTarget(const ChronoGapYear& year) { return year.category != CellCategory::Correct; }

/// The candidates of one year that count at the final match, in their order.
std::vector<std::string> candidatesOf(const ChronoGapYear& year, const ChronoGapProtocol& protocol,
                                      const traversal::TraversalWords& words) {
    const auto& rules = traversal::rulesOf(protocol.protocol, protocol.edition);
    std::vector<std::string> counted;
    for (const auto& candidate : *year.candidates)
        if (candidate && traversal::isCandidate(rules, words, *candidate)) counted.push_back(*candidate);
    return counted;
}

/// Counts the elements of one file.
class FileCount {
public:
    FileCount(store::Database& database, const std::vector<const ElementMeta*>& elements,
              const ChronoGapProtocol& protocol, const traversal::TraversalWords& words, ChronoGapCounts& counts)
        : m_benchmark(database), m_elements(elements), m_protocol(protocol), m_words(words), m_counts(counts),
          m_seen(elements.size()) {}

    /// BadInput without a place for an element that does not fit the workspace.
    Status add(const ChronoGapElement& element) {
        const auto index = static_cast<std::size_t>(element.index);
        if (index >= m_elements.size())
            return badFile(fmt::format("element {} of {}: the workspace has {} of this domain and state, from 0",
                                       element.index, name(element.list), m_elements.size()));
        const ElementMeta& meta = *m_elements[index];
        const std::string who = fmt::format("element {} (“{}”)", element.index, meta.subject);
        if (m_seen[index]) return badFile(who + " stands there twice");
        m_seen[index] = true;
        for (const ChronoGapYear& year : element.years)
            if (!std::binary_search(meta.years.begin(), meta.years.end(), year.year))
                return badFile(
                    fmt::format("{}, {}: the workspace does not have this element in this year", who, year.year));
        return count(element, meta.row);
    }

private:
    Status count(const ChronoGapElement& element, std::int64_t row) {
        traversal::TraversalLine& line = m_counts.line;
        ++line.measured;
        m_counts.astray += isAstray(element);
        switch (element.list) {
        case ChronoGapList::Known: ++line.known; return {};
        case ChronoGapList::Unknown: ++m_counts.unknown; return {};
        case ChronoGapList::CutOff: ++m_counts.cutOff; return {};
        case ChronoGapList::PartialKnown: ++line.partialKnown; return traversed(element, row);
        }
        return {};
    }

    static bool isAstray(const ChronoGapElement& element) {
        std::vector<CellCategory> years;
        for (const ChronoGapYear& year : element.years)
            years.push_back(year.category);
        return listOf(analysis::categoriseElement(years)) != element.list;
    }

    Status traversed(const ChronoGapElement& element, std::int64_t row) {
        const auto loaded = m_benchmark.load(row);
        if (!loaded) return loaded.error();
        traversal::TraversalLine& line = m_counts.line;
        const auto hits = std::count_if(element.years.begin(), element.years.end(), isHit);
        bool open = false;
        bool rescued = true;
        for (const ChronoGapYear& year : element.years) {
            if (!isTarget(year)) continue;
            const store::TargetRow target = targetOf(year, *loaded, hits > (isHit(year) ? 1 : 0));
            line.add(target);
            open |= target.verdict.total == Outcome::Open;
            rescued &= target.verdict.total == Outcome::ChronoCorrect;
        }
        line.open += open;
        line.rescued += rescued;
        return {};
    }

    /// `othersHit`: another year of the element could be shown.
    store::TargetRow targetOf(const ChronoGapYear& year, const benchmark::Element& element, bool othersHit) const {
        store::TargetRow target;
        traversal::TraversalVerdict& verdict = target.verdict;
        verdict.decidingStep = -1;
        if (!year.candidates || year.candidates->empty()) {
            verdict.total = !year.candidates && othersHit ? Outcome::Open : Outcome::NotApplicable;
            return target;
        }
        const auto* right = element.at(year.year);
        const matching::FuzzyMatcher matcher(right ? right->objects : std::vector<benchmark::Object>(),
                                             m_protocol.preprocess);
        const auto candidates = candidatesOf(year, m_protocol, m_words);
        const auto matches = [&](const std::string& candidate) { return matcher.match(candidate).hit; };
        verdict.everRight = std::any_of(candidates.begin(), candidates.end(), matches);
        const bool isRight = !candidates.empty() && matches(candidates.back());
        verdict.total = isRight ? Outcome::ChronoCorrect : Outcome::StillWrong;
        return target;
    }

    store::BenchmarkStore m_benchmark;
    const std::vector<const ElementMeta*>& m_elements;
    const ChronoGapProtocol& m_protocol;
    const traversal::TraversalWords& m_words;
    ChronoGapCounts& m_counts;
    std::vector<bool> m_seen;
};

Result<std::map<GroupKey, std::string>> chronoGapFiles(const std::string& folder) {
    std::error_code problem;
    std::map<GroupKey, std::string> files;
    fs::directory_iterator at(folder, problem);
    for (; !problem && at != fs::directory_iterator(); at.increment(problem)) {
        const std::string file = at->path().filename().string();
        if (!file.starts_with("Timestamp_")) continue;
        const auto known = ChronoGapFileName::parse(file);
        if (!known)
            return badFile(
                "the name of the file does not tell domain and state, as Timestamp_General_Dynamic.json does",
                at->path().string());
        files[{known->domain, known->state}] = at->path().string();
    }
    if (problem) return Error{ErrorCode::Io, problem.message(), folder};
    if (files.empty())
        return Error{ErrorCode::NotFound, "no ChroKnowPrompt files of the reference code (Timestamp_….json) there",
                     folder};
    return files;
}

std::string percent(const std::optional<traversal::Share>& share) { return share ? number(share->percent, 2) : ""; }
} // namespace

Result<ChronoGapReport> readChronoGaps(store::Database& database, const ChronoGapOptions& options,
                                       const traversal::TraversalWords& words, const std::stop_token& stop) {
    if (text::trim(options.model).empty() || !text::isUtf8(options.model))
        return Error{ErrorCode::InvalidArgument, "imported files need the name of their model", options.model};
    const auto place = resultFolder(options.folder, "ChronoGap", options.model);
    if (!place) return place.error();
    const std::string& folder = *place;
    const auto files = chronoGapFiles(folder);
    if (!files) return files.error();
    auto protocol = readChronoGapProtocol(folder);
    if (!protocol) return protocol.error();
    if (options.preprocess) protocol->preprocess = *options.preprocess;
    auto all = store::BenchmarkStore(database).elements();
    if (!all) return all.error();
    std::sort(all->begin(), all->end(), [](const ElementMeta& a, const ElementMeta& b) { return a.row < b.row; });
    std::map<GroupKey, std::vector<const ElementMeta*>> groups;
    for (const ElementMeta& meta : *all)
        groups[{meta.domain, meta.state}].push_back(&meta);
    ChronoGapReport report;
    report.model = options.model;
    report.protocol = *protocol;
    for (const auto& [key, path] : *files) {
        ChronoGapCounts& counts = report.files.emplace_back();
        counts.path = path;
        counts.line.domain = key.first;
        counts.line.state = key.second;
        FileCount file(database, groups[key], report.protocol, words, counts);
        const Status read = readChronoGapFile(path, [&](const ChronoGapElement& element) -> Status {
            if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", path};
            return file.add(element);
        });
        if (!read) return read.error();
    }
    return report;
}

analysis::Table chronoGapTable(const ChronoGapReport& report) {
    analysis::Table table;
    for (const char* key : {"model", "domain", "state"})
        table.addColumn(key);
    for (const char* key : {"elements", "known", "unknown", "cutoff", "partial_known", "rescued", "known_after", "open",
                            "targets", "chrono_correct", "still_wrong", "harmed", "not_applicable", "open_targets",
                            "known_before_percent", "known_after_percent", "known_increase", "ci_low", "ci_high"})
        table.addColumn(key, true);
    for (const ChronoGapCounts& file : report.files) {
        const traversal::TraversalLine& line = file.line;
        std::vector<std::string> row{report.model, std::string(name(line.domain)), std::string(name(line.state))};
        for (const std::int64_t count :
             {line.measured, line.known, file.unknown, file.cutOff, line.partialKnown, line.rescued})
            row.push_back(std::to_string(count));
        row.push_back(line.open > 0 ? "" : std::to_string(line.known + line.rescued));
        for (const std::int64_t count :
             {line.open, line.targets, line.correct, line.wrong, line.harmed, line.notApplicable, line.openTargets})
            row.push_back(std::to_string(count));
        const auto increase = knownIncrease(line, false);
        for (const std::string& cell :
             {percent(knownBefore(line)), percent(knownAfter(line, false)), percent(increase),
              increase ? number(increase->interval.low, 2) : "", increase ? number(increase->interval.high, 2) : ""})
            row.push_back(cell);
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace chronoscope::exchange
