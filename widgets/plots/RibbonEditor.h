// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// An ObjectRibbon whose ribbons can be dragged: an end to another year, the whole to other years, always within the
// axis and beside the other ribbons of its row. A double click beside a ribbon asks for one more in that row. Shows the
// drag while it lasts; what comes of it is whoever is told's business.
// Owned by its dialog; GUI thread only.
#pragma once

#include "widgets/plots/ObjectRibbon.h"

namespace chronoscope::widgets {

class RibbonEditor : public ObjectRibbon {
    Q_OBJECT

public:
    explicit RibbonEditor(QWidget* parent = nullptr);

    /// As setData(), which must not be called.
    void setSpans(int firstYear, int lastYear, const QVector<RibbonSpan>& spans);
    /// Where a span is, for whoever points at it.
    QRectF spanRect(qsizetype span) const { return layoutOfYears().ribbonRect(span); }
    QRectF yearColumn(int year) const { return layoutOfYears().yearRect(year); }

signals:
    /// The drag of a span (by its place in what was set) has ended in other years.
    void spanDragged(int span, int fromYear, int toYear);
    /// A year of a row that no ribbon of it covers was double-clicked.
    void yearWanted(const QString& label, int year);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    enum class Part { Nothing, Start, End, Whole };
    Part partAt(QPointF position, qsizetype& span) const;
    std::optional<int> yearNear(QPointF position) const;
    void dragTo(int year);

    QVector<RibbonSpan> m_spans; ///< as they were set
    Part m_part = Part::Nothing; ///< that is being dragged …
    qsizetype m_span = -1;       ///< … of this span …
    int m_grabbed = 0;           ///< … by this year
    RibbonSpan m_now;            ///< where it is now
};

} // namespace chronoscope::widgets
