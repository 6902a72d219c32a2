// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "core/analysis/ReportTables.h"
#include "core/matching/Judge.h"
#include "core/run/ElementReplies.h"
#include "core/run/RunFactory.h"
#include "core/store/TallyStore.h"

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
    std::optional<int> year; ///< always there where one prompt is asked for
    int set = 0;
    double temperature = 0;
    bool json = false;
};

/// A workspace open for reading, and a run in it.
struct OpenRun {
    std::shared_ptr<store::Workspace> workspace;
    store::Database reader;
    std::shared_ptr<const run::RunContext> context;
};

Result<OpenRun> openForReading(const InspectOptions& options) {
    auto workspace = store::Workspace::open(options.workspace, store::Workspace::Open::Reading);
    if (!workspace) return workspace.error();
    auto reader = (*workspace)->reader();
    if (!reader) return reader.error();
    const auto record = store::RunStore(*reader).find(options.run);
    if (!record) return record.error();
    if (record->is(store::kTraversalRuns))
        return Error{ErrorCode::InvalidArgument,
                     "this is a traversal run; see report --view traversal and traverse --trace", options.run};
    auto context = run::loadRun(*reader, record->id);
    if (!context) return context.error();
    return OpenRun{*workspace, std::move(reader).value(), *context};
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
    auto workspace = store::Workspace::open(options.workspace, store::Workspace::Open::Reading);
    if (!workspace) return printError(workspace.error());
    auto reader = (*workspace)->reader();
    if (!reader) return printError(reader.error());
    const auto runs = store::RunStore(*reader).all();
    if (!runs) return printError(runs.error());
    printTable(runsTable(*runs, options.json), options.json);
    return kDone;
}

int showPrompt(const InspectOptions& options) {
    auto open = openForReading(options);
    if (!open) return printError(open.error());
    const auto form = prompt::templateFromName(options.form);
    if (!form) return printError({ErrorCode::InvalidArgument, "unknown template", options.form});
    const auto& spec = open->context->record.spec;
    if (options.set < 0 || options.set >= spec.sets)
        return printError({ErrorCode::InvalidArgument, fmt::format("the run has sets 0 to {}", spec.sets - 1), {}});
    if (std::find(spec.temperatures.begin(), spec.temperatures.end(), options.temperature) == spec.temperatures.end())
        return printError({ErrorCode::InvalidArgument, "the run does not use this temperature",
                           fmt::format("{}", options.temperature)});
    store::BenchmarkStore benchmark(open->reader);
    const auto row = benchmark.find(options.element);
    if (!row) return printError(row.error());
    const auto ordinal = store::TallyStore(open->reader).ordinalOf(open->context->record.id, *row);
    if (!ordinal) return printError(ordinal.error());
    const auto element = benchmark.load(*row);
    if (!element) return printError(element.error());
    if (!open->context->asks(*element, *options.year, *form))
        return printError({ErrorCode::InvalidArgument,
                           "the run does not ask this element in this year under this template", options.element});
    const auto request = open->context->request(*element, *row, *options.year, *form, options.temperature, options.set);
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

/// Prints the replies of one element, in the years wanted.
class ReplyPrinter {
public:
    ReplyPrinter(OpenRun& open, const InspectOptions& options) : m_open(open), m_options(options) {
        if (!options.json)
            printOut("element_"
                     "id\tsubject\trelation\tyear\ttemplate\ttemperature\tset\treply\tanswer\tmatch\tscore\toutcome\n");
    }

    Status element(const run::ElementOfRun& element) {
        return run::readElementReplies(m_open.reader, *m_open.context, element,
                                       [&](const store::ReplyRow& reply, const run::RunLayout::Place& place) {
                                           ++m_found;
                                           print(element, reply, place);
                                       });
    }
    /// Outcomes of requests so far, also of years that are not printed.
    std::int64_t found() const { return m_found; }

private:
    void print(const run::ElementOfRun& loaded, const store::ReplyRow& reply, const run::RunLayout::Place& place) {
        const auto& layout = m_open.context->layout;
        const auto& spec = m_open.context->record.spec;
        const int year = layout.years[static_cast<std::size_t>(place.year)];
        if (m_options.year && year != *m_options.year) return;
        const auto form = layout.templates[static_cast<std::size_t>(place.form)];
        const double temperature = layout.temperatures[static_cast<std::size_t>(place.temperature)];
        matching::Verdict verdict;
        if (!reply.error) { // what the score stands for: read again from the text that is stored
            const auto prompt = m_open.context->builder->build(loaded.element, loaded.row, year, form, place.set);
            const auto& right = loaded.element.at(year)->objects;
            verdict = matching::judge(form, prompt, right,
                                      matching::FuzzyMatcher(right, spec.judge.preprocess, spec.judge.threshold),
                                      reply.text, spec.judge);
        }
        const bool missing = reply.error.has_value();
        const bool uncounted = missing || reply.leftOut; // is neither right nor wrong
        if (m_options.json) {
            const nlohmann::ordered_json none;
            printOut(nlohmann::ordered_json{{"element_id", toHex(loaded.element.id)},
                                            {"subject", loaded.element.subject},
                                            {"relation", loaded.element.relation},
                                            {"year", year},
                                            {"template", name(form)},
                                            {"temperature", temperature},
                                            {"set", place.set},
                                            {"reply", missing ? none : nlohmann::ordered_json(reply.text)},
                                            {"answer", missing ? none : nlohmann::ordered_json(verdict.answer)},
                                            {"match", uncounted ? none : nlohmann::ordered_json(reply.hit)},
                                            {"score", uncounted ? none : nlohmann::ordered_json(reply.score)},
                                            {"outcome", reply.outcome()}}
                         .dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) +
                     "\n");
            return;
        }
        const std::vector<std::string> line{toHex(loaded.element.id),
                                            loaded.element.subject,
                                            loaded.element.relation,
                                            std::to_string(year),
                                            std::string(name(form)),
                                            fmt::format("{}", temperature),
                                            std::to_string(place.set),
                                            missing ? "" : reply.text,
                                            verdict.answer,
                                            uncounted   ? ""
                                            : reply.hit ? "yes"
                                                        : "no",
                                            uncounted ? "" : analysis::number(reply.score, 1),
                                            reply.outcome()};
        analysis::Table table; // its heading is the row: one line of TSV
        for (const std::string& cell : line)
            table.addColumn(cell);
        printOut(analysis::toText(table, analysis::TableFormat::Tsv));
    }

    OpenRun& m_open;
    const InspectOptions& m_options;
    std::int64_t m_found = 0;
};

