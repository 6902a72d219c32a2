// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/dialogs/RelationWordsForm.h"

#include <vector>

namespace chronoscope::ui {

/// What the words of a table's relations are made of.
struct WordedRelationsSource {
    std::shared_ptr<const prompt::PromptPack> pack; ///< with the workspace's own words
    std::vector<std::string> packs;                 ///< the workspace's own
    std::vector<std::shared_ptr<const TableStudy>> studies;
};

/// What studies found in a table.
struct StudyFind {
    std::shared_ptr<const TableStudy> study;
    TableStudy::Found found;
};

/// The relations of a table that the program has not shipped words for, or not for all who ask, in the order of the
/// rows; at most kMostWorded of them. Words that the workspace has of its own are among them, and are not new. Any
/// thread.
Result<std::vector<WordedRelation>> wordedRelations(const facts::FactIntake& intake,
                                                    const std::vector<StudyFind>& found,
                                                    const WordedRelationsSource& source);
/// The same of what the workspace holds. Blocks.
Result<std::vector<WordedRelation>> storedRelations(store::Database& database, const WordedRelationsSource& source);
inline constexpr std::size_t kMostWorded = 200;

} // namespace chronoscope::ui
