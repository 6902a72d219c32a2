// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QString>
#include <QVector>

namespace chronoscope::ui {

/// A line that an import left out, or a whole file (line 0), and why.
struct ImportFault {
    QString file; ///< with its path
    qint64 line = 0;
    QString reason;
};

/// What came of an import, for people. Value type.
struct ImportTold {
    QString text; ///< what came in, and how much did not
    QVector<ImportFault> faults;
    qint64 more = 0;        ///< faults beside those
    QString tip;            ///< of the text
    QString help;           ///< heading of the help about such files; empty: none
    bool isNothing = false; ///< nothing came in that was not there
};

} // namespace chronoscope::ui
