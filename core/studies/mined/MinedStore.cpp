// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/MinedStore.h"

#include "core/base/StrictJson.h"
#include "core/store/RowReader.h"
#include "core/store/RowWriter.h"
#include "core/studies/mined/Holders.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace chronoscope::mined {

using nlohmann::json;
using store::guarded;

namespace {
constexpr std::int64_t kAnyRow = std::numeric_limits<std::int64_t>::max();
constexpr const char* kItems =
    "SELECT i.row, i.id, i.number, i.task, i.type, i.eval_type, i.subject, i.hypernym, i.property, i.question, "
    "i.completion, i.golds, a.list, i.context, i.context_subject, i.context_year, i.context_property, m.id, o.id, "
    "i.extra FROM mined_item i JOIN mined_attributes a ON a.row = i.attributes LEFT JOIN media m ON m.row = i.image "
    "LEFT JOIN media o ON o.row = i.other_image ";

std::string listText(const std::vector<std::string>& texts) {
    return json(texts).dump(-1, ' ', false, json::error_handler_t::replace);
}

std::vector<std::string> listOf(const std::string& text, const char* column) {
    constexpr int kDepth = 2;
    auto list = readJson(text, kDepth, ErrorCode::Corrupt, column,
                         [](const json& value) { return value.get<std::vector<std::string>>(); });
    if (!list) throw store::Failure(list.error());
    return std::move(list).value();
}

std::vector<std::string> listFrom(const SQLite::Column& column) {
    return listOf(store::textFrom(column), column.getName());
}

std::optional<std::int64_t> rowFrom(const SQLite::Column& column) {
    return column.isNull() ? std::nullopt : std::optional(store::wholeFrom(column, 1, kAnyRow));
}

std::optional<ContentId> optionalId(const SQLite::Column& column) {
    return column.isNull() ? std::nullopt : std::optional(store::idFrom(column));
}

Item itemFrom(SQLite::Statement& row) {
    constexpr int kYears = 99'999;
    const auto text = [&](int at) { return store::textFrom(row.getColumn(at)); };
    Item item;
    item.id = store::idFrom(row.getColumn(1));
    item.number = text(2);
    item.task = store::enumFrom(row.getColumn(3), Task::ATE);
    item.type = text(4);
    item.evalType = text(5);
    item.subject = text(6);
    item.hypernym = text(7);
    item.property = text(8);
    item.question = text(9);
    item.completion = text(10);
    item.golds = listFrom(row.getColumn(11));
    item.attributes = listFrom(row.getColumn(12));
    item.context.text = text(13);
    item.context.subject = text(14);
    if (!row.getColumn(15).isNull()) item.context.year = store::intFrom(row.getColumn(15), -kYears, kYears);
    item.context.property = text(16);
    item.image = optionalId(row.getColumn(17));
    item.otherImage = optionalId(row.getColumn(18));
    item.extra = text(19);
    return item;
}

std::string itemPlace(SQLite::Statement& row) { return "item " + row.getColumn(0).getString(); }

/// The row of a content id in `table`; nothing where it has none.
std::optional<std::int64_t> rowOf(SQLite::Database& sql, const char* table, const ContentId& id) {
    SQLite::Statement find(sql, std::string("SELECT row FROM ") + table + " WHERE id = ?");
    store::bindValue(find, 1, id);
    return find.executeStep() ? std::optional(find.getColumn(0).getInt64()) : std::nullopt;
}

std::optional<std::int64_t> mediaRow(SQLite::Database& sql, const std::optional<ContentId>& id) {
    return id ? rowOf(sql, "media", *id) : std::nullopt;
}

/// An item that is stored gets the pictures it lacks.
MinedStore::Added complete(SQLite::Database& sql, std::int64_t row, std::optional<std::int64_t> image,
                           std::optional<std::int64_t> other) {
    SQLite::Statement find(sql, "SELECT image, other_image FROM mined_item WHERE row = ?");
    find.bind(1, row);
    find.executeStep();
    const auto nowImage = rowFrom(find.getColumn(0)), nowOther = rowFrom(find.getColumn(1));
    const auto differs = [](const auto& now, const auto& then) { return now && then && *now != *then; };
    if (differs(nowImage, image) || differs(nowOther, other)) return MinedStore::Added::OtherPicture;
    if ((nowImage || !image) && (nowOther || !other)) return MinedStore::Added::Already;
    find.reset();
    SQLite::Statement update(sql, "UPDATE mined_item SET image = ?, other_image = ? WHERE row = ?");
    store::execute(update, nowImage ? nowImage : image, nowOther ? nowOther : other, row);
    return MinedStore::Added::Completed;
}

std::int64_t attributesRow(SQLite::Database& sql, const std::vector<std::string>& attributes) {
    const std::string list = listText(attributes);
    const ContentId id = contentId(list);
    if (const auto row = rowOf(sql, "mined_attributes", id)) return *row;
    SQLite::Statement insert(sql, "INSERT INTO mined_attributes(id, list) VALUES(?, ?)");
    store::execute(insert, id, list);
    return sql.getLastInsertRowid();
}
} // namespace

