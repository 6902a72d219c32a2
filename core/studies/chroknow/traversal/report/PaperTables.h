// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/exchange/published/Published.h"
#include "core/studies/chroknow/traversal/report/TraversalReport.h"

#include <string>
#include <vector>

namespace chronoscope::traversal {

/// The tables of the paper (ChroKnowledge) that show Known after ChroKnowPrompt by span, in its layout. Pure; any
/// thread. The same numbers, one to a cell and with their intervals, are in knownTable().
enum class PaperTable {
    Six,  ///< general and biomedical
    Seven ///< legal
};

/// One row per run that has elements of the table's domains: run, model, then for each domain the total span and the
/// previous span, each dynamic and static, as "28.7 (+7.7)": Known afterwards in percent, and the gain in percentage
/// points. Columns are named "general_total_dynamic" …. Empty where nothing was measured or elements are open.
/// `published`: all rows of the paper's table follow, with "published" for a run.
analysis::Table paperTable(PaperTable which, const std::vector<TraversalReport>& reports,
                           const exchange::Published* published = nullptr);

/// The same as it is printed: Markdown with heads in words; LaTeX, without any package, with heads over the domains and
/// spans, and a rule above the published rows. Other formats as toText().
std::string paperText(PaperTable which, const std::vector<TraversalReport>& reports,
                      const exchange::Published* published, analysis::TableFormat format);

} // namespace chronoscope::traversal
