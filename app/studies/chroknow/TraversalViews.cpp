// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/chroknow/TraversalViews.h"

#include "app/cli/Console.h"
#include "app/studies/chroknow/ReportTraversals.h"
#include "ui/studies/chroknow/TraversalFigures.h"

#include <utility>

namespace chronoscope::app {

namespace {
class TraversalViews final : public StudyViews {
public:
    std::string study() const override { return "ChroKnowPrompt"; }
    std::vector<ReportView> views() const override { return {{"traversal", "What traversals changed"}}; }
    std::vector<std::string> tables() const override {
        return {"known", "changed", "effort", "steps", "cases", "table6", "table7"};
    }
    store::RunKind usualRuns() const override { return store::kTraversalRuns; }

    Result<ReportAnswer> answer(store::Database& database, const std::vector<store::RunRecord>& runs,
                                const ReportAsked& asked, const std::stop_token& stop) override {
        if (!asked.only.empty() || !asked.by.empty())
            return wrong("this view is of whole traversal runs, always split by domain and state",
                         asked.by.empty() ? "--" + asked.only.begin()->first : asked.by);
        auto read = traversalReports(database, runs, stop);
        if (!read) return read.error();
        const auto reports = std::make_shared<const std::vector<traversal::TraversalReport>>(std::move(read).value());
        ReportAnswer answer;
        for (const QString& line : ui::protocolLines(*reports))
            answer.notes.push_back(line.toStdString());
        answer.draw = [reports](const std::string& path) { return traversalFigure(*reports, path); };
        answer.page = ReportAnswer::Page{"everything", {}};
        if (asked.isFigure()) return answer;
        auto table = traversalTable(*reports, asked.table, asked.published);
        if (!table) return table.error();
        answer.table = std::move(table).value();
        if (asked.isPage()) return answer;
        auto text = traversalText(*reports, asked.table, asked.published, asked.tableFormat());
        if (!text) return text.error();
        answer.text = std::move(text).value();
        return answer;
    }
};
} // namespace

std::unique_ptr<StudyViews> traversalViews() { return std::make_unique<TraversalViews>(); }

} // namespace chronoscope::app
