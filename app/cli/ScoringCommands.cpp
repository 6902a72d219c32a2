// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/Interruption.h"
#include "app/cli/OpenRun.h"
#include "core/annotation/Overrides.h"
#include "core/annotation/store/AnnotationStore.h"
#include "core/results/ChronoView.h"
#include "core/results/ResultLoader.h"
#include "core/run/RunContext.h"
#include "core/scoring/ScoringPass.h"
#include "core/store/RunStore.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>

namespace chronoscope::app {

namespace {
struct ScoringOptions {
    std::string workspace, run, name;
    std::string extract, match;      ///< empty: as the run has it
    std::optional<double> threshold; ///< nothing: as the run has it
    int rules = matching::kJudgeRules;
    bool accept = false; ///< answers that annotators accepted count as matches
    bool json = false;
};

Result<matching::JudgeSettings> settingsOf(const ScoringOptions& options, const store::RunRecord& run) {
    const auto unknown = [](const std::string& given) {
        return Error{ErrorCode::InvalidArgument, "unknown name", given};
    };
    matching::JudgeSettings judge = run.spec.judge;
    if (!options.extract.empty()) {
        const auto extraction = matching::extractionFromName(options.extract);
        if (!extraction) return unknown(options.extract);
        judge.extraction = *extraction;
    }
    if (!options.match.empty()) {
        const auto preprocess = matching::preprocessFromName(options.match);
        if (!preprocess) return unknown(options.match);
        judge.preprocess = *preprocess;
    }
    judge.threshold = options.threshold.value_or(judge.threshold);
    judge.rules = options.rules;
    return judge;
}

/// A name that says what differs from the run's own judgement.
std::string nameOf(const matching::JudgeSettings& judge, const matching::JudgeSettings& ofRun, bool accept) {
    const std::string settings = judge == ofRun ? "as run" : shortText(judge);
    return accept ? settings + ", accepted answers" : settings;
}

/// The accepted answers of the run's own items. InvalidArgument where there are none.
Result<std::vector<store::ScoringOverride>> acceptedOf(store::Database& database, const store::RunRecord& run) {
    auto annotations = store::AnnotationStore(database).annotations();
    if (!annotations) return annotations.error();
    const annotation::AnnotationBook book(std::move(annotations).value());
    auto accepted = annotation::overridesOf(book, annotation::runIdentity(run), annotation::OverrideScope::ThisRun);
    if (accepted.empty())
        return Error{ErrorCode::InvalidArgument, "nobody has accepted an answer of this run", run.name};
    return accepted;
}

/// Chronological categories by template, of the run's own judgement and of the scoring.
Result<analysis::Table> summary(store::Workspace& workspace, const store::ScoringRecord& scoring) {
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    const auto set = results::loadResults(*reader, {{scoring.run, 0}, {scoring.run, scoring.id}}, {});
    if (!set) return set.error();
    const auto lines = results::chronoGroups(**set, {}, {results::Axis::Template}); // of the run, then of the scoring
    analysis::Table table;
    table.addColumn("template");
    table.addColumn("scoring");
    for (const std::string& key : analysis::ChronoCounts::columns())
        table.addColumn(key, true);
    for (std::size_t form = 0; form < lines.size() / 2; ++form)
        for (const std::size_t at : {form, form + lines.size() / 2}) {
            auto& row = table.rows.emplace_back();
            row = {keyName(**set, results::Axis::Template, lines[at].keys.front()), at == form ? "before" : "after"};
            for (std::string& cell : lines[at].counts.cells())
                row.push_back(std::move(cell));
        }
    return table;
}

/// One line for each tenth of the way.
class TenthNotes {
public:
    void operator()(const scoring::ScoringProgress& progress) {
        const std::int64_t tenth = progress.total > 0 ? 10 * progress.done / progress.total : 10;
        if (tenth == m_last) return;
        m_last = tenth;
        printNote(fmt::format("{} / {} replies", progress.done, progress.total));
    }

private:
    std::int64_t m_last = 0;
};

int scoreRun(const ScoringOptions& options) {
    const Interruption interruption;
    auto workspace = store::Workspace::open(options.workspace, store::Workspace::Open::ExistingToWrite);
    if (!workspace) return printError(workspace.error());
    auto reader = (*workspace)->reader();
    if (!reader) return printError(reader.error());
    const auto run = findRun(*reader, options.run);
    if (!run) return printError(run.error());
    const auto judge = settingsOf(options, *run);
    if (!judge) return printError(judge.error());
    scoring::ScoringRequest request{run->id, options.name, *judge, {}};
    if (request.name.empty()) {
        auto name = scoring::freeName(**workspace, run->id, nameOf(*judge, run->spec.judge, options.accept));
        if (!name) return printError(name.error());
        request.name = std::move(name).value();
    }
    if (options.accept) {
        auto accepted = acceptedOf(*reader, *run);
        if (!accepted) return printError(accepted.error());
        request.accepted = std::move(accepted).value();
    }
    const auto record = scoring::score(**workspace, request, TenthNotes(), interruption.token());
    if (!record) return printError(record.error());
    const auto table = summary(**workspace, *record);
    if (!table) return printError(table.error());
    if (options.json) {
        const auto categories = nlohmann::ordered_json::parse(toText(*table, analysis::TableFormat::Json));
        printOut(nlohmann::ordered_json{{"scoring", record->id},
                                        {"run", run->id},
                                        {"name", record->name},
                                        {"extract", name(record->judge.extraction)},
                                        {"match", name(record->judge.preprocess)},
                                        {"threshold", record->judge.threshold},
                                        {"rules", record->judge.rules},
                                        {"replies", record->replies},
                                        {"accepted_answers", record->overrides},
                                        {"categories", categories}}
                     .dump(2) +
                 "\n");
        return kDone;
    }
    printOut(
        fmt::format("scoring {} \"{}\" of run {}: {} replies\n", record->id, record->name, run->id, record->replies));
    printTable(*table, false);
    return kDone;
}

int listScorings(const ScoringOptions& options) {
    auto workspace = store::Workspace::open(options.workspace, store::Workspace::Open::Reading);
    if (!workspace) return printError(workspace.error());
    auto reader = (*workspace)->reader();
    if (!reader) return printError(reader.error());
    std::optional<std::int64_t> only;
    if (!options.run.empty()) {
        const auto run = findRun(*reader, options.run);
        if (!run) return printError(run.error());
        only = run->id;
    }
    const auto list = store::ScoringStore(*reader).list(only);
    if (!list) return printError(list.error());
    analysis::Table table;
    table.addColumn("id", true);
    table.addColumn("run", true);
    for (const char* key : {"name", "extract", "match"})
        table.addColumn(key);
    table.addColumn("threshold", true);
    table.addColumn("rules", true);
    table.addColumn("replies", true);
    table.addColumn("accepted_answers", true);
    table.addColumn("created");
    for (const store::ScoringRecord& one : *list)
        table.rows.push_back({std::to_string(one.id), std::to_string(one.run), one.name,
                              std::string(name(one.judge.extraction)), std::string(name(one.judge.preprocess)),
                              fmt::format("{}", one.judge.threshold), std::to_string(one.judge.rules),
                              std::to_string(one.replies), std::to_string(one.overrides), one.created});
    printTable(table, options.json);
    return kDone;
}
} // namespace

void addScoringCommands(CLI::App& root, Action& action) {
    auto options = std::make_shared<ScoringOptions>();
    CLI::App* score =
        root.add_subcommand("score", "Judge a run's stored replies again, as a named scoring; no model is asked");
    CLI::App* scorings = root.add_subcommand("scorings", "List the scorings of a workspace");
    for (CLI::App* command : {score, scorings}) {
        command->add_option("-w,--workspace", options->workspace, "Workspace file")->required();
        command->add_flag("--json", options->json, "JSON");
    }
    score->add_option("--run", options->run, "Id or name")->required();
    scorings->add_option("--run", options->run, "Id or name (default: all)");
    score->add_option("--name", options->name, "Name of the scoring (default: its settings)");
    score->add_option("--extract", options->extract, "lenient or strict (default: as the run has it)");
    score->add_option("--match", options->match, "paper or reference (default: as the run has it)");
    score->add_option("--threshold", options->threshold,
                      "Least fuzzy score of a match, 0 to 100 (default: as the run has it)");
    score->add_option(
        "--rules", options->rules,
        "Version of the judging rules: 3 (default); 2 as before a mark behind an option's letter was no text; 1 as "
        "programs judged before there was a version of them");
    score->add_flag("--accept-annotations", options->accept,
                    "Count the answers that annotators of this run accepted as matches; an adjudicator's final word "
                    "stands for all");
    score->callback([options, &action] { action = [options] { return scoreRun(*options); }; });
    scorings->callback([options, &action] { action = [options] { return listScorings(*options); }; });
}

} // namespace chronoscope::app
