// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "tests/gui/Stage.h"

#include <vector>

namespace chronoscope::test {

/// A dialog or second window of the program, and the way to it. GUI thread; a way that leads nowhere fails the test.
struct DialogWay {
    enum class Needs {
        Runs,    ///< a finished run of the sample
        Studies, ///< facts and runs of robustness and MINED, too: addRobustnessRuns() and addMinedRuns()
    };
    const char* name;   ///< of a row of a test
    const char* object; ///< name of its object
    Needs needs;
    void (*open)(Stage& stage);
};

/// All of them, each opened as a person does, or made as its page makes it where the page would be left otherwise than
/// before. What they show is there: a queue with a guideline and open items, elements that lack wrong options. Not
/// here: the palette, which is no window; questions and choosers of files, which are the system's.
const std::vector<DialogWay>& everyDialog();

/// Rows of a test with one column, "dialog"; of those that need no more than this.
void dialogRows(DialogWay::Needs most);

/// Opens it and waits until it is there and has read what it shows; null, and the test has failed, where it does not.
QWidget* openDialog(Stage& stage, const QString& name);

/// What is wrong with its parts, for a failure: with the dialog's name, and empty where nothing is.
QString inDialog(const QString& name, const QStringList& faults);

/// Closes all that is open besides the window.
void closeDialogs(const Stage& stage);

} // namespace chronoscope::test
