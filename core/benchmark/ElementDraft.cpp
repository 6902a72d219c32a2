// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/benchmark/ElementDraft.h"

#include "core/base/Text.h"
#include "core/benchmark/ElementJson.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

namespace chronoscope::benchmark {

namespace {
constexpr int kFirstYear = 1;
constexpr int kLastYear = 9999;

bool isBlank(const std::string& text) { return text::trim(text).empty(); }

/// Objects by year in the order of the rows.
std::map<int, std::vector<Object>> objectsByYear(const ElementDraft& draft) {
    std::map<int, std::vector<Object>> years;
    for (const ElementDraft::Row& row : draft.rows) {
        if (draft.isInvariant) years[0].push_back(row.names);
        for (const int year : row.years)
            years[year].push_back(row.names);
    }
    return years;
}

bool isStatic(const std::map<int, std::vector<Object>>& years) {
    const auto namesOf = [](const std::vector<Object>& objects) {
        std::set<std::string> names;
        for (const Object& object : objects)
            names.insert(object.front());
        return names;
    };
    const auto first = namesOf(years.begin()->second);
    return std::all_of(years.begin(), years.end(), [&](const auto& year) { return namesOf(year.second) == first; });
}

void checkRow(const ElementDraft& draft, const ElementDraft::Row& row, std::vector<std::string>& problems) {
    if (row.names.empty() || std::any_of(row.names.begin(), row.names.end(), isBlank))
        problems.emplace_back("object: a name is empty");
    const bool isNamed = !row.names.empty() && !row.names.front().empty();
    const std::string name = isNamed ? text::shortened(row.names.front(), 60) : "…";
    if (draft.isInvariant != row.years.empty())
        problems.push_back(
            fmt::format("years: “{}” has {}", name, draft.isInvariant ? "some, the element none" : "none"));
    const bool fits = std::all_of(row.years.begin(), row.years.end(),
                                  [](int year) { return year >= kFirstYear && year <= kLastYear; });
    if (!fits || std::adjacent_find(row.years.begin(), row.years.end(), std::greater_equal()) != row.years.end())
        problems.push_back(fmt::format("years: those of “{}” are no ascending list", name));
}
} // namespace

int ElementDraft::firstYear() const {
    int first = 0;
    for (const Row& row : rows)
        if (!row.years.empty() && (first == 0 || row.years.front() < first)) first = row.years.front();
    return first;
}

int ElementDraft::lastYear() const {
    int last = 0;
    for (const Row& row : rows)
        if (!row.years.empty()) last = std::max(last, row.years.back());
    return last;
}

ElementDraft draftOf(const Element& element) {
    ElementDraft draft;
    draft.domain = element.domain;
    draft.isInvariant = element.state == State::Invariant;
    draft.subject = element.subject;
    draft.relation = element.relation;
    draft.distractors = element.distractors;
    draft.extra = element.extra;
    for (const YearObjects& year : element.years) {
        if (!draft.isInvariant) draft.releaseDates[year.year] = year.releaseDate;
        for (const Object& object : year.objects) {
            auto row = std::find_if(draft.rows.begin(), draft.rows.end(), [&](const ElementDraft::Row& one) {
                return one.names == object && (one.years.empty() || one.years.back() != year.year);
            });
            if (row == draft.rows.end()) row = draft.rows.insert(row, {object, {}});
            if (!draft.isInvariant) row->years.push_back(year.year);
        }
    }
    return draft;
}

std::vector<std::string> problemsOf(const ElementDraft& draft) {
    std::vector<std::string> problems;
    if (isBlank(draft.subject)) problems.emplace_back("subject: it is empty");
    if (isBlank(draft.relation)) problems.emplace_back("relation: it is empty");
    if (draft.rows.empty()) problems.emplace_back("object: there is none");
    std::set<std::string> right;
    for (const ElementDraft::Row& row : draft.rows) {
        checkRow(draft, row, problems);
        right.insert(row.names.begin(), row.names.end());
    }
    std::set<std::string> seen;
    for (const std::string& distractor : draft.distractors) {
        if (isBlank(distractor)) problems.emplace_back("distractor: it is empty");
        if (right.contains(distractor))
            problems.push_back(fmt::format("distractor: “{}” is right in some year", text::shortened(distractor, 60)));
        if (!seen.insert(distractor).second)
            problems.push_back(fmt::format("distractor: “{}” is there twice", text::shortened(distractor, 60)));
    }
    for (const std::string* text : {&draft.subject, &draft.relation})
        if (!text::isUtf8(*text)) problems.emplace_back("text: it is not UTF-8");
    return problems;
}

Result<Element> elementOf(const ElementDraft& draft) {
    if (const auto problems = problemsOf(draft); !problems.empty())
        return Error{ErrorCode::InvalidArgument, problems.front(), {}};
    auto years = objectsByYear(draft);
    Element element;
    element.domain = draft.domain;
    element.state = draft.isInvariant ? State::Invariant : isStatic(years) ? State::Static : State::Dynamic;
    element.subject = draft.subject;
    element.relation = draft.relation;
    element.distractors = draft.distractors;
    element.extra = draft.extra;
    for (auto& [year, objects] : years) {
        const auto known = draft.releaseDates.find(year);
        std::string released;
        if (known != draft.releaseDates.end())
            released = known->second;
        else if (year > 0)
            released = fmt::format("{:04}-12-31", year);
        element.years.push_back({year, std::move(released), std::move(objects)});
    }
    element.id = computeId(element);
    return element;
}

std::string yearsText(const std::vector<int>& years) {
    std::string text;
    for (std::size_t from = 0; from < years.size();) {
        std::size_t to = from;
        while (to + 1 < years.size() && years[to + 1] == years[to] + 1)
            ++to;
        text += (text.empty() ? "" : ", ") + std::to_string(years[from]);
        if (to > from) text += "-" + std::to_string(years[to]);
        from = to + 1;
    }
    return text;
}

} // namespace chronoscope::benchmark
