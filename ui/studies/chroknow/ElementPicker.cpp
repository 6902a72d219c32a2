// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/chroknow/ElementPicker.h"

#include "core/studies/chroknow/traversal/TraversalSpec.h"
#include "ui/theme/Tokens.h"
#include "ui/views/ElementLineDelegate.h"
#include "ui/views/TableColumns.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

namespace chronoscope::ui {

ElementPicker::ElementPicker(QWidget* parent)
    : QWidget(parent), m_model(new PromisingModel(this)), m_filter(new QLineEdit(this)), m_list(new QListView(this)),
      m_count(makeText(this, "traversalCount", Role::Caption)) {
    m_filter->setObjectName(QStringLiteral("traversalFilter"));
    m_filter->setPlaceholderText(tr("Search subjects"));
    m_filter->setAccessibleName(tr("Search subjects"));
    m_filter->setToolTip(tr("Shows the subjects that hold this text (Ctrl+F)"));
    m_filter->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("traversalElements"));
    m_list->setAccessibleName(tr("Partial Known elements, most promising first"));
    m_list->setMinimumWidth(TableColumns::nameWidth(*m_list) + 2 * Tokens::kSpace8);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ElementLineDelegate(m_list));
    m_list->setUniformItemSizes(true); // only what is visible is looked at
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const traversal::TraversalSpec usual;
    m_count->setToolTip(
        tr("Partial Known elements with a hit up to %1 years before or %2 after a wrong or partial year, those with "
           "the "
           "most and nearest hits first. These are the paper's spans, whatever spans are chosen under “Try changes”.")
            .arg(usual.previous)
            .arg(usual.next));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, Tokens::kSpace8, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_filter);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_count);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_model->setFilter(text);
        settle();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (!index.isValid() || m_model->element(index.row()).row == m_current) return;
        m_current = m_model->element(index.row()).row;
        emit picked(m_current);
    });
}

void ElementPicker::setLines(std::shared_ptr<const PromisingLines> lines) {
    m_lines = std::move(lines);
    m_model->setLines(m_lines);
    settle();
}

/// What is picked stays picked while it is hidden by the filter alone.
void ElementPicker::settle() {
    count();
    const int row = m_model->rowOf(m_current);
    if (row >= 0)
        m_list->setCurrentIndex(m_model->index(row));
    else if (m_filter->text().trimmed().isEmpty())
        m_list->setCurrentIndex(m_model->index(m_model->rowCount() > 0 ? 0 : -1));
}

void ElementPicker::count() {
    const int shown = m_model->rowCount();
    QStringList parts;
    parts << (shown == m_model->total() ? shown == 1 ? tr("1 element") : tr("%1 elements").arg(numberText(shown))
                                        : tr("%1 of %2 elements").arg(numberText(shown), numberText(m_model->total())));
    if (m_lines) parts << tr("of %1 Partial Known").arg(numberText(m_lines->list.partialKnown));
    if (m_lines && m_lines->list.undecided > 0)
        parts << tr("%1 not decided yet").arg(numberText(m_lines->list.undecided));
    m_count->setText(parts.join(QStringLiteral(" · ")));
}

void ElementPicker::select(qint64 elementRow) {
    const int row = m_model->rowOf(elementRow);
    if (row >= 0) m_list->setCurrentIndex(m_model->index(row));
}

void ElementPicker::focusFilter() {
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

} // namespace chronoscope::ui
