// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/LightMarks.h"

#include "ui/theme/Tokens.h"
#include "widgets/plots/PlotTheme.h"

#include <QPainter>
#include <QPixmap>

#include <algorithm>

namespace chronoscope::ui {

using backend::Check;
using backend::Light;

namespace {
constexpr int kLight = 9;
constexpr int kGap = 4;
constexpr int kMarkMargin = 8;
constexpr qreal kEdge = 1;
constexpr qreal kPixelRatio = 2;

QColor colorOf(Light light, const Tokens& tokens) {
    switch (light) {
    case Light::Green: return tokens.correct;
    case Light::Amber: return tokens.cutOff;
    case Light::Red: return tokens.incorrect;
    case Light::Skipped: return tokens.unknown;
    }
    return tokens.unknown;
}
} // namespace

void drawLight(QPainter& painter, Light light, const QRectF& box) {
    static const Tokens tokens = Tokens::forScheme(Scheme::Light); // meanings have one colour in every scheme
    const qreal side = std::min(box.width(), box.height());
    QRectF square(0, 0, side, side);
    square.moveCenter(box.center());
    const QColor ink = colorOf(light, tokens);
    const qreal stroke = std::max(1.5, side / 5);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    switch (light) {
    case Light::Green: painter.drawEllipse(square); break;
    case Light::Amber: {
        const qreal inset = kEdge / 2;
        const QRectF inside = square.adjusted(inset, inset, -inset, -inset);
        painter.setPen(QPen(widgets::PlotTheme::forPrint().outlineOf(ink), kEdge)); // the amber is pale on white
        painter.drawPolygon(
            QPolygonF{{QPointF(inside.center().x(), inside.top()), inside.bottomRight(), inside.bottomLeft()}});
        break;
    }
    case Light::Red: {
        const QRectF arms = square.adjusted(stroke / 2, stroke / 2, -stroke / 2, -stroke / 2);
        painter.setPen(QPen(ink, stroke, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(arms.topLeft(), arms.bottomRight());
        painter.drawLine(arms.topRight(), arms.bottomLeft());
        break;
    }
    case Light::Skipped:
        painter.drawRect(QRectF(square.left() + side / 6, square.center().y() - stroke / 2, side * 2 / 3, stroke));
        break;
    }
    painter.restore();
}

QIcon lightIcon(Light light, int size) {
    QPixmap pixmap(QSize(size, size) * kPixelRatio);
    pixmap.setDevicePixelRatio(kPixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    constexpr qreal kInset = 0.2;
    drawLight(painter, light, QRectF(size * kInset, size * kInset, size * (1 - 2 * kInset), size * (1 - 2 * kInset)));
    return QIcon(pixmap);
}

Light summary(const backend::CapabilityReport& report) {
    if (!report.usable()) return Light::Red;
    const bool allWell = std::all_of(report.checks.begin(), report.checks.end(), [](const auto& check) {
        return check.check == Check::Images || check.light == Light::Green || check.light == Light::Skipped;
    });
    return allWell ? Light::Green : Light::Amber;
}

LightDelegate::LightDelegate(int lightsRole, QObject* parent) : QStyledItemDelegate(parent), m_lightsRole(lightsRole) {}

void LightDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QByteArray lights = index.data(m_lightsRole).toByteArray();
    if (lights.isEmpty()) return QStyledItemDelegate::paint(painter, option, index);
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    const QStyle* style = option.widget ? option.widget->style() : nullptr;
    if (style) style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
    qreal x = option.rect.left() + kMarkMargin;
    for (const char light : lights) {
        drawLight(*painter, static_cast<Light>(light),
                  QRectF(x, option.rect.center().y() - kLight / 2.0, kLight, kLight));
        x += kLight + kGap;
    }
}

QSize LightDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setWidth(std::max(size.width(), 2 * kMarkMargin + backend::kChecks * (kLight + kGap)));
    return size;
}

} // namespace chronoscope::ui
