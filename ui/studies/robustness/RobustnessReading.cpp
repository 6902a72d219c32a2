// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// What the Robustness page reads, and where each view's numbers are drawn.
#include "ui/studies/robustness/RobustnessPage.h"

#include "core/studies/robustness/PublishedScores.h"
#include "ui/bridge/Session.h"
#include "ui/models/TableWords.h"
#include "ui/studies/robustness/EmptyReasons.h"
#include "ui/studies/robustness/FactsView.h"
#include "ui/studies/robustness/ReportFigures.h"
#include "ui/studies/robustness/ReportsView.h"
#include "ui/studies/robustness/RobustInspection.h"
#include "ui/studies/robustness/RobustnessControls.h"
#include "ui/studies/robustness/RobustnessDrawn.h"
#include "ui/views/CoreWords.h"
#include "widgets/plots/AlphaPlot.h"
#include "widgets/plots/HeatmapPlot.h"

namespace chronoscope::ui {

void RobustnessPage::read() {
    readRuns([reader = m_reader, narrowing = filter().narrowing()](
                 store::Database& database) { return reader->read(database, narrowing); },
             [this](std::shared_ptr<const RobustRuns> numbers) { take(std::move(numbers)); });
}

void RobustnessPage::take(std::shared_ptr<const RobustRuns> numbers) {
    m_numbers = std::move(numbers);
    m_controls->fill(*m_numbers, m_session.runs());
    fillFacets();
    if (m_numbers->all == 0) return presentEmpty(noRunYet(*m_numbers));
    if (m_numbers->runs.empty()) return presentNothingPasses();
    if (!isSettled()) return presentEmpty(nothingScored(*chosenRun()));
    if (m_numbers->taken == 0) return presentNothingPasses();
    followNumber();
    switch (view()) {
    case View::Overview: readOverview(); break;
    case View::Alpha: readAlpha(); break;
    case View::Facts: readFacts(); break;
    default: readReport(); break;
    }
}

void RobustnessPage::readOverview() {
    const RobustView look{m_controls->measure(), m_controls->isPooled(), m_numbers->filter,
                          factsText(m_numbers->narrowing)};
    readView(
        [numbers = m_numbers, look](store::Database&, const std::stop_token&) -> Result<DrawnOverview> {
            return drawnOverview(*numbers, look);
        },
        [this, look](DrawnOverview drawn) {
            if (m_controls->withPublished()) {
                const auto published = shippedStressFigures();
                if (published)
                    addPublishedRows(drawn.heat, drawn.table, robustness::addPublishedRows(drawn.table, *published),
                                     levelsOf(look.filter), look.measure == RobustMeasure::WinRate);
                else
                    emit m_session.problem(tr("No published numbers"), coreWords(published.error().text()));
            }
            m_map->setData(std::move(drawn.heat));
            tell(drawn.notes);
            present(std::move(drawn.table));
            if (m_numbers->others > 0)
                emit m_session.notice(tr("The newest %1 runs are shown; %2 older ones are not: the filter chooses")
                                          .arg(m_numbers->runs.size())
                                          .arg(m_numbers->others));
        });
}

void RobustnessPage::readAlpha() {
    readView(
        [numbers = m_numbers, run = chosenRun(), look = AlphaView{m_controls->precision(), m_controls->form() == 1}](
            store::Database& database, const std::stop_token& stop) {
            return drawnCurve(database, *numbers, *run, look, stop);
        },
        [this](DrawnCurve drawn) {
            if (const QString facts = factsText(m_numbers->narrowing); !facts.isEmpty())
                drawn.data.title += QStringLiteral(" · ") + facts;
            m_curve->setData(std::move(drawn.data));
            tell(drawn.notes);
            present(std::move(drawn.table));
        });
}

void RobustnessPage::readFacts() {
    const robustness::StressResults* run = chosenRun();
    const FactsView::Look look{run->run.id, QString::fromStdString(run->run.name), m_controls->precision(),
                               m_controls->isPooled()};
    readView(
        [numbers = m_numbers, run, precision = look.precision](store::Database& database, const std::stop_token&) {
            return drawnFacts(database, *numbers, *run, precision);
        },
        [this, look](DrawnFacts drawn) {
            if (drawn.facts.facts.empty()) return presentNothingPasses();
            m_facts->show(std::make_shared<const FactListModel::Facts>(std::move(drawn.facts.facts)), look);
            tell(drawn.notes);
            present(std::move(drawn.facts.table));
        });
}

ReportQuestion RobustnessPage::question() const {
    ReportQuestion question;
    question.view = view();
    question.numbers = m_numbers;
    question.run = chosenRun()->run.id;
    question.other = controlsOf(view()).other ? m_controls->other() : 0;
    question.narrowed = factsText(m_numbers->narrowing);
    question.level = m_controls->level();
    question.second = view() != View::Across && m_controls->form() == 1;
    question.published = m_controls->withPublished();
    return question;
}

void RobustnessPage::readReport() {
    if (const auto missing = secondMissing(view(), *m_numbers, m_session.runs().size())) return presentEmpty(*missing);
    readView(
        [question = question()](store::Database& database, const std::stop_token& stop) {
            return readStressReport(database, question, stop);
        },
        [this, question = question()](StressReport report) { takeReport(question, std::move(report)); });
}

void RobustnessPage::takeReport(const ReportQuestion& question, StressReport report) {
    const robustness::StressResults* run = chosenRun();
    if (!run) return;
    if (const auto none = nothingCommon(report, question)) return presentEmpty(*none);
    QStringList notes = reportNotes(report, question);
    notes += readingNotes(*m_numbers, shownRuns()) + qualityNotes(*m_numbers, shownRuns());
    tell(notes);
    if (view() == View::Across) {
        QStringList forms;
        for (const std::string& form : formsOf(report))
            forms << cellWords("template", form);
        m_controls->setForms(forms);
    }
    analysis::Table table = report.table;
    m_reports->show(question, std::move(report), m_controls->form());
    present(std::move(table));
}

} // namespace chronoscope::ui
