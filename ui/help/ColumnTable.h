// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <span>

namespace chronoscope::ui {

/// What a column of a table shows, in the words of the translations.
struct ColumnWords {
    const char* of; ///< key of NumberBook, or the beginning of several; empty: wherever it stands
    const char* column;
    const char* words;
    bool isNumber = true; ///< what its page counts; else a name, a state or a time
};

/// By the name of the column; the first that fits holds, as a name can mean different things in two systems. Any
/// thread.
std::span<const ColumnWords> columnTable();

} // namespace chronoscope::ui
