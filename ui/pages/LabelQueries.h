// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/labels/AnnotationBook.h"
#include "core/store/Database.h"
#include "ui/views/LabelFigures.h"

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::ui {

/// What the Labels page asks, each of one label set; copied for a worker, any thread.
struct LabelQuestion {
    std::shared_ptr<const annotation::AnnotationBook> book;
    std::vector<annotation::LabelSet> sets; ///< the built-in one first
    std::string chosen;                     ///< name of a set; empty, or of none: the one most used for the runs
};

struct LabelsCounted {
    LabelSource source;
    std::shared_ptr<const results::ResultSet> set;
    LabelFigures figures;
};
LabelsCounted countLabels(const LabelQuestion& question, const results::ResultSet& set,
                          const results::ResultFilter& filter, LabelColumns columns);

struct LabelsCompared {
    LabelSource source;
    std::shared_ptr<const results::ResultSet> set;
    annotation::AgreementReport report; ///< of items that pass the filter
};
LabelsCompared compareAnnotators(const LabelQuestion& question, std::shared_ptr<const results::ResultSet> set,
                                 const results::ResultFilter& filter);

struct LabelsAudited {
    LabelSource source;
    std::shared_ptr<const results::ResultSet> set;
    std::vector<RunAudit> audits;
};
/// Reads the replies of cells with accepted answers. Errors: Cancelled and those of the database.
Result<LabelsAudited> auditRuns(store::Database& database, const LabelQuestion& question,
                                std::shared_ptr<const results::ResultSet> set, const results::ResultFilter& filter,
                                const std::stop_token& stop);

} // namespace chronoscope::ui
