// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/Interruption.h"
#include "app/cli/Keys.h"
#include "app/cli/OpenRun.h"
#include "core/base/Pause.h"
#include "core/run/BatchExport.h"
#include "core/run/BatchImport.h"
#include "core/run/BatchJobs.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

namespace chronoscope::app {

using nlohmann::ordered_json;
using store::Workspace;

namespace {
struct BatchOptions {
    std::string workspace, run, folder;
    std::vector<std::string> files;
    std::int64_t requestsPerFile = run::BatchLimits().requests;
    int interval = 60; ///< seconds
    bool wait = false;
    bool json = false;
};

std::string textOf(const ordered_json& document) {
    return document.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

int exportRequests(const BatchOptions& options) {
    Interruption interruption;
    auto chosen = openRun(options.workspace, options.run);
    if (!chosen) return printError(chosen.error());
    const auto batches = store::BatchStore(chosen->reader).list(chosen->record.id);
    if (!batches) return printError(batches.error());
    if (std::any_of(batches->begin(), batches->end(), [](const store::BatchRow& row) { return row.isOpen(); }))
        printNote("requests that are under way in batches of this run are written again; fetch the results first to "
                  "leave them out");
    run::BatchLimits limits;
    limits.requests = options.requestsPerFile;
    const auto files =
        run::exportBatch(*chosen->workspace, chosen->record.id, options.folder, limits, interruption.token());
    if (!files) return printError(files.error());
    ordered_json list = ordered_json::array();
    std::int64_t requests = 0;
    for (const run::BatchFile& file : *files) {
        requests += file.requests;
        list.push_back({{"path", file.path}, {"requests", file.requests}, {"bytes", file.bytes}});
        if (!options.json) printOut(fmt::format("{}: {} requests\n", file.path, file.requests));
    }
    const auto commands = run::batchCommands(chosen->record, *files);
    if (options.json)
        printOut(textOf({{"run", chosen->record.id}, {"requests", requests}, {"files", list}, {"commands", commands}}));
    else
        for (const std::string& command : commands)
            printOut(command + "\n");
    if (files->empty())
        printNote(fmt::format("run {}: every request has its outcome, nothing is left to export", chosen->record.id));
    return kDone;
}

ordered_json toJson(const std::string& path, const run::BatchImport& report) {
    ordered_json issues = ordered_json::array();
    for (const auto& issue : report.issues)
        issues.push_back({{"line", issue.line}, {"reason", issue.reason}});
    ordered_json others = ordered_json::object();
    for (const auto& [model, seen] : report.otherModels)
        others[model] = seen.results;
    return {{"file", path},
            {"lines", report.lines},
            {"imported", report.imported},
            {"errors", report.errors},
            {"already_stored", report.alreadyStored},
            {"duplicates", report.duplicates},
            {"unanswered", report.unanswered},
            {"foreign", report.foreign},
            {"not_planned", report.notPlanned},
            {"broken", report.broken},
            {"other_models", others},
            {"unnamed_model", report.unnamed},
            {"issues", issues},
            {"done", report.done},
            {"total", report.total}};
}

/// What was imported from one file, with the lines that were not on standard error; the exit status it stands for.
int tell(const std::string& path, const run::BatchImport& report, bool json) {
    if (!json)
        printOut(fmt::format(
            "{}: {} results imported ({} errors), {} stored before, {} unanswered; the run has {} of {}\n", path,
            report.imported, report.errors, report.alreadyStored, report.unanswered, report.done, report.total));
    for (const auto& issue : report.issues)
        printNote(fmt::format("{}:{}: {}", path, issue.line, issue.reason));
    for (const auto& [model, seen] : report.otherModels)
        printNote(
            fmt::format("{}:{}: {} results are of the model {}, which the run does not ask; they count as its own",
                        path, seen.line, seen.results, model));
    if (report.unnamed > 0)
        printNote(fmt::format("{}: {} results do not say which model they are of; they count as the run's own", path,
                              report.unnamed));
    const std::int64_t bad = report.foreign + report.notPlanned + report.broken;
    const auto told = static_cast<std::int64_t>(report.issues.size());
    if (const std::int64_t all = bad + report.duplicates + report.unanswered; all > told)
        printNote(fmt::format("… and {} more", all - told));
    return bad > 0 ? kBadInput : kDone;
}

int importResults(const BatchOptions& options) {
    Interruption interruption;
    const auto chosen = openRun(options.workspace, options.run, Workspace::Open::ExistingToWrite);
    if (!chosen) return printError(chosen.error());
    ordered_json list = ordered_json::array();
    int status = kDone;
    for (const std::string& file : options.files) {
        Result<run::BatchImport> report = run::BatchImport();
        {
            ProgressLine line;
            report = run::importBatch(
                chosen->workspace, chosen->record.id, file,
                [&](const run::RunProgress& progress) { line.show(progress); }, interruption.token());
        }
        if (!report) return printError(report.error());
        status = std::max(status, tell(file, *report, options.json));
        list.push_back(toJson(file, *report));
    }
    if (options.json) printOut(textOf(list));
    return status;
}

/// The batches of a run, and what they are worked on with.
struct OpenJobs {
    Services services;
    std::unique_ptr<run::BatchJobs> jobs;
    std::int64_t run = 0;
};

Result<OpenJobs> openJobs(const BatchOptions& options, const std::stop_token& stop) {
    const auto chosen = openRun(options.workspace, options.run, Workspace::Open::ExistingToWrite);
    if (!chosen) return chosen.error();
    auto services = commandServices(chosen->record.backend, stop);
    if (!services) return services.error();
    auto jobs = run::BatchJobs::open(chosen->workspace, chosen->record.id, *services->network);
    if (!jobs) return jobs.error();
    return OpenJobs{std::move(services).value(), std::move(jobs).value(), chosen->record.id};
}

int submit(const BatchOptions& options) {
    Interruption interruption;
    const auto open = openJobs(options, interruption.token());
    if (!open) return printError(open.error());
    const auto done = open->jobs->submit(options.folder, interruption.token());
    if (!done) return printError(done.error());
    printOut(options.json
                 ? textOf({{"run", open->run}, {"submitted", done->submitted}, {"already", done->already}})
                 : fmt::format("{} files submitted, {} were with the server before\n", done->submitted, done->already));
    return kDone;
}

void printBatches(const std::vector<store::BatchRow>& rows, bool json) {
    analysis::Table table;
    table.addColumn("id", true);
    table.addColumn("run", true);
    for (const char* key : {"file", "batch", "status"})
        table.addColumn(key);
    for (const char* key : {"requests", "completed", "failed"})
        table.addColumn(key, true);
    for (const char* key : {"submitted", "imported", "problem"})
        table.addColumn(key);
    for (const store::BatchRow& row : rows)
        table.rows.push_back({std::to_string(row.id), std::to_string(row.run), row.file, row.remoteBatch, row.status,
                              std::to_string(row.requests), std::to_string(row.completed), std::to_string(row.failed),
                              row.submitted, row.imported, row.problem});
    printTable(table, json);
}

Result<std::vector<store::BatchRow>> batchesOf(Workspace& workspace, std::int64_t run) {
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    return store::BatchStore(*reader).list(run);
}

/// Asks the servers of the runs in `rows` how far they are.
Status pollAll(const std::shared_ptr<Workspace>& workspace, const std::vector<store::BatchRow>& rows,
               const std::stop_token& stop) {
    std::set<std::int64_t> runs;
    for (const store::BatchRow& row : rows)
        if (!row.isOver() && !row.remoteBatch.empty()) runs.insert(row.run);
    for (const std::int64_t id : runs) {
        auto reader = workspace->reader();
        if (!reader) return reader.error();
        const auto record = store::RunStore(*reader).get(id);
        if (!record) return record.error();
        const auto services = commandServices(record->backend, stop);
        if (!services) return services.error();
        const auto jobs = run::BatchJobs::open(workspace, id, *services->network);
        if (!jobs) return jobs.error();
        if (const Status polled = (*jobs)->poll(stop); !polled) return polled;
    }
    return {};
}

int showStatus(const BatchOptions& options) {
    Interruption interruption;
    auto open = openWorkspace(options.workspace, Workspace::Open::Existing);
    if (!open) return printError(open.error());
    const auto& workspace = open->workspace;
    std::int64_t id = 0;
    if (!options.run.empty()) {
        const auto run = findRun(open->reader, options.run);
        if (!run) return printError(run.error());
        id = run->id;
    }
    auto rows = batchesOf(*workspace, id);
    if (!rows) return printError(rows.error());
    Status polled;
    if (workspace->readOnly())
        printNote("another process is writing to this workspace: this is what it last knew");
    else
        polled = pollAll(workspace, *rows, interruption.token());
    rows = batchesOf(*workspace, id);
    if (!rows) return printError(rows.error());
    printBatches(*rows, options.json);
    return polled ? static_cast<int>(kDone) : printError(polled.error());
}

/// One look at the batches of a run: what is over is imported.
Result<run::BatchCollection> fetchOnce(run::BatchJobs& jobs, const BatchOptions& options, const std::stop_token& stop) {
    if (const Status polled = jobs.poll(stop); !polled) return polled.error();
    ProgressLine line;
    return jobs.collect(
        options.folder, [&](const run::RunProgress& progress) { line.show(progress); }, stop);
}

/// Says what became of the batches of a run after their last look; the exit status for it.
int concludeFetch(const std::vector<store::BatchRow>& rows) {
    int status = kDone;
    std::size_t working = 0;
    for (const store::BatchRow& row : rows) {
        if (row.wasRefused())
            status = printError({ErrorCode::Backend, "the server refused the file: " + row.problem, row.file});
        else if (!row.isOver())
            ++working;
        else if (row.status != "completed")
            printNote(fmt::format("{}: {} after {} of {} requests; export and submit the rest again", row.file,
                                  row.status, row.completed, row.requests));
    }
    if (working > 0) printNote(fmt::format("{} batches are still with the server", working));
    return status;
}

int fetch(const BatchOptions& options) {
    Interruption interruption;
    const auto open = openJobs(options, interruption.token());
    if (!open) return printError(open.error());
    ordered_json list = ordered_json::array();
    int status = kDone;
    for (;;) {
        const auto collected = fetchOnce(*open->jobs, options, interruption.token());
        if (!collected) return printError(collected.error());
        for (const auto& file : collected->files) {
            status = std::max(status, tell(file.path, file.import, options.json));
            list.push_back(toJson(file.path, file.import));
        }
        for (const Error& problem : collected->problems)
            status = std::max(status, printError(problem));
        const auto rows = open->jobs->list();
        if (!rows) return printError(rows.error());
        const bool working = std::any_of(rows->begin(), rows->end(),
                                         [](const auto& row) { return !row.isOver() && !row.remoteBatch.empty(); });
        if (!options.wait || !working || !collected->problems.empty()) {
            if (options.json) printOut(textOf(list));
            return std::max(status, concludeFetch(*rows));
        }
        if (!pauseFor(std::chrono::seconds(options.interval), interruption.token()))
            return printError({ErrorCode::Cancelled,
                               "stopped; the batches go on at the server, fetch their results later",
                               options.workspace});
    }
}

CLI::App* addBatchCommand(CLI::App* batches, const char* name, const char* what,
                          const std::shared_ptr<BatchOptions>& options, int (*perform)(const BatchOptions&),
                          Action& action) {
    CLI::App* command = batches->add_subcommand(name, what);
    command->add_option("-w,--workspace", options->workspace, "Workspace file")->required();
    command->add_option("--run", options->run, "Id or name of the run");
    command->add_flag("--json", options->json, "One JSON document");
    command->callback([options, perform, &action] { action = [options, perform] { return perform(*options); }; });
    return command;
}
} // namespace

void addBatchCommands(CLI::App& root, Action& action) {
    auto options = std::make_shared<BatchOptions>();
    CLI::App* batches = root.add_subcommand(
        "batch", "Runs larger than one machine: request files for OpenAI Batch or vllm run-batch, and their results");
    batches->require_subcommand(1);
    CLI::App* exporting = addBatchCommand(batches, "export", "Write what is not answered yet into request files",
                                          options, exportRequests, action);
    CLI::App* importing = addBatchCommand(
        batches, "import", "Take result files in as if they had come live; exit status 3 if any line was bad", options,
        importResults, action);
    CLI::App* submitting =
        addBatchCommand(batches, "submit", "Hand exported files to OpenAI's Batch API", options, submit, action);
    addBatchCommand(batches, "status", "What was submitted and how far it is", options, showStatus, action);
    CLI::App* fetching = addBatchCommand(batches, "fetch", "Download and import the results of batches that are over",
                                         options, fetch, action);
    for (CLI::App* command : {exporting, submitting, fetching})
        command->add_option("--dir", options->folder, "Folder of the request and result files")->required();
    for (CLI::App* command : {exporting, importing, submitting, fetching})
        command->get_option("--run")->required();
    exporting->add_option("--requests", options->requestsPerFile, "Most requests in a file")
        ->check(CLI::Range(1, 50'000));
    importing->add_option("FILE", options->files, "Result files, in any order")->required();
    fetching->add_flag("--wait", options->wait, "Go on until all batches are over");
    fetching->add_option("--interval", options->interval, "Seconds between two looks")->check(CLI::Range(1, 86'400));
}

} // namespace chronoscope::app
