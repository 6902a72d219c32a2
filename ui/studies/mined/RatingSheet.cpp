// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/RatingSheet.h"

#include "core/studies/mined/DatedValue.h"
#include "core/studies/mined/RatingStore.h"
#include "core/studies/mined/RatingTables.h"
#include "ui/studies/mined/Pictures.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr QSize kMostShown(1200, 900); ///< pixels: larger pictures are made smaller

bool isOf(RatingKind kind, mined::Task task) {
    return kind == RatingKind::Contexts ? mined::hasContext(task) : task == mined::Task::TA;
}

/// The others are said of things of the other kind.
bool isQualityOf(RatingKind kind, std::string_view key) {
    const auto qualities = mined::ratedQualities(kind == RatingKind::Contexts ? mined::Task::FMC : mined::Task::TA);
    return std::any_of(qualities.begin(), qualities.end(), [&](const auto& quality) { return quality.key == key; });
}

QString decimal(double value, int digits) { return QLocale().toString(value, 'f', digits); }
} // namespace

QString ratingName(std::string_view key) {
    if (key == "textual") return Text::tr("Quality of the textual data");
    if (key == "visual") return Text::tr("Quality of the visual data");
    return key == "writing_1" ? Text::tr("First text of your own") : Text::tr("Second text of your own");
}

QString worstRating(std::string_view key) {
    if (key == "textual") return Text::tr("wrong throughout");
    return key == "visual" ? Text::tr("does not show it") : Text::tr("another meaning");
}

QString bestRating(std::string_view key) {
    if (key == "textual") return Text::tr("all right and clear");
    return key == "visual" ? Text::tr("shows it beyond doubt") : Text::tr("what the context says");
}

QString attributeWords(const std::string& attribute) {
    const mined::AttributeReading reading = mined::readAttribute(attribute);
    if (!reading.faults.empty() || !reading.value.start) return toQt(attribute);
    const QString end = reading.value.end ? toQt(reading.value.end->text()) : Text::tr("now");
    return QStringLiteral("%1 · %2 – %3").arg(toQt(reading.value.name), toQt(reading.value.start->text()), end);
}

QString ratingStatistics(const RatingList& list, RatingKind kind) {
    QStringList parts;
    for (const auto& row : list.statistics.rows) {
        if (row[0] != "all" || !isQualityOf(kind, row[1])) continue;
        const QString spread =
            row[4].empty() ? QString() : QStringLiteral(" ± %1").arg(decimal(toQt(row[4]).toDouble(), 2));
        parts << Text::tr("%1 %2%3 (n = %4)")
                     .arg(ratingName(row[1]), decimal(toQt(row[3]).toDouble(), 2), spread, toQt(row[2]));
    }
    for (const auto& row : list.agreement.rows)
        if (!row[3].empty() && isQualityOf(kind, row[0]))
            parts << Text::tr("α %1 over %2 items rated by several, %3")
                         .arg(decimal(toQt(row[3]).toDouble(), 2), toQt(row[1]), ratingName(row[0]));
    return parts.join(QStringLiteral(" · "));
}

Result<RatingList> readRatingList(store::Database& database, RatingKind kind, const std::string& annotator,
                                  const mined::ItemFilter& filter) {
    auto metas = mined::MinedStore(database).metas();
    if (!metas) return metas.error();
    auto ratings = mined::RatingStore(database).all();
    if (!ratings) return ratings.error();
    if (!filter.takesAll()) {
        std::erase_if(*metas,
                      [&](const mined::ItemMeta& item) { return !filter.takes(item.task, item.type, item.subject); });
        std::set<ContentId> taken;
        for (const mined::ItemMeta& item : *metas)
            taken.insert(item.id);
        std::erase_if(*ratings, [&](const mined::Rating& rating) { return !taken.contains(rating.item); });
    }
    std::map<ContentId, const mined::Rating*> own;
    for (const mined::Rating& rating : *ratings)
        if (rating.annotator == annotator) own[rating.item] = &rating;
    RatingList list;
    for (const mined::ItemMeta& meta : *metas) {
        if (!isOf(kind, meta.task)) continue;
        const auto rating = own.find(meta.id);
        list.rows.push_back(meta.row);
        list.rated.push_back(rating != own.end() && rating->second->isWhole(meta.task));
        if (rating == own.end()) continue;
        ++list.begun;
        list.seconds += rating->second->seconds;
    }
    list.statistics = mined::ratingTable(*ratings);
    list.agreement = mined::ratingAgreementTable(*ratings);
    return list;
}

Result<RatingSheet> readRatingSheet(store::Database& database, std::int64_t row, const std::string& annotator) {
    mined::MinedStore store(database);
    auto item = store.item(row);
    if (!item) return item.error();
    RatingSheet sheet;
    sheet.item = std::move(item).value();
    const auto media = store.media();
    if (!media) return media.error();
    for (std::size_t i = 0; i < sheet.pictures.size(); ++i) {
        const auto& id = i == 0 ? sheet.item.image : sheet.item.otherImage;
        sheet.problems[i] = Text::tr("The item has no such picture");
        if (!id) continue;
        for (const auto& one : *media) {
            if (one.id != *id) continue;
            const auto picture = store.picture(one.row);
            if (!picture) return picture.error();
            DecodedPicture decoded = decodePicture((*picture)->bytes, kMostShown);
            sheet.pictures[i] = std::move(decoded.image);
            sheet.problems[i] = decoded.problem;
        }
    }
    auto rating = mined::RatingStore(database).find(sheet.item.id, annotator);
    if (!rating) return rating.error();
    sheet.rating = std::move(rating).value();
    return sheet;
}

} // namespace chronoscope::ui
