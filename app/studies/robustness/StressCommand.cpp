// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/BackendChoosing.h"
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/Keys.h"
#include "app/cli/ModelRuns.h"
#include "app/cli/OpenRun.h"
#include "app/cli/RunMarking.h"
#include "app/cli/Serving.h"
#include "app/studies/robustness/FactRows.h"
#include "app/studies/robustness/Questions.h"
#include "core/facts/IsoDate.h"
#include "core/run/ScoringCalls.h"
#include "core/studies/robustness/StressRun.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>
#include <utility>

namespace chronoscope::app {

using nlohmann::ordered_json;

namespace {
/// The options of `stress` as they are typed.
struct StressOptions : ModelOptions {
    std::string workspace, subject, filter = "none", precision, sampler = "timestress", clip = "2020-12-31";
    std::string style = "american", prompt = "plain", chat = "none", sample = "all", name, packs;
    std::vector<std::string> relations, facts;
    std::string equalize; ///< empty: as is usual with the sampler
    double horizon = 10;
    int top = 0;
    std::uint64_t seed = 123;
    bool allMatches = false;
    bool dryRun = false;
};

template <typename Value>
Status readOption(const std::optional<Value>& parsed, Value& value, const char* what, const std::string& given) {
    if (!parsed) return wrong(fmt::format("unknown {}", what), given);
    value = *parsed;
    return {};
}

Status readPrecisions(const std::string& list, std::array<bool, robustness::kPrecisions>& precisions) {
    if (list.empty()) return {};
    std::vector<robustness::Precision> wanted;
    if (const Status read = readNames(list, wanted, robustness::precisionFromName, "precision"); !read) return read;
    precisions.fill(false);
    for (const robustness::Precision precision : wanted)
        precisions.at(static_cast<std::size_t>(precision)) = true;
    return {};
}

Result<robustness::StressSpec> readSpec(const StressOptions& options) {
    robustness::StressSpec spec;
    spec.facts = {options.relations, options.facts, options.filter == "paper", options.top};
    spec.subjectText = options.subject;
    spec.dates.horizon = options.horizon;
    spec.dates.seed = options.seed;
    const auto sample = benchmark::Sample::parse(options.sample, options.seed);
    if (!sample) return sample.error();
    spec.sample = *sample;
    const auto clip = facts::readIsoDate(options.clip);
    if (!clip) return wrong("--clip: " + clip.error().message, options.clip);
    spec.dates.clip = *clip;
    if (!options.equalize.empty()) spec.dates.equalize = options.equalize == "yes";
    spec.allMatches = options.allMatches;
    for (const Status& read :
         {readPrecisions(options.precision, spec.dates.precisions),
          readOption(robustness::samplerFromName(options.sampler), spec.dates.sampler, "sampler", options.sampler),
          readOption(robustness::dateStyleFromName(options.style), spec.style, "date style", options.style),
          readOption(robustness::promptFormFromName(options.prompt), spec.prompt, "prompt", options.prompt),
          readOption(robustness::chatFormFromName(options.chat), spec.chat, "chat template", options.chat)})
        if (!read) return read.error();
    if (const auto problem = spec.problem()) return wrong(*problem, {});
    return spec;
}

void tellLeftOut(const robustness::StressEstimate& estimate, const robustness::StressSpec& spec) {
    for (const robustness::FilterStep& step : estimate.steps)
        if (step.leftOut > 0) printNote(fmt::format("{}: {} facts, {} left out", step.key, step.left, step.leftOut));
    for (const auto& [relation, count] : estimate.unworded)
        printNote(fmt::format("{} facts are left out: there is no question for the relation {}", count, relation));
    if (estimate.undated > 0)
        printNote(fmt::format("{} facts are left out: they have no date that can be asked about", estimate.undated));
    for (int i = 0; i < robustness::kPrecisions; ++i)
        if (const auto count = estimate.undefined[static_cast<std::size_t>(i)]; count > 0)
            printNote(fmt::format("{} facts have no correct or no incorrect {}: they get no win rate there", count,
                                  robustness::name(static_cast<robustness::Precision>(i))));
    tellCut(estimate.cut, spec.dates.clip);
}

ordered_json datesJson(const robustness::StressEstimate& estimate) {
    ordered_json all;
    for (int p = 0; p < robustness::kPrecisions; ++p) {
        ordered_json& one = all[std::string(robustness::name(static_cast<robustness::Precision>(p)))];
        for (const auto of :
             {robustness::DateClass::Correct, robustness::DateClass::Incorrect, robustness::DateClass::Transitional})
            one[std::string(robustness::name(of))] =
                estimate.dates[static_cast<std::size_t>(p)][static_cast<std::size_t>(of)];
    }
    return all;
}

ordered_json rangeJson(const run::TokenRange& tokens, const backend::Price& price) {
    return {{"low", price.of(tokens.low, 0)},
            {"expected", price.of(tokens.expected, 0)},
            {"high", price.of(tokens.high, 0)}};
}

ordered_json estimateJson(const robustness::StressEstimate& estimate, const run::ScoringCalls& calls,
                          const std::optional<backend::Price>& price) {
    const run::TokenRange& tokens = estimate.promptTokens;
    ordered_json unworded = ordered_json::object();
    for (const auto& [relation, count] : estimate.unworded)
        unworded[relation] = count;
    return {{"facts", estimate.facts},
            {"requests", estimate.requests},
            {"calls", calls.calls},
            {"dates", datesJson(estimate)},
            {"facts_without_question", unworded},
            {"facts_without_dates", estimate.undated},
            {"prompt_tokens", {{"low", tokens.low}, {"expected", tokens.expected}, {"high", tokens.high}}},
            {"cost_usd", price ? rangeJson(tokens, *price) : ordered_json()},
            {"example", estimate.example ? ordered_json(estimate.example->prompt + estimate.example->continuation)
                                         : ordered_json()},
            {"slice_hash", estimate.sliceHash}};
}

std::string estimateText(const robustness::StressEstimate& estimate, const run::ScoringCalls& calls,
                         const std::optional<backend::Price>& price) {
    const run::TokenRange& tokens = estimate.promptTokens;
    std::string text = fmt::format(
        "{} facts, {} scored continuations, {}; slice {}\n{} to {} prompt tokens (about {})\n{}\n", estimate.facts,
        estimate.requests, calls.text, estimate.sliceHash, tokens.low, tokens.high, tokens.expected,
        price ? fmt::format("${:.4f} to ${:.4f}, about ${:.4f}", price->of(tokens.low, 0), price->of(tokens.high, 0),
                            price->of(tokens.expected, 0))
              : std::string("cost unknown: the model has no price in the table"));
    if (estimate.example) text += estimate.example->prompt + estimate.example->continuation + "\n";
    return text;
}

int estimate(const StressOptions& options, const robustness::StressSpec& spec, const robustness::Wording& wording,
             const Interruption& interruption) {
    auto open = openWorkspace(options.workspace);
    if (!open) return printError(open.error());
    const auto services = makeServices({});
    if (!services) return printError(services.error());
    std::optional<robustness::StressEstimate> counted; // the same of every model
    std::vector<ModelEstimate> all;
    for (const std::string& backend : options.backends) {
        const auto uri = backendUri(*services, backend);
        if (!uri) return printError(uri.error());
        if (const Status can = robustness::canScore({*uri}, spec); !can) return printError(can.error());
        BackendOptions one = options;
        one.backend = backend;
        const auto price = knownPrice(one);
        if (!price) return printError(price.error());
        if (!counted) {
            auto estimate = robustness::estimateStress(open->reader, spec, wording, interruption.token());
            if (!estimate) return printError(estimate.error());
            counted = std::move(estimate).value();
        }
        const auto calls = run::scoringCalls(*uri, counted->requests, counted->objectBytes);
        all.push_back({backend, estimateJson(*counted, calls, *price), estimateText(*counted, calls, *price)});
    }
    printEstimates(all, options.json);
    tellLeftOut(*counted, spec);
    return kDone;
}

/// What a run is called that nobody named. The year in a calibration model's name is of what it knows in ChroKnowledge:
/// no date here depends on it.
std::string usualName(const run::BackendChoice& choice) {
    return choice.uri.starts_with("calibration:") ? "calibration model" : choice.model;
}

std::string nameOf(const StressOptions& options, const run::BackendChoice& model) {
    if (options.name.empty()) return usualName(model);
    return options.backends.size() > 1 ? options.name + ": " + usualName(model) : options.name;
}

int stress(const StressOptions& options) {
    Interruption interruption;
    const auto spec = readSpec(options);
    if (!spec) return printError(spec.error());
    const auto wording = loadQuestionsFor(options.workspace, options.packs);
    if (!wording) return printError(wording.error());
    if (options.dryRun) return estimate(options, *spec, *wording, interruption);
    auto workspace = store::Workspace::open(options.workspace, store::Workspace::Open::ExistingToWrite);
    if (!workspace) return printError(workspace.error());
    RunMaking making;
    making.untested = backend::Mode::Completion;
    making.suits = [&](const std::string& uri) { return robustness::canScore({uri}, *spec); };
    making.expectedCost = [&](const run::BackendChoice& model) -> Result<double> {
        auto reader = (*workspace)->reader();
        if (!reader) return reader.error();
        const auto counted = robustness::estimateStress(*reader, *spec, *wording, interruption.token());
        if (!counted) return counted.error();
        return model.price->of(counted->promptTokens.expected, 0);
    };
    making.make = [&](const run::BackendChoice& model) -> Result<MadeRun> {
        const auto created = robustness::createStress(**workspace, *spec, nameOf(options, model), model, *wording,
                                                      options.concurrency, interruption.token());
        if (!created) return created.error();
        tellLeftOut(created->estimate, *spec);
        return MadeRun{created->id,
                       {{"run", created->id},
                        {"requests", created->estimate.requests},
                        {"slice_hash", created->estimate.sliceHash}}};
    };
    return runModels(*workspace, options, making, interruption);
}

void addChoiceOptions(CLI::App& command, StressOptions& options) {
    command.add_option("-w,--workspace", options.workspace, "Workspace file")->required();
    addBackendsOption(command, options);
    command.add_option("--relation", options.relations, "Only this relation, by name or Wikidata id; may be repeated");
    command.add_option("--fact", options.facts, "Only this fact, by id or subject; may be repeated");
    command.add_option("--subject", options.subject, "Only subjects holding this text");
    command.add_option("--filter", options.filter, "paper: one period only, within 1950 to 2020, over two years; none")
        ->check(CLI::IsMember({"paper", "none"}));
    command.add_option("--top", options.top, "The most popular facts of each relation; 0: all")
        ->check(CLI::Range(0, 1'000'000'000));
    command.add_option("--sample", options.sample, "N (seeded random), N% or first:N of them");
}

void addAskingOptions(CLI::App& command, StressOptions& options) {
    command.add_option("--precision", options.precision, "Any of year,month,day (default: all)");
    command.add_option("--sampler", options.sampler, "timestress or paper");
    command.add_option("--horizon", options.horizon, "How far dates go, in durations of the fact around its middle")
        ->check(CLI::Range(0.05, robustness::SamplerOptions::kMaxHorizon));
    command.add_option("--clip", options.clip, "Dates that end later are dropped");
    command.add_option("--date-style", options.style, "american or classic");
    command.add_option("--prompt", options.prompt, "plain, few-shot, explain-date or explain-granularity");
    command.add_option("--chat-template", options.chat,
                       "model: the model's own; footnote: USER: … ASSISTANT:; none: the bare question");
    addEqualizeOption(command, options.equalize);
    command.add_flag("--all-matches", options.allMatches,
                     "Score every occurrence of the object, those in the question too, as the released code of "
                     "TimeStress does; else the last alone");
    command.add_option("--seed", options.seed, "Chooses months, days and samples");
    command.add_option("--packs", options.packs, "Folder of packs with questions, laid over the shipped ones");
}
} // namespace

void addStressCommand(CLI::App& root, Action& action) {
    auto options = std::make_shared<StressOptions>();
    CLI::App* command =
        root.add_subcommand("stress", "Score the objects of dated facts at right and wrong dates; prints the run id");
    addChoiceOptions(*command, *options);
    addAskingOptions(*command, *options);
    command->add_option("--concurrency", options->concurrency,
                        "Requests in flight (default: what the backend suggests)");
    addCostOptions(*command, *options);
    command->add_option("--name", options->name, "Name of the run")->check(runName());
    command->add_flag("--dry-run", options->dryRun, "Print the estimate only");
    command->add_flag("--no-start", options->noStart,
                      "Make the run and ask nothing, not even the server: for batch files");
    command->add_flag("--json", options->json, "One JSON document");
    command->callback([options, &action] { action = [options] { return stress(*options); }; });
}

} // namespace chronoscope::app
