// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/SampleWorkspace.h"
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/ImportTables.h"
#include "app/cli/Interruption.h"
#include "app/cli/OwnWords.h"
#include "app/studies/mined/ImportLists.h"
#include "app/studies/mined/ImportMined.h"
#include "app/studies/robustness/ImportFacts.h"
#include "app/studies/robustness/Questions.h"
#include "core/benchmark/Importer.h"
#include "core/exchange/FactTwins.h"
#include "core/exchange/FolderFiles.h"
#include "core/prompt/RelationWords.h"
#include "core/store/OwnPackStore.h"
#include "core/store/UnusedWorkspace.h"
#include "core/store/Workspace.h"
#include "core/studies/mined/TaskFiles.h"
#include "core/studies/robustness/FactFile.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <utility>

namespace chronoscope::app {

namespace {
constexpr std::size_t kTwinsNamed = 3;
constexpr const char* kNamedOtherwise = "may be a table of facts, but beside a benchmark only one with the columns "
                                        "subject, relation and object is read: name the file itself to import it";
constexpr const char* kApart = "a task file of MINED that is not read with the folder around it: import it, or its own "
                               "folder, by itself";

struct ImportOptions {
    std::string workspace;
    std::vector<std::string> paths;
    std::string images;
    TableWords table;
    bool datedFacts = false;
    bool json = false;
};

/// A table of somebody's own facts.
struct TableFile {
    std::string path;
    facts::FactIntake intake;
    std::optional<mined::DatedLists> lists = {}; ///< the file, where the table was made of it
    std::vector<exchange::FactTwin> twins = {};  ///< here before it was imported, and not the same
    std::vector<bool> heldOut = {};              ///< FactIntake::heldOut()
};

/// The files of one import: items of MINED, dated facts, tables of somebody's own facts, and the rest.
struct ImportFiles {
    ImportMined mined;
    ImportFacts dated;
    bool isTablesOnly() const { return benchmark.empty() && dated.isEmpty() && mined.isEmpty(); }
    std::vector<std::string> benchmark;
    std::vector<TableFile> tables;
    std::vector<std::string> words;               ///< that the workspace has from now on: packs
    std::map<std::string, std::string> leftAlone; ///< files of folders that are nothing of all this, and why
    std::map<std::string, std::string> unread;    ///< files of folders that hold something and are not read, and why
    std::set<std::string> settled;  ///< files of folders that the import of a benchmark has nothing to say of
    std::set<std::string> pictures; ///< of folders, that nothing names
    std::vector<std::string> notes; ///< of folders as a whole
};

/// Of many files that are nothing of ours the first.
void printLeftAlone(const ImportFiles& files) {
    constexpr std::size_t kMostNamed = 20;
    for (const auto& [file, why] : files.unread)
        printNote(fmt::format("{}: {}", file, why));
    std::size_t named = 0;
    for (const auto& [file, why] : files.leftAlone)
        if (++named <= kMostNamed) printNote(fmt::format("{}: {}", file, why));
    if (named > kMostNamed) printNote(fmt::format("\u2026 and {} more files left alone", named - kMostNamed));
    for (const std::string& note : files.notes)
        printNote(note);
}

/// A file is a table by what it holds; what is neither a table nor named like a benchmark file is refused as a table,
/// with the better reason.
bool isTable(const std::string& path, const facts::FactOptions& options) {
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored)) return false;
    return facts::isFactFile(path, options.map) || !benchmark::fileKind(path);
}

/// The pack in a file, laid over those that are there by format.
Status layWords(const std::string& path, std::map<std::string, std::string>& packs) {
    const auto text = facts::factBytes(path);
    if (!text) return text.error();
    const std::string format = prompt::packFormat(*text);
    const std::string before = packs.contains(format) ? packs.at(format) : std::string();
    Result<std::string> laid = Error{
        ErrorCode::BadInput,
        fmt::format("no words of relations: \"format\" is neither {} nor {}", prompt::kRelationPack, questionFormat()),
        path};
    if (format == prompt::kRelationPack) {
        const auto words = prompt::wordsIn(*text);
        laid = words ? prompt::packWith(before, *words) : Result<std::string>(words.error());
    } else if (format == questionFormat()) {
        laid = layQuestions(before, *text);
    }
    if (!laid) return Error{laid.error().code, laid.error().message, path};
    packs[format] = std::move(laid).value();
    return {};
}

/// The words of the workspace, with those of the packs that were named laid over them.
Result<std::vector<std::string>> wordsOf(const ImportOptions& options) {
    const auto own = ownPacks(options.workspace);
    if (!own) return own.error();
    std::map<std::string, std::string> packs;
    for (const std::string& pack : *own)
        packs[prompt::packFormat(pack)] = pack;
    for (const std::string& path : options.table.wording)
        if (const Status laid = layWords(path, packs); !laid) return laid.error();
    std::vector<std::string> all;
    for (auto& [format, pack] : packs)
        all.push_back(std::move(pack));
    return all;
}

Status keepWords(store::Workspace& workspace, const std::vector<std::string>& packs) {
    return workspace.write([&](store::Database& database) -> Status {
        for (const std::string& pack : packs)
            if (const Status kept = store::OwnPackStore(database).put(prompt::packFormat(pack), pack); !kept)
                return kept;
        return {};
    });
}

