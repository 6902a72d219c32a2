// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/DateStripChart.h"

#include "widgets/plots/Hatch.h"
#include "widgets/plots/PlotText.h"
#include "widgets/plots/YearAxis.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

#include <qcustomplot.h>

#include <algorithm>

namespace chronoscope::widgets {

namespace {

constexpr qreal kPeriodLabelHeight = 18;
constexpr qreal kLevelLabelHeight = 15;
constexpr qreal kLeastWidthWithLevels = 460;
constexpr qreal kLargestDate = 11;
constexpr qreal kSmallestDate = 7;
constexpr double kEndYears = 0.02; ///< of the whole time, left at either end
constexpr double kEndHeights = 0.08;
constexpr qreal kHeightAxis = 60; ///< left of the plot
constexpr qreal kLowStrip = 200;  ///< a lower figure has room for one line of its axis's name
constexpr double kPeriodShare = 0.12;
constexpr double kLostShare = 0.10;

QColor shaded(QColor color, double share) {
    color.setAlphaF(static_cast<float>(share));
    return color;
}

} // namespace

DateStripChart::DateStripChart(const DateStripData& data, const QSet<qint64>& hidden, const PlotTheme& theme,
                               const QFont& font, const QRectF& body)
    : m_data(data), m_hidden(hidden), m_theme(theme), m_font(font), m_canvas(theme, font) {
    m_hasHeights = m_data.hasHeights();
    m_incorrect.date = isHidden(DateKind::Incorrect) ? -1 : m_data.highestIncorrect();
    m_correct.date = isHidden(DateKind::Correct) ? -1 : m_data.lowestCorrect();
    setUpAxes(body);
    m_canvas.record(body);
    const auto dates = static_cast<double>(std::max<qsizetype>(1, m_data.dates.size()));
    m_markSize = std::clamp(plotRect().width() / dates, kSmallestDate, kLargestDate);
    placeLevels();
}

void DateStripChart::setUpAxes(const QRectF& body) {
    double first = std::numeric_limits<double>::infinity();
    double last = -first;
    for (const StripDate& date : m_data.dates) {
        first = std::min(first, date.from);
        last = std::max(last, date.to);
    }
    for (const StripPeriod& period : m_data.periods) {
        if (!period.own) continue;
        first = std::min(first, period.from);
        last = std::max(last, period.to);
    }
    const double more = (last - first) * kEndYears;
    QCustomPlot& plot = m_canvas.plot();
    const double width = body.width() - setUpHeights(body);
    YearAxis::setUp(*plot.xAxis, first - more, last + more, width, YearAxis::Names::InTheMiddle);
    const QFontMetricsF metrics(plot.xAxis->labelFont());
    const qreal room = std::max(0.0, width - kHeightAxis);
    plot.xAxis->setLabel(body.height() < kLowStrip ? metrics.elidedText(m_data.xAxis, Qt::ElideRight, room)
                                                   : PlotText::fitted(m_data.xAxis, metrics, room));
    plot.xAxis->grid()->setVisible(false);
}

/// Returns the width that the names beside the plot take.
qreal DateStripChart::setUpHeights(const QRectF& body) {
    QCustomPlot& plot = m_canvas.plot();
    const QFontMetricsF metrics(PlotTheme::sized(m_font, PlotTheme::kCaptionPx));
    m_hasLabels = m_hasHeights && body.width() >= kLeastWidthWithLevels;
    const auto named = [&](Level& level, const QString& name) {
        if (level.date < 0) return 0.0;
        level.text = name.arg(PlotText::number(m_data.dates.at(level.date).logProb, 2));
        return metrics.horizontalAdvance(level.text) + 8;
    };
    qreal ofKey = 0;
    for (const QString& line : keyTexts())
        ofKey = std::max(ofKey, metrics.horizontalAdvance(line) + 8);
    const qreal ofNames = std::max(
        {named(m_incorrect, tr("□ highest incorrect %1")), named(m_correct, tr("□ lowest correct %1")), ofKey});
    const qreal room = m_hasLabels ? std::ceil(ofNames) : 0;
    plot.axisRect()->setMinimumMargins(QMargins(0, static_cast<int>(kPeriodLabelHeight), static_cast<int>(room), 0));
    if (!m_hasHeights) {
        plot.yAxis->setVisible(false);
        plot.yAxis->grid()->setVisible(false);
        plot.yAxis->setRange(0, 1);
        return room;
    }
    double lowest = std::isfinite(m_data.undated) ? m_data.undated : std::numeric_limits<double>::infinity();
    double highest = std::isfinite(m_data.undated) ? m_data.undated : -lowest;
    for (const StripDate& date : m_data.dates) {
        if (!date.hasHeight()) continue;
        lowest = std::min(lowest, date.logProb);
        highest = std::max(highest, date.logProb);
    }
    const double more = std::max((highest - lowest) * kEndHeights, 0.05);
    plot.yAxis->setRange(lowest - 2 * more, highest + more); // below: those without a height
    plot.yAxis->setLabel(QFontMetricsF(plot.yAxis->labelFont())
                             .elidedText(m_data.valueName, Qt::ElideRight, std::max(40.0, body.height() - 60)));
    return room;
}

/// What the marks round dates are.
QStringList DateStripChart::keyTexts() const {
    QStringList lines;
    if (hasLost(DateKind::Correct)) lines << tr("○ loses a test, or ties");
    if (hasLost(DateKind::Incorrect)) lines << tr("◇ beats or ties with a correct date");
    return lines;
}

bool DateStripChart::hasLost(DateKind kind) const {
    return std::any_of(m_data.dates.begin(), m_data.dates.end(),
                       [kind](const StripDate& date) { return date.kind == kind && date.lost > 0; });
}

void DateStripChart::placeLevels() {
    if (!m_hasLabels) return;
    const QRectF plot = plotRect();
    const auto rectAt = [&](const Level& level) {
        if (level.date < 0) return QRectF();
        const qreal y = m_canvas.y(m_data.dates.at(level.date).logProb);
        return QRectF(plot.right() + 4, y - kLevelLabelHeight / 2, 400, kLevelLabelHeight);
    };
    m_incorrect.label = rectAt(m_incorrect);
    m_correct.label = rectAt(m_correct);
    separateLevels();
    const qreal keyHeight = static_cast<qreal>(keyTexts().size()) * kLevelLabelHeight;
    if (keyHeight == 0) return;
    // From the bottom up, where the names of the levels leave room; else it is not said here.
    for (qreal bottom = plot.bottom(); bottom - keyHeight >= plot.top(); bottom -= kLevelLabelHeight / 2) {
        const QRectF place(plot.right() + 4, bottom - keyHeight, 400, keyHeight);
        if (place.intersects(m_incorrect.label) || place.intersects(m_correct.label)) continue;
        m_key = place;
        return;
    }
}

void DateStripChart::separateLevels() {
    if (m_incorrect.label.isNull() || !m_incorrect.label.intersects(m_correct.label)) return;
    // The higher one gives way upwards, the lower one downwards.
    const bool above = m_incorrect.label.top() <= m_correct.label.top();
    QRectF& upper = above ? m_incorrect.label : m_correct.label;
    QRectF& lower = above ? m_correct.label : m_incorrect.label;
    const qreal middle = (upper.center().y() + lower.center().y()) / 2;
    upper.moveBottom(middle);
    lower.moveTop(middle);
}

qreal DateStripChart::heightOf(const StripDate& date) const {
    if (!m_hasHeights) return plotRect().center().y();
    return date.hasHeight() ? m_canvas.y(date.logProb) : plotRect().bottom() - kLargestDate / 2 - 1;
}

QRectF DateStripChart::dateRect(int date) const {
    if (!m_data.contains(date) || isHidden(m_data.dates.at(date).kind)) return {};
    QRectF rect(0, 0, m_markSize, m_markSize);
    rect.moveCenter({m_canvas.x(m_data.dates.at(date).middle()), heightOf(m_data.dates.at(date))});
    return rect;
}

void DateStripChart::draw(QPainter& painter) const {
    painter.save();
    drawPeriods(painter);
    m_canvas.draw(painter);
    drawUndated(painter);
    drawLevels(painter);
    drawDates(painter);
    painter.restore();
}

void DateStripChart::drawPeriods(QPainter& painter) const {
    const QRectF plot = plotRect();
    painter.setFont(PlotTheme::sized(m_font, PlotTheme::kCaptionPx));
    const QFontMetricsF metrics(painter.font());
    qreal taken = plot.left();
    for (const bool own : {true, false}) {
        for (const StripPeriod& period : m_data.periods) {
            if (period.own != own) continue;
            const QRectF band =
                QRectF(QPointF(m_canvas.x(period.from), plot.top()), QPointF(m_canvas.x(period.to), plot.bottom()))
                    .intersected(plot);
            if (band.isEmpty()) continue;
            const QColor color =
                CategoryMark::color(DateKinds::mark(own ? DateKind::Correct : DateKind::Excluded), m_theme);
            painter.fillRect(band, shaded(color, kPeriodShare));
            painter.setPen(QPen(color, 1, own ? Qt::SolidLine : Qt::DashLine));
            painter.drawLine(band.topLeft(), band.topRight());
            if (!own) continue; // its dates are marked, and say so
            QRectF label(band.left(), plot.top() - kPeriodLabelHeight, metrics.horizontalAdvance(period.label) + 4,
                         kPeriodLabelHeight - 2);
            if (label.right() > plot.right()) label.moveRight(plot.right());
            if (label.left() < taken) continue;
            taken = label.right() + 6;
            painter.setPen(m_theme.ink);
            painter.drawText(label, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, period.label);
        }
    }
}

void DateStripChart::drawUndated(QPainter& painter) const {
    if (!std::isfinite(m_data.undated) || !m_hasHeights) return;
    const qreal y = std::round(m_canvas.y(m_data.undated)) + 0.5;
    painter.setFont(PlotTheme::sized(m_font, PlotTheme::kCaptionPx));
    painter.setPen(QPen(m_theme.secondary, 1, Qt::DotLine));
    painter.drawLine(QPointF(plotRect().left(), y), QPointF(plotRect().right(), y));
    painter.setPen(m_theme.secondary);
    painter.drawText(QRectF(plotRect().left() + 4, y - kLevelLabelHeight, 200, kLevelLabelHeight),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, tr("without a date"));
}

/// Between both levels lie the heights where tests are lost.
void DateStripChart::drawLevels(QPainter& painter) const {
    const QRectF plot = plotRect();
    if (m_incorrect.date >= 0 && m_correct.date >= 0) {
        const double highest = m_data.dates.at(m_incorrect.date).logProb;
        const double lowest = m_data.dates.at(m_correct.date).logProb;
        if (lowest <= highest)
            painter.fillRect(
                QRectF(QPointF(plot.left(), m_canvas.y(highest)), QPointF(plot.right(), m_canvas.y(lowest))),
                shaded(CategoryMark::color(Mark::Incorrect, m_theme), kLostShare));
    }
    painter.setFont(PlotTheme::sized(m_font, PlotTheme::kCaptionPx));
    for (const auto& [level, mark] : {std::pair(&m_incorrect, Mark::Incorrect), std::pair(&m_correct, Mark::Correct)}) {
        if (level->date < 0) continue;
        const qreal y = std::round(m_canvas.y(m_data.dates.at(level->date).logProb)) + 0.5;
        painter.setPen(QPen(CategoryMark::color(mark, m_theme), 1.25, Qt::DashLine, Qt::FlatCap));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        if (level->label.isNull()) continue;
        painter.setPen(m_theme.ink);
        painter.drawText(level->label, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, level->text);
    }
    if (m_key.isNull()) return;
    painter.setPen(m_theme.secondary);
    QRectF line(m_key.left(), m_key.top(), m_key.width(), kLevelLabelHeight);
    for (const QString& text : keyTexts()) {
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text);
        line.translate(0, kLevelLabelHeight);
    }
}

