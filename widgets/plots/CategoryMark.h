// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// The one colour and shape of every reply category, as tables, plots and lists show it: a meaning
// is never told by colour alone. Stateless; painting on the GUI thread.
#pragma once

#include <QColor>
#include <QCoreApplication>

class QIcon;
class QPainter;
class QRectF;

namespace chronoscope::widgets {

struct PlotTheme;

/// Known shares the mark of Correct, Partial Known that of PartialGreedy.
enum class Mark {
    None,
    Correct,
    PartialGreedy,
    PartialSampled,
    Incorrect,
    Unknown,
    CutOff,
    ChronoCorrect,
    Missing,
    /// The colour of CutOff, told from it by hatching and the other half of the circle.
    CutOffBefore,
};

class CategoryMark {
    Q_DECLARE_TR_FUNCTIONS(chronoscope::widgets::CategoryMark)

public:
    /// The fixed colour of a category; for None and Missing a neutral of the theme.
    static QColor color(Mark mark, const PlotTheme& theme);
    static QString name(Mark mark);

    /// Draws the shape in the largest square centred in `box`.
    static void draw(QPainter& painter, Mark mark, const QRectF& box, const PlotTheme& theme);

    /// The shape with a small margin, sharp at 1x and 2x.
    static QIcon icon(Mark mark, const PlotTheme& theme, int size = 16);
};

} // namespace chronoscope::widgets
