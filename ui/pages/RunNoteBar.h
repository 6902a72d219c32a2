// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/RunMarks.h"

#include <QWidget>

class QLineEdit;

namespace chronoscope::ui {

/// Note and tags of one run, to be typed over; stored when the line is left. Owned by the Runs page; GUI thread.
class RunNoteBar : public QWidget {
    Q_OBJECT
public:
    explicit RunNoteBar(RunMarks& marks, QWidget* parent = nullptr);

    /// 0 = none, and nothing to type.
    void showRun(qint64 run, bool writable);
    void focusNote();
    void focusTags();

private:
    QLineEdit* addLine(const char* name, const QString& label, const QString& tip);
    void fill();
    void store();

    RunMarks& m_marks;
    qint64 m_run = 0;
    QLineEdit* m_note;
    QLineEdit* m_tags;
};

} // namespace chronoscope::ui
