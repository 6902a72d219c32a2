// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// Writes a figure to .png (2x), .svg or .pdf, chosen by suffix, from a function that draws it in
// logical pixels. The file appears whole or not at all. Needs a QGuiApplication for its fonts
// (offscreen will do); GUI thread.
#pragma once

#include "widgets/plots/PlotTheme.h"

#include <QCoreApplication>
#include <QRectF>
#include <QSize>
#include <QString>

#include <functional>

class QIODevice;
class QPainter;

namespace chronoscope::widgets {

class FigureExport {
    Q_DECLARE_TR_FUNCTIONS(chronoscope::widgets::FigureExport)

public:
    using Draw = std::function<void(QPainter&, const QRectF&)>;

    /// How figures are saved and copied from now on, in the whole program; as a person chose. GUI thread.
    struct Form {
        int dpi = 192;       ///< of pixels; drawings have none. At 96 a pixel of the screen is one of the picture
        bool asSeen = false; ///< in the colours of the window, and not in the light ones on white
        /// Of plots, in logical pixels; a side of 0 follows the other one, both 0: as large as the content needs.
        QSize size = {0, 0};
    };
    static Form setForm(Form form); ///< returns the one before
    static PlotTheme theme();
    /// How large a plot is drawn that would need `natural`; empty where that size is the one.
    static QSize chosenSize(QSize natural);

    /// False and `error` (if given) says why, for people, when the file could not be written.
    static bool write(const QString& path, const QString& title, QSize size, const Draw& draw,
                      QString* error = nullptr);

private:
    static bool paintPng(QIODevice& out, QSize size, const Draw& draw);
    static bool paintSvg(QIODevice& out, const QString& title, QSize size, const Draw& draw);
    static bool paintPdf(QIODevice& out, const QString& title, QSize size, const Draw& draw);
};

} // namespace chronoscope::widgets
