// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/ReportPage.h"
#include "core/analysis/TableText.h"
#include "core/base/Result.h"
#include "core/results/ResultSet.h"
#include "core/store/Database.h"
#include "core/store/RunStore.h"
#include "core/study/Narrowing.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::app {

/// What `report` is asked, as it was typed: the part that every study is told.
struct ReportAsked {
    std::string workspace, view = "heatmap", by, table, format = "csv", output;
    study::Narrowing only;  ///< by the facets that every study may have: relation, subject, label; tidy
    bool published = false; ///< the paper's rows beside one's own

    bool isFigure() const { return format == "png" || format == "svg" || format == "pdf"; }
    bool isPage() const { return format == "html"; }
    bool isJson() const { return format == "json"; }
    bool isForPeople() const { return format == "markdown" || format == "latex"; }
    analysis::TableFormat tableFormat() const;
};

/// What a view came to: a figure where one was asked for, both for a page, else the table.
struct ReportAnswer {
    std::vector<std::string> notes; ///< what a reader of the numbers must know
    std::optional<analysis::Table> table;
    std::string text; ///< of the table where a format of its own is wanted; empty = as every table is written
    DrawFigure draw;
    /// What a page says of itself; none: the view has no page.
    struct Page {
        std::string narrowed; ///< in words
        std::vector<results::RunChoice> runs;
    };
    std::optional<Page> page;
};

/// A view of `report`, and what its page is called; without a title as the view.
struct ReportView {
    std::string name;
    std::string title = {};
};

/// The views that a study adds to `report`. One object a command: it holds the study's own options as they are typed.
/// Main thread.
class StudyViews {
public:
    virtual ~StudyViews() = default;
    /// As a person calls it: "MINED".
    virtual std::string study() const = 0;
    /// The first is the one that a person is sent to.
    virtual std::vector<ReportView> views() const = 0;
    /// Of all its views.
    virtual std::vector<std::string> tables() const { return {}; }
    virtual void addOptions(CLI::App& /*command*/) {}

    /// The runs that are shown where none is named.
    virtual store::RunKind usualRuns() const = 0;
    /// The same of one of its views, where not all are of the same kind of runs.
    virtual store::RunKind runsOf(const std::string& /*view*/) const { return usualRuns(); }
    virtual bool takes(const std::string& view, const store::RunRecord& run) const { return run.is(runsOf(view)); }
    /// Before the workspace is opened for reading: checks, and what is kept in it.
    virtual Status prepare(const ReportAsked& /*asked*/) { return {}; }
    /// Errors: InvalidArgument for what the view does not have, Cancelled, those of the store. What it draws with is
    /// alive as long as `database`.
    virtual Result<ReportAnswer> answer(store::Database& database, const std::vector<store::RunRecord>& runs,
                                        const ReportAsked& asked, const std::stop_token& stop) = 0;
};

} // namespace chronoscope::app
