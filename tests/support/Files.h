// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace chronoscope::test {

/// Files that tests read and write. All functions throw std::runtime_error where a file cannot be had.

/// Path of a file or folder of the repository.
std::string source(const std::string& relative);
std::string sampleBenchmark();
/// The shared real data: $CHRONOSCOPE_SHARED, or `shared` beside the repository; empty when there is none.
std::optional<std::string> sharedFolder();

std::string readFile(const std::string& path);
/// What a gzip file holds.
std::string readGzip(const std::string& path);
void writeFile(const std::string& path, std::string_view bytes);

} // namespace chronoscope::test
