// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/ResultPage.h"

#include "core/results/CellLabels.h"
#include "ui/help/ReportOptions.h"
#include "ui/pages/SelectionMenu.h"
#include "ui/theme/Icons.h"
#include "ui/views/EmptyState.h"
#include "widgets/plots/AnswerGrid.h"

#include <QAbstractItemView>
#include <QAction>
#include <QMenu>
#include <QToolButton>

namespace chronoscope::ui {

ResultPage::ResultPage(Results& results, Session& session, Dialogs& dialogs, const QString& title, const char* name,
                       QWidget* parent)
    : FigurePage(session, dialogs, title, name, parent), m_results(results) {
    connect(&results, &Results::changed, this, &ResultPage::recompute);
    connect(&results, &Results::choicesChanged, this, [this] {
        if (!m_results.set()) recompute();
    });
    connect(&results, &Results::loadingChanged, this, [this] {
        if (!m_results.set()) recompute();
    });
    connect(&session, &Session::runsChanged, this, [this] {
        if (!m_results.set()) recompute();
    });
    addAnnotate();
    showControls(m_results.set() != nullptr);
    presentReason();
}

void ResultPage::addAnnotate() {
    m_annotate = new QToolButton(this);
    auto* annotate = m_annotate;
    annotate->setObjectName(QStringLiteral("annotateTheseButton"));
    annotate->setText(tr("Annotate"));
    annotate->setToolTip(tr("Say why the wrong answers that pass the filter are wrong, or see what was said"));
    annotate->setIcon(Icons::icon(u"annotate"));
    annotate->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    annotate->setFocusPolicy(Qt::StrongFocus);
    annotate->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(annotate);
    menu->setToolTipsVisible(true);
    QAction* queue = menu->addAction(tr("&Annotate these…"), this, &ResultPage::annotateWanted);
    queue->setToolTip(tr("Make a queue of the wrong answers that pass the filter"));
    queue->setObjectName(QStringLiteral("annotateTheseAction"));
    queue->setShortcut(Qt::CTRL | Qt::Key_L);
    addAction(queue); // so that its keys work while the menu is closed
    QAction* shares = menu->addAction(tr("&Share of each label in these"), this, &ResultPage::labelsWanted);
    shares->setObjectName(QStringLiteral("labelSharesAction"));
    shares->setToolTip(tr("How many of the annotated wrong answers that pass the filter have each label, by year, run, "
                          "relation or template"));
    annotate->setMenu(menu);
    addTool(annotate);
}

/// Its keys too.
void ResultPage::allowTools(const QString& why) {
    FigurePage::allowTools(why);
    if (!m_annotate) return; // it is not made yet
    allowTool(*m_annotate, why);
    for (QAction* action : m_annotate->menu()->actions())
        action->setEnabled(why.isEmpty());
}

void ResultPage::offer(QMenu& menu, const QWidget& target) {
    const SelectionMenu offers{m_session,
                               m_results,
                               [this](const results::ResultFilter& filter) { m_results.setFilter(filter); },
                               [this] { emit annotateWanted(); },
                               [this](const std::vector<results::RunChoice>& two) { emit compareWanted(two); },
                               [this] { emit askAgainWanted(); },
                               {},
                               m_results.filter()};
    const auto* list = qobject_cast<const QAbstractItemView*>(&target);
    if (qobject_cast<const widgets::AnswerGrid*>(&target)) // an answer, not the number that it is a part of
        offers.offerRow(menu, m_session.selection());
    else if (!list)
        offers.offerNumber(menu, m_session.selection());
    else if (const auto row = rowSelection(*list))
        offers.offerRow(menu, *row);
}

QStringList ResultPage::commandOptions() const {
    const results::ResultFilter& filter = m_results.filter();
    return reportOptions(filter, filter.runs.empty() ? m_results.choices() : filter.runs);
}

void ResultPage::recompute() {
    if (m_results.set() || !m_results.isLoading()) showControls(m_results.set() != nullptr); // soon it is known
    if (isVisible() && !m_results.set())
        presentReason();
    else
        FigurePage::recompute();
}

void ResultPage::present(analysis::Table numbers) {
    if (m_results.set()) FigurePage::present(std::move(numbers)); // else computed for a workspace that is closed now
}

/// Why there are no results at all.
void ResultPage::presentReason() {
    if (!m_session.isOpen())
        presentNothing(tr("No workspace is open"), tr("Open or make one from the menu at the upper left."),
                       tr("Show the ways in"), [this] { emit pageWanted(QStringLiteral("welcome")); });
    else if (m_results.isLoading()) {
        presentNothing(tr("Reading the runs…"), {});
        allowTools({}); // in a moment there is something
    } else if (!m_results.problem().isEmpty())
        presentNothing(tr("The runs cannot be read"), m_results.problem(), tr("Try again"),
                       [this] { m_results.reload(); });
    else if (m_session.runs().empty())
        presentNoRun();
    else if (m_results.isChosenByUser())
        presentNothing(tr("No run is chosen"), tr("Tick the runs to look at in the list at the upper left."),
                       tr("Show the newest runs"), [this] { m_results.chooseNewest(); });
    else
        presentNothing(tr("No replies yet"), tr("Results appear here as soon as a run has its first replies."));
}

void ResultPage::presentNoRun() {
    presentNothing(m_session.studyRuns().empty() ? tr("No runs yet") : tr("No runs of ChroKnowledge yet"),
                   tr("Facts come in on the Benchmark page, and a run over them starts there."), tr("Go to Benchmark"),
                   [this] { emit pageWanted(QStringLiteral("benchmark")); });
    emptyState().offer(tr("Show the ways in"), tr("The sample, your own facts, or one question to a model"),
                       [this] { emit pageWanted(QStringLiteral("welcome")); });
}

void ResultPage::presentNothingPasses() {
    presentNothing(tr("Nothing passes the filter"),
                   tr("No chosen run asks what it is narrowed to, or nothing came out so."), tr("Clear the filter"),
                   [this] { m_results.setFilter({}); });
}

} // namespace chronoscope::ui
