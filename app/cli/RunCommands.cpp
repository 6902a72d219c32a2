// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/Resources.h"
#include "app/cli/BackendChoosing.h"
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/Driving.h"
#include "app/cli/Interruption.h"
#include "app/cli/Keys.h"
#include "app/cli/OpenRun.h"
#include "app/cli/Serving.h"
#include "app/cli/WatchCommand.h"
#include "core/base/Text.h"
#include "core/run/RunChange.h"
#include "core/run/RunFactory.h"
#include "core/run/StopText.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <charconv>
#include <cmath>
#include <iterator>
#include <memory>

namespace chronoscope::app {

namespace {
/// The options of `run` as they are typed.
struct RunOptions : BackendOptions {
    std::string workspace, domain, state, years, sample = "all", subject, form = "generation,mcqa,tf";
    std::string protocol = "reference", extract = "lenient", match = "paper", sampler = "seeded";
    std::string temperatures = "0,0.7", name, packs;
    std::vector<std::string> backends; ///< as typed: one run of each
    std::vector<std::string> relations;
    std::vector<std::string> stops; ///< as typed; empty = the usual ones
    int sets = 5;
    int concurrency = 0;
    std::uint64_t seed = 42;
    bool dryRun = false;
    bool noStart = false; ///< make the run, ask nothing
    bool json = false;
};

Status readTemperatures(const std::string& list, std::vector<double>& values) {
    values.clear();
    for (const std::string& item : text::split(list, ',')) {
        double value = 0;
        const auto [end, problem] = std::from_chars(item.data(), item.data() + item.size(), value);
        if (problem != std::errc() || end != item.data() + item.size()) return wrong("a temperature is a number", item);
        values.push_back(value);
    }
    return {};
}

template <typename Value>
Status readOne(const std::optional<Value>& parsed, Value& value, const char* what, const std::string& given) {
    if (!parsed) return wrong(fmt::format("unknown {}", what), given);
    value = *parsed;
    return {};
}

Result<run::RunSpec> toSpec(const RunOptions& options) {
    run::RunSpec spec;
    spec.templates.clear();
    const auto years = benchmark::parseYears(options.years);
    if (!years) return years.error();
    spec.slice.years = *years;
    const auto sample = benchmark::Sample::parse(options.sample, options.seed);
    if (!sample) return sample.error();
    spec.slice.sample = *sample;
    spec.slice.relations = options.relations;
    spec.slice.subjectText = options.subject;
    spec.sets = options.sets;
    spec.seed = options.seed;
    spec.concurrency = options.concurrency;
    for (const Status& read :
         {readNames(options.domain, spec.slice.domains, benchmark::domainFromName, "domain"),
          readNames(options.state, spec.slice.states, benchmark::stateFromName, "state"),
          readNames(options.form, spec.templates, prompt::templateFromName, "template"),
          readOne(prompt::protocolFromName(options.protocol), spec.protocol, "protocol", options.protocol),
          readOne(prompt::samplerFromName(options.sampler), spec.sampler, "sampler", options.sampler),
          readOne(matching::extractionFromName(options.extract), spec.judge.extraction, "extraction", options.extract),
          readOne(matching::preprocessFromName(options.match), spec.judge.preprocess, "matching", options.match),
          readTemperatures(options.temperatures, spec.temperatures)})
        if (!read) return read.error();
    if (const auto problem = spec.problem()) return wrong(*problem, {});
    return spec;
}

/// The stop texts that were typed, or the usual ones of a run that travels by `mode`.
Result<std::vector<std::string>> stopsOf(const RunOptions& options, backend::Mode mode, const prompt::PromptPack& pack,
                                         const std::vector<prompt::Template>& templates) {
    if (options.stops.empty()) return run::usualStop(mode, pack, templates);
    if (options.stops == std::vector<std::string>{"none"}) return std::vector<std::string>();
    std::vector<std::string> stops;
    for (const std::string& typed : options.stops) {
        auto stop = run::parseStop(typed);
        if (!stop) return stop.error();
        stops.push_back(std::move(stop).value());
    }
    return stops;
}

void printWarnings(const run::RunEstimate& estimate) {
    if (!estimate.asksGreedy)
        printNote(
            "without temperature 0 no cell gets a category and no percentage is shown: Correct is over greedy replies");
    for (const std::string& relation : estimate.unknownRelations)
        printNote("no entry in the relation pack, asked with the generic question: " + relation);
    if (estimate.withoutChoices > 0)
        printNote(fmt::format("{} elements lack three distractors and are not asked under every template",
                              estimate.withoutChoices));
    if (estimate.fewExemplars > 0)
        printNote(fmt::format("{} elements have fewer than four exemplars for some year", estimate.fewExemplars));
}

nlohmann::ordered_json rangeJson(const run::TokenRange& range) {
    return {{"low", range.low}, {"expected", range.expected}, {"high", range.high}};
}

/// What one model would be asked, and cost.
struct Forecast {
    std::string backend; ///< as typed
    run::RunSpec spec;
    run::RunEstimate estimate;
    std::optional<backend::Price> price; ///< nothing = unknown

