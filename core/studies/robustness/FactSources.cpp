// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/FactSources.h"

#include "core/facts/FactImport.h"
#include "core/facts/FactRows.h"
#include "core/studies/robustness/FactText.h"
#include "core/studies/robustness/FactValues.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace chronoscope::robustness {

namespace {
facts::Date yearOnly(int year) { return {year, 0, 0}; }

struct YearRun {
    int first = 0;
    int last = 0;
};

/// The longest rows of years one after the other.
std::vector<YearRun> runsOf(const std::set<int>& years) {
    std::vector<YearRun> runs;
    for (const int year : years)
        if (!runs.empty() && runs.back().last == year - 1)
            runs.back().last = year;
        else
            runs.push_back({year, year});
    return runs;
}

bool isLeftOut(const facts::FactRow& row) {
    return std::any_of(row.messages.begin(), row.messages.end(),
                       [](const facts::FactMessage& message) { return message.code.starts_with("E-"); });
}

/// Nothing for a row without a start, or with a question instead of a subject and a relation; and for one that is no
/// dated fact for a `reason` that the import of elements does not tell.
std::optional<FactDraft> draftOf(const facts::FactRow& row, const std::string& file, std::string& reason) {
    if (isLeftOut(row) || !row.from || row.domain == benchmark::Domain::Legal) return std::nullopt;
    FactDraft draft;
    draft.line = row.line;
    draft.fact.subject = row.subject;
    draft.fact.relation = row.relation;
    draft.fact.object = row.object.front();
    draft.fact.source = file;
    draft.period = Period{*row.from, row.to};
    Status sound = checkNames(draft.fact);
    if (sound) sound = checkGivenPeriod(*draft.period);
    if (sound) return draft;
    reason = "no dated fact: " + sound.error().text();
    return std::nullopt;
}
} // namespace

std::vector<DatedFact> factsOfElement(const benchmark::Element& element) {
    std::vector<DatedFact> facts;
    if (element.state != benchmark::State::Dynamic || element.domain == benchmark::Domain::Legal) return facts;
    std::set<int> known;
    std::map<std::string, std::set<int>> held; ///< by object
    for (const benchmark::YearObjects& entry : element.years) {
        if (!entry.objects.empty()) known.insert(entry.year);
        for (const benchmark::Object& object : entry.objects)
            if (!object.empty()) held[object.front()].insert(entry.year);
    }
    const std::vector<YearRun> frames = runsOf(known); // more than one where a year in between says nothing
    for (const auto& [object, years] : held) {
        const std::vector<YearRun> runs = runsOf(years);
        std::vector<Period> periods;
        for (const YearRun& run : runs)
            periods.push_back({yearOnly(run.first), yearOnly(run.last)});
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const auto frame = std::find_if(frames.begin(), frames.end(), [&](const YearRun& around) {
                return around.first < runs[i].first && runs[i].last < around.last;
            });
            if (frame == frames.end()) continue;
            DatedFact& fact = facts.emplace_back();
            fact.subject = element.subject;
            fact.relation = element.relation;
            fact.object = object;
            fact.period = periods[i];
            fact.others = periods;
            fact.others.erase(fact.others.begin() + static_cast<std::ptrdiff_t>(i));
            fact.known = Period{yearOnly(frame->first), yearOnly(frame->last)};
            fact.source = "element " + toHex(element.id);
            if (!checkNames(fact) || !checkGivenPeriod(fact.period)) facts.pop_back();
        }
    }
    return facts;
}

Result<FactReading> factsOfTable(const std::string& path, const facts::FactOptions& options) {
    const auto bytes = facts::factBytes(path);
    if (!bytes) return bytes.error();
    return factsOfTable(*bytes, path, options);
}

Result<FactReading> factsOfTable(std::string_view bytes, const std::string& path, const facts::FactOptions& options) {
    auto table = facts::FactTable::open(bytes, options.map);
    if (!table) return table.error();
    const auto orders = facts::dateOrders(*table, options.order);
    const std::string file = std::filesystem::path(path).filename().string();
    FactReading reading;
    reading.bytes = bytes.size();
    std::vector<LeftOutFact> noFacts;
    FactGathering gathering(FactGathering::Overlaps::One);
    while (const auto row = table->next()) {
        std::string reason;
        const facts::FactRow read = facts::readRow(*row, orders);
        auto draft = draftOf(read, file, reason);
        if (!reason.empty() && noFacts.size() < FactReading::kMaxTold) noFacts.push_back({read.line, reason});
        if (!draft) continue;
        ++reading.rows;
        reading.unbounded += draft->period->end ? 0U : 1U;
        if (gathering.add(std::move(*draft))) continue;
        return Error{ErrorCode::BadInput,
                     fmt::format("more than {} dated facts; split the table", FactGathering::kMaxDrafts), path};
    }
    reading.gathered = gathering.finish();
    reading.gathered.leftOut.clear();
    reading.gathered.remarks.insert(reading.gathered.remarks.begin(), std::make_move_iterator(noFacts.begin()),
                                    std::make_move_iterator(noFacts.end()));
    return reading;
}

} // namespace chronoscope::robustness
