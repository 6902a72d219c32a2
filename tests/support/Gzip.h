// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <string>

namespace chronoscope::test {

/// What a gzip file holds. Throws std::runtime_error where it cannot be read.
std::string readGzip(const std::string& path);

} // namespace chronoscope::test
