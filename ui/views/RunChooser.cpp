// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/RunChooser.h"

#include "ui/views/CheckList.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/Words.h"

#include <QPushButton>

#include <algorithm>

namespace chronoscope::ui {

using results::ResultSet;
using results::RunChoice;

RunChooser::RunChooser(Results& results, Session& session, QWidget* parent)
    : QToolButton(parent), m_results(results), m_session(session), m_list(new CheckList("runsList", this)) {
    setObjectName(QStringLiteral("runsButton"));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Runs to look at"));
    m_list->setMost(static_cast<int>(ResultSet::kMaxRuns),
                    tr("At most %1 can be looked at together.").arg(ResultSet::kMaxRuns));
    auto* newest = m_list->addButton("newestRunsButton", tr("&Newest"),
                                     tr("The newest runs with replies, also those that are still to come"));
    connect(newest, &QPushButton::clicked, this, [this] {
        m_results.chooseNewest();
        fill();
    });
    connect(m_list, &CheckList::changed, this, &RunChooser::choose);
    connect(this, &QToolButton::clicked, this, &RunChooser::open);
    connect(&results, &Results::choicesChanged, this, &RunChooser::follow);
    connect(&session, &Session::runsChanged, this, &RunChooser::follow);
    connect(&session, &Session::workspaceChanged, this, [this] {
        m_scorings.clear();
        follow();
    });
    follow();
}

void RunChooser::follow() {
    setEnabled(m_session.isOpen());
    const auto chosen = m_results.choices().size();
    setText(chosen == 0 ? tr("&Runs: none") : tr("&Runs: %1").arg(chosen));
    QStringList names;
    for (const RunChoice choice : m_results.choices())
        if (const auto* run = m_session.run(choice.run)) names << QString::fromStdString(run->name);
    names.prepend(tr("The runs on all result pages (Alt+R); those of other studies stand on their own pages"));
    setToolTip(plainToolTip(names.join(QLatin1Char('\n'))));
}

void RunChooser::open() {
    fill();
    m_list->dropFrom(this);
    m_session.query(
        this, "scorings", [](store::Database& database) { return store::ScoringStore(database).list(); },
        [this](Result<std::vector<store::ScoringRecord>> scorings) {
            if (!scorings) return; // the runs themselves are there
            m_scorings = std::move(scorings).value();
            if (m_list->isVisible()) fill();
        });
}

void RunChooser::fill() {
    std::vector<const store::RunRecord*> runs;
    for (const store::RunRecord& run : m_session.runs())
        runs.push_back(&run);
    std::sort(runs.begin(), runs.end(), [](const auto* a, const auto* b) { return a->id > b->id; });
    const auto& chosen = m_results.choices();
    QList<CheckList::Item> items;
    m_offered.clear();
    const auto offer = [&](RunChoice choice, const QString& name, const QString& detail) {
        m_offered.push_back(choice);
        items << CheckList::Item{name, detail, std::find(chosen.begin(), chosen.end(), choice) != chosen.end()};
    };
    for (const store::RunRecord* run : runs) {
        const QString name = QString::fromStdString(run->name);
        offer({run->id, 0}, name,
              tr("%1 · %2").arg(QString::fromStdString(run->model), displayName(run->spec.protocol)));
        for (const store::ScoringRecord& scoring : m_scorings)
            if (scoring.run == run->id)
                offer({run->id, scoring.id}, tr("%1 (%2)").arg(name, QString::fromStdString(scoring.name)),
                      tr("scored again"));
    }
    m_list->setItems(items, tr("There are no runs in this workspace yet."));
}

/// What was chosen keeps its order; what is new comes after it, older runs first.
void RunChooser::choose() {
    std::vector<RunChoice> ticked;
    for (const int place : m_list->ticked())
        ticked.push_back(m_offered[static_cast<std::size_t>(place)]);
    std::sort(ticked.begin(), ticked.end());
    std::vector<RunChoice> choices;
    for (const RunChoice choice : m_results.choices())
        if (std::binary_search(ticked.begin(), ticked.end(), choice)) choices.push_back(choice);
    for (const RunChoice choice : ticked)
        if (std::find(choices.begin(), choices.end(), choice) == choices.end()) choices.push_back(choice);
    m_results.choose(std::move(choices));
}

} // namespace chronoscope::ui
