// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/RowReader.h"

#include "core/base/Text.h"

#include <algorithm>

namespace chronoscope::store {

Failure damagedValue(const std::string& name, const std::string& value) {
    constexpr std::size_t kMostBytes = 60;
    return damaged(name + " = " + text::shortened(value, kMostBytes));
}

std::int64_t wholeFrom(const SQLite::Column& column, std::int64_t least, std::int64_t most) {
    const std::int64_t value = column.isInteger() ? column.getInt64() : 0;
    if (!column.isInteger() || value < least || value > most) throw damagedValue(column.getName(), column.getString());
    return value;
}

double amountFrom(const SQLite::Column& column, double most) {
    const double value = column.getDouble();
    const bool isNumber = column.isFloat() || column.isInteger();
    if (!isNumber || !(value >= 0 && value <= most)) throw damagedValue(column.getName(), column.getString());
    return value;
}

std::string textFrom(const SQLite::Column& column) {
    if (!column.isText()) throw damaged(std::string(column.getName()) + " is no text");
    return column.getString();
}

ContentId idFrom(const SQLite::Column& column) {
    ContentId id{};
    const auto* const bytes = static_cast<const std::uint8_t*>(column.getBlob());
    if (!column.isBlob() || column.getBytes() != static_cast<int>(id.size()))
        throw damaged(std::string(column.getName()) + " is no content hash");
    std::copy_n(bytes, id.size(), id.begin());
    return id;
}

} // namespace chronoscope::store
