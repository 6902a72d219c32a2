// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/ResultFilter.h"
#include "core/results/ResultSet.h"
#include "core/store/Database.h"
#include "core/store/RunStore.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::app {

/// What the views of the command line look at: runs in memory and one filter, as in the window. One command, main
/// thread.

using SharedSet = std::shared_ptr<const results::ResultSet>;

/// What a view is narrowed to, as it is typed: lists with commas, empty = all.
struct ReportFilterText {
    std::string domains, states, templates, years, subject, protocols, categories, chronological, answers;
    std::vector<std::string> relations, elements, labels;
};
/// An option for each part of the filter but relations, subject and labels, which every study has.
void addFilterOptions(CLI::App& command, ReportFilterText& text);
/// InvalidArgument with the name that is unknown, NotFound for an element that is not in the workspace.
Result<results::ResultFilter> reportFilter(store::Database& database, const ReportFilterText& text);

/// The runs under the judgements that are named: their own ("own", or where none is named) or their scorings of that id
/// or name, by run and then as named. A run that has none of them is left out; NotFound where no run has any.
Result<std::vector<results::RunChoice>> reportChoices(store::Database& database,
                                                      const std::vector<store::RunRecord>& runs,
                                                      const std::vector<std::string>& scorings);

/// Errors: InvalidArgument (more runs than fit) and those of loadResults().
Result<SharedSet> reportSet(store::Database& database, const std::vector<store::RunRecord>& runs,
                            const std::stop_token& stop);

/// The runs of one report, read when they are needed and not again.
class ReportRuns {
public:
    /// With annotations where the filter asks for labels.
    ReportRuns(store::Database& database, std::vector<results::RunChoice> choices, const results::ResultFilter& filter,
               std::stop_token stop);

    store::Database& database() { return m_database; }
    /// All of them. Errors: InvalidArgument (more than fit, a label that nothing has) and those of loadResults().
    Result<SharedSet> together();
    /// As many at a time as fit, by age where that is not all of them: for numbers of each run by itself.
    Status inTurn(const std::function<Status(const SharedSet&)>& visit);

private:
    Result<SharedSet> read(const std::vector<results::RunChoice>& choices);
    Result<SharedSet> labelled(const SharedSet& set);

    store::Database& m_database;
    std::vector<results::RunChoice> m_choices;
    std::vector<std::string> m_labels;
    std::stop_token m_stop;
    SharedSet m_last;
};

} // namespace chronoscope::app
