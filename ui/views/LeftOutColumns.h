// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QLabel>
#include <QStringList>

class QTableView;

namespace chronoscope::ui {

/// "where the table is wider: Years, Distractors"; `columns` that a table has no room for, by their titles.
QString whereWider(const QStringList& columns);

/// Says below a table how many of its columns are in sight, and which others would be where the table is wider; hidden
/// while all are. Columns that a person hid are not told. GUI thread; the table lives as long.
class LeftOutColumns : public QLabel {
    Q_OBJECT
public:
    LeftOutColumns(QTableView& table, QWidget* parent);

private:
    void follow();

    QTableView& m_table;
};

} // namespace chronoscope::ui
