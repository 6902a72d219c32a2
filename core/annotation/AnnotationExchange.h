// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/annotation/AnnotationIntake.h"
#include "core/store/Database.h"
#include "core/study/Study.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::annotation {

/// Annotations in files. Csv: RFC 4180, formulas neutralised. Jsonl: one object a line. Both are read back exactly as
/// they were, times included. LabelStudio: see LabelStudio.h for what it carries.
enum class ExchangeFormat : int { Csv = 0, Jsonl, LabelStudio };
/// "csv", "jsonl", "labelstudio".
std::string_view name(ExchangeFormat format);
std::optional<ExchangeFormat> exchangeFormatFromName(std::string_view text);

/// Of all elements of a workspace, and of the items of its other studies.
Result<ElementNames> elementNames(store::Database& database, const study::Studies& studies);

/// Keys, in csv columns, which are stable: element_id, subject, relation, year, template, run_id (runIdentity()),
/// model, author, final, label_set, labels, severity (0: not said), note, flag, accepted, seconds, created, changed
/// (UTC); of units of other studies, which have year 0 and no template, also study, unit, object. In a csv
/// labels have ';' between them and accepted answers are JSON: [{"answer": "…", "reason": "…"}]. Subject and relation
/// are empty where the workspace does not have the element. Pure, any thread.
std::string exportAnnotations(const std::vector<Annotation>& annotations, const ElementNames& names,
                              ExchangeFormat format);

inline constexpr std::size_t kMaxExchangeFile = 256 << 20; ///< bytes

/// Reads such a file, which may be hostile; an entry that is not in order is refused alone. Columns and keys may stand
/// in any order; subject, relation and object are not looked at, model, body, seconds, times, study and unit may be
/// left out. BadInput: too large, a csv without the needed columns or with unknown ones, a Label Studio file that is no
/// list of tasks. Pure, any thread.
Result<ImportedAnnotations> importAnnotations(std::string_view text, ExchangeFormat format, const ElementNames& known);

} // namespace chronoscope::annotation
