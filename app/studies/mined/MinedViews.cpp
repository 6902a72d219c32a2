// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/mined/MinedViews.h"

#include "app/cli/Console.h"
#include "app/studies/mined/MinedReport.h"
#include "core/studies/mined/MinedRun.h"

#include <utility>

namespace chronoscope::app {

namespace {
class MinedViews final : public StudyViews {
public:
    std::string study() const override { return "MINED"; }
    std::vector<std::string> views() const override {
        return {"mined", "latest", "context", "agreement", "compare", "judges"};
    }
    store::RunKind usualRuns() const override { return mined::kMinedRuns; }

    void addOptions(CLI::App& command) override {
        command.add_flag("--skip-empty", m_skipEmpty,
                         "An empty reply is left out of its item, as published, instead of counting 0");
        command.add_flag("--recompute", m_recompute,
                         "Scores from the stored replies, and how many differ from those stored");
    }

    Status prepare(const ReportAsked& asked) override {
        const bool isSplit = !asked.by.empty() && !isByTask(asked);
        if (isSplit || !asked.only.empty() || !asked.table.empty())
            return wrong("this view is of whole runs of MINED (agreement may be split --by task)", asked.view);
        if (asked.isFigure() || asked.isPage())
            return wrong("this view is a table: csv, json, markdown or latex", asked.format);
        return {};
    }

    Result<ReportAnswer> answer(store::Database& database, const std::vector<store::RunRecord>& runs,
                                const ReportAsked& asked, const std::stop_token& stop) override {
        auto made =
            minedReport(database, runs, {asked.view, m_skipEmpty, m_recompute, asked.published, isByTask(asked)}, stop);
        if (!made) return made.error();
        ReportAnswer answer;
        answer.table = std::move(made->table);
        answer.notes = std::move(made->notes);
        return answer;
    }

private:
    static bool isByTask(const ReportAsked& asked) { return asked.view == "agreement" && asked.by == "task"; }

    bool m_skipEmpty = false, m_recompute = false;
};
} // namespace

std::unique_ptr<StudyViews> minedViews() { return std::make_unique<MinedViews>(); }

} // namespace chronoscope::app
