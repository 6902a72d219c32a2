// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/annotation/AnnotationIntake.h"
#include "core/labels/AnnotationBook.h"
#include "core/labels/LabelSet.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::annotation {

/// What becomes of an annotation where two copies of the workspace have the same author say different things of an
/// item. Newer: what was changed last, so that copies come to the same words in whatever order they are merged; of two
/// words of one second the one whose JSON comes last; mine, where a time is not known.
enum class MergePolicy : int { Mine = 0, Theirs, Newer };
/// "mine", "theirs", "newer".
std::string_view name(MergePolicy policy);
std::optional<MergePolicy> mergePolicyFromName(std::string_view text);

struct MergeConflict {
    Annotation mine;
    Annotation theirs;
    bool taken = false; ///< theirs is in the action
};

/// What a merge does. Items are content hashes, so that they are the same in every copy; what only this workspace has
/// stays as it is.
struct AnnotationMerge {
    AnnotationAction action; ///< one step of undo; without changes there is nothing to store
    std::int64_t added = 0;
    std::int64_t same =
        0; ///< by Newer their time is taken over where it is the later one: then the action has a change too
    std::vector<MergeConflict> conflicts; ///< in the order of `theirs`
};

/// `theirs`: each item and voice once, bodies not empty, as stored or imported. The action is `author`'s, named `text`.
/// What is taken keeps its seconds, and the times when it was said and first made; where the former is not known, it
/// counts as said with the merge. Pure, any thread.
AnnotationMerge mergeInto(const AnnotationBook& book, const std::vector<Annotation>& theirs, MergePolicy policy,
                          const std::string& author, const std::string& text);

struct LabelSetMerge {
    std::vector<LabelSet> added;        ///< to be stored
    std::vector<std::string> conflicts; ///< names under which the copies have different labels: mine stay
};
/// `mine` with the built-in set.
LabelSetMerge mergeLabelSets(const std::vector<LabelSet>& mine, const std::vector<LabelSet>& theirs);

/// What another workspace holds; it is opened for reading and not changed.
struct AnnotatedCopy {
    std::vector<Annotation> annotations;
    std::int64_t elsewhere = 0;       ///< sound, but of elements that this workspace does not have: left out
    std::vector<LabelSet> labelSets;  ///< less the built-in
    std::vector<std::string> refused; ///< which rows are damaged and why: the first ImportedAnnotations::kMaxListed
    std::int64_t refusedCount = 0;
};
/// Rows that are damaged, or that this workspace would not take, are left out. A copy of an older schema is read as it
/// is. `known`: the elements of this workspace. Errors: those of Database::open() and of the database. Blocks.
Result<AnnotatedCopy> readCopy(const std::string& path, const ElementNames& known);

} // namespace chronoscope::annotation
