// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Importer.h"

#include <QFrame>
#include <QString>
#include <QTimer>

class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace chronoscope::ui {

/// An import while it goes on (file, bytes, cancel) and, in one line, what came of it, with what was left out folded
/// below. Hidden when there is nothing to say. Told everything by its page, which owns it; GUI thread.
class ImportPanel : public QFrame {
    Q_OBJECT
public:
    explicit ImportPanel(QWidget* parent = nullptr);

    void showProgress(const QString& file, qint64 bytes, qint64 totalBytes, qint64 elements);
    void showReport(const benchmark::ImportReport& report);
    /// What came of an import, in one line; `list` of what was left out may be empty.
    void showResult(const QString& text, const QString& list, const QString& tip = {});
    /// Ends a progress that got no report: it failed, and the window says so.
    void endProgress();
    void reset();

signals:
    void cancelRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeProgress();
    QWidget* makeResult();
    void setDetailsShown(bool shown);
    void refreshIcons();

    QWidget* m_progress;
    QLabel* m_progressText;
    QProgressBar* m_bar;
    QPushButton* m_cancel;
    QWidget* m_result;
    QLabel* m_resultText;
    QToolButton* m_show;
    QToolButton* m_close = nullptr;
    QPlainTextEdit* m_details;
    bool m_cancelled = false;
    QTimer m_leaves{this}; ///< a result that says nothing was left out, by itself
};

} // namespace chronoscope::ui
