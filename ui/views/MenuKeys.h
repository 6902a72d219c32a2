// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

class QMenu;

namespace chronoscope::ui {

/// Gives each entry of a menu that is put together from several parts a letter of its own: one that an entry before it
/// has, or one that belongs to other menus as well, gives way to another letter of its words. In every language; an
/// entry of which all letters are taken has none. For a menu that is filled and not shown yet; GUI thread.
void keepKeysApart(QMenu& menu);

} // namespace chronoscope::ui
