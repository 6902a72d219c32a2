// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "ui/theme/SvgIconEngine.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

SvgIconEngine::SvgIconEngine(QByteArray svg) : m_svg(std::move(svg)) {}

QColor SvgIconEngine::colorFor(QIcon::Mode mode, QIcon::State state) {
    const QPalette palette = QGuiApplication::palette();
    if (mode == QIcon::Disabled) return palette.color(QPalette::Disabled, QPalette::WindowText);
    const bool chosen = mode == QIcon::Selected || state == QIcon::On;
    return palette.color(QPalette::Active, chosen ? QPalette::Highlight : QPalette::WindowText);
}

void SvgIconEngine::paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) {
    QByteArray colored = m_svg;
    colored.replace("currentColor", colorFor(mode, state).name().toLatin1());
    QSvgRenderer renderer(colored);
    const int side = std::min(rect.width(), rect.height());
    QRect square(0, 0, side, side);
    square.moveCenter(rect.center());
    renderer.render(painter, square);
}

// `size` is in device pixels already.
QPixmap SvgIconEngine::pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) {
    const QString cacheKey = QStringLiteral("%1/%2/%3x%4/%5")
                                 .arg(key())
                                 .arg(qHash(m_svg))
                                 .arg(size.width())
                                 .arg(size.height())
                                 .arg(colorFor(mode, state).name());
    QPixmap result;
    if (QPixmapCache::find(cacheKey, &result)) return result;
    result = QPixmap(size);
    result.fill(Qt::transparent);
    QPainter painter(&result);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(&painter, QRect(QPoint(), size), mode, state);
    painter.end();
    QPixmapCache::insert(cacheKey, result);
    return result;
}

QIconEngine* SvgIconEngine::clone() const { return new SvgIconEngine(*this); }

QString SvgIconEngine::key() const { return QStringLiteral("chronoscope-svg"); }

bool SvgIconEngine::isNull() { return m_svg.isEmpty(); }

} // namespace chronoscope::ui
