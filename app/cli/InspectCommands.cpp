// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/OpenRun.h"
#include "app/sources/DistractRows.h"
#include "app/studies/mined/MinedRows.h"
#include "app/studies/robustness/StressInspect.h"
#include "core/analysis/TableText.h"
#include "core/exchange/SampleExport.h"
#include "core/run/ElementReplies.h"
#include "core/run/RunFactory.h"
#include "core/sources/distract/DistractRun.h"
#include "core/store/BenchmarkStore.h"
#include "core/studies/mined/MinedRun.h"
#include "core/studies/robustness/StressStore.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>

namespace chronoscope::app {

namespace {
struct InspectOptions {
    std::string workspace, run, element, form = "generation";
    std::string date; ///< of a run of dated facts
    std::optional<int> year;
    MinedPick mined; ///< of a run of MINED
    int set = 0;
    double temperature = 0;
    bool json = false;
};

/// A run of templates, open for reading.
struct Inspected {
    store::Database reader;
    std::shared_ptr<const run::RunContext> context;
};

/// Takes the run over where it is one of templates.
Result<Inspected> inspected(OpenRun open, const InspectOptions& options) {
    if (!options.date.empty())
        return wrong("--date is for runs of dated facts; this run is asked by years: --year", options.date);
    if (open.record.is(store::kTraversalRuns))
        return Error{ErrorCode::InvalidArgument,
                     "this is a traversal run; see report --view traversal and traverse --trace", options.run};
    auto context = run::loadRun(open.reader, open.record.id);
    if (!context) return context.error();
    return Inspected{std::move(open.reader), std::move(context).value()};
}

/// Why the options cannot be meant for a run of dated facts.
std::optional<Error> misplaced(const InspectOptions& options) {
    if (options.year) return wrong("the run is asked by dates: --date YYYY[-MM[-DD]]", std::to_string(*options.year));
    return std::nullopt;
}

/// The same of a run of MINED.
Result<MinedPick> minedPick(const InspectOptions& options) {
    if (options.year || !options.date.empty())
        return wrong("the run is asked about pictures: --task, --configuration and --context", {});
    MinedPick pick = options.mined;
    pick.element = options.element;
    pick.json = options.json;
    return pick;
}

/// What a run cost, as it counts against its budget; nothing where all tokens are untold, and no estimate was made of
/// them.
std::optional<double> knownCost(const store::RunRecord& run) {
    const auto cost = run.cost();
    const bool isEmpty = run.counts.untold > 0 && run.counts.promptTokens + run.counts.completionTokens == 0;
    return isEmpty && cost && *cost <= 0 ? std::nullopt : cost;
}

/// For people, or for programs: these get the lower bounds in a column of their own.
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
    }
    return table;
}

int listRuns(const InspectOptions& options) {
    auto open = openWorkspace(options.workspace);
    if (!open) return printError(open.error());
    store::RunStore store(open->reader);
    const auto runs = store.all();
    if (!runs) return printError(runs.error());
    printTable(runsTable(*runs, options.json), options.json);
    return kDone;
}

int showPrompt(const InspectOptions& options) {
    auto any = openRun(options.workspace, options.run);
    if (!any) return printError(any.error());
    if (any->record.is(robustness::kStressRuns)) {
        if (const auto problem = misplaced(options)) return printError(*problem);
        if (options.date.empty()) return printError(wrong("the run is asked by dates: --date YYYY[-MM[-DD]]", {}));
        return showScoringText(*any, options.element, options.date, options.json);
    }
    if (any->record.is(mined::kMinedRuns)) {
        const auto pick = minedPick(options);
        return pick ? showMinedPrompt(*any, *pick) : printError(pick.error());
    }
    auto open = inspected(std::move(any).value(), options);
    if (!open) return printError(open.error());
    if (!options.year) return printError(wrong("--year is required", {}));
    const auto form = prompt::templateFromName(options.form);
    if (!form) return printError({ErrorCode::InvalidArgument, "unknown template", options.form});
    const auto& spec = open->context->record.spec;
    if (options.set < 0 || options.set >= spec.sets)
        return printError({ErrorCode::InvalidArgument, fmt::format("the run has sets 0 to {}", spec.sets - 1), {}});
    if (std::find(spec.temperatures.begin(), spec.temperatures.end(), options.temperature) == spec.temperatures.end())
        return printError({ErrorCode::InvalidArgument, "the run does not use this temperature",
                           fmt::format("{}", options.temperature)});
    const auto row = store::BenchmarkStore(open->reader).find(options.element);
    if (!row) return printError(row.error());
    const auto found = run::elementOfRun(open->reader, *open->context, *row);
    if (!found) return printError(found.error());
    if (!open->context->asks(found->element, *options.year, *form))
        return printError({ErrorCode::InvalidArgument,
                           "the run does not ask this element in this year under this template", options.element});
    const auto request =
        open->context->request(found->element, *row, *options.year, *form, options.temperature, options.set);
    if (!options.json) {
        printOut(request.prompt);
        return kDone;
    }
    printOut(nlohmann::ordered_json{{"mode", request.mode == backend::Mode::Chat ? "chat" : "completion"},
                                    {"system", request.system},
                                    {"prompt", request.prompt},
                                    {"temperature", request.decoding.temperature},
                                    {"top_p", request.decoding.topP},
                                    {"max_tokens", request.decoding.maxTokens},
                                    {"seed", request.decoding.seed},
                                    {"stop", request.decoding.stop},
                                    {"set", request.sampleIndex}}
                 .dump(2) +
             "\n");
    return kDone;
}

