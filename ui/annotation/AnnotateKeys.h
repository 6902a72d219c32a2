// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/labels/LabelSet.h"

#include <QKeySequence>
#include <QList>
#include <QString>

namespace chronoscope::ui {

enum class AnnotateCommand {
    Label, ///< give or take back one label
    Accept,
    Back,
    Skip,
    Flag,
    Severity,
    Note,
    LeaveNote,
    TakeSuggestion,
    AcceptAnswer,
    Find,
    Similar,
    Undo,
    Redo,
    ShowKeys,
};

/// What a key does on the Annotate page. A plain key is text while something is being typed: then the same key with Alt
/// does it, since Ctrl with digits and letters is taken by the window.
struct KeyBinding {
    AnnotateCommand command = AnnotateCommand::Label;
    int label = -1;           ///< of Label: place in the label set
    QList<QKeySequence> keys; ///< the first works everywhere but in a text; empty: none is left for it
    QString text;             ///< what it does, for people
};

/// The one table that the page's actions and the list of keys are made from.
QList<KeyBinding> keyBindings(const annotation::LabelSet& labels);

/// "1" to "9", "0", then with Shift; empty from the 21st label on.
QKeySequence labelKey(int place);

} // namespace chronoscope::ui
