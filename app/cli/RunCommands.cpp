// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/BackendChoosing.h"
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/Driving.h"
#include "app/cli/Interruption.h"
#include "app/cli/Keys.h"
#include "app/cli/ModelRuns.h"
#include "app/cli/OpenRun.h"
#include "app/cli/OwnWords.h"
#include "app/cli/RunMarking.h"
#include "app/cli/Serving.h"
#include "app/cli/WatchCommand.h"
#include "core/base/Text.h"
#include "core/run/RunChange.h"
#include "core/run/RunFactory.h"
#include "core/run/SharedBudget.h"
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
struct RunOptions : ModelOptions {
    std::string workspace, domain, state, years, sample = "all", subject, form = "generation,mcqa,tf";
    std::string protocol = "reference", words, extract = "lenient", match = "paper", sampler = "seeded";
    std::string temperatures = "0,0.7", name, packs;
    std::vector<std::string> relations;
    std::vector<std::string> stops; ///< as typed; empty = the usual ones
    int sets = 5;
    std::uint64_t seed = 42;
    bool dryRun = false;
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
    spec.words = prompt::usualWords(spec.protocol);
    if (!options.words.empty())
        if (const Status read = readOne(prompt::wordSetFromName(options.words), spec.words, "words", options.words);
            !read)
            return read.error();
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
    for (const auto& [domain, relation, from] : estimate.borrowed)
        printNote(from.empty() ? "no exemplars, asked zero-shot: " + relation
                               : fmt::format("no exemplars of its own, shown those of the shipped relation {}: {}",
                                             from, relation));
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

/// By domain and relation without exemplars of its own: the shipped one whose are shown, or null.
nlohmann::ordered_json exemplarsFrom(const run::RunEstimate& estimate) {
    auto json = nlohmann::ordered_json::object();
    for (const auto& [domain, relation, from] : estimate.borrowed)
        json[std::string(name(domain))][relation] =
            from.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(from);
    return json;
}

nlohmann::ordered_json forecastJson(const Forecast& forecast) {
    const run::RunEstimate& estimate = forecast.estimate;
    return {{"elements", estimate.elements},
            {"cells", estimate.cells},
            {"requests", estimate.requests},
            {"elements_without_choices", estimate.withoutChoices},
            {"elements_with_few_exemplars", estimate.fewExemplars},
            {"exemplars_from", exemplarsFrom(estimate)},
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

int estimate(const RunOptions& options, const run::RunSpec& spec, const prompt::PromptPack& pack) {
    auto open = openWorkspace(options.workspace);
    if (!open) return printError(open.error());
    std::vector<ModelEstimate> all;
    std::optional<run::RunEstimate> first;
    for (const std::string& backend : options.backends) {
        RunOptions one = options;
        one.backend = backend;
        auto forecast = forecastOf(one, spec, open->reader, pack);
        if (!forecast) return printError(forecast.error());
        all.push_back({backend, forecastJson(*forecast), forecastText(*forecast)});
        if (!first) first = std::move(forecast->estimate);
    }
    printEstimates(all, options.json);
    printWarnings(*first);
    return kDone;
}

/// The spec as it is asked of one model: the usual stop texts are those of how its prompts travel.
Result<run::RunSpec> specFor(const RunOptions& options, run::RunSpec spec, const prompt::PromptPack& pack,
                             const run::BackendChoice& model) {
    auto stops = stopsOf(options, model.mode.value_or(spec.mode), pack, spec.templates);
    if (!stops) return stops.error();
    spec.decoding.stop = std::move(stops).value();
    return spec;
}

Result<MadeRun> makeRun(const RunOptions& options, const run::RunSpec& spec, const prompt::PromptPack& pack,
                        const std::shared_ptr<store::Workspace>& workspace, const run::BackendChoice& model) {
    const auto asked = specFor(options, spec, pack, model);
    if (!asked) return asked.error();
    std::string name = options.name.empty() ? model.model : options.name;
    if (!options.name.empty() && options.backends.size() > 1) name += ": " + model.model;
    const auto created = run::createRun(*workspace, *asked, name, model, pack);
    if (!created) return created.error();
    printWarnings(created->estimate);
    if (spec.sampler == prompt::Sampler::Reference)
        printNote(
            "reference exemplars are drawn over every element of a domain in this workspace: for the authors' own "
            "prompts it must hold the published files, whole and nothing else");
    return MadeRun{
        created->id,
        {{"run", created->id}, {"requests", created->estimate.requests}, {"slice_hash", created->estimate.sliceHash}}};
}

/// Whether a server of this kind takes the stop texts; of one model as of several.
Status suits(const RunOptions& options, const run::RunSpec& spec, const prompt::PromptPack& pack,
             const std::string& uri) {
    const backend::Mode mode = modeOf(uri, spec.mode);
    const auto stops = stopsOf(options, mode, pack, spec.templates);
    return stops ? run::takesStop(uri, mode, *stops) : Status(stops.error());
}

int startRuns(const RunOptions& options) {
    Interruption interruption;
    const auto spec = toSpec(options);
    if (!spec) return printError(spec.error());
    const auto pack = loadPackFor(options.workspace, options.packs);
    if (!pack) return printError(pack.error());
    if (options.dryRun) return estimate(options, *spec, *pack);
    auto workspace = store::Workspace::open(options.workspace, store::Workspace::Open::ExistingToWrite);
    if (!workspace) return printError(workspace.error());
    RunMaking making;
    making.untested = spec->mode;
    making.suits = [&](const std::string& uri) { return suits(options, *spec, *pack, uri); };
    making.make = [&](const run::BackendChoice& model) { return makeRun(options, *spec, *pack, *workspace, model); };
    making.expectedCost = [&](const run::BackendChoice& model) -> Result<double> {
        auto reader = (*workspace)->reader();
        if (!reader) return reader.error();
        const auto estimate = run::estimateRun(*reader, *spec, *pack);
        if (!estimate) return estimate.error();
        return model.price->of(estimate->promptTokens.expected, estimate->completionTokens.expected);
    };
    return runModels(*workspace, options, making, interruption);
}

struct ResumeOptions {
    std::string workspace, run;
    double budget = 0; ///< US dollars; 0 = as it is
    bool retryErrors = false;
    bool allowHost = false; ///< that the run asks, although nobody here has named it before
    bool json = false;
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

/// Lets one run go on, as far as it comes. The exit status; what is wrong has been printed by then.
int resumeOne(OpenWorkspace& open, const store::RunRecord& listed, const ResumeOptions& options,
              const Interruption& interruption) {
    const auto services = commandServices(listed.backend, interruption.token());
    if (!services) return printError(services.error());
    if (const Status may = mayResume(listed, *services, options); !may) return printError(may.error());
    const auto readjusted = readjust(*open.workspace, open.reader, listed.id, options);
    if (!readjusted) return printError(readjusted.error());
    const store::RunRecord& run = *readjusted;
    if (run.state == store::RunState::Finished) return kDone;
    printOut((options.json
                  ? nlohmann::ordered_json{{"run", run.id}, {"requests", run.total}, {"done", run.counts.done()}}.dump()
                  : std::to_string(run.id)) +
             "\n");
    std::fflush(stdout);
    const auto serving =
        run.server.empty() ? Result<Serving>(Serving()) : serve(*services, run.server, interruption.token());
    if (!serving) return printError(serving.error());
    return driveRun(open.workspace, run.id, 0, services->network.get(), serving->served, interruption);
}

/// The run that was named, or all that are not finished.
Result<std::vector<store::RunRecord>> runsToResume(store::Database& reader, const ResumeOptions& options) {
    if (!options.run.empty()) {
        auto one = findRun(reader, options.run);
        if (!one) return one.error();
        return std::vector{std::move(one).value()};
    }
    auto all = store::RunStore(reader).all();
    if (!all) return all;
    std::erase_if(*all, [](const store::RunRecord& run) { // there is no model to ask of an import; named, it says so
        return run.state == store::RunState::HalfImported ||
               run.backend.starts_with(std::string(backend::kImportedProtocol) + ":");
    });
    return all;
}

/// One run that stops keeps none of the others from going on, as where they were made.
int resumeRuns(const ResumeOptions& options) {
    Interruption interruption;
    auto open = openWorkspace(options.workspace, store::Workspace::Open::ExistingToWrite);
    if (!open) return printError(open.error());
    const auto runs = runsToResume(open->reader, options);
    if (!runs) return printError(runs.error());
    std::vector<std::int64_t> ids;
    for (const store::RunRecord& run : *runs)
        ids.push_back(run.id);
    return driveSharing(*open->workspace, ids, [&](std::size_t number, double rest) {
        const store::RunRecord& run = (*runs)[number];
        if (rest > 0)
            return resumeOne(*open, run, {options.workspace, options.run, 0, false, options.allowHost, options.json},
                             interruption);
        const bool isDone = run.state == store::RunState::Finished && !options.retryErrors;
        return isDone ? kDone : resumeOne(*open, run, options, interruption);
    });
}
} // namespace

void addRunCommands(CLI::App& root, Action& action) {
    addWatchCommand(root, action);
    auto options = std::make_shared<RunOptions>();
    CLI::App* run = root.add_subcommand("run", "Run a model over a slice; prints the run id");
    run->add_option("-w,--workspace", options->workspace, "Workspace file")->required();
    addBackendsOption(*run, *options);
    run->add_option("--domain", options->domain, "general,biomedical,legal,commonsense,mathematics (default: all)");
    run->add_option("--state", options->state, "dynamic,static,invariant (default: all)");
    run->add_option("--relation", options->relations, "Only this relation; may be repeated");
    run->add_option("--years", options->years, "e.g. 2010-2023 or 2015,2018 (default: all)");
    run->add_option("--sample", options->sample, "N (seeded random), N% or first:N");
    run->add_option("--subject", options->subject, "Only subjects holding this text");
    run->add_option("--template", options->form, "generation,mcqa,tf");
    run->add_option("--protocol", options->protocol, "reference or debiased");
    run->add_option(
        "--words", options->words,
        "Questions and sentences of the relations: reference (published, reads biomedical triples as subject "
        "RELATION object) or clean (object RELATION subject, as the UMLS means them); default: those of the "
        "protocol, clean under debiased");
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
    run->add_option("--name", options->name, "Name of the run")->check(runName());
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
    resume->add_flag("--json", again->json, "JSON Lines, one for each run that goes on: as it was until now");
    resume->callback([again, &action] { action = [again] { return resumeRuns(*again); }; });
}

} // namespace chronoscope::app
