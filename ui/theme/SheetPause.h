// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QString>

namespace chronoscope::ui {

/// The application has no style sheet while one of these lives, and has it again at its end. With a sheet Qt styles
/// every widget below one that finds its place anew, so a window that is put together from the inside outwards is
/// styled as often as it is deep; without one it is styled once, when it stands. GUI thread.
class SheetPause {
public:
    SheetPause();
    ~SheetPause();
    SheetPause(const SheetPause&) = delete;
    SheetPause& operator=(const SheetPause&) = delete;

private:
    QString m_sheet;
};

} // namespace chronoscope::ui
