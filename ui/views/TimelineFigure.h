// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/views/AnswersView.h"

namespace chronoscope::ui {

/// The timeline of one element as a figure for a paper: subject, objects, answers, and what the tags of labels mean.
/// GUI thread.
class TimelineFigure {
public:
    /// As PNG, SVG or PDF by its suffix; false and why.
    static bool write(const QString& path, const AnswersView& view, const results::ResultFilter& filter,
                      const LabelMarks& marks, QString* problem);
};

} // namespace chronoscope::ui
