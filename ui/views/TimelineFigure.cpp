// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/TimelineFigure.h"

#include "ui/views/Marks.h"
#include "widgets/plots/AnswerGridPainter.h"
#include "widgets/plots/FigureExport.h"
#include "widgets/plots/ObjectRibbon.h"

#include <QGuiApplication>
#include <QPainter>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kYearWidth = 64;
constexpr int kTitleHeight = 28;
constexpr int kMargin = 8;
} // namespace

bool TimelineFigure::write(const QString& path, const AnswersView& view, const results::ResultFilter& filter, QString* problem) {
    const auto theme = widgets::PlotTheme::forPrint();
    const auto data = answerGrid(view, filter);
    const auto gutter = static_cast<int>(widgets::AnswerGridLayout::kGutter);
    const int width = gutter + std::max(1, data.yearCount()) * kYearWidth;
    const widgets::AnswerGridLayout layout(data, width);
    widgets::ObjectRibbon ribbon;
    ribbon.setPlotTheme(theme);
    ribbon.setData(data.firstYear, data.lastYear, ribbonSpans(view.element));
    ribbon.resize(width - gutter, ribbon.sizeHint().height());
    const QString subject = QString::fromStdString(view.element.subject);
    const QSize size(width + 2 * kMargin, kTitleHeight + ribbon.height() + layout.size().height() + 2 * kMargin);
    const auto draw = [&](QPainter& painter, const QRectF& area) {
        painter.fillRect(area, theme.page);
        painter.translate(area.topLeft() + QPointF(kMargin, kMargin));
        painter.setPen(theme.ink);
        painter.setFont(widgets::PlotTheme::sized(QGuiApplication::font(), widgets::PlotTheme::kSectionPx, true));
        painter.drawText(QRectF(0, 0, width, kTitleHeight), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, subject);
        painter.translate(0, kTitleHeight);
        painter.save();
        ribbon.render(&painter, QPoint(gutter, 0), QRegion(), QWidget::DrawChildren);
        painter.restore();
        painter.translate(0, ribbon.height());
        widgets::AnswerGridPainter(painter, data, layout, theme, QGuiApplication::font()).draw(QRectF(QPointF(), layout.size()));
    };
    return widgets::FigureExport::write(path, subject, size, draw, problem);
}

} // namespace chronoscope::ui
