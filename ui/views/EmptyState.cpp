// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/EmptyState.h"

#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/FlowLayout.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace chronoscope::ui {

EmptyState::EmptyState(QWidget* parent)
    : QWidget(parent), m_title(new QLabel(this)), m_hint(new QLabel(this)), m_button(new QPushButton(this)),
      m_buttons(new FlowLayout(Tokens::kSpace8)) {
    setRole(m_title, Role::Section);
    setRole(m_hint, Role::Caption);
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignCenter);
    for (QLabel* label : {m_title, m_hint})
        label->setTextFormat(Qt::PlainText); // reasons hold names of runs and files
    m_button->setProperty("primary", true);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(Tokens::kSpace8);
    layout->addStretch();
    layout->addWidget(m_title, 0, Qt::AlignHCenter);
    layout->addWidget(m_hint);
    layout->addSpacing(Tokens::kSpace8);
    m_buttons->setAlignment(Qt::AlignHCenter);
    m_buttons->addWidget(m_button);
    layout->addLayout(m_buttons);
    layout->addStretch();
}

QPushButton* EmptyState::addButton(const char* name, const QString& text, const QString& tip) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    button->setAccessibleDescription(m_title->text());
    m_buttons->addWidget(button);
    return button;
}

void EmptyState::offer(const QString& button, const QString& tip, std::function<void()> act) {
    if (!m_offered) {
        m_offered = addButton("emptyOffer", {}, {});
        connect(m_offered, &QPushButton::clicked, this, [this] { m_act(); });
    }
    m_act = std::move(act);
    m_offered->setText(button);
    m_offered->setToolTip(tip);
    m_offered->show();
}

void EmptyState::setTexts(const QString& title, const QString& hint, const QString& button) {
    m_title->setText(title);
    m_hint->setText(hint);
    m_button->setText(button);
    m_button->setVisible(!button.isEmpty());
    for (auto* offered : findChildren<QPushButton*>()) // one of the same words may stand above
        offered->setAccessibleDescription(title);
    if (m_offered) m_offered->hide();
}

} // namespace chronoscope::ui