void DateStripChart::drawDates(QPainter& painter) const {
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < m_data.dates.size(); ++i)
        if (i != m_incorrect.date && i != m_correct.date) drawDate(painter, i);
    for (const int last : {m_incorrect.date, m_correct.date}) { // over all others
        if (last < 0) continue;
        drawDate(painter, last);
        painter.setPen(QPen(m_theme.ink, 1.25));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(dateRect(last).adjusted(-3, -3, 3, 3));
    }
}

void DateStripChart::drawDate(QPainter& painter, int date) const {
    const QRectF rect = dateRect(date);
    if (rect.isNull()) return;
    const StripDate& one = m_data.dates.at(date);
    const bool missing = m_hasHeights && one.asked && !one.hasHeight();
    painter.setOpacity(m_hasHeights && !one.asked ? 0.45 : 1.0); // not asked about
    CategoryMark::draw(painter, missing ? Mark::Missing : DateKinds::mark(one.kind), rect, m_theme);
    painter.setOpacity(1.0);
    if (one.lost <= 0) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.ink, 1.5));
    const QRectF around = rect.adjusted(-2.5, -2.5, 2.5, 2.5);
    if (one.kind == DateKind::Correct) return painter.drawEllipse(around);
    const QRectF wide = around.adjusted(-2, -2, 2, 2); // as much room within it as in a ring
    painter.setPen(QPen(m_theme.secondary, 1));        // there may be a great many
    painter.drawPolygon(QPolygonF({{wide.center().x(), wide.top()},
                                   {wide.right(), wide.center().y()},
                                   {wide.center().x(), wide.bottom()},
                                   {wide.left(), wide.center().y()}}));
}

} // namespace chronoscope::widgets
