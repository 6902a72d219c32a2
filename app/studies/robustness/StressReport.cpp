// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/robustness/StressReport.h"

#include "app/Resources.h"
#include "app/cli/ReportSplit.h"
#include "app/studies/robustness/StressSplit.h"
#include "core/base/Text.h"
#include "core/results/ResultLoader.h"
#include "core/store/Workspace.h"
#include "core/studies/robustness/AcrossStudies.h"
#include "core/studies/robustness/AlphaBins.h"
#include "core/studies/robustness/ModelSizeStore.h"
#include "core/studies/robustness/PublishedScores.h"
#include "core/studies/robustness/StressCalibration.h"
#include "core/studies/robustness/StressComparison.h"
#include "core/studies/robustness/StressNarrowing.h"
#include "core/studies/robustness/StressTables.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace chronoscope::app {

using namespace robustness;
using analysis::Table;

namespace {
Error wrongQuestion(const std::string& what, const std::string& given) {
    return {ErrorCode::InvalidArgument, what, given};
}

/// Of the view across, which is of runs of two studies.
const std::vector<std::string> kTablesAcross{"categories", "facts"};

/// The tables of each other view, the usual one first.
const std::map<std::string, std::vector<std::string>>& tablesOfViews() {
    static const std::map<std::string, std::vector<std::string>> kTables{
        {"robustness", {"means", "facts", "lost", "duel"}},
        {"alpha", {"bars", "points"}},
        {"transfer", {"single", "combinations"}},
        {"popularity", {"bins", "fits"}},
        {"size", {"models", "fits"}},
        {"variance", {"ratio"}},
        {"calibration", {"planted"}},
        {"compare", {"paired"}}};
    return kTables;
}

Result<std::string> tableOf(const StressQuestion& question) {
    const auto& tables = tablesOfViews().at(question.view);
    if (question.table.empty()) return tables.front();
    if (std::find(tables.begin(), tables.end(), question.table) != tables.end()) return question.table;
    return wrongQuestion(fmt::format("the view {} has the tables {}", question.view, fmt::join(tables, ", ")),
                         question.table);
}

/// Tables of global values alone.
bool isOfAllPrecisions(const std::string& view, const std::string& table) {
    return view == "popularity" || view == "size" || view == "variance" || table == "duel";
}

/// A relation that no run has is a mistake in typing.
Result<StressFilter> filterOf(store::Database& database, const StressQuestion& question,
                              const std::vector<StressResults>& runs, const std::stop_token& stop) {
    std::set<std::string> known;
    std::vector<store::RunRecord> records;
    for (const StressResults& run : runs) {
        known.insert(run.relations.begin(), run.relations.end());
        records.push_back(run.run);
    }
    for (const std::string& relation : study::valuesOf(question.only, study::kRelationFacet))
        if (!known.contains(relation)) return wrongQuestion("no run has facts of this relation", relation);
    return stressFilter(database, question.only, records, stop);
}

/// Standard and few-shot by what the runs themselves say.
Table varianceReport(std::vector<StressResults> runs, const StressFilter& filter, TableStyle style,
                     std::vector<std::string>& notes) {
    const VarianceOrder order = orderForVariance(std::move(runs));
    if (order.isSwapped)
        notes.push_back(
            fmt::format("the first run was asked with examples: {} is taken as standard", order.runs.front().run.name));
    for (const std::string& run : order.leftOut)
        notes.push_back(fmt::format("{}: asked without examples, so it is no few-shot run and is left out", run));
    if (!order.isTold)
        notes.emplace_back("no run says that it was asked with examples: the first is taken as standard, others as "
                           "few-shot");
    return varianceTable(order.runs, filter, style);
}

/// Scores of the table's dates that are no finite numbers: a mean with one of them would be none.
std::int64_t notFinite(const AlphaSums& one, const StressFilter& filter, AlphaBinning binning) {
    std::int64_t scores = 0;
    for (const AlphaSum& sum : one.sums) {
        const bool isBar = sum.bin >= kAlphaPoints;
        const bool isShown = isBar == (binning == AlphaBinning::Bars) &&
                             filter.takes(static_cast<Level>(sum.precision)) &&
                             filter.takesRelation(one.run->relations.at(static_cast<std::size_t>(sum.relation)));
        if (isShown) scores += sum.leftOut;
    }
    return scores;
}

Result<Table> alphaReport(store::Database& database, const std::vector<StressResults>& runs, const StressFilter& filter,
                          AlphaBinning binning, TableStyle style, std::vector<std::string>& notes) {
    std::vector<AlphaSums> all;
    for (const StressResults& run : runs) {
        auto sums = narrowedAlpha(database, run.run.id, filter, {});
        if (!sums) return sums.error();
        all.push_back({&run, std::move(sums).value()});
        if (const auto scores = notFinite(all.back(), filter, binning); scores > 0)
            notes.push_back(
                fmt::format("{}: {} scores are -inf, no number or beyond 1e12; they are in no mean, and not among the "
                            "dates (JSON: left_out)",
                            run.run.name, scores));
    }
    return alphaTable(all, filter, binning, style);
}

void noteUndefined(const StressResults& run, const StressFilter& filter, std::vector<std::string>& notes) {
    if (run.pending > 0)
        notes.push_back(
            fmt::format("{}: {} facts are not asked to the end and are in no number", run.run.name, run.pending));
    const RunMeans means = meansOf(run, filter);
    const ScoreMeans& global = means.all.at(static_cast<std::size_t>(Level::Global));
    if (global.missing > 0)
        notes.push_back(fmt::format("{}: {} dates have no score and are in no test", run.run.name, global.missing));
    for (int i = 0; i < kLevels; ++i) {
        const ScoreMeans& level = means.all.at(static_cast<std::size_t>(i));
        if (level.robustIncomplete > 0)
            notes.push_back(fmt::format(
                "{}, {}: {} of {} facts lack scores and are robust by the tests that are left; robustness may be as "
                "low as {:.1f} %",
                run.run.name, name(static_cast<Level>(i)), level.robustIncomplete, level.defined(),
                100 * level.leastRobustness().value_or(0)));
    }
    if (global.flagged > 0)
        notes.push_back(
            fmt::format("{}: {} scores are not numbers (nan) and lose their tests", run.run.name, global.flagged));
    if (global.undefined() > 0)
        notes.push_back(fmt::format("{}: {} of {} facts are undefined at a precision and so have no global value",
                                    run.run.name, global.undefined(), global.facts));
}

Result<Table> sizeReport(store::Database& database, const std::vector<StressResults>& runs, const StressFilter& filter,
                         bool fits, TableStyle style, std::vector<std::string>& notes) {
    const auto sizes = ModelSizeStore(database).all();
    if (!sizes) return sizes.error();
    std::set<std::string> unknown;
    for (const StressResults& run : runs)
        if (!sizes->contains(run.run.model)) unknown.insert(run.run.model);
    for (const std::string& model : unknown)
        notes.push_back(fmt::format("the size of {} is not known: --parameters '{}=8e9' keeps it", model, model));
    if (fits) {
        std::map<std::string, std::pair<int, int>> runsOf; ///< all, and those with examples
        for (const StressResults& run : runs) {
            auto& [all, fewShot] = runsOf[run.run.model];
            ++all;
            fewShot += run.spec.prompt == PromptForm::FewShot ? 1 : 0;
        }
        for (const auto& [model, count] : runsOf) {
            const auto& [all, fewShot] = count;
            if (all < 2) continue;
            notes.push_back(fmt::format("{}: the mean of its {} runs is one point", model, all));
            if (fewShot > 0) notes.back() += fmt::format("; {} of them asked with examples (few-shot)", fewShot);
        }
        notes.emplace_back("parameters_for_100 beyond the largest model is an extrapolation: no point supports it");
    }
    return fits ? sizeFitTable(runs, filter, *sizes, style) : sizeTable(runs, filter, *sizes, style);
}

Result<Table> tableOf(store::Database& database, std::vector<StressResults>& runs, const StressQuestion& question,
                      const std::string& which, const StressFilter& filter, std::vector<std::string>& notes) {
    const TableStyle style{!question.isForPeople, question.isJson};
    const bool compares = question.view == "variance" || question.view == "compare" || which == "duel";
    if (compares && runs.size() < 2)
        return wrongQuestion(question.view == "variance"  ? "the ratio needs two runs: --run STANDARD --run FEWSHOT"
                             : question.view == "compare" ? "a comparison needs two runs: --run FIRST --run AGAINST"
                                                          : "a duel needs two runs: --run PRETRAINED --run INSTRUCT",
                             "--run");
    if (question.view == "compare") return comparisonTable(runs, filter, style);
    if (question.view == "alpha")
        return alphaReport(database, runs, filter, which == "points" ? AlphaBinning::Points : AlphaBinning::Bars, style,
                           notes);
    if (question.view == "transfer") return transferTable(runs, filter, which == "combinations", style);
    if (question.view == "variance") return varianceReport(runs, filter, style, notes);
    if (question.view == "popularity")
        return which == "fits" ? popularityFitTable(database, runs, filter, style)
                               : popularityTable(database, runs, filter, style);
    if (question.view == "calibration") return stressCalibrationTable(database, runs, filter, style);
    if (question.view == "size") return sizeReport(database, runs, filter, which == "fits", style, notes);
    if (which == "facts") return factTable(database, runs, filter, style);
    if (which == "lost") return lostTable(runs, filter, style);
    if (which == "duel") return duelTable(runs, filter);
    return robustnessTable(runs, filter, style);
}

/// The table of a filter.
using TableUnder = std::function<Result<Table>(const StressFilter& filter)>;

/// Split as the question says, where it does: `whole` is the table of all that it takes.
Result<Table> splitAsAsked(store::Database& database, const std::vector<StressResults>& runs,
                           const StressQuestion& question, Result<Table> whole, const TableUnder& make,
                           const std::stop_token& stop) {
    if (!whole || question.by.empty()) return whole;
    std::vector<store::RunRecord> records;
    for (const StressResults& run : runs)
        records.push_back(run.run);
    TableSplit split{question.by, question.only, {}, {}, stop};
    split.values = [&](const std::string& axis, const study::Narrowing& only) {
        return stressValues(database, runs, axis, only, stop);
    };
    split.make = [&](const study::Narrowing& only) -> Result<Table> {
        auto filter = stressFilter(database, only, records, stop);
        if (!filter) return filter.error();
        filter->global = question.global;
        return make(*filter);
    };
    return splitRows(split, *whole);
}
} // namespace

