// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/BackgroundQueue.h"
#include "ui/bridge/Session.h"
#include "ui/dialogs/Dialogs.h"

#include <QDialog>
#include <QElapsedTimer>
#include <QTimer>

#include <stop_token>

class QLabel;
class QProgressBar;
class QPushButton;
class QTabWidget;

namespace chronoscope::ui {

class BuildForm;
class BuildPreview;
class BuildReader;
class BuildReportView;
class ChangesView;
class ReadyModel;

/// A benchmark made from its sources: what is wanted at the left, what comes of it at the right, before anything is
/// stored. Small files are read again with every change, large ones when it is asked for. Stands beside the window,
/// which can be used meanwhile; deletes itself when it is closed. GUI thread.
class BuildDialog : public QDialog {
    Q_OBJECT
public:
    enum class Kind {
        Build, ///< into the workspace that is open
        Extend ///< the benchmark of the workspace that is open, into a new one
    };
    BuildDialog(Session& session, Dialogs& dialogs, Kind kind, QWidget* parent);
    ~BuildDialog() override;

private:
    QWidget* makeResult();
    void addFoot();
    void connectReader();
    void readExtent();
    void sourceEdited();
    void sizeEdited();
    void read();
    void cancelReading();
    void askModel();
    QString askProblem() const;
    void showReading();
    void showProgress(const QString& text, qint64 done, qint64 all);
    void store();
    void storeHere();
    void storeAt(const QString& path);
    void showStored(bool isStored, const QString& text);
    void updateButtons();
    QString storeProblem() const;

    Session& m_session;
    Dialogs& m_dialogs;
    const Kind m_kind;
    BuildForm* m_form;
    BuildReader* m_reader;
    ReadyModel* m_model;
    QLabel* m_taken = nullptr;
    QTabWidget* m_tabs = nullptr;
    BuildPreview* m_preview = nullptr;
    BuildReportView* m_report = nullptr;
    ChangesView* m_changes = nullptr;
    QLabel* m_state;
    QProgressBar* m_bar;
    QPushButton* m_read;
    QPushButton* m_close;
    QPushButton* m_store;
    QTimer m_soon;
    QElapsedTimer m_began; ///< the reading, or the model's step
    QString m_failure;     ///< of the reading, or of the model
    bool m_isStoring = false;
    bool m_isStored = false; ///< this reading
    std::stop_source m_stop;
    BackgroundQueue m_storing; ///< last: its job in hand may use the rest
};

} // namespace chronoscope::ui
