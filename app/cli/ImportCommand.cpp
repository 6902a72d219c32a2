// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/SampleWorkspace.h"
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/ImportFiles.h"
#include "app/cli/Interruption.h"
#include "app/studies/mined/ImportLists.h"
#include "core/benchmark/Importer.h"
#include "core/exchange/FactTwins.h"
#include "core/prompt/RelationWords.h"
#include "core/store/OwnPackStore.h"
#include "core/store/UnusedWorkspace.h"
#include "core/store/Workspace.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <utility>

namespace chronoscope::app {

namespace {
constexpr std::size_t kTwinsNamed = 3;

Status keepWords(store::Workspace& workspace, const std::vector<std::string>& packs) {
    return workspace.write([&](store::Database& database) -> Status {
        for (const std::string& pack : packs)
            if (const Status kept = store::OwnPackStore(database).put(prompt::packFormat(pack), pack); !kept)
                return kept;
        return {};
    });
}

nlohmann::ordered_json toJson(const benchmark::ImportReport& report) {
    nlohmann::ordered_json fewShots = nlohmann::ordered_json::object();
    for (const auto& [domain, count] : report.fewShotsByDomain)
        fewShots[std::string(name(domain))] = count;
    const auto lines = [](const std::vector<benchmark::Skipped>& told) {
        nlohmann::ordered_json list = nlohmann::ordered_json::array();
        for (const auto& line : told)
            list.push_back(
                {{"file", line.file}, {"line", line.line}, {"reason", line.reason}, {"in_part", line.inPart}});
        return list;
    };
    return {{"files", report.files},
            {"elements", report.elements},
            {"held_out_as_exemplars", report.heldOut},
            {"few_shots", report.fewShots},
            {"already_there", report.already},
            {"repeated", report.repeated},
            {"without_three_distractors", report.withoutChoices},
            {"with_doubtful_distractors", report.doubtfulChoices},
            {"few_shots_by_domain", fewShots},
            {"skipped_count", report.skippedCount},
            {"imported_in_part_count", report.inPartCount},
            {"skipped", lines(report.skipped)},
            {"remark_count", report.remarkCount},
            {"remarks", lines(report.remarks)},
            {"ignored_files", report.ignoredFiles},
            {"bytes", report.bytes}};
}

void print(const benchmark::ImportReport& report) {
    printOut(fmt::format("{} elements and {} few-shots imported from {} files; {} were there already{}\n",
                         report.elements, report.fewShots, report.files, report.already,
                         report.repeated > 0 ? fmt::format(", {} came twice", report.repeated) : ""));
    for (const auto& [domain, count] : report.fewShotsByDomain)
        printOut(fmt::format("few-shots {}: {}\n", name(domain), count));
    if (report.withoutChoices > 0)
        printOut(
            fmt::format("{} elements or few-shots without exactly three distractors: no multiple choice for them\n",
                        report.withoutChoices));
    if (report.doubtfulChoices > 0)
        printOut(fmt::format("{} elements or few-shots with a distractor that is a right answer of some year, or there "
                             "twice: their multiple choice is asked as the file has it\n",
                             report.doubtfulChoices));
}

void printLines(const std::vector<benchmark::Skipped>& lines, std::size_t count) {
    for (const auto& line : lines)
        printNote(line.line > 0 ? fmt::format("{}:{}: {}", line.file, line.line, line.reason)
                                : fmt::format("{}: {}", line.file, line.reason));
    if (count > lines.size()) printNote(fmt::format("… and {} more", count - lines.size()));
}

void printSkipped(const benchmark::ImportReport& report, const ImportFiles& files) {
    printLines(report.skipped, report.skippedCount);
    printLines(report.remarks, report.remarkCount);
    for (const std::string& file : report.ignoredFiles)
        if (!files.leftAlone.contains(file) && !files.unread.contains(file) && !files.pictures.contains(file))
            printNote(file + ": not a benchmark file, left alone");
}

/// What is here already: facts of the table that are not the same, and exemplars, which stay what they are.
Result<facts::KnownFacts> lookAround(const store::Workspace& workspace, TableFile& table) {
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    auto found = exchange::twinsIn(*reader, table.intake);
    if (!found) return found.error();
    table.twins = std::move(found).value();
    auto known = exchange::knownFacts(*reader);
    if (known) table.heldOut = table.intake.heldOut(*known);
    return known;
}

/// "Ham · mayor, Egg · mayor, …" of the elements, or of the exemplars; empty without any.
std::string namesOfTwins(const std::vector<exchange::FactTwin>& twins, bool isExemplar, std::size_t& count) {
    std::string names;
    count = 0;
    for (const exchange::FactTwin& twin : twins) {
        if (twin.isExemplar != isExemplar || ++count > kTwinsNamed) continue;
        names += fmt::format("{}{} \u00B7 {}", names.empty() ? "" : ", ", twin.subject, twin.relation);
    }
    return count > kTwinsNamed ? names + ", \u2026" : names;
}

/// Runs would ask both, which nobody may want who took the window's years before.
void printTwins(const TableFile& table) {
    std::size_t count = 0;
    if (const std::string names = namesOfTwins(table.twins, false, count); count > 0) {
        const auto years = exchange::yearsHere(table.twins);
        printNote(fmt::format(
            "{}: {} of its elements were here already, but not the same, and runs ask both: {}{}", table.path, count,
            names, years ? fmt::format("; those are of {0}-{1}: --years {0}-{1}", years->first, years->second) : ""));
    }
    if (const std::string names = namesOfTwins(table.twins, true, count); count > 0)
        printNote(fmt::format("{}: {} of its elements are here as exemplars with other objects, and these stay as they "
                              "are: {}",
                              table.path, count, names));
}

/// Stores what was read; counts of the tables are added to those of the benchmark files.
Result<benchmark::ImportReport> storeAll(const ImportOptions& options, ImportFiles& files,
                                         const std::stop_token& stop) {
    auto workspace = store::Workspace::open(options.workspace, store::Workspace::Open::CreateIfMissing);
    if (!workspace) return workspace.error();
    if (!options.table.wording.empty())
        if (const Status kept = keepWords(**workspace, files.words); !kept) return kept.error();
    store::WorkspaceSink sink(*workspace);
    benchmark::ImportReport report;
    if (!files.benchmark.empty()) {
        auto target =
            options.datedFacts ? files.dated.elementSink(sink, *workspace) : Result<benchmark::ElementSink*>(&sink);
        if (!target) return target.error();
        auto imported = benchmark::importPaths(files.benchmark, **target, stop);
        files.dated.endElements();
        if (!imported) return imported.error();
        report = std::move(imported).value();
        std::erase_if(report.ignoredFiles, [&](const std::string& file) { return files.settled.contains(file); });
        report.skippedCount -= std::erase_if(report.skipped, [&](const benchmark::Skipped& one) {
            std::error_code ignored; // a link to a folder of pictures, which a study follows
            return one.line == 0 && files.settled.contains(one.file) &&
                   std::filesystem::is_symlink(one.file, ignored) && std::filesystem::is_directory(one.file, ignored);
        });
    }
    for (TableFile& table : files.tables) {
        const auto& [path, intake, lists, twins, heldOut] = table;
        const auto known = lookAround(**workspace, table);
        if (!known) return known.error();
        const auto stored = facts::storeFacts(intake, sink, stop, *known);
        if (!stored) return stored.error();
        report.heldOut += stored->heldOut;
        ++report.files;
        report.elements += stored->added;
        report.already += stored->already;
        report.repeated += stored->repeated;
        report.withoutChoices += intake.counts().withoutChoices;
        const Status dated =
            files.dated.storeTable(**workspace, path, lists ? lists->table : std::string(), intake.options(), stop);
        if (!dated) return dated.error();
    }
    if (const Status dated = files.dated.store(**workspace, stop); !dated) return dated.error();
    if (const Status stored = files.mined.store(**workspace, stop); !stored) return stored.error();
    return report;
}

int import(const ImportOptions& options) {
    Interruption interruption;
    auto files = readTables(options, interruption.token());
    if (!files) return printError(files.error());
    std::size_t leftOut = 0;
    for (auto& [path, intake, lists, twins, heldOut] : files->tables) {
        heldOut = intake.heldOut(); // until it is known what the workspace has
        leftOut += intake.counts().leftOut + (lists ? lists->leftOut.size() : 0);
        if (lists) printListNotes(path, *lists);
        printFactMessages(path, intake);
    }
    if (options.table.strict && !files->isTablesOnly())
        return printError({ErrorCode::InvalidArgument, "--strict is for tables",
                           !files->benchmark.empty() ? files->benchmark.front()
                           : files->mined.isEmpty()  ? files->dated.first()
                                                     : files->mined.first()});
    const bool isRefused = options.table.strict && leftOut > 0;
    if (isRefused) printNote(fmt::format("nothing is imported: {} rows would be left out", leftOut));
    std::error_code unknown;
    const bool isNew = !isRefused && !std::filesystem::exists(options.workspace, unknown);
    const auto report = isRefused ? Result(benchmark::ImportReport()) : storeAll(options, *files, interruption.token());
    if (isNew) (void)store::removeUnused(options.workspace); // where it cannot be, what happened is told all the same
    if (!report) return printError(report.error());
    if (options.json) {
        nlohmann::ordered_json json = toJson(*report);
        for (const auto& [path, intake, lists, twins, heldOut] : files->tables) {
            json["tables"].push_back(factsJson(path, intake, heldOut));
            json["tables"].back()["here_but_not_the_same"] = twins.size();
            if (lists) json["tables"].back()["lists"] = listsJson(*lists);
        }
        if (auto dated = files->dated.json(); !dated.empty()) json["dated_facts"] = std::move(dated);
        if (auto mined = files->mined.json(); !mined.empty()) json["mined"] = std::move(mined);
        printOut(json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n");
    } else {
        for (const TableFile& table : files->tables)
            printFacts(table.path, table.intake, table.heldOut);
        files->dated.print();
        files->mined.print();
        if (report->files > 0 || (files->dated.isEmpty() && files->mined.isEmpty())) print(*report);
    }
    printSkipped(*report, *files);
    printLeftAlone(*files);
    for (const TableFile& table : files->tables) {
        printTwins(table);
        if (const auto otherwise = table.intake.heldOutCounts(table.heldOut).otherwise; otherwise > 0)
            printNote(fmt::format("{}: {} elements are asked, or held out as exemplars, here already; what the column "
                                  "held_out says of them changes nothing",
                                  table.path, otherwise));
    }
    files->dated.printFaults();
    files->mined.printFaults();
    return report->skippedCount + leftOut + files->unread.size() + files->dated.leftOut() + files->mined.leftOut() > 0
               ? kBadInput
               : kDone;
}
} // namespace

void addImportCommand(CLI::App& root, Action& action) {
    auto options = std::make_shared<ImportOptions>();
    CLI::App* command = root.add_subcommand(
        "import",
        "Import benchmark files, folders of them, items of MINED with their images, dated facts, files of DyKnow, "
        "V-DyKnow and EvolveBench, or tables of your own facts; exit status 3 if any line, row or image was left out, "
        "or a file of them was not read");
    command->add_option("-w,--workspace", options->workspace, "Workspace file, made when missing")->required();
    command
        ->add_option("PATH", options->paths,
                     "Files and folders in ChroKnowBench's layout; CSV, TSV or JSON Lines with "
                     "subject, relation, object, from, to; JSON Lines of dated facts, or a CSV in the columns "
                     "of TimeStress; task files of MINED, or a folder of them; JSON of DyKnow, V-DyKnow and "
                     "EvolveBench, whose lists of dated answers become facts")
        ->required();
    addTableOptions(*command, options->table);
    command->add_flag("--dated-facts", options->datedFacts,
                      "Also make dated facts, at the precision of years, of the dynamic elements of benchmark files");
    command->add_option("--images", options->images,
                        "Folder that the images of MINED's task files are in (default: imgs beside the files)");
    command->add_flag("--json", options->json, "One JSON document");
    command->callback([options, &action] { action = [options] { return import(*options); }; });
}

void addSampleCommand(CLI::App& root, Action& action) {
    auto path = std::make_shared<std::string>();
    CLI::App* command = root.add_subcommand(
        "sample",
        "Make a workspace of the bundled sample with finished runs: calibration models, and a real one as recorded");
    command->add_option("-w,--workspace", *path, "Workspace file to make")->required();
    command->callback([path, &action] {
        action = [path] {
            ProgressLine line;
            const Status made =
                makeSampleWorkspace(*path, [&](const run::RunProgress& progress) { line.show(progress); });
            return made ? static_cast<int>(kDone) : printError(made.error());
        };
    });
}

} // namespace chronoscope::app
