// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/BackgroundQueue.h"
#include "ui/bridge/Session.h"
#include "ui/dialogs/Dialogs.h"

#include <QDialog>
#include <QTimer>

class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QTabWidget;
class QTableView;

namespace chronoscope::mined {
struct MinedReport;
}

namespace chronoscope::ui {

class ConstructForm;
class ConstructPreview;
class ConstructReader;
class NumbersModel;

/// The tasks of MINED made out of dated attributes and pictures: what is wanted at the left, what comes of it at the
/// right, before anything is stored. Small tables are read again with every change, large ones when it is asked for.
/// Stands beside the window, which can be used meanwhile; deletes itself when it is closed. GUI thread.
class ConstructDialog : public QDialog {
    Q_OBJECT
public:
    ConstructDialog(Session& session, Dialogs& dialogs, QWidget* parent);

private:
    QWidget* makeResult();
    QTableView* makeTable(NumbersModel* model, const char* name, const QString& words);
    void addFoot();
    void connectReader();
    void edited();
    void read();
    void showReading();
    void showProgress(const QString& text, qint64 done, qint64 all);
    void store();
    void showStored(const Result<mined::MinedReport>& report);
    void save();
    void stop();
    void showEnd(const QString& text);
    QString storeProblem() const;
    void updateButtons();

    Session& m_session;
    Dialogs& m_dialogs;
    ConstructForm* m_form;
    ConstructReader* m_reader;
    QLabel* m_taken = nullptr;
    QLabel* m_remarks = nullptr; ///< of what was built
    QScrollArea* m_remarksArea = nullptr;
    QTabWidget* m_tabs = nullptr;
    ConstructPreview* m_preview = nullptr;
    NumbersModel* m_counts;
    NumbersModel* m_losses;
    QLabel* m_state = nullptr;
    QProgressBar* m_bar = nullptr;
    QPushButton* m_cancel = nullptr; ///< beside the progress, never where another button was
    QPushButton* m_read = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_close = nullptr;
    QPushButton* m_store = nullptr;
    QTimer m_soon;
    bool m_isStoring = false;
    bool m_isSaving = false;
    bool m_isStored = false;  ///< this reading
    BackgroundQueue m_saving; ///< last: its job in hand may use the rest
};

} // namespace chronoscope::ui
