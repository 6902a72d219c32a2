// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/RibbonEditor.h"

#include <QMouseEvent>

#include <algorithm>

namespace chronoscope::widgets {

namespace {
constexpr qreal kGrip = 7; // px on either side of an end
} // namespace

RibbonEditor::RibbonEditor(QWidget* parent) : ObjectRibbon(parent) {}

void RibbonEditor::setSpans(int firstYear, int lastYear, const QVector<RibbonSpan>& spans) {
    m_part = Part::Nothing;
    m_spans = spans;
    setData(firstYear, lastYear, spans);
}

RibbonEditor::Part RibbonEditor::partAt(QPointF position, qsizetype& span) const {
    for (span = m_spans.size() - 1; span >= 0; --span) {
        const QRectF ribbon = layoutOfYears().ribbonRect(span);
        if (position.y() < ribbon.top() || position.y() > ribbon.bottom()) continue;
        const qreal grip = std::min(kGrip, ribbon.width() / 3); // a short ribbon keeps a middle
        if (position.x() >= ribbon.left() - kGrip && position.x() <= ribbon.left() + grip) return Part::Start;
        if (position.x() >= ribbon.right() - grip && position.x() <= ribbon.right() + kGrip) return Part::End;
        if (ribbon.contains(position)) return Part::Whole;
    }
    return Part::Nothing;
}

/// That of the position, or the nearest on the axis.
std::optional<int> RibbonEditor::yearNear(QPointF position) const {
    const RibbonLayout& years = layoutOfYears();
    if (years.yearCount() <= 0) return std::nullopt;
    const QRectF first = years.yearRect(years.firstYear());
    const QRectF last = years.yearRect(years.lastYear());
    return years.yearAt({std::clamp(position.x(), first.left() + 1, last.right() - 1), first.center().y()});
}

void RibbonEditor::mousePressEvent(QMouseEvent* event) {
    ObjectRibbon::mousePressEvent(event);
    if (event->button() != Qt::LeftButton) return;
    m_part = partAt(event->position(), m_span);
    if (m_part == Part::Nothing) return;
    m_now = m_spans.at(m_span);
    m_grabbed = yearNear(event->position()).value_or(m_now.fromYear);
}

void RibbonEditor::mouseMoveEvent(QMouseEvent* event) {
    if (m_part == Part::Nothing) {
        qsizetype span = -1;
        const Part part = partAt(event->position(), span);
        setCursor(part == Part::Start || part == Part::End ? Qt::SizeHorCursor
                  : part == Part::Whole                    ? Qt::OpenHandCursor
                                                           : Qt::ArrowCursor);
        ObjectRibbon::mouseMoveEvent(event);
        return;
    }
    if (const auto year = yearNear(event->position())) dragTo(*year);
}

void RibbonEditor::dragTo(int year) {
    const RibbonSpan before = m_spans.at(m_span);
    int low = layoutOfYears().firstYear(), high = layoutOfYears().lastYear();
    for (qsizetype other = 0; other < m_spans.size(); ++other) {
        if (other == m_span || m_spans.at(other).label != before.label) continue;
        if (m_spans.at(other).toYear < before.fromYear) low = std::max(low, m_spans.at(other).toYear + 1);
        if (m_spans.at(other).fromYear > before.toYear) high = std::min(high, m_spans.at(other).fromYear - 1);
    }
    RibbonSpan now = before;
    if (m_part == Part::Start) now.fromYear = std::clamp(year, low, before.toYear);
    if (m_part == Part::End) now.toYear = std::clamp(year, before.fromYear, high);
    if (m_part == Part::Whole) {
        const int by = std::clamp(year - m_grabbed, low - before.fromYear, high - before.toYear);
        now.fromYear += by;
        now.toYear += by;
    }
    if (now.fromYear == m_now.fromYear && now.toYear == m_now.toYear) return;
    m_now = now;
    QVector<RibbonSpan> spans = m_spans;
    spans[m_span] = now;
    setData(layoutOfYears().firstYear(), layoutOfYears().lastYear(), spans);
}

void RibbonEditor::mouseReleaseEvent(QMouseEvent* event) {
    ObjectRibbon::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton || m_part == Part::Nothing) return;
    m_part = Part::Nothing;
    const RibbonSpan& before = m_spans.at(m_span);
    if (m_now.fromYear == before.fromYear && m_now.toYear == before.toYear) return;
    emit spanDragged(static_cast<int>(m_span), m_now.fromYear, m_now.toYear);
}

void RibbonEditor::mouseDoubleClickEvent(QMouseEvent* event) {
    const auto year = layoutOfYears().yearAt(event->position());
    qsizetype under = -1;
    if (event->button() != Qt::LeftButton || !year || partAt(event->position(), under) != Part::Nothing) return;
    for (qsizetype span = 0; span < m_spans.size(); ++span) {
        const QRectF ribbon = layoutOfYears().ribbonRect(span);
        if (event->position().y() < ribbon.top() || event->position().y() > ribbon.bottom()) continue;
        emit yearWanted(m_spans.at(span).label, *year);
        return;
    }
}

} // namespace chronoscope::widgets
