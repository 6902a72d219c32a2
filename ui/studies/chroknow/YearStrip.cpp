// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/chroknow/YearStrip.h"

#include "ui/theme/Tokens.h"
#include "ui/views/Words.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace chronoscope::ui {

using widgets::CategoryMark;
using widgets::Mark;
using widgets::PlotTheme;

namespace {
constexpr int kSpanLine = 15;
constexpr int kYearLine = 16;
constexpr int kMarkLine = 24;
constexpr int kObjectLine = 20;
constexpr int kStripHeight = kSpanLine + kYearLine + kMarkLine + kObjectLine + 2 * Tokens::kSpace4;
constexpr qreal kMarkSize = 12;
constexpr qreal kRingSize = 20;
constexpr qreal kRingOver = 4; ///< that it may stand over its column
constexpr int kLegendLine = 22;
constexpr int kLeastYear = 22; // px
constexpr qreal kNameGap = 2;
} // namespace

YearStrip::YearStrip(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Years of the element"));
}

void YearStrip::setData(const StripData& data) {
    const int before = cursorYear();
    const bool sameTarget = data.target == m_data.target;
    const bool hadLegend = !m_data.legend.isEmpty();
    m_data = data;
    if (hadLegend != !m_data.legend.isEmpty()) updateGeometry();
    m_cursor = std::max(0, indexOf(sameTarget && before != 0 ? before : data.target));
    describe();
    update();
}

int YearStrip::wantedHeight() const { return kStripHeight + (m_data.legend.isEmpty() ? 0 : kLegendLine); }
QSize YearStrip::sizeHint() const { return {static_cast<int>(m_data.years.size()) * 40, wantedHeight()}; }
QSize YearStrip::minimumSizeHint() const {
    return {std::min(360, static_cast<int>(m_data.years.size()) * kLeastYear), wantedHeight()};
}

QRectF YearStrip::legendRect() const {
    return m_data.legend.isEmpty() ? QRectF() : QRectF(0, kStripHeight, width(), kLegendLine);
}

int YearStrip::cursorYear() const { return m_cursor < m_data.years.size() ? m_data.years.at(m_cursor).year : 0; }

int YearStrip::indexOf(int year) const {
    for (int i = 0; i < m_data.years.size(); ++i)
        if (m_data.years.at(i).year == year) return i;
    return -1;
}

QRectF YearStrip::column(int index) const {
    const qreal width = this->width() / static_cast<qreal>(std::max<qsizetype>(1, m_data.years.size()));
    return {index * width, 0, width, static_cast<qreal>(kStripHeight)};
}

QRectF YearStrip::yearRect(int year) const {
    const int index = indexOf(year);
    return index < 0 ? QRectF() : column(index);
}

/// Short where all years can be named so.
QString YearStrip::nameOf(int index) const {
    const QFontMetricsF metrics(PlotTheme::sized(font(), PlotTheme::kCaptionPx));
    const QString whole = QString::number(m_data.years.at(index).year);
    const QString brief = QChar(u'’') + whole.right(2);
    const qreal room = column(index).width() - kNameGap;
    return metrics.horizontalAdvance(whole) > room && metrics.horizontalAdvance(brief) <= room ? brief : whole;
}

/// Of so many years that names would touch some have none; the target and the year of the cursor have one first.
QVector<QRectF> YearStrip::nameRects() const {
    const QFontMetricsF metrics(PlotTheme::sized(font(), PlotTheme::kCaptionPx));
    const int count = static_cast<int>(m_data.years.size());
    QVector<QRectF> rects(count);
    QVector<int> order{indexOf(m_data.target), m_cursor};
    for (int i = 0; i < count; ++i)
        order << i;
    for (const int index : order) {
        if (index < 0 || index >= count || !rects.at(index).isEmpty()) continue;
        QRectF rect(0, kSpanLine, metrics.horizontalAdvance(nameOf(index)) + kNameGap, kYearLine);
        rect.moveCenter({column(index).center().x(), rect.center().y()});
        rect.moveLeft(std::clamp(rect.left(), 0.0, std::max(0.0, width() - rect.width())));
        if (std::none_of(rects.begin(), rects.end(), [&](const QRectF& other) { return other.intersects(rect); }))
            rects[index] = rect;
    }
    return rects;
}

