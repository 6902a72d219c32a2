// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// What a heat map says around its cells: title, axes, and the names of columns and rows.
#include "widgets/plots/HeatmapData.h"
#include "widgets/plots/HeatmapLegend.h"
#include "widgets/plots/HeatmapPainter.h"
#include "widgets/plots/NamesApart.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace chronoscope::widgets {

namespace {

constexpr qreal kNameSpacing = 1;
constexpr qreal kGroupNameSpacing = 8;
constexpr qreal kBetweenGroups = 3; ///< that the line under a name is short of its columns
constexpr int kSmallNamePx = 9;
constexpr qreal kLeastNameWidth = 40; ///< below, a cut name says nothing

void drawElided(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& text) {
    const QFontMetricsF metrics(painter.font());
    painter.drawText(rect, static_cast<int>(alignment | Qt::TextSingleLine),
                     metrics.elidedText(text, Qt::ElideMiddle, rect.width()));
}

/// A name that is too long for its line in two of them, where it has a space to break at and there is the height.
QStringList brokenName(const QFontMetricsF& metrics, const QString& name, QSizeF room) {
    if (metrics.horizontalAdvance(name) <= room.width() || room.height() < 2 * metrics.height()) return {name};
    qsizetype end = -1;
    for (qsizetype at = name.indexOf(QLatin1Char(' ')); at > 0; at = name.indexOf(QLatin1Char(' '), at + 1))
        if (metrics.horizontalAdvance(name.left(at)) <= room.width()) end = at;
    if (end < 0) return {name};
    return {name.left(end), name.mid(end + 1)};
}

constexpr int kNamesApart = 100; ///< rows before and after one, whose names it is told from

/// What the names around this row say behind `before`, which they begin with, too.
QStringList namesAround(const QVector<HeatmapRow>& rows, int row, const QString& before) {
    QStringList names;
    const int last = std::min(static_cast<int>(rows.size()) - 1, row + kNamesApart);
    for (int other = std::max(0, row - kNamesApart); other <= last; ++other)
        if (const QString& name = rows.at(other).label; name.startsWith(before)) names << name.mid(before.size());
    return names;
}

/// A name above columns, in one of two lines.
struct PlacedGroup {
    QString name;
    QRectF rect;  ///< of its columns
    bool isWide;  ///< wider than these
    bool isUpper; ///< in the upper line
};

/// Where the names begin if all stand whole in one line, each as near to the middle of its columns as those beside it
/// let it, and still above these; nothing where there is no such line.
std::vector<qreal> namesInOneLine(const QFontMetricsF& metrics, const std::vector<PlacedGroup>& groups, qreal first,
                                  qreal last) {
    /// Names that touch each other.
    struct Cluster {
        std::size_t names = 0;
        qreal wanted = 0; ///< sum over its names of where the first would begin
        qreal begin() const { return wanted / static_cast<qreal>(names); }
    };
    std::vector<qreal> before; // by name: room of those before it
    std::vector<Cluster> clusters;
    qreal taken = 0;
    for (const PlacedGroup& group : groups) {
        const qreal width = metrics.horizontalAdvance(group.name) + 1;
        before.push_back(taken);
        clusters.push_back({1, group.rect.center().x() - width / 2 - taken});
        taken += width + kGroupNameSpacing;
        for (std::size_t at = clusters.size() - 1; at > 0 && clusters[at - 1].begin() > clusters[at].begin(); --at) {
            clusters[at - 1] = {clusters[at - 1].names + clusters[at].names,
                                clusters[at - 1].wanted + clusters[at].wanted};
            clusters.pop_back();
        }
    }
    const qreal latest = last - (taken - kGroupNameSpacing);
    if (latest < first) return {};
    std::vector<qreal> begins;
    for (const Cluster& cluster : clusters)
        for (std::size_t i = 0; i < cluster.names; ++i)
            begins.push_back(std::clamp(cluster.begin(), first, latest) + before[begins.size()]);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const qreal middle = begins[i] + (metrics.horizontalAdvance(groups[i].name) + 1) / 2;
        if (middle < groups[i].rect.left() || middle > groups[i].rect.right()) return {};
    }
    return begins;
}

/// Wide names next to each other take turns, so that each has the room of two.
void spreadNames(std::vector<PlacedGroup>& groups) {
    for (std::size_t i = 1; i < groups.size(); ++i) {
        const bool isBetween = groups[i].isWide && groups[i - 1].isUpper;
        const bool isNextNarrow = i + 1 < groups.size() && !groups[i + 1].isWide;
        if (isBetween && !isNextNarrow) groups[i].isUpper = false;
    }
}

