// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/MinedNarrowing.h"
#include "ui/inspector/StudyInspection.h"
#include "ui/studies/mined/RunReadings.h"

#include <QString>

#include <cstddef>
#include <memory>

namespace chronoscope::ui {

/// A run with what a number's filter takes of it, and its replies as lines of the Inspector. Query thread; blocks.
struct AnswersOfRun {
    std::shared_ptr<const RunReading> reading;
    mined::MinedFilter filter;

    const mined::MinedContext& context() const { return *reading->context(); }
    const mined::RunScores& scores() const { return *reading->scores(); } ///< all of it, by ordinal
    bool takes(std::size_t unit) const { return filter.takes(scores().units[unit]); }
    /// The unit with the replies that are taken.
    mined::ScoredUnit taken(std::size_t unit) const;
    NumberUnits titled(const QString& what) const;
};
Result<AnswersOfRun> answersOfRun(RunReadings& readings, store::Database& database, const StudySelection& selection,
                                  bool withLabels);

/// One reply, as a line.
struct AnswerLine {
    std::size_t unit = 0;
    mined::Configuration configuration = mined::Configuration::QI;
    QString words; ///< what it is listed for
    widgets::Mark mark = widgets::Mark::None;
    QString inFull = {}; ///< the same where there is room, above the line
};
/// Counts it, and lists it as long as there is room.
Status addAnswer(store::Database& database, const AnswersOfRun& run, const AnswerLine& line, NumberUnits& units);

} // namespace chronoscope::ui
