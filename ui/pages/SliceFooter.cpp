// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/SliceFooter.h"

#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/RunEstimateText.h"
#include "ui/views/Words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace chronoscope::ui {

namespace {
constexpr int kSlowMs = 300;
constexpr const char* kEstimateTopic = "estimate";
} // namespace

SliceFooter::SliceFooter(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_counts(new QLabel(this)),
      m_newRun(new QPushButton(tr("New run on this slice…"), this)) {
    m_counts->setObjectName(QStringLiteral("sliceCounts"));
    m_counts->setAccessibleDescription(tr("Size of the slice"));
    m_counts->setWordWrap(true);
    m_newRun->setObjectName(QStringLiteral("newRunOnSliceButton"));
    m_newRun->setProperty("primary", true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace12);
    row->addWidget(m_counts, 1);
    row->addWidget(m_newRun);
    m_slow.setSingleShot(true);
    m_slow.setInterval(kSlowMs);
    connect(m_newRun, &QPushButton::clicked, this, &SliceFooter::newRunWished);
    connect(&m_slow, &QTimer::timeout, this, [this] { m_counts->setText(tr("Counting…")); });
    connect(&session, &Session::workspaceChanged, this, &SliceFooter::updateButton);
    clear();
}

void SliceFooter::clear() {
    m_slow.stop();
    m_counts->clear();
    expectChange();
}

void SliceFooter::expectChange() {
    m_requests.reset();
    updateButton();
}

void SliceFooter::count(const std::optional<benchmark::SliceSpec>& slice) {
    run::RunSpec spec;
    if (slice) spec.slice = *slice;
    m_slow.start();
    m_session.query(
        this, kEstimateTopic,
        [spec, any = slice.has_value(), pack = m_session.pack()](store::Database& database) {
            return any ? run::estimateRun(database, spec, *pack) : Result<run::RunEstimate>(run::RunEstimate{});
        },
        [this](const Result<run::RunEstimate>& estimate) { showEstimate(estimate); });
}

/// How often each cell is asked is the run's own, and said in its dialog.
void SliceFooter::showEstimate(const Result<run::RunEstimate>& estimate) {
    m_slow.stop();
    if (!m_session.isOpen()) return;
    m_requests = estimate ? estimate->requests : 0;
    m_counts->setText(estimate ? sliceText(*estimate)
                               : tr("The slice cannot be counted: %1").arg(coreWords(estimate.error())));
    QStringList lines{estimateExplanation()};
    if (estimate) lines += estimateWarnings(*estimate);
    m_counts->setToolTip(plainToolTip(lines.join(QLatin1Char('\n'))));
    updateButton();
}

void SliceFooter::updateButton() {
    QString obstacle;
    if (m_session.isReadOnly())
        obstacle = tr("Read only: another process is writing to this workspace");
    else if (m_requests == 0)
        obstacle = tr("The slice holds nothing to ask");
    m_newRun->setEnabled(m_session.isOpen() && m_requests && obstacle.isEmpty());
    m_newRun->setToolTip(obstacle.isEmpty() ? tr("Ask a model about exactly the elements in the table") : obstacle);
}

} // namespace chronoscope::ui
