// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/labels/AnnotationBook.h"
#include "core/labels/LabelSet.h"
#include "core/studies/mined/RunScores.h"
#include "core/study/UnitKey.h"

#include <optional>
#include <vector>

namespace chronoscope::mined {

/// Who holds an answer to be right: containment (CEM), a judge, and people on the page Annotate.

inline constexpr const char* kContextAxis = "context"; ///< "with", "without": of F.M.C and P.M.C; others are without
inline constexpr const char* kWithContext = "with";
inline constexpr const char* kWithoutContext = "without";
/// By which people's labels are bound to an item under a condition.
study::UnitKey unitKeyOf(bool withContext);

/// By ordinal of a run's units, whether people hold the answers to be right. Right: an accepted answer, or a label for
/// what the matcher missed; wrong: a label that says what is wrong with the answer. A final word stands for all. None
/// where nobody says either, both are said, or people do not say the same.
using PeopleVerdicts = std::vector<std::optional<bool>>;
/// `sets`: the label sets that labels are of. Blocks.
Result<PeopleVerdicts> peopleVerdicts(store::Database& database, const MinedContext& run,
                                      const annotation::AnnotationBook& book,
                                      const std::vector<annotation::LabelSet>& sets);

/// run, model, first, second, unit (reply, question), compared, both_right, only_first, only_second, both_wrong, agreed
/// (percent), kappa, left_out: judge against cem over the replies that the judge scored; people against cem and against
/// the judge over the questions of which people say whether they are right. Left out are answers of the judge that
/// could not be read, and questions that are right in some configurations only, or lack the other's score. The judge is
/// for right from JudgeAgreement::kRight on. Pure.
analysis::Table voicesTable(const RunScores& run, const PeopleVerdicts& people);

} // namespace chronoscope::mined
