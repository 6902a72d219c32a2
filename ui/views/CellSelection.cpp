// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/CellSelection.h"

namespace chronoscope::ui {

Selection selectionOf(const results::ResultSet& set, std::size_t run, std::uint32_t element, prompt::Template form,
                      int year) {
    Selection selection;
    selection.run = set.run(run).choice.run;
    selection.scoring = set.run(run).choice.scoring;
    selection.form = form;
    selection.year = year;
    selection.elementRow = set.elements->rows[element];
    selection.number = selection.shownNumber();
    selection.number->filter.domains = {set.elements->domains[element]};
    selection.number->filter.states = {set.elements->states[element]};
    return selection;
}

} // namespace chronoscope::ui
