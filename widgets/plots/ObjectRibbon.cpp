// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/ObjectRibbon.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace chronoscope::widgets {

namespace {

constexpr qreal kRibbonMark = 11;
constexpr qreal kRibbonRadius = 4;

// Rounded where the object's time really begins and ends, square where it runs past the axis.
QPainterPath ribbonPath(const QRectF& rect, bool openLeft, bool openRight) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addRoundedRect(rect, kRibbonRadius, kRibbonRadius);
    if (openLeft) path.addRect(rect.adjusted(0, 0, -rect.width() / 2, 0));
    if (openRight) path.addRect(rect.adjusted(rect.width() / 2, 0, 0, 0));
    return path.simplified();
}

} // namespace

ObjectRibbon::ObjectRibbon(QWidget* parent) : QWidget(parent), m_theme(PlotTheme::fromPalette(palette())) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    rearrange();
}

void ObjectRibbon::setData(int firstYear, int lastYear, const QVector<RibbonSpan>& spans) {
    m_layout.setData(firstYear, lastYear, spans);
    if (m_currentYear && !m_layout.hasYear(*m_currentYear)) m_currentYear.reset();
    rearrange();
}

void ObjectRibbon::setMarks(QVector<Mark> marks) {
    m_marks = std::move(marks);
    m_layout.setHasMarks(!m_marks.isEmpty());
    rearrange();
}

void ObjectRibbon::setCurrentYear(std::optional<int> year) {
    m_currentYear = year && m_layout.hasYear(*year) ? year : std::nullopt;
    updateAccessibleText();
    update();
}

void ObjectRibbon::setPlotTheme(const PlotTheme& theme) {
    m_theme = theme;
    m_themePinned = true;
    update();
}

void ObjectRibbon::followPalette() {
    m_theme = PlotTheme::fromPalette(palette());
    m_themePinned = false;
    update();
}

QSize ObjectRibbon::sizeHint() const { return {std::max(240, m_layout.yearCount() * 40), m_layout.preferredHeight()}; }

QSize ObjectRibbon::minimumSizeHint() const { return {160, m_layout.preferredHeight()}; }

void ObjectRibbon::rearrange() {
    m_layout.arrange(size(), PlotTheme::sized(font(), PlotTheme::kCaptionPx));
    updateAccessibleText();
    updateGeometry();
    update();
}

Mark ObjectRibbon::markOf(int year) const { return m_marks.value(year - m_layout.firstYear(), Mark::None); }

QString ObjectRibbon::toolTipAt(QPointF position) const {
    const std::optional<int> year = m_layout.yearAt(position);
    if (year && m_layout.inMarks(position)) return tr("%1: %2").arg(*year).arg(CategoryMark::name(markOf(*year)));
    const qsizetype index = m_layout.spanAt(position);
    if (index < 0) return {};
    const RibbonSpan& span = m_layout.spans().at(index);
    if (!span.tooltip.isEmpty()) return span.tooltip;
    const QString from = QString::number(span.fromYear);
    return span.fromYear == span.toYear ? tr("%1, %2").arg(span.label, from)
                                        : tr("%1, %2–%3").arg(span.label, from, QString::number(span.toYear));
}

void ObjectRibbon::showToolTip(QPointF position) {
    const QString text = toolTipAt(position);
    if (text == m_shownToolTip) return;
    m_shownToolTip = text;
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(mapToGlobal(position.toPoint()), QStringLiteral("<div>%1</div>").arg(text.toHtmlEscaped()),
                           this); // objects may hold markup
}

void ObjectRibbon::selectByUser(int year) {
    setCurrentYear(year);
    if (m_currentYear) emit yearSelected(*m_currentYear);
}

void ObjectRibbon::updateAccessibleText() {
    setAccessibleName(tr("Objects by year"));
    if (!m_currentYear) {
        setAccessibleDescription(m_layout.labels().join(QStringLiteral(", ")));
        return;
    }
    QStringList parts{QString::number(*m_currentYear)};
    for (const RibbonSpan& span : m_layout.spans()) {
        if (span.fromYear <= *m_currentYear && *m_currentYear <= span.toYear) parts << span.label;
    }
    if (!m_marks.isEmpty()) parts << CategoryMark::name(markOf(*m_currentYear));
    setAccessibleDescription(parts.join(QStringLiteral(", ")));
}

std::optional<int> ObjectRibbon::yearForKey(int key) const {
    if (m_layout.yearCount() <= 0) return std::nullopt;
    const int first = m_layout.firstYear();
    const int last = m_layout.lastYear();
    switch (key) {
    case Qt::Key_Left: return std::max(first, m_currentYear.value_or(first + 1) - 1);
    case Qt::Key_Right: return std::min(last, m_currentYear.value_or(first - 1) + 1);
    case Qt::Key_Home: return first;
    case Qt::Key_End: return last;
    default: return std::nullopt;
    }
}

