// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/models/AnswersModel.h"

#include "ui/views/AnswersView.h"
#include "ui/views/CellSelection.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/GoldMark.h"
#include "ui/views/LabelTagDelegate.h"
#include "ui/views/Marks.h"
#include "ui/views/Words.h"
#include "widgets/plots/PlotTheme.h"

#include <QGuiApplication>
#include <QPalette>
#include <QStringList>

#include <algorithm>

namespace chronoscope::ui {

using analysis::CellCategory;

namespace {
constexpr int kHeadLetters = 20;

/// A column is as wide as answers are: the whole name is in the tooltip.
QString shortName(const QString& name) {
    if (name.size() <= kHeadLetters) return name;
    return name.left(kHeadLetters - 1) + QChar(0x2026);
}

QString joinedRight(const std::vector<std::string>& names) {
    QStringList list;
    for (const std::string& name : names)
        list << QString::fromStdString(name);
    return list.join(QStringLiteral(" | "));
}
} // namespace

AnswersModel::AnswersModel(QObject* parent) : QAbstractTableModel(parent) {}

void AnswersModel::setRows(std::shared_ptr<const results::ResultSet> set, RowsPtr rows) {
    const bool isSame = m_set && rows && m_rows && m_set->elements == set->elements && m_rows->form == rows->form &&
                        m_rows->runs == rows->runs && m_rows->rows == rows->rows;
    const auto runsOf = [](const results::ResultSet& of, const results::AnswerRows& list) {
        std::vector<results::RunChoice> choices;
        for (const std::size_t run : list.runs)
            choices.push_back(of.run(run).choice);
        return choices;
    };
    const bool stays = isSame && runsOf(*m_set, *m_rows) == runsOf(*set, *rows);
    if (!stays) beginResetModel();
    m_set = std::move(set);
    m_rows = std::move(rows);
    m_names = m_set ? results::runNames(*m_set) : results::RunNames();
    m_marks = LabelMarks(m_set);
    m_pages.clear();
    if (!stays)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

std::optional<std::pair<std::size_t, std::size_t>> AnswersModel::missing(int from, int to) const {
    if (rowCount() == 0) return std::nullopt;
    const auto pageOf = [this](int row) {
        return static_cast<std::size_t>(std::clamp(row, 0, rowCount() - 1)) / kPageRows;
    };
    for (std::size_t page = pageOf(from); page <= pageOf(to); ++page)
        if (!m_pages.contains(page)) return std::pair(page * kPageRows, kPageRows);
    return std::nullopt;
}

void AnswersModel::take(const RowsPtr& rows, std::size_t first, const std::vector<results::AnswerLine>& lines) {
    if (rows != m_rows || lines.empty()) return;
    std::vector<Line> page;
    page.reserve(lines.size());
    for (const results::AnswerLine& line : lines) {
        Line& shown = page.emplace_back();
        shown.right = joinedRight(line.right);
        shown.cells.resize(line.answers.size());
        shown.shares.resize(line.answers.size());
        for (std::size_t place = 0; place < line.answers.size(); ++place) {
            if (!line.answers[place]) continue;
            const std::size_t run = m_rows->runs[place];
            const results::YearAnswer& answer = *line.answers[place];
            if (!answer.answer.empty() && answer.saying < answer.answered)
                shown.shares[place] = tr("%1/%2").arg(answer.saying).arg(answer.answered);
            shown.cells[place] =
                answerCell(QString::fromStdString(m_names.at(m_set->run(run).choice)), *line.answers[place],
                           m_marks.of(run, line.row.element, m_rows->form, line.row.year));
        }
    }
    const std::size_t number = first / kPageRows;
    m_pages[number] = std::move(page);
    forgetFarFrom(number);
    emit dataChanged(index(static_cast<int>(first), 0),
                     index(static_cast<int>(first + lines.size()) - 1, columnCount() - 1));
}

void AnswersModel::forgetFarFrom(std::size_t page) {
    while (m_pages.size() > kMostPages) {
        const std::size_t first = m_pages.begin()->first;
        const std::size_t last = m_pages.rbegin()->first;
        m_pages.erase(page - first > last - page ? first : last); // `page` is one of them
    }
}

int AnswersModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_rows ? 0 : static_cast<int>(m_rows->rows.size());
}

int AnswersModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : FirstRun + static_cast<int>(runs());
}

const AnswersModel::Line* AnswersModel::lineAt(int row) const {
    const auto place = static_cast<std::size_t>(row);
    const auto page = m_pages.find(place / kPageRows);
    if (page == m_pages.end() || place % kPageRows >= page->second.size()) return nullptr;
    return &page->second[place % kPageRows];
}

std::optional<std::size_t> AnswersModel::cellAt(int row, int column) const {
    const results::AnswerRow& of = m_rows->rows[static_cast<std::size_t>(row)];
    const std::size_t run = m_rows->runs[static_cast<std::size_t>(column - FirstRun)];
    return results::cellOf(m_set->runs[run], of.element, m_rows->form, of.year);
}