/// From where to where a name may reach: halfway to its neighbours in the line, and to the ends of it.
std::pair<qreal, qreal> roomOf(const std::vector<PlacedGroup>& line, std::size_t at, qreal first, qreal last) {
    const auto between = [&](const PlacedGroup& left, const PlacedGroup& right) {
        // A narrow name needs no more than its columns.
        if (!left.isWide && right.isWide) return left.rect.right();
        if (left.isWide && !right.isWide) return right.rect.left();
        return left.isWide ? (left.rect.center().x() + right.rect.center().x()) / 2 : left.rect.right();
    };
    std::pair<qreal, qreal> room{first, last};
    if (at > 0) room.first = between(line[at - 1], line[at]) + kGroupNameSpacing / 2;
    if (at + 1 < line.size()) room.second = between(line[at], line[at + 1]) - kGroupNameSpacing / 2;
    return room;
}

/// False where they do not fit; then nothing is drawn. `band`: of both lines, as far as names may reach.
bool drawnInOneLine(QPainter& painter, const std::vector<PlacedGroup>& groups, const QRectF& band) {
    const auto begins = namesInOneLine(QFontMetricsF(painter.font()), groups, band.left(), band.right());
    if (begins.empty()) return false;
    for (std::size_t i = 0; i < groups.size(); ++i)
        painter.drawText(QRectF(QPointF(begins[i], band.center().y()), QPointF(band.right() + 1, band.bottom() - 1)),
                         static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine), groups[i].name);
    return true;
}

/// Where the names stand in two lines of letters of this size; whether each is an upper one is told by its group.
std::vector<QRectF> namesInTwoLines(const QFontMetricsF& metrics, std::vector<PlacedGroup>& groups,
                                    const QRectF& band) {
    for (PlacedGroup& group : groups)
        group.isWide = group.isUpper = metrics.horizontalAdvance(group.name) > group.rect.width() - kBetweenGroups;
    spreadNames(groups);
    std::vector<QRectF> rects(groups.size());
    for (const bool isUpper : {true, false}) {
        const qreal half = band.height() / 2, top = isUpper ? band.top() : band.top() + half;
        std::vector<std::size_t> places;
        std::vector<PlacedGroup> line;
        for (std::size_t i = 0; i < groups.size(); ++i) {
            if (groups[i].isUpper != isUpper) continue;
            places.push_back(i);
            line.push_back(groups[i]);
        }
        const auto begins = namesInOneLine(metrics, line, band.left(), band.right());
        for (std::size_t i = 0; i < line.size(); ++i) {
            const qreal whole = metrics.horizontalAdvance(line[i].name) + 1;
            const auto [left, right] = roomOf(line, i, band.left(), band.right());
            const qreal width = begins.empty() && line[i].isWide ? std::min(whole, right - left) : whole;
            qreal from = line[i].rect.center().x() - width / 2;
            if (line[i].isWide) from = std::clamp(from, left, std::max(left, right - width));
            rects[places[i]] = QRectF(begins.empty() ? from : begins[i], top, width, half - 1);
        }
    }
    return rects;
}

bool areWhole(const QFontMetricsF& metrics, const std::vector<PlacedGroup>& groups, const std::vector<QRectF>& rects) {
    for (std::size_t i = 0; i < groups.size(); ++i)
        if (rects[i].width() < metrics.horizontalAdvance(groups[i].name)) return false;
    return true;
}

/// Where a line may go down from an upper name to its columns, past the names below: as near to their middle as can be.
std::optional<qreal> wayDown(std::size_t at, const std::vector<PlacedGroup>& groups, const std::vector<QRectF>& rects) {
    constexpr qreal kSpace = 2;
    const qreal left = std::max(groups[at].rect.left(), rects[at].left()) + kSpace;
    const qreal right = std::min(groups[at].rect.right() - kBetweenGroups, rects[at].right()) - kSpace;
    const auto isFree = [&](qreal x) {
        if (x < left || x > right) return false;
        for (std::size_t i = 0; i < groups.size(); ++i)
            if (!groups[i].isUpper && x > rects[i].left() - kSpace && x < rects[i].right() + kSpace) return false;
        return true;
    };
    const qreal middle = std::floor(groups[at].rect.center().x());
    for (qreal away = 0; away <= groups[at].rect.width(); ++away)
        for (const qreal x : {middle - away, middle + away})
            if (isFree(x)) return x;
    return std::nullopt;
}

