// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/WatchCommand.h"

#include "app/cli/BackendChoosing.h"
#include "app/cli/CommandLine.h"
#include "app/cli/Console.h"
#include "app/cli/Driving.h"
#include "app/cli/OpenRun.h"
#include "app/cli/RunMarking.h"
#include "core/base/Time.h"
#include "core/run/RunRepeat.h"
#include "core/store/RunMarkStore.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>

namespace chronoscope::app {

namespace {
struct WatchOptions {
    std::string workspace, run, name;
    double budget = 0; ///< US dollars; 0 = that of the run
    bool noStart = false;
    bool differenceOnly = false;
    bool allowHost = false;
    bool json = false;
};

/// Whether the run's host may be asked here: a workspace comes from anywhere.
Status mayRepeat(const store::RunRecord& run, bool allowHost) {
    const auto services = makeServices({});
    if (!services) return services.error();
    if (!run.server.empty()) return backend::servesRun(services->book.find(run.server), run.server, run.backend);
    if (run.backend.starts_with("calibration:")) return {};
    const auto uri = backend::BackendUri::parse(run.backend);
    if (!uri) return uri.error();
    const auto config = backend::BackendConfig::read(*uri);
    if (!config) return config.error();
    if (allowHost) services->network->allowHosts(*config);
    return run::mayAsk(run, *config, *services->network);
}

int printDifference(store::Database& reader, std::int64_t first, std::int64_t second, bool json) {
    const auto found = run::repeatDifference(reader, first, second);
    if (!found) return printError(found.error());
    if (json)
        printOut(nlohmann::ordered_json{{"first", first},
                                        {"second", second},
                                        {"compared", found->compared},
                                        {"other_words", found->otherWords},
                                        {"lost", found->lost},
                                        {"gained", found->gained},
                                        {"right_first", found->hitsFirst},
                                        {"right_second", found->hitsSecond},
                                        {"not_compared", found->notCompared},
                                        {"measured", found->measured},
                                        {"other_values", found->otherValues},
                                        {"mean_shift", found->meanShift},
                                        {"largest_shift", found->largestShift}}
                     .dump() +
                 "\n");
    else if (found->isOfValues())
        printOut(fmt::format("run {} against run {}: of {} values of both {} are not the same; mean shift {:+.4f}, "
                             "largest {:.4f}; {} without a value in both\n",
                             second, first, found->compared, found->otherValues, found->meanShift, found->largestShift,
                             found->notCompared));
    else
        printOut(fmt::format("run {} against run {}: of {} greedy replies of both {} have other words; right {} then, "
                             "{} now; {} no longer right, {} newly right; {} without a reply in both\n",
                             second, first, found->compared, found->otherWords, found->hitsFirst, found->hitsSecond,
                             found->lost, found->gained, found->notCompared));
    return kDone;
}

int showDifference(const WatchOptions& options) {
    auto open = openRun(options.workspace, options.run);
    if (!open) return printError(open.error());
    const auto marks = store::RunMarkStore(open->reader).of(open->record.id);
    if (!marks) return printError(marks.error());
    if (marks->repeats == 0)
        return printError({ErrorCode::InvalidArgument, "this run repeats no other", open->record.name});
    return printDifference(open->reader, marks->repeats, open->record.id, options.json);
}

int watchRun(const WatchOptions& options) {
    if (options.differenceOnly) return showDifference(options);
    Interruption interruption;
    auto open = openRun(options.workspace, options.run, store::Workspace::Open::ExistingToWrite);
    if (!open) return printError(open.error());
    const store::RunRecord& record = open->record;
    if (const Status can = run::canRepeat(record); !can) return printError(can.error());
    if (const Status may = mayRepeat(record, options.allowHost); !may) return printError(may.error());
    BackendOptions asked;
    asked.backend = record.server.empty() ? record.backend : record.server;
    if (record.price) asked.price = fmt::format("{},{}", record.price->input, record.price->output);
    asked.budget = options.budget > 0 ? options.budget : record.budget.value_or(0);
    const auto model = options.noStart ? findUntested(asked, record.spec.mode) : findModel(asked, interruption);
    if (!model) return printError(model.error());
    const std::string name =
        options.name.empty() ? fmt::format("{}, {}", record.name, utcNow().substr(0, 10)) : options.name;
    const auto id = run::repeatRun(*open->workspace, record.id, name, model->choice);
    if (!id) return printError(id.error());
    tellMade(*id, {{"run", *id}, {"repeats", record.id}, {"requests", record.total}}, options.json);
    if (options.noStart) return kDone;
    const int status = driveRun(open->workspace, *id, 0, *model, interruption);
    if (status != kDone) return status;
    return printDifference(open->reader, record.id, *id, options.json);
}
} // namespace

void addWatchCommand(CLI::App& root, Action& action) {
    auto options = std::make_shared<WatchOptions>();
    CLI::App* watch = root.add_subcommand("watch", "Ask what a run asked once more, never from the cache, and say what "
                                                   "differs; prints the new run's id");
    watch->add_option("-w,--workspace", options->workspace, "Workspace file")->required();
    watch->add_option("RUN", options->run, "Id or name of the run to repeat")->required();
    watch->add_option("--name", options->name, "Name of the new run (default: that of the first, and the date)")
        ->check(runName());
    watch->add_option("--budget", options->budget, "Cap in US dollars (default: that of the first)")->check(dollars());
    watch->add_flag("--no-start", options->noStart, "Make the run and ask nothing: for batch files, or resume");
    watch->add_flag("--difference", options->differenceOnly,
                    "Ask nothing: what RUN, which repeats another, answers otherwise");
    watch->add_flag(
        "--allow-host", options->allowHost,
        "Ask the run's host also where nobody on this machine has named it: for a workspace from elsewhere");
    watch->add_flag("--json", options->json, "JSON Lines");
    watch->callback([options, &action] { action = [options] { return watchRun(*options); }; });
}

} // namespace chronoscope::app