/// As the columns in memory have it: there before any text is read.
CellCategory AnswersModel::categoryAt(int row, int column) const {
    const auto cell = cellAt(row, column);
    const std::size_t run = m_rows->runs[static_cast<std::size_t>(column - FirstRun)];
    return cell ? static_cast<CellCategory>(m_set->run(run).category[*cell]) : CellCategory::Missing;
}

std::optional<Selection> AnswersModel::selection(const QModelIndex& place) const {
    const results::AnswerRow& row = m_rows->rows[static_cast<std::size_t>(place.row())];
    const int last = place.column() < FirstRun ? columnCount() - 1 : place.column();
    for (int column = std::max<int>(place.column(), FirstRun); column <= last; ++column)
        if (cellAt(place.row(), column))
            return selectionOf(*m_set, m_rows->runs[static_cast<std::size_t>(column - FirstRun)], row.element,
                               m_rows->form, row.year);
    return std::nullopt;
}

QIcon AnswersModel::icon(CellCategory category) const {
    const QPalette palette = QGuiApplication::palette();
    if (m_iconsOf != palette.cacheKey()) m_icons.clear();
    m_iconsOf = palette.cacheKey();
    QIcon& kept = m_icons[static_cast<int>(category)];
    if (kept.isNull()) kept = widgets::CategoryMark::icon(markOf(category), widgets::PlotTheme::fromPalette(palette));
    return kept;
}

QString AnswersModel::runName(int column) const {
    const std::size_t run = m_rows->runs[static_cast<std::size_t>(column - FirstRun)];
    return QString::fromStdString(m_names.at(m_set->run(run).choice));
}

QString AnswersModel::cellText(int row, int column) const {
    const results::AnswerRow& of = m_rows->rows[static_cast<std::size_t>(row)];
    const results::ElementFacts& facts = *m_set->elements;
    const Line* line = lineAt(row);
    switch (column) {
    case Subject: return markedSubject(*m_set, of.element);
    case Relation: return QString::fromStdString(facts.relationNames[facts.relations[of.element]]);
    case Year: return QString::number(of.year);
    case Right: return line ? line->right : QStringLiteral("…");
    default: break;
    }
    if (!cellAt(row, column)) return tr("not asked");
    const auto place = static_cast<std::size_t>(column - FirstRun);
    if (!line || !line->cells[place]) return QStringLiteral("…");
    const QString& answer = line->cells[place]->answer;
    const QString& share = line->shares[place];
    return share.isEmpty() ? answer : tr("%1 %2").arg(share, answer);
}

QVariant AnswersModel::cellData(int row, int column, int role) const {
    const bool isAsked = cellAt(row, column).has_value();
    const Line* line = lineAt(row);
    const auto* cell = line && line->cells[static_cast<std::size_t>(column - FirstRun)].has_value()
                           ? &*line->cells[static_cast<std::size_t>(column - FirstRun)]
                           : nullptr;
    switch (role) {
    case Qt::DecorationRole: return isAsked ? QVariant(icon(categoryAt(row, column))) : QVariant();
    case Qt::ForegroundRole:
        return isAsked && !(cell && cell->silent)
                   ? QVariant()
                   : QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text);
    case Qt::ToolTipRole: return cell ? cell->tooltip : plainToolTip(runName(column));
    case kAnswerRole: return cell ? cell->answer : QString();
    case kLabelTagRole: return cell ? QVariant::fromValue(cell->tag) : QVariant();
    case Qt::AccessibleTextRole:
        if (!isAsked) return tr("%1: not asked").arg(runName(column));
        return (cell ? cell->tag : widgets::LabelTag())
            .saidAfter(
                tr("%1: %2, %3").arg(runName(column), displayName(categoryAt(row, column)), cellText(row, column)));
    default: return {};
    }
}

QVariant AnswersModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    if (role == Qt::DisplayRole) return cellText(index.row(), index.column());
    if (role == kSelectionRole) {
        const auto of = selection(index);
        return of ? QVariant::fromValue(*of) : QVariant();
    }
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((index.column() == Year ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (index.column() >= FirstRun) return cellData(index.row(), index.column(), role);
    if (role == Qt::ToolTipRole) {
        const QString gold = goldNote(*m_set, m_rows->rows[static_cast<std::size_t>(index.row())].element);
        const QString text = cellText(index.row(), index.column());
        return plainToolTip(gold.isEmpty() || index.column() != Subject ? text : text + QLatin1Char('\n') + gold);
    }
    return {};
}

QVariant AnswersModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == Year ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == Right) return tr("The objects that hold in that year");
    if (role == Qt::ToolTipRole && section >= FirstRun)
        return plainToolTip(tr("%1: the mark of the cell, and the most frequent answer of all its samples, with how "
                               "many of those that answer "
                               "say it where not all do. A click sorts "
                               "by the mark, wrong ones first.")
                                .arg(runName(section)));
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Subject: return tr("Subject");
    case Relation: return tr("Relation");
    case Year: return tr("Year");
    case Right: return tr("Right");
    default: return shortName(runName(section));
    }
}

void AnswersModel::sort(int column, Qt::SortOrder order) { emit sortWanted(column, order); }

} // namespace chronoscope::ui
