// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/annotation/AnnotateKeys.h"

#include "ui/views/Text.h"

namespace chronoscope::ui {

namespace {
constexpr int kDigits = 10;

/// A key, and the same with Alt for while something is being typed.
QList<QKeySequence> plainAndAlt(int key) { return {QKeySequence(key), QKeySequence(static_cast<int>(Qt::ALT) | key)}; }

int labelKeyCode(int place) {
    const int digit = Qt::Key_0 + (place + 1) % kDigits;
    return place < kDigits ? digit : static_cast<int>(Qt::SHIFT) | digit;
}
} // namespace

QKeySequence labelKey(int place) { return place < 2 * kDigits ? QKeySequence(labelKeyCode(place)) : QKeySequence(); }

QList<KeyBinding> keyBindings(const annotation::LabelSet& labels) {
    QList<KeyBinding> table;
    for (int place = 0; place < static_cast<int>(labels.labels.size()); ++place)
        table.append(
            {AnnotateCommand::Label, place,
             place < 2 * kDigits ? plainAndAlt(labelKeyCode(place)) : QList<QKeySequence>(),
             Text::tr("Label: %1").arg(QString::fromStdString(labels.labels[static_cast<std::size_t>(place)].name))});
    const auto add = [&](AnnotateCommand command, const QList<QKeySequence>& keys, const char* words) {
        table.append({command, -1, keys, Text::tr(words)});
    };
    add(AnnotateCommand::Accept,
        {Qt::Key_Return, Qt::Key_Enter, QKeySequence(Qt::CTRL | Qt::Key_Return),
         QKeySequence(Qt::CTRL | Qt::Key_Enter)},
        QT_TRANSLATE_NOOP("chronoscope::ui", "Accept what is said, and go to the next item"));
    add(AnnotateCommand::Back, plainAndAlt(Qt::Key_Backspace),
        QT_TRANSLATE_NOOP("chronoscope::ui", "Back to the item before"));
    add(AnnotateCommand::Skip, plainAndAlt(Qt::Key_S),
        QT_TRANSLATE_NOOP("chronoscope::ui", "Skip: leave it for later"));
    add(AnnotateCommand::Flag, plainAndAlt(Qt::Key_F),
        QT_TRANSLATE_NOOP("chronoscope::ui", "Flag, or take the flag away"));
    add(AnnotateCommand::Severity, plainAndAlt(Qt::Key_V),
        QT_TRANSLATE_NOOP("chronoscope::ui", "Severity: 1, 2, 3, none"));
    add(AnnotateCommand::Note, plainAndAlt(Qt::Key_N), QT_TRANSLATE_NOOP("chronoscope::ui", "Write a note"));
    add(AnnotateCommand::LeaveNote, {Qt::Key_Escape},
        QT_TRANSLATE_NOOP("chronoscope::ui", "Leave the note; it is kept"));
    add(AnnotateCommand::TakeSuggestion, plainAndAlt(Qt::Key_Y),
        QT_TRANSLATE_NOOP("chronoscope::ui", "Yes: take the suggested label"));
    add(AnnotateCommand::AcceptAnswer, plainAndAlt(Qt::Key_A),
        QT_TRANSLATE_NOOP("chronoscope::ui", "Accept the shown answer as right, with a reason; again: take that back"));
    add(AnnotateCommand::Find, plainAndAlt(Qt::Key_Slash),
        QT_TRANSLATE_NOOP("chronoscope::ui", "Find items of the queue that hold a text"));
    add(AnnotateCommand::Similar, plainAndAlt(Qt::Key_M),
        QT_TRANSLATE_NOOP("chronoscope::ui", "List the items that are like this one"));
    add(AnnotateCommand::Undo, plainAndAlt(Qt::Key_U) + QList<QKeySequence>{QKeySequence(Qt::CTRL | Qt::Key_Z)},
        QT_TRANSLATE_NOOP("chronoscope::ui", "Undo"));
    add(AnnotateCommand::Redo,
        plainAndAlt(static_cast<int>(Qt::SHIFT) | Qt::Key_U) +
            QList<QKeySequence>{QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)},
        QT_TRANSLATE_NOOP("chronoscope::ui", "Redo"));
    add(AnnotateCommand::ShowKeys, {Qt::Key_Question, QKeySequence(Qt::ALT | Qt::Key_Question)},
        QT_TRANSLATE_NOOP("chronoscope::ui", "This list of keys"));
    return table;
}

} // namespace chronoscope::ui
