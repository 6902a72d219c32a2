// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// What a key press means to a heat map: arrows, Home and End in the row (with Ctrl in the whole
// map), Page Up and Page Down move the selected cell; Enter, Esc, Ctrl+C, +, - and 0 are commands.
// Cells are x = column, y = row, (-1, -1) for none. Stateless.
#pragma once

#include <QPoint>
#include <QSize>

#include <optional>

class QKeyEvent;

namespace chronoscope::widgets {

class HeatmapKeys {
public:
    enum class Command { None, Move, Activate, Cancel, Copy, ZoomIn, ZoomOut, ZoomReset };

    struct Meaning {
        Command command = Command::None;
        /// Where Move leads to.
        QPoint cell{-1, -1};
    };

    static Meaning read(const QKeyEvent& event, QPoint current, QSize cells, int pageRows);

private:
    static std::optional<QPoint> moved(const QKeyEvent& event, QPoint current, QSize cells, int pageRows);
    static Command command(const QKeyEvent& event, bool hasCurrent);
};

} // namespace chronoscope::widgets
