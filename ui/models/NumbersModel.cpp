// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/models/NumbersModel.h"

#include "ui/help/NumberBook.h"
#include "ui/models/TableWords.h"
#include "ui/views/Words.h"

#include <QLocale>

#include <cmath>

namespace chronoscope::ui {

namespace {
constexpr int kShownDecimals = 2, kShownDigits = 3, kTinyDigits = 2;

/// Without separators of thousands, since years are among the numbers that are no counts.
QLocale screenLocale() {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale;
}

/// All of its digits, as the window's language writes them.
QString wholeNumber(QString text, bool isCount) {
    bool isInteger = false;
    const qint64 count = isCount ? text.toLongLong(&isInteger) : 0;
    return isInteger ? QLocale().toString(count) : text.replace(QLatin1Char('.'), QLocale().decimalPoint());
}

/// For people: two decimals, three digits of a number below 1, two of one with an exponent. The table keeps all.
QString shownNumber(const QString& text, double number, bool isCount) {
    if (text.contains(QLatin1Char('e'))) return screenLocale().toString(number, 'g', kTinyDigits);
    const qsizetype point = text.indexOf(QLatin1Char('.'));
    if (point < 0 || text.size() - point - 1 <= kShownDecimals) return wholeNumber(text, isCount);
    if (number == 0 || std::abs(number) >= 1) return screenLocale().toString(number, 'f', kShownDecimals);
    return screenLocale().toString(number, 'g', kShownDigits);
}
} // namespace

NumbersModel::NumbersModel(QObject* parent) : QAbstractTableModel(parent) {}

void NumbersModel::setTable(analysis::Table table) {
    beginResetModel();
    m_table = std::move(table);
    endResetModel();
}

int NumbersModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int NumbersModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

QVariant NumbersModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto column = static_cast<std::size_t>(index.column());
    const auto& row = m_table.rows[static_cast<std::size_t>(index.row())];
    if (column >= row.size()) return {};
    const bool isNumber = m_table.numeric[column];
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    const QString text = QString::fromStdString(row[column]);
    bool isKnown = false;
    const double number = isNumber ? QLocale::c().toDouble(text, &isKnown) : 0;
    const bool isCount = isNumber && isCountColumn(m_table.columns[column]);
    const QString words = isKnown    ? wholeNumber(text, isCount)
                          : isNumber ? text
                                     : cellWords(m_table.columns[column], row[column]);
    const QString shown = isKnown ? shownNumber(text, number, isCount) : words;
    if (role == Qt::DisplayRole) return shown;
    if (role == Qt::ToolTipRole) return isNumber && shown == words ? QVariant() : plainToolTip(words);
    if (role != kSortRole) return {};
    if (!isNumber) return text;
    if (text.startsWith(QLatin1Char('<'))) return 0.0; // smaller than any number
    return isKnown ? QVariant(number) : QVariant();
}

QVariant NumbersModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
    const auto column = static_cast<std::size_t>(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((m_table.numeric[column] ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::UserRole) return QString::fromStdString(m_table.columns[column]);
    if (role == Qt::ToolTipRole) {
        const QString note = columnNote(QString::fromStdString(m_table.columns[column]), m_key ? m_key() : QString());
        return note.isEmpty() ? QVariant() : plainToolTip(note);
    }
    if (role != Qt::DisplayRole) return {};
    return headWords(m_table.columns[column]);
}

} // namespace chronoscope::ui
