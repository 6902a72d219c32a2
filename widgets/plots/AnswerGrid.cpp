// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/AnswerGrid.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <iterator>

namespace chronoscope::widgets {

AnswerGrid::AnswerGrid(QWidget* parent) : QWidget(parent), m_theme(PlotTheme::fromPalette(palette())) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSizePolicy(policy);
    setAccessibleName(tr("Answers by model and year"));
}

void AnswerGrid::setData(AnswerGridData data) {
    AnswerPlace kept;
    if (m_current.isValid()) {
        const qint64 groupKey = m_data.groups.at(m_current.group).key;
        const qint64 rowKey = m_data.groups.at(m_current.group).rows.at(m_current.row).key;
        for (int group = 0; group < data.groups.size(); ++group)
            for (int row = 0; row < data.groups.at(group).rows.size(); ++row)
                if (data.groups.at(group).key == groupKey && data.groups.at(group).rows.at(row).key == rowKey)
                    kept = {group, row, m_current.year};
    }
    m_data = std::move(data);
    m_hovered = {};
    relayout();
    setCurrent(kept);
}

void AnswerGrid::setCurrent(AnswerPlace place) {
    const AnswerCell* cell = cellAt(place);
    m_current = cell && cell->mark != Mark::None ? place : AnswerPlace();
    updateAccessibleText();
    update();
}

const AnswerCell* AnswerGrid::cellAt(AnswerPlace place) const {
    if (place.group < 0 || place.group >= m_data.groups.size()) return nullptr;
    const QVector<AnswerRow>& rows = m_data.groups.at(place.group).rows;
    if (place.row < 0 || place.row >= rows.size()) return nullptr;
    const int at = place.year - m_data.firstYear;
    return at >= 0 && at < rows.at(place.row).cells.size() ? &rows.at(place.row).cells.at(at) : nullptr;
}

void AnswerGrid::setFaded(bool faded) {
    m_faded = faded;
    update();
}

void AnswerGrid::setSeenFrom(int left) {
    m_seenFrom = left;
    update();
}

/// None under the labels that stand over the years.
AnswerPlace AnswerGrid::placeAt(QPointF position) const {
    const bool isLabel = m_seenFrom > 0 && position.x() < m_seenFrom + m_layout.gutter();
    return isLabel ? AnswerPlace() : m_layout.placeAt(position);
}

void AnswerGrid::relayout() {
    m_layout = AnswerGridLayout(m_data, width());
    updateGeometry();
    update();
}

void AnswerGrid::updateAccessibleText() {
    const AnswerCell* cell = cellAt(m_current);
    QString words;
    if (cell) {
        const AnswerGroup& group = m_data.groups.at(m_current.group);
        words = cell->tag.saidAfter(tr("%1, %2, %3: %4, %5")
                                        .arg(group.name, group.rows.at(m_current.row).label,
                                             QString::number(m_current.year), cell->answer,
                                             cell->isJudged ? CategoryMark::name(cell->mark) : tr("not judged")));
        if (const auto [first, last] = yearsOf(m_current); first < last && !cell->silent)
            words = tr("%1; the same answer from %2 to %3").arg(words, QString::number(first), QString::number(last));
    }
    setAccessibleDescription(words);
}

void AnswerGrid::selectByUser(AnswerPlace place) {
    setCurrent(place);
    if (m_current.isValid())
        emit cellSelected(m_data.groups.at(m_current.group).key,
                          m_data.groups.at(m_current.group).rows.at(m_current.row).key, m_current.year);
}

/// The nearest asked cell that many rows and years away, or further on; the same where there is none.
AnswerPlace AnswerGrid::besides(AnswerPlace from, int rows, int years) const {
    AnswerPlace to = from;
    for (;;) {
        to.year += years;
        to.row += rows;
        if (rows > 0 && to.row >= m_data.groups.at(to.group).rows.size()) {
            to.row = 0;
            if (++to.group >= m_data.groups.size()) return from;
        }
        if (rows < 0 && to.row < 0) {
            if (--to.group < 0) return from;
            to.row = static_cast<int>(m_data.groups.at(to.group).rows.size()) - 1;
        }
        if (to.year < m_data.firstYear || to.year > m_data.lastYear) return from;
        if (const AnswerCell* cell = cellAt(to); cell && cell->mark != Mark::None) return to;
    }
}

AnswerPlace AnswerGrid::firstAsked() const {
    for (int group = 0; group < m_data.groups.size(); ++group)
        for (int row = 0; row < m_data.groups.at(group).rows.size(); ++row)
            if (const AnswerPlace place = besides({group, row, m_data.firstYear - 1}, 0, 1); cellAt(place))
                return place;
    return {};
}

AnswerPlace AnswerGrid::neighbour(int key) const {
    constexpr int kKeys[]{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Home, Qt::Key_End};
    if (m_data.isEmpty() || std::find(std::begin(kKeys), std::end(kKeys), key) == std::end(kKeys)) return {};
    if (!m_current.isValid()) return firstAsked();
    switch (key) {
    case Qt::Key_Left: return besides(m_current, 0, -1);
    case Qt::Key_Right: return besides(m_current, 0, 1);
    case Qt::Key_Up: return besides(m_current, -1, 0);
    case Qt::Key_Down: return besides(m_current, 1, 0);
    case Qt::Key_Home: return besides({m_current.group, m_current.row, m_data.firstYear - 1}, 0, 1);
    case Qt::Key_End: return besides({m_current.group, m_current.row, m_data.lastYear + 1}, 0, -1);
    default: return {};
    }
}

bool AnswerGrid::event(QEvent* event) {
    // mouseMoveEvent() shows tooltips at once; the style's delay is too long for reading a plot.
    return event->type() == QEvent::ToolTip || QWidget::event(event);
}

void AnswerGrid::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_theme = PlotTheme::fromPalette(palette());
        update();
    }
}

void AnswerGrid::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_layout = AnswerGridLayout(m_data, width());
}

void AnswerGrid::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    AnswerGridPainter grid(painter, m_data, m_layout, m_theme, font());
    constexpr qreal kPale = 0.5;
    painter.setOpacity(m_faded ? kPale : 1);
    grid.setSeenFrom(m_seenFrom);
    grid.draw(event->rect());
    grid.drawCurrent(m_current, hasFocus());
    if (hasFocus() && !m_current.isValid()) {
        painter.setPen(QPen(m_theme.accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

void AnswerGrid::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton || event->button() == Qt::RightButton)
        selectByUser(placeAt(event->position()));
}

void AnswerGrid::mouseMoveEvent(QMouseEvent* event) {
    const AnswerPlace place = placeAt(event->position());
    if (place == m_hovered) return;
    m_hovered = place;
    const AnswerCell* cell = cellAt(place);
    if (cell && !cell->tooltip.isEmpty())
        QToolTip::showText(event->globalPosition().toPoint(), cell->tooltip, this);
    else
        QToolTip::hideText();
}

void AnswerGrid::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    m_hovered = {};
    QToolTip::hideText();
}

void AnswerGrid::keyPressEvent(QKeyEvent* event) {
    const AnswerCell* cell = cellAt(m_current);
    const AnswerPlace next = neighbour(event->key());
    if (event->matches(QKeySequence::Copy) && cell)
        QGuiApplication::clipboard()->setText(cell->answer);
    else if (next.isValid() && (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier)
        selectByUser(next);
    else
        QWidget::keyPressEvent(event);
}

void AnswerGrid::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void AnswerGrid::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

} // namespace chronoscope::widgets