void drawWaysDown(QPainter& painter, const std::vector<PlacedGroup>& groups, const std::vector<QRectF>& rects,
                  const QColor& color) {
    for (std::size_t i = 0; i < groups.size(); ++i)
        if (const auto x = groups[i].isUpper ? wayDown(i, groups, rects) : std::nullopt)
            painter.fillRect(QRectF(QPointF(*x, rects[i].bottom()), QPointF(*x + 1, groups[i].rect.bottom() - 1)),
                             color);
}

} // namespace

void HeatmapPainter::drawTitle(QPainter& painter, const HeatmapLayout& layout) const {
    if (m_data.title.isEmpty()) return;
    painter.setFont(PlotTheme::sized(m_font, PlotTheme::kSectionPx, true));
    painter.setPen(m_theme.ink);
    drawElided(painter, layout.titleRect(), Qt::AlignLeft | Qt::AlignTop, m_data.title);
}

void HeatmapPainter::drawCorner(QPainter& painter, const HeatmapLayout& layout) const {
    painter.setFont(PlotTheme::sized(m_font, PlotTheme::kCaptionPx));
    painter.setPen(m_theme.secondary);
    const QRectF corner = layout.cornerRect();
    // The column axis is cut only where the two do not fit, and then to no less than half of the room.
    const QFontMetricsF metrics(painter.font());
    const qreal left = corner.width() - metrics.horizontalAdvance(m_data.rowAxis) - 1 - kLabelSpacing;
    const qreal columnAxis =
        std::min(metrics.horizontalAdvance(m_data.columnAxis) + 1, std::max(left, corner.width() / 2));
    drawElided(painter, corner.adjusted(0, 0, -columnAxis - kLabelSpacing, 0), Qt::AlignLeft | Qt::AlignVCenter,
               m_data.rowAxis);
    drawElided(painter, corner.adjusted(corner.width() - columnAxis, 0, 0, 0), Qt::AlignRight | Qt::AlignVCenter,
               m_data.columnAxis);
}

void HeatmapPainter::drawLabelBand(QPainter& painter, const QRectF& rect, bool current) const {
    painter.fillRect(rect, current ? PlotTheme::blend(m_theme.accent, m_theme.page, 0.18)
                                   : PlotTheme::blend(m_theme.ink, m_theme.page, 0.09));
}

/// Names, unlike years, cannot be guessed from their neighbours: they stand closer, smaller, or are cut, before one is
/// left out.
HeatmapPainter::ColumnLook HeatmapPainter::columnLook(qreal cellWidth) const {
    const bool areYears = std::all_of(m_data.columns.begin(), m_data.columns.end(), [](const QString& column) {
        bool isNumber = false;
        (void)column.toInt(&isNumber);
        return isNumber;
    });
    const auto lookOf = [&](int px, qreal spacing) {
        ColumnLook look{PlotTheme::sized(m_font, px), 1, 1, false};
        const QFontMetricsF metrics(look.font);
        for (const QString& column : m_data.columns)
            look.widest = std::max(look.widest, metrics.horizontalAdvance(column));
        look.stride = std::max(1, static_cast<int>(std::ceil((look.widest + spacing) / cellWidth)));
        return look;
    };
    ColumnLook usual = lookOf(PlotTheme::kCaptionPx, areYears ? kLabelSpacing : kNameSpacing);
    if (usual.stride == 1 || areYears) return usual;
    if (const ColumnLook small = lookOf(kSmallNamePx, 0); small.stride == 1) return small;
    if (cellWidth < kLeastNameWidth) return usual;
    usual.stride = 1;
    usual.widest = cellWidth - kNameSpacing;
    usual.isCut = true;
    return usual;
}

