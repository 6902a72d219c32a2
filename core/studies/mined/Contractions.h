// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <string_view>

namespace chronoscope::mined {

/// What the VQA evaluation writes for a contraction without or with a misplaced apostrophe ("dont" → "don't"); empty
/// for any other word. `word` is in lower case. Pure; any thread.
std::string_view expanded(std::string_view word);

} // namespace chronoscope::mined
