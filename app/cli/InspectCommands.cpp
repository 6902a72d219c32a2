// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/Studies.h"
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/OpenRun.h"
#include "app/cli/RunMarking.h"
#include "app/cli/StudyOptions.h"
#include "core/analysis/TableText.h"
#include "core/base/Text.h"
#include "core/labels/Annotation.h"
#include "core/store/RunMarkStore.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace chronoscope::app {

namespace {
struct RunsOptions : RunMarking {
    std::string workspace;
    bool json = false;
};

/// `prompt` or `replies` as it was typed, with the readers of every study.
struct ReadingOptions : RunReader::Asked {
    std::string workspace, run;
    std::vector<std::unique_ptr<RunReader>> readers;
};

/// What a run cost, as it counts against its budget; nothing where all tokens are untold, and no estimate was made of
/// them.
std::optional<double> knownCost(const store::RunRecord& run) {
    const auto cost = run.cost();
    const bool isEmpty = run.counts.untold > 0 && run.counts.promptTokens + run.counts.completionTokens == 0;
    return isEmpty && cost && *cost <= 0 ? std::nullopt : cost;
}

/// For people, or for programs: these get the lower bounds in a column of their own, and what annotations call the run.
analysis::Table runsTable(const std::vector<store::RunRecord>& runs, bool json) {
    analysis::Table table;
    table.addColumn("id", true);
    for (const char* key : {"name", "model", "state"})
        table.addColumn(key);
    for (const char* key : {"done", "total", "errors", "tokens", "cost"})
        table.addColumn(key, true);
    if (json) table.addColumn("cost_is_lower_bound", true);
    table.addColumn("started");
    table.addColumn("seconds", true);
    if (json) table.addColumn("run_id");
    for (const store::RunRecord& run : runs) {
        const auto cost = knownCost(run);
        const bool isBound = cost && *cost > 0 && run.counts.untold > 0; // what is free is free, whatever was told
        auto& row = table.rows.emplace_back();
        row = {std::to_string(run.id),
               run.name,
               run.model,
               std::string(name(run.state)),
               std::to_string(run.counts.done()),
               std::to_string(run.total),
               std::to_string(run.counts.errorCount()),
               std::to_string(run.counts.promptTokens + run.counts.completionTokens),
               cost ? (isBound && !json ? "≈" : "") + analysis::number(*cost, 4) : ""};
        if (json) row.push_back(cost ? isBound ? "true" : "false" : "");
        row.push_back(run.created);
        row.push_back(analysis::number(run.counts.seconds, 1));
        if (json) row.push_back(toHex(annotation::runIdentity(run)));
    }
    return table;
}

/// Only the runs with the tag that is asked for, if one is.
Status keepTagged(store::Database& reader, const std::string& tag, std::vector<store::RunRecord>& runs) {
    if (tag.empty()) return {};
    const auto marks = store::RunMarkStore(reader).all();
    if (!marks) return marks.error();
    std::erase_if(runs, [&](const store::RunRecord& run) {
        const auto at = marks->find(run.id);
        return at == marks->end() || !std::binary_search(at->second.tags.begin(), at->second.tags.end(), tag);
    });
    return {};
}

/// Columns behind those of every list, where people said something of a run.
Status addMarks(store::Database& reader, const std::vector<store::RunRecord>& runs, analysis::Table& table) {
    const auto marks = store::RunMarkStore(reader).all();
    if (!marks) return marks.error();
    if (marks->empty()) return {}; // as programs have always read it
    for (const char* key : {"note", "tags"})
        table.addColumn(key);
    table.addColumn("repeats", true);
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const auto at = marks->find(runs[i].id);
        const store::RunMarks& said = at == marks->end() ? store::RunMarks() : at->second;
        table.rows[i].push_back(said.note);
        table.rows[i].push_back(fmt::format("{}", fmt::join(said.tags, ",")));
        table.rows[i].push_back(said.repeats == 0 ? "" : std::to_string(said.repeats));
    }
    return {};
}

