// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/AskTable.h"

#include <fmt/format.h>

#include <set>

namespace chronoscope::run {

namespace {
std::string quoted(const std::string& cell) {
    std::string text = "\"";
    for (const char letter : cell)
        text += letter == '"' ? "\"\"" : std::string(1, letter);
    return text + "\"";
}

std::string aliasesOf(const benchmark::Object& object) {
    std::string text;
    for (std::size_t i = 1; i < object.size(); ++i)
        text += (i > 1 ? "|" : "") + object[i];
    return text;
}
} // namespace

Result<AskTable> askTable(const AskSpec& spec) {
    if (spec.subject.empty() || spec.relation.empty())
        return Error{ErrorCode::InvalidArgument, "only a fact, a subject and a relation, can be kept", {}};
    std::set<int> years(spec.years.begin(), spec.years.end());
    for (const auto& [year, objects] : spec.truth.years)
        years.insert(year);
    std::map<benchmark::Object, std::vector<std::pair<int, int>>> spans;
    for (const int year : years)
        for (const benchmark::Object& object : spec.truth.at(year)) {
            auto& mine = spans[object];
            if (!mine.empty() && mine.back().second == year - 1)
                mine.back().second = year;
            else
                mine.emplace_back(year, year);
        }
    if (spans.empty())
        return Error{ErrorCode::InvalidArgument, "say what is right, in one year at least, to keep the fact", {}};
    AskTable table{"subject,relation,object,aliases,from,to\n", {*years.begin(), *years.rbegin()}};
    for (const auto& [object, times] : spans)
        for (const auto& [from, to] : times)
            table.csv += fmt::format("{},{},{},{},{},{}\n", quoted(spec.subject), quoted(spec.relation),
                                     quoted(object.front()), quoted(aliasesOf(object)), from, to);
    return table;
}

} // namespace chronoscope::run
