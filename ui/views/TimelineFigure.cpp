// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/TimelineFigure.h"

#include "ui/views/GoldMark.h"
#include "ui/views/Marks.h"
#include "widgets/plots/AnswerGridPainter.h"
#include "widgets/plots/FigureExport.h"
#include "widgets/plots/ObjectRibbon.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kYearWidth = 64;
constexpr int kTitleHeight = 28;
constexpr int kMargin = 8;
constexpr int kKeyHeight = 20;
constexpr int kKeyGap = 16;
constexpr int kKeyText = 5; ///< from the tag to its name

/// A tag with its name, and where it stands.
struct Key {
    widgets::LabelTag tag;
    QRectF place;
};

/// In as many lines as the width needs, from the top left.
QVector<Key> keysOf(const std::vector<std::uint32_t>& labels, const LabelMarks& marks, const QFont& font, qreal width) {
    QVector<Key> keys;
    QPointF at(0, 0);
    for (const std::uint32_t label : labels) {
        widgets::LabelTag tag = marks.ofLabel(label);
        const QFontMetricsF metrics(font);
        tag.words = metrics.elidedText(tag.words, Qt::ElideRight, width - widgets::LabelTag::kSide - kKeyText);
        const qreal needed = widgets::LabelTag::kSide + kKeyText + metrics.horizontalAdvance(tag.words);
        if (at.x() > 0 && at.x() + needed > width) at = {0, at.y() + kKeyHeight};
        keys.append({tag, QRectF(at, QSizeF(needed, kKeyHeight))});
        at.rx() += needed + kKeyGap;
    }
    return keys;
}

void drawKey(QPainter& painter, const Key& key, const QFont& font, const widgets::PlotTheme& theme) {
    key.tag.draw(painter, QRectF(key.place.topLeft(), QSizeF(widgets::LabelTag::kSide, key.place.height())), theme);
    painter.setFont(font);
    painter.setPen(theme.ink);
    painter.drawText(key.place.adjusted(widgets::LabelTag::kSide + kKeyText, 0, 1, 0),
                     Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, key.tag.words);
}
/// What cannot be read by pointing at it in a figure: the mark of the subject, and who says so; empty for most
/// elements.
QStringList goldWords(const AnswersView& view, const LabelMarks& marks) {
    const auto element = marks.set() ? marks.set()->elements->indexOfRow(view.row) : std::nullopt;
    const QString note = element ? goldNote(*marks.set(), *element) : QString();
    return note.isEmpty() ? QStringList() : QStringList{goldMark(*marks.set(), *element), note};
}

void drawLine(QPainter& painter, const QRectF& place, const QFont& font, const QColor& ink, const QString& words) {
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                     QFontMetricsF(font).elidedText(words, Qt::ElideRight, place.width()));
}
} // namespace

bool TimelineFigure::write(const QString& path, const AnswersView& view, const results::ResultFilter& filter,
                           const LabelMarks& marks, QString* problem) {
    const auto theme = widgets::FigureExport::theme();
    const auto data = answerGrid(view, filter, marks);
    const auto gutter = static_cast<int>(widgets::AnswerGridLayout::kGutter);
    const int width = gutter + std::max(1, data.yearCount()) * kYearWidth;
    const widgets::AnswerGridLayout layout(data, width);
    widgets::ObjectRibbon ribbon;
    ribbon.setPlotTheme(theme);
    ribbon.setData(data.firstYear, data.lastYear, ribbonSpans(view.element));
    ribbon.resize(width - gutter, ribbon.sizeHint().height());
    const QString subject = QString::fromStdString(view.element.subject);
    const QStringList gold = goldWords(view, marks);
    const QFont title = widgets::PlotTheme::sized(QGuiApplication::font(), widgets::PlotTheme::kSectionPx, true);
    const QFont caption = widgets::PlotTheme::sized(QGuiApplication::font(), widgets::PlotTheme::kCaptionPx);
    const QVector<Key> keys = keysOf(labelsIn(view, filter, marks), marks, caption, width);
    const int keysHeight = keys.isEmpty() ? 0 : static_cast<int>(keys.last().place.bottom()) + kMargin;
    const int goldHeight = gold.isEmpty() ? 0 : kKeyHeight + kMargin;
    const QSize size(width + 2 * kMargin,
                     kTitleHeight + ribbon.height() + layout.size().height() + keysHeight + goldHeight + 2 * kMargin);
    const auto draw = [&](QPainter& painter, const QRectF& area) {
        painter.fillRect(area, theme.page);
        painter.translate(area.topLeft() + QPointF(kMargin, kMargin));
        drawLine(painter, QRectF(0, 0, width, kTitleHeight), title, theme.ink, gold.value(0) + subject);
        painter.translate(0, kTitleHeight);
        painter.save();
        ribbon.render(&painter, QPoint(gutter, 0), QRegion(), QWidget::DrawChildren);
        painter.restore();
        painter.translate(0, ribbon.height());
        widgets::AnswerGridPainter(painter, data, layout, theme, QGuiApplication::font())
            .draw(QRectF(QPointF(), layout.size()));
        painter.translate(0, layout.size().height() + kMargin);
        for (const Key& key : keys)
            drawKey(painter, key, caption, theme);
        painter.translate(0, keysHeight);
        drawLine(painter, QRectF(0, 0, width, kKeyHeight), caption, theme.ink, gold.value(1));
    };
    return widgets::FigureExport::write(path, subject, size, draw, problem);
}

} // namespace chronoscope::ui
