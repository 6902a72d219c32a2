// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <string>
#include <string_view>

namespace chronoscope::mined {

/// How replies and golds are made comparable, exactly as the published scorer does it, oddities included. Pure; any
/// thread; linear in the text; ill-formed UTF-8 is taken as U+FFFD.

/// As the VQA evaluation: marks are deleted or become blanks, the first 32 periods that are not before a digit go,
/// lower case, number words are digits, articles go, contractions get their apostrophe.
std::u32string wordForm(std::string_view text);
/// As the SQuAD evaluation: lower case, no ASCII punctuation, no articles, single blanks.
std::u32string squadForm(std::string_view text);

} // namespace chronoscope::mined
