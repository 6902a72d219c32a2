// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/ResumeBar.h"

#include <QLocale>

namespace chronoscope::ui {

namespace {
constexpr std::size_t kMostNamed = 4;
}

ResumeBar::ResumeBar(Session& session, QWidget* parent) : NoticeBar(parent), m_session(session) {
    setObjectName(QStringLiteral("resumeBar"));
    connect(&session, &Session::runsChanged, this, &ResumeBar::follow);
    connect(&session, &Session::workspaceChanged, this, [this] {
        m_isTold = false;
        hide();
    });
}

void ResumeBar::follow() {
    const auto runs = m_session.interrupted();
    if (runs.empty()) hide(); // they went on by other ways
    if (m_isTold || runs.empty() || m_session.isReadOnly()) return;
    m_isTold = true;
    const QLocale locale;
    QStringList names;
    for (std::size_t i = 0; i < runs.size() && i < kMostNamed; ++i)
        names << tr("“%1” (%2 of %3)")
                     .arg(QString::fromStdString(runs[i]->name),
                          locale.toString(static_cast<qlonglong>(runs[i]->counts.done())),
                          locale.toString(static_cast<qlonglong>(runs[i]->total)));
    if (runs.size() > kMostNamed) names << tr("%1 more").arg(runs.size() - kMostNamed);
    const QString which = names.join(tr(", "));
    say(runs.size() == 1 ? tr("1 run is not finished: %1. Resume?").arg(which)
                         : tr("%1 runs are not finished: %2. Resume?").arg(runs.size()).arg(which),
        runs.size() == 1 ? tr("Resume") : tr("Resume all"), [this] { resume(); });
}

void ResumeBar::resume() {
    std::vector<qint64> ids; // going on changes the records
    for (const auto* run : m_session.interrupted())
        ids.push_back(run->id);
    for (const qint64 id : ids)
        m_session.continueRun(id);
}

} // namespace chronoscope::ui
