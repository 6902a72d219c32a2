// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/MinedNumbers.h"

#include "core/studies/mined/JudgeRun.h"
#include "core/studies/mined/MinedTables.h"
#include "core/studies/mined/YearTables.h"

#include <numeric>
#include <utility>

namespace chronoscope::ui {

namespace {
/// Changes with everything that the numbers of a run are made of.
std::string stateOf(const store::RunRecord& run, std::int64_t judge) {
    std::string text = run.updated;
    for (const std::int64_t count :
         {run.counts.answered, run.counts.refused, run.counts.empty, run.counts.errorCount(), run.lowWater, judge})
        text += '|' + std::to_string(count);
    return text;
}
void append(analysis::Table& all, const analysis::Table& one) {
    if (all.columns.empty()) {
        all.columns = one.columns;
        all.numeric = one.numeric;
    }
    all.rows.insert(all.rows.end(), one.rows.begin(), one.rows.end());
}

Result<MinedAnswers> answersOf(store::Database& database, const mined::MinedContext& context,
                               const std::vector<mined::RunScores>& scores) {
    std::vector<mined::RunYears> years(1);
    auto read = mined::loadYears(database, context, scores.front());
    if (!read) return read.error();
    years.front() = std::move(read).value();
    return MinedAnswers{mined::latestTable(scores), mined::contextTable(scores), mined::namedYearsTable(years),
                        mined::askedYearsTable(years)};
}
} // namespace

std::int64_t MinedRuns::items() const { return std::accumulate(byTask.begin(), byTask.end(), std::int64_t{0}); }

analysis::Table MinedRuns::joined(analysis::Table MinedRunNumbers::*table) const {
    analysis::Table all;
    for (const One& run : runs)
        append(all, (*run).*table);
    return all;
}

analysis::Table MinedRuns::joined(analysis::Table MinedAnswers::*table) const {
    analysis::Table all;
    for (const One& run : runs)
        if (run->answers) append(all, (*run->answers).*table);
    return all;
}

Result<MinedRuns::One> MinedReader::numbersOf(store::Database& database, const store::RunRecord& run,
                                              bool withAnswers) {
    const auto judge = mined::newestJudgeOf(database, run.id);
    if (!judge) return judge.error();
    const std::string at = stateOf(run, judge->value_or(0));
    Known& known = m_known[run.id];
    const bool isEnough = known.numbers && (!withAnswers || known.numbers->answers);
    if (isEnough && known.at == at) return known.numbers;
    const auto context = mined::minedContext(database, run);
    if (!context) return context.error();
    std::vector<mined::RunScores> scores(1);
    auto read = mined::loadScores(database, **context, {.labels = withAnswers});
    if (!read) return read.error();
    scores.front() = std::move(read).value();
    auto numbers = std::make_shared<MinedRunNumbers>();
    numbers->run = run;
    numbers->questions = static_cast<std::int64_t>(scores.front().units.size());
    for (const mined::ScoredUnit& unit : scores.front().units)
        if (!mined::itemScore(unit.replies, mined::EmptyRule::Zero)) ++numbers->missing;
    numbers->scores = mined::scoreTable(scores, mined::EmptyRule::Zero);
    numbers->agreement = mined::agreementTable(scores, mined::EmptyRule::Zero);
    numbers->judge = scores.front().judge;
    if (withAnswers) {
        auto answers = answersOf(database, **context, scores);
        if (!answers) return answers.error();
        numbers->answers = std::move(answers).value();
    }
    known = {at, std::move(numbers)};
    return known.numbers;
}

Result<MinedRuns> MinedReader::read(store::Database& database, bool withAnswers) {
    MinedRuns all;
    const auto items = mined::MinedStore(database).countByTask();
    if (!items) return items.error();
    all.byTask = *items;
    auto records = store::RunStore(database).list(mined::kMinedRuns);
    if (!records) return records.error();
    if (records->size() > MinedRuns::kMost) {
        all.others = records->size() - MinedRuns::kMost;
        records->erase(records->begin(), records->begin() + static_cast<std::ptrdiff_t>(all.others));
    }
    std::map<std::int64_t, Known> kept; // of runs that are still there
    for (const store::RunRecord& record : *records) {
        auto numbers = numbersOf(database, record, withAnswers);
        if (!numbers) return numbers.error();
        all.runs.push_back(std::move(numbers).value());
        kept[record.id] = m_known[record.id];
    }
    m_known = std::move(kept);
    return all;
}

} // namespace chronoscope::ui
