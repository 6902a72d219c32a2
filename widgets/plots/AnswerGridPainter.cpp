// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/AnswerGridPainter.h"

#include "widgets/plots/NamesApart.h"
#include "widgets/plots/PlotText.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>

namespace chronoscope::widgets {

namespace {

constexpr qreal kMarkSize = 10;
constexpr qreal kMarkHeight = 16;
constexpr qreal kTagGap = 3;
constexpr qreal kSwatch = 8;
constexpr qreal kGap = 6;
constexpr qreal kTextMargin = 3;
constexpr qreal kRadius = 3;
/// Less is no word.
constexpr qreal kLeastText = 14;

} // namespace

AnswerGridPainter::AnswerGridPainter(QPainter& painter, const AnswerGridData& data, const AnswerGridLayout& layout,
                                     const PlotTheme& theme, const QFont& font)
    : m_painter(painter), m_data(data), m_layout(layout), m_theme(theme),
      m_body(PlotTheme::sized(font, PlotTheme::kBodyPx)), m_strong(PlotTheme::sized(font, PlotTheme::kBodyPx, true)),
      m_caption(PlotTheme::sized(font, PlotTheme::kCaptionPx)) {}

void AnswerGridPainter::draw(const QRectF& clip) {
    m_painter.setRenderHint(QPainter::Antialiasing);
    for (int group = 0; group < m_data.groups.size(); ++group) {
        if (m_layout.headRect(group).intersects(clip)) drawHead(group);
        for (int row = 0; row < m_data.groups.at(group).rows.size(); ++row) {
            const QRectF rect = m_layout.rowRect(group, row);
            if (rect.bottom() >= clip.top() && rect.top() <= clip.bottom()) drawRow(group, row);
        }
    }
}

void AnswerGridPainter::drawHead(int group) {
    const AnswerGroup& shown = m_data.groups.at(group);
    QRectF rect = m_layout.headRect(group);
    m_painter.setPen(QPen(m_theme.line, 1));
    m_painter.drawLine(rect.topLeft(), rect.topRight());
    rect.setLeft(rect.left() + m_left);
    if (shown.style >= 0) {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.seriesColor(shown.style));
        m_painter.drawRoundedRect(QRectF(rect.left(), rect.center().y() - kSwatch / 2, kSwatch, kSwatch), 2, 2);
        rect.setLeft(rect.left() + kSwatch + kGap);
    }
    const QFontMetricsF strong(m_strong);
    QStringList names;
    for (const AnswerGroup& other : m_data.groups)
        names << other.name;
    const QString name = elidedApart(shown.name, names, strong, rect.width());
    m_painter.setFont(m_strong);
    m_painter.setPen(m_theme.ink);
    m_painter.drawText(rect, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, name);
    rect.setLeft(rect.left() + strong.horizontalAdvance(name) + 2 * kGap);
    if (rect.width() < kLeastText) return;
    m_painter.setFont(m_caption);
    m_painter.setPen(m_theme.secondary);
    m_painter.drawText(rect, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                       QFontMetricsF(m_caption).elidedText(shown.detail, Qt::ElideMiddle, rect.width()));
}

void AnswerGridPainter::drawRow(int group, int row) {
    const AnswerRow& shown = m_data.groups.at(group).rows.at(row);
    for (int at = 0; at < shown.cells.size(); ++at)
        drawCell({group, row, m_data.firstYear + at}, shown.cells.at(at));
    for (int year = m_data.firstYear; year - m_data.firstYear < shown.cells.size();) {
        const auto [first, last] = AnswerGridLayout::spanOf(m_data, {group, row, year});
        if (shown.cells.at(year - m_data.firstYear).mark != Mark::None) drawAnswer(group, row, year, last);
        year = std::max(year, last) + 1;
    }
    drawLabel(group, row);
}

/// Over the years that it stands before once they are scrolled.
void AnswerGridPainter::drawLabel(int group, int row) {
    const QRectF label = m_layout.labelRect(group, row).translated(m_left, 0);
    if (m_left > 0) {
        const qreal opacity = m_painter.opacity(); // what is below is covered, however pale it is
        m_painter.setOpacity(1);
        m_painter.fillRect(QRectF(m_left, label.top(), label.right() - m_left, label.height()), m_theme.page);
        m_painter.setOpacity(opacity);
    }
    m_painter.setFont(m_body);
    m_painter.setPen(m_theme.secondary);
    m_painter.drawText(
        label, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
        QFontMetricsF(m_body).elidedText(m_data.groups.at(group).rows.at(row).label, Qt::ElideMiddle, label.width()));
}

