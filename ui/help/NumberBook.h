// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QString>

#include <vector>

namespace chronoscope::ui {

/// What a number of the window is: in words, as a formula, counted over what, and where the command line prints the
/// same. Value.
struct NumberEntry {
    QString key;        ///< of a page ("heatmap"), or of one view of it ("robustness/Alpha")
    QString title;      ///< of the number
    QString definition; ///< a sentence or two
    QString formula;
    QString counted;          ///< what n is
    QString source;           ///< where the definition is from
    const char* view = "";    ///< of `chronoscope report`; empty: the command line does not print it
    const char* table = "";   ///< of that view; empty: its usual one
    QString help;             ///< heading of the help that explains it, as HelpWindow::headings() names it
    const char* command = ""; ///< that prints it where no view of `chronoscope report` does: "audit"
};

/// The list of them, one for each page and view that shows numbers. GUI thread (tr).
std::vector<NumberEntry> numberBook();
/// The entry of this key; null where there is none.
const NumberEntry* findNumber(const std::vector<NumberEntry>& book, const QString& key);
/// What the numbers of a table's column are, by the column's name in tables ("ci_low") and the key of the page or view
/// that shows them, with what they are counted over and where they are from; empty where nothing is known of them. GUI
/// thread (tr).
QString columnNote(const QString& column, const QString& key = {});
/// Whether such a column holds numbers of the page, which its formula is of; false of names, states and times.
bool isNumberColumn(const QString& column, const QString& key);
/// The command that prints it from this workspace; `options` are added as they are. Empty where there is none.
QString reportCommand(const NumberEntry& entry, const QString& workspace, const QStringList& options);
/// As a shell takes it, whatever it holds.
QString shellWord(const QString& text);

} // namespace chronoscope::ui
