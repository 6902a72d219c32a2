// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/Price.h"
#include "core/base/Result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::backend {

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
    /// {"note":"…","prices":[{"protocol":"openai","model":"gpt-4o-mini*","input":0.15,"output":0.6,"source":"…"}]};
    /// note, protocol and source may be absent. BadInput with the reason for anything else: negative or non-finite
    /// prices, unknown members, a model listed twice.
    static Result<PriceTable> parse(std::string_view json);
    std::string json() const;

    std::optional<Price> find(std::string_view protocol, std::string_view model) const;
    const std::vector<PriceEntry>& entries() const { return m_entries; }
    void set(std::vector<PriceEntry> entries) { m_entries = std::move(entries); }
    /// A remark of whoever wrote the file, kept as it is.
    const std::string& note() const { return m_note; }

private:
    std::vector<PriceEntry> m_entries;
    std::string m_note;
};

} // namespace chronoscope::backend
