// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/ElidedBox.h"

#include "ui/views/Words.h"

#include <QHelpEvent>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QToolTip>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kBoxLetters = 24;  ///< of a prefix and the current text, which are kept where there is little room
constexpr int kMostLetters = 32; ///< of the current text, where a box of few letters has the room
} // namespace

ElidedBox::ElidedBox(QWidget* parent) : QComboBox(parent) {
    connect(this, &QComboBox::currentTextChanged, this, [this] {
        updateGeometry(); // for some take the room of what is chosen
    });
    // Also where pages fill it and tell nobody what is chosen then.
    connect(model(), &QAbstractItemModel::rowsInserted, this, [this] { updateGeometry(); });
}

QRect ElidedBox::textRect() const {
    QStyleOptionComboBox option;
    initStyleOption(&option);
    QRect room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    const QRect arrow = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxArrow, this);
    if (arrow.left() > room.right()) room.setRight(arrow.left()); // a style sheet takes the arrow's room off twice
    return room.adjusted(1, 0, -1, 0);
}

void ElidedBox::setPrefix(const QString& prefix) {
    m_prefix = prefix;
    updateGeometry();
    update();
}

QSize ElidedBox::sizeHint() const {
    QSize hint = QComboBox::sizeHint();
    if (sizeAdjustPolicy() == QComboBox::AdjustToMinimumContentsLengthWithIcon) {
        const int ofLetters = minimumContentsLength() * fontMetrics().horizontalAdvance(QLatin1Char('X'));
        const int most = kMostLetters * fontMetrics().averageCharWidth();
        hint.rwidth() += std::max(0, std::min(fontMetrics().horizontalAdvance(currentText()), most) - ofLetters);
    }
    return hint + QSize(m_prefix.isEmpty() ? 0 : fontMetrics().horizontalAdvance(m_prefix), 0);
}

QSize ElidedBox::minimumSizeHint() const {
    const QSize least = QComboBox::minimumSizeHint();
    if (m_prefix.isEmpty()) return least;
    const int words =
        std::min(fontMetrics().horizontalAdvance(wholeText()) + 1, fontMetrics().averageCharWidth() * kBoxLetters);
    return {std::min(width() - textRect().width() + words, sizeHint().width()), least.height()};
}

QString ElidedBox::shownText() const {
    return fontMetrics().elidedText(wholeText(), Qt::ElideMiddle, textRect().width());
}

bool ElidedBox::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || shownText() == wholeText()) return QComboBox::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(),
                       plainToolTip(wholeText() + QLatin1Char('\n') + toolTip()), this);
    return true;
}

void ElidedBox::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawItemText(textRect(), Qt::AlignLeft | Qt::AlignVCenter, option.palette, isEnabled(), shownText(),
                         QPalette::ButtonText);
}

} // namespace chronoscope::ui
