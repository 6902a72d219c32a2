// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
// chronoscope construct, claims: the tasks of MINED out of two tables, and out of what models got wrong.
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/OpenRun.h"
#include "core/studies/mined/ConstructionFiles.h"
#include "core/studies/mined/WrongItems.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <memory>

namespace chronoscope::app {

using nlohmann::ordered_json;

namespace {
struct ConstructOptions {
    std::string entities, attributes, folder, policy = "next", past = "previous", words = "mined-public",
                                              unit = "years";
    mined::ConstructionOptions rules;
    bool dryRun = false;
    bool json = false;
};

/// What was not built.
std::string wanted(const mined::NotBuilt& one) {
    if (!one.task) return "item of any task";
    return fmt::format("{} {}", label(*one.task), one.isControl ? "control" : "item");
}

void printBuilt(const mined::Construction& built, bool json) {
    ordered_json counts = ordered_json::object(), missing = ordered_json::array(), further = ordered_json::object();
    for (const mined::Task task : mined::kAllTasks)
        counts[std::string(name(task))] = built.items[static_cast<std::size_t>(task)].size();
    for (const mined::NotBuilt& one : built.notBuilt)
        missing.push_back({{"entity", one.entity},
                           {"property", one.property},
                           {"task", one.task ? ordered_json(name(*one.task)) : ordered_json()},
                           {"control", one.isControl},
                           {"year", one.year ? ordered_json(*one.year) : ordered_json()},
                           {"reason", one.reason}});
    for (const mined::Task task : {mined::Task::FMC, mined::Task::PMC})
        further[std::string(name(task))] = built.furtherContexts[static_cast<std::size_t>(task)];
    if (json) {
        printOut(ordered_json{{"items", counts},
                              {"controls", built.controls.size()},
                              {"not_built", missing},
                              {"since_unknown", built.sinceUnknown},
                              {"further_contexts", further}}
                     .dump(2, ' ', false, ordered_json::error_handler_t::replace) +
                 "\n");
        return;
    }
    for (const auto& [task, count] : counts.items())
        printOut(fmt::format("{}: {}\n", task, count.dump()));
    printOut(fmt::format("controls of ATE: {}\n", built.controls.size()));
    for (const mined::NotBuilt& one : built.notBuilt)
        printNote(fmt::format("{}{}{}: no {}: {}", one.entity, one.property.empty() ? "" : ", ", one.property,
                              wanted(one), one.reason));
    if (built.sinceUnknown > 0)
        printNote(fmt::format("of {} items of P.U.D the office does not say since when it is there (column since): it "
                              "may have had a holder before its list begins",
                              built.sinceUnknown));
    for (const mined::Task task : {mined::Task::FMC, mined::Task::PMC})
        if (const std::size_t count = built.furtherContexts[static_cast<std::size_t>(task)]; count > 0)
            printNote(fmt::format("in {} items of {} the context is about a holder further away: the one next to the "
                                  "right one has no year that is surely their own",
                                  count, label(task)));
}

int constructTasks(ConstructOptions options) {
    const auto policy = mined::contextPolicyFromName(options.policy);
    const auto past = mined::pastPolicyFromName(options.past);
    const auto unit = mined::distanceUnitFromName(options.unit);
    const auto words = mined::wordSetFromName(options.words);
    if (!past) return printError(wrong("a past policy is previous or random_past", options.past));
    if (!policy) return printError(wrong("unknown context policy", options.policy));
    if (!words) return printError(wrong("unknown word set", options.words));
    if (!unit) return printError(wrong("a unit is years or days", options.unit));
    if (options.folder.empty() && !options.dryRun) return printError(wrong("give a folder with -o, or --dry-run", {}));
    options.rules.policy = *policy;
    options.rules.past = *past;
    options.rules.words = *words;
    options.rules.unit = *unit;
    const auto input = mined::readConstructionFiles(options.entities, options.attributes);
    if (!input) return printError(input.error());
    for (const std::string& problem : input->entityProblems)
        printNote(options.entities + ": " + problem);
    for (const std::string& problem : input->attributeProblems)
        printNote(options.attributes + ": " + problem);
    const mined::Construction built = mined::construct(input->entities, options.rules);
    if (!options.dryRun)
        if (const Status written = mined::writeConstruction(built, options.folder); !written)
            return printError(written.error());
    printBuilt(built, options.json);
    return input->entityProblems.empty() && input->attributeProblems.empty() ? kDone : kBadInput;
}

struct ClaimOptions {
    std::string workspace;
    std::vector<std::string> runs;
    bool controls = false;
    bool json = false;
};

int makeClaims(const ClaimOptions& options) {
    auto open = openWorkspace(options.workspace, store::Workspace::Open::ExistingToWrite);
    if (!open) return printError(open.error());
    std::vector<std::int64_t> runs;
    for (const std::string& run : options.runs) {
        const auto record = findRun(open->reader, run);
        if (!record) return printError(record.error());
        runs.push_back(record->id);
    }
    const auto made = mined::addClaimsOfRuns(*open->workspace, runs, options.controls);
    if (!made) return printError(made.error());
    const ordered_json document{{"models", made->models},
                                {"wrong_in_all", made->wrong},
                                {"added", made->added},
                                {"already_there", made->already},
                                {"without_claim", made->withoutClaim},
                                {"without_control", made->withoutControl}};
    printOut(options.json
                 ? document.dump(2) + "\n"
                 : fmt::format("{} items of cognition are wrong in all of: {}\n{} items of A.T.E added; {} were "
                               "there already\n",
                               made->wrong, fmt::join(made->models, ", "), made->added, made->already));
    if (!options.json && made->withoutClaim > 0)
        printNote(fmt::format("of {} items no claim could be made: their questions have no year", made->withoutClaim));
    if (!options.json && made->withoutControl > 0)
        printNote(fmt::format("{} items have no control: nobody else of their list surely did not hold then",
                              made->withoutControl));
    return kDone;
}
} // namespace

void addConstructCommands(CLI::App& root, Action& action) {
    auto options = std::make_shared<ConstructOptions>();
    CLI::App* command = root.add_subcommand(
        "construct", "Make the tasks of MINED out of dated attributes and two pictures of each entity");
    command->add_option("ENTITIES", options->entities, "CSV: entity, type, hypernym, image, paraphrase_image")
        ->required();
    command->add_option("ATTRIBUTES", options->attributes, "CSV: entity, property, value, start, end [, since]")
        ->required();
    command->add_option("-o,--output", options->folder,
                        "Folder to write to, in the published layout; its pictures belong into imgs");
    command->add_option("--context-policy", options->policy,
                        "What the context of F.M.C is about: next or latest value");
    command->add_option("--past-policy", options->past,
                        "What the context of P.M.C is about: the value right before (previous), or any before "
                        "(random_past)");
    command->add_option("--words", options->words, "mined-public or clean");
    command->add_option("--unit", options->unit, "What C.A counts in: years or days");
    command->add_flag("--back", options->rules.goesBack, "C.A also asks back in time (“after -15 years”)");
    command->add_option("--per-list", options->rules.perList, "Items of T.S.A, F.M.C and P.M.C of one list")
        ->check(CLI::Range(1, 1000));
    command->add_option("--years-before", options->rules.yearsBefore, "P.U.D: years before the first record")
        ->check(CLI::Range(1, 5000));
    command->add_option("--years-after", options->rules.yearsAfter, "F.U.D: years after the last one, or the cut-off")
        ->check(CLI::Range(1, 5000));
    command
        ->add_option("--robustness", options->rules.robustness, "Share of the cognition items of which A.T.E is made")
        ->check(CLI::Range(0.0, 1.0));
    command->add_option("--seed", options->rules.seed, "Seed of all that is drawn");
    command->add_flag("--dry-run", options->dryRun, "Write nothing");
    command->add_flag("--json", options->json, "One JSON document");
    command->callback([options, &action] { action = [options] { return constructTasks(*options); }; });

    auto claims = std::make_shared<ClaimOptions>();
    CLI::App* claiming =
        root.add_subcommand("claims", "Make items of A.T.E out of the cognition items that every chosen run got wrong");
    claiming->add_option("-w,--workspace", claims->workspace, "Workspace file")->required();
    claiming->add_option("--run", claims->runs, "Id or name of a run of MINED; may be repeated")->required();
    claiming->add_flag("--controls", claims->controls, "Also a wrong holder for each, with the gold No");
    claiming->add_flag("--json", claims->json, "One JSON document");
    claiming->callback([claims, &action] { action = [claims] { return makeClaims(*claims); }; });
}

} // namespace chronoscope::app
