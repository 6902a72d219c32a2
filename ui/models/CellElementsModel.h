// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/CellUnits.h"
#include "ui/views/LabelMarks.h"

#include <QAbstractListModel>
#include <QString>

#include <memory>
#include <vector>

namespace chronoscope::ui {

/// The units that a number is made of: a line for each, under a head for each template where there are several. What is
/// said of a unit is taken from the columns of its set when it is shown. GUI thread.
class CellElementsModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit CellElementsModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    void clear();
    /// The units of a set. Where they are those shown already, lines stay and only what they say is new.
    void show(std::shared_ptr<const results::ResultSet> set, results::CellUnits units);
    /// Null for a head, and beyond the end.
    const results::CellUnit* at(int row) const;
    int rowOf(std::uint32_t element, prompt::Template form, int year) const; ///< -1 if it is not among them
    /// Of the units shown; null while there are none.
    const std::shared_ptr<const results::ResultSet>& set() const { return m_set; }
    std::size_t run() const { return m_units.run; } ///< run index in set()

private:
    /// A unit, or the head of a template's part.
    struct Line {
        bool isHead = false;
        std::size_t place = 0; ///< in the units, or in the parts
        bool operator==(const Line&) const = default;
    };
    void arrange();
    QString subjectOf(const results::CellUnit& unit) const;
    QString outcomeOf(const results::CellUnit& unit) const;
    QString toolTip(const results::CellUnit& unit) const;
    QVariant headData(const results::CellPart& part, int role) const;

    std::shared_ptr<const results::ResultSet> m_set;
    results::CellUnits m_units;
    LabelMarks m_marks;
    bool m_namesYears = false; ///< the units are of several years
    std::vector<Line> m_lines;
};

} // namespace chronoscope::ui