void AnswerGridPainter::drawCell(AnswerPlace place, const AnswerCell& cell) {
    if (cell.mark == Mark::None) return;
    const QRectF rect = m_layout.cellRect(place).adjusted(0.5, 1, -0.5, -1);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(PlotTheme::blend(CategoryMark::color(cell.mark, m_theme), m_theme.page, 0.16));
    m_painter.drawRoundedRect(rect, kRadius, kRadius);
    QRectF box(0, 0, kMarkSize, kMarkSize);
    box.moveCenter({rect.center().x(), rect.top() + kMarkHeight / 2});
    if (!cell.tag.isEmpty()) {
        box.translate(-(LabelTag::kSide + kTagGap) / 2, 0);
        QRectF tag(0, 0, LabelTag::kSide, LabelTag::kSide);
        tag.moveCenter({box.right() + kTagGap + LabelTag::kSide / 2, box.center().y()});
        cell.tag.draw(m_painter, tag, m_theme);
    }
    if (cell.isJudged) CategoryMark::draw(m_painter, cell.mark, box, m_theme);
}

void AnswerGridPainter::drawAnswer(int group, int row, int firstYear, int lastYear) {
    const AnswerCell& cell = m_data.groups.at(group).rows.at(row).cells.at(firstYear - m_data.firstYear);
    QRectF rect = m_layout.cellRect({group, row, firstYear}).united(m_layout.cellRect({group, row, lastYear}));
    rect.adjust(kTextMargin, kMarkHeight, -kTextMargin, -2);
    // One text over several years is held together by a line.
    if (lastYear > firstYear) {
        m_painter.setPen(QPen(PlotTheme::blend(m_theme.ink, m_theme.page, 0.3), 1));
        m_painter.drawLine(QPointF(rect.left(), rect.top() + 1), QPointF(rect.right(), rect.top() + 1));
    }
    if (rect.width() < kLeastText) return;
    QFont font = m_caption;
    font.setItalic(cell.silent);
    font = PlotText::narrowed(font, cell.answer, rect.width());
    m_painter.setFont(font);
    m_painter.setPen(cell.silent ? m_theme.secondary : m_theme.ink);
    drawLines(rect, font, cell.answer);
}

/// Broken between words; a word that is too long, and what is left over, ends in dots.
void AnswerGridPainter::drawLines(const QRectF& rect, const QFont& font, const QString& text) {
    const QFontMetricsF metrics(font);
    QTextLayout lines(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    lines.setTextOption(option);
    QStringList shown;
    lines.beginLayout();
    for (QTextLine line = lines.createLine(); line.isValid() && shown.size() < m_data.lines;
         line = lines.createLine()) {
        line.setLineWidth(rect.width());
        const bool isLast = shown.size() + 1 == m_data.lines;
        const QString rest = text.mid(line.textStart(), isLast ? -1 : line.textLength()).trimmed();
        shown << metrics.elidedText(rest, Qt::ElideRight, rect.width());
    }
    lines.endLayout();
    QRectF place = rect;
    place.setHeight(AnswerGridLayout::kLineHeight);
    place.moveTop(rect.center().y() - static_cast<qreal>(shown.size()) * AnswerGridLayout::kLineHeight / 2);
    for (const QString& line : shown) {
        m_painter.drawText(place, Qt::AlignCenter | Qt::TextSingleLine, line);
        place.translate(0, AnswerGridLayout::kLineHeight);
    }
}

void AnswerGridPainter::drawCurrent(AnswerPlace place, bool hasFocus) {
    if (!place.isValid()) return;
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(hasFocus ? QPen(m_theme.accent, 2) : QPen(m_theme.secondary, 1.5));
    m_painter.drawRoundedRect(m_layout.cellRect(place).adjusted(0.5, 1, -0.5, -1), kRadius, kRadius);
}

} // namespace chronoscope::widgets
