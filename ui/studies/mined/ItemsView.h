// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/studies/mined/ItemListModel.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QTableView;

namespace chronoscope::ui {

class Session;

/// The items of MINED, found by their words, task and outcome; the chosen one is what the Inspector shows. Told by its
/// page what to show. GUI thread.
class ItemsView : public QWidget {
    Q_OBJECT
public:
    /// Which answers an item has.
    enum class Outcome { All, AllWrong, SomeWrong, AllRight, Missing };

    explicit ItemsView(Session& session, QWidget* parent = nullptr);

    /// `run` is 0 where there is none.
    void show(std::shared_ptr<const ItemRows> rows, qint64 run);
    void clear();
    /// Of another workspace.
    void workspaceChanged();
    QTableView* list() const { return m_list; }
    Thumbnails& thumbnails() const { return *m_thumbnails; }

signals:
    void inspectorWanted(); ///< an item is to be looked into

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    class Filter;
    QWidget* makeTop();
    void makeList();
    void showColumns();
    void search();
    void choose(int row);

    Session& m_session;
    Thumbnails* m_thumbnails;
    ItemListModel* m_model;
    Filter* m_filter;
    QLineEdit* m_search;
    QComboBox* m_task;
    QComboBox* m_outcome;
    QLabel* m_found;
    QTableView* m_list;
    qint64 m_run = 0;
};

} // namespace chronoscope::ui
