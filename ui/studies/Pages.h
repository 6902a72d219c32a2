// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/inspector/StudyInspection.h"

#include <QKeySequence>
#include <QString>

#include <functional>
#include <string>
#include <vector>

class QWidget;

namespace chronoscope::ui {

class Dialogs;
class RunStarter;
class Session;

/// What a study's page may use of the window, all of it longer there than the page.
struct StudyParts {
    Session& session;
    RunStarter& starter;
    Dialogs& dialogs;
    std::function<void()> showRuns; ///< goes to the Runs page
};

/// The page of a study other than ChroKnowledge, with its place on the rail.
struct StudyPage {
    const char* name;
    const char* icon;
    QString title;
    QKeySequence keys; ///< that show it: those with numbers are taken
    QWidget* widget;
    std::string study;                   ///< whose runs it shows
    std::function<void(qint64)> showRun; ///< one of them
    StudyInspection inspection = {};     ///< what the Inspector shows of them; without a view: nothing
};

/// The list of them, in the order of the rail; their widgets are children of `parent`. GUI thread.
std::vector<StudyPage> makeStudyPages(const StudyParts& parts, QWidget* parent);

} // namespace chronoscope::ui
