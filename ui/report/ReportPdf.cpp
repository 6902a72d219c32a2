// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/report/Report.h"

#include "ui/theme/Tokens.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QFont>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>
#include <QTextOption>
#include <QThread>
#include <QUrl>

#include <algorithm>
#include <memory>

namespace chronoscope::ui {

namespace {
constexpr int kLogicalDpi = 96;
constexpr int kScale = 12;     ///< device units in a pixel: glyphs are placed on whole ones
constexpr double kMargin = 12; ///< mm
constexpr double kFooter = 24; ///< logical pixels
constexpr int kHeadRoom = 120; ///< above a figure: title and notes

/// As QTextDocument::drawContents(), but dark on white whatever the window's palette is.
void drawPage(QPainter& painter, QTextDocument& document, int page) {
    const QSizeF size = document.pageSize();
    const QRectF area(0, page * size.height(), size.width(), size.height());
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = area;
    context.palette.setColor(QPalette::Text, Tokens::forScheme(Scheme::Light).ink);
    painter.translate(0, -area.top());
    painter.setClipRect(area);
    document.documentLayout()->draw(&painter, context);
}

void drawFooter(QPainter& painter, QSizeF area, int page, int pages) {
    QFont font;
    font.setPixelSize(Tokens::kTypeCaption);
    painter.setFont(font);
    painter.setPen(Tokens::forScheme(Scheme::Light).secondary);
    const QString text = QCoreApplication::translate("chronoscope::ui::Report", "Page %1 of %2").arg(page).arg(pages);
    painter.drawText(QRectF(0, area.height() - kFooter, area.width(), kFooter), Qt::AlignRight | Qt::AlignBottom, text);
}

Result<QByteArray> drawnPages(const Report& report, const std::stop_token& stop) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(report.title);
    writer.setCreator(QStringLiteral("Chronoscope"));
    writer.setResolution(kLogicalDpi * kScale);
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Landscape,
                                     QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter));
    const QSizeF area = QSizeF(writer.pageLayout().paintRectPixels(writer.resolution()).size()) / kScale;

    QTextDocument document;
    document.setDocumentMargin(0);
    QTextOption whole;
    whole.setWrapMode(QTextOption::WordWrap);
    document.setDefaultTextOption(whole);
    for (std::size_t at = 0; at < report.sections.size(); ++at)
        document.addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("figure:%1").arg(at)),
                             report.sections[at].image);
    document.setHtml(
        reportPdfMarkup(report, static_cast<int>(area.width()), static_cast<int>(area.height()) - kHeadRoom));
    document.setTextWidth(area.width());
    const double zoom = area.width() / std::max(area.width(), document.idealWidth());
    document.setPageSize(QSizeF(area.width(), area.height() - kFooter) / zoom);

    QPainter painter;
    if (!painter.begin(&writer)) return Error{ErrorCode::Io, "the pages could not be drawn", {}};
    const int pages = document.pageCount();
    for (int page = 0; page < pages; ++page) {
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", {}};
        if (page > 0) writer.newPage();
        painter.save();
        painter.scale(kScale * zoom, kScale * zoom);
        drawPage(painter, document, page);
        painter.restore();
        painter.save();
        painter.scale(kScale, kScale);
        drawFooter(painter, area, page + 1, pages);
        painter.restore();
    }
    painter.end();
    return buffer.data();
}
} // namespace

/// A document lays itself out with timers, which only a QThread may start.
Result<QByteArray> reportPdf(const Report& report, const std::stop_token& stop) {
    Result<QByteArray> pages = QByteArray();
    const std::unique_ptr<QThread> thread(QThread::create([&] { pages = drawnPages(report, stop); }));
    thread->start();
    thread->wait();
    return pages;
}

} // namespace chronoscope::ui