int listRuns(const RunsOptions& options) {
    if (!options.run.empty()) return markRun(options.workspace, options);
    if (options.wantsDeleted) return listDeleted(options.workspace, options.json);
    auto open = openWorkspace(options.workspace);
    if (!open) return printError(open.error());
    store::RunStore store(open->reader);
    auto runs = store.all();
    if (!runs) return printError(runs.error());
    if (const Status kept = keepTagged(open->reader, options.tagged, *runs); !kept) return printError(kept.error());
    analysis::Table table = runsTable(*runs, options.json);
    if (options.json)
        if (const Status added = addMarks(open->reader, *runs, table); !added) return printError(added.error());
    if (!options.json || table.columns.back() != "repeats") {
        printTable(table, options.json);
        return kDone;
    }
    auto rows = nlohmann::ordered_json::parse(analysis::toText(table, analysis::TableFormat::Json));
    for (auto& row : rows) // a list, not one text
        row["tags"] = text::split(row["tags"].get<std::string>(), ',');
    printOut(rows.dump(2) + "\n");
    return kDone;
}

/// Has the run read by its study: `read` is one of the two things that a reader does.
int readRun(const CLI::App& command, const ReadingOptions& options,
            int (RunReader::*read)(OpenRun, const RunReader::Asked&)) {
    auto open = openRun(options.workspace, options.run);
    if (!open) return printError(open.error());
    RunReader* reader = nullptr;
    std::vector<std::string> others;
    for (const auto& one : options.readers) {
        if (one->reads(open->record))
            reader = one.get();
        else
            others.push_back(one->study());
    }
    if (reader == nullptr) return printError(wrong("this run is of another study", options.run));
    if (const Status fits = refuseStudyOptions(command, others); !fits) return printError(fits.error());
    return (reader->*read)(std::move(open).value(), options);
}

void addReadingOptions(CLI::App& command, ReadingOptions& options) {
    options.readers = runReaders();
    command.add_option("-w,--workspace", options.workspace, "Workspace file")->required();
    command.add_option("--run", options.run, "Id or name")->required();
    command.add_option("--element", options.element, "Content id or subject; the id or subject of a dated fact");
}
} // namespace

void addInspectCommands(CLI::App& root, Action& action) {
    auto listed = std::make_shared<RunsOptions>();
    CLI::App* runs = root.add_subcommand("runs", "List the runs of a workspace, or name, tag and delete one");
    runs->add_option("-w,--workspace", listed->workspace, "Workspace file")->required();
    runs->add_flag("--json", listed->json, "One JSON document");
    addRunMarking(*runs, *listed);
    runs->callback([listed, &action] { action = [listed] { return listRuns(*listed); }; });

    auto shown = std::make_shared<ReadingOptions>();
    CLI::App* prompt = root.add_subcommand("prompt", "The exact text of one prompt, as it was or will be sent");
    addReadingOptions(*prompt, *shown);
    prompt->get_option("--element")->required();
    prompt->add_flag("--json", shown->json, "One JSON document");
    for (const auto& reader : shown->readers)
        addStudyOptions(*prompt, reader->study(), [&](CLI::App& to) { reader->addPromptOptions(to); });
    prompt->callback([prompt, shown, &action] {
        action = [prompt, shown] { return readRun(*prompt, *shown, &RunReader::showPrompt); };
    });

    auto read = std::make_shared<ReadingOptions>();
    CLI::App* replies = root.add_subcommand("replies", "Replies with what was made of them, one row each");
    addReadingOptions(*replies, *read);
    replies->add_flag("--json", read->json, "One JSON object a line");
    for (const auto& reader : read->readers)
        addStudyOptions(*replies, reader->study(), [&](CLI::App& to) { reader->addReplyOptions(to); });
    replies->callback([replies, read, &action] {
        action = [replies, read] { return readRun(*replies, *read, &RunReader::listReplies); };
    });
}

} // namespace chronoscope::app
