// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/JobStrip.h"

#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace chronoscope::ui {

namespace {
constexpr int kSteps = 1'000; ///< of the bar
}

JobStrip::JobStrip(const char* name, QWidget* parent, const QString& stopTip)
    : QWidget(parent), m_words(new QLabel(this)), m_bar(new QProgressBar(this)) {
    constexpr int kMomentMs = 300;
    setObjectName(QLatin1String(name));
    setRole(m_words, Role::Caption);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(Tokens::kSpace4);
    m_bar->setAccessibleName(tr("How far it is"));
    auto* stop = new QToolButton(this);
    stop->setObjectName(QLatin1String(name) + QLatin1String("Stop"));
    stop->setText(tr("Stop"));
    stop->setToolTip(stopTip);
    stop->setFocusPolicy(Qt::StrongFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(m_words);
    row->addWidget(m_bar, 1);
    row->addWidget(stop);
    hide();
    m_patience.setSingleShot(true);
    m_patience.setInterval(kMomentMs);
    connect(&m_patience, &QTimer::timeout, this, &QWidget::show);
    connect(stop, &QToolButton::clicked, this, &JobStrip::stopWanted);
}

void JobStrip::begin(const QString& words, qint64 all) {
    m_all = all;
    m_words->setText(words);
    m_bar->setRange(0, all > 0 ? kSteps : 0);
    m_bar->setValue(0);
    m_patience.start();
}

void JobStrip::report(qint64 done) {
    if (m_all > 0)
        m_bar->setValue(static_cast<int>(static_cast<double>(done) / static_cast<double>(m_all) * m_bar->maximum()));
}

void JobStrip::report(const QString& words, qint64 done, qint64 all) {
    m_words->setText(words);
    m_bar->setRange(0, kSteps);
    m_all = all;
    report(done);
}

void JobStrip::end() {
    m_patience.stop();
    hide();
}

} // namespace chronoscope::ui
