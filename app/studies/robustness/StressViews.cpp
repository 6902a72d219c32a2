// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/robustness/StressViews.h"

#include "app/cli/Console.h"
#include "app/cli/ReportSplit.h"
#include "app/cli/ReportValues.h"
#include "app/studies/robustness/StressFigures.h"
#include "app/studies/robustness/StressReport.h"
#include "app/studies/robustness/StressSplit.h"
#include "core/studies/robustness/FactStore.h"
#include "core/studies/robustness/StressNarrowing.h"
#include "core/studies/robustness/StressStore.h"
#include "ui/studies/robustness/RobustInspection.h"

#include <fmt/ranges.h>

#include <map>
#include <set>
#include <utility>

namespace chronoscope::app {

using robustness::kStressRuns;

namespace {
constexpr const char* kAcross = "across"; ///< with a run of ChroKnowledge

class StressViews final : public StudyViews {
public:
    std::string study() const override { return "temporal robustness"; }
    std::vector<ReportView> views() const override {
        return {{"robustness", "Win rate and robustness"},
                {"alpha", "Lost tests by their distance"},
                {"transfer", "Transfer between precisions"},
                {"popularity", "Robustness by popularity"},
                {"size", "Robustness by model size"},
                {"variance", "Few-shot variance"},
                {"calibration", "Planted and measured"},
                {"compare", "Compare"},
                {kAcross, "Across systems"}};
    }
    std::vector<std::string> tables() const override { return stressTables(); }
    store::RunKind usualRuns() const override { return kStressRuns; }
    bool takes(const std::string& view, const store::RunRecord& run) const override {
        return run.is(kStressRuns) || (view == kAcross && run.is(store::kTemplateRuns));
    }

    void addOptions(CLI::App& command) override {
        command.add_option("--precision", m_precisions, "Only these rows: year,month,day,global")
            ->delimiter(',')
            ->allow_extra_args(false);
        command
            .add_option(
                "--global-mode", m_global,
                "What the global win rate of a fact is: mean, of its precisions (default), or pooled, of all its "
                "tests together; for the views robustness and compare")
            ->check(CLI::IsMember({"mean", "pooled", "mean_of_precisions", "pooled_tests"}));
        command
            .add_option("--parameters", m_parameters,
                        "MODEL=8e9 or MODEL=8e9,FAMILY: how large a model is, kept in the workspace for the view "
                        "size; may be repeated")
            ->allow_extra_args(false);
    }

    Status prepare(const ReportAsked& asked) override {
        auto axes = splitAxes(asked.view, asked.by, stressAxes(asked.view, asked.table));
        if (!axes) return axes.error();
        m_by = std::move(axes).value();
        if (asked.published && !m_by.empty()) return wrong("published rows are not split", "--by");
        if (!m_global.empty() && asked.view != "robustness" && asked.view != "compare")
            return wrong("--global-mode is for the views robustness and compare", asked.view);
        if (m_parameters.empty()) return {};
        if (asked.view != "size") return wrong("--parameters is for the view size", asked.view);
        return keepModelSizes(asked.workspace, m_parameters);
    }

    Result<ReportAnswer> answer(store::Database& database, const std::vector<store::RunRecord>& runs,
                                const ReportAsked& asked, const std::stop_token& stop) override {
        study::Narrowing only = asked.only;
        ReportAnswer answer;
        if (const Status known = checkFacts(database, only, answer.notes); !known) return known.error();
        const auto unknown = notesOnSizes(database, m_parameters);
        if (!unknown) return unknown.error();
        answer.notes.insert(answer.notes.end(), unknown->begin(), unknown->end());
        if (!m_precisions.empty()) only[robustness::kPrecisionAxis] = m_precisions;
        const auto global = robustness::globalModeFromName(m_global).value_or(robustness::GlobalMode::MeanOfPrecisions);
        const StressQuestion question{asked.view,     asked.table,    study::tidy(std::move(only)),
                                      m_by,           global,         asked.isForPeople(),
                                      asked.isJson(), asked.published};
        answer.draw = [&database, runs, question, stop](const std::string& path) {
            return stressFigure(database, runs, question, path, stop);
        };
        answer.page = pageOf(question, runs);
        if (asked.isFigure()) return answer;
        auto made = asked.view == kAcross ? across(database, runs, question, stop)
                                          : stressReport(database, runs, question, stop);
        if (!made) return made.error();
        answer.table = std::move(made->table);
        answer.notes.insert(answer.notes.end(), made->notes.begin(), made->notes.end());
        return answer;
    }

private:
    static ReportAnswer::Page pageOf(const StressQuestion& question, const std::vector<store::RunRecord>& runs) {
        std::vector<std::string> narrowed = study::valuesOf(question.only, robustness::kPrecisionAxis);
        if (const QString facts = ui::factsText(question.only); !facts.isEmpty())
            narrowed.push_back(facts.toStdString());
        ReportAnswer::Page page{narrowed.empty() ? "everything" : fmt::format("{}", fmt::join(narrowed, " · ")), {}};
        for (const store::RunRecord& run : runs)
            page.runs.push_back({run.id});
        return page;
    }

    /// Whether there are facts of the relations, which may be given by their Wikidata ids as `stress` takes them, and
    /// of the subject.
    static Status checkFacts(store::Database& database, study::Narrowing& only, std::vector<std::string>& notes) {
        const auto relations = study::valuesOf(only, study::kRelationFacet);
        const auto& subject = study::valuesOf(only, study::kSubjectFacet);
        if (relations.empty() && subject.empty()) return {};
        std::set<std::string> names;
        std::map<std::string, std::set<std::string>> byId;
        const study::TextSearch search(subject.empty() ? std::string_view() : std::string_view(subject.front()));
        bool isFound = subject.empty();
        const Status read = robustness::FactStore(database).forEach([&](const robustness::StoredFact& stored) {
            names.insert(stored.fact.relation);
            if (!stored.fact.relationId.empty()) byId[stored.fact.relationId].insert(stored.fact.relation);
            isFound = isFound || search.finds(stored.fact.subject);
            return true;
        });
        if (!read) return read;
        if (!isFound) notes.push_back(noSubject(subject.front()));
        std::vector<std::string> meant;
        for (const std::string& one : relations) {
            const auto id = byId.find(one);
            if (names.contains(one) || id == byId.end())
                meant.push_back(one);
            else
                meant.insert(meant.end(), id->second.begin(), id->second.end());
        }
        if (!meant.empty()) only[study::kRelationFacet] = meant;
        return requireKnown("relation", meant, names);
    }

    static Result<StressReport> across(store::Database& database, const std::vector<store::RunRecord>& runs,
                                       const StressQuestion& question, const std::stop_token& stop) {
        if (runs.size() != 2 || runs[0].is(kStressRuns) == runs[1].is(kStressRuns) || question.withPublished ||
            question.only.contains(robustness::kPrecisionAxis))
            return wrong(
                "the view across is of two runs, one of ChroKnowledge and one of temporal robustness, over all "
                "precisions",
                "--run");
        const bool isFirst = runs[0].is(kStressRuns);
        return acrossReport(database, runs[isFirst ? 1 : 0], runs[isFirst ? 0 : 1], question, stop);
    }

    std::vector<std::string> m_precisions;
    std::vector<std::string> m_parameters;
    std::vector<std::string> m_by; ///< axes
    std::string m_global;          ///< empty = the mean
};
} // namespace

std::unique_ptr<StudyViews> stressViews() { return std::make_unique<StressViews>(); }

} // namespace chronoscope::app
