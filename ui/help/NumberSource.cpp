// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/help/NumberSource.h"

#include <QHeaderView>
#include <QVariant>
#include <QWidget>

#include <utility>

namespace chronoscope::ui {

namespace {
constexpr const char* kNumbers = "numbers";
}

void setNumbers(QWidget& widget, NumberSource source) {
    widget.setProperty(kNumbers, QVariant::fromValue(std::move(source)));
}

std::optional<NumberSource> numbersOf(const QWidget& widget) {
    const QWidget* of = qobject_cast<const QHeaderView*>(&widget) ? widget.parentWidget() : &widget;
    const QVariant kept = of->property(kNumbers);
    if (!kept.isValid()) return std::nullopt;
    return kept.value<NumberSource>();
}

} // namespace chronoscope::ui
