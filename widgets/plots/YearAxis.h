// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// An axis of years: whole ones, so far apart that their labels do not meet. Stateless; GUI thread only.
#pragma once

class QCPAxis;

namespace chronoscope::widgets {

class YearAxis {
public:
    /// Where the name of a year stands: at its number, or in the middle of the time that the year is.
    enum class Names { AtNumbers, InTheMiddle };
    /// Shows the years from `from` to `to` (with fractions) on an axis of a plot that is `width` wide with all around
    /// it. The axis has its font already.
    static void setUp(QCPAxis& axis, double from, double to, double width, Names names = Names::AtNumbers);
    /// 1, 2, 5, 10, …: the least number of years between two labels of this width.
    static int stride(double from, double to, double width, double labelWidth);
};

} // namespace chronoscope::widgets
