// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/benchmark/Element.h"

#include <string>
#include <string_view>

namespace chronoscope::benchmark {

/// One line of a ChroKnowBench file, read.
struct ElementLine {
    Element element;
    /// What stood among the objects and distractors and is no text, so could not be kept: "objects_2010: 5,
    /// distractor: null". Empty when the line was read whole.
    std::string dropped;
    /// What its years lack: "2013 has no objects and is not asked". Empty when they are whole.
    std::string years;
};

/// Reads one line of a ChroKnowBench file in one pass, without a tree. Pure; any thread. Accepts every layout the
/// published files and their few-shots use: objects as list of lists, flat list, mixture or single string;
/// `answers_YYYY` with `question`; nested distractors; unknown keys (kept in Element::extra). Of two equal keys the
/// last counts. Errors are BadInput with the reason.
Result<ElementLine> readElement(std::string_view line, Domain domain, State state);

} // namespace chronoscope::benchmark
