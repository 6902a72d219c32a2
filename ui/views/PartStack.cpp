// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/PartStack.h"

#include <QLayout>

#include <algorithm>

namespace chronoscope::ui {

PartStack::PartStack(QWidget* parent) : QStackedWidget(parent) {
    connect(this, &QStackedWidget::currentChanged, this, [this] { updateGeometry(); });
}

bool PartStack::hasHeightForWidth() const { return currentWidget() && currentWidget()->hasHeightForWidth(); }

int PartStack::heightForWidth(int width) const {
    const QWidget* part = currentWidget();
    if (!part) return -1;
    const bool asksPart = qobject_cast<const PartStack*>(part) || !part->layout();
    return asksPart ? part->heightForWidth(width)
                    : std::max(part->minimumHeight(), part->layout()->totalMinimumHeightForWidth(width));
}

QSize PartStack::minimumSizeHint() const {
    const QWidget* part = currentWidget();
    return part ? part->minimumSizeHint().expandedTo(part->minimumSize()) : QSize();
}

} // namespace chronoscope::ui