QRectF YearStrip::nameRect(int year) const { return indexOf(year) < 0 ? QRectF() : nameRects().at(indexOf(year)); }

int YearStrip::indexAt(QPointF position) const {
    for (int i = 0; i < m_data.years.size(); ++i)
        if (column(i).contains(position)) return i;
    return -1;
}

void YearStrip::describe() {
    if (m_data.years.isEmpty()) return;
    const StripYear& year = m_data.years.at(m_cursor);
    const QString mark = CategoryMark::name(year.rescued ? Mark::ChronoCorrect : year.mark);
    setAccessibleDescription(tr("%1: %2, target year %3").arg(year.year).arg(mark).arg(m_data.target));
}

void YearStrip::moveTo(int index) {
    m_cursor = std::clamp(index, 0, std::max(0, static_cast<int>(m_data.years.size()) - 1));
    describe();
    update();
}

void YearStrip::keyPressEvent(QKeyEvent* event) {
    const int last = static_cast<int>(m_data.years.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Left: moveTo(m_cursor - 1); break;
    case Qt::Key_Right: moveTo(m_cursor + 1); break;
    case Qt::Key_Home: moveTo(0); break;
    case Qt::Key_End: moveTo(last); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->modifiers() & Qt::ControlModifier)
            QWidget::keyPressEvent(event);
        else if (cursorYear() != 0)
            emit yearChosen(cursorYear());
        break;
    default: QWidget::keyPressEvent(event);
    }
}

void YearStrip::mousePressEvent(QMouseEvent* event) {
    const int index = indexAt(event->position());
    if (index < 0) return;
    if (event->button() == Qt::RightButton) return moveTo(index); // its menu is of that year
    if (event->button() != Qt::LeftButton) return;
    moveTo(index);
    emit yearChosen(cursorYear());
}

void YearStrip::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void YearStrip::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

bool YearStrip::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int index = indexAt(help->pos());
    if (legendRect().contains(help->pos()))
        QToolTip::showText(help->globalPos(), plainToolTip(m_data.legend), this, legendRect().toRect());
    else if (index >= 0)
        QToolTip::showText(help->globalPos(), m_data.years.at(index).tooltip, this, column(index).toRect());
    else
        QToolTip::hideText();
    return true;
}

