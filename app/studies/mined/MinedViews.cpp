// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/mined/MinedViews.h"

#include "app/cli/Console.h"
#include "app/studies/mined/EditingReport.h"
#include "app/studies/mined/ItemOptions.h"
#include "app/studies/mined/MinedFigure.h"
#include "app/studies/mined/MinedReport.h"
#include "core/studies/mined/AnswerVoices.h"
#include "core/studies/mined/MinedNarrowing.h"
#include "core/studies/mined/MinedRun.h"
#include "ui/studies/mined/MinedWords.h"

#include <algorithm>
#include <utility>

namespace chronoscope::app {

namespace {
constexpr const char* kEditing = "editing"; ///< the view of another kind of runs

/// Whether the view counts questions of some task that is chosen, with or without their context.
bool countsAnyOf(const std::string& view, const study::Narrowing& only) {
    using namespace mined;
    const bool isScored = view == "mined" || view == "agreement" || view == "compare";
    return std::any_of(kAllTasks.begin(), kAllTasks.end(), [&](Task task) {
        if (!study::takes(only, kTaskFacet, name(task)) ||
            !study::takes(only, kDimensionFacet, name(dimensionOf(task))))
            return false;
        const bool with = hasContext(task) && study::takes(only, kContextAxis, kWithContext);
        const bool without = study::takes(only, kContextAxis, kWithoutContext);
        if (view == "items" || view == "calibration") return with || without;
        if (view == "latest") return task == Task::TA && without;
        if (view == "context") return hasContext(task) && (with || without);
        return isScored && hasContext(task) ? with : with || without; // without it is a comparison, in no score
    });
}

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
        const bool isSplit = !asked.by.empty() && !isByTask(asked) && !isByYear(asked);
        const bool isEditing = asked.view == kEditing;
        if (isSplit)
            return wrong("this view is not split (agreement may be --by task, calibration --by year)", asked.view);
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
            auto edited = editingReport(database, runs, asked, study::tidy(m_asked), stop);
            if (!edited) return edited;
            edited->notes.insert(edited->notes.end(), notes.begin(), notes.end());
            edited->page = pageOf(runs);
            edited->draw = [table = *edited->table, asked, only = m_asked](const std::string& path) -> Status {
                if (!asked.table.empty())
                    return wrong("this table has no figure: csv, json, markdown or latex", asked.format);
                return editingFigure(table, only, path);
            };
            return edited;
        }
        const MinedQuestion question{asked.view,      m_skipEmpty,     m_recompute,          asked.published,
                                     isByTask(asked), isByYear(asked), study::tidy(m_asked), asked.isJson()};
        ReportAnswer answer;
        answer.draw = [&database, runs, question, stop](const std::string& path) {
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

    static bool isByYear(const ReportAsked& asked) { return asked.view == "calibration" && asked.by == "year"; }
    static bool isByTask(const ReportAsked& asked) { return asked.view == "agreement" && asked.by == "task"; }

    bool m_skipEmpty = false, m_recompute = false;
    study::Narrowing m_only;  ///< as it is typed
    study::Narrowing m_asked; ///< with what every study has
};
} // namespace

std::unique_ptr<StudyViews> minedViews() { return std::make_unique<MinedViews>(); }

} // namespace chronoscope::app
