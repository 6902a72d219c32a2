// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/chroknow/ElementViews.h"

#include "app/cli/Console.h"
#include "app/cli/ReportInput.h"
#include "app/cli/ReportValues.h"
#include "app/cli/ReportViews.h"
#include "app/studies/chroknow/AnswerReport.h"
#include "core/layout/Temperatures.h"
#include "core/results/RunReader.h"
#include "core/scoring/ScoringPass.h"
#include "core/store/BenchmarkStore.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

namespace chronoscope::app {

namespace {
/// Why some runs have no percentages.
std::vector<std::string> undefinedRuns(const std::vector<store::RunRecord>& runs) {
    std::vector<std::string> texts;
    for (const store::RunRecord& run : runs)
        if (!run::asksGreedy(run.spec.temperatures))
            texts.push_back(fmt::format(
                "{} asks without temperature 0: Correct is over greedy replies, so its cells have no category "
                "and no percentage",
                run.name));
    return texts;
}

/// Tells the wrong replies of runs apart that nobody has looked at yet, as the window does on its page. A workspace
/// that cannot be written now is shown as it is: a note of the view says what is missing.
Status diagnoseRuns(store::Database& database, const std::vector<store::RunRecord>& runs, const std::stop_token& stop) {
    std::shared_ptr<store::Workspace> workspace;
    for (const store::RunRecord& run : runs) {
        const auto head = results::readHead(database, {run.id, 0});
        if (!head) return head.error();
        if (head->diagnosedBy != 0 || run.state == store::RunState::Running || run.counts.done() == 0) continue;
        if (!workspace) {
            auto opened = store::Workspace::open(database.path(), store::Workspace::Open::ExistingToWrite);
            if (!opened) return {};
            workspace = std::move(opened).value();
        }
        printNote(fmt::format("{}: its {} replies are compared with the right answers of other years", run.name,
                              run.counts.done()));
        const auto found = scoring::diagnose(*workspace, run.id, run.spec.judge, {}, stop);
        if (!found && found.error().code == ErrorCode::Cancelled) return found.error();
    }
    return {};
}

class ElementViews final : public StudyViews {
public:
    std::string study() const override { return "ChroKnowledge"; }
    std::vector<ReportView> views() const override {
        return {{"heatmap", "Heat map"},
                {"categories", "Categories"},
                {"calibration", "Planted and measured"},
                {"profile", "Profile"},
                {"stale", "Stale or invented"},
                {"compare", "Compare"},
                {"cutoff", "Cut-off"},
                {"answers"}};
    }
    std::vector<std::string> tables() const override { return {"shares", "shift", "matrix"}; }
    store::RunKind usualRuns() const override { return store::kTemplateRuns; }

    void addOptions(CLI::App& command) override {
        command
            .add_option("--scoring", m_scorings,
                        "Id or name: the runs as this scoring judges them; may be repeated. own: as they were judged, "
                        "to hold one against the other")
            ->allow_extra_args(false);
        addFilterOptions(command, m_only);
        addAnswerOptions(command, m_answers);
    }

    Result<ReportAnswer> answer(store::Database& database, const std::vector<store::RunRecord>& runs,
                                const ReportAsked& asked, const std::stop_token& stop) override {
        if (asked.published) return wrong("this view has no published rows", "--published");
        if (asked.view == "stale" && m_scorings.empty())
            if (const Status known = diagnoseRuns(database, runs, stop); !known) return known.error();
        const auto choices = reportChoices(database, runs, m_scorings);
        if (!choices) return choices.error();
        ReportFilterText only = m_only;
        only.relations = study::valuesOf(asked.only, study::kRelationFacet);
        only.labels = study::valuesOf(asked.only, study::kLabelFacet);
        if (const auto& subject = study::valuesOf(asked.only, study::kSubjectFacet); !subject.empty())
            only.subject = subject.front();
        ReportAnswer answer;
        if (const Status known = checkElements(database, only, answer.notes); !known) return known.error();
        auto filter = reportFilter(database, only);
        if (!filter) return filter.error();
        const ReportQuestion question{asked.view, asked.by, std::move(filter).value(), asked.table};
        const auto read = std::make_shared<ReportRuns>(database, *choices, question.filter, stop);
        for (std::string& note : undefinedRuns(runs))
            answer.notes.push_back(std::move(note));
        const auto warnings = reportWarnings(*read, question);
        if (!warnings) return warnings.error();
        answer.notes.insert(answer.notes.end(), warnings->begin(), warnings->end());
        if (asked.view == "answers") {
            if (!asked.by.empty()) return wrong("this view is not split", asked.by);
            if (asked.isFigure() || asked.isPage()) return wrong("this view is a table", asked.format);
            auto table = answerReport(*read, question.filter, m_answers, stop);
            if (!table) return table.error();
            answer.table = std::move(table).value();
            return answer;
        }
        if (m_answers.rows != "all" || !m_answers.search.empty())
            return wrong("--rows and --search are for the view answers", asked.view);
        answer.draw = [read, question, stop](const std::string& path) {
            return reportFigure(*read, question, path, stop);
        };
        answer.page = ReportAnswer::Page{results::describe(question.filter), *choices};
        if (asked.isFigure()) return answer;
        const auto format = asked.tableFormat(); // the columns of CSV are fixed
        const bool withFloor =
            asked.isPage() || format == analysis::TableFormat::Json || format == analysis::TableFormat::Markdown;
        auto table = reportTable(*read, question, withFloor, stop);
        if (!table) return table.error();
        answer.table = std::move(table).value();
        return answer;
    }

private:
    /// Whether there are elements of the relations and the subject.
    static Status checkElements(store::Database& database, const ReportFilterText& only,
                                std::vector<std::string>& notes) {
        if (only.relations.empty() && only.subject.empty()) return {};
        const auto elements = store::BenchmarkStore(database).elements();
        if (!elements) return elements.error();
        std::set<std::string> relations;
        const study::TextSearch search(only.subject);
        bool isFound = only.subject.empty();
        for (const benchmark::ElementMeta& element : *elements) {
            relations.insert(element.relation);
            isFound = isFound || search.finds(element.subject);
        }
        if (!isFound) notes.push_back(noSubject(only.subject));
        return requireKnown("relation", only.relations, relations);
    }

    ReportFilterText m_only;
    std::vector<std::string> m_scorings;
    AnswersAsked m_answers;
};
} // namespace

std::unique_ptr<StudyViews> elementViews() { return std::make_unique<ElementViews>(); }

} // namespace chronoscope::app
