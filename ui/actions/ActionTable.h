// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QString>

#include <vector>

namespace chronoscope::ui {

/// One thing that can be done in the window: where it is done, which action, button or shortcut does it (by its object
/// name), and its words. Value.
struct ActionRow {
    QString page;        ///< name of its page; empty: everywhere, or on every page that has it
    QString object;      ///< object name
    QString title;       ///< what is typed to find it, and what the list of keys says
    bool isTyped = true; ///< the palette has it; what is done to what is selected in a list has keys alone

    /// Stable: settings and files of keys hold it.
    QString id() const { return page.isEmpty() ? object : page + QLatin1Char('/') + object; }
};

/// What can be done on the page of a study, said by the study; ui/studies/Pages.cpp lists them. Value.
struct StudyActions {
    QString page;    ///< its name
    QString section; ///< heading of its rows
    QString rail;    ///< what brings the page up, in the list of keys: "Page MINED"
    std::vector<ActionRow> rows = {};
};

/// All of them, page by page. Every key of the window that is no key inside a plot, a list or a dialog is one of these
/// rows'. GUI thread (tr).
std::vector<ActionRow> actionTable();
/// "Everywhere", "Runs" …: the heading of a page's rows.
QString actionSection(const QString& page);

} // namespace chronoscope::ui
