// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/mined/MinedReport.h"

#include "app/Resources.h"
#include "app/cli/ReportSplit.h"
#include "app/studies/mined/MinedSplit.h"
#include "core/annotation/store/AnnotationStore.h"
#include "core/studies/mined/AnswerVoices.h"
#include "core/studies/mined/CountedAnswers.h"
#include "core/studies/mined/ItemRows.h"
#include "core/studies/mined/MinedComparison.h"
#include "core/studies/mined/MinedNarrowing.h"
#include "core/studies/mined/MinedTables.h"
#include "core/studies/mined/PlantedTable.h"
#include "core/studies/mined/PublishedMined.h"
#include "core/studies/mined/YearTables.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <set>
#include <utility>

namespace chronoscope::app {

using namespace mined;

namespace {
EmptyRule ruleOf(const MinedQuestion& question) { return question.skipEmpty ? EmptyRule::Skip : EmptyRule::Zero; }

/// "TA 5 of 14, RK 4 of 14": the tasks of which the judge's mean is over fewer items than the others; empty: there is
/// none.
std::string unjudgedTasks(const RunScores& run, EmptyRule rule) {
    constexpr std::size_t kTask = 3, kType = 4, kItems = 5, kMissing = 6;
    std::string text;
    for (const auto& row : scoreTable({run}, rule).rows) {
        const auto judged = judgedItems(run, row, rule);
        if (!judged || row[kType] != "all" || !taskFromName(row[kTask])) continue;
        const std::int64_t whole = std::stoll(row[kItems]) - std::stoll(row[kMissing]);
        if (*judged < whole) text += fmt::format("{}{} {} of {}", text.empty() ? "" : ", ", row[kTask], *judged, whole);
    }
    return text;
}

analysis::Table scoresWithJudged(const std::vector<RunScores>& runs, EmptyRule rule) {
    analysis::Table table = scoreTable({}, rule);
    table.addColumn("judge_items", true);
    for (const RunScores& run : runs)
        for (auto& row : scoreTable({run}, rule).rows) {
            const auto judged = judgedItems(run, row, rule);
            row.push_back(judged ? std::to_string(*judged) : std::string());
            table.rows.push_back(std::move(row));
        }
    return table;
}

/// Outputs with their context that table 5 leaves out: the same question without it lacks a reply.
std::int64_t unpaired(const RunScores& run) {
    const auto isWhole = [](const ScoredUnit& unit) { return itemScore(unit.replies, EmptyRule::Zero).has_value(); };
    std::set<std::int64_t> lacking;
    for (const ScoredUnit& unit : run.units)
        if (hasContext(unit.task) && !unit.withContext && !isWhole(unit)) lacking.insert(unit.item);
    std::int64_t outputs = 0;
    for (const ScoredUnit& unit : run.units)
        if (unit.withContext && isWhole(unit) && lacking.contains(unit.item))
            outputs += std::count_if(unit.replies.begin(), unit.replies.end(),
                                     [](const ReplyScore& reply) { return reply.kind != ReplyScore::Kind::Unasked; });
    return outputs;
}

/// What the numbers of a run leave out.
std::vector<std::string> notesOf(const RunScores& run, const MinedQuestion& question) {
    std::vector<std::string> notes;
    std::set<Task> tasks;
    std::int64_t missing = 0;
    for (const ScoredUnit& unit : run.units) {
        tasks.insert(unit.task);
        if (!itemScore(unit.replies, EmptyRule::Zero)) ++missing;
    }
    if (missing > 0)
        notes.push_back(fmt::format("{}: {} of {} questions lack a reply and are in no number", run.run, missing,
                                    run.units.size()));
    if (const std::int64_t outputs = question.view == "context" ? unpaired(run) : 0; outputs > 0)
        notes.push_back(fmt::format("{}: {} outputs with their context are left out, for their questions lack a reply "
                                    "without it; --context with counts them, too",
                                    run.run, outputs));
    if (const std::int64_t tied = question.view == "latest" ? tiedLatest(run) : 0; tied > 0)
        notes.push_back(fmt::format("{}: several values of {} of its items may be the newest, for their dates do not "
                                    "tell them apart: each of them counts as the latest",
                                    run.run, tied));
    if (question.view == "mined" && tasks.size() < kTasks)
        notes.push_back(
            fmt::format("{}: the average is over the {} of {} tasks that it asks", run.run, tasks.size(), kTasks));
    if (const auto yes = alwaysYes(run); question.view == "mined" && yes)
        notes.push_back(
            fmt::format("{}: in A.T.E one who always says Yes scores {:.2f}: a trivial baseline", run.run, *yes));
    if (question.recompute)
        notes.push_back(
            fmt::format("{}: {} scores differ from what was stored with the replies", run.run, run.differing));
    if (question.view == "agreement" && !question.byTask && tasks.size() > 1)
        notes.push_back(fmt::format("{}: means over the items of all {} tasks, each item counting the same; --by task "
                                    "also has the mean over tasks, as the paper's table 13",
                                    run.run, tasks.size()));
    if (run.judge) {
        const std::string open = unjudgedTasks(run, ruleOf(question));
        if (!open.empty())
            notes.push_back(fmt::format("{}: an item with a reply without a judge's score is in no mean of the judge, "
                                        "which is over {} items",
                                        run.run, open));
        notes.push_back(fmt::format(
            "{}: the judge is {}, in the run {}{}", run.run, run.judgedBy.model, run.judgedBy.run,
            run.judgedBy.others == 0 ? std::string()
                                     : fmt::format(", the one made last of {} finished runs of judges over these "
                                                   "replies",
                                                   run.judgedBy.others + 1)));
        const auto share = run.judge->agreed();
        const auto kappa = run.judge->kappa();
        notes.push_back(
            fmt::format("{}: of {} replies that the judge scored it and CEM agree on {}, kappa {}; {} of its "
                        "answers could not be read",
                        run.run, run.judge->replies, share ? fmt::format("{:.1f} %", 100 * *share) : "none",
                        kappa ? fmt::format("{:.3f}", *kappa) : "undefined", run.judge->unparsable));
    }
    return notes;
}

analysis::Table tableOf(const std::vector<RunScores>& runs, const MinedQuestion& question) {
    const EmptyRule rule = ruleOf(question);
    if (question.view == "latest") return latestTable(runs);
    if (question.view == "context") return contextTable(runs);
    if (question.view == "compare") return comparisonTable(runs, rule);
    if (question.view != "agreement") return question.isJson ? scoresWithJudged(runs, rule) : scoreTable(runs, rule);
    return question.byTask ? agreementByTask(runs, rule) : agreementTable(runs, rule);
}

void append(analysis::Table&& own, analysis::Table& table) {
    if (table.columns.empty()) {
        table = std::move(own);
        return;
    }
    table.rows.insert(table.rows.end(), std::make_move_iterator(own.rows.begin()),
                      std::make_move_iterator(own.rows.end()));
}

/// Judges, containment and people of each run, under each other, over what the filter takes.
Status addVoices(store::Database& database, const MinedContext& context, const RunScores& scores,
                 const MinedFilter& filter, analysis::Table& table) {
    store::AnnotationStore store(database);
    auto sets = store.labelSets();
    if (!sets) return sets.error();
    auto builtIn = annotation::labelSetFromJson(builtinLabels());
    if (!builtIn) return builtIn.error();
    sets->push_back(std::move(builtIn).value());
    auto annotations = store.annotations();
    if (!annotations) return annotations.error();
    const annotation::AnnotationBook book(std::move(annotations).value());
    auto people = peopleVerdicts(database, context, book, *sets);
    if (!people) return people.error();
    const RunScores taken = narrowed(scores, filter, &*people);
    append(voicesTable(taken, *people), table);
    return {};
}

/// Views that are made of each run for itself, and stand below each other.
bool isByRun(const std::string& view) { return view == "items" || view == "judges" || view == "calibration"; }

/// A run as it was read, for as many tables as are made of it.
struct ReadRun {
    std::shared_ptr<const MinedContext> context;
    std::shared_ptr<const RunScores> scores;
};

Status addRun(store::Database& database, const ReadRun& run, const MinedFilter& filter, const MinedQuestion& question,
              const std::stop_token& stop, analysis::Table& table) {
    const MinedContext& context = *run.context;
    if (question.view == "judges") return addVoices(database, context, *run.scores, filter, table);
    if (question.view == "calibration") {
        auto own = question.byYear ? plantedYears(database, context, *run.scores, filter, stop)
                                   : plantedTable(database, context, *run.scores, filter);
        if (own) append(std::move(own).value(), table);
        return own ? Status() : own.error();
    }
    const auto rows = readItemRows(database, context.record.id, question.only, run.scores);
    if (rows) append(rows->table(ruleOf(question)), table);
    return rows ? Status() : rows.error();
}

bool isByYear(const MinedQuestion& question) { return question.view == "named" || question.view == "asked"; }

analysis::Table yearTable(const std::vector<RunYears>& runs, const MinedQuestion& question) {
    return question.view == "named" ? namedYearsTable(runs) : askedYearsTable(runs);
}

/// The table of what the question's filter takes.
Result<analysis::Table> tableUnder(store::Database& database, const std::vector<ReadRun>& runs,
                                   const MinedQuestion& question, const std::stop_token& stop) {
    analysis::Table table;
    std::vector<RunScores> scores;
    std::vector<RunYears> years;
    for (const ReadRun& run : runs) {
        const auto filter = minedFilter(database, question.only, run.context->record);
        if (!filter) return filter.error();
        if (isByRun(question.view)) {
            const Status added = addRun(database, run, *filter, question, stop, table);
            if (!added) return added.error();
        } else if (isByYear(question)) {
            auto read = loadYears(database, *run.context, *run.scores, stop, *filter, ruleOf(question));
            if (!read) return read.error();
            years.push_back(std::move(read).value());
        } else {
            scores.push_back(narrowed(*run.scores, *filter));
        }
    }
    if (isByRun(question.view)) return table;
    return isByYear(question) ? yearTable(years, question) : tableOf(scores, question);
}

Result<analysis::Table> splitUnder(store::Database& database, const std::vector<ReadRun>& runs,
                                   const MinedQuestion& question, const analysis::Table& whole,
                                   const std::stop_token& stop) {
    std::vector<MinedScored> scored;
    for (const ReadRun& run : runs)
        scored.push_back({run.context->record, run.scores.get()});
    TableSplit split{question.by, question.only, {}, {}, stop};
    split.values = [&](const std::string& axis, const study::Narrowing& only) {
        return minedValues(database, scored, axis, only);
    };
    split.make = [&](const study::Narrowing& only) -> Result<analysis::Table> {
        if (!countsAnyOf(question.view, only)) return analysis::Table(); // as the filter is refused
        MinedQuestion part = question;
        part.only = only;
        return tableUnder(database, runs, part, stop);
    };
    return splitRows(split, whole);
}

Status addPublished(MinedNumbers& report) {
    const auto published = PublishedMined::parse(publishedMinedFigures());
    if (!published) return published.error();
    published->addTo(report.table);
    for (auto& row : report.table.rows)
        row.resize(report.table.columns.size()); // no judge's items are printed
    report.notes.push_back("published: " + published->source);
    for (const PublishedMined::Suspicion& one : published->suspicious)
        report.notes.push_back("published figure to doubt: " + one.text());
    return {};
}
} // namespace

Result<MinedNumbers> minedReport(store::Database& database, const std::vector<store::RunRecord>& runs,
                                 const MinedQuestion& question, const std::stop_token& stop) {
    if (question.published && question.view != "mined" && question.view != "latest")
        return Error{ErrorCode::InvalidArgument, "this view has no published rows", "--published"};
    if (question.view == "compare" && runs.size() < 2)
        return Error{ErrorCode::InvalidArgument, "two runs are compared: the first with each other one", "--run"};
    MinedNumbers report;
    std::vector<ReadRun> read;
    const bool labels = question.view == "latest" || question.view == "context";
    for (const store::RunRecord& run : runs) {
        auto context = minedContext(database, run);
        if (!context) return context.error();
        auto own = loadScores(database, **context, {labels, question.recompute}, stop);
        if (!own) return own.error();
        const auto filter = minedFilter(database, question.only, run);
        if (!filter) return filter.error();
        const auto notes = notesOf(narrowed(*own, *filter), question);
        report.notes.insert(report.notes.end(), notes.begin(), notes.end());
        read.push_back({std::move(context).value(), std::make_shared<const RunScores>(std::move(own).value())});
    }
    auto table = tableUnder(database, read, question, stop);
    if (table && !question.by.empty()) table = splitUnder(database, read, question, *table, stop);
    if (!table) return table.error();
    report.table = std::move(table).value();
    if (report.table.rows.empty()) report.notes.push_back("the runs have nothing for this view under these choices");
    if (question.published)
        if (const Status added = addPublished(report); !added) return added.error();
    return report;
}

} // namespace chronoscope::app
