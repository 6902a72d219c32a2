// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QDialog>

namespace chronoscope::ui {

/// "What is this number?": what it counts, its formula, what n is, where the definition is from, and the command line
/// that prints the same, which can be copied. Not modal; one at a time in a window, which owns it. GUI thread.
class NumberNote : public QDialog {
    Q_OBJECT
public:
    /// `key`: of NumberBook. `value`: what is selected, as it is copied; may be empty. `command`: empty where the
    /// command line does not print it. `column`: of a table, in which the value stands; may be empty.
    static NumberNote* present(const QString& key, const QString& value, const QString& command, QWidget* over,
                               const QString& column = {});

private:
    NumberNote(const QString& key, const QString& value, const QString& command, const QString& column,
               QWidget* parent);
};

} // namespace chronoscope::ui
