// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/CapabilityReport.h"

#include <QIcon>
#include <QStyledItemDelegate>

#include <optional>

class QPainter;
class QRectF;

namespace chronoscope::ui {

/// The mark of a check's light, a shape with a colour: green a circle, amber a triangle, red a cross, not tried a dash.
/// GUI thread.
void drawLight(QPainter& painter, backend::Light light, const QRectF& box);
QIcon lightIcon(backend::Light light, int size = 16);

/// The one light that stands for a whole report: red where no run can be made, amber where something is missing that a
/// run asks for. Nothing asked of a model needs images.
backend::Light summary(const backend::CapabilityReport& report);

/// Draws a cell as a row of small marks, one per light of the role's QByteArray (a byte is a backend::Light); a cell
/// without one is drawn as text. GUI thread.
class LightDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit LightDelegate(int lightsRole, QObject* parent = nullptr);
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int m_lightsRole;
};

} // namespace chronoscope::ui
