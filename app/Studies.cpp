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
#include "core/study/Study.h"

#include <atomic>
#include <string>
#include <utility>

namespace chronoscope::app {

namespace {
std::vector<StudyEntry>& addedStudies() {
    static std::vector<StudyEntry> added;
    return added;
}

std::atomic<bool>& isListUsed() {
    static std::atomic<bool> used = false;
    return used;
}

/// For what is made of them, after which none is added.
const std::vector<StudyEntry>& allAdded() {
    isListUsed().store(true, std::memory_order_relaxed);
    return addedStudies();
}
} // namespace

std::vector<std::unique_ptr<StudyViews>> studyViews() {
    std::vector<std::unique_ptr<StudyViews>> all;
    all.push_back(elementViews());
    all.push_back(traversalViews());
    all.push_back(stressViews());
    all.push_back(minedViews());
    for (const StudyEntry& one : allAdded())
        if (one.views) all.push_back(one.views());
    return all;
}

std::vector<std::unique_ptr<RunReader>> runReaders() {
    std::vector<std::unique_ptr<RunReader>> all;
    all.push_back(elementRows());
    all.push_back(scoreRows());
    all.push_back(minedRows());
    all.push_back(distractRows());
    for (const StudyEntry& one : allAdded())
        if (one.rows) all.push_back(one.rows());
    return all;
}

std::vector<AddCommand> studyCommands() {
    std::vector<AddCommand> all;
    for (const StudyEntry& one : allAdded())
        if (one.commands) all.push_back(one.commands);
    return all;
}

Status addStudy(StudyEntry entry) {
    if (isListUsed().load(std::memory_order_relaxed))
        return Error{ErrorCode::InvalidArgument, "a study is added before commands are made",
                     std::string(entry.study->key())};
    if (const Status added = study::addStudy(entry.study); !added) return added;
    if (entry.window) ui::addStudyPage(*entry.window);
    addedStudies().push_back(std::move(entry));
    return {};
}

Result<std::shared_ptr<const traversal::TraversalWords>> shippedWords() {
    auto words = traversal::TraversalWords::parse(traversalWords());
    if (!words) return words.error();
    return std::make_shared<const traversal::TraversalWords>(std::move(words).value());
}

} // namespace chronoscope::app
