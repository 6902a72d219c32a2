// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/annotation/AnnotationIntake.h"
#include "core/labels/LabelSet.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::annotation {

/// Annotations as tasks of Label Studio (its JSON, not JSON-MIN). A task is an item with its label set: "data" holds
/// element_id, run_id, year, template, label_set, subject, relation, model, of a unit of another study also study, unit
/// and object, and "text", which is shown. Each voice is
/// one of its annotations; the final word is the one with ground_truth. Results, all to "text": labels (choices; values
/// are keys), severity (rating), note, author, accepted and accepted_reason (textarea; reasons in the order of the
/// answers, each "-" where it is empty, since Label Studio drops empty lines), flag (choices). lead_time is the
/// seconds.
///
/// What it cannot carry: Label Studio sets times of its own when it imports a task, its annotators are its users (so
/// the author also stands in the results), and it trims texts as they are edited there. Pure, any thread.
std::string toLabelStudio(const std::vector<Annotation>& annotations, const ElementNames& names);

/// The labelling configuration of a project that takes those tasks: XML with every control that they name. The choices
/// are the labels of those of `sets` (their texts UTF-8) that the annotations were made with, or of the first where
/// there are none; they show the label's name, and have its key as alias, which is what results hold. A label that no
/// set has is shown by its key. Several may be given where one of the sets allows it, or an annotation has several.
/// Pure, any thread.
std::string labelStudioConfig(const std::vector<Annotation>& annotations, const std::vector<LabelSet>& sets);

/// The tasks of such a file or of Label Studio's own export, parsed one by one; predictions, relations and annotations
/// that were skipped are left alone, so is what it adds. The place of a task counts as its line. Without a result
/// "author", the author is the e-mail or number of its user. BadInput where the whole is no list of tasks, or is cut
/// off.
Result<ImportedAnnotations> fromLabelStudio(std::string_view text, const ElementNames& known);

/// The name of the item's template; empty for a unit of another study.
std::string templateText(const ItemKey& item);
/// element_id, run_id, year, template, study and unit of an entry or of a task's data. Throws JsonProblem and JSON
/// errors.
ItemKey readItem(const nlohmann::json& entry);
/// 2 for a 2.0, as other programs write whole numbers; everything else as it is.
nlohmann::json asWhole(const nlohmann::json& value);

} // namespace chronoscope::annotation