bool MinedStore::addMedia(const ContentId& id, const ImageHeader& header, const std::string& bytes) {
    if (rowOf(m_sql, "media", id)) return false;
    SQLite::Statement insert(m_sql, "INSERT INTO media(id, type, width, height, bytes) VALUES(?,?,?,?,?)");
    store::bindValue(insert, 1, id);
    insert.bind(2, header.mediaType);
    insert.bind(3, std::int64_t{header.width});
    insert.bind(4, std::int64_t{header.height});
    insert.bindNoCopy(5, bytes.data(), static_cast<int>(bytes.size()));
    insert.exec();
    return true;
}

bool MinedStore::isOfOtherPictures(const Item& item) {
    SQLite::Statement find(m_sql, "SELECT m.id, o.id FROM mined_item i LEFT JOIN media m ON m.row = i.image LEFT JOIN "
                                  "media o ON o.row = i.other_image WHERE i.id = ?");
    store::bindValue(find, 1, item.id);
    if (!find.executeStep()) return false;
    const auto differs = [](const auto& now, const auto& then) { return now && then && *now != *then; };
    return differs(optionalId(find.getColumn(0)), item.image) ||
           differs(optionalId(find.getColumn(1)), item.otherImage);
}

MinedStore::Added MinedStore::addItem(const Item& item) {
    const auto image = mediaRow(m_sql, item.image), other = mediaRow(m_sql, item.otherImage);
    if (const auto row = rowOf(m_sql, "mined_item", item.id)) return complete(m_sql, *row, image, other);
    SQLite::Statement insert(
        m_sql, "INSERT INTO mined_item(id, number, task, type, eval_type, subject, hypernym, property, question, "
               "completion, golds, attributes, context, context_subject, context_year, context_property, image, "
               "other_image, extra) VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
    const std::string golds = listText(item.golds);
    store::execute(insert, item.id, item.number, item.task, item.type, item.evalType, item.subject, item.hypernym,
                   item.property, item.question, item.completion, golds, attributesRow(m_sql, item.attributes),
                   item.context.text, item.context.subject, item.context.year, item.context.property, image, other,
                   item.extra);
    return Added::New;
}

void MinedStore::addRun(std::int64_t run, const AskingSpec& spec, const std::vector<Unit>& units) {
    SQLite::Statement insert(m_sql, "INSERT INTO mined_run(run, spec) VALUES(?, ?)");
    const std::string text = spec.json();
    store::execute(insert, run, text);
    SQLite::Statement add(m_sql, "INSERT INTO mined_unit(run, ordinal, item, with_context, context, context_subject, "
                                 "golds) VALUES(?,?,?,?,?,?,?)");
    for (const Unit& unit : units) {
        const auto golds = unit.golds ? std::optional(listText(*unit.golds)) : std::nullopt;
        store::execute(add, run, unit.ordinal, unit.item, unit.withContext, unit.context, unit.contextSubject, golds);
    }
}

void MinedStore::addJudge(std::int64_t run, std::int64_t judged) {
    SQLite::Statement insert(m_sql, "INSERT INTO mined_run(run, spec) VALUES(?, ?)");
    const std::string text = json{{"judged_run", judged}}.dump();
    store::execute(insert, run, text);
}

Result<std::int64_t> MinedStore::judgedBy(std::int64_t run) {
    return guarded([&]() -> Result<std::int64_t> {
        SQLite::Statement row(m_sql, "SELECT spec FROM mined_run WHERE run = ?");
        row.bind(1, run);
        if (!row.executeStep())
            return Error{ErrorCode::NotFound, "this is no run of a judge", "run " + std::to_string(run)};
        constexpr int kDepth = 2;
        return readJson(row.getColumn(0).getString(), kDepth, ErrorCode::Corrupt, "the run that is judged",
                        [](const json& spec) { return wholeNumber(spec.at("judged_run"), 1, kAnyRow); });
    });
}

Result<std::vector<ItemMeta>> MinedStore::metas() {
    return guarded([&] {
        std::vector<ItemMeta> metas;
        SQLite::Statement rows(m_sql, "SELECT row, id, task, type, subject, image, other_image FROM mined_item ORDER "
                                      "BY row");
        while (rows.executeStep())
            metas.push_back(store::located([&] { return itemPlace(rows); },
                                           [&] {
                                               return ItemMeta{rows.getColumn(0).getInt64(),
                                                               store::idFrom(rows.getColumn(1)),
                                                               store::enumFrom(rows.getColumn(2), Task::ATE),
                                                               store::textFrom(rows.getColumn(3)),
                                                               store::textFrom(rows.getColumn(4)),
                                                               rowFrom(rows.getColumn(5)),
                                                               rowFrom(rows.getColumn(6))};
                                           }));
        return metas;
    });
}

Status MinedStore::items(const std::function<bool(std::int64_t, const Item&)>& visit) {
    return guarded([&] {
        SQLite::Statement rows(m_sql, std::string(kItems) + "ORDER BY i.row");
        while (rows.executeStep()) {
            const Item item = store::located([&] { return itemPlace(rows); }, [&] { return itemFrom(rows); });
            if (!visit(rows.getColumn(0).getInt64(), item)) return;
        }
    });
}

Status MinedStore::attributeLists(const std::function<bool(const ContentId&, const std::string&)>& visit) {
    return guarded([&] {
        SQLite::Statement rows(m_sql, "SELECT id, list FROM mined_attributes ORDER BY row");
        while (rows.executeStep())
            if (!visit(store::idFrom(rows.getColumn(0)), store::textFrom(rows.getColumn(1)))) return;
    });
}

Result<Item> MinedStore::item(std::int64_t row) {
    return guarded([&]() -> Result<Item> {
        SQLite::Statement rows(m_sql, std::string(kItems) + "WHERE i.row = ?");
        rows.bind(1, row);
        if (!rows.executeStep()) return Error{ErrorCode::NotFound, "no such item", std::to_string(row)};
        return store::located([&] { return itemPlace(rows); }, [&] { return itemFrom(rows); });
    });
}

Result<std::vector<std::int64_t>> MinedStore::find(const std::string& idOrSubject) {
    return guarded([&]() -> Result<std::vector<std::int64_t>> {
        bool isId = false;
        const ContentId id = contentIdFromHex(idOrSubject, isId);
        SQLite::Statement rows(m_sql, std::string("SELECT row FROM mined_item WHERE ") + (isId ? "id" : "subject") +
                                          " = ? ORDER BY row");
        if (isId)
            store::bindValue(rows, 1, id);
        else
            rows.bind(1, idOrSubject);
        std::vector<std::int64_t> found;
        while (rows.executeStep())
            found.push_back(rows.getColumn(0).getInt64());
        if (found.empty()) return Error{ErrorCode::NotFound, "no such item", idOrSubject};
        return found;
    });
}

Result<std::array<std::int64_t, kTasks>> MinedStore::countByTask() {
    return guarded([&] {
        std::array<std::int64_t, kTasks> counts{};
        SQLite::Statement rows(m_sql, "SELECT task, count(*) FROM mined_item GROUP BY task");
        while (rows.executeStep())
            counts[static_cast<std::size_t>(store::enumFrom(rows.getColumn(0), Task::ATE))] =
                rows.getColumn(1).getInt64();
        return counts;
    });
}

Result<AskingSpec> MinedStore::spec(std::int64_t run) {
    return guarded([&]() -> Result<AskingSpec> {
        SQLite::Statement row(m_sql, "SELECT spec FROM mined_run WHERE run = ?");
        row.bind(1, run);
        if (!row.executeStep())
            return Error{ErrorCode::NotFound, "this is no run of MINED", "run " + std::to_string(run)};
        return AskingSpec::parse(row.getColumn(0).getString());
    });
}

Result<std::vector<std::int64_t>> MinedStore::unitsOfYes(std::int64_t run) {
    return guarded([&] {
        std::vector<std::int64_t> ordinals;
        SQLite::Statement row(m_sql, "SELECT u.ordinal, COALESCE(u.golds, i.golds) FROM mined_unit u JOIN mined_item i "
                                     "ON i.row = u.item WHERE u.run = ? AND i.task = ?");
        row.bind(1, run);
        row.bind(2, static_cast<int>(Task::ATE));
        while (row.executeStep()) {
            const auto golds = listOf(store::textFrom(row.getColumn(1)), "golds");
            if (std::any_of(golds.begin(), golds.end(), [](const auto& gold) { return sameName(gold, "yes"); }))
                ordinals.push_back(row.getColumn(0).getInt64());
        }
        return ordinals;
    });
}

Result<std::vector<Unit>> MinedStore::units(std::int64_t run) {
    return guarded([&] {
        std::vector<Unit> units;
        SQLite::Statement count(m_sql, "SELECT count(*) FROM mined_unit WHERE run = ?");
        count.bind(1, run);
        if (count.executeStep()) units.reserve(static_cast<std::size_t>(count.getColumn(0).getInt64()));
        store::RowReader rows(m_sql, "SELECT u.ordinal, u.item, u.with_context, u.context, u.context_subject, u.golds, "
                                     "i.image, i.other_image, i.task, i.type FROM mined_unit u JOIN mined_item i ON "
                                     "i.row = u.item WHERE u.run = ? ORDER BY u.ordinal");
        rows.bind(1, run);
        const auto text = [&](int column) {
            return rows.isNull(column) ? std::nullopt : std::optional(rows.string(column));
        };
        const auto picture = [&](int column) {
            return rows.isNull(column) ? std::nullopt : std::optional(rows.value(column, 1, kAnyRow));
        };
        while (rows.next()) {
            Unit& unit = units.emplace_back();
            unit.ordinal = rows.value(0, 0, kAnyRow);
            if (unit.ordinal + 1 != static_cast<std::int64_t>(units.size()))
                throw store::damaged("a unit of the run is missing");
            unit.item = rows.value(1);
            unit.withContext = rows.flag(2);
            unit.context = text(3);
            unit.contextSubject = text(4);
            if (const auto golds = text(5)) unit.golds = listOf(*golds, "golds");
            unit.image = picture(6);
            unit.otherImage = picture(7);
            unit.task = static_cast<Task>(rows.value(8, 0, static_cast<int>(Task::ATE)));
            unit.type = rows.string(9);
        }
        return units;
    });
}

Result<std::shared_ptr<const backend::Image>> MinedStore::picture(std::int64_t row) {
    return guarded([&]() -> Result<std::shared_ptr<const backend::Image>> {
        SQLite::Statement find(m_sql, "SELECT type, bytes, id FROM media WHERE row = ?");
        find.bind(1, row);
        if (!find.executeStep()) return Error{ErrorCode::NotFound, "no such picture", std::to_string(row)};
        const SQLite::Column bytes = find.getColumn(1);
        auto image = std::make_shared<const backend::Image>(
            store::textFrom(find.getColumn(0)),
            std::string(static_cast<const char*>(bytes.getBlob()), static_cast<std::size_t>(bytes.getBytes())));
        if (contentId(image->bytes) != store::idFrom(find.getColumn(2)))
            throw store::damaged("the bytes of picture " + std::to_string(row) + " are not those that were stored");
        return image;
    });
}

Result<std::vector<MinedStore::MediaInfo>> MinedStore::media() {
    return guarded([&] {
        std::vector<MediaInfo> all;
        SQLite::Statement rows(m_sql, "SELECT row, id, type, width, height, length(bytes) FROM media ORDER BY row");
        while (rows.executeStep()) {
            const auto side = [&](int at) {
                return static_cast<std::uint32_t>(store::wholeFrom(rows.getColumn(at), 1, kMostImageSide));
            };
            all.push_back({rows.getColumn(0).getInt64(), store::idFrom(rows.getColumn(1)),
                           ImageHeader{store::textFrom(rows.getColumn(2)), side(3), side(4)},
                           rows.getColumn(5).getInt64()});
        }
        return all;
    });
}

} // namespace chronoscope::mined
