// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
// chronoscope edit: knowledge editing by demonstrations (IKE), as a run.
#include "app/cli/BackendChoosing.h"
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/Driving.h"
#include "app/cli/Interruption.h"
#include "app/cli/Keys.h"
#include "app/cli/OpenRun.h"
#include "app/cli/RunMarking.h"
#include "app/cli/Serving.h"
#include "core/studies/mined/EditRun.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cstdio>
#include <memory>

namespace chronoscope::app {

using nlohmann::ordered_json;

namespace {
constexpr const char* kOffline = "offline";

struct EditCommandOptions : BackendOptions {
    std::string workspace, run, tasks, setting = "single", embedding = kOffline, name;
    mined::EditOptions edit;
    bool dryRun = false;
    bool json = false;
};

ordered_json choiceJson(const mined::EditChoice& choice) {
    ordered_json byTask = ordered_json::object(), ofTask = ordered_json::object();
    for (const mined::Task task : mined::editedTasks()) {
        const auto at = static_cast<std::size_t>(task);
        if (choice.ofTask[at] == 0) continue;
        byTask[std::string(name(task))] = choice.byTask[at];
        ofTask[std::string(name(task))] = choice.ofTask[at];
    }
    return {{"items", choice.items.size()},    {"right", choice.right},           {"missing", choice.missing},
            {"unanswered", choice.unanswered}, {"partly_missing", choice.partly}, {"by_task", byTask},
            {"asked_by_task", ofTask}};
}

void printChoice(const mined::EditChoice& choice, std::size_t configurations, bool json) {
    const ordered_json document = choiceJson(choice);
    const std::size_t requests = choice.items.size() * configurations;
    if (json) {
        ordered_json all = document;
        all["requests"] = requests;
        printOut(all.dump(2) + "\n");
        return;
    }
    printOut(fmt::format("{} items to edit in {} requests; {} are right throughout\n", choice.items.size(), requests,
                         choice.right));
    for (const std::string& remark : remarksOn(choice))
        printOut(remark + "\n");
    for (const auto& [task, count] : document["by_task"].items())
        printOut(fmt::format("{}: {} of {}\n", task, count.dump(), document["asked_by_task"][task].dump()));
}

int estimateEdit(const EditCommandOptions& options) {
    const Interruption interruption;
    auto open = openRun(options.workspace, options.run);
    if (!open) return printError(open.error());
    const auto context = mined::minedContext(open->reader, open->record);
    if (!context) return printError(context.error());
    const auto choice = mined::chooseEdits(open->reader, **context, options.edit.tasks, interruption.token());
    if (!choice) return printError(choice.error());
    printChoice(*choice, (*context)->spec.configurations.size(), options.json);
    return kDone;
}

Result<std::unique_ptr<mined::Embedding>> embeddingOf(const EditCommandOptions& options, const Services& services) {
    if (options.embedding == kOffline) return mined::ngramEmbedding();
    return mined::embeddingServer(*services.network, options.embedding);
}

void printRemarks(const mined::CreatedEdit& made, const EditCommandOptions& options) {
    if (options.embedding == kOffline)
        printNote(fmt::format("demonstrations are found by {}, not by the sentence embedding of the published IKE",
                              mined::NgramEmbedding::kName));
    if (made.isPoolSmall)
        printNote(fmt::format("there are fewer than {} demonstrations: all are shown", options.edit.demonstrations));
    for (const std::string& remark : remarksOn(made.choice))
        printNote(remark);
}

int startEdit(EditCommandOptions options) {
    if (const Status read = readNames(options.tasks, options.edit.tasks, mined::taskFromName, "task"); !read)
        return printError(read.error());
    const auto setting = mined::editSettingFromName(options.setting);
    if (!setting) return printError(wrong("unknown setting", options.setting));
    options.edit.setting = *setting;
    if (options.dryRun) return estimateEdit(options);
    if (options.backend.empty()) return printError(wrong("give --backend, or --dry-run", {}));
    Interruption interruption;
    auto open = openRun(options.workspace, options.run, store::Workspace::Open::ExistingToWrite);
    if (!open) return printError(open.error());
    const auto services = commandServices(options.backend, interruption.token());
    if (!services) return printError(services.error());
    const auto embedding = embeddingOf(options, *services);
    if (!embedding) return printError(embedding.error());
    const auto serving = serve(*services, options.backend, interruption.token());
    if (!serving) return printError(serving.error());
    const auto choice = chooseBackend(*services, serving->served, options, interruption);
    if (!choice) return printError(choice.error());
    const std::string name =
        options.name.empty() ? fmt::format("{} edited, {}", open->record.name, mined::name(*setting)) : options.name;
    const auto made = mined::createEdit(*open->workspace, open->record.id, options.edit, **embedding, name, *choice,
                                        interruption.token());
    if (!made) return printError(made.error());
    printRemarks(*made, options);
    if (options.json) {
        ordered_json document = choiceJson(made->choice);
        document["run"] = made->id;
        document["requests"] = made->requests;
        printOut(document.dump() + "\n");
    } else {
        printOut(fmt::format("{}\n", made->id));
    }
    std::fflush(stdout);
    return driveRun(open->workspace, made->id, options.edit.decoding.concurrency, services->network.get(),
                    serving->served, interruption);
}
} // namespace

void addEditCommand(CLI::App& root, Action& action) {
    auto options = std::make_shared<EditCommandOptions>();
    CLI::App* command = root.add_subcommand(
        "edit", "Ask again what a run of MINED got wrong, of a model that is told the right answers behind "
                "demonstrations (IKE); prints the run id. See report --view editing");
    command->add_option("-w,--workspace", options->workspace, "Workspace file")->required();
    command->add_option("--run", options->run, "Id or name of the finished run whose wrong items are edited")
        ->required();
    command->add_option("--backend", options->backend, "URI or saved name of the model that is asked");
    command->add_option("--task", options->tasks, "TA,TIA,TSA,PUD,FUD,ITC,RK,CA,ATE (default: all that the run asks)");
    command
        ->add_option("--setting", options->setting,
                     "single: each fact is known when it is asked about; lifelong: it is found among all facts by "
                     "the question")
        ->check(CLI::IsMember({"single", "lifelong"}));
    command->add_option("--demonstrations", options->edit.demonstrations, "Shown at most; the paper has 32")
        ->check(CLI::Range(0, 1'000));
    command->add_option("--embedding", options->embedding,
                        "What finds the demonstrations: the URI of a server of embeddings (openai:BASE_URL?model=M), "
                        "or offline: character n-grams, a stand-in that results are labelled with");
    command->add_option("--max-tokens", options->edit.decoding.maxTokens, "Longest reply; the public run takes 10")
        ->check(CLI::Range(1, 100'000));
    command->add_option("--seed", options->edit.decoding.seed, "Seed of the requests");
    command->add_option("--concurrency", options->edit.decoding.concurrency,
                        "Requests in flight (default: what the backend suggests)");
    addCostOptions(*command, *options);
    command->add_option("--name", options->name, "Name of the run")->check(runName());
    command->add_flag("--dry-run", options->dryRun, "Print what would be edited only");
    command->add_flag("--json", options->json, "One JSON document");
    command->callback([options, &action] { action = [options] { return startEdit(*options); }; });
}

} // namespace chronoscope::app
