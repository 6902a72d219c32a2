// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
// chronoscope build: benchmarks made from their sources.
#include "app/Services.h"
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/Driving.h"
#include "app/cli/Interruption.h"
#include "app/cli/OpenRun.h"
#include "core/base/AtomicFile.h"
#include "core/benchmark/Slice.h"
#include "core/sources/BuildDocument.h"
#include "core/sources/build/Builders.h"
#include "core/sources/build/Building.h"
#include "core/sources/build/Extension.h"
#include "core/sources/build/ModelPasses.h"
#include "core/sources/build/ReportTables.h"
#include "core/sources/build/Sampling.h"
#include "core/sources/build/SourceStore.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/Workspace.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>

namespace chronoscope::app {

using nlohmann::ordered_json;
using sources::BuildOptions;
using sources::BuildReport;

namespace {
struct BuildWords {
    std::string workspace;
    std::string source;
    std::vector<std::string> paths;
    std::string years;
    std::optional<int> asOf;
    std::string gaps;
    std::string yearRule = "overlap";
    std::vector<std::string> relations;
    std::vector<std::string> labels;
    std::string language = "en";
    std::string unlabelled = "hold";
    std::size_t perRelation = 0;
    std::optional<std::size_t> fewShots;
    std::uint64_t seed = 42;
    std::string notes;    ///< folder
    std::string audit;    ///< file
    BackendOptions model; ///< judges changes of the law, translates mathematics
    std::string extended; ///< workspace with the earlier edition
    std::vector<std::string> accepted;
    bool withoutNew = false;
    bool withoutLost = false;
    sources::wikidata::OnlineWish online;
    bool dryRun = false;
    bool json = false;
};

/// What is stored beside a report, where an earlier edition is extended.
struct Extending {
    std::vector<sources::EarlierElement> earlier;
    std::vector<sources::ElementChange> changes;
};

Result<BuildOptions> optionsOf(const BuildWords& words) {
    BuildOptions options;
    options.paths = words.paths;
    const auto years = benchmark::parseYears(words.years);
    if (!years) return years.error();
    if (!years->empty()) {
        if (years->back() - years->front() + 1 != static_cast<int>(years->size()))
            return wrong("the years of a build are one span, A-B", words.years);
        options.frame = std::pair(years->front(), years->back());
    }
    options.asOf = words.asOf;
    options.years = words.yearRule == "year_end" ? facts::YearRule::YearEnd : facts::YearRule::Overlap;
    if (words.gaps == "open") options.gaps = facts::GapMode::Open;
    if (words.gaps == "paper") options.gaps = facts::GapMode::Paper;
    if (words.gaps == "none") options.gaps = facts::GapMode::None;
    options.relations = words.relations;
    options.labelFiles = words.labels;
    options.notes = words.notes;
    options.language = words.language;
    options.keepUnlabelled = words.unlabelled == "keep";
    options.perRelation = words.perRelation;
    options.fewShots = words.fewShots.value_or(sources::usualFewShots(words.source));
    options.seed = words.seed;
    return options;
}

void printReport(const BuildReport& report) {
    using sources::ReportPart;
    for (const ReportPart part : {ReportPart::Steps, ReportPart::LeftOut, ReportPart::Gaps, ReportPart::Relations})
        if (const analysis::Table table = tableOf(report, part); part == ReportPart::Steps || !table.rows.empty())
            printTable(table, false);
    printOut(fmt::format("licence of the source: {}\n", report.licence));
}

/// What people must know beside the numbers.
void printRemarks(const BuildReport& report, const BuildWords& words) {
    for (const std::string& note : report.notes)
        printNote(note);
    for (const sources::BuildProblem& problem : report.problems)
        printNote(problem.line > 0 ? fmt::format("{}:{}: {}", problem.file, problem.line, problem.reason)
                                   : fmt::format("{}: {}", problem.file, problem.reason));
    if (report.problemCount > report.problems.size())
        printNote(fmt::format("… and {} more", report.problemCount - report.problems.size()));
    if (words.perRelation == 0) return;
    for (const sources::RelationShare& share : report.relations)
        if (share.taken < 2 * words.perRelation && share.invariant < words.perRelation)
            printNote(fmt::format("{}: {} of {} elements wished for: {} dynamic and {} static are there",
                                  share.relation, share.taken, 2 * words.perRelation, share.dynamic, share.unchanging));
}

/// A line now and then for a file that takes a while.
sources::BuildProgressSink progressLines() {
    constexpr std::uint64_t kLarge = std::uint64_t{256} << 20; // bytes
    return [last = std::pair<std::string, std::uint64_t>()](const sources::BuildProgress& progress) mutable {
        if (progress.totalBytes < kLarge) return;
        const std::pair now(progress.file, progress.bytes * 20 / progress.totalBytes);
        if (now.second == 0 || now == last) return;
        last = now;
        printNote(fmt::format("{}: {} %", progress.file, now.second * 5));
    };
}

Result<BuildReport> reportOf(const sources::BuildWish& wish, const std::stop_token& stop) {
    if (!wish.online.isWanted()) return sources::readSources(wish, nullptr, stop, progressLines());
    if (wish.online.folder.empty() || wish.online.contact.empty())
        return Error{
            ErrorCode::InvalidArgument, "--fetch and --query need --download FOLDER and --contact ADDRESS", {}};
    const auto services = makeServices({});
    if (!services) return services.error();
    return sources::readSources(
        wish, services->network.get(), stop, progressLines(), [](std::size_t there, std::size_t wanted) {
            printNote(fmt::format("asking Wikidata: {} of {} entities are there", there, wanted));
        });
}

/// What a model does of a build: judges changes of the law, or translates terms, with which it is read again.
Status passModel(const BuildWords& words, const sources::BuildWish& wish, BuildReport& report,
                 const Interruption& interruption) {
    if (words.model.backend.empty()) return {};
    const auto found = findModel(words.model, interruption);
    if (!found) return found.error();
    const auto backend =
        sources::openForBuild(*found->services.network, found->choice, run::RunningServer(found->serving.served));
    if (!backend) return backend.error();
    const auto told = [](std::size_t done, std::size_t all) {
        if (done % 100 == 0 || done == all) printNote(fmt::format("asking the model: {} of {}", done, all));
    };
    auto passed = sources::withModel(wish, std::move(report), **backend, found->services.network.get(),
                                     interruption.token(), told);
    if (!passed) return passed.error();
    report = std::move(passed).value();
    return {};
}

/// Compares with the earlier edition; the report is then left with the elements of the new one.
Result<Extending> extend(const BuildWords& words, const BuildReport& report) {
    auto opened = openWorkspace(words.extended);
    if (!opened) return opened.error();
    auto earlier = sources::earlierEdition(opened->reader);
    if (!earlier) return earlier.error();
    Extending extending;
    extending.earlier = std::move(earlier).value();
    extending.changes = sources::compareEditions(extending.earlier, report);
    return extending;
}

void printChanges(const Extending& extending) {
    analysis::Table table;
    for (const char* column : {"subject", "relation", "what", "new years", "revised years"})
        table.addColumn(column);
    for (const sources::ElementChange& change : extending.changes) {
        std::string kinds;
        for (const sources::ChangeKind kind : change.kinds)
            kinds += (kinds.empty() ? "" : ", ") + std::string(name(kind));
        if (!change.reason.empty()) kinds += " (" + change.reason + ")";
        std::string revised;
        for (const auto& [year, objects] : change.revised)
            revised += (revised.empty() ? "" : ", ") + std::to_string(year);
        table.rows.push_back({change.subject, change.relation, kinds, std::to_string(change.added.size()), revised});
    }
    printTable(table, false);
}

/// What was stored, and the hash of all elements that the workspace now holds.
struct Kept {
    sources::StoredBuild build;
    std::string edition;
};

Result<Kept> storeReport(const std::string& path, const sources::BuildWish& wish, const BuildReport& report,
                         const std::stop_token& stop) {
    auto workspace = store::Workspace::open(path, store::Workspace::Open::CreateIfMissing);
    if (!workspace) return workspace.error();
    const auto stored = sources::storeBuild(**workspace, report, rulesJson(wish, report).dump(), stop);
    if (!stored) return stored.error();
    auto reader = (*workspace)->reader();
    if (!reader) return reader.error();
    const auto elements = store::BenchmarkStore(*reader).elements();
    if (!elements) return elements.error();
    return Kept{*stored, benchmark::sliceHash(*elements)};
}

void printDocument(const BuildReport& report, const std::optional<Extending>& extending,
                   const std::optional<Kept>& kept) {
    ordered_json json = documentOf(report);
    if (extending) json["changes"] = sources::changesJson(extending->changes);
    if (kept)
        json["stored"] = {{"build", kept->build.build},
                          {"elements", kept->build.elements},
                          {"few_shots", kept->build.fewShots},
                          {"already_there", kept->build.already},
                          {"edition", kept->edition}};
    printOut(json.dump(1, ' ', false, ordered_json::error_handler_t::replace) + "\n");
}

/// Elements to be checked by hand, where a file for them is named.
Status writeAudit(const BuildWords& words, const BuildReport& report) {
    constexpr std::size_t kAudited = 50;
    if (words.audit.empty()) return {};
    const analysis::Table table = auditTable(report, sources::drawnFrom(report, kAudited, words.seed));
    return replaceFile(words.audit, analysis::toText(table, analysis::TableFormat::Csv), FileAccess::Usual);
}

Status checkWords(const BuildWords& words) {
    if (!words.dryRun && words.workspace.empty())
        return Error{ErrorCode::InvalidArgument, "-w names the workspace; only --dry-run stores nothing", {}};
    if (words.paths.empty() && !words.online.isWanted())
        return Error{ErrorCode::InvalidArgument, "there are no files to build from", {}};
    if (!words.model.backend.empty() && !sources::hasModelStep(words.source))
        return wrong("a model judges changes of cfr and translates mathkg, nothing else", words.source);
    if (!words.extended.empty() && words.extended == words.workspace)
        return wrong("a new edition is stored in a workspace of its own", words.workspace);
    if (words.extended.empty() && (!words.accepted.empty() || words.withoutNew || words.withoutLost))
        return Error{ErrorCode::InvalidArgument, "changes are accepted of an edition that --extend names", {}};
    return {};
}

int build(const BuildWords& words) {
    if (const Status checked = checkWords(words); !checked) return printError(checked.error());
    const auto options = optionsOf(words);
    if (!options) return printError(options.error());
    const sources::BuildWish wish{words.source, *options, words.online, CHRONOSCOPE_VERSION};
    Interruption interruption;
    auto report = reportOf(wish, interruption.token());
    if (!report) return printError(report.error());
    if (const Status passed = passModel(words, wish, *report, interruption); !passed) return printError(passed.error());
    std::optional<Extending> extending;
    std::optional<BuildReport> edition;
    if (words.extended.empty()) {
        sources::sample(*report, *options);
    } else {
        auto outcome = extend(words, *report);
        if (!outcome) return printError(outcome.error());
        extending = std::move(outcome).value();
        edition = *report;
        edition->elements = sources::newEdition(
            extending->earlier, *report, extending->changes,
            {{words.accepted.begin(), words.accepted.end()}, !words.withoutNew, !words.withoutLost});
    }
    if (const Status written = writeAudit(words, edition ? *edition : *report); !written)
        return printError(written.error());
    std::optional<Kept> kept;
    if (!words.dryRun) {
        const auto outcome = storeReport(words.workspace, wish, edition ? *edition : *report, interruption.token());
        if (!outcome) return printError(outcome.error());
        kept = *outcome;
    }
    if (words.json) {
        printDocument(*report, extending, kept);
    } else {
        printReport(*report);
        if (extending) printChanges(*extending);
        if (kept)
            printOut(fmt::format("build {}: {} elements and {} few-shots stored; {} were there already; edition {}\n",
                                 kept->build.build, kept->build.elements, kept->build.fewShots, kept->build.already,
                                 kept->edition));
    }
    printRemarks(*report, words);
    return report->problemCount > 0 ? kBadInput : kDone;
}

void addOnlineOptions(CLI::App& command, sources::wikidata::OnlineWish& wish) {
    command.add_option("--fetch", wish.ids, "Wikidata: ask it for these entities, Q42,Q64,…")
        ->delimiter(',')
        ->allow_extra_args(false);
    command.add_option("--query", wish.query, "Wikidata: ask its query service with the SPARQL in this file");
    command.add_option("--download", wish.folder,
                       "Folder for its answers; what is there already is not asked for again");
    command.add_option("--contact", wish.contact, "Your mail address or page, which Wikidata wants to know");
    command.add_option("--api", wish.api, "Address of the API (default: Wikidata's)");
    command.add_option("--query-service", wish.queries, "Address of the query service (default: Wikidata's)");
}

void addExtensionOptions(CLI::App& command, BuildWords& words) {
    command.add_option("--extend", words.extended,
                       "Workspace with an earlier edition: what the source says of it, for years that are new");
    command
        .add_option("--accept", words.accepted,
                    "Elements whose past is put right as the source says, Q42/P39,… or all (default: none)")
        ->delimiter(',')
        ->allow_extra_args(false);
    command.add_flag("--without-new", words.withoutNew, "Leave elements out that the earlier edition lacks");
    command.add_flag("--without-lost", words.withoutLost, "Leave elements out that the source lacks");
}
} // namespace

void addBuildCommand(CLI::App& root, Action& action) {
    auto words = std::make_shared<BuildWords>();
    CLI::App* command = root.add_subcommand("build", "Make a benchmark from its sources");
    command->add_option("-w,--workspace", words->workspace, "Workspace file; made when missing");
    command->add_option("source", words->source, "What the files are of")
        ->required()
        ->check(CLI::IsMember(sources::sourceNames()));
    command->add_option("path", words->paths, "Files or folders of the source");
    command->add_option("--years", words->years, "Years of the elements, A-B (default: the paper's)");
    command->add_option("--as-of", words->asOf, "Year the source is of; nothing is said about later ones");
    command->add_option("--gaps", words->gaps, "Years between: open (default), paper or none")
        ->check(CLI::IsMember({"open", "paper", "none"}));
    command->add_option("--year-rule", words->yearRule, "overlap: all years touched; year_end: 31 December")
        ->check(CLI::IsMember({"overlap", "year_end"}));
    command->add_option("--relation", words->relations, "Relations by their ids or names (default: the paper's)")
        ->delimiter(',')
        ->allow_extra_args(false);
    command->add_option("--labels", words->labels, "File with names of ids; may be repeated")->allow_extra_args(false);
    command->add_option("--notes", words->notes,
                        "Folder for what was read of dumps: a build that was cut off goes on from there");
    command->add_option("--audit", words->audit,
                        "File for fifty elements drawn by the seed, with their pages: a table to check by hand");
    command->add_option("--model", words->model.backend,
                        "Judges whether changes of the law alter a rule (cfr), translates terms (mathkg)");
    command->add_option("--language", words->language, "Language of names");
    command->add_option("--unlabelled", words->unlabelled, "Elements without names wait (hold), or have ids (keep)")
        ->check(CLI::IsMember({"hold", "keep"}));
    command->add_option("--per-relation", words->perRelation,
                        "Equally many dynamic and static elements of each relation, at most N (default: all)");
    command->add_option("--few-shots", words->fewShots,
                        "Elements of each relation set aside as exemplars (default: 4, or 8)");
    command->add_option("--seed", words->seed, "Chooses among the elements");
    addExtensionOptions(*command, *words);
    addOnlineOptions(*command, words->online);
    command->add_flag("--dry-run", words->dryRun, "Store nothing");
    command->add_flag("--json", words->json, "One JSON document");
    command->callback([words, &action] { action = [words] { return build(*words); }; });
}

} // namespace chronoscope::app
