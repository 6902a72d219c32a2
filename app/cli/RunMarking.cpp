// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/RunMarking.h"

#include "app/cli/CommandLine.h"
#include "app/cli/Console.h"
#include "app/cli/OpenRun.h"
#include "core/analysis/TableText.h"
#include "core/store/RunMarkStore.h"
#include "core/store/RunRemoval.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace chronoscope::app {

namespace {
/// The run that is named: one that is deleted where it is brought back, and where it is removed for good also one.
Result<std::int64_t> runNamed(store::Database& reader, const std::string& idOrName, const RunMarking& marking) {
    if (!marking.bringBack) {
        const auto found = findRun(reader, idOrName);
        if (found) return found->id;
        if (!marking.forGood || found.error().code != ErrorCode::NotFound) return found.error();
    }
    const auto all = store::RunMarkStore(reader).deleted();
    if (!all) return all.error();
    for (const auto& one : *all)
        if (std::to_string(one.id) == idOrName || one.name == idOrName) return one.id;
    return Error{ErrorCode::NotFound, "no such deleted run", idOrName};
}

Result<std::vector<std::string>> tagsAfter(store::RunMarkStore& marks, std::int64_t run, const RunMarking& marking) {
    auto before = marks.of(run);
    if (!before) return before.error();
    std::vector<std::string> tags = std::move(before->tags);
    tags.insert(tags.end(), marking.tags.begin(), marking.tags.end());
    std::erase_if(tags, [&](const std::string& tag) {
        return std::find(marking.untags.begin(), marking.untags.end(), tag) != marking.untags.end();
    });
    return tags;
}

/// A name need not be unlike others, but names the newest run then.
void tellNamesakes(store::Database& reader, std::int64_t run, const std::string& name) {
    const auto runs = store::RunStore(reader).all();
    if (!runs) return;
    for (const store::RunRecord& other : *runs)
        if (other.id != run && other.name == name)
            printNote(fmt::format("run {} is called {} too: by that name the newest is meant", other.id, name));
}

Status change(store::Database& database, std::int64_t run, const RunMarking& marking) {
    store::RunMarkStore marks(database);
    if (!marking.tags.empty() || !marking.untags.empty()) { // first what can be refused
        const auto tags = tagsAfter(marks, run, marking);
        if (!tags) return tags.error();
        if (const Status set = marks.setTags(run, *tags); !set) return set;
    }
    if (!marking.name.empty())
        if (const Status renamed = marks.rename(run, marking.name); !renamed) return renamed;
    if (!marking.note.empty() || marking.noNote)
        if (const Status noted = marks.setNote(run, marking.noNote ? std::string() : marking.note); !noted)
            return noted;
    if (marking.bringBack) return marks.bringBack(run);
    if (marking.putAway) return marking.forGood ? store::removeRun(database, run) : marks.putAway(run);
    return {};
}
} // namespace

void addRunMarking(CLI::App& runs, RunMarking& marking) {
    CLI::Option* run = runs.add_option("--run", marking.run, "Change this run, by id or name, and list nothing");
    runs.add_option_function<std::string>(
            "--rename",
            [&marking](const std::string& name) {
                marking.name = name;
                marking.wantsName = true;
            },
            "Call it this")
        ->needs(run);
    runs.add_option("--note", marking.note, "Write this down with it")->needs(run);
    runs.add_flag("--no-note", marking.noNote, "Forget its note")->needs(run)->excludes(runs.get_option("--note"));
    runs.add_option("--tag", marking.tags, "Give it this tag; may be repeated")->needs(run)->allow_extra_args(false);
    runs.add_option("--untag", marking.untags, "Take this tag off; may be repeated")
        ->needs(run)
        ->allow_extra_args(false);
    CLI::Option* away =
        runs.add_flag("--delete", marking.putAway, "Take it out of all lists; it can be brought back for 30 days")
            ->needs(run);
    runs.add_flag("--for-good", marking.forGood, "With --delete: remove it and all its replies now")->needs(away);
    runs.add_flag("--restore", marking.bringBack, "Bring a deleted run back")->needs(run)->excludes(away);
    runs.add_flag("--deleted", marking.wantsDeleted, "List the deleted runs that can be brought back")->excludes(run);
    runs.add_option("--tagged", marking.tagged, "List only runs with this tag")->excludes(run);
}

int markRun(const std::string& workspace, const RunMarking& marking) {
    auto open = openWorkspace(workspace, store::Workspace::Open::ExistingToWrite);
    if (!open) return printError(open.error());
    const auto run = runNamed(open->reader, marking.run, marking);
    if (!run) return printError(run.error());
    if (marking.wantsName && marking.name.empty()) return printError(wrong("a name is not empty", "--rename"));
    if (marking.wantsName) tellNamesakes(open->reader, *run, marking.name);
    const Status changed =
        open->workspace->write([&](store::Database& database) { return change(database, *run, marking); });
    return changed ? static_cast<int>(kDone) : printError(changed.error());
}

CLI::Validator runName() {
    return {[](const std::string& text) {
                const auto name = store::RunMarkStore::nameOf(text);
                return text.empty() || name ? std::string() : name.error().text();
            },
            "NAME"};
}

int nameApart(store::Workspace& workspace, const std::vector<std::int64_t>& runs, store::RunMarkStore::Apart apart) {
    const auto named = workspace.write(
        [&](store::Database& database) { return store::RunMarkStore(database).nameApart(runs, apart); });
    if (!named) return printError(named.error());
    for (const auto& [run, name] : *named)
        printNote(fmt::format("run {} is called {}", run, name));
    return kDone;
}

int listDeleted(const std::string& workspace, bool json) {
    auto open = openWorkspace(workspace);
    if (!open) return printError(open.error());
    const auto runs = store::RunMarkStore(open->reader).deleted();
    if (!runs) return printError(runs.error());
    analysis::Table table;
    table.addColumn("id", true);
    table.addColumn("name");
    table.addColumn("deleted");
    for (const auto& run : *runs)
        table.rows.push_back({std::to_string(run.id), run.name, run.at});
    printTable(table, json);
    return kDone;
}

} // namespace chronoscope::app
