// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/AskRound.h"
#include "widgets/plots/AnswerGridLayout.h"
#include "widgets/plots/RibbonLayout.h"

#include <QFont>
#include <QString>
#include <QVector>

#include <map>
#include <utility>

namespace chronoscope::ui {

/// What was asked now, made ready for the screen. Pure; GUI thread.

/// Answers by model and cell.
using AskAnswers = std::map<std::pair<std::size_t, std::size_t>, run::AskAnswer>;

/// "Right: “Lyon”, score 100", "Answered “Lyon”", "Error: network. could not connect" …
QString outcomeOf(const run::AskCell& cell, const run::AskAnswer& answer);
/// A group per model (key: its place), a row per template (key: the template), a cell per year; what is asked without a
/// year stands in year 0.
widgets::AnswerGridData askGrid(const run::AskPlan& plan, const QStringList& models, const AskAnswers& answers,
                                bool asking);
/// Gives labels the width that they need, up to the usual one, and a year the width that the longest word of an answer
/// needs, up to a bound; less, and its answers more lines, where all years then have room in `width` pixels.
void fitYears(widgets::AnswerGridData& grid, const QFont& font, qreal width);
/// The answers as lines of words between tabs, a model and template each, for a spreadsheet.
QString askGridText(const widgets::AnswerGridData& grid);
/// The command line that asks the same of the same models (see ModelTarget::key()); `workspace`: that knows the fact,
/// or empty.
QString askCommand(const run::AskSpec& spec, const QStringList& models, const QString& workspace);
/// What is right, year by year.
QVector<widgets::RibbonSpan> askTruth(const run::AskPlan& plan);

} // namespace chronoscope::ui
