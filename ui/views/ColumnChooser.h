// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QStringList>
#include <QToolButton>

class QMenu;
class QTableView;

namespace chronoscope::ui {

class Settings;

/// The button that hides columns of a table and shows them again; the same menu opens on the table's header. Columns
/// are known by their titles, so a table whose columns change keeps what was hidden. What names a row is never hidden:
/// the first column, and that of subjects. Visible while the table is; that has its model before and lives as long. GUI
/// thread.
class ColumnChooser : public QToolButton {
    Q_OBJECT
public:
    ColumnChooser(QTableView* table, QWidget* parent);

    /// Hides what was hidden last time, in any workspace, and remembers what will be, under the table's name. The
    /// settings must outlive it.
    void keepIn(Settings& settings);
    const QTableView* table() const { return m_table; }
    /// Titles; hidden so, they are no last ones.
    const QStringList& hidden() const { return m_hidden; }
    void hideThese(const QStringList& titles);
    /// These are hidden until a person has chosen; before keepIn().
    void hideAtFirst(const QStringList& titles);

private:
    QString title(int column) const;
    bool isName(int column) const;
    void fill();
    void setHidden(const QStringList& titles);
    void apply();
    bool eventFilter(QObject* watched, QEvent* event) override;

    QTableView* m_table;
    QMenu* m_menu;
    QStringList m_atFirst;
    QStringList m_hidden; ///< titles, those of columns that are not there now among them
    Settings* m_settings = nullptr;
};

} // namespace chronoscope::ui
