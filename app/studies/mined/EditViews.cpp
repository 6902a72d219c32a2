// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/mined/EditViews.h"

#include "app/Resources.h"
#include "app/cli/Console.h"
#include "core/studies/mined/EditTables.h"
#include "core/studies/mined/PublishedMined.h"

#include <fmt/format.h>

#include <utility>

namespace chronoscope::app {

using mined::EditedScores;

namespace {
constexpr const char* kBySetting = "settings";

std::vector<std::string> notesOf(const std::vector<EditedScores>& runs) {
    std::vector<std::string> notes;
    for (const EditedScores& run : runs) {
        const mined::EditingSpec& editing = run.editing;
        if (editing.isAsked())
            notes.push_back(fmt::format("{}: {} demonstrations at most, found by {}", run.after.run,
                                        editing.demonstrations, editing.embedding));
        if (run.before.empty())
            notes.push_back(fmt::format("{}: the run that it starts from is not there any more: nothing is known of "
                                        "before",
                                        run.after.run));
    }
    return notes;
}

class EditViews final : public StudyViews {
public:
    std::string study() const override { return "knowledge editing"; }
    std::vector<std::string> views() const override { return {"editing"}; }
    std::vector<std::string> tables() const override { return {kBySetting}; }
    store::RunKind usualRuns() const override { return mined::kEditRuns; }

    Status prepare(const ReportAsked& asked) override {
        if (!asked.by.empty() || !asked.only.empty())
            return wrong("this view is of whole runs of knowledge editing, by task", asked.view);
        if (!asked.table.empty() && asked.table != kBySetting) return wrong("this view has no such table", asked.table);
        if (asked.published && !asked.table.empty()) return wrong("this table has no published rows", "--published");
        if (asked.isFigure() || asked.isPage())
            return wrong("this view is a table: csv, json, markdown or latex", asked.format);
        return {};
    }

    Result<ReportAnswer> answer(store::Database& database, const std::vector<store::RunRecord>& runs,
                                const ReportAsked& asked, const std::stop_token& stop) override {
        std::vector<EditedScores> scores;
        for (const store::RunRecord& run : runs) {
            const auto context = mined::minedContext(database, run);
            if (!context) return context.error();
            auto own = mined::loadEdited(database, **context, false, stop);
            if (!own) return own.error();
            scores.push_back(std::move(own).value());
        }
        ReportAnswer answer;
        answer.notes = notesOf(scores);
        answer.table = asked.table == kBySetting ? mined::settingsTable(scores, mined::EmptyRule::Zero)
                                                 : mined::editingTable(scores, mined::EmptyRule::Zero);
        if (asked.published) {
            const auto published = mined::PublishedMined::parse(publishedMinedFigures());
            if (!published) return published.error();
            published->addTo(*answer.table);
            answer.notes.push_back("published: " + published->source);
            for (const auto& one : published->suspicious)
                if (one.table == "6" || one.table == "7")
                    answer.notes.push_back("published figure to doubt: " + one.text());
        }
        return answer;
    }
};
} // namespace

std::unique_ptr<StudyViews> editViews() { return std::make_unique<EditViews>(); }

} // namespace chronoscope::app
