// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/models/CellElementsModel.h"

#include "core/analysis/CategoryCounts.h"
#include "core/analysis/TableText.h"
#include "ui/views/CellSelection.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/GoldMark.h"
#include "ui/views/LabelTagDelegate.h"
#include "ui/views/Marks.h"
#include "ui/views/Words.h"
#include "widgets/plots/PlotTheme.h"

#include <QGuiApplication>
#include <QIcon>
#include <QLocale>
#include <QPalette>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

using results::CellUnit;

CellElementsModel::CellElementsModel(QObject* parent) : QAbstractListModel(parent) {}

int CellElementsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant CellElementsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Line line = m_lines[static_cast<std::size_t>(index.row())];
    if (line.isHead) return headData(m_units.parts[line.place], role);
    const CellUnit& unit = m_units.units[line.place];
    const auto tag = [&] { return m_marks.of(m_units.run, unit.element, unit.form, unit.year); };
    switch (role) {
    case Qt::DisplayRole: return subjectOf(unit);
    case Qt::DecorationRole:
        return widgets::CategoryMark::icon(markOf(unit.category),
                                           widgets::PlotTheme::fromPalette(QGuiApplication::palette()));
    case Qt::ToolTipRole: return toolTip(unit);
    case Qt::AccessibleTextRole: return tag().saidAfter(tr("%1, %2").arg(subjectOf(unit), outcomeOf(unit)));
    case kLabelTagRole: return QVariant::fromValue(tag());
    case kSelectionRole:
        return QVariant::fromValue(selectionOf(*m_set, m_units.run, unit.element, unit.form, unit.year));
    default: return {};
    }
}

Qt::ItemFlags CellElementsModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return {};
    return at(index.row()) ? QAbstractListModel::flags(index) : Qt::ItemFlags(Qt::ItemNeverHasChildren);
}

QVariant CellElementsModel::headData(const results::CellPart& part, int role) const {
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
    const QString name = displayName(part.form);
    if (m_units.against) return tr("%1: %2 pairs").arg(name, numberText(part.pairs.paired.pairs));
    const auto share = analysis::correctShare(part.counts);
    if (!share.known) return tr("%1: none of %2 judged").arg(name, numberText(part.counts.elements));
    return tr("%1: %2 % of %3 correct")
        .arg(name, QLocale().toString(share.percent, 'f', 1), numberText(part.counts.judged()));
}

QString CellElementsModel::subjectOf(const CellUnit& unit) const {
    const QString subject = markedSubject(*m_set, unit.element);
    return m_namesYears ? tr("%1 · %2").arg(subject, QString::number(unit.year)) : subject;
}

QString CellElementsModel::outcomeOf(const CellUnit& unit) const {
    if (!m_units.against) return displayName(unit.category);
    return tr("%1, in the other run %2").arg(displayName(unit.category), displayName(unit.second));
}

QString CellElementsModel::toolTip(const CellUnit& unit) const {
    const auto& facts = *m_set->elements;
    const auto counts = m_set->run(m_units.run).counts(unit.cell);
    QString text = subjectOf(unit) + QLatin1Char('\n') +
                   QString::fromStdString(facts.relationNames[facts.relations[unit.element]]) +
                   tr("\n%1: %2 of %3 greedy and %4 of %5 sampled replies right, %6 lost to errors")
                       .arg(outcomeOf(unit))
                       .arg(counts.greedyHits)
                       .arg(counts.greedyCounted())
                       .arg(counts.sampledHits)
                       .arg(counts.sampledCounted())
                       .arg(counts.errors);
    if (const int leftOut = counts.greedyLeftOut + counts.sampledLeftOut; leftOut > 0)
        text += tr("\n%n more left out: not in the form that strict extraction counts", nullptr, leftOut);
    for (const QString& words :
         {goldNote(*m_set, unit.element), m_marks.of(m_units.run, unit.element, unit.form, unit.year).words})
        if (!words.isEmpty()) text += QLatin1Char('\n') + words;
    return plainToolTip(text);
}

void CellElementsModel::clear() {
    beginResetModel();
    m_set = nullptr;
    m_units = {};
    m_marks = {};
    m_lines.clear();
    endResetModel();
}

/// The lines of what is in m_units.
void CellElementsModel::arrange() {
    m_lines.clear();
    const bool hasHeads = m_units.parts.size() > 1;
    std::size_t part = 0;
    for (std::size_t place = 0; place < m_units.units.size(); ++place) {
        const CellUnit& unit = m_units.units[place];
        if (hasHeads && (place == 0 || unit.form != m_units.units[place - 1].form)) {
            while (m_units.parts[part].form != unit.form)
                ++part;
            m_lines.push_back({true, part});
        }
        m_lines.push_back({false, place});
    }
    const auto isOther = [this](const CellUnit& unit) { return unit.year != m_units.units.front().year; };
    m_namesYears = std::any_of(m_units.units.begin(), m_units.units.end(), isOther);
}

void CellElementsModel::show(std::shared_ptr<const results::ResultSet> set, results::CellUnits units) {
    const auto isSameUnit = [](const CellUnit& a, const CellUnit& b) { return a.cell == b.cell; };
    const bool isSame =
        m_set && m_set->elements == set->elements && m_units.run == units.run &&
        m_units.parts.size() == units.parts.size() &&
        std::equal(m_units.units.begin(), m_units.units.end(), units.units.begin(), units.units.end(), isSameUnit);
    if (!isSame) beginResetModel();
    m_set = std::move(set);
    m_units = std::move(units);
    m_marks = LabelMarks(m_set);
    if (!isSame) {
        arrange();
        endResetModel();
    } else if (!m_lines.empty()) {
        emit dataChanged(index(0), index(rowCount() - 1));
    }
}

const CellUnit* CellElementsModel::at(int row) const {
    if (row < 0 || row >= rowCount()) return nullptr;
    const Line line = m_lines[static_cast<std::size_t>(row)];
    return line.isHead ? nullptr : &m_units.units[line.place];
}

int CellElementsModel::rowOf(std::uint32_t element, prompt::Template form, int year) const {
    for (int row = 0; row < rowCount(); ++row)
        if (const CellUnit* unit = at(row);
            unit && unit->element == element && unit->form == form && unit->year == year)
            return row;
    return -1;
}

} // namespace chronoscope::ui
