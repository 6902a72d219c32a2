// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/LeftOutColumns.h"

#include "ui/theme/Role.h"
#include "ui/views/Text.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>

namespace chronoscope::ui {

QString whereWider(const QStringList& columns) {
    return Text::tr("where the table is wider: %1").arg(columns.join(QStringLiteral(", ")));
}

LeftOutColumns::LeftOutColumns(QTableView& table, QWidget* parent) : QLabel(parent), m_table(table) {
    setObjectName(table.objectName() + QStringLiteral("LeftOut"));
    setRole(this, Role::Caption);
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    hide();
    const QScrollBar* bar = table.horizontalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, this, &LeftOutColumns::follow);
    connect(bar, &QScrollBar::valueChanged, this, &LeftOutColumns::follow);
    connect(table.horizontalHeader(), &QHeaderView::geometriesChanged, this, &LeftOutColumns::follow);
    connect(table.horizontalHeader(), &QHeaderView::sectionMoved, this, &LeftOutColumns::follow);
}

/// A column of which the half is seen tells what it is.
void LeftOutColumns::follow() {
    const QHeaderView& header = *m_table.horizontalHeader();
    const int right = m_table.viewport()->width();
    QStringList beyond;
    int shown = 0;
    for (int place = 0; place < header.count(); ++place) {
        const int column = header.logicalIndex(place);
        if (header.isSectionHidden(column)) continue;
        ++shown;
        const int middle = header.sectionViewportPosition(column) + header.sectionSize(column) / 2;
        const bool isSeen = middle >= 0 && middle <= right;
        if (!isSeen) beyond << header.model()->headerData(column, Qt::Horizontal).toString();
    }
    const bool isTold = m_table.horizontalScrollBar()->maximum() > 0 && !beyond.isEmpty();
    if (isTold)
        setText(tr("%1 of %2 columns are in sight").arg(shown - beyond.size()).arg(shown) + QStringLiteral(" · ") +
                whereWider(beyond));
    setVisible(isTold);
}

} // namespace chronoscope::ui
