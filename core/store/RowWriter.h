// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Hash.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <SQLiteCpp/VariadicBind.h>

#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace chronoscope::store {

/// How values go into a row. Everything here throws SQLite errors: for use in guarded(). One thread, like the
/// connection.

/// Binds a value of any type that our rows have; text and bytes are not copied, and must live until the statement is
/// run.
template <typename Value> void bindValue(SQLite::Statement& statement, int at, const Value& value) {
    if constexpr (std::is_enum_v<Value> || std::is_same_v<Value, bool>)
        statement.bind(at, static_cast<int>(value));
    else if constexpr (std::is_same_v<Value, ContentId> || std::is_same_v<Value, std::vector<std::uint8_t>>)
        statement.bindNoCopy(at, value.empty() ? static_cast<const void*>("") : value.data(),
                             static_cast<int>(value.size())); // of no bytes, and not nothing
    else if constexpr (std::is_same_v<Value, std::string>)
        statement.bindNoCopy(at, value);
    else
        statement.bind(at, value);
}
template <typename Value> void bindValue(SQLite::Statement& statement, int at, const std::optional<Value>& value) {
    if (value)
        bindValue(statement, at, *value);
    else
        statement.bind(at);
}

/// Runs a statement with these values for its parameters, in their order, and makes it ready for the next ones. Returns
/// how many rows it changed.
template <typename... Values> int execute(SQLite::Statement& statement, const Values&... values) {
    int at = 0;
    (bindValue(statement, ++at, values), ...);
    const int changed = statement.exec();
    statement.reset();
    return changed;
}

} // namespace chronoscope::store
