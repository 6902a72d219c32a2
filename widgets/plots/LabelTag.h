// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// The mark of a label that people gave: a small square in the label's colour with one letter or digit in it, so
// that it is never told by colour alone. A square is no category's shape. A plain value; painting on the GUI
// thread.
#pragma once

#include <QMetaType>
#include <QRectF>
#include <QString>

class QIcon;
class QPainter;

namespace chronoscope::widgets {

struct PlotTheme;

struct LabelTag {
    /// Side of the square in lists and grids, logical pixels.
    static constexpr qreal kSide = 13;

    /// What stands in the square, one to three letters; empty: there is no tag.
    QString sign;
    /// Place in PlotTheme::labelColors(), with a frame instead of a filling from the second round on; below 0 neutral.
    int style = -1;
    /// For tooltips and screen readers.
    QString words;

    bool isEmpty() const { return sign.isEmpty(); }
    bool operator==(const LabelTag&) const = default;

    /// "text, words": what a screen reader says of a thing with this tag; `text` alone without a tag.
    QString saidAfter(const QString& text) const;

    /// In the largest square centred in `box`; nothing if it is empty.
    void draw(QPainter& painter, const QRectF& box, const PlotTheme& theme) const;
    /// With a small margin, sharp at 1x and 2x.
    QIcon icon(const PlotTheme& theme, int size = 16) const;
};

} // namespace chronoscope::widgets

Q_DECLARE_METATYPE(chronoscope::widgets::LabelTag)
