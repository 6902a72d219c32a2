// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/facts/FactIntake.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::test {

/// What tests of tables of one's own say of them.

inline facts::FactOptions optionsOf(std::optional<std::pair<int, int>> frame = std::nullopt) {
    facts::FactOptions options;
    options.frame = frame;
    options.asOf = 2023;
    return options;
}

inline std::vector<std::string> codesOf(const facts::FactRow& row) {
    std::vector<std::string> codes;
    for (const facts::FactMessage& message : row.messages)
        codes.push_back(message.code);
    return codes;
}

/// Labels by year.
inline nlohmann::json yearsOf(const benchmark::Element& element) {
    auto years = nlohmann::json::object();
    for (const auto& entry : element.years)
        for (const auto& object : entry.objects)
            years[std::to_string(entry.year)].push_back(object.front());
    return years;
}

} // namespace chronoscope::test
