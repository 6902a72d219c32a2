// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::backend {

/// US dollars per million tokens.
struct Price {
    double input = 0;
    double output = 0;

    double of(std::int64_t promptTokens, std::int64_t completionTokens) const {
        return (input * static_cast<double>(promptTokens) + output * static_cast<double>(completionTokens)) / 1e6;
    }
};

/// One line of the table: models whose id is `model`, or begins with it when it ends with '*'.
struct PriceEntry {
    std::string protocol; ///< empty = any
    std::string model;
    Price price;
    std::string source; ///< where and when it was read
};

/// What models cost, from a JSON file that a person may edit. The longest matching entry wins, one that names the
/// protocol before one that does not; a model that no entry matches has no price, which is not a price of zero.
/// Value type.
class PriceTable {
public:
    /// {"prices":[{"protocol":"openai","model":"gpt-4o-mini*","input":0.15,"output":0.6,"source":"…"}]}. BadInput with
    /// the reason for anything else, negative or non-finite prices included.
    static Result<PriceTable> parse(std::string_view json);
    std::string json() const;

    std::optional<Price> find(std::string_view protocol, std::string_view model) const;
    const std::vector<PriceEntry>& entries() const { return m_entries; }
    void set(std::vector<PriceEntry> entries) { m_entries = std::move(entries); }

private:
    std::vector<PriceEntry> m_entries;
};

} // namespace chronoscope::backend
