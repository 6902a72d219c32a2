// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QString>

#include <array>

namespace chronoscope::ui {

/// What the page of temporal robustness can show, with the words and the controls of each view. Pure; GUI thread.

enum class StressView : int {
    Overview,
    Facts,
    Alpha,
    Lost,
    Transfer,
    Popularity,
    Size,
    Variance,
    Duel,
    Compare,
    Across
};

/// In the order of the list.
inline constexpr std::array kStressViews{StressView::Overview, StressView::Facts,    StressView::Alpha,
                                         StressView::Lost,     StressView::Transfer, StressView::Popularity,
                                         StressView::Size,     StressView::Variance, StressView::Duel,
                                         StressView::Compare,  StressView::Across};

QString viewName(StressView view);
/// As it is called where nobody reads it: "Overview".
QString viewKey(StressView view);
/// One line: definition and formula.
QString viewDefinition(StressView view);

/// Which controls a view has.
struct ViewControls {
    bool measure = false;
    bool run = false;       ///< one run instead of all
    bool other = false;     ///< a second run
    bool precision = false; ///< with `all`: all precisions together are one more
    bool all = false;
    bool levels = false; ///< single precisions, which the filter chooses among
    bool form = false;
    bool published = false;
};
ViewControls controlsOf(StressView view);

/// What stands before the name of the run, and of the second one: "Standard: ".
QString runPrefix(StressView view);
QString otherPrefix(StressView view);

} // namespace chronoscope::ui
