// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/ResultFilter.h"

#include "core/labels/LabelSet.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace chronoscope::results {

namespace {
template <typename T> void sortUnique(std::vector<T>& list) {
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
}

void mergeRanges(std::vector<YearRange>& ranges) {
    std::erase_if(ranges, [](const YearRange& range) { return range.to < range.from; });
    std::sort(ranges.begin(), ranges.end());
    std::vector<YearRange> merged;
    for (const YearRange& range : ranges) {
        if (!merged.empty() && std::int64_t{range.from} <= std::int64_t{merged.back().to} + 1)
            merged.back().to = std::max(merged.back().to, range.to);
        else
            merged.push_back(range);
    }
    ranges = std::move(merged);
}

std::string yearText(const YearRange& range) {
    return range.from == range.to ? std::to_string(range.from) : fmt::format("{}–{}", range.from, range.to);
}

std::string words(std::string_view key) {
    std::string text(key);
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

/// "General", "MCQA": what needs no word beside it to be known for what it is.
std::string title(std::string_view key) {
    if (key == "mcqa" || key == "tf") return key == "tf" ? "TF" : "MCQA";
    std::string text = words(key);
    if (!text.empty()) text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
    return text;
}

template <typename T, typename Text> std::string listed(const std::vector<T>& list, Text text) {
    constexpr std::size_t kShown = 6; // a chip must stay readable
    std::string out;
    for (std::size_t i = 0; i < std::min(list.size(), kShown); ++i)
        out += (i == 0 ? "" : ", ") + text(list[i]);
    if (list.size() > kShown) out += fmt::format(" and {} more", list.size() - kShown);
    return out;
}

template <typename Enum> std::string named(const std::vector<Enum>& list) {
    return listed(list, [](Enum value) { return words(name(value)); });
}

template <typename Enum> std::string titled(const std::vector<Enum>& list) {
    return listed(list, [](Enum value) { return title(name(value)); });
}

std::string textOf(const ResultFilter& filter, FilterPart part, const RunNames& names) {
    const auto runName = [&](RunChoice choice) {
        if (const auto at = names.find(choice); at != names.end()) return at->second;
        return choice.scoring == 0 ? fmt::format("{}", choice.run)
                                   : fmt::format("{} (scoring {})", choice.run, choice.scoring);
    };
    switch (part) {
    case FilterPart::Runs: return "run: " + listed(filter.runs, runName);
    case FilterPart::Protocols: return "protocol: " + named(filter.protocols);
    case FilterPart::Domains: return titled(filter.domains);
    case FilterPart::States: return titled(filter.states);
    case FilterPart::Relations:
        return "relation: " + listed(filter.relations, [](const std::string& text) { return text; });
    case FilterPart::Subject: return "subject contains “" + filter.subject + "”";
    case FilterPart::Elements:
        return filter.elements.size() == 1 ? "1 element" : fmt::format("{} elements", filter.elements.size());
    case FilterPart::Templates: return titled(filter.templates);
    case FilterPart::Years: return listed(filter.years, yearText);
    case FilterPart::Categories: return "cells: " + named(filter.categories);
    case FilterPart::Chrono: return "over the years: " + named(filter.chrono);
    case FilterPart::Answers: return "wrong answers: " + named(filter.answers);
    case FilterPart::Labels:
        return "labels: " + listed(filter.labels, [](const std::string& key) {
                   if (key == annotation::kDisputedLabel) return std::string("annotators disagree");
                   return key.empty() ? "not annotated" : key == annotation::kAnyLabel ? "any label" : key;
               });
    }
    return {};
}
} // namespace

bool ResultFilter::wantsYear(int year) const {
    return years.empty() || std::any_of(years.begin(), years.end(),
                                        [&](const YearRange& range) { return year >= range.from && year <= range.to; });
}

bool ResultFilter::narrows(FilterPart part) const {
    switch (part) {
    case FilterPart::Runs: return !runs.empty();
    case FilterPart::Protocols: return !protocols.empty();
    case FilterPart::Domains: return !domains.empty();
    case FilterPart::States: return !states.empty();
    case FilterPart::Relations: return !relations.empty();
    case FilterPart::Subject: return !subject.empty();
    case FilterPart::Elements: return !elements.empty();
    case FilterPart::Templates: return !templates.empty();
    case FilterPart::Years: return !years.empty();
    case FilterPart::Categories: return !categories.empty();
    case FilterPart::Chrono: return !chrono.empty();
    case FilterPart::Answers: return !answers.empty();
    case FilterPart::Labels: return !labels.empty();
    }
    return false;
}

void ResultFilter::tidy() {
    sortUnique(runs);
    sortUnique(protocols);
    sortUnique(domains);
    sortUnique(states);
    sortUnique(relations);
    sortUnique(elements);
    sortUnique(templates);
    mergeRanges(years);
    sortUnique(categories);
    sortUnique(chrono);
    sortUnique(answers);
    sortUnique(labels);
}

ResultFilter ResultFilter::without(FilterPart part) const {
    ResultFilter open = *this;
    switch (part) {
    case FilterPart::Runs: open.runs.clear(); break;
    case FilterPart::Protocols: open.protocols.clear(); break;
    case FilterPart::Domains: open.domains.clear(); break;
    case FilterPart::States: open.states.clear(); break;
    case FilterPart::Relations: open.relations.clear(); break;
    case FilterPart::Subject: open.subject.clear(); break;
    case FilterPart::Elements: open.elements.clear(); break;
    case FilterPart::Templates: open.templates.clear(); break;
    case FilterPart::Years: open.years.clear(); break;
    case FilterPart::Categories: open.categories.clear(); break;
    case FilterPart::Chrono: open.chrono.clear(); break;
    case FilterPart::Answers: open.answers.clear(); break;
    case FilterPart::Labels: open.labels.clear(); break;
    }
    return open;
}

RunNames runNames(const ResultSet& set) {
    RunNames names;
    std::map<std::string, int> runs;
    for (const RunView& view : set.runs) {
        const RunColumns& run = *view.columns;
        std::string& name = names[run.choice];
        name = run.title();
        ++runs[name];
    }
    for (auto& [choice, name] : names)
        if (runs.at(name) > 1) name += fmt::format(" #{}", choice.run);
    return names;
}

std::vector<FilterChip> chips(const ResultFilter& filter, const RunNames& names) {
    std::vector<FilterChip> list;
    for (int i = 0; i < kFilterParts; ++i)
        if (const auto part = static_cast<FilterPart>(i); filter.narrows(part))
            list.push_back({part, textOf(filter, part, names)});
    return list;
}

std::string describe(const ResultFilter& filter, const RunNames& names) {
    std::string line;
    for (const FilterChip& chip : chips(filter, names))
        line += (line.empty() ? "" : "; ") + chip.text;
    return line.empty() ? "everything" : line;
}

} // namespace chronoscope::results