Status readNamed(const std::string& path, const ImportOptions& options, const facts::FactOptions& wanted,
                 ImportFiles& files, const std::stop_token& stop) {
    auto lists = datedListsIn(path);
    if (!lists) return lists.error();
    if (*lists) {
        facts::FactOptions made = wanted;
        made.map.clear(); // the columns are ours
        auto intake =
            facts::FactIntake::read((*lists)->table, std::filesystem::path(path).filename().string(), made, stop);
        if (!intake) return Error{intake.error().code, intake.error().message, path};
        files.tables.push_back({path, std::move(intake).value(), std::move(*lists)});
        return {};
    }
    const auto isTaken = files.dated.take(path, !options.table.map.empty());
    if (!isTaken) return isTaken.error();
    if (*isTaken) return {};
    if (!isTable(path, wanted)) {
        files.benchmark.push_back(path);
        return {};
    }
    auto intake = facts::readFactFile(path, wanted, stop);
    if (!intake) return intake.error();
    files.tables.push_back({path, std::move(intake).value()});
    return {};
}

/// What the studies say of the files below a folder, MINED first. A table that somebody gave the columns of holds no
/// dated facts.
std::vector<exchange::StudyFiles> filesOfStudies(bool isMapped) {
    return {mined::filesOfMined(), isMapped ? exchange::StudyFiles() : robustness::filesOfFacts()};
}

std::string reasonOf(const exchange::FolderFiles::Unread& one) {
    if (one.problem == std::errc::no_such_file_or_directory) return "a link to nothing";
    return "cannot be read: " + one.problem.message();
}

/// What is left alone below a folder, and what cannot be read. `isWhole`: the import of a benchmark is told of the
/// folder too.
void tellOthers(const std::string& folder, bool isWhole, const exchange::FolderFiles& below, ImportFiles& files) {
    using Why = exchange::FolderFiles::Why;
    for (const auto& [file, why, study] : below.left) {
        if (why == Why::Likely)
            files.leftAlone[file] = kNamedOtherwise;
        else if (why == Why::Apart)
            files.unread[file] = kApart;
        else if (!below.parts.empty() || !isWhole) // else the import of a benchmark says so
            files.leftAlone[file] = "neither dated facts nor a table of facts, left alone";
    }
    for (const auto& one : below.unread)
        if (!one.isFolder || !isWhole) files.unread[one.path] = reasonOf(one);
    files.settled.insert(below.told.begin(), below.told.end());
    files.pictures.insert(below.pictures.begin(), below.pictures.end());
    if (!below.pictures.empty()) files.notes.push_back(strayPictures(folder, below.pictures.size()));
}

/// Its benchmark files, its task files of MINED, and each other file as if it were named.
Status readFolder(const std::string& folder, const ImportOptions& options, const facts::FactOptions& wanted,
                  ImportFiles& files, const std::stop_token& stop) {
    const auto below = exchange::filesBelow(folder, filesOfStudies(!wanted.map.empty()), wanted.map, stop);
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "cancelled", folder};
    if (options.table.strict && !below.unread.empty())
        return Error{ErrorCode::BadInput, reasonOf(below.unread.front()), below.unread.front().path};
    const bool isWhole =
        !below.benchmark.empty() || !below.lost.empty() || (below.parts.empty() && below.unread.empty());
    if (isWhole) files.benchmark.push_back(folder);
    tellOthers(folder, isWhole, below, files);
    std::vector<std::string> others;
    for (const auto& part : below.parts) {
        files.settled.insert(part.path);
        if (!files.mined.take(part.path, options.images)) others.push_back(part.path);
    }
    for (const std::string& file : below.benchmark)
        files.mined.leave(file);
    for (const std::string& file : others)
        files.mined.leave(file);
    for (const std::string& file : others) {
        const Status read = readNamed(file, options, wanted, files, stop);
        if (read) continue;
        if (options.table.strict || read.error().code == ErrorCode::Cancelled) return read;
        files.unread[file] = read.error().message; // the others are imported all the same
    }
    return {};
}

/// All tables are read and checked before anything is stored.
Result<ImportFiles> readTables(const ImportOptions& options, const std::stop_token& stop) {
    ImportFiles files;
    auto words = wordsOf(options);
    if (!words) return words.error();
    files.words = std::move(words).value();
    files.dated.useWords(files.words);
    const auto wanted = toOptions(options.table, files.words);
    if (!wanted) return wanted.error();
    for (const std::string& path : options.paths) {
        std::error_code ignored;
        const bool isFolder = std::filesystem::is_directory(path, ignored);
        if (!isFolder && files.mined.take(path, options.images)) continue;
        const Status read =
            isFolder ? readFolder(path, options, *wanted, files, stop) : readNamed(path, options, *wanted, files, stop);
        if (!read) return read.error();
    }
    if (!files.isTablesOnly() || !files.tables.empty() || files.unread.empty()) return files;
    printLeftAlone(files);
    return Error{ErrorCode::BadInput, "nothing can be read", options.paths.front()};
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
