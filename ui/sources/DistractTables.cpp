// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/sources/DistractTables.h"

#include "ui/sources/DistractorsDialog.h"
#include "ui/theme/Tokens.h"
#include "ui/views/TableColumns.h"

#include <QFontDatabase>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTreeWidget>

namespace chronoscope::ui {

namespace {
constexpr int kRelationWidth = 110;
constexpr int kSharesHeight = 150;
} // namespace

void setUpShares(QTableView& table) {
    table.setObjectName(QStringLiteral("distractShares"));
    table.setAccessibleName(DistractorsDialog::tr("Shares by domain"));
    table.setToolTip(DistractorsDialog::tr(
        "Options that a model called right in round 1 and in the last round, and elements that needed more than one "
        "round. In the paper, about 20 % of the distractors written for commonsense were right."));
    table.verticalHeader()->hide();
    table.verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
    table.setTabKeyNavigation(false);
    table.setMaximumHeight(kSharesHeight);
    new TableColumns(&table, TableColumns::are({0}));
}

void setUpOptionList(QTreeWidget& list) {
    list.setObjectName(QStringLiteral("distractList"));
    list.setAccessibleName(DistractorsDialog::tr("Elements with their distractors"));
    list.setColumnCount(DistractColumns);
    list.setHeaderLabels({DistractorsDialog::tr("Subject"), DistractorsDialog::tr("Relation"),
                          DistractorsDialog::tr("Distractors"), DistractorsDialog::tr("Rounds")});
    list.headerItem()->setToolTip(
        OptionsColumn, DistractorsDialog::tr("≈ looks like a right one: matching of texts would count it as right. "
                                             "? nobody has checked it."));
    list.setRootIsDecorated(false);
    list.setUniformRowHeights(true);
    list.setTextElideMode(Qt::ElideMiddle);
    list.header()->setStretchLastSection(false);
    for (const int column : {SubjectColumn, OptionsColumn})
        list.header()->setSectionResizeMode(column, QHeaderView::Stretch);
    list.setColumnWidth(RelationColumn, kRelationWidth);
    list.header()->setSectionResizeMode(RoundsColumn, QHeaderView::ResizeToContents);
}

void setUpCalls(QPlainTextEdit& calls) {
    calls.setObjectName(QStringLiteral("distractCalls"));
    calls.setAccessibleName(DistractorsDialog::tr("Rounds of the chosen element"));
    calls.setReadOnly(true);
    calls.setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    calls.setTabChangesFocus(true);
    calls.setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    calls.setPlaceholderText(
        DistractorsDialog::tr("Choose an element to read its rounds: what was asked, and the answers"));
}

} // namespace chronoscope::ui
