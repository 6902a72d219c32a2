// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/RowTable.h"

#include "ui/theme/Tokens.h"

#include <QHeaderView>
#include <QTableView>

namespace chronoscope::ui {

void readByRow(QTableView* table) {
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setTextElideMode(Qt::ElideMiddle);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
}

} // namespace chronoscope::ui
