// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/DropHint.h"

#include "ui/theme/Tokens.h"

#include <QPainter>

namespace chronoscope::ui {

DropHint::DropHint(const QString& text, QWidget* parent) : QWidget(parent), m_text(text) {
    setObjectName(QStringLiteral("dropHint"));
    setAccessibleName(text);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void DropHint::cover() {
    setGeometry(parentWidget()->rect());
    raise();
    show();
}

void DropHint::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = palette().color(QPalette::Window);
    veil.setAlphaF(0.9F);
    painter.fillRect(rect(), veil);
    const QRectF frame =
        QRectF(rect()).adjusted(Tokens::kSpace12, Tokens::kSpace12, -Tokens::kSpace12, -Tokens::kSpace12);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2, Qt::DashLine));
    painter.drawRoundedRect(frame, Tokens::kRadiusPanel, Tokens::kRadiusPanel);
    QFont font = this->font();
    font.setPixelSize(Tokens::kTypeSection);
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(frame, Qt::AlignCenter | Qt::TextWordWrap, m_text);
}

} // namespace chronoscope::ui
