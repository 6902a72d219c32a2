// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/ChipWidget.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Tokens.h"
#include "ui/views/Words.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolButton>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kWidestChip = 230;
constexpr int kLeastLetters = 8; ///< of the words where there is little room
constexpr int kCrossSize = 12;
constexpr int kHeight = 24;
} // namespace

ChipWidget::ChipWidget(const QString& words, bool canOpen, QWidget* parent)
    : QFrame(parent), m_words(words), m_face(new QToolButton(this)), m_cross(new QToolButton(this)) {
    setAttribute(Qt::WA_StyledBackground);
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
    m_cross->setMinimumWidth(kHeight);                               // to be hit
    m_face->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // it has what the chip leaves it
    ensurePolished();
    m_face->ensurePolished();
    m_face->setText(words);
    const QFontMetrics letters = m_face->fontMetrics();
    m_blanks = 2 * letters.horizontalAdvance(QLatin1Char(' ')); // a button wishes for that much more than its words
    m_margins = m_face->sizeHint().width() - m_blanks - letters.horizontalAdvance(words);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_face);
    row->addWidget(m_cross);
    if (canOpen) connect(m_face, &QToolButton::clicked, this, &ChipWidget::opened);
    connect(m_cross, &QToolButton::clicked, this, &ChipWidget::removed);
}

/// The layout knows all but the face, which takes what it is given.
QSize ChipWidget::sizeFor(int wordsWidth) const {
    const QSize others = QFrame::sizeHint();
    return {others.width() + m_margins + wordsWidth, others.height()};
}

QSize ChipWidget::sizeHint() const {
    return sizeFor(std::min(m_face->fontMetrics().horizontalAdvance(m_words) + 1, kWidestChip) + m_blanks);
}

QSize ChipWidget::minimumSizeHint() const {
    return sizeFor(std::min(m_face->fontMetrics().horizontalAdvance(m_words) + 1,
                            kLeastLetters * m_face->fontMetrics().averageCharWidth()));
}

void ChipWidget::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    layout()->activate();
    const int room = m_face->width() - m_margins;
    QString shown = m_face->fontMetrics().elidedText(m_words, Qt::ElideRight, room);
    m_face->setText(shown.replace(QLatin1Char('&'), QLatin1String("&&")));
}

void ChipWidget::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        emit removed();
    else
        QFrame::keyPressEvent(event);
}

} // namespace chronoscope::ui
