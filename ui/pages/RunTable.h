// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/models/RunTableModel.h"

#include <QMap>
#include <QTableView>

namespace chronoscope::ui {

class Settings;

/// The table of runs: one is chosen by its row, and where there is no room the columns that are told below it too give
/// way. Owned by the Runs page; GUI thread.
class RunTable : public QTableView {
    Q_OBJECT
public:
    RunTable(RunTableModel& runs, QWidget* parent = nullptr);

    qint64 currentRun() const;
    /// Chooses it when its row is there, now or soon.
    void choose(qint64 run);
    /// The run that is chosen when this one has gone: the next that is shown, or the one before.
    qint64 neighbourOf(qint64 run) const;
    /// Sees to it that one row is chosen, and drawn so: a new run where one came, else the one that was.
    void keepChoice();
    /// Whether there are tags to be shown.
    void showTags(bool shown);
    /// Hides the columns that a person hid last time, in any workspace, and remembers those that are hidden from now
    /// on. The settings must outlive it.
    void keepIn(Settings& settings);
    /// By their names in tables; hidden so, they are no last ones.
    const QStringList& hidden() const { return m_unwanted; }
    void hideThese(const QStringList& columns);
    /// What says which columns there is no room for; not seen where there is room for all.
    QWidget* makeNote(QWidget* parent);

signals:
    /// The heads of the columns that it has no room for.
    void gaveWay(const QStringList& heads);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    bool isWanted(int column) const;
    void fitColumns();
    void chooseColumns(const QPoint& position);
    void setUnwanted(const QStringList& columns);

    RunTableModel& m_runs;
    qint64 m_chosen = 0;    ///< also while its row is not there
    QMap<int, int> m_heads; ///< widths of the words in heads, once they were seen
    bool m_hasTags = false;
    QStringList m_unwanted; ///< columns that a person hid, by their names in tables
    QStringList m_gaveWay;  ///< as was said last
    Settings* m_settings = nullptr;
    qint64 m_newest = 0; ///< the last one when the choice was looked at last
};

} // namespace chronoscope::ui