    double low() const { return price->of(estimate.promptTokens.low, estimate.completionTokens.low); }
    double expected() const { return price->of(estimate.promptTokens.expected, estimate.completionTokens.expected); }
    double high() const { return price->of(estimate.promptTokens.high, estimate.completionTokens.high); }
};

const char* modeName(const Forecast& forecast) {
    return forecast.spec.mode == backend::Mode::Chat ? "chat" : "completion";
}

nlohmann::ordered_json forecastJson(const Forecast& forecast) {
    const run::RunEstimate& estimate = forecast.estimate;
    return {{"elements", estimate.elements},
            {"cells", estimate.cells},
            {"requests", estimate.requests},
            {"elements_without_choices", estimate.withoutChoices},
            {"elements_with_few_exemplars", estimate.fewExemplars},
            {"prompt_tokens", rangeJson(estimate.promptTokens)},
            {"completion_tokens", rangeJson(estimate.completionTokens)},
            {"measured_prompts", estimate.measuredPrompts},
            {"cost_usd", forecast.price ? nlohmann::ordered_json{{"low", forecast.low()},
                                                                 {"expected", forecast.expected()},
                                                                 {"high", forecast.high()}}
                                        : nlohmann::ordered_json()},
            {"mode", modeName(forecast)},
            {"stop", forecast.spec.decoding.stop},
            {"slice_hash", estimate.sliceHash}};
}

std::string forecastText(const Forecast& forecast) {
    const run::RunEstimate& estimate = forecast.estimate;
    return fmt::format(
        "{} elements, {} cells, {} requests; slice {}\n{} to {} prompt tokens (about {}), {} to {} completion "
        "tokens, from the lengths of {} prompts\nasked by {}, stop at {}\n{}\n",
        estimate.elements, estimate.cells, estimate.requests, estimate.sliceHash, estimate.promptTokens.low,
        estimate.promptTokens.high, estimate.promptTokens.expected, estimate.completionTokens.low,
        estimate.completionTokens.high, estimate.measuredPrompts, modeName(forecast),
        run::stopText(forecast.spec.decoding.stop),
        forecast.price
            ? fmt::format("${:.4f} to ${:.4f}, about ${:.4f}", forecast.low(), forecast.high(), forecast.expected())
            : std::string("cost unknown: the model has no price in the table"));
}

/// One model as ever; of several each, and what all cost.
void printForecasts(const std::vector<Forecast>& forecasts, bool json) {
    bool isKnown = true;
    double low = 0, expected = 0, high = 0;
    nlohmann::ordered_json models = nlohmann::ordered_json::array();
    for (const Forecast& one : forecasts) {
        isKnown &= one.price.has_value();
        if (one.price) low += one.low(), expected += one.expected(), high += one.high();
        nlohmann::ordered_json document = forecastJson(one);
        document["backend"] = one.backend;
        models.push_back(std::move(document));
    }
    if (forecasts.size() == 1)
        return printOut(json ? forecastJson(forecasts[0]).dump(2) + "\n" : forecastText(forecasts[0]));
    if (json)
        return printOut(
            nlohmann::ordered_json{
                {"models", std::move(models)},
                {"cost_usd", isKnown ? nlohmann::ordered_json{{"low", low}, {"expected", expected}, {"high", high}}
                                     : nlohmann::ordered_json()}}
                .dump(2) +
            "\n");
    for (const Forecast& one : forecasts)
        printOut(fmt::format("{}:\n{}", one.backend, forecastText(one)));
    printOut(isKnown ? fmt::format("all {} models: ${:.4f} to ${:.4f}, about ${:.4f}\n", forecasts.size(), low, high,
                                   expected)
                     : fmt::format("all {} models: cost unknown\n", forecasts.size()));
}

/// What `options`, with one backend, would ask and cost; nothing is asked.
Result<Forecast> forecastOf(const RunOptions& options, run::RunSpec spec, store::Database& reader,
                            const prompt::PromptPack& pack) {
    const auto services = makeServices({});
    if (!services) return services.error();
    const auto uri = backendUri(*services, options.backend);
    if (!uri) return uri.error();
    spec.mode = modeOf(*uri, spec.mode);
    auto stops = stopsOf(options, spec.mode, pack, spec.templates);
    if (!stops) return stops.error();
    spec.decoding.stop = std::move(stops).value();
    if (const Status can = run::takesStop(*uri, spec.mode, spec.decoding.stop); !can) return can.error();
    auto estimate = run::estimateRun(reader, spec, pack);
    if (!estimate) return estimate.error();
    auto price = knownPrice(options);
    if (!price) return price.error();
    return Forecast{options.backend, std::move(spec), std::move(estimate).value(), *price};
}

/// The options as they are for each of the backends.
std::vector<RunOptions> oneByOne(const RunOptions& options) {
    std::vector<RunOptions> all(options.backends.size(), options);
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].backend = options.backends[i];
    return all;
}

/// Of a workspace that is only read.
Result<std::vector<Forecast>> forecastsOf(const RunOptions& options, const run::RunSpec& spec,
                                          const prompt::PromptPack& pack) {
    auto open = openWorkspace(options.workspace);
    if (!open) return open.error();
    std::vector<Forecast> forecasts;
    for (const RunOptions& one : oneByOne(options)) {
        auto forecast = forecastOf(one, spec, open->reader, pack);
        if (!forecast) return forecast.error();
        forecasts.push_back(std::move(forecast).value());
    }
    return forecasts;
}

int estimate(const RunOptions& options, const run::RunSpec& spec, const prompt::PromptPack& pack) {
    const auto forecasts = forecastsOf(options, spec, pack);
    if (!forecasts) return printError(forecasts.error());
    printForecasts(*forecasts, options.json);
    printWarnings(forecasts->front().estimate);
    return kDone;
}

/// Exit status of a run, and what it cost.
struct RunEnd {
    int status = kDone;
    double spent = 0; ///< US dollars
};

RunEnd startRun(const RunOptions& options, run::RunSpec spec, const prompt::PromptPack& pack,
                const std::shared_ptr<store::Workspace>& workspace, const Interruption& interruption) {
    const auto model = options.noStart ? findUntested(options, run::RunSpec().mode) : findModel(options, interruption);
    if (!model) return {printError(model.error())};
    const run::BackendChoice& choice = model->choice;
    auto stops = stopsOf(options, choice.mode.value_or(spec.mode), pack, spec.templates);
    if (!stops) return {printError(stops.error())};
    spec.decoding.stop = std::move(stops).value();
    std::string name = options.name.empty() ? choice.model : options.name;
    if (!options.name.empty() && options.backends.size() > 1) name += ": " + choice.model;
    const auto created = run::createRun(*workspace, spec, name, choice, pack);
    if (!created) return {printError(created.error())};
    printWarnings(created->estimate);
    if (spec.sampler == prompt::Sampler::Reference)
        printNote(
            "reference exemplars are drawn over every element of a domain in this workspace: for the authors' own "
            "prompts it must hold the published files, whole and nothing else");
    tellMade(
        created->id,
        {{"run", created->id}, {"requests", created->estimate.requests}, {"slice_hash", created->estimate.sliceHash}},
        options.json);
    if (options.noStart) return {};
    const int status = driveRun(workspace, created->id, options.concurrency, *model, interruption);
    auto reader = workspace->reader();
    const auto record = reader ? store::RunStore(*reader).get(created->id) : reader.error();
    return {status, record ? record->cost().value_or(0) : 0};
}

/// One run of each backend, one after the other; what is wrong with any of them is said before the first is asked. One
/// that fails holds up none of the others; the budget is of all together, each may spend what those before it left.
int startRuns(const RunOptions& options) {
    Interruption interruption;
    const auto spec = toSpec(options);
    if (!spec) return printError(spec.error());
    const auto pack = loadPack(options.packs);
    if (!pack) return printError(pack.error());
    if (options.dryRun) return estimate(options, *spec, *pack);
    if (options.backends.size() > 1) {
        const auto forecasts = forecastsOf(options, *spec, *pack);
        if (!forecasts) return printError(forecasts.error());
        for (const Forecast& one : *forecasts)
            if (options.budget > 0 && !one.price)
                return printError(wrong("a budget over several models needs the price of each", one.backend));
    }
    auto workspace = store::Workspace::open(options.workspace, store::Workspace::Open::ExistingToWrite);
    if (!workspace) return printError(workspace.error());
    int worst = kDone;
    double left = options.budget;
    for (RunOptions& one : oneByOne(options)) {
        if (options.budget > 0 && left <= 0) {
            printNote(fmt::format("not asked, the budget is spent: {}", one.backend));
            worst = kStoppedByBudget;
            continue;
        }
        one.budget = left;
        const RunEnd end = startRun(one, *spec, *pack, *workspace, interruption);
        if (end.status == kInterrupted) return end.status;
        if (end.status != kDone) worst = end.status;
        left -= end.spent;
    }
    return worst;
}

struct ResumeOptions {
    std::string workspace, run;
    double budget = 0; ///< US dollars; 0 = as it is
    bool retryErrors = false;
    bool allowHost = false; ///< that the run asks, although nobody here has named it before
};

/// What the options change in a run before it goes on; the run as it is then.
Result<store::RunRecord> readjust(store::Workspace& workspace, store::Database& reader, std::int64_t run,
                                  const ResumeOptions& options) {
    run::RunChange change;
    if (options.budget > 0) change.budget = options.budget;
    change.retryErrors = options.retryErrors;
    const auto askedAgain = run::changeRun(workspace, run, change);
    if (!askedAgain) return askedAgain.error();
    if (options.retryErrors)
        printNote(fmt::format("run {}: {} requests that ended in errors are asked again", run, *askedAgain));
    return store::RunStore(reader).get(run);
}

/// Whether the run may go on here; before anything of it is changed.
Status mayResume(const store::RunRecord& run, const Services& services, const ResumeOptions& options) {
    const auto* saved = services.book.find(run.server);
    if (!run.server.empty()) return backend::servesRun(saved, run.server, run.backend);
    if (run.backend.starts_with("calibration:")) return {};
    const auto uri = backend::BackendUri::parse(run.backend);
    if (!uri) return uri.error();
    const auto config = backend::BackendConfig::read(*uri);
    if (!config) return config.error();
    if (options.allowHost) services.network->allowHosts(*config);
    return run::mayAsk(run, *config, *services.network);
}

int resumeRuns(const ResumeOptions& options) {
    Interruption interruption;
    auto open = openWorkspace(options.workspace, store::Workspace::Open::ExistingToWrite);
    if (!open) return printError(open.error());
    store::RunStore store(open->reader);
    std::vector<store::RunRecord> runs;
    if (options.run.empty()) {
        auto all = store.all();
        if (!all) return printError(all.error());
        runs = std::move(all).value();
        std::erase_if(runs, [](const auto& run) { return run.state == store::RunState::HalfImported; });
    } else {
        auto one = store.find(options.run);
        if (!one) return printError(one.error());
        runs.push_back(std::move(one).value());
    }
    for (const store::RunRecord& listed : runs) {
        if (listed.state == store::RunState::Finished && !options.retryErrors) continue;
        const bool imported = listed.backend.starts_with(std::string(backend::kImportedProtocol) + ":");
        if (imported && options.run.empty()) continue; // there is no model to ask; named, it says so
        const auto services = commandServices(listed.backend, interruption.token());
        if (!services) return printError(services.error());
        if (const Status may = mayResume(listed, *services, options); !may) return printError(may.error());
        const auto readjusted = readjust(*open->workspace, open->reader, listed.id, options);
        if (!readjusted) return printError(readjusted.error());
        const store::RunRecord& run = *readjusted;
        if (run.state == store::RunState::Finished) continue;
        printOut(fmt::format("{}\n", run.id));
        std::fflush(stdout);
        const auto serving =
            run.server.empty() ? Result<Serving>(Serving()) : serve(*services, run.server, interruption.token());
        if (!serving) return printError(serving.error());
        const int status = driveRun(open->workspace, run.id, 0, services->network.get(), serving->served, interruption);
        if (status != kDone) return status;
    }
    return kDone;
}
} // namespace

