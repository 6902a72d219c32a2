// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/TempDir.h"

#include <cstdlib>
#include <filesystem>
#include <stdexcept>

namespace chronoscope::test {

TempDir::TempDir() {
    m_path = (std::filesystem::temp_directory_path() / "chronoscope-test-XXXXXX").string();
    if (!mkdtemp(m_path.data())) throw std::runtime_error("no temporary folder can be made: " + m_path);
}

TempDir::~TempDir() {
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

} // namespace chronoscope::test
