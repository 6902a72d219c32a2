// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/dialogs/Dialogs.h"
#include "ui/report/ReportWriter.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace chronoscope::ui {

/// Which result pages go into a report, and the report's way to a file. Lets the pages compute what they would show;
/// one that has nothing to show cannot be ticked. Shown with open(); closes when the report is written. GUI thread.
class ReportDialog : public QDialog {
    Q_OBJECT
public:
    ReportDialog(Results& results, Session& session, Dialogs& dialogs, std::vector<ReportPage> pages,
                 QWidget* parent = nullptr);

    ReportWriter& writer() { return m_writer; }
    /// Whether all pages have said what they show.
    bool isReady() const;

    void reject() override;

private:
    struct Line {
        ReportPage source;
        QCheckBox* box = nullptr;
        QLabel* state = nullptr;
        bool ready = false;
        qint64 rows = 0; ///< of its numbers; 0 = nothing to show
        QString why;     ///< then: the reason, where the page says one
    };

    void addPages(QVBoxLayout* layout, std::vector<ReportPage> pages);
    void addButtons(QVBoxLayout* layout);
    void prepareAll();
    void pageDrawn(std::size_t at);
    void showState();
    void save();
    void saveTo(const QString& path);

    Results& m_results;
    Session& m_session;
    Dialogs& m_dialogs;
    ReportWriter m_writer;
    std::vector<Line> m_lines;
    QLabel* m_filter;
    QProgressBar* m_progress;
    QPushButton* m_close;
    QPushButton* m_save;
};

} // namespace chronoscope::ui
