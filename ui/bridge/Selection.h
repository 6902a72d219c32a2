// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/prompt/Template.h"
#include "core/store/TallyStore.h"

#include <QMetaType>
#include <QtGlobal>

namespace chronoscope::ui {

/// What the Inspector shows: a heatmap cell (run, template, year, filter), one element of it, or an element alone.
/// Value; selection is global, so that one thing is selected in the whole window.
struct Selection {
    qint64 run = 0; ///< 0 = none
    qint64 scoring = 0; ///< whose judgement was clicked on; 0 = the run's own, the only one the Inspector shows
    prompt::Template form = prompt::Template::Generation;
    int year = 0; ///< 0 = none
    store::TallyFilter filter; ///< domain, state and relation of the cell
    qint64 elementRow = 0;     ///< 0 = no element chosen yet

    /// Whether both are of one cell, whatever element of it.
    bool isSameCell(const Selection& other) const {
        return run == other.run && scoring == other.scoring && form == other.form && year == other.year &&
               filter.domain == other.filter.domain && filter.state == other.filter.state && filter.relation == other.filter.relation;
    }
};

} // namespace chronoscope::ui
