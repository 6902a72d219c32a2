// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/PreparationStrip.h"

#include "ui/theme/Tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace chronoscope::ui {

PreparationStrip::PreparationStrip(RunStarter& starter, QWidget* parent)
    : QFrame(parent), m_starter(starter), m_text(new QLabel(this)), m_bar(new QProgressBar(this)),
      m_cancel(new QPushButton(tr("Cancel run"), this)) {
    setObjectName(QStringLiteral("preparationStrip"));
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    m_text->setObjectName(QStringLiteral("preparationText"));
    m_text->setTextFormat(Qt::PlainText);
    m_cancel->setObjectName(QStringLiteral("cancelPreparationButton"));
    m_text->setWordWrap(true);
    m_cancel->setToolTip(tr("Give it up; no run is made"));
    m_bar->setObjectName(QStringLiteral("preparationBar"));
    m_bar->setAccessibleName(tr("How far the new run is"));
    m_bar->setTextVisible(false);
    auto* row = new QHBoxLayout;
    row->addWidget(m_text, 1);
    row->addWidget(m_cancel);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace12, Tokens::kSpace8, Tokens::kSpace12, Tokens::kSpace8);
    layout->setSpacing(Tokens::kSpace4);
    layout->addLayout(row);
    layout->addWidget(m_bar);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (!m_starter.pending().empty()) m_starter.cancel(m_starter.pending().front().id);
    });
    connect(&starter, &RunStarter::changed, this, &PreparationStrip::refresh);
    refresh();
}

void PreparationStrip::refresh() {
    const auto& pending = m_starter.pending();
    setVisible(!pending.empty());
    if (pending.empty()) return;
    QString text = m_starter.text(pending.front());
    if (pending.size() > 1) text += tr(" · %1 more after it").arg(pending.size() - 1);
    m_text->setText(text);
    const auto [done, all] = m_starter.progress(pending.front());
    m_bar->setRange(0, all);
    m_bar->setValue(done);
}

} // namespace chronoscope::ui
