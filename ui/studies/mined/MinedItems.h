// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/AnswerVoices.h"
#include "core/studies/mined/ItemRows.h"
#include "core/studies/mined/JudgeRun.h"
#include "core/studies/mined/MinedNarrowing.h"
#include "core/studies/mined/RunScores.h"
#include "ui/inspector/StudyInspection.h"
#include "widgets/plots/RibbonLayout.h"

#include <QString>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::ui {

/// The items of MINED one by one. What takes a database blocks; query thread.

class RunReadings;

using mined::kTaskFacet;
using mined::kTypeFacet;

using mined::goldLine;
using mined::ItemRow;
using mined::ItemRows;
Result<std::shared_ptr<const mined::MinedContext>> contextOfRun(store::Database& database, std::int64_t run);

/// An item under a condition with all that was asked about it.
struct MinedUnit {
    struct Reply {
        mined::Configuration configuration = mined::Configuration::QI;
        std::int64_t index = 0; ///< of the reply
        bool stored = false;
        bool answered = false;
        std::string outcome;
        std::string text;
        mined::ReplyScore score;
        std::string system;
        std::string prompt;
        std::vector<std::string> named;           ///< values of the list that it names
        std::vector<mined::Judgement> judgements; ///< the newest first
    };
    std::string runName;
    mined::Item item;
    bool withContext = false;
    std::vector<std::string> golds;
    std::array<std::string, 2> pictures; ///< bytes of I and GI; empty where there is none
    std::vector<mined::DatedValue> values;
    std::vector<Reply> replies; ///< by configuration; empty without a run
};
Result<MinedUnit> readMinedUnit(store::Database& database, std::int64_t run, std::int64_t item, bool withContext);

/// The values of an item over the years, each with the configurations whose answers name it.
struct MinedRibbon {
    int first = 0;
    int last = -1;
    QVector<widgets::RibbonSpan> spans;
};
MinedRibbon ribbonOf(const MinedUnit& unit);

/// A unit for the Inspector; `run` may be 0.
Selection selectionOfUnit(qint64 run, qint64 item, bool withContext, std::optional<qint64> probe = {});
/// A number of the overview: of a task, or of all where that is empty, and of a type where that is not; `filter`: of
/// the page.
Selection selectionOfCell(qint64 run, const std::string& measure, const std::string& task, const std::string& type,
                          const study::Narrowing& filter = {});
bool isWithContext(const study::UnitKey& unit);
/// The number with what is behind it, the wrong ones first: of "cem", "f1" and "judge" the items, else see
/// selectionOfCompared(), PlantedUnits.h and AnswerUnits.h.
Result<NumberUnits> minedNumber(RunReadings& readings, store::Database& database, const StudySelection& selection);

} // namespace chronoscope::ui
