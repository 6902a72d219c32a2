// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/studies/mined/MinedNarrowing.h"
#include "core/studies/mined/MinedStore.h"
#include "core/studies/mined/Rating.h"

#include <QImage>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::ui {

/// What the rating screen shows, read on the query thread.

/// What is rated: the data of entities (an item of T.A each), or the contexts of F.M.C and P.M.C.
enum class RatingKind { Data, Contexts };

/// The items to be rated, and what is said of them.
struct RatingList {
    std::vector<std::int64_t> rows; ///< of items, in import order
    std::vector<bool> rated;        ///< wholly, by the annotator
    analysis::Table statistics;     ///< of all ratings of items that the filter takes, see mined::ratingTable()
    analysis::Table agreement;      ///< see mined::ratingAgreementTable()
    double seconds = 0;             ///< of the annotator, over the items of the list
    std::int64_t begun = 0;         ///< items of the list with a rating of his
};
Result<RatingList> readRatingList(store::Database& database, RatingKind kind, const std::string& annotator,
                                  const mined::ItemFilter& filter);

/// One item with its pictures and what the annotator said of it.
struct RatingSheet {
    mined::Item item;
    std::array<QImage, 2> pictures;
    std::array<QString, 2> problems; ///< why there is none
    std::optional<mined::Rating> rating;
};
Result<RatingSheet> readRatingSheet(store::Database& database, std::int64_t row, const std::string& annotator);

/// "Tim Cook · 2011-08-24 – now"; one that is not as it should be stands as the file has it.
QString attributeWords(const std::string& attribute);
/// A quality in words.
QString ratingName(std::string_view key);
/// What the ends of its scale mean.
QString worstRating(std::string_view key);
QString bestRating(std::string_view key);
/// "Quality of the textual data 9.10 ± 0.50 (12 ratings) · …": of everybody, over the qualities of this
/// kind; empty without a rating.
QString ratingStatistics(const RatingList& list, RatingKind kind);

} // namespace chronoscope::ui
