// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <string>
#include <string_view>

namespace chronoscope::text {

/// What becomes of the line breaks of a text that is shown: kept where they are the program's own, else escaped like
/// everything that could forge a line.
enum class LineBreaks { Keep, Escape };

/// `text` for a terminal: what would steer it or change the order of reading is written out. Control characters but tab
/// (C0, DEL, C1) and bytes that are no UTF-8 become "\x1b", bidirectional controls and line separators "\u202e". What
/// servers and workspaces say passes through here before it reaches a terminal. Pure; any thread.
std::string visible(std::string_view text, LineBreaks lineBreaks = LineBreaks::Escape);

} // namespace chronoscope::text
