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
    prompt::Template form = prompt::Template::Generation;
    int year = 0; ///< 0 = none
    store::TallyFilter filter; ///< domain and state of the cell
    qint64 elementRow = 0;     ///< 0 = no element chosen yet
};

} // namespace chronoscope::ui
