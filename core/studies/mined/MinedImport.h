// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Workspace.h"
#include "core/studies/mined/Audit.h"
#include "core/studies/mined/TaskFiles.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::mined {

/// Something of a task file that was left out, or is to be known.
struct ImportNote {
    std::string file;
    std::uint64_t line = 0; ///< 0: the whole file
    std::string reason;
};

/// A finding of the audit, with its place.
struct AuditRow {
    std::string file;
    std::uint64_t line = 0;
    ContentId id{};
    Task task = Task::TA;
    std::string number;
    std::string subject;
    AuditFinding finding;
};

struct MinedReport {
    std::size_t files = 0;
    std::size_t items = 0;                    ///< added
    std::size_t already = 0;                  ///< were there before
    std::size_t repeated = 0;                 ///< rows of an item that the files have already; counted nowhere else
    std::size_t completed = 0;                ///< were there without a picture that they have now
    std::size_t images = 0;                   ///< added, each content once
    std::size_t withoutImages = 0;            ///< items that lack a picture: they are not asked about it
    std::array<std::size_t, kTasks> byTask{}; ///< items that are there now, new or not
    std::vector<ImportNote> leftOut;          ///< items and files that are not stored
    std::vector<ImportNote> imageProblems;    ///< each picture once
    std::vector<AuditRow> audit;              ///< of the same items
    std::array<std::size_t, kAuditCodes> byCode{};
    std::vector<std::string> ignoredFiles;
    std::vector<std::string> apart; ///< of these, task files, which are read where they are named
    /// That lie in the folder, and no row names, refused or not. Nothing: not known, for rows that could not be read
    /// may name some.
    std::optional<std::size_t> unnamedPictures = 0;
};

/// Hears after each transaction how many items are in the workspace, new or not.
using ImportTold = std::function<void(std::size_t items)>;

/// Reads the task files and their pictures into a workspace, some items at a time. A bad item or picture is told and
/// the rest kept. Errors only where the workspace fails, or Cancelled on `stop` (what was stored stays). Blocks; any
/// thread.
Result<MinedReport> importMined(store::Workspace& workspace, const TaskFiles& files, const std::stop_token& stop = {},
                                const ImportTold& told = {});

/// A task file that is in memory.
struct TaskText {
    std::string name; ///< by which problems are told
    std::string text;
};
/// The same of these, with pictures below `roots`.
Result<MinedReport> importTaskTexts(store::Workspace& workspace, const std::vector<TaskText>& texts,
                                    const std::vector<std::string>& roots, const std::stop_token& stop = {},
                                    const ImportTold& told = {});

} // namespace chronoscope::mined
