// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/AnnotateCommand.h"

#include "app/Resources.h"
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/OpenRun.h"
#include "core/annotation/AnnotationExchange.h"
#include "core/annotation/AnnotationMerge.h"
#include "core/annotation/LabelStudio.h"
#include "core/annotation/store/AnnotationStore.h"
#include "core/base/AtomicFile.h"
#include "core/study/Study.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>

namespace chronoscope::app {

using annotation::Annotation;
using annotation::AnnotationMerge;
using nlohmann::ordered_json;
using store::Workspace;

namespace {
constexpr std::size_t kMaxLabelFile = 1 << 20; // bytes

/// A pipe is read to its end, which may take as long as whoever writes it.
Result<std::string> readText(const std::string& path, std::size_t most) {
    std::error_code unknown;
    if (std::filesystem::is_fifo(path, unknown)) printNote("reading from a pipe: " + path);
    std::ifstream file(path, std::ios::binary);
    if (!file) return Error{ErrorCode::NotFound, "cannot be read", path};
    std::string text;
    std::string part(1 << 16, '\0');
    while (file.read(part.data(), static_cast<std::streamsize>(part.size())) || file.gcount() > 0) {
        text.append(part, 0, static_cast<std::size_t>(file.gcount()));
        if (text.size() > most) return Error{ErrorCode::BadInput, fmt::format("larger than {} MiB", most >> 20), path};
    }
    if (file.bad()) return Error{ErrorCode::Io, "cannot be read", path};
    return text;
}

/// As it is named, or else by the end of the file's name.
Result<annotation::ExchangeFormat> formatOf(const std::string& named, const std::string& path) {
    const std::string suffix = std::filesystem::path(path).extension().string();
    const std::string text = !named.empty() ? named : suffix.empty() ? "jsonl" : suffix.substr(1);
    const auto format = annotation::exchangeFormatFromName(text);
    if (!format) return wrong("say which --format: csv, jsonl or labelstudio", path);
    return *format;
}

/// Stores what a merge or import does. Returns the id of its action; 0 where there is nothing to do.
Result<std::int64_t> storeMerge(Workspace& workspace, const AnnotationMerge& merge,
                                const std::vector<annotation::LabelSet>& sets) {
    return workspace.write(
        [&](store::Database& database) { return store::AnnotationStore(database).merge(merge.action, sets); });
}

std::int64_t takenOf(const AnnotationMerge& merge) {
    return std::count_if(merge.conflicts.begin(), merge.conflicts.end(), [](const auto& one) { return one.taken; });
}

void printDocument(const ordered_json& document) {
    printOut(document.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n");
}

bool isSameFile(const std::string& one, const std::string& other) {
    std::error_code unknown;
    const auto place = [&](const std::string& path) {
        return std::filesystem::weakly_canonical(std::filesystem::absolute(path, unknown), unknown);
    };
    return !one.empty() && !other.empty() && place(one) == place(other);
}

std::string annotationsOf(std::size_t count) { return fmt::format("{} annotation{}", count, count == 1 ? "" : "s"); }

int exportAll(const AnnotateOptions& options) {
    if (options.json && !options.format.empty() && options.format != "jsonl")
        return printError(wrong("--json is --format jsonl", options.format));
    const auto format = formatOf(options.json ? "jsonl" : options.format, options.output);
    if (!format) return printError(format.error());
    if (!options.config.empty() && *format != annotation::ExchangeFormat::LabelStudio)
        return printError(wrong("only --format labelstudio has a labelling configuration", options.config));
    if (isSameFile(options.config, options.output))
        return printError(wrong("--output and --config name one file", options.config));
    auto annotated = openAnnotated(options, Workspace::Open::Reading);
    if (!annotated) return printError(annotated.error());
    const auto names = annotation::elementNames(annotated->reader, study::builtInStudies());
    if (!names) return printError(names.error());
    const std::set<ContentId> wanted = namedRuns(*annotated);
    std::vector<Annotation> list;
    annotated->book.forEachItem([&](const annotation::ItemKey& item, const auto& annotations) {
        if (wanted.empty() || wanted.contains(item.run))
            list.insert(list.end(), annotations.begin(), annotations.end());
    });
    const Status written = writeOutput(annotation::exportAnnotations(list, *names, *format), options.output);
    if (!written) return printError(written.error());
    if (!options.config.empty()) {
        const std::string config = annotation::labelStudioConfig(list, annotated->labelSets);
        if (const Status kept = replaceFile(options.config, config, FileAccess::Usual); !kept)
            return printError(kept.error());
    }
    printNote(annotationsOf(list.size()));
    return kDone;
}

void noteMore(std::int64_t count, std::size_t listed) {
    if (const auto rest = count - static_cast<std::int64_t>(listed); rest > 0)
        printNote(fmt::format("… and {} more", rest));
}

/// Each entry that was not taken, with its reason.
void noteRefusals(const annotation::ImportedAnnotations& imported, const std::string& file) {
    for (const auto& one : imported.refused)
        printNote(fmt::format("{}:{}: {}", file, one.line, one.reason));
    noteMore(imported.refusedCount, imported.refused.size());
    const std::size_t listed = std::min(imported.elsewhere.size(), annotation::ImportedAnnotations::kMaxListed);
    for (std::size_t i = 0; i < listed; ++i)
        printNote(fmt::format("{}:{}: element {} is not in this workspace: left out", file, imported.elsewhere[i].line,
                              toHex(imported.elsewhere[i].annotation.item.element)));
    noteMore(static_cast<std::int64_t>(imported.elsewhere.size()), listed);
}

/// How many of the changes are of runs that this workspace does not have.
Result<std::int64_t> withoutRun(Annotated& annotated, const AnnotationMerge& merge) {
    const auto runs = store::RunStore(annotated.reader).all();
    if (!runs) return runs.error();
    std::set<ContentId> here;
    for (const store::RunRecord& run : *runs)
        here.insert(annotation::runIdentity(run));
    const auto& changes = merge.action.changes;
    return std::count_if(changes.begin(), changes.end(),
                         [&](const auto& change) { return !here.contains(change.item.run); });
}

void noteWithoutRun(std::int64_t count) {
    if (count == 0) return;
    printNote(fmt::format("{} of runs that are not in this workspace: taken; they count once the run is there",
                          annotationsOf(static_cast<std::size_t>(count))));
}

void noteLabelSets(const AnnotationMerge& merge, const Annotated& annotated) {
    std::set<std::string> names;
    for (const annotation::AnnotationChange& change : merge.action.changes)
        names.insert(change.labelSet);
    for (const std::string& name : names)
        if (!labelSetNamed(annotated, name))
            printNote(
                fmt::format("the label set \"{}\" is not in this workspace: import it with annotate labels", name));
}

int importFile(const AnnotateOptions& options) {
    const auto format = formatOf(options.format, options.file);
    if (!format) return printError(format.error());
    const auto policy = annotation::mergePolicyFromName(options.policy);
    if (!policy) return printError(wrong("unknown policy", options.policy));
    const auto text = readText(options.file, annotation::kMaxExchangeFile);
    if (!text) return printError(text.error());
    auto annotated = openAnnotated(options, Workspace::Open::ExistingToWrite);
    if (!annotated) return printError(annotated.error());
    const auto names = annotation::elementNames(annotated->reader, study::builtInStudies());
    if (!names) return printError(names.error());
    auto imported = annotation::importAnnotations(*text, *format, *names);
    if (!imported) return printError({imported.error().code, imported.error().message, options.file});
    auto taken = imported->annotations();
    const std::set<ContentId> wanted = namedRuns(*annotated);
    const auto isOther = [&](const Annotation& one) { return !wanted.empty() && !wanted.contains(one.item.run); };
    const auto others = std::erase_if(taken, isOther) + std::erase_if(imported->elsewhere, [&](const auto& entry) {
                            return isOther(entry.annotation);
                        });
    AnnotationMerge merge = annotation::mergeInto(annotated->book, std::move(taken), *policy, authorOf(options), {});
    merge.action.text = "Import " + annotationsOf(merge.action.changes.size());
    const auto lacking = withoutRun(*annotated, merge);
    if (!lacking) return printError(lacking.error());
    const auto action = storeMerge(*annotated->workspace, merge, {});
    if (!action) return printError(action.error());
    const auto differ = static_cast<std::int64_t>(merge.conflicts.size());
    if (options.json)
        printDocument({{"action", *action},
                       {"added", merge.added},
                       {"changed", takenOf(merge)},
                       {"kept", differ - takenOf(merge)},
                       {"same", merge.same},
                       {"elsewhere", imported->elsewhere.size()},
                       {"without_run", *lacking},
                       {"refused", imported->refusedCount}});
    else
        printOut(fmt::format("{} added, {} changed, {} kept, {} the same, {} of other elements, {} refused\n",
                             merge.added, takenOf(merge), differ - takenOf(merge), merge.same,
                             imported->elsewhere.size(), imported->refusedCount));
    noteRefusals(*imported, options.file);
    if (others > 0) printNote(annotationsOf(others) + " of runs that --run does not name: not taken");
    noteWithoutRun(*lacking);
    noteLabelSets(merge, *annotated);
    return imported->refusedCount > 0 || !imported->elsewhere.empty() ? kBadInput : kDone;
}

analysis::Table conflictTable(const AnnotationMerge& merge) {
    analysis::Table table;
    for (const char* key : {"element_id", "run_id", "year", "template", "author", "final", "mine", "theirs", "taken"})
        table.addColumn(key, std::string_view(key) == "year");
    for (const annotation::MergeConflict& one : merge.conflicts)
        table.rows.push_back(
            {toHex(one.mine.item.element), toHex(one.mine.item.run), std::to_string(one.mine.item.year),
             one.mine.item.isCell() ? std::string(prompt::name(one.mine.item.form)) : one.mine.item.unit,
             one.mine.voice.author, one.mine.voice.final ? "yes" : "no", toJson(one.mine.body), toJson(one.theirs.body),
             one.taken ? "theirs" : "mine"});
    return table;
}

int mergeCopy(const AnnotateOptions& options) {
    const auto policy = annotation::mergePolicyFromName(options.policy);
    if (!policy) return printError(wrong("unknown policy", options.policy));
    if (!options.runs.empty())
        return printError(wrong("a merge takes the whole copy: --run cannot narrow it", options.runs.front()));
    auto annotated = openAnnotated(options, Workspace::Open::ExistingToWrite);
    if (!annotated) return printError(annotated.error());
    const auto names = annotation::elementNames(annotated->reader, study::builtInStudies());
    if (!names) return printError(names.error());
    const auto copy = annotation::readCopy(options.file, *names);
    if (!copy) return printError(copy.error());
    AnnotationMerge merge = annotation::mergeInto(annotated->book, copy->annotations, *policy, authorOf(options), {});
    merge.action.text = fmt::format("Merge {} of another copy", annotationsOf(merge.action.changes.size()));
    const auto lacking = withoutRun(*annotated, merge);
    if (!lacking) return printError(lacking.error());
    const auto sets = annotation::mergeLabelSets(annotated->labelSets, copy->labelSets);
    const auto action = storeMerge(*annotated->workspace, merge, sets.added);
    if (!action) return printError(action.error());
    const analysis::Table conflicts = conflictTable(merge);
    if (options.json)
        printDocument({{"action", *action},
                       {"added", merge.added},
                       {"same", merge.same},
                       {"conflicts", ordered_json::parse(toText(conflicts, analysis::TableFormat::Json))},
                       {"label_sets_added", sets.added.size()},
                       {"label_set_conflicts", sets.conflicts},
                       {"elsewhere", copy->elsewhere},
                       {"without_run", *lacking},
                       {"refused", copy->refusedCount}});
    else
        printTable(conflicts, false);
    printNote(fmt::format("{} added, {} the same, {} conflicts of which {} were decided for the other copy",
                          merge.added, merge.same, merge.conflicts.size(), takenOf(merge)));
    for (const std::string& name : sets.conflicts)
        printNote(fmt::format("the label set \"{}\" is another one in the other copy: this workspace's stays", name));
    for (const std::string& reason : copy->refused)
        printNote(fmt::format("{}: {}", options.file, reason));
    noteMore(copy->refusedCount, copy->refused.size());
    if (copy->elsewhere > 0)
        printNote(fmt::format("{} of elements that are not in this workspace: left out",
                              annotationsOf(static_cast<std::size_t>(copy->elsewhere))));
    noteWithoutRun(*lacking);
    annotated->labelSets.insert(annotated->labelSets.end(), sets.added.begin(), sets.added.end());
    noteLabelSets(merge, *annotated);
    return copy->refusedCount > 0 || copy->elsewhere > 0 ? kBadInput : kDone;
}

Status importLabels(const AnnotateOptions& options) {
    const auto text = readText(options.file, kMaxLabelFile);
    if (!text) return text.error();
    const auto set = annotation::labelSetFromJson(*text);
    if (!set) return Error{set.error().code, set.error().message, options.file};
    auto annotated = openAnnotated(options, Workspace::Open::ExistingToWrite);
    if (!annotated) return annotated.error();
    if (set->name == annotated->labelSets.front().name) return wrong("the built-in label set has this name", set->name);
    return annotated->workspace->write(
        [&](store::Database& database) { return store::AnnotationStore(database).putLabelSet(*set); });
}

int labels(const AnnotateOptions& options) {
    if (!options.file.empty())
        if (const Status done = importLabels(options); !done) return printError(done.error());
    const auto annotated = openAnnotated(options, Workspace::Open::Reading);
    if (!annotated) return printError(annotated.error());
    analysis::Table table;
    for (const char* key : {"label_set", "label", "name", "role", "description"})
        table.addColumn(key);
    for (const annotation::LabelSet& set : annotated->labelSets)
        for (const annotation::Label& label : set.labels)
            table.rows.push_back({set.name, label.key, label.name, std::string(name(label.role)), label.description});
    printTable(table, options.json);
    return kDone;
}

using SharedOptions = std::shared_ptr<AnnotateOptions>;

void addFilterOptions(CLI::App* command, const SharedOptions& options, const char* labelSet) {
    command->add_option("--label-set", options->labelSet, labelSet);
    command->add_option("--template", options->only.templates, "Only these templates");
    command->add_option("--domain", options->only.domains, "Only these domains");
    command->add_option("--state", options->only.states, "Only these states");
    command->add_option("--relation", options->only.relations, "Only this relation; may be repeated")
        ->allow_extra_args(false);
    command->add_option("--years", options->only.years, "Only these years, e.g. 2010-2015,2020");
    command->add_option("--subject", options->only.subject, "Only subjects that hold this text");
}

void addStatsOptions(CLI::App* stats, const SharedOptions& options) {
    stats
        ->add_option("--table", options->table,
                     "counts, agreement (kappa and alpha) or audit (what the matcher misses)")
        ->check(CLI::IsMember({"counts", "agreement", "audit"}));
    stats->add_option("--by", options->by,
                      "Counts split by label, year and one of relation, domain, state, template; always by model");
    stats->add_option("--format", options->tableFormat, "csv, json, markdown or latex")
        ->check(CLI::IsMember({"csv", "json", "markdown", "latex"}));
    stats->add_flag_callback(
        "--json", [options] { options->tableFormat = "json"; }, "As --format json");
}

void addQueueOptions(CLI::App* queue, const SharedOptions& options) {
    queue->add_option("--name", options->name, "Name of the queue")->required();
    queue->add_option("--order", options->order, "random, disagreement, near-threshold, relation or staleness");
    queue->add_option("--seed", options->seed, "Seed of the order");
    queue->add_option("--guideline", options->guideline, "What annotators are told");
    queue->add_flag("--blind", options->blind, "Hide what others say until one has said something");
}
} // namespace

std::string authorOf(const AnnotateOptions& options) {
    if (!options.author.empty()) return options.author;
    for (const char* variable : {"USER", "LOGNAME", "USERNAME"})
        if (const char* const name = std::getenv(variable); name != nullptr && *name != '\0') return name;
    return "annotator";
}

std::set<ContentId> namedRuns(const Annotated& annotated) {
    std::set<ContentId> runs;
    for (const store::RunRecord& run : annotated.runs)
        runs.insert(annotation::runIdentity(run));
    return runs;
}

Result<Annotated> openAnnotated(const AnnotateOptions& options, Workspace::Open how) {
    auto open = openWorkspace(options.workspace, how);
    if (!open) return open.error();
    Annotated annotated{std::move(open->workspace), std::move(open->reader), {}, {}, {}};
    store::AnnotationStore store(annotated.reader);
    auto annotations = store.annotations();
    if (!annotations) return annotations.error();
    annotated.book = annotation::AnnotationBook(std::move(annotations).value());
    auto builtin = annotation::labelSetFromJson(builtinLabels());
    if (!builtin) return builtin.error();
    annotated.labelSets.push_back(std::move(builtin).value());
    auto sets = store.labelSets();
    if (!sets) return sets.error();
    annotated.labelSets.insert(annotated.labelSets.end(), sets->begin(), sets->end());
    for (const std::string& which : options.runs) {
        auto run = findRun(annotated.reader, which);
        if (!run) return run.error();
        annotated.runs.push_back(std::move(run).value());
    }
    return annotated;
}

Result<std::vector<store::RunRecord>> askingRuns(Annotated& annotated) {
    for (const store::RunRecord& run : annotated.runs)
        if (!study::builtInStudies().hasCells(run)) return wrong("the run has no cells to annotate", run.name);
    if (!annotated.runs.empty()) return annotated.runs;
    auto all = store::RunStore(annotated.reader).list();
    if (all && all->empty())
        return Error{ErrorCode::NotFound, "the workspace has no runs", annotated.workspace->path()};
    return all;
}

Result<annotation::LabelSet> labelSetNamed(const Annotated& annotated, const std::string& name) {
    if (name.empty()) return annotated.labelSets.front();
    for (const annotation::LabelSet& set : annotated.labelSets)
        if (set.name == name) return set;
    return Error{ErrorCode::NotFound, "the workspace has no such label set", name};
}

Status writeOutput(const std::string& text, const std::string& path) {
    if (!path.empty()) return replaceFile(path, text, FileAccess::Usual);
    printOut(text);
    return {};
}

void addAnnotateCommand(CLI::App& root, Action& action) {
    auto options = std::make_shared<AnnotateOptions>();
    CLI::App* command =
        root.add_subcommand("annotate", "What people say of wrong answers: files, copies, queues, numbers");
    command->require_subcommand(1);
    command->add_option("-w,--workspace", options->workspace, "Workspace file")->required();
    command->add_option("--run", options->runs, "Id or name; may be repeated (default: all)")->allow_extra_args(false);
    const auto add = [&](const char* name, const char* text, int (*job)(const AnnotateOptions&)) {
        CLI::App* one = command->add_subcommand(name, text);
        one->fallthrough();
        one->callback([options, &action, job] { action = [options, job] { return job(*options); }; });
        return one;
    };
    CLI::App* exporting = add("export", "Write annotations with their elements, runs and authors", exportAll);
    CLI::App* importing =
        add("import", "Read such a file, as one step of undo; exit status 3 if any entry was left out", importFile);
    CLI::App* merging =
        add("merge", "Take over the annotations and label sets of another copy; exit status 3 if any was left out",
            mergeCopy);
    CLI::App* stats =
        add("stats", "Counts with intervals, agreement of annotators, what the matcher misses", annotateStats);
    CLI::App* queue = add("queue", "Make a queue of wrong answers to annotate; prints its number", annotateQueue);
    CLI::App* listing = add("labels", "List the label sets, or import one", labels);

    importing->add_option("FILE", options->file, "File of annotations, or a pipe")->required();
    merging->add_option("OTHER", options->file, "Workspace file; it is not changed")->required();
    listing->add_option("--import", options->file, "Label set as JSON; takes the place of the one of that name");
    exporting->add_option("-o,--output", options->output, "File (default: standard output)");
    exporting->add_option("--config", options->config,
                          "With --format labelstudio: file for the labelling configuration that shows the tasks (XML)");
    exporting->add_flag("--json", options->json, "As --format jsonl, whatever the file's name");
    stats->add_option("-o,--output", options->output, "File (default: standard output)");
    for (CLI::App* one : {exporting, importing})
        one->add_option("--format", options->format,
                        "csv, jsonl or labelstudio (default: by the file's name, or jsonl)")
            ->check(CLI::IsMember({"csv", "jsonl", "labelstudio"}));
    for (CLI::App* one : {importing, merging, queue})
        one->add_option("--author", options->author, "Who does it (default: the login's name)");
    for (CLI::App* one : {importing, merging})
        one->add_option("--policy", options->policy,
                        "Where one author says two things of one item: mine, theirs or newer (what was said last)")
            ->check(CLI::IsMember({"mine", "theirs", "newer"}));
    for (CLI::App* one : {importing, merging, listing, queue})
        one->add_flag("--json", options->json, "One JSON document");
    addFilterOptions(stats, options, "Label set (default: the most used)");
    addFilterOptions(queue, options, "Label set (default: the built-in)");
    addStatsOptions(stats, options);
    addQueueOptions(queue, options);
}

} // namespace chronoscope::app