void YearStrip::paintEvent(QPaintEvent*) {
    if (m_data.years.isEmpty()) return;
    const auto theme = PlotTheme::fromPalette(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(PlotTheme::sized(font(), PlotTheme::kCaptionPx));
    drawSpans(painter, theme);
    const auto names = nameRects();
    for (int i = 0; i < m_data.years.size(); ++i)
        drawYear(painter, theme, i, names.at(i));
    drawObjects(painter, theme);
    drawLegend(painter, theme);
    if (const QRectF target = yearRect(m_data.target); !target.isEmpty()) {
        painter.setPen(QPen(theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(target.left() + 1.5, kSpanLine, target.width() - 3, kYearLine + kMarkLine + 2),
                                Tokens::kRadiusControl, Tokens::kRadiusControl);
    }
}

void YearStrip::drawSpans(QPainter& painter, const PlotTheme& theme) const {
    const QRectF target = yearRect(m_data.target);
    const auto shade = [&](const QRectF& from, const QRectF& to, const QString& word) {
        if (from.isEmpty() || to.isEmpty() || target.isEmpty()) return;
        const QRectF area(from.left(), 0, to.right() - from.left(),
                          kSpanLine + kYearLine + kMarkLine + Tokens::kSpace4);
        painter.fillRect(area.adjusted(1, 0, -1, 0), PlotTheme::blend(theme.accent, theme.page, 0.13));
        painter.setPen(theme.secondary);
        painter.drawText(QRectF(area.left(), 0, area.width(), kSpanLine), Qt::AlignCenter | Qt::TextSingleLine,
                         QFontMetricsF(painter.font()).elidedText(word, Qt::ElideRight, area.width()));
    };
    const int at = indexOf(m_data.target);
    if (m_data.previousFrom != 0) shade(yearRect(m_data.previousFrom), column(at - 1), tr("previous"));
    if (m_data.nextTo != 0) shade(column(at + 1), yearRect(m_data.nextTo), tr("next"));
}

void YearStrip::drawYear(QPainter& painter, const PlotTheme& theme, int index, const QRectF& name) const {
    const StripYear& year = m_data.years.at(index);
    const QRectF place = column(index);
    painter.setPen(index == m_cursor || year.year == m_data.target ? theme.ink : theme.secondary);
    if (!name.isEmpty()) painter.drawText(name, Qt::AlignCenter | Qt::TextSingleLine, nameOf(index));
    if (index == m_cursor && hasFocus()) {
        painter.setPen(QPen(theme.accent, 1.5));
        painter.drawLine(QPointF(place.center().x() - 10, kSpanLine + kYearLine),
                         QPointF(place.center().x() + 10, kSpanLine + kYearLine));
    }
    const qreal side = std::min(kMarkSize, place.width() - 1);
    QRectF box(0, 0, side, side);
    box.moveCenter({place.center().x(), kSpanLine + kYearLine + kMarkLine / 2.0});
    CategoryMark::draw(painter, year.mark, box, theme);
    if (year.rescued) {
        QRectF ring(0, 0, std::min(kRingSize, place.width() + kRingOver),
                    std::min(kRingSize, place.width() + kRingOver));
        ring.moveCenter(box.center());
        CategoryMark::draw(painter, Mark::ChronoCorrect, ring, theme);
    }
    if (year.shown) { // a short bar: this year's object is shown to the model
        const qreal length = std::min(10.0, place.width() - 1);
        painter.fillRect(QRectF(place.center().x() - length / 2, kSpanLine + kYearLine + kMarkLine, length, 2),
                         theme.accent);
    }
}

void YearStrip::drawObjects(QPainter& painter, const PlotTheme& theme) const {
    const QFontMetricsF metrics(painter.font());
    const qreal top = kSpanLine + kYearLine + kMarkLine + Tokens::kSpace4 + 2;
    for (int from = 0; from < m_data.years.size();) {
        int to = from;
        while (to + 1 < m_data.years.size() && m_data.years.at(to + 1).objects == m_data.years.at(from).objects)
            ++to;
        const QRectF area(column(from).left() + 2, top, column(to).right() - column(from).left() - 4, kObjectLine);
        painter.fillRect(QRectF(area.left(), area.top(), area.width(), 1), theme.line);
        painter.setPen(theme.secondary);
        painter.drawText(area, Qt::AlignCenter | Qt::TextSingleLine,
                         metrics.elidedText(m_data.years.at(from).objects, Qt::ElideRight, area.width()));
        from = to + 1;
    }
}

void YearStrip::drawLegend(QPainter& painter, const PlotTheme& theme) const {
    const QRectF line = legendRect();
    if (line.isEmpty()) return;
    QRectF ring(0, 0, kMarkSize, kMarkSize);
    ring.moveCenter({line.left() + kMarkSize, line.center().y()});
    CategoryMark::draw(painter, Mark::ChronoCorrect, ring, theme);
    const QRectF words = line.adjusted(2 * kMarkSize, 0, 0, 0);
    painter.setPen(theme.secondary);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetricsF(painter.font()).elidedText(m_data.legend, Qt::ElideRight, words.width()));
}

} // namespace chronoscope::ui
