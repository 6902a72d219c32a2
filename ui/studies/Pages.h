// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/exchange/FolderFiles.h"
#include "ui/inspector/StudyInspection.h"

#include <QKeySequence>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

class QMenu;
class QTabWidget;
class QWidget;

namespace chronoscope::exchange {
class Published;
}
namespace chronoscope::store {
struct RunRecord;
}
namespace chronoscope::traversal {
class TraversalWords;
}

namespace chronoscope::ui {

class AnnotationHub;
class Dialogs;
class RunDialog;
class RunStarter;
class Session;
class Settings;
class StudyFilter;

/// What a study's page may use of the window, all of it longer there than the page.
struct StudyParts {
    Session& session;
    RunStarter& starter;
    Dialogs& dialogs;
    AnnotationHub& annotations;     ///< their labels can be filtered by
    std::function<void()> showRuns; ///< goes to the Runs page
    std::function<void()> inspect;  ///< opens the Inspector where it is closed
    /// Shows the dialog of new runs, which is the window's from now on, and has what is wished fulfilled.
    std::function<void(RunDialog* dialog)> askRun;
    std::function<void()> showWaysIn; ///< goes to the page of the first start: no workspace is open
};

/// The page of a study other than ChroKnowledge, with its place on the rail.
struct StudyPage {
    const char* name;
    const char* icon;
    QString title;
    QKeySequence keys; ///< that show it: those with numbers are taken
    QWidget* widget;
    std::string study;                              ///< whose runs it shows
    std::function<void(qint64)> showRun;            ///< one of them
    StudyFilter* filter;                            ///< what it is narrowed to: its filter bar stands above it
    StudyInspection inspection = {};                ///< what the Inspector shows of them; without a view: nothing
    std::function<RunDialog*()> makeRunDialog = {}; ///< of new runs; none: its runs are made on its page alone
    exchange::StudyFiles files = {};                ///< which files its page takes
    QString apartText = {}; ///< of one that lies in a folder that it reads as one, and is not read with it
    /// Of such files and folders; the page says what came of it. `elsewhere`: what is read otherwise of the same
    /// folders.
    std::function<void(const QStringList& paths, const QStringList& elsewhere)> importFiles = {};
    /// Adds to the menu of a list elsewhere what can be done with something of this study; `seen` shows its page.
    std::function<void(QMenu& menu, const StudySelection& of, const std::function<void()>& seen)> offer = {};
    /// How much of its own a workspace has to ask about, run or not; query thread. May be empty.
    std::function<Result<std::int64_t>(store::Database& database)> countItems = {};
};

/// The list of them, in the order of the rail; their widgets are children of `parent`. GUI thread.
std::vector<StudyPage> makeStudyPages(const StudyParts& parts, QWidget* parent);

struct StudyActions;
/// What can be done on the pages of studies, in the order of the rail: for the palette and for keys. GUI thread (tr).
std::vector<StudyActions> studyActions();

/// The views of the page Traversal: one traversal step by step, and what runs of many changed.
struct TraversalViews {
    QWidget* stepper;
    QWidget* report;
    std::function<void(qint64)> showRun; ///< one of them, in the report
};

/// What they need besides.
struct TraversalParts {
    std::shared_ptr<const traversal::TraversalWords> words;
    std::shared_ptr<const exchange::Published> published; ///< may be null
    Settings& settings;
    std::function<void()> askBaseRun; ///< shows the dialog of runs that they could start from
    std::function<void()> runAsked;   ///< a traversal run is on its way
};

/// Children of `tabs`, which they are shown in. GUI thread.
TraversalViews makeTraversalViews(const StudyParts& parts, const TraversalParts& besides, QTabWidget* tabs);

/// What a run asks, in one line; empty where its study has no words of its own for it.
QString studySpecText(const Session& session, const store::RunRecord& record);

} // namespace chronoscope::ui
