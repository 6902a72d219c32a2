// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QPlainTextEdit>

namespace chronoscope::ui {

/// What a process writes, in a fixed-width type. Follows the end, unless the reader has scrolled up. GUI thread.
class LogView : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit LogView(QWidget* parent = nullptr);
    /// The whole log as it is now; what is only longer than before is appended.
    void setLog(const QString& log);

private:
    QString m_log;
};

} // namespace chronoscope::ui
