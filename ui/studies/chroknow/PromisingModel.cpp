// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/chroknow/PromisingModel.h"

#include "core/base/Text.h"
#include "ui/bridge/Selection.h"
#include "ui/models/ElementListModel.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/Words.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

PromisingLines::PromisingLines(traversal::PromisingList all) : list(std::move(all)) {
    searchTexts.reserve(list.lines.size());
    for (const auto& line : list.lines)
        searchTexts.push_back(text::toUtf8(text::lower(line.subject)));
}

PromisingModel::PromisingModel(QObject* parent) : QAbstractListModel(parent) {}

void PromisingModel::setLines(std::shared_ptr<const PromisingLines> lines) {
    beginResetModel();
    m_lines = std::move(lines);
    choose();
    endResetModel();
}

void PromisingModel::setFilter(const QString& text) {
    beginResetModel();
    m_filter = text::toUtf8(text::lower(text.trimmed().toStdString()));
    choose();
    endResetModel();
}

void PromisingModel::setRescued(std::map<qint64, std::set<int>> years) {
    if (m_rescued == years) return;
    m_rescued = std::move(years);
    if (rowCount() > 0) emit dataChanged(index(0), index(rowCount() - 1));
}

void PromisingModel::choose() {
    m_shown.clear();
    for (std::uint32_t i = 0; i < static_cast<std::uint32_t>(total()); ++i)
        if (m_lines->searchTexts[i].find(m_filter) != std::string::npos) m_shown.push_back(i);
}

const traversal::PromisingElement& PromisingModel::element(int row) const {
    return m_lines->list.lines[m_shown[static_cast<std::size_t>(row)]];
}

int PromisingModel::rowOf(qint64 elementRow) const {
    for (int row = 0; row < rowCount(); ++row)
        if (element(row).row == elementRow) return row;
    return -1;
}

int PromisingModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QString PromisingModel::toolTip(const traversal::PromisingElement& element) const {
    QStringList lines{
        QString::fromStdString(element.subject),
        tr("%1 · %2 · %3")
            .arg(QString::fromStdString(element.relation), displayName(element.domain), displayName(element.state)),
        tr("%1 of its %2 wrong or partial years have a hit within the span")
            .arg(element.promise.reachable)
            .arg(element.promise.targets),
        tr("Promise %1: the sum of 1 / distance in years over those hits")
            .arg(QLocale().toString(element.promise.score, 'f', 2))};
    if (const auto rescued = m_rescued.find(element.row); rescued != m_rescued.end()) {
        QStringList years;
        for (const int year : rescued->second)
            years << QString::number(year);
        lines << tr("Accepted as Chrono-Correct: %1").arg(years.join(QStringLiteral(", ")));
    }
    return plainToolTip(lines.join(QLatin1Char('\n')));
}

QVariant PromisingModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const traversal::PromisingElement& shown = element(index.row());
    const auto count = [&] { return tr("%1 of %2 years").arg(shown.promise.reachable).arg(shown.promise.targets); };
    switch (role) {
    case Qt::DisplayRole: return QString::fromStdString(shown.subject);
    case Qt::ToolTipRole: return toolTip(shown);
    case Qt::AccessibleTextRole: return tr("%1, %2").arg(QString::fromStdString(shown.subject), count());
    case kSelectionRole: return QVariant::fromValue(Selection::ofElement(shown.row));
    case ElementListModel::CountRole: return count();
    case ElementListModel::MarksRole: {
        QList<int> marks{static_cast<int>(widgets::Mark::PartialGreedy)};
        if (m_rescued.contains(shown.row)) marks << static_cast<int>(widgets::Mark::ChronoCorrect);
        return QVariant::fromValue(marks);
    }
    default: return {};
    }
}

} // namespace chronoscope::ui
