// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/DiagnoseStrip.h"

#include "ui/theme/Tokens.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kBarWidth = 160;
constexpr int kPerMille = 1'000;
} // namespace

DiagnoseStrip::DiagnoseStrip(Session& session, ScoringHub& hub, QWidget* parent)
    : QWidget(parent), m_session(session), m_hub(hub), m_words(makeText(this, "diagnoseWords")),
      m_bar(new QProgressBar(this)), m_button(new QPushButton(this)), m_cancel(new QPushButton(tr("Cancel"), this)) {
    m_bar->setObjectName(QStringLiteral("diagnoseBar"));
    m_bar->setAccessibleName(tr("Replies judged"));
    m_bar->setRange(0, kPerMille);
    m_bar->setTextVisible(false); // the words say it
    m_bar->setFixedWidth(kBarWidth);
    m_button->setObjectName(QStringLiteral("diagnoseButton"));
    m_button->setProperty("primary", true);
    m_cancel->setObjectName(QStringLiteral("diagnoseCancel"));
    m_cancel->setToolTip(tr("Stop; what is half done is not kept"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, Tokens::kSpace8);
    row->setSpacing(Tokens::kSpace12);
    row->addWidget(m_words, 1);
    row->addWidget(m_bar);
    row->addWidget(m_cancel);
    row->addWidget(m_button);
    connect(m_button, &QPushButton::clicked, this, &DiagnoseStrip::diagnose);
    connect(m_cancel, &QPushButton::clicked, &hub, &ScoringHub::cancel);
    connect(&hub, &ScoringHub::progressed, this, &DiagnoseStrip::follow);
    for (const auto ended : {&ScoringHub::failed, &ScoringHub::refused})
        connect(&hub, ended, this, [this](qint64, const QString& why) {
            m_problem = why;
            for (const Run& one : m_runs) // those that waited behind it were dropped with it
                m_declined.insert(one.id);
            follow();
        });
    connect(&session, &Session::runsChanged, this, [this] {
        follow();
        if (m_isUnasked && isVisible()) diagnoseUnasked(); // one may have ended
    });
    follow();
}

void DiagnoseStrip::setRuns(std::vector<Run> runs, int shown) {
    if (runs != m_runs) m_problem.clear();
    m_runs = std::move(runs);
    m_shown = shown;
    follow();
}

void DiagnoseStrip::follow() {
    const bool isBusy = m_hub.isBusy();
    m_bar->setVisible(isBusy);
    m_cancel->setVisible(isBusy);
    m_button->setVisible(!isBusy && !m_runs.empty());
    if (isBusy)
        showProgress();
    else
        showOffer();
    setVisible(isBusy || !m_runs.empty());
}

void DiagnoseStrip::showProgress() {
    const store::RunRecord* run = m_session.run(m_hub.run());
    const auto& progress = m_hub.progress();
    m_bar->setValue(progress.total > 0 ? static_cast<int>(progress.done * kPerMille / progress.total) : 0);
    m_words->setText(tr("Judging the replies of %1: %2 of %3")
                         .arg(run ? QString::fromStdString(run->name) : QString(), numberText(progress.done),
                              numberText(progress.total > 0 || !run ? progress.total : run->counts.done())));
}

std::vector<DiagnoseStrip::Run> DiagnoseStrip::ready() const {
    std::vector<Run> list;
    for (const Run& one : m_runs) {
        const store::RunRecord* run = m_session.run(one.id);
        if (run && run->state != store::RunState::Running && !m_session.hub().isActive(one.id)) list.push_back(one);
    }
    return list;
}

QString DiagnoseStrip::obstacle() const {
    if (!m_hub.canScore()) return tr("The workspace is open for reading only");
    return ready().empty() ? tr("A run that is still being asked is diagnosed when it has ended or is stopped")
                           : QString();
}

void DiagnoseStrip::showOffer() {
    std::int64_t replies = 0;
    for (const Run& one : ready())
        replies += m_session.run(one.id)->counts.done();
    const QString obstacle = this->obstacle();
    const QString what = static_cast<int>(m_runs.size()) == m_shown
                             ? tr("The wrong replies are not diagnosed yet: they have not been compared with the right "
                                  "answers of other years.")
                             : tr("%1 of %2 runs are not diagnosed yet.").arg(m_runs.size()).arg(m_shown);
    m_words->setText(!m_problem.isEmpty() ? tr("It stopped: %1").arg(m_problem)
                     : obstacle.isEmpty() ? what
                                          : what + QLatin1Char(' ') + obstacle + QLatin1Char('.'));
    m_button->setText(tr("Diagnose %1 replies").arg(numberText(replies)));
    m_button->setEnabled(obstacle.isEmpty());
    m_button->setToolTip(
        obstacle.isEmpty()
            ? tr("Judge the stored replies again as the runs did, and keep what the wrong ones say. No model is asked.")
            : obstacle);
}

void DiagnoseStrip::diagnoseUnasked() {
    m_isUnasked = true;
    const auto runs = ready();
    const bool isDeclined =
        std::any_of(runs.begin(), runs.end(), [&](const Run& run) { return m_declined.contains(run.id); });
    const bool isNew = std::any_of(runs.begin(), runs.end(), [&](const Run& run) {
        const auto begun = m_begun.find(run.id);
        return begun == m_begun.end() || begun->second != m_session.run(run.id)->counts.done();
    });
    if (isNew && !isDeclined && obstacle().isEmpty()) diagnose();
}

void DiagnoseStrip::diagnose() {
    m_problem.clear();
    for (const Run& run : ready()) {
        m_begun[run.id] = m_session.run(run.id)->counts.done();
        if (!m_hub.isWaiting(run.id)) m_hub.diagnose(run.id, run.judge);
    }
}

} // namespace chronoscope::ui
