// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QImage>
#include <QPointF>
#include <QString>
#include <QWidget>

namespace chronoscope::ui {

/// One picture, fitted into its room; the wheel, + and - zoom, a drag or the arrow keys move it, 0 fits it again. Where
/// there is none it says why. GUI thread.
class PictureView : public QWidget {
    Q_OBJECT
public:
    explicit PictureView(QWidget* parent = nullptr);

    void setPicture(const QImage& image);
    void setProblem(const QString& why);
    /// 1 is fitted.
    qreal zoom() const { return m_zoom; }
    const QImage& picture() const { return m_image; }

    QSize sizeHint() const override { return {200, 150}; }
    QSize minimumSizeHint() const override { return {80, 80}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QRectF shownRect() const;
    void zoomBy(qreal factor, QPointF anchor);
    void moveBy(QPointF offset);

    QImage m_image;
    QString m_problem;
    qreal m_zoom = 1;
    QPointF m_offset; ///< of the picture's middle from that of the widget
    QPointF m_pressed;
};

} // namespace chronoscope::ui
