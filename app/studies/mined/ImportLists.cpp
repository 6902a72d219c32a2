// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/mined/ImportLists.h"

#include "app/cli/Console.h"
#include "core/facts/FactImport.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace chronoscope::app {

using nlohmann::ordered_json;

namespace {
void printAll(const std::string& path, const std::vector<mined::ListNote>& notes, const char* what) {
    for (const mined::ListNote& note : notes)
        printNote(note.value > 0
                      ? fmt::format("{}: value {} ({}) {}: {}", path, note.value, note.place, what, note.reason)
                      : fmt::format("{}: {} {}: {}", path, note.place, what, note.reason));
}

ordered_json notesJson(const std::vector<mined::ListNote>& notes) {
    ordered_json list = ordered_json::array();
    for (const mined::ListNote& note : notes)
        list.push_back({{"value", note.value}, {"place", note.place}, {"reason", note.reason}});
    return list;
}
} // namespace

Result<std::optional<mined::DatedLists>> datedListsIn(const std::string& path) {
    const auto bytes = facts::factBytes(path);
    const bool isTable = bytes && facts::FactTable::open(*bytes, {}).ok(); // in which such words may stand
    if (!bytes || isTable || !mined::looksLikeDatedLists(*bytes)) return std::optional<mined::DatedLists>();
    auto lists = mined::readDatedLists(*bytes);
    if (!lists) return Error{lists.error().code, lists.error().message, path};
    return std::optional(std::move(lists).value());
}

void printListNotes(const std::string& path, const mined::DatedLists& lists) {
    printNote(
        fmt::format("{}: read as {} values in {} lists in the layout of {}; the lines below are numbers of values",
                    path, lists.values, lists.lists, name(lists.layout)));
    printAll(path, lists.leftOut, "is left out");
    printAll(path, lists.guessed, "was guessed at");
}

ordered_json listsJson(const mined::DatedLists& lists) {
    return {{"layout", name(lists.layout)},
            {"lists", lists.lists},
            {"values", lists.values},
            {"left_out", notesJson(lists.leftOut)},
            {"guessed", notesJson(lists.guessed)}};
}

} // namespace chronoscope::app
