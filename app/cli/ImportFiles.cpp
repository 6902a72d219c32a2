// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/ImportFiles.h"

#include "app/cli/Console.h"
#include "app/cli/OwnWords.h"
#include "app/studies/mined/ImportLists.h"
#include "app/studies/robustness/Questions.h"
#include "core/benchmark/Importer.h"
#include "core/exchange/FolderFiles.h"
#include "core/prompt/RelationWords.h"
#include "core/studies/mined/TaskFiles.h"
#include "core/studies/robustness/FactFile.h"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>
#include <utility>

namespace chronoscope::app {

namespace {
constexpr const char* kNamedOtherwise = "may be a table of facts, but beside a benchmark only one with the columns "
                                        "subject, relation and object is read: name the file itself to import it";
constexpr const char* kSpecial = "a pipe, a socket or a device, left alone";
constexpr const char* kApart = "a task file of MINED that is not read with the folder around it: import it, or its own "
                               "folder, by itself";

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
    using What = exchange::FolderFiles::Unread::What;
    if (one.what == What::LinkedFolder) return "a link to a folder, which is not followed";
    if (one.what == What::Special) return "a pipe, a socket or a device, which is not read";
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
        else if (why == Why::Special)
            files.leftAlone[file] = kSpecial;
        else if (!below.parts.empty() || !isWhole) // else the import of a benchmark says so
            files.leftAlone[file] = "neither dated facts nor a table of facts, left alone";
    }
    for (const auto& one : below.unread)
        if (!one.isFolder || !isWhole) files.unread[one.path] = reasonOf(one);
    files.settled.insert(below.told.begin(), below.told.end());
    files.settled.insert(below.named.begin(), below.named.end());
    files.pictures.insert(below.pictures.begin(), below.pictures.end());
    if (!below.pictures.empty()) files.notes.push_back(strayPictures(folder, below.pictures.size()));
}

/// Its benchmark files, its task files of MINED, and each other file as if it were named.
Status readFolder(const std::string& folder, const ImportOptions& options, const facts::FactOptions& wanted,
                  ImportFiles& files, const std::stop_token& stop) {
    const auto below =
        exchange::filesBelow(folder, filesOfStudies(!wanted.map.empty()), wanted.map, stop, options.paths);
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "cancelled", folder};
    if (options.table.strict && !below.unread.empty())
        return Error{ErrorCode::BadInput, reasonOf(below.unread.front()), below.unread.front().path};
    const bool isEmpty = below.parts.empty() && below.unread.empty() && below.named.empty();
    const bool isWhole = !below.benchmark.empty() || !below.lost.empty() || isEmpty;
    if (isWhole) files.benchmark.push_back(folder);
    tellOthers(folder, isWhole, below, files);
    std::vector<std::string> others;
    for (const auto& part : below.parts) {
        files.settled.insert(part.path);
        if (!files.mined.take(part.path, options.images)) others.push_back(part.path);
    }
    for (const auto* elsewhere : {&below.benchmark, &below.named})
        for (const std::string& file : *elsewhere)
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
} // namespace

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

} // namespace chronoscope::app
