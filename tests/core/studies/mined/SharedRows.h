// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "tests/support/Files.h"

#include <nlohmann/json.hpp>

#include <sstream>
#include <string>
#include <vector>

namespace chronoscope::test {

/// The rows of a file of scoring vectors, which need the shared folder.
inline std::vector<nlohmann::json> sharedRows(const std::string& name) {
    std::vector<nlohmann::json> rows;
    std::istringstream lines(readFile(*sharedFolder() + "/reference/mined/" + name));
    for (std::string line; std::getline(lines, line);)
        rows.push_back(nlohmann::json::parse(line));
    return rows;
}

} // namespace chronoscope::test
