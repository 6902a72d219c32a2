// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Importer.h"
#include "ui/pages/ImportTold.h"

#include <QFrame>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <cstddef>
#include <optional>
#include <utility>

class QLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;
class QToolButton;

namespace chronoscope::ui {

/// "3 pictures that nothing names", which lie beside a benchmark.
QString strayPicturesText(std::size_t count);

/// An import while it goes on (file, bytes, cancel) and, in a sentence with a sign, what came of it: files that were
/// left out with their reason, and folded below a list of all of them, by file, line and reason. Hidden when there is
/// nothing to say. Told everything by its page, which owns it; GUI thread.
class ImportPanel : public QFrame {
    Q_OBJECT
public:
    explicit ImportPanel(QWidget* parent = nullptr);

    void showProgress(const QString& file, qint64 bytes, qint64 totalBytes, qint64 elements);
    /// `besides`: what else came of it, a line each.
    void showReport(const benchmark::ImportReport& report, const QStringList& besides);
    void showResult(const ImportTold& own);
    /// Stands in the next result, behind what came of the import: one line tells all that was dropped together.
    void tellWithNext(const ImportTold& besides) { m_besides = besides; }
    /// The same where no result came.
    std::optional<ImportTold> takeUntold() { return std::exchange(m_besides, std::nullopt); }
    /// The user ended it.
    void showCancelled();
    /// Ends a progress that got no report: it failed, and the window says so.
    void endProgress();
    void reset();
    /// A result stays until it is closed, or the next import begins: nothing below it moves by itself.
    void keepResult() { m_keeps = true; }

signals:
    void cancelRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeProgress();
    QWidget* makeResult();
    void setDetailsShown(bool shown);
    void listFaults(const ImportTold& told);
    void copyFaults() const;
    void refreshIcons();

    QWidget* m_progress;
    QLabel* m_progressText;
    QProgressBar* m_bar;
    QPushButton* m_cancel;
    QWidget* m_result;
    QLabel* m_sign;
    QLabel* m_resultText;
    QToolButton* m_show;
    QToolButton* m_help;
    QToolButton* m_close = nullptr;
    QTableWidget* m_details;
    QString m_helpHeading;
    std::optional<ImportTold> m_besides; ///< of the next result
    bool m_cancelled = false;
    bool m_keeps = false;
    QTimer m_leaves{this}; ///< a result that says nothing was left out, by itself
};

} // namespace chronoscope::ui
