// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/annotation/Agreement.h"
#include "core/annotation/LabelCounts.h"
#include "core/annotation/MatcherAudit.h"
#include "core/results/Aggregate.h"
#include "core/results/ResultFilter.h"
#include "core/results/ResultSet.h"
#include "widgets/plots/HeatmapData.h"

#include <QString>

#include <vector>

namespace chronoscope::ui {

/// What annotations say in numbers, for the Labels page: the numbers are those of core/annotation. Pure; any thread.

/// The label set that numbers are of. What was said with another one is not in them.
struct LabelSource {
    annotation::LabelSet labels;
    std::int64_t annotations = 0;   ///< with it, of items of the shown runs
    annotation::LabelSetUse others; ///< with other sets, of the same items
};
/// Which set it is and what is left out, in a sentence or two.
QString sourceText(const LabelSource& source);
/// How far annotators agree over the whole answer, in a sentence, by the bounds that Krippendorff gives.
QString agreementText(const annotation::AgreementReport& report);

/// What the columns of the counts stand for. Years and Runs come first as the questions most asked.
enum class LabelColumns : int { Years = 0, Runs, Relations, Domains, Templates };

/// Labels by column: the share of the labelled wrong answers that have a label. With several runs each has its rows,
/// but where the columns are the runs. A label that nobody gave has no row.
struct LabelFigures {
    widgets::HeatmapData heat;
    analysis::Table numbers;
    LabelColumns kind = LabelColumns::Years;
    std::vector<std::string> labels;   ///< key, by row of the heat map
    std::vector<std::size_t> runs;     ///< run index by row; of columns that are runs the first one
    std::vector<std::int64_t> columns; ///< by column: the year, or else the results::RowKey
    std::int64_t undecided = 0;        ///< annotated wrong answers without a label that their annotators give together
};
/// What a share of the heat map is of, but for the label.
results::Brush behind(const LabelFigures& figures, std::size_t row, std::size_t column);
/// Of a set with the labels of that one label set, see annotation::resultsWith().
LabelFigures labelFigures(const results::ResultSet& set, const results::ResultFilter& filter, LabelColumns columns,
                          const std::string& labelSet);

/// The columns of annotation::agreementTable() with the names of labels. Labels that nobody gave are left out; nothing
/// where no two annotators have an item in common.
analysis::Table agreementTable(const annotation::AgreementReport& report, const annotation::LabelSet& labels);

/// The audit of one shown run.
struct RunAudit {
    std::size_t run = 0; ///< run index
    annotation::MatcherAudit audit;
};
/// The columns of annotation::auditTable(), one row per run.
analysis::Table auditTable(const results::ResultSet& set, const std::vector<RunAudit>& audits,
                           const std::string& labelSet);
/// The same in a few sentences per run, a paragraph each, plain text.
QString auditText(const results::ResultSet& set, const std::vector<RunAudit>& audits);

} // namespace chronoscope::ui
