// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/exchange/FactTwins.h"
#include "ui/dialogs/WordedRelations.h"

#include <QString>

#include <vector>

namespace chronoscope::ui {

/// What the import of one's own facts says of a table. GUI thread.

/// What a column holds.
QString factsRole(facts::Role role);
/// "10 elements, 4 held out as exemplars, 30 element-years to ask and 20 held out, 10 dated facts, 3 need distractors,
/// 2 rows left out"; in lines below which years are not asked, what it means to be held out, and who brings
/// distractors.
QString factsSummary(const facts::FactIntake& intake, facts::FactIntake::HeldOutCounts heldOut,
                     const std::vector<StudyFind>& found);
/// `text`, and which facts are here already with an element that is not the same.
QString withTwins(const QString& text, const std::vector<exchange::FactTwin>& twins);

} // namespace chronoscope::ui
