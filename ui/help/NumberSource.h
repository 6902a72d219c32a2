// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QString>

#include <functional>
#include <optional>

class QWidget;

namespace chronoscope::ui {

/// What the numbers of a list, a plot, a line or a chip are that is on no FigurePage: kept with the widget, so that its
/// menu can say it. Value; GUI thread.
struct NumberSource {
    QString key;                           ///< of NumberBook; without it its menu says nothing
    std::function<QString()> command = {}; ///< that prints them; none: that of the book, over the whole workspace
    std::function<QString()> value = {};   ///< what is selected, in words; none: as its menu copies it
};

void setNumbers(QWidget& widget, NumberSource source);
/// Those of the widget itself, and of the table that it is the head of; none where nobody has said so.
std::optional<NumberSource> numbersOf(const QWidget& widget);

} // namespace chronoscope::ui
