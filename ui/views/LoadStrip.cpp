// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/LoadStrip.h"

#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/Words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace chronoscope::ui {

namespace {
constexpr int kPatienceMs = 300;
constexpr int kSteps = 1'000;
} // namespace

LoadStrip::LoadStrip(Results& results, QWidget* parent)
    : QWidget(parent), m_results(results), m_words(new QLabel(this)), m_bar(new QProgressBar(this)) {
    setObjectName(QStringLiteral("loadStrip"));
    setRole(m_words, Role::Caption);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(Tokens::kSpace4);
    auto* stop = new QToolButton(this);
    stop->setObjectName(QStringLiteral("stopLoadingButton"));
    stop->setText(tr("Stop"));
    stop->setToolTip(tr("Keep the runs that are shown now"));
    stop->setFocusPolicy(Qt::StrongFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(m_words);
    row->addWidget(m_bar, 1);
    row->addWidget(stop);
    hide();
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatienceMs);
    connect(&m_patience, &QTimer::timeout, this, &QWidget::show);
    connect(stop, &QToolButton::clicked, &results, &Results::cancelLoading);
    connect(&results, &Results::loadingChanged, this, &LoadStrip::follow);
    connect(&results, &Results::loadProgressed, this, &LoadStrip::report);
}

void LoadStrip::follow() {
    if (!m_results.isLoading() || m_results.showsChoices()) {
        m_patience.stop();
        hide();
        return;
    }
    m_words->setText(tr("Reading the runs"));
    m_bar->setRange(0, 0);
    m_patience.start();
}

void LoadStrip::report(qint64 done, qint64 all) {
    if (all <= 0) return;
    m_words->setText(tr("Reading the runs: %1 of %2 cells").arg(numberText(done), numberText(all)));
    m_bar->setRange(0, kSteps);
    m_bar->setValue(static_cast<int>(static_cast<double>(done) / static_cast<double>(all) * kSteps));
}

} // namespace chronoscope::ui
