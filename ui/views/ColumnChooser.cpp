// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/ColumnChooser.h"

#include "ui/settings/Settings.h"

#include <QAbstractItemModel>
#include <QEvent>
#include <QHeaderView>
#include <QMenu>
#include <QPointer>
#include <QTableView>

namespace chronoscope::ui {

ColumnChooser::ColumnChooser(QTableView* table, QWidget* parent)
    : QToolButton(parent), m_table(table), m_menu(new QMenu(this)) {
    setObjectName(table->objectName() + QLatin1String("Columns"));
    setText(tr("Columns"));
    setToolTip(tr("Choose the columns of the table; also with the right button on its header"));
    setFocusPolicy(Qt::StrongFocus);
    setPopupMode(InstantPopup);
    setMenu(m_menu);
    m_menu->setObjectName(table->objectName() + QLatin1String("ColumnsMenu"));
    QHeaderView* header = table->horizontalHeader();
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_menu, &QMenu::aboutToShow, this, &ColumnChooser::fill);
    connect(header, &QHeaderView::customContextMenuRequested, this,
            [this, header](const QPoint& position) { m_menu->popup(header->mapToGlobal(position)); });
    // While the header lives: a QTableWidget that is being destroyed resets its model after that is gone.
    connect(table->model(), &QAbstractItemModel::modelReset, header, [self = QPointer<ColumnChooser>(this)] {
        if (self) self->apply();
    });
    table->installEventFilter(this);
    setVisible(!table->isHidden());
}

QString ColumnChooser::title(int column) const {
    return m_table->model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
}

bool ColumnChooser::isName(int column) const {
    return column == 0 || title(column).compare(QLatin1String("subject"), Qt::CaseInsensitive) == 0;
}

void ColumnChooser::keepIn(Settings& settings) {
    m_settings = &settings;
    const QByteArray chosen = settings.columns(m_table->objectName()); // empty: as at first
    m_hidden = chosen.isEmpty() ? m_atFirst : QString::fromUtf8(chosen).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    apply();
}

void ColumnChooser::hideAtFirst(const QStringList& titles) {
    m_atFirst = m_hidden = titles;
    apply();
}

void ColumnChooser::hideThese(const QStringList& titles) {
    m_hidden = titles;
    apply();
}

void ColumnChooser::fill() {
    m_menu->clear();
    for (int column = 0; column < m_table->model()->columnCount(); ++column) {
        const QString name = title(column);
        QAction* action = m_menu->addAction(QString(name).replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setCheckable(true);
        action->setChecked(!m_table->isColumnHidden(column));
        action->setEnabled(!isName(column));
        connect(action, &QAction::toggled, this, [this, name](bool shown) {
            QStringList hidden = m_hidden;
            if (shown)
                hidden.removeAll(name);
            else
                hidden << name;
            setHidden(hidden);
        });
    }
    m_menu->addSeparator();
    m_menu->addAction(tr("Show all columns"), this, [this] { setHidden({}); })->setEnabled(!m_hidden.isEmpty());
}

void ColumnChooser::setHidden(const QStringList& titles) {
    m_hidden = titles;
    const QString chosen = m_hidden.join(QLatin1Char('\n')) + QLatin1Char('\n'); // never empty
    if (m_settings)
        m_settings->setColumns(m_table->objectName(), m_hidden == m_atFirst ? QByteArray() : chosen.toUtf8());
    apply();
}

void ColumnChooser::apply() {
    for (int column = 0; column < m_table->model()->columnCount(); ++column)
        m_table->setColumnHidden(column, !isName(column) && m_hidden.contains(title(column), Qt::CaseInsensitive));
}

bool ColumnChooser::eventFilter(QObject* watched, QEvent* event) {
    const bool tellsOfTable = event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent;
    if (watched == m_table && tellsOfTable) setVisible(!m_table->isHidden());
    return QToolButton::eventFilter(watched, event);
}

} // namespace chronoscope::ui
