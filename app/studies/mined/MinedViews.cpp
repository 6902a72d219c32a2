// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/mined/MinedViews.h"

#include "app/cli/Console.h"
#include "app/cli/ReportSplit.h"
#include "app/studies/mined/EditingReport.h"
#include "app/studies/mined/ItemOptions.h"
#include "app/studies/mined/MinedFigure.h"
#include "app/studies/mined/MinedReport.h"
#include "app/studies/mined/MinedSplit.h"
#include "core/studies/mined/AnswerVoices.h"
#include "core/studies/mined/MinedNarrowing.h"
#include "core/studies/mined/MinedRun.h"
#include "ui/studies/mined/MinedWords.h"

#include <algorithm>
#include <utility>

namespace chronoscope::app {

namespace {
constexpr const char* kEditing = "editing"; ///< the view of another kind of runs

class MinedViews final : public StudyViews {
public:
    std::string study() const override { return "MINED"; }
    std::vector<ReportView> views() const override {
        return {{"mined", "Tasks of MINED"},
                {"latest", "Latest, outdated, irrelevant"},
                {"context", "Context or memory"},
                {"agreement", "Agreement of prompts"},
                {"compare", "Compare"},
                {"judges", "Judges"},
                {"named", "What is named"},
                {"asked", "By year asked"},
                {"items", "Items"},
                {"calibration", "Planted and measured"},
                {kEditing, "Editing"}};
    }
    std::vector<std::string> tables() const override { return {kEditSettings}; }
    store::RunKind usualRuns() const override { return mined::kMinedRuns; }
    store::RunKind runsOf(const std::string& view) const override {
        return view == kEditing ? mined::kEditRuns : mined::kMinedRuns;
    }

    void addOptions(CLI::App& command) override {
        command.add_flag("--skip-empty", m_skipEmpty,
                         "An empty reply is left out of its item, as published, instead of counting 0");
        command.add_flag("--recompute", m_recompute,
                         "Scores from the stored replies, and how many differ from those stored");
        addItemFacets(command, m_only);
        addFacet(command, m_only, "--configuration", mined::kConfigurationAxis,
                 "Only these ways of asking: q-i,q-gi,g-i,g-gi");
        addFacet(command, m_only, "--context", mined::kContextAxis,
                 "Only questions with their context, or without: with,without");
    }

    Status prepare(const ReportAsked& asked) override {
        const bool isEditing = asked.view == kEditing;
        auto axes = splitAxes(asked.view, asked.by, minedAxes(asked.view));
        if (!axes) return axes.error();
        m_by = std::move(axes).value();
        m_byTask = asked.view == "agreement" && std::erase(m_by, mined::kTaskFacet) > 0; // with the mean over them
        m_byYear = std::erase(m_by, kYearAxis) > 0;
        if (asked.published && !m_by.empty()) return wrong("published rows are not split", "--by");
        if (!asked.table.empty() && !(isEditing && asked.table == kEditSettings))
            return wrong("this view has no such table", asked.table);
        if (asked.published && !asked.table.empty()) return wrong("this table has no published rows", "--published");
        if (isEditing && (m_skipEmpty || m_recompute))
            return wrong("editing counts an empty reply 0 and takes the stored scores", asked.view);
        m_asked = asked.only;
        for (const auto& [key, values] : m_only)
            if (!values.empty()) m_asked[key] = values;
        if (m_asked.contains(study::kRelationFacet))
            return wrong("items of MINED have no relation: --type, --task and --subject choose among them",
                         "--relation");
        if (asked.isFigure() && !asked.table.empty())
            return wrong("this table has no figure: csv, json, markdown or latex", asked.format);
        return {};
    }

    Result<ReportAnswer> answer(store::Database& database, const std::vector<store::RunRecord>& runs,
                                const ReportAsked& asked, const std::stop_token& stop) override {
        std::vector<std::string> notes;
        if (const Status known = checkItems(database, m_asked, notes); !known) return known.error();
        if (asked.view == kEditing) {
            auto edited = editingReport(database, runs, asked, {study::tidy(m_asked), m_by}, stop);
            if (!edited) return edited;
            edited->notes.insert(edited->notes.end(), notes.begin(), notes.end());
            edited->page = pageOf(runs);
            edited->draw = [table = *edited->table, asked, only = m_asked,
                            by = m_by](const std::string& path) -> Status {
                if (!by.empty()) return notSplit(by);
                if (!asked.table.empty())
                    return wrong("this table has no figure: csv, json, markdown or latex", asked.format);
                return editingFigure(table, only, path);
            };
            return edited;
        }
        const MinedQuestion question{asked.view,           m_skipEmpty,    m_recompute,
                                     asked.published,      m_byTask,       m_byYear,
                                     study::tidy(m_asked), asked.isJson(), m_by};
        ReportAnswer answer;
        answer.draw = [&database, runs, question, stop](const std::string& path) -> Status {
            if (!question.by.empty()) return notSplit(question.by);
            return minedFigure(database, runs, question, path, stop);
        };
        answer.page = pageOf(runs);
        if (asked.isFigure()) {
            answer.notes = std::move(notes);
            return answer;
        }
        auto made = minedReport(database, runs, question, stop);
        if (!made) return made.error();
        if (!countsAnyOf(asked.view, m_asked)) // whose values are known, or there were no report
            return wrong("nothing that this view counts is of those tasks, dimensions and contexts", asked.view);
        answer.table = std::move(made->table);
        answer.notes = std::move(made->notes);
        answer.notes.insert(answer.notes.end(), notes.begin(), notes.end());
        return answer;
    }

private:
    ReportAnswer::Page pageOf(const std::vector<store::RunRecord>& runs) const {
        const QString items = ui::narrowedItemsText(study::tidy(m_asked));
        ReportAnswer::Page page{items.isEmpty() ? "everything" : items.toStdString(), {}};
        if (m_skipEmpty) page.narrowed += " · empty replies are left out";
        for (const store::RunRecord& run : runs)
            page.runs.push_back({run.id});
        return page;
    }

    static Error notSplit(const std::vector<std::string>& by) {
        return wrong("a figure is not split: --task, --dimension, --type, --configuration, --context, --subject and "
                     "--label narrow it",
                     by.front());
    }

    bool m_skipEmpty = false, m_recompute = false;
    bool m_byTask = false, m_byYear = false; ///< tables of their own
    std::vector<std::string> m_by;           ///< the other axes
    study::Narrowing m_only;                 ///< as it is typed
    study::Narrowing m_asked;                ///< with what every study has
};
} // namespace

std::unique_ptr<StudyViews> minedViews() { return std::make_unique<MinedViews>(); }

} // namespace chronoscope::app
