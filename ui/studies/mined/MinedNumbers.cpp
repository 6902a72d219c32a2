// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/MinedNumbers.h"

#include "core/studies/mined/MinedTables.h"
#include "core/studies/mined/YearTables.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

namespace chronoscope::ui {

namespace {
Result<MinedAnswers> answersOf(store::Database& database, const RunReading& run, const mined::RunScores& taken,
                               const mined::MinedFilter& filter, const std::stop_token& stop) {
    const auto spans = run.spans(database, stop);
    if (!spans) return spans.error();
    const auto namings = run.namings(database, stop);
    if (!namings) return namings.error();
    const std::vector<mined::RunYears> years{
        mined::countYears(*run.scores(), **namings, **spans, filter, mined::EmptyRule::Zero)};
    return MinedAnswers{mined::latestTable({taken}), mined::contextTable({taken}), mined::contextKinds(taken),
                        mined::namedYearsTable(years), mined::askedYearsTable(years)};
}

MinedRunNumbers numbersOf(const store::RunRecord& run, const mined::RunScores& taken) {
    MinedRunNumbers numbers;
    numbers.run = run;
    numbers.questions = static_cast<std::int64_t>(taken.units.size());
    numbers.judge = taken.judge;
    numbers.judgedBy = taken.judgedBy;
    for (const mined::ScoredUnit& unit : taken.units)
        if (!mined::itemScore(unit.replies, mined::EmptyRule::Zero)) ++numbers.missing;
    numbers.scores = mined::scoreTable({taken}, mined::EmptyRule::Zero);
    for (const auto& row : numbers.scores.rows)
        numbers.judged.push_back(mined::judgedItems(taken, row, mined::EmptyRule::Zero));
    numbers.agreement = mined::agreementTable({taken}, mined::EmptyRule::Zero);
    return numbers;
}
} // namespace

std::int64_t MinedRuns::items() const { return std::accumulate(byTask.begin(), byTask.end(), std::int64_t{0}); }

void RunRows::add(std::int64_t run, const analysis::Table& rows,
                  const std::function<bool(const std::vector<std::string>& row)>& isTaken) {
    if (table.columns.empty()) {
        table.columns = rows.columns;
        table.numeric = rows.numeric;
    }
    for (const auto& row : rows.rows) {
        if (isTaken && !isTaken(row)) continue;
        table.rows.push_back(row);
        runs.push_back(run);
    }
}

RunRows MinedRuns::joined(analysis::Table MinedRunNumbers::*table, const Taken& isTaken) const {
    RunRows all;
    for (const One& run : runs)
        all.add(run->run.id, (*run).*table, isTaken);
    return all;
}

RunRows MinedRuns::joined(analysis::Table MinedAnswers::*table, const Taken& isTaken) const {
    RunRows all;
    for (const One& run : runs)
        if (run->answers) all.add(run->run.id, (*run->answers).*table, isTaken);
    return all;
}

Result<MinedReader::Known> MinedReader::known(store::Database& database, const store::RunRecord& run,
                                              const study::Narrowing& narrowing, bool withAnswers,
                                              const std::stop_token& stop) {
    auto reading = m_readings->of(database, run, withAnswers, stop);
    if (!reading) return reading.error();
    Known known = m_known[run.id];
    if (known.reading != *reading) known = {std::move(reading).value(), {}, nullptr};
    // A label may have been given since: by labels everything is counted anew.
    const std::string narrowed = study::toJson(narrowing);
    const bool isCounted = known.numbers && known.narrowed == narrowed && (!withAnswers || known.numbers->answers) &&
                           study::valuesOf(narrowing, study::kLabelFacet).empty();
    if (isCounted) return known;
    const auto filter = mined::minedFilter(database, narrowing, run);
    if (!filter) return filter.error();
    std::optional<mined::RunScores> part; // of a large run a copy takes long
    if (!filter->takesAll()) part = mined::narrowed(*known.reading->scores(), *filter);
    const mined::RunScores& taken = part ? *part : *known.reading->scores();
    auto numbers = std::make_shared<MinedRunNumbers>(numbersOf(run, taken));
    if (withAnswers) {
        auto answers = answersOf(database, *known.reading, taken, *filter, stop);
        if (!answers) return answers.error();
        numbers->answers = std::move(answers).value();
    }
    numbers->units = known.reading->scores();
    known.narrowed = narrowed;
    known.numbers = std::move(numbers);
    return known;
}

Result<MinedRuns> MinedReader::read(store::Database& database, const study::Narrowing& narrowing, bool withAnswers,
                                    const std::stop_token& stop) {
    MinedRuns all;
    const auto items = mined::MinedStore(database).countByTask();
    if (!items) return items.error();
    all.byTask = *items;
    auto records = store::RunStore(database).list(mined::kMinedRuns);
    if (!records) return records.error();
    all.inWorkspace = records->size();
    std::erase_if(*records, [&](const store::RunRecord& run) { return !mined::takesRun(narrowing, run); });
    if (records->size() > MinedRuns::kMost) {
        all.others = records->size() - MinedRuns::kMost;
        records->erase(records->begin(), records->begin() + static_cast<std::ptrdiff_t>(all.others));
    }
    std::map<std::int64_t, Known> kept; // of runs that are still there
    for (const store::RunRecord& record : *records) {
        auto run = known(database, record, narrowing, withAnswers, stop);
        if (!run) return run.error();
        all.runs.push_back(run->numbers);
        std::map<std::string, std::int64_t> types;
        for (const mined::ScoredUnit& unit : run->reading->scores()->units)
            ++types[unit.type];
        for (const auto& [type, questions] : types)
            all.types[type] = std::max(all.types[type], questions);
        kept[record.id] = std::move(run).value();
    }
    m_known = std::move(kept);
    std::set<std::int64_t> wanted;
    for (const auto& [run, known] : m_known)
        wanted.insert(run);
    m_readings->keep(wanted);
    return all;
}

} // namespace chronoscope::ui
