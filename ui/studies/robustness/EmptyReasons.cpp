// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/EmptyReasons.h"

#include "ui/studies/robustness/TableCells.h"
#include "ui/views/Text.h"

#include <QLocale>

namespace chronoscope::ui {

EmptyReason noRunYet(const RobustRuns& numbers) {
    if (numbers.facts == 0)
        return {Text::tr("No dated facts yet"),
                Text::tr("Robustness asks about facts that held from one date to another: a file of such facts comes "
                         "first."),
                Text::tr("Import dated facts…"), EmptyReason::Step::Import};
    return {Text::tr("No robustness run yet"),
            Text::tr("Dated facts that are here: %1. A run has a model score them at dates inside and outside of their "
                     "time.")
                .arg(QLocale().toString(numbers.facts)),
            Text::tr("New robustness run…"), EmptyReason::Step::NewRun};
}

EmptyReason nothingScored(const robustness::StressResults& run) {
    const QString hint = Text::tr("Facts appear here once all of their dates have been asked.");
    const QString title = Text::tr("No fact is scored yet");
    if (run.run.state == store::RunState::Running) return {title, hint};
    return {title, Text::tr("%1 The run is not going on: continue it on the Runs page.").arg(hint),
            Text::tr("Go to runs"), EmptyReason::Step::ShowRuns};
}

std::optional<EmptyReason> secondMissing(StressView view, const RobustRuns& numbers, std::size_t elementRuns) {
    if (view == StressView::Across && elementRuns == 0)
        return EmptyReason{Text::tr("No ChroKnowledge run yet"),
                           Text::tr("Across systems shows how robust the facts are whose elements a model knows over "
                                    "the years: make a run over the elements, and take their facts in “Dates…”."),
                           Text::tr("Go to runs"), EmptyReason::Step::ShowRuns};
    const bool isOfTwo = view == StressView::Variance || view == StressView::Duel || view == StressView::Compare;
    if (!isOfTwo || numbers.runs.size() > 1) return std::nullopt;
    const QString hint =
        view == StressView::Variance
            ? Text::tr("The ratio compares a run with the standard prompt and one with few-shot examples, over the "
                       "same facts.")
        : view == StressView::Compare
            ? Text::tr("Another model, prompt or wording over the same facts at the same dates.")
            : Text::tr("A pretrained model is compared with its instruct version over the same facts.");
    return EmptyReason{view != StressView::Duel ? Text::tr("One run more is needed")
                                                : Text::tr("One run of another model is needed"),
                       hint, Text::tr("New robustness run…"), EmptyReason::Step::NewRun};
}

std::optional<EmptyReason> nothingCommon(const StressReport& report, const ReportQuestion& question) {
    if (question.view != StressView::Compare && question.view != StressView::Duel) return std::nullopt;
    const TableCells cells(report.exact);
    qint64 facts = 0, undefined = 0, otherDates = 0;
    for (std::size_t row = 0; row < cells.rows(); ++row) {
        facts += cells.count(row, "facts");
        undefined += cells.count(row, "undefined");
        otherDates += cells.count(row, "other_dates");
    }
    if (facts > 0 || cells.rows() == 0) return std::nullopt;
    const bool isNarrowed = !question.narrowed.isEmpty();
    if (otherDates > 0)
        return EmptyReason{Text::tr("No fact was asked at the same dates"),
                           Text::tr("Both runs asked about facts in common, but not at as many dates of each: the "
                                    "sampler, the precisions or the last date differ.")};
    if (undefined > 0)
        return EmptyReason{Text::tr("No fact is defined in both runs"),
                           Text::tr("The facts that both runs asked about lack a correct or an incorrect date with a "
                                    "score in one of them.")};
    return EmptyReason{Text::tr("The runs have no fact in common"),
                       isNarrowed ? Text::tr("No fact that the filter takes was asked in both: choose other runs, or "
                                             "clear the filter.")
                                  : Text::tr("None was asked in both: choose another run above, or make one over the "
                                             "same facts."),
                       isNarrowed ? Text::tr("Clear the filter") : Text::tr("New robustness run…"),
                       isNarrowed ? EmptyReason::Step::ClearFilter : EmptyReason::Step::NewRun};
}

} // namespace chronoscope::ui