void ObjectRibbon::keyPressEvent(QKeyEvent* event) {
    const std::optional<int> year = yearForKey(event->key());
    if (year && (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier)
        selectByUser(*year);
    else
        QWidget::keyPressEvent(event);
}

void ObjectRibbon::mousePressEvent(QMouseEvent* event) {
    const std::optional<int> year = m_layout.yearAt(event->position());
    const bool isMenu = event->button() == Qt::RightButton; // its menu is of the year under the mouse
    if ((event->button() == Qt::LeftButton || isMenu) && year) selectByUser(*year);
}

void ObjectRibbon::mouseMoveEvent(QMouseEvent* event) { showToolTip(event->position()); }

void ObjectRibbon::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    m_shownToolTip.clear();
    QToolTip::hideText();
}

bool ObjectRibbon::event(QEvent* event) {
    // mouseMoveEvent() shows tooltips at once; the style's delay is too long for reading a plot.
    return event->type() == QEvent::ToolTip || QWidget::event(event);
}

void ObjectRibbon::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_themePinned)
        followPalette();
    else if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        rearrange();
}

void ObjectRibbon::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    rearrange();
}

void ObjectRibbon::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void ObjectRibbon::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void ObjectRibbon::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(PlotTheme::sized(font(), PlotTheme::kCaptionPx));
    drawCurrentYear(painter);
    drawYears(painter);
    for (qsizetype i = 0; i < m_layout.spans().size(); ++i)
        drawSpan(painter, i);
    if (!m_marks.isEmpty()) drawMarks(painter);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_theme.accent, 1.5));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kRibbonRadius, kRibbonRadius);
    }
}

void ObjectRibbon::drawCurrentYear(QPainter& painter) const {
    if (!m_currentYear) return;
    QColor band = m_theme.accent;
    band.setAlphaF(0.14F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(band);
    painter.drawRoundedRect(m_layout.yearRect(*m_currentYear), kRibbonRadius, kRibbonRadius);
}

void ObjectRibbon::drawYears(QPainter& painter) const {
    for (int year = m_layout.firstYear(); year <= m_layout.lastYear(); ++year) {
        const QRectF column = m_layout.yearRect(year);
        const QPointF top(std::round(column.center().x()), m_layout.yearLabelRect(year).bottom());
        // Grid lines end above the marks instead of running through them.
        const qreal bottom = m_marks.isEmpty() ? column.bottom() : m_layout.markRect(year).top();
        painter.fillRect(QRectF(top, QSizeF(1, bottom - top.y())), m_theme.line);
    }
    const qreal widest = QFontMetricsF(painter.font()).horizontalAdvance(QString::number(m_layout.lastYear()));
    for (const auto& [year, rect] : m_layout.yearLabels(widest, m_currentYear)) {
        painter.setPen(year == m_currentYear ? m_theme.ink : m_theme.secondary);
        painter.drawText(rect, Qt::AlignCenter | Qt::TextSingleLine, QString::number(year));
    }
}

void ObjectRibbon::drawSpan(QPainter& painter, qsizetype index) const {
    const RibbonSpan& span = m_layout.spans().at(index);
    const bool held = m_currentYear && span.fromYear <= *m_currentYear && *m_currentYear <= span.toYear;
    painter.setPen(QPen(PlotTheme::blend(m_theme.accent, m_theme.page, held ? 1.0 : 0.5), 1));
    painter.setBrush(PlotTheme::blend(m_theme.accent, m_theme.page, held ? 0.32 : 0.16));
    painter.drawPath(ribbonPath(m_layout.ribbonRect(index).adjusted(0.5, 0.5, -0.5, -0.5),
                                span.fromYear<m_layout.firstYear(), span.toYear> m_layout.lastYear()));

    const QRectF label = m_layout.labelRect(index);
    if (label.isEmpty()) return;
    const bool leftOfRibbon = label.left() < m_layout.ribbonRect(index).left();
    painter.setPen(m_theme.ink);
    painter.drawText(label, Qt::AlignVCenter | Qt::TextSingleLine | (leftOfRibbon ? Qt::AlignRight : Qt::AlignLeft),
                     QFontMetricsF(painter.font()).elidedText(span.label, Qt::ElideMiddle, label.width()));
}

void ObjectRibbon::drawMarks(QPainter& painter) const {
    for (int year = m_layout.firstYear(); year <= m_layout.lastYear(); ++year) {
        QRectF box(0, 0, kRibbonMark, kRibbonMark);
        box.moveCenter(m_layout.markRect(year).center());
        CategoryMark::draw(painter, markOf(year), box, m_theme);
    }
}

} // namespace chronoscope::widgets
