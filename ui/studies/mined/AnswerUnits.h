// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/AnswerClass.h"
#include "ui/studies/mined/MinedItems.h"

#include <optional>
#include <string>

namespace chronoscope::ui {

/// Rows, points and bars about answers for the Inspector: each selection is of what its number counts, no more and no
/// less. `filter` is the page's. Pure; what takes a database blocks, query thread.

/// Replies about now that name one who held it in `year`; without a year all of them.
Selection selectionOfNamed(qint64 run, std::optional<int> year, const study::Narrowing& filter);
/// Items of a task that are asked about the years from `from` on, by "cem" or "f1".
Selection selectionOfAsked(qint64 run, const std::string& measure, mined::Task task, int from,
                           const study::Narrowing& filter);
/// Items of T.A by whom their answers name; without a label all of them.
Selection selectionOfLatest(qint64 run, const std::string& type, std::optional<mined::LatestLabel> label,
                            const study::Narrowing& filter);
/// Outputs of a context task under one condition, by whom they name; without a label all of them.
Selection selectionOfContext(qint64 run, mined::Task task, bool withContext, std::optional<mined::ContextLabel> label,
                             const study::Narrowing& filter);
/// Replies to one way of asking, by "cem", "f1" or "judge".
Selection selectionOfWay(qint64 run, const std::string& measure, mined::Configuration way,
                         const study::Narrowing& filter);

/// Whether it is one of these.
bool isOfAnswers(const StudySelection& selection);
/// One of these with the replies or items behind it.
Result<NumberUnits> answersNumber(RunReadings& readings, store::Database& database, const StudySelection& selection);

} // namespace chronoscope::ui
