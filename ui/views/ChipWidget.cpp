// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/ChipWidget.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Tokens.h"
#include "ui/views/ElementView.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolButton>

namespace chronoscope::ui {

namespace {
constexpr int kMostWidth = 230;
constexpr int kCrossSize = 12;
constexpr int kHeight = 24;
} // namespace

ChipWidget::ChipWidget(const QString& words, bool canOpen, QWidget* parent)
    : QFrame(parent), m_face(new QToolButton(this)), m_cross(new QToolButton(this)) {
    setProperty("role", "chip");
    setAttribute(Qt::WA_StyledBackground);
    QString shown = m_face->fontMetrics().elidedText(words, Qt::ElideRight, kMostWidth);
    m_face->setText(shown.replace(QLatin1Char('&'), QLatin1String("&&")));
    m_face->setToolTip(plainToolTip(canOpen ? tr("%1\nPress to change it").arg(words) : words));
    m_face->setAccessibleName(words);
    m_face->setFocusPolicy(Qt::StrongFocus);
    m_cross->setIcon(Icons::icon(u"cancel"));
    m_cross->setIconSize({kCrossSize, kCrossSize});
    m_cross->setToolTip(tr("Show all again (Del)"));
    m_cross->setAccessibleName(tr("Remove: %1").arg(words));
    m_cross->setFocusPolicy(Qt::StrongFocus);
    for (QToolButton* button : {m_face, m_cross})
        button->setFixedHeight(kHeight);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_face);
    row->addWidget(m_cross);
    if (canOpen) connect(m_face, &QToolButton::clicked, this, &ChipWidget::opened);
    connect(m_cross, &QToolButton::clicked, this, &ChipWidget::removed);
}

void ChipWidget::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        emit removed();
    else
        QFrame::keyPressEvent(event);
}

} // namespace chronoscope::ui
