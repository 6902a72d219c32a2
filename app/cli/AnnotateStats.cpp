// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/AnnotateCommand.h"
#include "app/cli/Console.h"
#include "app/cli/Interruption.h"
#include "core/annotation/Agreement.h"
#include "core/annotation/AnnotationQueue.h"
#include "core/annotation/LabelCounts.h"
#include "core/base/Text.h"
#include "core/run/RunFactory.h"
#include "core/store/AnnotationStore.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace chronoscope::app {

using analysis::Table;
using annotation::LabelShare;
using results::RowsBy;

namespace {
constexpr std::array kRowsBy{RowsBy::Domain, RowsBy::State, RowsBy::Template, RowsBy::Relation};

Error wrong(const std::string& what, const std::string& given) {
    return {ErrorCode::InvalidArgument, what, given};
}

std::string number(std::optional<double> value, int decimals) {
    return value ? fmt::format("{:.{}f}", *value, decimals) : std::string();
}

/// Percent and its interval; three empty cells where there is nothing to share.
void addShare(std::vector<std::string>& row, std::optional<double> percent, const analysis::Interval& interval) {
    row.push_back(number(percent, 2));
    row.push_back(percent ? number(interval.low, 2) : std::string());
    row.push_back(percent ? number(interval.high, 2) : std::string());
}

/// What the counts are split by; always by run and model.
struct Split {
    bool label = false;
    bool year = false;
    RowsBy rows = RowsBy::Run;
};

Result<Split> splitOf(const std::string& by) {
    Split split;
    for (const std::string& item : text::split(by, ',')) {
        const auto rows = std::find_if(kRowsBy.begin(), kRowsBy.end(), [&](RowsBy one) { return name(one) == item; });
        if (item == "run" || item == "model") continue; // always apart
        if (item == "label")
            split.label = true;
        else if (item == "year")
            split.year = true;
        else if (rows == kRowsBy.end())
            return wrong("counts can be split by label, model, year, relation, domain, state and template", item);
        else if (split.rows != RowsBy::Run)
            return wrong("counts can be split by one of relation, domain, state and template", item);
        else
            split.rows = *rows;
    }
    return split;
}

/// The label set that the numbers are of: what is named, or else what is most used.
Result<annotation::LabelSet> countedSet(const Annotated& annotated, const AnnotateOptions& options) {
    if (!options.labelSet.empty()) return labelSetNamed(annotated, options.labelSet);
    return mostUsed(annotated.labelSets, annotation::labelSetUse(annotated.book));
}

/// Which label set is counted, and what is left out.
void noteLabelSet(const std::string& labelSet, const annotation::LabelSetUse& others) {
    std::string text = fmt::format("counted: annotations of the label set \"{}\"", labelSet);
    for (const auto& [name, count] : others)
        text += fmt::format("; not counted: {} of \"{}\"", count, name);
    printNote(text);
}

struct Question {
    annotation::LabelSetResults own; ///< of one label set
    results::ResultFilter filter;
    std::vector<store::RunRecord> runs; ///< in the order of the set
};

Result<Question> questionOf(Annotated& annotated, const AnnotateOptions& options, const std::stop_token& stop) {
    auto filter = reportFilter(options.only);
    if (!filter) return filter.error();
    auto runs = askingRuns(annotated);
    if (!runs) return runs.error();
    const auto labels = countedSet(annotated, options);
    if (!labels) return labels.error();
    const auto set = reportSet(annotated.reader, *runs, stop);
    if (!set) return set.error();
    const auto book = std::make_shared<const annotation::AnnotationBook>(std::move(annotated.book));
    Question question{resultsWith(**set, book, *labels), std::move(filter).value(), std::move(runs).value()};
    noteLabelSet(question.own.labels.name, question.own.others);
    return question;
}

void addGroup(Table& table, const Question& question, const Split& split, const annotation::LabelGroup& group) {
    const results::ResultSet& set = *question.own.results;
    const results::RunColumns& run = set.run(group.run);
    std::vector<std::string> row{std::to_string(run.choice.run), run.model};
    if (split.rows != RowsBy::Run) row.push_back(rowName(set, split.rows, group.key));
    if (split.year) row.push_back(group.year ? std::to_string(*group.year) : std::string());
    for (const std::int64_t count : {group.wrong, group.annotated, group.labelled})
        row.push_back(std::to_string(count));
    row.emplace_back(group.repeatsElements ? "yes" : "no");
    if (!split.label) {
        row.push_back(question.own.labels.name);
        table.rows.push_back(std::move(row));
        return;
    }
    const auto& labels = set.labels->labels;
    for (std::size_t label = 0; label < labels.size() && group.labelled > 0; ++label) {
        const LabelShare share = group.share(label);
        std::vector<std::string> one = row;
        one.push_back(labels[label].key);
        one.push_back(labels[label].name);
        one.push_back(std::to_string(share.given));
        addShare(one, share.percent, share.interval);
        one.push_back(question.own.labels.name);
        table.rows.push_back(std::move(one));
    }
}

/// run, model, what it is split by, wrong, annotated, labelled (cells), repeats_elements ("yes": the intervals are too
/// narrow), then label, label_name, given, percent (of the labelled), ci_low, ci_high (Wilson, 95 %), label_set.
Result<Table> counts(Annotated& annotated, const AnnotateOptions& options, const std::stop_token& stop) {
    const auto split = splitOf(options.by);
    if (!split) return split.error();
    const auto question = questionOf(annotated, options, stop);
    if (!question) return question.error();
    Table table;
    table.addColumn("run", true);
    table.addColumn("model");
    if (split->rows != RowsBy::Run) table.addColumn(std::string(name(split->rows)));
    if (split->year) table.addColumn("year", true);
    for (const char* key : {"wrong", "annotated", "labelled"})
        table.addColumn(key, true);
    table.addColumn("repeats_elements");
    if (split->label) {
        table.addColumn("label");
        table.addColumn("label_name");
        for (const char* key : {"given", "percent", "ci_low", "ci_high"})
            table.addColumn(key, true);
    }
    table.addColumn("label_set");
    for (const auto& group :
         annotation::labelCounts(*question->own.results, question->filter, split->rows, split->year))
        addGroup(table, *question, *split, group);
    return table;
}

void addAgreement(Table& table, const std::string& labelSet, const annotation::AgreementReport& report,
                  const annotation::LabelAgreement& one) {
    const std::string label = one.label.empty() ? "(all)" : one.label;
    table.rows.push_back({label, "alpha", "", "", std::to_string(one.alpha.units), std::to_string(one.given),
                          std::to_string(one.disputed), number(one.alpha.value, 4), labelSet});
    for (const auto& pair : one.pairs)
        table.rows.push_back({label, "kappa", report.authors[pair.first], report.authors[pair.second],
                              std::to_string(pair.kappa.units), "",
                              std::to_string(pair.kappa.units - pair.kappa.agreed), number(pair.kappa.value, 4),
                              labelSet});
}

/// label ("(all)": the whole answer), measure (alpha: of all annotators; kappa: of two), first, second, items, given,
/// disputed, value (empty: undefined), label_set. Of the named runs.
Result<Table> agreementOf(Annotated& annotated, const AnnotateOptions& options) {
    const auto set = countedSet(annotated, options);
    if (!set) return set.error();
    const ReportFilterText& only = options.only;
    for (const std::string& given : {only.domains, only.states, only.templates, only.years, only.subject})
        if (!given.empty()) return wrong("agreement is of all items of the named runs", given);
    if (!only.relations.empty()) return wrong("agreement is of all items of the named runs", only.relations.front());
    std::set<ContentId> wanted;
    for (const store::RunRecord& run : annotated.runs)
        wanted.insert(annotation::runIdentity(run));
    const auto isWanted = [&](const annotation::ItemKey& item) { return wanted.empty() || wanted.contains(item.run); };
    const auto report = annotation::agreement(annotated.book, *set, isWanted);
    auto others = annotation::labelSetUse(annotated.book, isWanted);
    others.erase(set->name);
    noteLabelSet(set->name, others);
    Table table;
    for (const char* key : {"label", "measure", "first", "second"})
        table.addColumn(key);
    for (const char* key : {"items", "given", "disputed", "value"})
        table.addColumn(key, true);
    table.addColumn("label_set");
    addAgreement(table, set->name, report, report.all);
    for (const annotation::LabelAgreement& one : report.labels)
        addAgreement(table, set->name, report, one);
    return table;
}

Result<annotation::MatcherAudit> auditOf(Annotated& annotated, const Question& question, std::size_t run,
                                         const std::stop_token& stop) {
    const store::RunRecord& record = question.runs[run];
    const auto context = run::loadTemplateRun(annotated.reader, record.id);
    if (!context) return context.error();
    const auto overrides =
        annotation::overridesOf(*question.own.book, annotation::runIdentity(record), annotation::OverrideScope::ThisRun);
    const auto rejudged = annotation::rejudge(annotated.reader, **context, record.spec.judge, overrides, stop);
    if (!rejudged) return rejudged.error();
    const auto queue = annotation::newestRandomQueue(annotated.reader, record.id);
    if (!queue) return queue.error();
    return annotation::matcherAudit(*question.own.results, question.filter, run, *rejudged, *queue);
}

std::string nameOf(annotation::Extrapolation extrapolation) {
    constexpr std::array<const char*, 4> kNames{"sound", "not_random", "other_cells", "no_labels"};
    return kNames.at(static_cast<std::size_t>(extrapolation));
}

/// run, model, judged, correct, incorrect, correct_percent, labelled, alias_missed, alias_percent, ci_low, ci_high (of
/// the labelled Incorrect cells), alias_without_answer, gained, applied_percent (Correct with the accepted answers),
/// estimate ("sound", or why there is none), estimated_percent, estimated_low, estimated_high (were all annotated),
/// label_set.
Result<Table> audit(Annotated& annotated, const AnnotateOptions& options, const std::stop_token& stop) {
    const auto question = questionOf(annotated, options, stop);
    if (!question) return question.error();
    Table table;
    constexpr std::array<std::string_view, 3> kTexts{"model", "label_set", "estimate"};
    for (const char* key : {"run", "model", "judged", "correct", "incorrect", "correct_percent", "labelled",
                            "alias_missed", "alias_percent", "ci_low", "ci_high", "alias_without_answer", "gained",
                            "applied_percent", "estimate", "estimated_percent", "estimated_low", "estimated_high",
                            "label_set"})
        table.addColumn(key, std::find(kTexts.begin(), kTexts.end(), key) == kTexts.end());
    for (std::size_t run = 0; run < question->runs.size(); ++run) {
        const auto one = auditOf(annotated, *question, run, stop);
        if (!one) return one.error();
        std::vector<std::string> row{std::to_string(question->runs[run].id), question->runs[run].model};
        for (const std::int64_t count : {one->judged, one->correct, one->incorrect})
            row.push_back(std::to_string(count));
        row.push_back(number(one->correctPercent, 2));
        row.push_back(std::to_string(one->aliasMissed.of));
        row.push_back(std::to_string(one->aliasMissed.given));
        addShare(row, one->aliasMissed.percent, one->aliasMissed.interval);
        row.push_back(std::to_string(one->aliasWithoutAnswer));
        row.push_back(std::to_string(one->gained));
        row.push_back(number(one->appliedPercent, 2));
        row.push_back(nameOf(one->extrapolation));
        addShare(row, one->estimatedPercent, one->estimatedInterval);
        row.push_back(question->own.labels.name);
        table.rows.push_back(std::move(row));
    }
    return table;
}
} // namespace

int annotateStats(const AnnotateOptions& options) {
    const Interruption interruption;
    auto annotated = openAnnotated(options, store::Workspace::Open::Reading);
    if (!annotated) return printError(annotated.error());
    const auto table = options.table == "agreement" ? agreementOf(*annotated, options)
                       : options.table == "audit"   ? audit(*annotated, options, interruption.token())
                                                    : counts(*annotated, options, interruption.token());
    if (!table) return printError(table.error());
    const auto format = options.tableFormat == "json"       ? analysis::TableFormat::Json
                        : options.tableFormat == "markdown" ? analysis::TableFormat::Markdown
                        : options.tableFormat == "latex"    ? analysis::TableFormat::Latex
                                                            : analysis::TableFormat::Csv;
    const Status written = writeOutput(toText(*table, format), options.output);
    return written ? static_cast<int>(kDone) : printError(written.error());
}

} // namespace chronoscope::app
