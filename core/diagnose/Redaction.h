// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <string>
#include <string_view>

namespace chronoscope::diagnose {

/// `text` as it may be kept in a log and handed to others: without what looks like a key (after "Bearer", in a header
/// or parameter that is named after one, or a long word of letters and digits), without names and passwords in
/// addresses, with "~" for `home`, its control characters written out, one line, cut after `most` bytes. Pure; any
/// thread.
std::string redacted(std::string_view text, std::string_view home, std::size_t most = 500);

} // namespace chronoscope::diagnose