std::vector<std::string> stressTables() {
    std::vector<std::string> all = kTablesAcross;
    for (const auto& [view, tables] : tablesOfViews())
        all.insert(all.end(), tables.begin(), tables.end());
    return all;
}

Result<StressReport> stressReport(store::Database& database, const std::vector<store::RunRecord>& runs,
                                  const StressQuestion& question, const std::stop_token& stop) {
    const auto which = tableOf(question);
    if (!which) return which.error();
    std::vector<StressResults> results;
    for (const store::RunRecord& run : runs) {
        auto one = readStressResults(database, run, stop);
        if (!one) return one.error();
        results.push_back(std::move(one).value());
    }
    auto filter = filterOf(database, question, results, stop);
    if (!filter) return filter.error();
    filter->global = question.global;
    StressReport report;
    if (question.global == GlobalMode::PooledTests)
        report.notes.emplace_back("global win rates are of all tests of a fact together");
    if (!filter->levels.empty() && isOfAllPrecisions(question.view, *which))
        report.notes.emplace_back("this table is of all precisions together: --precision takes none away");
    for (const StressResults& run : results)
        noteUndefined(run, *filter, report.notes);
    const auto make = [&](const StressFilter& part) {
        std::vector<std::string> ofTheWhole; // that is said of it once
        return tableOf(database, results, question, *which, part, ofTheWhole);
    };
    auto table = splitAsAsked(database, results, question,
                              tableOf(database, results, question, *which, *filter, report.notes), make, stop);
    if (!table) return table.error();
    report.table = std::move(table).value();
    if (report.table.rows.empty())
        report.notes.push_back("the table is empty: the runs have nothing for this view under these choices");
    if (!question.withPublished) return report;
    const auto published = exchange::Published::parse(publishedStressFigures());
    if (!published) return published.error();
    auto more = addPublishedRows(report.table, *published);
    if (more.empty())
        return wrongQuestion("published rows stand beside the views robustness (means) and variance", question.view);
    report.notes.insert(report.notes.end(), more.begin(), more.end());
    return report;
}

