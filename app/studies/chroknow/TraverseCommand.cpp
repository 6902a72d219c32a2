// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/chroknow/TraverseCommand.h"

#include "app/Resources.h"
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/Driving.h"
#include "app/cli/Keys.h"
#include "app/cli/RunMarking.h"
#include "core/studies/chroknow/traversal/TraversalPlan.h"
#include "core/studies/chroknow/traversal/TraversalRun.h"
#include "core/studies/chroknow/traversal/TraversalWords.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>
#include <memory>

namespace chronoscope::app {

namespace {
/// JSON of the shipped words, or of those in `userFolder`, if there are some.
Result<std::string> wordsIn(const std::string& userFolder) {
    if (userFolder.empty()) return traversalWords();
    const auto words = traversal::TraversalWords::parseWithFolder(traversalWords(), userFolder);
    if (!words) return words.error();
    return words->json();
}

Result<traversal::TraversalSpec> toSpec(const TraverseOptions& options) {
    traversal::TraversalSpec spec;
    const auto protocol = traversal::protocolFromName(options.protocol);
    if (!protocol) return wrong("a protocol is paper or reference", options.protocol);
    if (options.order != "nearest" && options.order != "farthest")
        return wrong("an order is nearest or farthest", options.order);
    const auto sample = benchmark::Sample::parse(options.sample, options.seed);
    if (!sample) return sample.error();
    spec.protocol = *protocol;
    spec.previous = options.previous;
    spec.next = options.next;
    spec.order = options.order == "nearest" ? traversal::YearOrder::NearestFirst : traversal::YearOrder::FarthestFirst;
    spec.temperature = options.temperature;
    spec.sample = *sample;
    auto words = wordsIn(options.packs);
    if (!words) return words.error();
    spec.words = std::move(words).value();
    if (const auto problem = spec.problem()) return wrong(*problem, {});
    return spec;
}

nlohmann::ordered_json asJson(const run::TraversalEstimate& estimate) {
    auto strata = nlohmann::ordered_json::array();
    for (const store::Stratum& stratum : estimate.strata)
        strata.push_back({{"domain", name(stratum.domain)},
                          {"state", name(stratum.state)},
                          {"category", name(stratum.category)},
                          {"elements", stratum.all},
                          {"sampled", stratum.sampled}});
    return {{"sampled", estimate.sampled}, {"elements", estimate.elements},
            {"targets", estimate.targets}, {"not_applicable", estimate.notApplicable},
            {"requests", estimate.steps},  {"strata", std::move(strata)}};
}

std::string asText(const run::TraversalEstimate& estimate) {
    return fmt::format("{} elements measured, {} of them Partial Known with {} years to put right ({} with nothing to "
                       "show); {} requests",
                       estimate.sampled, estimate.elements, estimate.targets, estimate.notApplicable, estimate.steps);
}

int printEstimate(const TraverseOptions& options, const traversal::TraversalSpec& spec) {
    Interruption interruption;
    auto base = openRun(options.workspace, options.run);
    if (!base) return printError(base.error());
    const auto estimate = run::estimateTraversals(base->reader, base->record.id, spec, {interruption.token(), {}});
    if (!estimate) return printError(estimate.error());
    printOut(options.json ? asJson(*estimate).dump(2) + "\n" : asText(*estimate) + "\n");
    return kDone;
}

/// What became of the targets, on standard error.
Status tellOutcome(store::Database& reader, std::int64_t id) {
    std::array<std::int64_t, 4> outcomes{};
    std::int64_t harmed = 0;
    const Status read = store::TraversalStore(reader).targets(id, [&](const store::TargetRow& target) {
        ++outcomes[static_cast<std::size_t>(target.verdict.total)];
        if (target.verdict.total == traversal::Outcome::StillWrong && target.verdict.everRight) ++harmed;
        return true;
    });
    if (!read) return read;
    const auto count = [&](traversal::Outcome outcome) { return outcomes[static_cast<std::size_t>(outcome)]; };
    printNote(fmt::format(
        "{} years Chrono-Correct, {} still wrong ({} were right at some step), {} with nothing to show, {} open",
        count(traversal::Outcome::ChronoCorrect), count(traversal::Outcome::StillWrong), harmed,
        count(traversal::Outcome::NotApplicable), count(traversal::Outcome::Open)));
    return {};
}

void tellWhatCounts(const store::RunRecord& base, const traversal::TraversalSpec& spec) {
    if (traversal::rulesOf(spec).shown != traversal::Shown::Counted ||
        base.spec.judge.extraction == matching::Extraction::Strict)
        return;
    printNote("the run is read leniently; this protocol shows only answers of replies that open with \"A. \", as "
              "strict reading counts them");
}

/// The backend that the run has.
run::BackendChoice choiceOf(const store::RunRecord& run) {
    run::BackendChoice choice(run.backend);
    choice.server = run.server;
    choice.model = run.model;
    choice.report = run.report;
    choice.mode = run.spec.mode;
    choice.price = run.price;
    return choice;
}

/// Makes the traversal run of one model and drives it to its end.
int traverseWith(OpenRun& from, const TraverseOptions& options, const traversal::TraversalSpec& spec,
                 const std::string& model, const Interruption& interruption) {
    const store::RunRecord& base = from.record;
    auto respondent = findRespondent(base, model, interruption);
    if (!respondent) return printError(respondent.error());
    auto choice = respondent->choice;
    if (options.budget > 0) {
        if (!choice) choice = choiceOf(base);
        choice->budget = options.budget;
    }
    const std::string name =
        options.name.empty() ? fmt::format("{} · traversal", choice ? choice->model : base.name) : options.name;
    tellWhatCounts(base, spec);
    const auto packs = packsOver(base, options);
    if (!packs) return printError(packs.error());
    const auto created = run::createTraversals(*from.workspace, base.id, spec, name, choice, {interruption.token(), {}},
                                               *packs ? &**packs : nullptr);
    if (!created) return printError(created.error());
    printNote(asText(created->estimate));
    auto json = asJson(created->estimate);
    json["run"] = created->id;
    tellMade(created->id, json, options.json);
    const int status = driveRun(from.workspace, created->id, options.concurrency, respondent->services.network.get(),
                                respondent->serving.served, interruption);
    if (const Status told = tellOutcome(from.reader, created->id); !told) return printError(told.error());
    return status;
}

int traverse(const TraverseOptions& options) {
    const auto spec = toSpec(options);
    if (!spec) return printError(spec.error());
    const bool one = !options.element.empty() || options.year != 0;
    if (one && (options.element.empty() || options.year == 0 || !options.trace))
        return printError(wrong("a single traversal needs --element, --year and --trace", {}));
    if (options.trace && !one) return printError(wrong("--trace is for one --element and --year", {}));
    if (one) return traceTraversal(options, *spec);
    if (options.dryRun) return printEstimate(options, *spec);
    Interruption interruption;
    auto base = openRun(options.workspace, options.run, store::Workspace::Open::ExistingToWrite);
    if (!base) return printError(base.error());
    for (const std::string& model : options.models.empty() ? std::vector<std::string>{""} : options.models)
        if (const int status = traverseWith(*base, options, *spec, model, interruption); status != kDone) return status;
    return kDone;
}
} // namespace

Result<std::optional<prompt::PromptPack>> packsOver(const store::RunRecord& run, const TraverseOptions& options) {
    if (options.packs.empty()) return std::optional<prompt::PromptPack>();
    auto pack = prompt::PromptPack::parseWithFolder(run.templatePack, run.relationPack, options.packs);
    if (!pack) return pack.error();
    return std::optional(std::move(pack).value());
}

Result<Respondent> findRespondent(const store::RunRecord& base, const std::string& model,
                                  const Interruption& interruption) {
    auto services = commandServices(model.empty() ? base.backend : model, interruption.token());
    if (!services) return services.error();
    Respondent respondent{std::move(services).value(), {}, {}};
    const std::string& server = model.empty() ? base.server : model;
    if (model.empty() && !base.server.empty())
        if (const Status may =
                backend::servesRun(respondent.services.book.find(base.server), base.server, base.backend);
            !may)
            return may.error();
    if (!server.empty()) {
        auto serving = serve(respondent.services, server, interruption.token());
        if (!serving) return serving.error();
        respondent.serving = std::move(serving).value();
    }
    if (model.empty()) return respondent;
    if (const auto known = run::modelOf(respondent.serving.served.uri); !known) return known.error();
    auto choice =
        run::prepareBackend(*respondent.services.network, respondent.serving.served, respondent.services.prices,
                            interruption.token(), [](const backend::CheckResult& check) {
                                if (check.light == backend::Light::Amber || check.light == backend::Light::Red)
                                    printNote(fmt::format("backend test: {}: {}", name(check.check), check.sentence));
                            });
    if (!choice) return choice.error();
    respondent.choice = std::move(choice).value();
    return respondent;
}

void addTraverseCommand(CLI::App& root, Action& action) {
    auto options = std::make_shared<TraverseOptions>();
    CLI::App* traverse =
        root.add_subcommand("traverse", "ChroKnowPrompt over the Partial Known elements of a run; prints the run id");
    traverse->add_option("-w,--workspace", options->workspace, "Workspace file")->required();
    traverse->add_option("--run", options->run, "Id or name of the finished run to start from")->required();
    traverse->add_option("--prev", options->previous,
                         "Years shown before the target, at most; reference: 0 = all of them");
    traverse->add_option("--next", options->next, "Years shown after the target, at most");
    traverse->add_option("--protocol", options->protocol, "paper or reference");
    traverse->add_option("--order", options->order, "nearest or farthest year first");
    traverse->add_option("--sample", options->sample, "Of every category: N (seeded random), N%, first:N or all");
    traverse->add_option("--seed", options->seed, "Seed of the sample");
    traverse->add_option("--temperature", options->temperature, "Temperature");
    traverse->add_option("--model", options->models, "Another backend than the run's; may be repeated");
    traverse->add_option("--concurrency", options->concurrency,
                         "Requests in flight (default: what the backend suggests)");
    traverse->add_option("--budget", options->budget, "Stop before this many US dollars are spent")->check(dollars());
    traverse->add_option("--name", options->name, "Name of the traversal run")->check(runName());
    traverse->add_option(
        "--packs", options->packs,
        "Folder of prompt packs laid over the run's: its Generation blocks, and the words of ChroKnowPrompt");
    traverse->add_option("--element", options->element, "With --trace: content id or subject");
    traverse->add_option("--year", options->year, "With --trace: target year");
    traverse->add_flag("--trace", options->trace,
                       "Walk one element and year step by step (reference: its earlier targets first); nothing is "
                       "stored. Of a traversal run: show "
                       "what is stored of it");
    traverse->add_flag("--dry-run", options->dryRun, "Print the estimate only");
    traverse->add_flag("--json", options->json, "One JSON document");
    traverse->callback([options, &action] { action = [options] { return app::traverse(*options); }; });
}

} // namespace chronoscope::app
