// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/EmptyState.h"

#include "ui/theme/Tokens.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace chronoscope::ui {

EmptyState::EmptyState(QWidget* parent)
    : QWidget(parent), m_title(new QLabel(this)), m_hint(new QLabel(this)), m_button(new QPushButton(this)) {
    m_title->setProperty("role", "section");
    m_hint->setProperty("role", "caption");
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignCenter);
    m_button->setProperty("primary", true);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(Tokens::kSpace8);
    layout->addStretch();
    layout->addWidget(m_title, 0, Qt::AlignHCenter);
    layout->addWidget(m_hint);
    layout->addSpacing(Tokens::kSpace8);
    layout->addWidget(m_button, 0, Qt::AlignHCenter);
    layout->addStretch();
}

void EmptyState::setTexts(const QString& title, const QString& hint, const QString& button) {
    m_title->setText(title);
    m_hint->setText(hint);
    m_button->setText(button);
    m_button->setVisible(!button.isEmpty());
}

} // namespace chronoscope::ui
