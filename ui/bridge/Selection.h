// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/prompt/Template.h"
#include "core/results/CellUnits.h"

#include <QMetaType>
#include <QtGlobal>

#include <optional>

namespace chronoscope::ui {

/// What the Inspector shows: a number of a result page with the units it is made of, one of these units, or an element
/// alone. Value; selection is global, so that one thing is selected in the whole window.
struct Selection {
    qint64 run = 0;     ///< of the unit; 0 = none
    qint64 scoring = 0; ///< whose judgement; 0 = the run's own
    prompt::Template form = prompt::Template::Generation;
    int year = 0;          ///< 0 = none
    qint64 elementRow = 0; ///< 0 = no element chosen yet
    /// What was clicked on; none = all that the run asks under this template in this year.
    std::optional<results::CellNumber> number;

    results::CellNumber shownNumber() const {
        if (number) return *number;
        results::CellNumber all{{}, {run, scoring}, {}};
        all.filter.templates = {form};
        if (year != 0) all.filter.years = {{year, year}};
        return all;
    }
    /// Whether both are of one number, whatever unit of it.
    bool isSameCell(const Selection& other) const {
        return (run == 0) == (other.run == 0) && (run == 0 || shownNumber() == other.shownNumber());
    }
};

} // namespace chronoscope::ui