void addRunCommands(CLI::App& root, Action& action) {
    addWatchCommand(root, action);
    auto options = std::make_shared<RunOptions>();
    CLI::App* run = root.add_subcommand("run", "Run a model over a slice; prints the run id");
    run->add_option("-w,--workspace", options->workspace, "Workspace file")->required();
    run->add_option("--backend", options->backends,
                    "PROTOCOL:BASE_URL?model=M&…, calibration:?cutoff=2019&…, or a saved name; may be repeated: one "
                    "run each, one budget")
        ->required()
        ->allow_extra_args(false);
    run->add_option("--domain", options->domain, "general,biomedical,legal,commonsense,mathematics (default: all)");
    run->add_option("--state", options->state, "dynamic,static,invariant (default: all)");
    run->add_option("--relation", options->relations, "Only this relation; may be repeated");
    run->add_option("--years", options->years, "e.g. 2010-2023 or 2015,2018 (default: all)");
    run->add_option("--sample", options->sample, "N (seeded random), N% or first:N");
    run->add_option("--subject", options->subject, "Only subjects holding this text");
    run->add_option("--template", options->form, "generation,mcqa,tf");
    run->add_option("--protocol", options->protocol, "reference or debiased");
    run->add_option("--extract", options->extract, "lenient or strict");
    run->add_option("--match", options->match, "paper or reference");
    run->add_option("--sampler", options->sampler, "seeded or reference");
    run->add_option("--sets", options->sets, "Exemplar sets per element and year");
    run->add_option("--temperatures", options->temperatures, "Comma list; 0 is greedy");
    run->add_option("--stop", options->stops,
                    "Text that ends a reply, with \\n, \\r, \\t, \\\\; may be repeated; none sends none (default: the "
                    "line's end for "
                    "completion endpoints, none for chats)")
        ->allow_extra_args(false);
    run->add_option("--seed", options->seed, "Seed of samples and prompts");
    run->add_option("--concurrency", options->concurrency, "Requests in flight (default: what the backend suggests)");
    addCostOptions(*run, *options);
    run->add_option("--name", options->name, "Name of the run");
    run->add_option("--packs", options->packs, "Folder of prompt packs laid over the shipped ones");
    run->add_flag("--dry-run", options->dryRun, "Print the estimate only");
    run->add_flag("--no-start", options->noStart, "Make the run and ask nothing, not even the server: for batch files");
    run->add_flag("--json", options->json, "One JSON document");
    run->callback([options, &action] { action = [options] { return startRuns(*options); }; });

    auto again = std::make_shared<ResumeOptions>();
    CLI::App* resume = root.add_subcommand("resume", "Continue what is unfinished");
    resume->add_option("-w,--workspace", again->workspace, "Workspace file")->required();
    resume->add_option("RUN", again->run, "Id or name (default: every unfinished run)");
    resume->add_option("--budget", again->budget, "New cap in US dollars, over all sittings")->check(dollars());
    resume->add_flag("--retry-errors", again->retryErrors, "Ask again what ended in an error, of finished runs too");
    resume->add_flag(
        "--allow-host", again->allowHost,
        "Ask the run's host also where nobody on this machine has named it: for a workspace from elsewhere");
    resume->callback([again, &action] { action = [again] { return resumeRuns(*again); }; });
}

} // namespace chronoscope::app
