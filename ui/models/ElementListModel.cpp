// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/models/ElementListModel.h"

#include "ui/bridge/Selection.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/GoldMark.h"
#include "ui/views/LabelTagDelegate.h"
#include "ui/views/Words.h"

#include <QStringList>

#include <utility>

namespace chronoscope::ui {

using results::ElementList;
using results::ElementOrder;

namespace {
widgets::Mark chronoMark(std::uint8_t category) {
    if (category == results::kNotAsked) return widgets::Mark::None;
    switch (static_cast<analysis::ChronoCategory>(category)) {
    case analysis::ChronoCategory::Missing: return widgets::Mark::Missing;
    case analysis::ChronoCategory::Known: return widgets::Mark::Correct;
    case analysis::ChronoCategory::PartialKnown: return widgets::Mark::PartialGreedy;
    case analysis::ChronoCategory::CutOffAfter: return widgets::Mark::CutOff;
    case analysis::ChronoCategory::CutOffBefore: return widgets::Mark::CutOffBefore;
    case analysis::ChronoCategory::Unknown: return widgets::Mark::Unknown;
    }
    return widgets::Mark::None;
}

QString chronoName(widgets::Mark mark) {
    switch (mark) {
    case widgets::Mark::Correct: return ElementListModel::tr("Known");
    case widgets::Mark::PartialGreedy: return ElementListModel::tr("Partial Known");
    case widgets::Mark::CutOff: return ElementListModel::tr("Cut-off (after)");
    default: return widgets::CategoryMark::name(mark);
    }
}
} // namespace

ElementListModel::ElementListModel(QObject* parent) : QAbstractListModel(parent) {}

void ElementListModel::setList(std::shared_ptr<const results::ResultSet> set, std::shared_ptr<const ElementList> list,
                               ElementOrder order, Labels labels) {
    beginResetModel();
    m_set = std::move(set);
    m_list = std::move(list);
    m_labels = std::move(labels);
    m_order = order;
    m_names = m_set ? results::runNames(*m_set) : results::RunNames();
    endResetModel();
}

qint64 ElementListModel::elementRow(int row) const {
    return m_set->elements->rows[m_list->lines[static_cast<std::size_t>(row)].element];
}

int ElementListModel::rowOf(qint64 elementRow) const {
    const auto element = m_set ? m_set->elements->indexOfRow(elementRow) : std::nullopt;
    for (int row = 0; element && row < rowCount(); ++row)
        if (m_list->lines[static_cast<std::size_t>(row)].element == *element) return row;
    return -1;
}

int ElementListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_list ? 0 : static_cast<int>(m_list->lines.size());
}

widgets::Mark ElementListModel::markAt(int row, std::size_t run) const {
    return chronoMark(m_list->category(static_cast<std::size_t>(row), run));
}

QString ElementListModel::countText(const ElementList::Line& line) const {
    if (m_order == ElementOrder::Stale) return tr("%1 stale").arg(numberText(line.stale));
    return tr("%1 wrong").arg(numberText(line.wrong));
}

widgets::LabelTag ElementListModel::tag(const ElementList::Line& line) const {
    const auto labels = m_labels.find(line.element);
    return labels == m_labels.end() ? widgets::LabelTag() : LabelMarks(m_set).of(labels->second);
}

QString ElementListModel::toolTip(int row) const {
    const ElementList::Line& line = m_list->lines[static_cast<std::size_t>(row)];
    const results::ElementFacts& facts = *m_set->elements;
    QStringList lines;
    lines << markedSubject(*m_set, line.element)
          << QString::fromStdString(facts.relationNames[facts.relations[line.element]])
          << tr("%1 wrong replies, %2 of them stale").arg(numberText(line.wrong), numberText(line.stale));
    if (const QString gold = goldNote(*m_set, line.element); !gold.isEmpty()) lines << gold;
    if (const widgets::LabelTag label = tag(line); !label.isEmpty()) lines << label.words;
    for (std::size_t run = 0; run < m_list->runs.size(); ++run)
        lines << tr("%1, %2: %3")
                     .arg(QString::fromStdString(m_names.at(m_set->run(m_list->runs[run]).choice)),
                          displayName(m_list->forms[run]), chronoName(markAt(row, run)));
    return plainToolTip(lines.join(QLatin1Char('\n')));
}

QVariant ElementListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const ElementList::Line& line = m_list->lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return markedSubject(*m_set, line.element);
    case Qt::ToolTipRole: return toolTip(index.row());
    case Qt::AccessibleTextRole:
        return tag(line).saidAfter(tr("%1, %2").arg(markedSubject(*m_set, line.element), countText(line)));
    case kLabelTagRole: return QVariant::fromValue(tag(line));
    case kSelectionRole: return QVariant::fromValue(Selection::ofElement(elementRow(index.row())));
    case CountRole: return countText(line);
    case MarksRole: {
        QList<int> marks;
        for (std::size_t run = 0; run < m_list->runs.size(); ++run)
            marks << static_cast<int>(markAt(index.row(), run));
        return QVariant::fromValue(marks);
    }
    default: return {};
    }
}

} // namespace chronoscope::ui
