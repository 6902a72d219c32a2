// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

class QMenu;
class QPoint;
class QString;
class QWidget;

namespace chronoscope::ui {

class FigurePage;
struct NumberSource;
struct SelectionMenu;

/// What of a page the menu of the right button, the Menu key or Shift+F10 is of: the plot or list that `at` is or lies
/// in; null where that is something else, which has a menu of its own or none.
QWidget* menuTarget(const FigurePage& page, QWidget* at);
/// The same in a window: a list, plot or grid, a strip of years, or a part whose numbers are known (setNumbers()).
QWidget* menuTarget(const QWidget& window, QWidget* at);

/// Fills it: what can be done with what is selected there, the page's own offers, copies of value, picture, table and
/// citable text, and what the number is. `at`: where on the screen it is asked for. Pure but for the menu; GUI thread.
void fillFigureMenu(QMenu& menu, FigurePage& page, QWidget& target, QPoint at);
/// The same of what is on no such page: its own actions, what `offers` can do with the chosen row, copies of it, and
/// what its numbers are; of the head of a table that alone.
void fillListMenu(QMenu& menu, QWidget& target, const SelectionMenu& offers, QPoint at);
/// Of the page of figures that is seen in the window of `part`, as it is now: for parts that show a number of it, or
/// narrow it. Without a key where there is none.
NumberSource numbersOfPage(const QWidget& part);
/// "What is this number?" of a column by its head, where somebody has said what the table's numbers are.
void addWhatIsThis(QMenu& menu, QWidget& target, const QString& workspace, QPoint at);

} // namespace chronoscope::ui
