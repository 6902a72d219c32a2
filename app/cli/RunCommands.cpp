// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/Resources.h"
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/Interruption.h"
#include "core/base/Text.h"
#include "core/run/RunFactory.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <charconv>
#include <memory>

namespace chronoscope::app {

namespace {
/// The options of `run` as they are typed.
struct RunOptions {
    std::string workspace, backend, domain, state, years, sample = "all", subject, form = "generation,mcqa,tf";
    std::string protocol = "reference", extract = "lenient", match = "paper", sampler = "seeded";
    std::string temperatures = "0,0.7", name, packs;
    std::vector<std::string> relations;
    int sets = 5;
    int concurrency = 0;
    std::uint64_t seed = 42;
    bool dryRun = false;
    bool json = false;
};

Error wrong(const std::string& what, const std::string& given) { return {ErrorCode::InvalidArgument, what, given}; }

/// Reads a comma list of names with `parse`, or says which one is unknown.
template <typename Value, typename Parse>
Status readNames(const std::string& list, std::vector<Value>& values, Parse parse, const char* what) {
    for (const std::string& item : text::split(list, ',')) {
        const auto value = parse(item);
        if (!value) return wrong(fmt::format("unknown {}", what), item);
        values.push_back(*value);
    }
    return {};
}

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

template <typename Value> Status readOne(const std::optional<Value>& parsed, Value& value, const char* what, const std::string& given) {
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

void printWarnings(const run::RunEstimate& estimate) {
    for (const std::string& relation : estimate.unknownRelations)
        printNote("no entry in the relation pack, asked with the generic question: " + relation);
    if (estimate.withoutChoices > 0)
        printNote(fmt::format("{} elements lack three distractors and are not asked under every template", estimate.withoutChoices));
    if (estimate.fewExemplars > 0)
        printNote(fmt::format("{} elements have fewer than four exemplars for some year", estimate.fewExemplars));
}

int printEstimate(const run::RunEstimate& estimate, bool json) {
    if (json)
        printOut(nlohmann::ordered_json{{"elements", estimate.elements},
                                        {"cells", estimate.cells},
                                        {"requests", estimate.requests},
                                        {"elements_without_choices", estimate.withoutChoices},
                                        {"elements_with_few_exemplars", estimate.fewExemplars},
                                        {"slice_hash", estimate.sliceHash}}
                     .dump(2) + "\n");
    else
        printOut(fmt::format("{} elements, {} cells, {} requests; slice {}\n", estimate.elements, estimate.cells,
                             estimate.requests, estimate.sliceHash));
    printWarnings(estimate);
    return kDone;
}

/// Runs or continues run `id` in the foreground.
int drive(const std::shared_ptr<store::Workspace>& workspace, std::int64_t id, int concurrency, const Interruption& interruption) {
    ProgressLine line;
    auto engine = run::openRun(workspace, id, [&](const run::RunProgress& progress) { line.show(progress); }, concurrency);
    if (!engine) return printError(engine.error());
    (*engine)->start();
    run::RunProgress last;
    {
        const std::stop_callback cancel(interruption.token(), [&] { (*engine)->cancel(); });
        last = (*engine)->wait();
    }
    const bool nothingCame = last.counts.done() > 0 && last.counts.done() == last.counts.errorCount();
    if (last.state == run::EngineState::Finished && nothingCame)
        return printError({ErrorCode::Backend, "every request failed", fmt::format("run {}", id)});
    if (last.state == run::EngineState::Finished) return kDone;
    if (interruption.happened()) {
        printNote(fmt::format("stopped at {} of {}; continue with: chronoscope resume -w {} {}", last.counts.done(),
                              last.total, workspace->path(), id));
        return kInterrupted;
    }
    return printError({last.stopCode, last.message, fmt::format("run {}", id)});
}

int startRun(const RunOptions& options) {
    Interruption interruption;
    const auto spec = toSpec(options);
    if (!spec) return printError(spec.error());
    const auto pack = loadPack(options.packs);
    if (!pack) return printError(pack.error());
    if (options.dryRun) {
        auto workspace = store::Workspace::open(options.workspace, store::Workspace::Open::Reading);
        if (!workspace) return printError(workspace.error());
        auto reader = (*workspace)->reader();
        if (!reader) return printError(reader.error());
        const auto estimate = run::estimateRun(*reader, *spec, *pack);
        return estimate ? printEstimate(*estimate, options.json) : printError(estimate.error());
    }
    const auto model = run::modelOf(options.backend);
    if (!model) return printError(model.error());
    auto workspace = store::Workspace::open(options.workspace, store::Workspace::Open::ExistingToWrite);
    if (!workspace) return printError(workspace.error());
    const auto created =
        run::createRun(**workspace, *spec, options.name.empty() ? *model : options.name, options.backend, *pack);
    if (!created) return printError(created.error());
    printWarnings(created->estimate);
    if (spec->sampler == prompt::Sampler::Reference)
        printNote("reference exemplars are drawn over every element of a domain in this workspace: for the authors' own "
                  "prompts it must hold the published files, whole and nothing else");
    printOut(options.json ? nlohmann::ordered_json{{"run", created->id}, {"requests", created->estimate.requests},
                                                   {"slice_hash", created->estimate.sliceHash}}.dump() + "\n"
                          : fmt::format("{}\n", created->id));
    std::fflush(stdout);
    return drive(*workspace, created->id, options.concurrency, interruption);
}

int resumeRuns(const std::string& path, const std::string& which) {
    Interruption interruption;
    auto workspace = store::Workspace::open(path, store::Workspace::Open::ExistingToWrite);
    if (!workspace) return printError(workspace.error());
    auto reader = (*workspace)->reader();
    if (!reader) return printError(reader.error());
    std::vector<store::RunRecord> runs;
    if (which.empty()) {
        auto all = store::RunStore(*reader).list();
        if (!all) return printError(all.error());
        runs = std::move(all).value();
    } else {
        auto one = store::RunStore(*reader).find(which);
        if (!one) return printError(one.error());
        runs.push_back(std::move(one).value());
    }
    for (const store::RunRecord& run : runs) {
        if (run.state == store::RunState::Finished) continue;
        printOut(fmt::format("{}\n", run.id));
        std::fflush(stdout);
        if (const int status = drive(*workspace, run.id, 0, interruption); status != kDone) return status;
    }
    return kDone;
}
} // namespace

void addRunCommands(CLI::App& root, Action& action) {
    auto options = std::make_shared<RunOptions>();
    CLI::App* run = root.add_subcommand("run", "Run a model over a slice; prints the run id");
    run->add_option("-w,--workspace", options->workspace, "Workspace file")->required();
    run->add_option("--backend", options->backend, "calibration:?cutoff=2019&recall=0.8&…")->required();
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
    run->add_option("--seed", options->seed, "Seed of samples and prompts");
    run->add_option("--concurrency", options->concurrency, "Requests in flight (default: what the backend suggests)");
    run->add_option("--name", options->name, "Name of the run");
    run->add_option("--packs", options->packs, "Folder of prompt packs laid over the shipped ones");
    run->add_flag("--dry-run", options->dryRun, "Print the estimate only");
    run->add_flag("--json", options->json, "One JSON document");
    run->callback([options, &action] { action = [options] { return startRun(*options); }; });

    auto path = std::make_shared<std::string>();
    auto which = std::make_shared<std::string>();
    CLI::App* resume = root.add_subcommand("resume", "Continue what is unfinished");
    resume->add_option("-w,--workspace", *path, "Workspace file")->required();
    resume->add_option("RUN", *which, "Id or name (default: every unfinished run)");
    resume->callback([path, which, &action] { action = [path, which] { return resumeRuns(*path, *which); }; });
}

} // namespace chronoscope::app
