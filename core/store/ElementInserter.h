// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Element.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>

namespace chronoscope::store {

/// Writes elements inside the caller's transaction. On the writer thread. Throws SQLite errors.
class ElementInserter {
public:
    explicit ElementInserter(SQLite::Database& sql);
    /// The row of the new element; 0 where one of its content is there already.
    std::int64_t add(const benchmark::Element& element, bool fewShot);

private:
    SQLite::Database& m_sql;
    SQLite::Statement m_head;
    SQLite::Statement m_body;
};

} // namespace chronoscope::store
