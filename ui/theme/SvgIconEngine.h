// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// Draws one SVG, its `currentColor` replaced by mode and state, at whatever size is asked for.
// Owned by the QIcon it is given to; GUI thread only.
#pragma once

#include <QByteArray>
#include <QColor>
#include <QIconEngine>

namespace chronoscope::ui {

class SvgIconEngine : public QIconEngine {
public:
    struct Colors {
        QColor normal;
        QColor disabled;
        QColor selected;
    };

    SvgIconEngine(QByteArray svg, const Colors& colors);

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override;
    QIconEngine* clone() const override;
    QString key() const override;
    bool isNull() override;

private:
    QColor colorFor(QIcon::Mode mode, QIcon::State state) const;

    QByteArray m_svg;
    Colors m_colors;
};

} // namespace chronoscope::ui
