// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/Studies.h"
#include "tests/tinystudy/TinyStudy.h"
#include "widgets/plots/HeatmapData.h"

#include <vector>

namespace chronoscope::tiny {

/// The whole of it, for app::addStudy(): that is the one line by which a program of tests knows it.
app::StudyEntry tinyStudy();

/// Its parts. Commands are of the main thread, the page of the GUI thread.
std::unique_ptr<app::StudyViews> tinyViews();
std::unique_ptr<app::RunReader> tinyRows();
void addTinyCommands(CLI::App& root, std::function<int()>& action); ///< tiny, tiny-import
ui::StudyPage tinyPage(const ui::StudyParts& parts, QWidget* parent);
ui::StudyActions tinyActions(); ///< on the page
ui::StudyWords tinyWords();

/// The measure of each run in each tone, as `report` and the page have it.
struct TinyRun {
    store::RunRecord run;
    std::array<Share, kTones.size()> shares;
};
Result<std::vector<TinyRun>> tinyNumbers(store::Database& database, const std::vector<store::RunRecord>& runs);
analysis::Table tinyTable(const std::vector<TinyRun>& runs);
widgets::HeatmapData tinyMap(const std::vector<TinyRun>& runs);

} // namespace chronoscope::tiny
