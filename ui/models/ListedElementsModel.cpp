// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/models/ListedElementsModel.h"

#include "ui/views/DisplayNames.h"
#include "ui/views/GoldMark.h"
#include "ui/views/LabelMarks.h"
#include "ui/views/LabelTagDelegate.h"
#include "ui/views/Words.h"
#include "widgets/plots/PlotTheme.h"

#include <QGuiApplication>
#include <QIcon>
#include <QPalette>
#include <QStringList>

#include <algorithm>

namespace chronoscope::ui {

ListedElementsModel::ListedElementsModel(QObject* parent) : QAbstractListModel(parent) {}

void ListedElementsModel::setList(std::shared_ptr<const results::ResultSet> set, std::vector<ListedElement> list) {
    const bool isSame = m_set && set && m_set->elements == set->elements && m_list == list;
    if (isSame) {
        m_set = std::move(set);
        if (!m_list.empty()) emit dataChanged(index(0), index(rowCount() - 1)); // its labels may be others
        return;
    }
    beginResetModel();
    m_set = std::move(set);
    m_list = std::move(list);
    m_isOneTemplate = std::all_of(m_list.begin(), m_list.end(),
                                  [&](const ListedElement& one) { return one.form == m_list.front().form; });
    endResetModel();
}

Selection ListedElementsModel::selection(int row) const {
    return selectionOf(*m_set, m_list[static_cast<std::size_t>(row)]);
}

int ListedElementsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_list.size());
}

QVariant ListedElementsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const ListedElement& one = m_list[static_cast<std::size_t>(index.row())];
    const results::ElementFacts& facts = *m_set->elements;
    const QString subject = markedSubject(*m_set, one.element);
    const QString name = m_isOneTemplate ? subject : tr("%1 · %2").arg(subject, displayName(one.form));
    const auto tag = [&] { return LabelMarks(m_set).of(one.run, one.element, one.form, one.year); };
    switch (role) {
    case Qt::DisplayRole: return name;
    case kLabelTagRole: return QVariant::fromValue(tag());
    case kSelectionRole: return QVariant::fromValue(selection(index.row()));
    case Qt::AccessibleTextRole: return tag().saidAfter(name);
    case Qt::DecorationRole:
        if (!one.category) return {};
        return widgets::CategoryMark::icon(markOf(*one.category),
                                           widgets::PlotTheme::fromPalette(QGuiApplication::palette()));
    case Qt::ToolTipRole: {
        QStringList lines{
            subject, QString::fromStdString(facts.relationNames[facts.relations[one.element]]),
            tr("%1 · %2").arg(displayName(facts.domains[one.element]), displayName(facts.states[one.element])),
            tr("Object changes: %1").arg(facts.changes[one.element])};
        if (one.category) lines << tr("%1, %2").arg(displayName(one.form), displayName(*one.category));
        if (const QString gold = goldNote(*m_set, one.element); !gold.isEmpty()) lines << gold;
        if (const widgets::LabelTag label = tag(); !label.isEmpty())
            lines << tr("%1: %2").arg(QString::number(one.year), label.words);
        return plainToolTip(lines.join(QLatin1Char('\n')));
    }
    default: return {};
    }
}

} // namespace chronoscope::ui
