// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/BackendHub.h"
#include "ui/dialogs/Dialogs.h"
#include "ui/models/BackendTableModel.h"
#include "ui/views/EmptyState.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace chronoscope::ui {

class BackendDetail;
class DiscoveryPanel;
class GgufPanel;
class NoticeBar;
class PricesView;

/// The models of the user: saved backends on the left, all about the chosen one on the right, and the price table.
/// Works without a workspace. GUI thread.
class BackendsPage : public QWidget {
    Q_OBJECT
public:
    BackendsPage(BackendHub& hub, Dialogs& dialogs, QWidget* parent = nullptr);

    QTableView* table() const { return m_table; }
    BackendDetail* detail() const { return m_detail; }
    /// Chooses a saved backend; nothing happens if there is none of that name.
    void select(const QString& name);
    /// The first saved backend for which something is typed that cannot be saved; empty = all is saved.
    QString unsavedName() const;
    /// The same in a sentence.
    QString unsaved() const;
    /// Saves a backend that serves this model's file, see GgufPanel.
    void addModelFile(const QString& file);

signals:
    void askRequested(const QString& name); ///< of the saved backend

private:
    QWidget* makeHeader();
    QWidget* makeBackends();
    QTableView* makeTable();
    void makeEmpty();
    void listChanged();
    void updatePage();
    void add();
    void addBundled();
    void fileAdded(const QString& name);
    QWidget* makeOpen(QWidget* header);
    void remove();

    BackendHub& m_hub;
    BackendTableModel* m_model;
    QString m_current;
    NoticeBar* m_notice;
    NoticeBar* m_problem;
    DiscoveryPanel* m_discovery;
    GgufPanel* m_gguf;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    QSplitter* m_backends = nullptr;
    QTableView* m_table = nullptr;
    BackendDetail* m_detail;
    PricesView* m_prices;
    QToolButton* m_showPrices = nullptr;
    QToolButton* m_find = nullptr;
    QPushButton* m_add = nullptr;
};

} // namespace chronoscope::ui
