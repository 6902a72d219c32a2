// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/DateStripPlot.h"

#include "widgets/plots/PlotRow.h"
#include "widgets/plots/PlotText.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace chronoscope::widgets {

namespace {
constexpr qreal kDateReach = 16;
constexpr int kMostNamed = 6; ///< dates of lost tests, in a tip
constexpr double kLostLineShare = 0.7;
} // namespace

DateStripPlot::DateStripPlot(QWidget* parent) : ChartPlot(parent) { setData({}); }

void DateStripPlot::setData(DateStripData next) {
    const bool had = data().contains(currentItem().index);
    const qint64 key = had ? data().dates.at(currentItem().index).key : 0;
    std::stable_sort(next.dates.begin(), next.dates.end(),
                     [](const StripDate& a, const StripDate& b) { return a.middle() < b.middle(); });
    FigureContent content = takeData(std::move(next));
    m_kinds.clear();
    for (const DateKind kind : DateKinds::kAll) {
        const auto isOfKind = [kind](const StripDate& date) { return date.kind == kind; };
        if (std::none_of(data().dates.begin(), data().dates.end(), isOfKind)) continue;
        m_kinds.append(kind);
        content.legend.append(
            {static_cast<qint64>(kind), DateKinds::name(kind), 0, false, true, DateKinds::mark(kind)});
    }
    PlotItem kept;
    for (int i = 0; had && i < data().dates.size(); ++i)
        if (data().dates.at(i).key == key) kept = itemOf(i);
    setContent(std::move(content), kept, tr("Dates of a fact"));
}

PlotItem DateStripPlot::itemOf(int date) const {
    if (!data().contains(date)) return {};
    return {static_cast<int>(m_kinds.indexOf(data().dates.at(date).kind)), date};
}

DateStripChart DateStripPlot::makeChart(const PlotTheme& theme, const QRectF& body, Place /*place*/) const {
    return {data(), hiddenSeries(), theme, font(), body};
}

QRectF DateStripPlot::rectOf(PlotItem item) const { return chart() ? chart()->dateRect(item.index) : QRectF(); }

PlotItem DateStripPlot::hit(QPointF position) const {
    if (!chart() || !chart()->plotRect().contains(position)) return {};
    int nearest = -1;
    qreal least = kDateReach;
    for (int i = 0; i < data().dates.size(); ++i) {
        const QRectF rect = chart()->dateRect(i);
        if (rect.isNull()) continue;
        const QPointF away = rect.center() - position;
        const qreal distance = std::hypot(away.x(), away.y());
        if (distance >= least) continue;
        least = distance;
        nearest = i;
    }
    return itemOf(nearest);
}

QString DateStripPlot::heightLine(const StripDate& date) const {
    if (date.hasHeight()) return tr("log P = %1").arg(PlotText::number(date.logProb, 3));
    return date.asked ? tr("log P is missing") : QString();
}

/// How the tests of the date went, and against which dates they were lost.
QStringList DateStripPlot::testLines(int date) const {
    const StripDate& one = data().dates.at(date);
    if (one.tests == 0) return {};
    const bool correct = one.kind == DateKind::Correct;
    const QString tests = PlotText::count(one.tests);
    if (one.lost == 0)
        return {correct ? tr("won all %1 tests").arg(tests) : tr("below all %1 correct dates").arg(tests)};
    const QVector<int> others = data().lostAgainst(date);
    QStringList named;
    for (const int other : others.first(std::min<qsizetype>(others.size(), kMostNamed)))
        named << data().dates.at(other).label;
    QString names = named.join(QStringLiteral(", "));
    if (others.size() > kMostNamed)
        names = tr("%1 and %2 more").arg(names, PlotText::count(others.size() - kMostNamed));
    QStringList lines{(correct ? tr("lost %1 of %2 tests: to %3") : tr("not below %1 of %2 correct dates: %3"))
                          .arg(PlotText::count(one.lost), tests, names)};
    const auto isTie = [&](int other) { return data().dates.at(other).logProb == one.logProb; };
    if (std::any_of(others.begin(), others.end(), isTie)) lines << tr("as high counts as lost");
    return lines;
}

