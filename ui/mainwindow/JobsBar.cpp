// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/JobsBar.h"

#include "ui/theme/Tokens.h"
#include "ui/views/BackendText.h"
#include "ui/views/CoreWords.h"

#include <QLabel>
#include <QLocale>

#include <cmath>

namespace chronoscope::ui {

namespace {
constexpr int kNoticeMs = 6000;

QString runsText(std::size_t count) { return count == 1 ? JobsBar::tr("1 run") : JobsBar::tr("%1 runs").arg(count); }
} // namespace

JobsBar::JobsBar(Session& session, QWidget* parent)
    : QStatusBar(parent), m_session(session), m_label(new QLabel(this)) {
    m_label->setObjectName(QStringLiteral("jobsLabel"));
    m_label->setAccessibleDescription(tr("Running jobs"));
    m_label->setContentsMargins(Tokens::kSpace8, 0, Tokens::kSpace8, 0);
    addWidget(m_label, 1);
    setSizeGripEnabled(false);
    // QStatusBar hides what a message would lie over only where that was visible before the message came.
    connect(this, &QStatusBar::messageChanged, m_label,
            [this](const QString& message) { m_label->setVisible(message.isEmpty()); });
    connect(&session.hub(), &RunHub::progressed, this, &JobsBar::update);
    connect(&session, &Session::runsChanged, this, &JobsBar::update);
    connect(&session, &Session::workspaceChanged, this, &JobsBar::update);
    connect(&session, &Session::notice, this, [this](const QString& text) { showMessage(text, kNoticeMs); });
    update();
}

QString JobsBar::text() const { return m_label->text(); }

/// "$0.0123", "≈ $0.0123" where something of it is an estimate, "free" or "price unknown".
QString JobsBar::moneyOf(const std::vector<run::RunProgress>& active) const {
    double cost = 0;
    bool someKnown = false;
    bool allKnown = true;
    bool allFree = true;
    for (const auto& progress : active) {
        const auto* record = m_session.run(progress.run);
        const auto price = record ? priceOf(*record) : std::nullopt;
        someKnown = someKnown || price;
        allKnown = allKnown && price && progress.counts.untold == 0;
        allFree = allFree && price && !(price->input > 0) && !(price->output > 0);
        if (price) cost += progress.counts.cost(*price);
    }
    if (allFree) return tr("free");
    if (!someKnown) return tr("price unknown");
    return allKnown ? moneyText(cost) : tr("≈ %1").arg(moneyText(cost));
}

void JobsBar::update() {
    const auto active = m_session.hub().active();
    if (active.empty()) {
        m_label->setText(!m_session.isOpen() ? tr("No workspace")
                         : m_session.isReadOnly()
                             ? tr("Read only · another process is writing")
                             : tr("Idle · %1 in the workspace").arg(runsText(m_session.everyRun().size())));
        return;
    }
    std::int64_t done = 0;
    std::int64_t total = 0;
    std::int64_t errors = 0;
    double rate = 0;
    double left = -1;
    int paused = 0;
    QString trouble;
    for (const auto& progress : active) {
        done += progress.counts.done();
        total += progress.total;
        errors += progress.counts.errorCount();
        rate += progress.repliesPerSecond;
        left = std::max(left, progress.secondsLeft);
        paused += progress.state == run::EngineState::Paused ? 1 : 0;
        if (trouble.isEmpty()) trouble = coreWords(progress.backend.trouble);
    }
    const QLocale locale;
    QStringList parts{tr("● %1").arg(runsText(active.size())),
                      tr("%1 / %2").arg(locale.toString(static_cast<qlonglong>(done)),
                                        locale.toString(static_cast<qlonglong>(total)))};
    if (paused > 0) parts << tr("%1 paused").arg(paused);
    if (rate > 0) parts << tr("%1/s").arg(locale.toString(static_cast<qlonglong>(std::llround(rate))));
    if (left >= 0) parts << tr("%1 left").arg(spanText(left));
    parts << (errors == 1 ? tr("1 error") : tr("%1 errors").arg(locale.toString(static_cast<qlonglong>(errors))));
    parts << moneyOf(active);
    if (!trouble.isEmpty()) parts << tr("⚠ %1").arg(trouble);
    m_label->setText(parts.join(QStringLiteral(" · ")));
}

} // namespace chronoscope::ui
