// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/CheckList.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/Words.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kSearchFrom = 9; ///< shorter lists are seen whole
constexpr int kMostLines = 14;
constexpr int kMostWidth = 520;
constexpr int kLeastWidth = 220;
} // namespace

CheckList::CheckList(const char* name, QWidget* parent)
    : DropFrame(name, parent), m_search(new QLineEdit(this)), m_list(new QTreeWidget(this)), m_note(new QLabel(this)),
      m_buttons(new QHBoxLayout) {
    m_search->setObjectName(QLatin1String(name) + QLatin1String("Search"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search this list"));
    m_search->addAction(Icons::icon(u"search"), QLineEdit::LeadingPosition);
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list->setObjectName(QLatin1String(name) + QLatin1String("List"));
    m_list->setColumnCount(2);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->header()->setStretchLastSection(true);
    m_list->installEventFilter(this);
    setRole(m_note, Role::Caption);
    m_note->setWordWrap(true);
    m_note->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace8, Tokens::kSpace8, Tokens::kSpace8, Tokens::kSpace8);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_search);
    layout->addWidget(m_list);
    layout->addWidget(m_note);
    layout->addLayout(m_buttons);
    m_buttons->addStretch();
    connect(m_search, &QLineEdit::textChanged, this, &CheckList::search);
    connect(m_list, &QTreeWidget::itemChanged, this, &CheckList::itemChanged);
    // A press anywhere in the line ticks it; on the box itself the list has done so already.
    connect(m_list, &QTreeWidget::itemPressed, this, [this](QTreeWidgetItem* item) {
        m_pressed = item;
        m_before = item->checkState(0);
    });
    connect(m_list, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* item) {
        if (item == m_pressed && item->checkState(0) == m_before)
            item->setCheckState(0, m_before == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    });
}

void CheckList::setItems(const QList<Item>& items, const QString& empty) {
    const QSignalBlocker quiet(m_list);
    const int current = m_list->currentItem() ? m_list->indexOfTopLevelItem(m_list->currentItem()) : 0;
    m_pressed = nullptr;
    m_list->clear();
    const QBrush secondary = palette().brush(QPalette::PlaceholderText);
    for (const Item& item : items) {
        auto* line = new QTreeWidgetItem(m_list, {item.text, item.detail});
        line->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        line->setCheckState(0, item.ticked ? Qt::Checked : Qt::Unchecked);
        line->setToolTip(0, plainToolTip(item.text));
        line->setToolTip(1, plainToolTip(item.detail));
        line->setForeground(1, secondary);
        if (!item.icon.isNull()) line->setIcon(0, item.icon);
    }
    m_search->setVisible(items.size() >= kSearchFrom);
    m_list->setVisible(!items.isEmpty());
    m_note->setVisible(items.isEmpty());
    m_note->setText(empty);
    if (!items.isEmpty())
        m_list->setCurrentItem(m_list->topLevelItem(std::clamp(current, 0, static_cast<int>(items.size()) - 1)));
    m_list->resizeColumnToContents(0);
    m_list->resizeColumnToContents(1);
    const int details = m_list->columnWidth(1) + Tokens::kSpace24;
    m_list->setFixedWidth(std::clamp(m_list->columnWidth(0) + details, kLeastWidth, kMostWidth));
    const int names = std::max(m_list->width() - details, m_list->width() * 2 / 3); // of long details half is seen
    m_list->setColumnWidth(0, std::min(m_list->columnWidth(0), names));
    m_list->setFixedHeight((Tokens::kRowHeight + 2) * static_cast<int>(std::min<qsizetype>(items.size(), kMostLines)) +
                           Tokens::kSpace4);
    search(m_search->text());
}

void CheckList::setMost(int most, const QString& why) {
    m_most = most;
    m_why = why;
}

QPushButton* CheckList::addButton(const char* name, const QString& text, const QString& tip) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    m_buttons->insertWidget(0, button);
    return button;
}

void CheckList::dropFrom(const QWidget* anchor) {
    m_search->clear();
    DropFrame::dropFrom(anchor);
    (m_search->isVisible() ? static_cast<QWidget*>(m_search) : m_list)->setFocus();
}

QList<int> CheckList::ticked() const {
    QList<int> places;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        if (m_list->topLevelItem(i)->checkState(0) == Qt::Checked) places << i;
    return places;
}

void CheckList::itemChanged(QTreeWidgetItem* item) {
    if (m_most > 0 && ticked().size() > m_most) {
        const QSignalBlocker quiet(m_list);
        item->setCheckState(0, Qt::Unchecked);
        m_note->setText(m_why);
        m_note->show();
        return;
    }
    m_note->hide();
    emit changed();
}

void CheckList::search(const QString& text) {
    QTreeWidgetItem* first = nullptr;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_list->topLevelItem(i);
        const bool fits =
            item->text(0).contains(text, Qt::CaseInsensitive) || item->text(1).contains(text, Qt::CaseInsensitive);
        item->setHidden(!fits);
        if (fits && !first) first = item;
    }
    if (first && (!m_list->currentItem() || m_list->currentItem()->isHidden())) m_list->setCurrentItem(first);
}

/// From the search down into the list; Enter ticks what was found.
bool CheckList::eventFilter(QObject* watched, QEvent* event) {
    const bool isHere = watched == m_search || watched == m_list;
    if (!isHere || event->type() != QEvent::KeyPress) return DropFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    QTreeWidgetItem* item = m_list->currentItem();
    if (watched == m_search && key == Qt::Key_Down) {
        m_list->setFocus();
        return true;
    }
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && item && !item->isHidden()) {
        item->setCheckState(0, item->checkState(0) == Qt::Checked ? Qt::Unchecked : Qt::Checked);
        return true;
    }
    return DropFrame::eventFilter(watched, event);
}

} // namespace chronoscope::ui
