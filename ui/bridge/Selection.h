// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/prompt/Template.h"
#include "core/results/CellUnits.h"
#include "core/study/UnitKey.h"

#include <QMetaType>
#include <QtGlobal>

#include <optional>
#include <string>
#include <utility>

namespace chronoscope::ui {

/// Something of a study whose runs have units of its own: a number with the units it is made of, one of these units, or
/// one item's unit alone. Value.
struct StudySelection {
    std::string study; ///< see store::RunRecord
    qint64 run = 0;
    std::string measure;         ///< of the number that was clicked on, in the study's terms; empty: no number
    study::Narrowing number;     ///< which facets and axes it is of
    qint64 item = 0;             ///< its row in the study's own tables; 0: no unit is chosen
    study::UnitKey unit;         ///< of the item
    std::optional<qint64> probe; ///< number of the reply that is looked at

    bool isSameNumber(const StudySelection& other) const {
        return study == other.study && run == other.run && measure == other.measure && number == other.number;
    }
};

/// What the Inspector shows: a number of a result page with the units it is made of, one of these units, an element
/// alone, or something of another study. Value; selection is global, so that one thing is selected in the whole window.
struct Selection {
    qint64 run = 0;     ///< of the unit; 0 = none
    qint64 scoring = 0; ///< whose judgement; 0 = the run's own
    prompt::Template form = prompt::Template::Generation;
    int year = 0;          ///< 0 = none
    qint64 elementRow = 0; ///< 0 = no element chosen yet
    /// What was clicked on; none = all that the run asks under this template in this year.
    std::optional<results::CellNumber> number;
    std::optional<StudySelection> study; ///< then the rest is empty

    static Selection ofRun(qint64 run, qint64 scoring = 0) {
        Selection selection;
        selection.run = run;
        selection.scoring = scoring;
        return selection;
    }
    static Selection ofUnits(StudySelection of) {
        Selection selection;
        selection.study = std::move(of);
        return selection;
    }
    static Selection ofElement(qint64 row) {
        Selection selection;
        selection.elementRow = row;
        return selection;
    }
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

/// What a row of a list is of, as a Selection: the list's menu offers what can be done with it. Tables of items say it
/// in their first column.
inline constexpr int kSelectionRole = Qt::UserRole + 64;

} // namespace chronoscope::ui