/// One line of the table for people and for programs that read columns; a missing reply and its verdict are empty.
std::string replyLine(const nlohmann::ordered_json& row) {
    std::vector<std::string> cells;
    for (const auto& [key, value] : row.items()) {
        if (value.is_string())
            cells.push_back(value.get_ref<const std::string&>());
        else if (value.is_boolean())
            cells.emplace_back(value.get<bool>() ? "yes" : "no");
        else if (key == "score" && !value.is_null())
            cells.push_back(analysis::number(value.get<double>(), 1));
        else if (value.is_number_float())
            cells.push_back(fmt::format("{}", value.get<double>()));
        else
            cells.push_back(value.is_null() ? std::string() : value.dump());
    }
    return analysis::lineText(cells, std::vector<bool>(cells.size()), '\t');
}

int listReplies(const InspectOptions& options) {
    auto any = openRun(options.workspace, options.run);
    if (!any) return printError(any.error());
    if (any->record.is(robustness::kStressRuns)) {
        if (const auto problem = misplaced(options)) return printError(*problem);
        return listScores(*any, options.element, options.date, options.json);
    }
    if (any->record.is(mined::kMinedRuns)) {
        const auto pick = minedPick(options);
        return pick ? listMinedReplies(*any, *pick) : printError(pick.error());
    }
    if (any->record.is(sources::kDistractRuns)) {
        if (options.year) return printError(wrong("the run asks about no year: leave out --year", {}));
        return listDistractReplies(*any, options.element, options.json);
    }
    auto open = inspected(std::move(any).value(), options);
    if (!open) return printError(open.error());
    const run::RunContext& context = *open->context;
    const auto& record = context.record;
    if (options.year && context.layout.yearIndex(*options.year) < 0)
        return printError(
            {ErrorCode::InvalidArgument, "the run does not ask about this year", std::to_string(*options.year)});
    if (!options.json)
        printOut("element_"
                 "id\tsubject\trelation\tyear\ttemplate\ttemperature\tset\treply\tanswer\tmatch\tscore\toutcome\n");
    std::int64_t found = 0; // outcomes of requests, also of years that are not printed
    const auto print = [&](const run::ElementOfRun& element) {
        return run::ElementReplies(context, element).read(open->reader, [&](const run::StoredReply& reply) {
            ++found;
            if (options.year && reply.year != *options.year) return Status();
            const auto row = exchange::replyRow(element, reply);
            printOut(options.json ? exchange::jsonLine(row) : replyLine(row));
            return Status();
        });
    };
    if (!options.element.empty()) {
        const auto row = store::BenchmarkStore(open->reader).find(options.element);
        if (!row) return printError(row.error());
        const auto element = run::elementOfRun(open->reader, context, *row);
        if (!element) return printError(element.error());
        if (options.year && !element->element.at(*options.year))
            return printError(
                {ErrorCode::InvalidArgument, "the run does not ask this element in this year", options.element});
        if (const Status printed = print(*element); !printed) return printError(printed.error());
        return kDone;
    }
    if (const Status printed = run::readElements(open->reader, context, 0, record.elements, print); !printed)
        return printError(printed.error());
    if (record.state == store::RunState::Finished && found != record.counts.done())
        return printError({ErrorCode::Corrupt,
                           fmt::format("{} replies are stored where the run counts {}", found, record.counts.done()),
                           record.name});
    return kDone;
}
} // namespace

void addInspectCommands(CLI::App& root, Action& action) {
    auto options = std::make_shared<InspectOptions>();
    CLI::App* runs = root.add_subcommand("runs", "List the runs of a workspace");
    CLI::App* prompt = root.add_subcommand("prompt", "The exact text of one prompt, as it was or will be sent");
    CLI::App* replies = root.add_subcommand("replies", "Replies with answer, match, score (0: below 50) and outcome");
    for (CLI::App* command : {runs, prompt, replies}) {
        command->add_option("-w,--workspace", options->workspace, "Workspace file")->required();
        command->add_flag("--json", options->json, "JSON (replies: one object a line)");
    }
    for (CLI::App* command : {prompt, replies})
        command->add_option("--run", options->run, "Id or name")->required();
    prompt->add_option("--element", options->element, "Content id or subject; the id or subject of a dated fact")
        ->required();
    replies->add_option("--element", options->element, "Content id or subject; the id or subject of a dated fact");
    for (CLI::App* command : {prompt, replies}) {
        command->add_option("--year", options->year, "Year");
        command->add_option("--date", options->date, "YYYY[-MM[-DD]], of a run of dated facts");
        addMinedPick(*command, options->mined);
    }
    prompt->add_option("--template", options->form, "generation, mcqa or tf");
    prompt->add_option("--set", options->set, "Exemplar set, from 0");
    prompt->add_option("--temperature", options->temperature, "Temperature");
    runs->callback([options, &action] { action = [options] { return listRuns(*options); }; });
    prompt->callback([options, &action] { action = [options] { return showPrompt(*options); }; });
    replies->callback([options, &action] { action = [options] { return listReplies(*options); }; });
}

} // namespace chronoscope::app
