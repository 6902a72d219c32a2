// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/FoldingRow.h"

#include "ui/theme/Tokens.h"
#include "ui/views/DropFrame.h"
#include "ui/views/TabOrder.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QEvent>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
/// More than a scroll bar takes: else folding would make the room that unfolding needs, and the other way round.
constexpr int kSlack = 24;
constexpr int kFrameWidth = 440;
} // namespace

FoldingRow::FoldingRow(const char* name, int parts, QWidget* parent)
    : QWidget(parent), m_content(new QWidget(this)), m_button(new QToolButton(this)),
      m_frame(new DropFrame((QByteArray(name) + "Frame").constData(), this)), m_parts(parts) {
    m_button->setObjectName(QLatin1String(name));
    m_button->setFocusPolicy(Qt::StrongFocus);
    m_button->hide();
    auto* framed = new QVBoxLayout(m_frame);
    framed->setContentsMargins(Tokens::kSpace8, Tokens::kSpace8, Tokens::kSpace8, Tokens::kSpace8);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_content);
    layout->addWidget(m_button);
    m_content->installEventFilter(this);
    connect(m_button, &QToolButton::clicked, this, &FoldingRow::drop);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget* /*before*/, QWidget* now) {
        if (now && m_content->isAncestorOf(now)) m_usedIn = window()->size();
    });
}

void FoldingRow::setSummary(const QString& text, const QString& tip) {
    m_summary = text;
    m_button->setToolTip(tip);
    m_button->setAccessibleName(text);
    showSummary();
}

/// In the row the button has its whole width.
void FoldingRow::showSummary() {
    QString shown = m_summary;
    const bool isInRow = m_button->parentWidget() == this;
    m_button->setSizePolicy(isInRow ? QSizePolicy::Ignored : QSizePolicy::Fixed, QSizePolicy::Fixed);
    if (isInRow) {
        shown = m_button->fontMetrics().elidedText(shown, Qt::ElideRight, width() - 2 * Tokens::kSpace12);
    }
    m_button->setText(shown.replace(QLatin1Char('&'), QLatin1String("&&")));
}

/// Its width, at most what is seen of it: the button, too, can make a page wider than the area that it is scrolled in,
/// and this row with it.
int FoldingRow::seenWidth() const {
    const QWidget* page = this;
    for (const QWidget* at = parentWidget(); at; page = at, at = at->parentWidget())
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(at->parentWidget());
            area && area->viewport() == at)
            return std::min(width(), at->width() - (page->width() - width()));
    return width();
}

void FoldingRow::follow() {
    const QLayout* layout = m_content->layout();
    if (!layout || !isVisible() || m_isFolding) return;
    const int room = seenWidth() - (m_isFolded ? kSlack : 0);
    const bool isTooHigh = layout->heightForWidth(room) > window()->height() / m_parts;
    if (!isTooHigh || m_isFolded || !isInUse()) setFolded(isTooHigh);
    showSummary();
}

bool FoldingRow::isInUse() const {
    const QWidget* focused = QApplication::focusWidget();
    return focused && m_content->isAncestorOf(focused) && m_usedIn == window()->size();
}

void FoldingRow::setFolded(bool folded) {
    if (m_isFolded == folded) return;
    const QScopedValueRollback folding(m_isFolding, true); // what it makes room for is laid out meanwhile
    QWidget* focused = QApplication::focusWidget();
    const bool isControl = focused && m_content->isAncestorOf(focused);
    const bool hadFocus = focused && (m_button == focused || isControl);
    m_isFolded = folded;
    m_frame->hide();
    if (folded)
        m_frame->layout()->addWidget(m_content);
    else {
        m_content->setMinimumWidth(0);
        m_content->setMaximumWidth(QWIDGETSIZE_MAX);
        static_cast<QVBoxLayout*>(layout())->insertWidget(0, m_content);
    }
    m_content->show(); // a widget that gets another parent is hidden
    m_button->setVisible(folded);
    if (!hadFocus) return;
    QWidget* next = folded ? m_button : isControl ? focused : firstTabStop(*m_content);
    if (next) next->setFocus();
}

void FoldingRow::drop() {
    const int widest = std::max(1, window()->width() - 2 * Tokens::kSpace24);
    m_content->setFixedWidth(std::min({m_content->sizeHint().width(), kFrameWidth, widest}));
    m_frame->dropFrom(m_button);
    if (QWidget* first = firstTabStop(*m_content)) first->setFocus();
}

void FoldingRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    follow();
}

void FoldingRow::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    window()->installEventFilter(this); // its height counts, also while the row's width stays
    follow();
}

bool FoldingRow::eventFilter(QObject* watched, QEvent* event) {
    const bool isContent = watched == m_content && event->type() == QEvent::LayoutRequest;
    const bool isWindow = watched == window() && event->type() == QEvent::Resize;
    const bool handled = QWidget::eventFilter(watched, event);
    if (isContent && m_isFolded && m_frame->isVisible()) m_frame->adjustSize();
    if (isContent || isWindow) follow();
    return handled;
}

} // namespace chronoscope::ui