QVector<PlotItem> DateStripPlot::items() const {
    QVector<PlotItem> all;
    for (int i = 0; i < data().dates.size(); ++i)
        if (const PlotItem item = itemOf(i); !isHidden(item.series)) all.append(item);
    return all;
}

QStringList DateStripPlot::itemLines(PlotItem item) const {
    if (!data().contains(item.index)) return {};
    const StripDate& date = data().dates.at(item.index);
    QStringList lines{QStringLiteral("%1  %2").arg(date.label, DateKinds::name(date.kind))};
    if (!date.statement.isEmpty()) lines << date.statement;
    if (const QString height = heightLine(date); !height.isEmpty()) lines << height;
    lines << testLines(item.index);
    if (!date.note.isEmpty()) lines << date.note.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    return lines;
}

QString DateStripPlot::itemDefinition(PlotItem item) const {
    QStringList lines = itemLines(item);
    if (lines.isEmpty()) return {};
    const QString height = heightLine(data().dates.at(item.index));
    if (height.isEmpty()) return lines.join(QStringLiteral("; "));
    lines.removeOne(height);
    lines.prepend(height); // the number first
    return lines.join(QStringLiteral("; "));
}

std::optional<PlotItem> DateStripPlot::moved(PlotItem from, int key) const {
    const auto isShown = [this](int i) {
        return !hiddenSeries().contains(static_cast<qint64>(data().dates.at(i).kind));
    };
    const auto to = PlotRow::moved(from.index, static_cast<int>(data().dates.size()), key, isShown);
    return to ? std::optional(itemOf(*to)) : std::nullopt;
}

void DateStripPlot::selectedByUser(PlotItem item) {
    if (data().contains(item.index)) emit dateSelected(data().dates.at(item.index).key);
}

void DateStripPlot::activatedByUser(PlotItem item) {
    if (data().contains(item.index)) emit dateActivated(data().dates.at(item.index).key);
}

/// From the date that is pointed at, else the chosen one, to those that it loses to or that it wins against.
void DateStripPlot::paintLostTests(QPainter& painter) const {
    const PlotItem of = hoveredItem().isValid() ? hoveredItem() : currentItem();
    const QRectF from = rectOf(of);
    if (from.isNull()) return;
    QColor color = CategoryMark::color(Mark::Incorrect, plotTheme());
    color.setAlphaF(static_cast<float>(kLostLineShare));
    for (const int other : data().lostAgainst(of.index)) {
        const QRectF to = chart()->dateRect(other);
        if (to.isNull()) continue;
        painter.setPen(QPen(color, 1.25));
        painter.drawLine(from.center(), to.center());
        painter.drawEllipse(to.adjusted(-5, -5, 5, 5));
    }
}

void DateStripPlot::paintOverlay(QPainter& painter) const {
    if (!chart()) return;
    const QRectF plot = chart()->plotRect();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    paintLostTests(painter);
    const auto drop = [&](const QRectF& rect, const QColor& color) { // down to its year
        painter.setPen(QPen(color, 1, Qt::DotLine));
        painter.drawLine(QPointF(rect.center().x(), rect.bottom() + 3), QPointF(rect.center().x(), plot.bottom()));
    };
    if (const QRectF rect = rectOf(hoveredItem()); !rect.isNull() && hoveredItem() != currentItem()) {
        drop(rect, plotTheme().secondary);
        painter.setPen(QPen(plotTheme().ink, 1.25));
        painter.drawEllipse(rect.adjusted(-4, -4, 4, 4));
    }
    if (const QRectF rect = rectOf(currentItem()); !rect.isNull()) {
        drop(rect, plotTheme().accent);
        painter.setPen(QPen(plotTheme().accent, 2));
        painter.drawEllipse(rect.adjusted(-5, -5, 5, 5));
    }
}

} // namespace chronoscope::widgets
