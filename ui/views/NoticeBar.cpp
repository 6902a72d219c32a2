// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/NoticeBar.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Tokens.h"
#include "ui/views/TextLabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kReadMs = 12'000;
constexpr int kActMs = 30'000; ///< to make up one's mind about its button
} // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent), m_text(makeCopyableText(this, "noticeText")), m_button(new QPushButton(this)),
      m_close(new QToolButton(this)) {
    setObjectName(QStringLiteral("noticeBar"));
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    m_button->setObjectName(QStringLiteral("noticeButton"));
    m_close->setObjectName(QStringLiteral("noticeCloseButton"));
    m_close->setIcon(Icons::icon(u"cancel"));
    m_close->setAccessibleName(tr("Close this notice"));
    m_close->setToolTip(tr("Close this notice"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(Tokens::kSpace12, Tokens::kSpace4, Tokens::kSpace8, Tokens::kSpace4);
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(m_text, 1);
    row->addWidget(m_button);
    row->addWidget(m_close);
    connect(m_button, &QPushButton::clicked, this, &NoticeBar::act);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    m_passing.setSingleShot(true);
    connect(&m_passing, &QTimer::timeout, this, &NoticeBar::pass);
    hide();
}

void NoticeBar::say(const QString& text, const QString& button, std::function<void()> action) {
    m_text->setText(text);
    m_button->setText(button);
    m_button->setVisible(!button.isEmpty());
    m_action = std::move(action);
    m_passing.stop();
    show();
}

void NoticeBar::sayBriefly(const QString& text, const QString& button, std::function<void()> action) {
    say(text, button, std::move(action));
    m_passing.start(button.isEmpty() ? kReadMs : kActMs);
}

void NoticeBar::pass() {
    const QWidget* focus = focusWidget();
    const bool isInUse = underMouse() || (focus && focus->hasFocus());
    if (isInUse)
        m_passing.start();
    else
        hide();
}

void NoticeBar::addButton(QPushButton* button) {
    auto* row = static_cast<QHBoxLayout*>(layout());
    row->insertWidget(row->indexOf(m_close), button);
}

QString NoticeBar::text() const { return m_text->text(); }

void NoticeBar::act() {
    hide();
    if (const auto action = std::exchange(m_action, nullptr)) action();
}

} // namespace chronoscope::ui
