// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
// chronoscope mined, audit: questions about pictures, and what is wrong with them.
#include "app/cli/BackendChoosing.h"
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/Interruption.h"
#include "app/cli/Keys.h"
#include "app/cli/ModelRuns.h"
#include "app/cli/OpenRun.h"
#include "app/cli/RunMarking.h"
#include "app/cli/Serving.h"
#include "app/studies/mined/ItemOptions.h"
#include "app/studies/mined/JudgeRunCommand.h"
#include "core/studies/mined/Audit.h"
#include "core/studies/mined/MinedNarrowing.h"
#include "core/studies/mined/MinedRun.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>

namespace chronoscope::app {

using mined::AskingSpec;
using mined::MinedEstimate;
using nlohmann::ordered_json;

namespace {
/// The options of `mined` as they are typed.
struct MinedOptions : ModelOptions {
    std::string workspace, tasks, configurations = "q-i,q-gi,g-i,g-gi", policy = "next", words = "mined-public";
    std::string frame = "chat", sample = "all", name, judge;
    std::vector<std::string> types;
    std::uint64_t seed = 42;
    int maxTokens = mined::kPublishedReplyTokens;
    bool trustFile = false;
    bool dryRun = false;
};

template <typename Value>
Status readOne(const std::optional<Value>& parsed, Value& value, const char* what, const std::string& given) {
    if (!parsed) return wrong(fmt::format("unknown {}", what), given);
    value = *parsed;
    return {};
}

Result<AskingSpec> toSpec(const MinedOptions& options) {
    AskingSpec spec;
    spec.configurations.clear();
    const auto sample = benchmark::Sample::parse(options.sample, options.seed);
    if (!sample) return sample.error();
    spec.sample = *sample;
    spec.types = options.types;
    spec.trustFile = options.trustFile;
    for (const Status& read :
         {readNames(options.tasks, spec.tasks, mined::taskFromName, "task"),
          readNames(options.configurations, spec.configurations, mined::configurationFromName, "configuration"),
          readOne(mined::contextPolicyFromName(options.policy), spec.policy, "context policy", options.policy),
          readOne(mined::wordSetFromName(options.words), spec.words, "word set", options.words),
          readOne(mined::frameFromName(options.frame), spec.frame, "frame", options.frame)})
        if (!read) return read.error();
    std::sort(spec.configurations.begin(), spec.configurations.end());
    if (const auto problem = spec.problem()) return wrong(*problem, options.configurations);
    return spec;
}

mined::MinedDecoding decodingOf(const MinedOptions& options) {
    return {options.maxTokens, options.seed, options.concurrency};
}

ordered_json tokensJson(const run::TokenRange& range) {
    return {{"low", range.low}, {"expected", range.expected}, {"high", range.high}};
}

/// US dollars, where the price is known and so are the tokens of the pictures, or these are free.
ordered_json costJson(const MinedEstimate& estimate, const std::optional<backend::Price>& price) {
    const bool isFree = price && !(price->of(1, 1) > 0);
    if (!price || (!estimate.imageTokens && !isFree)) return {};
    const std::int64_t pictures = estimate.imageTokens.value_or(0);
    const auto& in = estimate.promptTokens;
    const auto& out = estimate.completionTokens;
    return {{"low", price->of(in.low + pictures, out.low)},
            {"expected", price->of(in.expected + pictures, out.expected)},
            {"high", price->of(in.high + pictures, out.high)}};
}

ordered_json tasksJson(const MinedEstimate& estimate) {
    ordered_json byTask = ordered_json::object();
    for (const mined::Task task : mined::kAllTasks)
        if (const auto count = estimate.byTask[static_cast<std::size_t>(task)]; count > 0)
            byTask[std::string(name(task))] = count;
    return byTask;
}

ordered_json estimateJson(const MinedEstimate& estimate, const std::optional<backend::Price>& price) {
    return {{"items", estimate.items},
            {"units", estimate.units},
            {"requests", estimate.requests},
            {"images", estimate.pictures},
            {"by_task", tasksJson(estimate)},
            {"left_out", estimate.leftOut},
            {"golds_corrected", estimate.corrected},
            {"prompt_tokens", tokensJson(estimate.promptTokens)},
            {"image_tokens", estimate.imageTokens ? ordered_json(*estimate.imageTokens) : ordered_json()},
            {"completion_tokens", tokensJson(estimate.completionTokens)},
            {"cost_usd", costJson(estimate, price)},
            {"mode", "chat"},
            {"slice_hash", estimate.sliceHash}};
}

std::string estimateText(const MinedEstimate& estimate, const std::optional<backend::Price>& price) {
    std::string text =
        fmt::format("{} items, {} with their conditions, {} requests about {} images; slice {}\n", estimate.items,
                    estimate.units, estimate.requests, estimate.pictures, estimate.sliceHash);
    const ordered_json tasks = tasksJson(estimate); // items() looks into it
    for (const auto& [task, count] : tasks.items())
        text += fmt::format("{}: {}\n", task, count.dump());
    text += fmt::format("{} to {} prompt tokens (about {}) without images, {}, {} to {} completion tokens\n",
                        estimate.promptTokens.low, estimate.promptTokens.high, estimate.promptTokens.expected,
                        estimate.imageTokens ? fmt::format("{} tokens of images", *estimate.imageTokens)
                                             : std::string("tokens of images unknown for this model"),
                        estimate.completionTokens.low, estimate.completionTokens.high);
    const ordered_json cost = costJson(estimate, price);
    return text + (cost.is_null() ? "cost unknown: the price, or what an image is billed as, is not known\n"
                                  : fmt::format("${:.4f} to ${:.4f}, about ${:.4f}\n", cost["low"].get<double>(),
                                                cost["high"].get<double>(), cost["expected"].get<double>()));
}

/// Whether there are items of the types that are typed.
Status areKnown(store::Database& reader, const std::vector<std::string>& types) {
    std::vector<std::string> notes;
    return checkItems(reader, {{mined::kTypeFacet, types}}, notes);
}

/// Whether servers of this kind see pictures.
Status suits(const std::string& uri) {
    run::BackendChoice untested(uri);
    untested.mode = modeOf(uri, backend::Mode::Chat);
    return mined::canSee(untested);
}

/// What a person should know of the items.
void printRemarks(const MinedEstimate& estimate) {
    for (const auto& [reason, count] : estimate.leftOut)
        printNote(fmt::format("{} items are not asked: {}", count, reason));
    if (estimate.corrected > 0)
        printNote(fmt::format("{} golds disagree with their own attribute list, which counts; --trust-file counts the "
                              "file's, as published scores do",
                              estimate.corrected));
}

int estimateRun(const MinedOptions& options, const AskingSpec& spec) {
    Interruption interruption;
    auto open = openWorkspace(options.workspace);
    if (!open) return printError(open.error());
    if (const Status known = areKnown(open->reader, options.types); !known) return printError(known.error());
    const auto services = makeServices({});
    if (!services) return printError(services.error());
    std::vector<ModelEstimate> all;
    std::optional<MinedEstimate> first;
    for (const std::string& backend : options.backends) {
        const auto uri = backendUri(*services, backend);
        if (!uri) return printError(uri.error());
        if (const Status can = suits(*uri); !can) return printError(can.error());
        auto estimate = mined::estimateMined(open->reader, spec, decodingOf(options), *uri, interruption.token());
        if (!estimate) return printError(estimate.error());
        BackendOptions one = options;
        one.backend = backend;
        const auto price = knownPrice(one);
        if (!price) return printError(price.error());
        all.push_back({backend, estimateJson(*estimate, *price), estimateText(*estimate, *price)});
        if (!first) first = std::move(estimate).value();
    }
    printEstimates(all, options.json);
    printRemarks(*first);
    return kDone;
}

std::string nameOf(const MinedOptions& options, const run::BackendChoice& model) {
    if (options.name.empty()) return model.model;
    return options.backends.size() > 1 ? options.name + ": " + model.model : options.name;
}

/// What the commands of runs have to know of a run of MINED.
RunMaking makingOf(const MinedOptions& options, const AskingSpec& spec,
                   const std::shared_ptr<store::Workspace>& workspace, const std::stop_token& stop) {
    RunMaking making;
    making.suits = suits;
    making.expectedCost = [&options, spec, workspace, stop](const run::BackendChoice& model) -> Result<double> {
        auto reader = workspace->reader();
        if (!reader) return reader.error();
        const auto counted = mined::estimateMined(*reader, spec, decodingOf(options), model.uri, stop);
        if (!counted) return counted.error();
        const std::int64_t pictures = counted->imageTokens.value_or(0); // unknown of all models of a kind alike
        return model.price->of(counted->promptTokens.expected + pictures, counted->completionTokens.expected);
    };
    making.make = [&options, spec, workspace, stop](const run::BackendChoice& model) -> Result<MadeRun> {
        const auto created =
            mined::createMined(*workspace, spec, decodingOf(options), nameOf(options, model), model, stop);
        if (!created) return created.error();
        printRemarks(created->estimate);
        return MadeRun{created->id,
                       {{"run", created->id},
                        {"requests", created->estimate.requests},
                        {"slice_hash", created->estimate.sliceHash}}};
    };
    return making;
}

int startMined(const MinedOptions& options) {
    const auto spec = toSpec(options);
    if (!spec) return printError(spec.error());
    if (options.dryRun) return estimateRun(options, *spec);
    Interruption interruption;
    auto workspace = store::Workspace::open(options.workspace, store::Workspace::Open::ExistingToWrite);
    if (!workspace) return printError(workspace.error());
    auto stored = (*workspace)->reader();
    if (!stored) return printError(stored.error());
    if (const Status known = areKnown(*stored, options.types); !known) return printError(known.error());
    std::optional<RunModel> judge; // found before anything is asked: the answers are to be judged
    if (!options.judge.empty()) {
        BackendOptions of;
        of.backend = options.judge;
        of.budget = options.budget;
        auto found = findModel(of, interruption);
        if (!found) return printError(found.error());
        judge = std::move(found).value();
    }
    RunMaking making = makingOf(options, *spec, *workspace, interruption.token());
    std::size_t judgedRuns = 0;
    if (judge)
        making.then = [&](std::int64_t run) {
            ++judgedRuns;
            auto reader = (*workspace)->reader();
            const auto judged = reader ? store::RunStore(*reader).get(run) : reader.error();
            if (!judged) return printError(judged.error());
            return driveJudge(*workspace, run, *judge,
                              fmt::format("{} judged by {}", judged->name, judge->choice.model), options.concurrency,
                              interruption,
                              [](std::int64_t id) { printNote(fmt::format("run {} judges the replies", id)); });
        };
    const int status = runModels(*workspace, options, making, interruption);
    if (judge && judgedRuns < options.backends.size())
        printNote(
            fmt::format("{} of {} models did not come to their end, and their replies are not judged: `resume` goes "
                        "on with them, then `judge-run` judges them",
                        options.backends.size() - judgedRuns, options.backends.size()));
    return status;
}

struct AuditOptions {
    std::string workspace;
    study::Narrowing only;
    bool json = false;
};

int auditItems(const AuditOptions& options) {
    auto open = openWorkspace(options.workspace);
    if (!open) return printError(open.error());
    const mined::ItemFilter filter(study::tidy(options.only));
    std::vector<std::string> notes;
    if (const Status known = checkItems(open->reader, options.only, notes); !known) return printError(known.error());
    for (const std::string& note : notes)
        printNote(note);
    if (!options.json) printOut("element_id\titem\ttask\ttype\tsubject\tcode\tfault\tdetail\n");
    const Status read = mined::MinedStore(open->reader).items([&](std::int64_t, const mined::Item& item) {
        if (!filter.takes(item.task, item.type, item.subject)) return true;
        for (const mined::AuditFinding& finding : mined::auditOf(item)) {
            const ordered_json row{{"element_id", toHex(item.id)},   {"item", item.number},
                                   {"task", name(item.task)},        {"type", item.type},
                                   {"subject", item.subject},        {"code", key(finding.code)},
                                   {"fault", isFault(finding.code)}, {"detail", finding.detail}};
            if (options.json) {
                printOut(row.dump(-1, ' ', false, ordered_json::error_handler_t::replace) + "\n");
                continue;
            }
            std::vector<std::string> cells;
            for (const auto& [column, value] : row.items())
                cells.push_back(value.is_string() ? value.get<std::string>() : value.get<bool>() ? "yes" : "no");
            printOut(analysis::lineText(cells, std::vector<bool>(cells.size()), '\t'));
        }
        return true;
    });
    return read ? static_cast<int>(kDone) : printError(read.error());
}
} // namespace

void addMinedCommands(CLI::App& root, Action& action) {
    auto options = std::make_shared<MinedOptions>();
    CLI::App* command =
        root.add_subcommand("mined", "Ask a model that sees about the pictures of MINED; prints the run id");
    command->add_option("-w,--workspace", options->workspace, "Workspace file")->required();
    addBackendsOption(*command, *options);
    command->add_option("--task", options->tasks, "TA,TIA,TSA,FMC,PMC,PUD,FUD,ITC,RK,CA,ATE (default: all)");
    command->add_option("--type", options->types, "Only items of this type, e.g. country; may be repeated");
    command->add_option("--configuration", options->configurations, "q-i,q-gi,g-i,g-gi");
    command->add_option("--context-policy", options->policy,
                        "What the context of F.M.C is about: next or latest value");
    command->add_option("--words", options->words, "mined-public or clean");
    command->add_option("--frame", options->frame,
                        "chat: a system turn of its own; one-text: as the public run sends it");
    command->add_flag("--trust-file", options->trustFile,
                      "Count the golds of the file also where its own attribute list says otherwise");
    command->add_option("--sample", options->sample, "Items: all, N (seeded random), N% or first:N");
    command->add_option("--seed", options->seed, "Seed of the sample and of the requests");
    command->add_option("--max-tokens", options->maxTokens, "Longest reply; the public run takes 10")
        ->check(CLI::Range(1, 100'000));
    command->add_option("--concurrency", options->concurrency,
                        "Requests in flight (default: what the backend suggests)");
    command->add_option("--judge", options->judge,
                        "A second model that judges the replies, in a run of its own with the same budget");
    addCostOptions(*command, *options);
    command->add_option("--name", options->name, "Name of the run")->check(runName());
    command->add_flag("--dry-run", options->dryRun, "Print the estimate only");
    command->add_flag("--json", options->json, "One JSON document");
    command->callback([options, &action] { action = [options] { return startMined(*options); }; });

    auto audit = std::make_shared<AuditOptions>();
    CLI::App* auditing = root.add_subcommand("audit", "What is wrong with the items of MINED in a workspace");
    auditing->add_option("-w,--workspace", audit->workspace, "Workspace file")->required();
    addItemOptions(*auditing, audit->only);
    auditing->add_flag("--json", audit->json, "One JSON object a line");
    auditing->callback([audit, &action] { action = [audit] { return auditItems(*audit); }; });
}

} // namespace chronoscope::app
