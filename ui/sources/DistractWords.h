// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/sources/distract/DistractView.h"

#include <QString>

namespace chronoscope::ui {

/// Words for people about wrong options and how they came about. Pure; any thread.

/// A row for each domain: how many elements, how many have three options, how many a model verified, the share it
/// called right in the first round and in the last, and the share that needed more rounds, beside the paper's 20 %.
analysis::Table sharesTable(const sources::DistractReport& report);
/// "late option ≈ · third ?": what looks like a right one, and what nobody has checked.
QString optionsText(const sources::DistractedElement& element);
QString roundsText(const sources::DistractedElement& element);
/// The calls of an element, as they are read: what was asked, and the answer.
QString callsText(const std::vector<sources::DistractCall>& calls);
/// "120 elements changed, 4 new versions of elements that runs use, …".
QString settledText(const sources::DistractReport& report);

} // namespace chronoscope::ui
