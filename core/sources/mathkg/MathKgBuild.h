// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/BuildReport.h"

namespace chronoscope::sources::mathkg {

/// Elements without time from triples of terms (Math-KG): files or folders of CSV, TSV and JSON Lines, told apart by
/// what they hold: three columns are triples; two are a glossary, or, where the second one's name is `relation`, the
/// names of the relations. BuildOptions::labelFiles are of these two kinds. A term that no glossary knows stays as it
/// is, and its element is flagged `untranslated`; a relation that is none of the benchmark's and not in the map is
/// dropped.
Result<BuildReport> buildMathKg(const BuildOptions& options, const std::stop_token& stop,
                                const BuildProgressSink& progress);

/// Has a character of the scripts of East Asia.
bool isChinese(std::string_view term);

} // namespace chronoscope::sources::mathkg