int listReplies(const InspectOptions& options) {
    auto open = openForReading(options);
    if (!open) return printError(open.error());
    const auto& record = open->context->record;
    store::BenchmarkStore benchmark(open->reader);
    if (options.year && open->context->layout.yearIndex(*options.year) < 0)
        return printError(
            {ErrorCode::InvalidArgument, "the run does not ask about this year", std::to_string(*options.year)});
    std::int64_t first = 0;
    std::int64_t end = record.elements;
    if (!options.element.empty()) {
        const auto row = benchmark.find(options.element);
        if (!row) return printError(row.error());
        const auto ordinal = store::TallyStore(open->reader).ordinalOf(record.id, *row);
        if (!ordinal) return printError(ordinal.error());
        const auto element = benchmark.load(*row);
        if (!element) return printError(element.error());
        if (options.year && !element->at(*options.year))
            return printError(
                {ErrorCode::InvalidArgument, "the run does not ask this element in this year", options.element});
        first = *ordinal;
        end = first + 1;
    }
    ReplyPrinter printer(*open, options);
    constexpr std::int64_t kChunk = 200;
    for (; first < end; first += kChunk) {
        const std::int64_t wanted = std::min(kChunk, end - first);
        auto chunk = benchmark.loadOfRun(record.id, first, wanted);
        if (!chunk) return printError(chunk.error());
        if (static_cast<std::int64_t>(chunk->size()) != wanted)
            return printError({ErrorCode::Corrupt, "an element of the run is missing in the workspace", record.name});
        for (auto& loaded : *chunk) {
            auto asked = run::foldElementOf(*open->context, loaded.ordinal, loaded.element);
            const Status printed = printer.element({loaded.row, std::move(loaded.element), std::move(asked)});
            if (!printed) return printError(printed.error());
        }
    }
    if (options.element.empty() && record.state == store::RunState::Finished && printer.found() != record.counts.done())
        return printError(
            {ErrorCode::Corrupt,
             fmt::format("{} replies are stored where the run counts {}", printer.found(), record.counts.done()),
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
    prompt->add_option("--element", options->element, "Content id or subject")->required();
    replies->add_option("--element", options->element, "Content id or subject");
    prompt->add_option("--year", options->year, "Year")->required();
    replies->add_option("--year", options->year, "Year");
    prompt->add_option("--template", options->form, "generation, mcqa or tf");
    prompt->add_option("--set", options->set, "Exemplar set, from 0");
    prompt->add_option("--temperature", options->temperature, "Temperature");
    runs->callback([options, &action] { action = [options] { return listRuns(*options); }; });
    prompt->callback([options, &action] { action = [options] { return showPrompt(*options); }; });
    replies->callback([options, &action] { action = [options] { return listReplies(*options); }; });
}

} // namespace chronoscope::app
