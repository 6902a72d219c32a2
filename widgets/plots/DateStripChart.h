// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// A strip of dates laid out for one place and theme: axes by QCustomPlot, periods under them, dates and the levels of
// the highest incorrect and the lowest correct one over them. Immutable once made, and made anew for every change;
// owned by its plot, or lives for one export. GUI thread only.
#pragma once

#include "widgets/plots/DateStripData.h"
#include "widgets/plots/PlotCanvas.h"
#include "widgets/plots/PlotTheme.h"

#include <QCoreApplication>
#include <QFont>
#include <QSet>

#include <optional>

namespace chronoscope::widgets {

class DateStripChart {
    Q_DECLARE_TR_FUNCTIONS(chronoscope::widgets::DateStripChart)

public:
    /// `hidden`: kinds of dates that are not drawn.
    DateStripChart(const DateStripData& data, const QSet<qint64>& hidden, const PlotTheme& theme, const QFont& font,
                   const QRectF& body);

    void draw(QPainter& painter) const;

    const QRectF& plotRect() const { return m_canvas.plotRect(); }
    /// Where the date's mark is; null where its kind is hidden.
    QRectF dateRect(int date) const;

private:
    struct Level {
        int date = -1;
        QString text;
        QRectF label; ///< null where there is no room for it
    };

    bool isHidden(DateKind kind) const { return m_hidden.contains(static_cast<qint64>(kind)); }
    void setUpAxes(const QRectF& body);
    qreal setUpHeights(const QRectF& body);
    void separateLevels();
    QStringList keyTexts() const;
    bool hasLost(DateKind kind) const;
    void placeLevels();
    qreal heightOf(const StripDate& date) const;
    void drawPeriods(QPainter& painter) const;
    void drawLevels(QPainter& painter) const;
    void drawUndated(QPainter& painter) const;
    void drawDates(QPainter& painter) const;
    void drawDate(QPainter& painter, int date) const;

    DateStripData m_data;
    QSet<qint64> m_hidden;
    PlotTheme m_theme;
    QFont m_font;
    PlotCanvas m_canvas;
    bool m_hasHeights = false;
    bool m_hasLabels = false; ///< of the levels, right of the plot
    qreal m_markSize = 9;
    Level m_incorrect;
    Level m_correct;
    QRectF m_key; ///< says what marks round dates are, a line each; null: there are none, or no room
};

} // namespace chronoscope::widgets