Result<StressReport> acrossReport(store::Database& database, const store::RunRecord& elements,
                                  const store::RunRecord& stress, const StressQuestion& question,
                                  const std::stop_token& stop) {
    const bool isKnown =
        question.table.empty() || std::count(kTablesAcross.begin(), kTablesAcross.end(), question.table) > 0;
    if (!isKnown) return wrongQuestion("the view across has the tables categories and facts", question.table);
    const auto set = results::loadResults(database, {{elements.id, 0}}, stop);
    if (!set) return set.error();
    auto results = readStressResults(database, stress, stop);
    if (!results) return results.error();
    const auto filter = filterOf(database, question, {*results}, stop);
    if (!filter) return filter.error();
    const auto shared = factsAcross(database, **set, *results, *filter, stop);
    if (!shared) return shared.error();
    const TableStyle style{!question.isForPeople, question.isJson};
    StressReport report;
    if (shared->withoutElement > 0)
        report.notes.push_back(fmt::format("{} facts of {} are of no element that {} asks", shared->withoutElement,
                                           stress.name, elements.name));
    if (elements.model != stress.model)
        report.notes.push_back(fmt::format("the runs are of two models, {} and {}", elements.model, stress.model));
    const auto tableOfShared = [&](const SharedFacts& facts) {
        return question.table == "facts" ? acrossList(database, **set, *results, facts, style)
                                         : Result<Table>(acrossTable((*set)->run(0), *results, facts, style));
    };
    const auto make = [&](const StressFilter& part) -> Result<Table> {
        const auto facts = factsAcross(database, **set, *results, part, stop);
        if (!facts) return facts.error();
        return tableOfShared(*facts);
    };
    auto table = splitAsAsked(database, {*results}, question, tableOfShared(*shared), make, stop);
    if (!table) return table.error();
    report.table = std::move(table).value();
    return report;
}

Status keepModelSizes(const std::string& workspace, const std::vector<std::string>& typed) {
    std::vector<ModelSize> sizes;
    for (const std::string& text : typed) {
        auto size = modelSizeFrom(text);
        if (!size) return size.error();
        sizes.push_back(std::move(size).value());
    }
    const auto open = store::Workspace::open(workspace, store::Workspace::Open::ExistingToWrite);
    if (!open) return open.error();
    return (*open)->write([&](store::Database& database) { return ModelSizeStore(database).set(sizes); });
}

Result<std::vector<std::string>> notesOnSizes(store::Database& database, const std::vector<std::string>& typed) {
    std::vector<std::string> notes;
    if (typed.empty()) return notes;
    const auto runs = store::RunStore(database).list(kStressRuns);
    if (!runs) return runs.error();
    std::set<std::string> models;
    for (const store::RunRecord& run : *runs)
        models.insert(run.model);
    for (const std::string& text : typed)
        if (const auto size = modelSizeFrom(text); size && !models.contains(size->model))
            notes.push_back(fmt::format("no run is of the model {}: its size is kept for one", size->model));
    return notes;
}

} // namespace chronoscope::app
