// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"

#include <QLocale>
#include <QString>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

namespace chronoscope::ui {

/// The cells of a table by the names of its columns. Pure; a view, the table must outlive it.
class TableCells {
public:
    explicit TableCells(const analysis::Table& table) : m_table(table) {}

    std::size_t rows() const { return m_table.rows.size(); }
    /// Empty where the table has no such column.
    const std::string& at(std::size_t row, const char* column) const {
        static const std::string kNone;
        const auto found = std::find(m_table.columns.begin(), m_table.columns.end(), column);
        if (found == m_table.columns.end()) return kNone;
        return m_table.rows[row][static_cast<std::size_t>(found - m_table.columns.begin())];
    }
    QString text(std::size_t row, const char* column) const { return QString::fromStdString(at(row, column)); }
    /// NaN where the cell is empty.
    double number(std::size_t row, const char* column) const {
        bool isNumber = false;
        const double value = QLocale::c().toDouble(text(row, column), &isNumber);
        return isNumber ? value : std::numeric_limits<double>::quiet_NaN();
    }
    qint64 count(std::size_t row, const char* column) const { return text(row, column).toLongLong(); }

private:
    const analysis::Table& m_table;
};

} // namespace chronoscope::ui