void HeatmapPainter::drawColumnLabels(QPainter& painter, const HeatmapLayout& layout) const {
    const ColumnLook look = columnLook(layout.cellSize().width());
    const auto [font, widest, stride, isCut] = look;
    painter.save();
    painter.setFont(font);
    const QRectF map = layout.mapRect();
    if (layout.scrollRange().width() > 0) painter.setClipRect(QRectF(map.left(), map.top() - 40, map.width(), 40));
    const auto labelRect = [&](int column) {
        const QRectF rect = layout.columnLabelRect(column);
        const qreal extra = isCut ? 0 : std::max(0.0, widest + 6 - rect.width()) / 2;
        QRectF label = rect.adjusted(-extra, 2, extra, -2);
        // A label wider than its column stays whole at either end of the map.
        if (stride > 1 && label.width() < map.width())
            label.moveLeft(std::clamp(label.left(), map.left(), map.right() - label.width()));
        return label;
    };

    for (int column = layout.firstVisibleColumn(); column <= layout.lastVisibleColumn(); ++column)
        if (!m_data.columnNote(column).isEmpty())
            HeatmapLegend::drawNotch(painter, layout.columnLabelRect(column).bottomLeft(), m_theme);

    const QRectF current = m_view.current.x() >= 0 ? labelRect(m_view.current.x()) : QRectF();
    QRectF before; // the label that was drawn last
    const QRectF hovered = m_view.hovered.x() >= 0 ? labelRect(m_view.hovered.x()) : QRectF();
    for (int column = layout.firstVisibleColumn(); column <= layout.lastVisibleColumn(); ++column) {
        const bool isCurrent = column == m_view.current.x();
        const bool marked = isCurrent || column == m_view.hovered.x();
        const QRectF rect = labelRect(column);
        // Thinned-out labels make room for the marked one.
        const bool covered = stride > 1 && (rect.intersects(current) || rect.intersects(hovered));
        // Of a column that is cut off the name would stand over its neighbour.
        const qreal middle = layout.columnLabelRect(column).center().x();
        const bool isCutOff = stride > 1 && (middle < map.left() || middle > map.right() || rect.intersects(before));
        if (!marked && (column % stride != 0 || covered || isCutOff)) continue;
        before = rect;
        if (marked) drawLabelBand(painter, rect, isCurrent);
        painter.setPen(marked ? m_theme.ink : m_theme.secondary);
        const QString& name = m_data.columns.at(column);
        const QFontMetricsF metrics(font);
        painter.drawText(rect, Qt::AlignCenter | Qt::TextSingleLine,
                         isCut ? metrics.elidedText(name, Qt::ElideRight, rect.width()) : name);
    }
    painter.restore();
}

std::vector<HeatmapPainter::ColumnGroup> HeatmapPainter::columnGroups(const HeatmapLayout& layout) const {
    std::vector<ColumnGroup> groups;
    for (int first = 0, last = 0; first < m_data.columnCount(); first = last + 1) {
        const QString name = m_data.columnGroups.value(first);
        for (last = first; last + 1 < m_data.columnCount() && m_data.columnGroups.value(last + 1) == name;)
            ++last;
        groups.push_back({name, layout.columnGroupRect(first, last)});
    }
    return groups;
}

/// A line under each name, and one through the map between two groups. The names stand in one line where they all fit,
/// in smaller letters if need be. Else a name that is wider than its columns stands a line higher, above those beside
/// it; of several such ones every other one stays in the lower line, where that is free. A line leads from an upper
/// name down to its columns.
void HeatmapPainter::drawColumnGroups(QPainter& painter, const HeatmapLayout& layout) const {
    if (m_data.columnGroups.isEmpty()) return;
    painter.save();
    const QRectF map = layout.mapRect();
    const auto groups = columnGroups(layout);
    const qreal top = groups.front().rect.top(), half = groups.front().rect.height() / 2;
    if (layout.scrollRange().width() > 0) painter.setClipRect(QRectF(map.left(), top, map.width(), map.bottom() - top));
    std::vector<PlacedGroup> placed;
    for (const ColumnGroup& group : groups) {
        const QRectF& rect = group.rect;
        if (&group != &groups.front())
            painter.fillRect(QRectF(rect.left() - 1.5, map.top(), 2, map.height()), m_theme.secondary);
        if (group.name.isEmpty()) continue;
        painter.fillRect(QRectF(rect.left() + 2, rect.bottom() - 1, rect.width() - 5, 1), m_theme.line);
        placed.push_back({group.name, rect, false, false});
    }
    // Beside the map the band is free, but where the names are scrolled with it.
    const bool isScrolled = layout.scrollRange().width() > 0;
    const qreal first = isScrolled ? map.left() : layout.titleRect().left();
    const qreal last = isScrolled ? map.right() : layout.titleRect().right();
    painter.setPen(m_theme.secondary);
    const QRectF band(first, top, last - first, 2 * half);
    for (const int px : {PlotTheme::kCaptionPx, kSmallNamePx}) {
        painter.setFont(PlotTheme::sized(m_font, px));
        if (drawnInOneLine(painter, placed, band)) return painter.restore();
    }
    std::vector<QRectF> rects;
    for (const int px : {PlotTheme::kCaptionPx, kSmallNamePx}) {
        painter.setFont(PlotTheme::sized(m_font, px));
        const QFontMetricsF metrics(painter.font());
        rects = namesInTwoLines(metrics, placed, band);
        if (areWhole(metrics, placed, rects)) break;
    }
    drawWaysDown(painter, placed, rects, m_theme.line);
    const QFontMetricsF metrics(painter.font());
    for (std::size_t i = 0; i < placed.size(); ++i)
        painter.drawText(rects[i], static_cast<int>(Qt::AlignCenter | Qt::TextSingleLine),
                         metrics.elidedText(placed[i].name, Qt::ElideRight, rects[i].width()));
    painter.restore();
}

