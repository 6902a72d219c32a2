// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/ModelRuns.h"

#include "app/cli/Console.h"
#include "app/cli/Keys.h"
#include "app/cli/RunMarking.h"
#include "core/run/SharedBudget.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <utility>

namespace chronoscope::app {

namespace {
/// A model with the run that was made of it.
struct ModelRun {
    RunModel model;
    std::int64_t id = 0;
};

std::vector<std::int64_t> ids(const std::vector<ModelRun>& runs) {
    std::vector<std::int64_t> all;
    for (const ModelRun& run : runs)
        all.push_back(run.id);
    return all;
}

BackendOptions optionsOf(const ModelOptions& options, const std::string& backend) {
    BackendOptions one = options;
    one.backend = backend;
    return one;
}

/// What can be said of the models without asking them anything.
Status checkModels(const ModelOptions& options, const RunMaking& making) {
    const auto services = makeServices({});
    if (!services) return services.error();
    for (const std::string& backend : options.backends) {
        const auto uri = backendUri(*services, backend);
        if (!uri) return uri.error();
        const auto price = knownPrice(optionsOf(options, backend)); // an error also for a URI that is none
        if (!price) return price.error();
        if (options.budget > 0 && !*price)
            return wrong("a budget over several models needs the price of each", backend);
        if (!making.suits) continue;
        if (const Status can = making.suits(*uri); !can) return can.error();
    }
    return {};
}

bool costs(const run::BackendChoice& model) { return model.price && model.price->of(1, 1) > 0; }

/// Gives each model its share of the budget.
Status shareBudget(const ModelOptions& options, const RunMaking& making, std::vector<ModelRun>& runs) {
    std::vector<std::optional<double>> expected;
    for (const ModelRun& run : runs) {
        if (!costs(run.model.choice)) {
            expected.emplace_back();
            continue;
        }
        const auto cost = making.expectedCost(run.model.choice);
        if (!cost) return cost.error();
        expected.emplace_back(*cost);
    }
    const auto shares = run::budgetShares(options.budget, expected);
    for (std::size_t i = 0; i < runs.size(); ++i)
        runs[i].model.choice.budget = shares[i];
    return {};
}

/// What all may cost at the most: the tests of the models were asked before there was a run that counts its cost.
void tellWhole(double budget, const std::vector<ModelRun>& runs) {
    double tests = 0;
    for (const ModelRun& run : runs)
        tests += testCost(run.model.choice);
    if (tests > 0)
        printNote(fmt::format("${} for the tests and the budget of ${}: ${} at the most in all",
                              backend::dollarsText(tests), backend::dollarsText(budget),
                              backend::dollarsText(tests + budget)));
}

/// Drives a run; its managed server, if it has one, was let go of after its test and is started again.
int drive(const std::shared_ptr<store::Workspace>& workspace, const ModelOptions& options, const ModelRun& run,
          const Interruption& interruption) {
    const std::string& server = run.model.choice.server;
    if (server.empty() || run.model.serving.server)
        return driveRun(workspace, run.id, options.concurrency, run.model, interruption);
    const auto serving = serve(run.model.services, server, interruption.token());
    if (!serving) return printError(serving.error());
    return driveRun(workspace, run.id, options.concurrency, run.model.services.network.get(), serving->served,
                    interruption);
}

/// The models that are there, tested. The status of what is not.
int findModels(const ModelOptions& options, const RunMaking& making, const Interruption& interruption,
               std::vector<ModelRun>& runs) {
    int worst = kDone;
    for (const std::string& backend : options.backends) {
        const BackendOptions one = optionsOf(options, backend);
        auto model = options.noStart ? findUntested(one, making.untested) : findModel(one, interruption, making.suits);
        if (!model) {
            worst = worseOf(worst, printError(model.error()));
            if (worst == kInterrupted) return worst;
            continue;
        }
        if (options.backends.size() > 1) model->serving.server.reset(); // not all of them side by side
        runs.push_back({std::move(model).value(), 0});
    }
    return worst;
}

/// Makes the runs; those that cannot be made are told of and left out.
int makeRuns(const std::shared_ptr<store::Workspace>& workspace, const ModelOptions& options, const RunMaking& making,
             std::vector<ModelRun>& runs) {
    int worst = kDone;
    std::vector<std::int64_t> sharing;
    std::vector<std::int64_t> all;
    for (ModelRun& run : runs) {
        const auto made = making.make(run.model.choice);
        if (!made) {
            worst = worseOf(worst, printError(made.error()));
            continue;
        }
        run.id = made->id;
        all.push_back(run.id);
        if (run.model.choice.budget) sharing.push_back(run.id);
        tellMade(made->id, made->document, options.json);
    }
    std::erase_if(runs, [](const ModelRun& run) { return run.id == 0; });
    if (const Status shared = run::shareBudget(*workspace, sharing); !shared)
        worst = worseOf(worst, printError(shared.error()));
    return worseOf(worst, nameApart(*workspace, all, store::RunMarkStore::Apart::FromEachOther));
}

/// Drives a run and does what follows one that came to its end.
int driveToItsEnd(const std::shared_ptr<store::Workspace>& workspace, const ModelOptions& options,
                  const RunMaking& making, const ModelRun& run, const Interruption& interruption) {
    const int status = drive(workspace, options, run, interruption);
    return status == kDone && making.then ? making.then(run.id) : status;
}
} // namespace

void addBackendsOption(CLI::App& command, ModelOptions& options) {
    command
        .add_option("--backend", options.backends,
                    "PROTOCOL:BASE_URL?model=M&…, calibration:?cutoff=2019&…, or a saved name; may be repeated: one "
                    "run each, one budget")
        ->required()
        ->allow_extra_args(false);
}

int worseOf(int one, int other) {
    constexpr std::array<int, 6> kFromBest{kDone,     kStoppedByBudget, kBackendFailed,
                                           kBadInput, kWrongUsage,      kInterrupted};
    const auto place = [&](int status) { return std::find(kFromBest.begin(), kFromBest.end(), status); };
    return place(one) < place(other) ? other : one;
}

int driveSharing(store::Workspace& workspace, const std::vector<std::int64_t>& runs, const DriveOne& driveOne) {
    std::vector<int> statuses;
    for (std::size_t number = 0; number < runs.size(); ++number) {
        statuses.push_back(driveOne(number, 0));
        if (statuses.back() == kInterrupted) return kInterrupted;
    }
    for (std::size_t number = 0; number < runs.size(); ++number) {
        if (statuses[number] != kStoppedByBudget) continue;
        const auto rest = run::takeSharedRest(workspace, runs[number]);
        if (!rest) return printError(rest.error());
        if (*rest <= 0) continue;
        printNote(fmt::format("run {} goes on with ${:.4f} that other models left over", runs[number], *rest));
        statuses[number] = driveOne(number, *rest);
        if (statuses[number] == kInterrupted) return kInterrupted;
    }
    return std::accumulate(statuses.begin(), statuses.end(), static_cast<int>(kDone), worseOf);
}

int runModels(const std::shared_ptr<store::Workspace>& workspace, const ModelOptions& options, const RunMaking& making,
              const Interruption& interruption) {
    const bool isSeveral = options.backends.size() > 1;
    if (isSeveral)
        if (const Status can = checkModels(options, making); !can) return printError(can.error());
    std::vector<ModelRun> runs;
    int worst = findModels(options, making, interruption, runs);
    if (worst == kInterrupted) return worst;
    if (options.budget > 0) tellWhole(options.budget, runs);
    if (isSeveral && options.budget > 0)
        if (const Status shared = shareBudget(options, making, runs); !shared) return printError(shared.error());
    worst = worseOf(worst, makeRuns(workspace, options, making, runs));
    if (options.noStart) return worst;
    const int status = driveSharing(*workspace, ids(runs), [&](std::size_t number, double) {
        return driveToItsEnd(workspace, options, making, runs[number], interruption);
    });
    return worseOf(worst, status);
}

void printEstimates(const std::vector<ModelEstimate>& estimates, bool json) {
    if (estimates.size() == 1)
        return printOut(
            json ? estimates[0].document.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n"
                 : estimates[0].text);
    nlohmann::ordered_json sum{{"low", 0.0}, {"expected", 0.0}, {"high", 0.0}};
    nlohmann::ordered_json models = nlohmann::ordered_json::array();
    for (const ModelEstimate& one : estimates) {
        const nlohmann::ordered_json& cost = one.document.at("cost_usd");
        if (cost.is_null()) sum = {};
        for (auto& [key, value] : sum.items())
            value = value.get<double>() + cost.at(key).get<double>();
        models.push_back(one.document);
        models.back()["backend"] = one.backend;
    }
    if (json)
        return printOut(nlohmann::ordered_json{{"models", models}, {"cost_usd", sum}}.dump(
                            2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) +
                        "\n");
    for (const ModelEstimate& one : estimates)
        printOut(fmt::format("{}:\n{}", one.backend, one.text));
    printOut(sum.is_null()
                 ? fmt::format("all {} models: cost unknown\n", estimates.size())
                 : fmt::format("all {} models: ${:.4f} to ${:.4f}, about ${:.4f}\n", estimates.size(),
                               sum["low"].get<double>(), sum["high"].get<double>(), sum["expected"].get<double>()));
}

} // namespace chronoscope::app
