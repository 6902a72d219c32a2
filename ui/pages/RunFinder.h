// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/RunMarks.h"

#include <QWidget>

class QComboBox;
class QToolButton;

namespace chronoscope::ui {

/// Which runs are listed: those of a tag, and the way back for deleted ones. Each part is there while it is of use.
/// Owned by the Runs page; GUI thread.
class RunFinder : public QWidget {
    Q_OBJECT
public:
    RunFinder(const Session& session, RunMarks& marks, QWidget* parent = nullptr);

    bool shows(qint64 run) const; ///< it has the chosen tag, or none is chosen
    bool hasTags() const;         ///< of any run

signals:
    void changed(); ///< another tag is chosen, or runs have other tags

private:
    void fill();
    QString tag() const; ///< empty = all

    const Session& m_session;
    RunMarks& m_marks;
    QComboBox* m_tags;
    QToolButton* m_deleted;
};

} // namespace chronoscope::ui