void HeatmapPainter::drawRowLabels(QPainter& painter, const HeatmapLayout& layout, Rows rows) const {
    const qreal height = layout.cellSize().height();
    const int stride = std::max(1, static_cast<int>(std::ceil((PlotTheme::kCaptionPx + 1) / height)));
    for (int row = rows.first; row <= rows.last; ++row) {
        if (row % stride == 0) drawRowLabel(painter, layout.rowLabelRect(row), row);
    }
}

/// A pin with its point downwards, at the left end.
void HeatmapPainter::drawPin(QPainter& painter, const QRectF& rect) const {
    const QPointF head(rect.left() + 4, rect.center().y() - 3);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.accent, 1.5));
    painter.drawLine(head, head + QPointF(0, 8.5));
    painter.setBrush(m_theme.accent);
    painter.drawEllipse(head, 2.5, 2.5);
    painter.restore();
}

void HeatmapPainter::drawRowLabel(QPainter& painter, const QRectF& whole, int row) const {
    const bool isCurrent = row == m_view.current.y();
    if (isCurrent || row == m_view.hovered.y()) drawLabelBand(painter, whole.adjusted(-6, 0, 6, -1), isCurrent);
    const bool isPinned = row < m_data.pinnedRows;
    if (isPinned && whole.height() >= kMinTextHeight) drawPin(painter, whole);
    const QRectF rect = whole.adjusted(isPinned ? kPinWidth : 0, 0, 0, 0);

    const HeatmapRow& entry = m_data.rows.at(row);
    const bool twoLines = rect.height() >= HeatmapLayout::kDetailRowHeight && !entry.detail.isEmpty();
    // Rows thinner than a line of text label only every so many, which leaves room above and below.
    const qreal overhang = std::max(0.0, PlotTheme::kBodyPx + 5 - rect.height()) / 2;
    const QRectF nameRect =
        twoLines ? rect.adjusted(0, 3, 0, -rect.height() / 2) : rect.adjusted(0, -overhang, 0, overhang - 1);
    painter.setFont(
        PlotTheme::sized(m_font, rect.height() >= kMinTextHeight ? PlotTheme::kBodyPx : PlotTheme::kCaptionPx));
    painter.setPen(m_theme.ink);
    const QFontMetricsF metrics(painter.font());
    const QStringList lines = brokenName(metrics, entry.label, nameRect.size());
    const qreal line = lines.size() > 1 ? metrics.height() : 0;
    const auto drawLine = [&](qreal up, const QString& text) {
        painter.drawText(
            nameRect.translated(0, -up),
            static_cast<int>(Qt::AlignLeft | Qt::TextSingleLine | (twoLines ? Qt::AlignBottom : Qt::AlignVCenter)),
            text);
    };
    if (lines.size() > 1) drawLine(twoLines ? line : line / 2, lines.first());
    const QString& rest = lines.last();
    const bool isCut = metrics.horizontalAdvance(rest) > nameRect.width();
    const QString before = entry.label.left(entry.label.size() - rest.size());
    drawLine(twoLines ? 0 : -line / 2,
             isCut ? elidedApart(rest, namesAround(m_data.rows, row, before), metrics, nameRect.width()) : rest);
    if (!twoLines) return;
    painter.setFont(PlotTheme::sized(m_font, PlotTheme::kCaptionPx));
    painter.setPen(m_theme.secondary);
    drawElided(painter, rect.adjusted(0, rect.height() / 2 + 1, 0, 0), Qt::AlignLeft | Qt::AlignTop, entry.detail);
}

} // namespace chronoscope::widgets
