// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/RatingStore.h"

#include "core/store/RowReader.h"
#include "core/store/RowWriter.h"

#include <utility>

namespace chronoscope::mined {

namespace {
constexpr const char* kRatings = "SELECT item, annotator, body, seconds, changed FROM mined_rating ";

Rating ratingFrom(SQLite::Statement& row) {
    Rating rating;
    rating.item = store::idFrom(row.getColumn(0));
    rating.annotator = store::textFrom(row.getColumn(1));
    if (const Status read = readRatingBody(store::textFrom(row.getColumn(2)), rating); !read)
        throw store::Failure(read.error());
    rating.seconds = row.getColumn(3).getDouble();
    rating.changed = store::textFrom(row.getColumn(4));
    if (const auto problem = rating.problem()) throw store::damaged("a rating: " + *problem);
    return rating;
}
} // namespace

Status RatingStore::put(const Rating& rating) {
    if (const auto problem = rating.problem()) return Error{ErrorCode::InvalidArgument, *problem, rating.annotator};
    return store::guarded([&] {
        SQLite::Statement put(m_sql, "INSERT OR REPLACE INTO mined_rating(item, annotator, body, seconds, changed) "
                                     "VALUES(?,?,?,?,?)");
        const std::string body = ratingBody(rating);
        store::execute(put, rating.item, rating.annotator, body, rating.seconds, rating.changed);
    });
}

Status RatingStore::remove(const ContentId& item, const std::string& annotator) {
    return store::guarded([&] {
        SQLite::Statement remove(m_sql, "DELETE FROM mined_rating WHERE item = ? AND annotator = ?");
        store::execute(remove, item, annotator);
    });
}

Result<std::optional<Rating>> RatingStore::find(const ContentId& item, const std::string& annotator) {
    return store::guarded([&]() -> std::optional<Rating> {
        SQLite::Statement row(m_sql, std::string(kRatings) + "WHERE item = ? AND annotator = ?");
        store::bindValue(row, 1, item);
        row.bind(2, annotator);
        return row.executeStep() ? std::optional(ratingFrom(row)) : std::nullopt;
    });
}

Result<std::vector<Rating>> RatingStore::all() {
    return store::guarded([&] {
        std::vector<Rating> ratings;
        SQLite::Statement rows(m_sql, std::string(kRatings) + "ORDER BY item, annotator");
        while (rows.executeStep())
            ratings.push_back(ratingFrom(rows));
        return ratings;
    });
}

} // namespace chronoscope::mined
