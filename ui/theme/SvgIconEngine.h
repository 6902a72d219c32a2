// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// Draws one SVG at whatever size is asked for, its `currentColor` replaced by mode, state and the present palette.
// Owned by the QIcon it is given to; GUI thread only.
#pragma once

#include <QByteArray>
#include <QColor>
#include <QIconEngine>

namespace chronoscope::ui {

class SvgIconEngine : public QIconEngine {
public:
    explicit SvgIconEngine(QByteArray svg);

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override;
    QIconEngine* clone() const override;
    QString key() const override;
    bool isNull() override;

private:
    static QColor colorFor(QIcon::Mode mode, QIcon::State state);

    QByteArray m_svg;
};

} // namespace chronoscope::ui
