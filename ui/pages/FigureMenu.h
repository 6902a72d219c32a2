// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

class QAbstractItemView;
class QMenu;
class QWidget;

namespace chronoscope::ui {

class FigurePage;
struct SelectionMenu;

/// What of a page the menu of the right button, the Menu key or Shift+F10 is of: the plot or list that `at` is or lies
/// in; null where that is something else, which has a menu of its own or none.
QWidget* menuTarget(const FigurePage& page, QWidget* at);

/// Fills it: what can be done with what is selected there, the page's own offers, copies of value, picture, table and
/// citable text, and what the number is. Pure but for the menu; GUI thread.
void fillFigureMenu(QMenu& menu, FigurePage& page, QWidget& target);
/// The same of a list that is on no such page: its own actions, what `offers` can do with the chosen row, and copies of
/// it; nothing where nothing is chosen.
void fillListMenu(QMenu& menu, QAbstractItemView& list, const SelectionMenu& offers);

} // namespace chronoscope::ui
