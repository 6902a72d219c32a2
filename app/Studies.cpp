// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/Studies.h"

#include "app/Resources.h"
#include "app/sources/DistractRows.h"
#include "app/studies/chroknow/ElementRows.h"
#include "app/studies/chroknow/ElementViews.h"
#include "app/studies/chroknow/TraversalViews.h"
#include "app/studies/mined/MinedRows.h"
#include "app/studies/mined/MinedViews.h"
#include "app/studies/robustness/ScoreRows.h"
#include "app/studies/robustness/StressViews.h"
#include "core/studies/BuiltIn.h"
#include "core/studies/chroknow/traversal/TraversalWords.h"

#include <utility>

namespace chronoscope::app {

namespace {
std::vector<StudyEntry>& addedStudies() {
    static std::vector<StudyEntry> added;
    return added;
}
} // namespace

std::vector<std::unique_ptr<StudyViews>> studyViews() {
    std::vector<std::unique_ptr<StudyViews>> all;
    all.push_back(elementViews());
    all.push_back(traversalViews());
    all.push_back(stressViews());
    all.push_back(minedViews());
    for (const StudyEntry& one : addedStudies())
        if (one.views) all.push_back(one.views());
    return all;
}

std::vector<std::unique_ptr<RunReader>> runReaders() {
    std::vector<std::unique_ptr<RunReader>> all;
    all.push_back(elementRows());
    all.push_back(scoreRows());
    all.push_back(minedRows());
    all.push_back(distractRows());
    for (const StudyEntry& one : addedStudies())
        if (one.rows) all.push_back(one.rows());
    return all;
}

std::vector<AddCommand> studyCommands() {
    std::vector<AddCommand> all;
    for (const StudyEntry& one : addedStudies())
        if (one.commands) all.push_back(one.commands);
    return all;
}

void addStudy(StudyEntry entry) {
    study::addStudy(entry.study);
    if (entry.window) ui::addStudyPage(*entry.window);
    addedStudies().push_back(std::move(entry));
}

Result<std::shared_ptr<const traversal::TraversalWords>> shippedWords() {
    auto words = traversal::TraversalWords::parse(traversalWords());
    if (!words) return words.error();
    return std::make_shared<const traversal::TraversalWords>(std::move(words).value());
}

} // namespace chronoscope::app
