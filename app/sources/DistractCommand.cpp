// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
// chronoscope distract: wrong options for the elements that lack them.
#include "app/Resources.h"
#include "app/cli/BackendChoosing.h"
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/Driving.h"
#include "app/cli/Interruption.h"
#include "app/cli/Keys.h"
#include "app/cli/OwnWords.h"
#include "app/cli/RunMarking.h"
#include "app/cli/Serving.h"
#include "core/sources/distract/DistractRun.h"
#include "core/store/Workspace.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>
#include <memory>

namespace chronoscope::app {

using nlohmann::ordered_json;
using sources::DistractReport;

namespace {
struct DistractWords : BackendOptions {
    std::string workspace, domains, name;
    int rounds = 5;
    std::uint64_t seed = 42;
    int concurrency = 0;
    std::int64_t run = 0;
    bool offline = false;
    bool json = false;
};

ordered_json shareJson(const DistractReport::Share& share) {
    ordered_json rounds = ordered_json::array();
    for (std::size_t i = 0; i < share.shown.size(); ++i)
        rounds.push_back({{"shown", share.shown[i]}, {"marked", share.marked[i]}});
    return {{"elements", share.elements},      {"complete", share.complete},        {"verified", share.verified},
            {"more_rounds", share.moreRounds}, {"right_missed", share.rightMissed}, {"rounds", std::move(rounds)}};
}

void printDistractJson(const DistractReport& report) {
    ordered_json json{{"domains", ordered_json::object()},
                      {"changed", report.changed},
                      {"new_versions", report.newVersions},
                      {"in_use", report.inUse},
                      {"already_there", report.alreadyThere},
                      {"look_alike", report.lookAlike},
                      {"unresolved", report.why},
                      {"dropped", report.dropped}};
    for (const auto& [domain, share] : report.domains)
        json["domains"][std::string(benchmark::name(domain))] = shareJson(share);
    printOut(json.dump(1) + "\n");
}

/// "19.5 %", of nothing "-".
std::string percent(std::size_t part, std::size_t whole) {
    return whole == 0 ? "-" : fmt::format("{:.1f} %", 100.0 * static_cast<double>(part) / static_cast<double>(whole));
}

void printDistractTable(const DistractReport& report) {
    analysis::Table table;
    for (const char* column : {"domain", "elements", "with three options", "verified", "marked in round 1",
                               "in the last", "more than one round"})
        table.addColumn(column, std::string_view(column) != "domain");
    for (const auto& [domain, share] : report.domains) {
        const bool isShown = !share.shown.empty();
        table.rows.push_back({std::string(benchmark::name(domain)), std::to_string(share.elements),
                              std::to_string(share.complete), std::to_string(share.verified),
                              isShown ? percent(share.marked.front(), share.shown.front()) : "-",
                              isShown ? percent(share.marked.back(), share.shown.back()) : "-",
                              percent(share.moreRounds, share.elements)});
    }
    printTable(table, false);
    printOut(fmt::format("{} elements changed, {} new versions of elements that runs use, {} with options that look "
                         "like a right one\n",
                         report.changed, report.newVersions, report.lookAlike));
}

int tellDistract(const Result<DistractReport>& report, bool json) {
    if (!report) return printError(report.error());
    if (json)
        printDistractJson(*report);
    else
        printDistractTable(*report);
    for (const auto& [domain, share] : report->domains)
        if (share.complete < share.elements)
            printNote(fmt::format(
                "{}: {} elements have fewer than three options: no multiple choice, no debiased true or false",
                benchmark::name(domain), share.elements - share.complete));
    if (report->inUse > 0)
        printNote(fmt::format("{} few-shots are not changed: the prompts of runs are made of them", report->inUse));
    return kDone;
}

/// What the run's replies come to.
int takeOver(const std::shared_ptr<store::Workspace>& workspace, std::int64_t id, const Interruption& interruption,
             bool json) {
    auto reader = workspace->reader();
    if (!reader) return printError(reader.error());
    const auto record = store::RunStore(*reader).get(id);
    if (!record) return printError(record.error());
    if (record->is(sources::kDistractRuns) && record->state != store::RunState::Finished)
        return printError(wrong(
            fmt::format("the run is not finished; continue with: chronoscope resume -w {} {}", workspace->path(), id),
            record->name));
    const auto context = sources::DistractContext::open(*reader, *record, interruption.token());
    if (!context) return printError(context.error());
    return tellDistract(sources::applyDistract(*workspace, **context, interruption.token()), json);
}

/// The run of this backend that was left unfinished last, or a new one.
Result<std::int64_t> runFor(store::Workspace& workspace, const DistractWords& words, const sources::DistractSpec& spec,
                            const run::BackendChoice& choice) {
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    const auto runs = store::RunStore(*reader).list(sources::kDistractRuns);
    if (!runs) return runs.error();
    for (auto run = runs->rbegin(); run != runs->rend(); ++run) {
        if (run->state == store::RunState::Finished || run->backend != choice.uri) continue;
        printNote(fmt::format("goes on with run {}", run->id));
        return run->id;
    }
    return sources::createDistract(workspace, spec, words.name.empty() ? "distractors " + choice.model : words.name,
                                   choice, words.concurrency);
}

int writeOptions(const DistractWords& words, std::vector<benchmark::Domain> domains,
                 const std::shared_ptr<store::Workspace>& workspace, const Interruption& interruption) {
    const auto model = findModel(words, interruption);
    if (!model) return printError(model.error());
    const auto pack = loadPackFor(workspace->path());
    if (!pack) return printError(pack.error());
    // Whoever checks an option must be asked the relation as its source means it.
    const prompt::PromptPack& asked = pack->worded(prompt::WordSet::Clean);
    const sources::DistractSpec spec{std::move(domains), words.rounds,          words.seed,
                                     distractorPack(),   asked.templatesJson(), asked.relationsJson()};
    const auto id = runFor(*workspace, words, spec, model->choice);
    if (!id) return printError(id.error());
    const int status = driveRun(workspace, *id, words.concurrency, *model, interruption);
    return status == kDone ? takeOver(workspace, *id, interruption, words.json) : status;
}

int distract(const DistractWords& words) {
    std::vector<benchmark::Domain> domains;
    if (!words.domains.empty())
        if (const Status read = readNames(words.domains, domains, benchmark::domainFromName, "domain"); !read)
            return printError(read.error());
    const bool isByModel = !words.backend.empty() && !words.offline; // offline, a backend that is named is not asked
    const int ways = (words.offline ? 1 : 0) + (isByModel ? 1 : 0) + (words.run == 0 ? 0 : 1);
    if (ways != 1) return printError(wrong("one of --backend, --offline and --run says who writes the options", ""));
    Interruption interruption;
    auto opened = store::Workspace::open(words.workspace, store::Workspace::Open::ExistingToWrite);
    if (!opened) return printError(opened.error());
    const std::shared_ptr<store::Workspace> workspace = std::move(opened).value();
    if (words.offline)
        return tellDistract(sources::distractOffline(*workspace, domains, words.seed, interruption.token()),
                            words.json);
    if (words.run != 0) return takeOver(workspace, words.run, interruption, words.json);
    return writeOptions(words, std::move(domains), workspace, interruption);
}
} // namespace

void addDistractCommand(CLI::App& root, Action& action) {
    auto words = std::make_shared<DistractWords>();
    CLI::App* command = root.add_subcommand("distract", "Wrong options for the elements that lack them");
    command->add_option("-w,--workspace", words->workspace, "Workspace file")->required();
    command->add_option("--backend", words->backend, "Model that writes and checks them, with a chat");
    command->add_flag("--offline", words->offline, "Without a model: out of the other elements, unverified");
    command->add_option("--run", words->run, "Take over what a finished run of this command wrote");
    command->add_option("--domain", words->domains, "Domains, comma list (default: all)");
    command->add_option("--rounds", words->rounds, "Times that options are checked, at most")->check(CLI::Range(1, 5));
    command->add_option("--seed", words->seed, "Orders the options, and draws those without a model");
    command->add_option("--name", words->name, "Name of the run")->check(runName());
    command->add_option("--concurrency", words->concurrency, "Requests in flight (default: as the backend suggests)")
        ->check(CLI::Range(0, std::numeric_limits<int>::max()));
    addCostOptions(*command, *words);
    command->add_flag("--json", words->json, "One JSON document");
    command->callback([words, &action] { action = [words] { return distract(*words); }; });
}

} // namespace chronoscope::app
