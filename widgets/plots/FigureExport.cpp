// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/FigureExport.h"
#include "widgets/WholeFile.h"

#include <QBuffer>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QMarginsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>
#include <utility>

namespace chronoscope::widgets {

namespace {

constexpr int kLogicalDpi = 96;
constexpr double kPointsPerPixel = 72.0 / kLogicalDpi;
// Glyphs in a PDF are placed on whole device units; 12 of them to a pixel keep the spacing even.
constexpr int kPdfScale = 12;
constexpr double kMetersPerInch = 0.0254;
constexpr int kMostSide = 6000;         // of a side that follows the other one; pixels of the screen
constexpr double kMostPixels = 1 << 28; // of a picture: 1 GB; one that needs more is coarser than asked

FigureExport::Form chosenForm;

} // namespace

FigureExport::Form FigureExport::setForm(Form form) { return std::exchange(chosenForm, form); }

QSize FigureExport::chosenSize(QSize natural) {
    const QSize wanted = chosenForm.size;
    if (natural.isEmpty() || (wanted.width() <= 0 && wanted.height() <= 0)) return {};
    const double ratio = static_cast<double>(natural.width()) / natural.height();
    QSize size = wanted;
    if (size.width() <= 0) size.setWidth(qRound(size.height() * ratio));
    if (size.height() <= 0) size.setHeight(qRound(size.width() / ratio));
    // The side that follows may need more room than there is: then the whole is smaller, in the same shape.
    const QSize most = natural.expandedTo({kMostSide, kMostSide});
    const bool follows = wanted.width() <= 0 || wanted.height() <= 0;
    const bool isTooLong = size.width() > most.width() || size.height() > most.height();
    return follows && isTooLong ? size.scaled(most, Qt::KeepAspectRatio) : size;
}

PlotTheme FigureExport::theme() {
    return chosenForm.asSeen ? PlotTheme::fromPalette(QGuiApplication::palette()) : PlotTheme::forPrint();
}

bool FigureExport::write(const QString& path, const QString& title, QSize size, const Draw& draw, QString* error) {
    const auto fail = [error](const QString& message) {
        if (error) *error = message;
        return false;
    };
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const QString suffix = QFileInfo(path).suffix().toLower();
    bool painted = false;
    if (suffix == u"png")
        painted = paintPng(buffer, size, draw);
    else if (suffix == u"svg")
        painted = paintSvg(buffer, title, size, draw);
    else if (suffix == u"pdf")
        painted = paintPdf(buffer, title, size, draw);
    else
        return fail(tr("%1: a figure is written as .png, .svg or .pdf").arg(path));
    if (!painted)
        return fail(
            tr("%1: a figure of %2 by %3 pixels could not be drawn").arg(path).arg(size.width()).arg(size.height()));

    const QString problem = writeWhole(path, buffer.data());
    return problem.isEmpty() || fail(QStringLiteral("%1: %2").arg(path, problem));
}

bool FigureExport::paintPng(QIODevice& out, QSize size, const Draw& draw) {
    const double area = static_cast<double>(size.width()) * size.height();
    const double scale = std::min(static_cast<double>(chosenForm.dpi) / kLogicalDpi, std::sqrt(kMostPixels / area));
    QImage image((QSizeF(size) * scale).toSize(), QImage::Format_RGB32);
    if (image.isNull()) return false;
    image.setDevicePixelRatio(scale);
    image.fill(theme().page);
    QPainter painter(&image);
    draw(painter, QRectF(QPointF(), size));
    painter.end();
    image.setDotsPerMeterX(qRound(scale * kLogicalDpi / kMetersPerInch)); // so that a paper shows it in its size
    image.setDotsPerMeterY(image.dotsPerMeterX());
    return image.save(&out, "PNG");
}

bool FigureExport::paintSvg(QIODevice& out, const QString& title, QSize size, const Draw& draw) {
    QSvgGenerator generator;
    generator.setOutputDevice(&out);
    generator.setResolution(kLogicalDpi);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    generator.setTitle(title.toHtmlEscaped()); // Qt 6.4 writes it as it is, and titles hold names of runs
    QPainter painter;
    if (!painter.begin(&generator)) return false;
    draw(painter, QRectF(QPointF(), size));
    return painter.end();
}

bool FigureExport::paintPdf(QIODevice& out, const QString& title, QSize size, const Draw& draw) {
    QPdfWriter writer(&out);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Chronoscope"));
    writer.setResolution(kLogicalDpi * kPdfScale);
    writer.setPageSize(QPageSize(QSizeF(size) * kPointsPerPixel, QPageSize::Point, QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    QPainter painter;
    if (!painter.begin(&writer)) return false;
    painter.scale(kPdfScale, kPdfScale);
    draw(painter, QRectF(QPointF(), size));
    return painter.end();
}

} // namespace chronoscope::widgets
