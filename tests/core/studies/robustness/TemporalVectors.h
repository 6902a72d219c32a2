// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/CsvReader.h"
#include "tests/support/Files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace chronoscope::test {

/// Results of the authors' own functions, in the shared folder; absent there, the test that asks is skipped.

inline std::optional<std::string> temporalVectors(const std::string& name) {
    const auto shared = sharedFolder();
    if (!shared) return std::nullopt;
    return readFile(*shared + "/reference/temporal/" + name);
}

/// One document a line.
inline std::vector<nlohmann::json> jsonLines(const std::string& text) {
    std::vector<nlohmann::json> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(nlohmann::json::parse(line));
    return lines;
}

/// The rows below the header, by column.
inline std::vector<std::map<std::string, std::string>> csvRows(const std::string& text) {
    CsvReader reader(text);
    const auto header = reader.next();
    std::vector<std::map<std::string, std::string>> rows;
    while (const auto row = reader.next()) {
        EXPECT_EQ(row->cells.size(), header->cells.size()) << row->line << row->problem;
        auto& cells = rows.emplace_back();
        for (std::size_t i = 0; i < row->cells.size(); ++i)
            cells[header->cells.at(i)] = row->cells[i];
    }
    return rows;
}

} // namespace chronoscope::test
