// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/AnnotateCommand.h"
#include "app/cli/Console.h"
#include "app/cli/Interruption.h"
#include "core/annotation/Agreement.h"
#include "core/annotation/LabelCounts.h"
#include "core/annotation/MatcherAudit.h"
#include "core/annotation/store/AnnotationStore.h"
#include "core/base/Text.h"
#include "core/study/Study.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <set>

namespace chronoscope::app {

using analysis::Table;
using annotation::LabelShare;
using results::RowsBy;

namespace {
constexpr std::array kRowsBy{RowsBy::Domain, RowsBy::State, RowsBy::Template, RowsBy::Relation};

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
Result<annotation::LabelSet> countedSet(const Annotated& annotated, const AnnotateOptions& options,
                                        const annotation::LabelSetUse& use) {
    if (!options.labelSet.empty()) return labelSetNamed(annotated, options.labelSet);
    return mostUsed(annotated.labelSets, use);
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
};

Result<Question> questionOf(Annotated& annotated, const AnnotateOptions& options, const std::stop_token& stop) {
    auto filter = reportFilter(annotated.reader, options.only);
    if (!filter) return filter.error();
    const auto runs = askingRuns(annotated);
    if (!runs) return runs.error();
    const auto set = reportSet(annotated.reader, *runs, stop);
    if (!set) return set.error();
    const auto labels = countedSet(annotated, options, annotation::labelSetUse(annotated.book, **set));
    if (!labels) return labels.error();
    const auto book = std::make_shared<const annotation::AnnotationBook>(std::move(annotated.book));
    Question question{resultsWith(**set, book, *labels), std::move(filter).value()};
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
        annotation::addShare(one, share.percent, share.interval);
        one.push_back(question.own.labels.name);
        table.rows.push_back(std::move(one));
    }
}

bool choosesCells(const ReportFilterText& only) {
    return !only.relations.empty() ||
           !(only.domains + only.states + only.templates + only.years + only.subject).empty();
}

Table countsHead(const Split& split) {
    Table table;
    table.addColumn("run", true);
    table.addColumn("model");
    if (split.rows != RowsBy::Run) table.addColumn(std::string(name(split.rows)));
    if (split.year) table.addColumn("year", true);
    for (const char* key : {"wrong", "annotated", "labelled"})
        table.addColumn(key, true);
    table.addColumn("repeats_elements");
    if (split.label) {
        table.addColumn("label");
        table.addColumn("label_name");
        for (const char* key : {"given", "percent", "ci_low", "ci_high"})
            table.addColumn(key, true);
    }
    table.addColumn("label_set");
    return table;
}

/// Takes those with units of their study's own out of the named runs; where none is named, those that anything is said
/// of.
Result<std::vector<store::RunRecord>> runsOfUnits(Annotated& annotated) {
    std::vector<store::RunRecord> units;
    const bool isNamed = !annotated.runs.empty();
    const auto hasUnits = [](const store::RunRecord& run) { return study::builtInStudies().hasUnits(run); };
    if (isNamed) {
        std::copy_if(annotated.runs.begin(), annotated.runs.end(), std::back_inserter(units), hasUnits);
        std::erase_if(annotated.runs, hasUnits);
        return units;
    }
    std::set<ContentId> spokenOf;
    annotated.book.forEachItem([&](const annotation::ItemKey& item, const auto&) {
        if (!item.isCell()) spokenOf.insert(item.run);
    });
    const auto all = store::RunStore(annotated.reader).all();
    if (!all) return all.error();
    for (const store::RunRecord& run : *all)
        if (hasUnits(run) && spokenOf.contains(annotation::runIdentity(run))) units.push_back(run);
    return units;
}

/// What is right and what wrong is the study's own: it is not counted here.
Status addUnits(Table& table, const Annotated& annotated, const AnnotateOptions& options, const Split& split,
                const std::vector<store::RunRecord>& runs) {
    std::set<ContentId> wanted;
    for (const store::RunRecord& run : runs)
        wanted.insert(annotation::runIdentity(run));
    auto use = annotation::labelSetUse(annotated.book,
                                       [&](const annotation::ItemKey& item) { return wanted.contains(item.run); });
    const auto set = countedSet(annotated, options, use);
    if (!set) return set.error();
    use.erase(set->name);
    noteLabelSet(set->name, use);
    for (const store::RunRecord& run : runs) {
        const annotation::UnitCounts counts =
            annotation::unitCounts(annotated.book, *set, annotation::runIdentity(run));
        const std::vector<std::string> row{
            std::to_string(run.id),          run.model, {}, std::to_string(counts.annotated),
            std::to_string(counts.labelled), "no"};
        if (!split.label) {
            table.rows.push_back(row);
            table.rows.back().push_back(set->name);
        }
        for (std::size_t at = 0; split.label && at < set->labels.size() && counts.labelled > 0; ++at) {
            const LabelShare share = annotation::shareOf(counts.given[at], counts.labelled);
            std::vector<std::string>& one = table.rows.emplace_back(row);
            one.insert(one.end(), {set->labels[at].key, set->labels[at].name, std::to_string(share.given)});
            annotation::addShare(one, share.percent, share.interval);
            one.push_back(set->name);
        }
    }
    return {};
}

/// run, model, what it is split by, wrong, annotated, labelled (cells), repeats_elements ("yes": the intervals are too
/// narrow), then label, label_name, given, percent (of the labelled), ci_low, ci_high (Wilson, 95 %), label_set. Of
/// runs of other studies the units are counted, right ones too: wrong is empty.
Result<Table> counts(Annotated& annotated, const AnnotateOptions& options, const std::stop_token& stop) {
    const auto split = splitOf(options.by);
    if (!split) return split.error();
    const bool isNamed = !annotated.runs.empty();
    const auto units = runsOfUnits(annotated);
    if (!units) return units.error();
    const bool isOfCells = split->year || split->rows != RowsBy::Run || choosesCells(options.only);
    if (isNamed && isOfCells && !units->empty())
        return wrong("units of other studies have no domain, relation, year …: they are counted by label",
                     units->front().name);
    Table table = countsHead(*split);
    if (!isOfCells && !units->empty())
        if (const Status added = addUnits(table, annotated, options, *split, *units); !added) return added.error();
    if (isNamed && annotated.runs.empty()) return table;
    if (!isNamed && !isOfCells && !units->empty()) { // nothing else may be there to count
        const auto asked = store::RunStore(annotated.reader).list();
        if (!asked) return asked.error();
        if (asked->empty()) return table;
    }
    const auto question = questionOf(annotated, options, stop);
    if (!question) return question.error();
    for (const auto& group :
         annotation::labelCounts(*question->own.results, question->filter, split->rows, split->year))
        addGroup(table, *question, *split, group);
    return table;
}

/// Of the named runs, or of all that were ever annotated.
Result<Table> agreementOf(Annotated& annotated, const AnnotateOptions& options) {
    const ReportFilterText& only = options.only;
    for (const std::string& given : {only.domains, only.states, only.templates, only.years, only.subject})
        if (!given.empty()) return wrong("agreement is of all items of the named runs", given);
    if (!only.relations.empty()) return wrong("agreement is of all items of the named runs", only.relations.front());
    const std::set<ContentId> wanted = namedRuns(annotated);
    const auto isWanted = [&](const annotation::ItemKey& item) { return wanted.empty() || wanted.contains(item.run); };
    auto others = annotation::labelSetUse(annotated.book, isWanted);
    const auto set = countedSet(annotated, options, others);
    if (!set) return set.error();
    others.erase(set->name);
    noteLabelSet(set->name, others);
    return agreementTable(annotation::agreement(annotated.book, *set, isWanted), set->name,
                          [](const std::string& key) { return key; });
}

/// The columns of annotation::auditTable(), runs by number.
Result<Table> audit(Annotated& annotated, const AnnotateOptions& options, const std::stop_token& stop) {
    const auto question = questionOf(annotated, options, stop);
    if (!question) return question.error();
    std::vector<annotation::AuditRow> rows;
    for (std::size_t run = 0; run < question->own.results->runs.size(); ++run) {
        auto one = annotation::auditRun(annotated.reader, question->own, question->filter, run, stop);
        if (!one) return one.error();
        const results::RunColumns& columns = question->own.results->run(run);
        rows.push_back({std::to_string(columns.choice.run), columns.model, std::move(one).value()});
    }
    Table table = annotation::auditTable(rows, question->own.labels.name);
    table.numeric.front() = true;
    return table;
}
} // namespace

int annotateStats(const AnnotateOptions& options) {
    if (options.table != "counts" && options.by != AnnotateOptions().by)
        return printError(wrong("only the table of counts can be split", options.by));
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
