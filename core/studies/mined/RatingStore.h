// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"
#include "core/studies/mined/Rating.h"

#include <optional>
#include <string>
#include <vector>

namespace chronoscope::mined {

/// The ratings of a workspace. A view over a connection; its thread.
class RatingStore {
public:
    explicit RatingStore(store::Database& database) : m_sql(database.sql()) {}

    /// In place of what the annotator said of the item before. InvalidArgument with Rating::problem().
    Status put(const Rating& rating);
    /// Nothing more is said of it.
    Status remove(const ContentId& item, const std::string& annotator);
    Result<std::optional<Rating>> find(const ContentId& item, const std::string& annotator);
    /// By item and annotator. Corrupt for one that this program would not have stored.
    Result<std::vector<Rating>> all();

private:
    SQLite::Database& m_sql;
};

} // namespace chronoscope::mined
