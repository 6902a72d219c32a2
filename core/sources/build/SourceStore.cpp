// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/build/SourceStore.h"

#include "core/base/StrictJson.h"
#include "core/base/Time.h"
#include "core/sources/BuildDocument.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/RowReader.h"
#include "core/store/RowWriter.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>

namespace chronoscope::sources {

using nlohmann::json;

namespace {
constexpr std::size_t kStoredAtOnce = 500; ///< elements in a transaction
constexpr int kIdsDepth = 4;
constexpr int kFarthestYear = 100'000;

std::string idsText(const std::map<int, std::vector<std::string>>& objectIds) {
    json document = json::object();
    for (const auto& [year, ids] : objectIds)
        document[std::to_string(year)] = ids;
    return document.dump();
}

int yearFrom(const std::string& text) {
    int year = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), year);
    require(problem == std::errc() && end == text.data() + text.size(), "no year");
    return year;
}

std::map<int, std::vector<std::string>> idsFrom(const std::string& text) {
    const auto ids =
        readJson(text, kIdsDepth, ErrorCode::Corrupt, "element_source.object_ids", [](const json& document) {
            require(document.is_object(), "no map of years");
            std::map<int, std::vector<std::string>> years;
            for (const auto& [year, list] : document.items())
                years[yearFrom(year)] = list.get<std::vector<std::string>>();
            return years;
        });
    if (!ids) throw store::Failure(ids.error());
    return *ids;
}

/// What goes with an element wherever it is exported to: who said so, when, and under which licence.
benchmark::Element withOrigin(const BuiltElement& built, const BuildReport& report) {
    benchmark::Element element = built.element;
    json extra = json::parse(element.extra, nullptr, false);
    if (!extra.is_object()) extra = json::object();
    extra["source"] = report.source;
    extra["source_id"] = built.sourceId;
    extra["relation_id"] = built.relationId;
    extra["licence"] = report.licence;
    if (report.asOf) extra["source_year"] = *report.asOf;
    if (!built.filled.empty()) extra["filled_years"] = built.filled;
    element.extra = extra.dump();
    return element;
}
} // namespace

Result<std::int64_t> SourceStore::addBuild(const BuildRecord& record) {
    return store::guarded([&]() -> Result<std::int64_t> {
        SQLite::Statement insert(m_sql, "INSERT INTO build(source, licence, made, options, summary) VALUES(?,?,?,?,?)");
        store::execute(insert, record.source, record.licence, record.made, record.options, record.summary);
        return static_cast<std::int64_t>(m_sql.getLastInsertRowid());
    });
}

Status SourceStore::addSources(std::int64_t build, const std::vector<BuiltElement>& elements, std::optional<int> asOf) {
    return store::guarded([&]() -> Status {
        SQLite::Transaction transaction(m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        SQLite::Statement insert(m_sql,
                                 "INSERT OR IGNORE INTO element_source(element, build, source_id, relation_id, as_of, "
                                 "object_ids) SELECT row, ?, ?, ?, ?, ? FROM element WHERE few_shot = ? AND id = ?");
        SQLite::Statement there(m_sql, "SELECT 1 FROM element WHERE few_shot = ? AND id = ?");
        for (const BuiltElement& built : elements) {
            const std::string ids = idsText(built.objectIds);
            const std::optional<std::int64_t> year = asOf ? std::optional<std::int64_t>(*asOf) : std::nullopt;
            if (store::execute(insert, build, built.sourceId, built.relationId, year, ids, built.isFewShot,
                               built.element.id) > 0)
                continue;
            store::bindValue(there, 1, built.isFewShot);
            store::bindValue(there, 2, built.element.id);
            const bool isThere = there.executeStep();
            there.reset();
            if (!isThere)
                return Error{ErrorCode::NotFound, "the element is not in the workspace", built.element.subject};
        }
        transaction.commit();
        return {};
    });
}

Result<std::vector<BuildRecord>> SourceStore::builds() {
    return store::guarded([&]() -> Result<std::vector<BuildRecord>> {
        std::vector<BuildRecord> list;
        SQLite::Statement rows(m_sql, "SELECT id, source, licence, made, options, summary FROM build ORDER BY id");
        while (rows.executeStep())
            list.push_back({rows.getColumn(0).getInt64(), store::textFrom(rows.getColumn(1)),
                            store::textFrom(rows.getColumn(2)), store::textFrom(rows.getColumn(3)),
                            store::textFrom(rows.getColumn(4)), store::textFrom(rows.getColumn(5))});
        return list;
    });
}

Result<std::vector<ElementSource>> SourceStore::sources(bool fewShots) {
    return store::guarded([&]() -> Result<std::vector<ElementSource>> {
        std::vector<ElementSource> list;
        // An element that stands in for an edited one comes from where that came from.
        SQLite::Statement rows(
            m_sql, "WITH RECURSIVE origin(row, source) AS (SELECT DISTINCT element, element FROM element_source UNION "
                   "SELECT r.by_row, o.source FROM origin o JOIN element_replaced r ON r.row = o.row) "
                   "SELECT o.row, s.build, s.source_id, s.relation_id, s.as_of, s.object_ids FROM origin o "
                   "JOIN element_source s ON s.element = o.source JOIN element e ON e.row = o.row WHERE e.few_shot = ? "
                   "AND (o.row = o.source OR NOT EXISTS (SELECT 1 FROM element_source x WHERE x.element = o.row)) "
                   "ORDER BY o.row, s.build");
        store::bindValue(rows, 1, fewShots);
        while (rows.executeStep()) {
            ElementSource& source = list.emplace_back();
            source.element = rows.getColumn(0).getInt64();
            source.build = rows.getColumn(1).getInt64();
            source.sourceId = store::textFrom(rows.getColumn(2));
            source.relationId = store::textFrom(rows.getColumn(3));
            if (!rows.getColumn(4).isNull())
                source.asOf = store::intFrom(rows.getColumn(4), -kFarthestYear, kFarthestYear);
            source.objectIds = idsFrom(store::textFrom(rows.getColumn(5)));
        }
        return list;
    });
}

Result<StoredBuild> storeBuild(store::Workspace& workspace, const BuildReport& report, const std::string& options,
                               const std::stop_token& stop) {
    StoredBuild stored;
    const auto build = workspace.write([&](store::Database& database) {
        return SourceStore(database).addBuild(
            {0, report.source, report.licence, utcNow(), options, summaryOf(report).dump()});
    });
    if (!build) return build.error();
    stored.build = *build;
    for (const bool fewShots : {true, false}) {
        std::vector<BuiltElement> taken;
        for (const BuiltElement& built : report.elements)
            if (built.isTaken && built.isFewShot == fewShots) taken.push_back(built);
        for (std::size_t first = 0; first < taken.size(); first += kStoredAtOnce) {
            if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "the build was cancelled", {}};
            const auto from = taken.begin() + static_cast<std::ptrdiff_t>(first);
            const std::vector<BuiltElement> batch(
                from, from + static_cast<std::ptrdiff_t>(std::min(kStoredAtOnce, taken.size() - first)));
            std::vector<benchmark::Element> elements;
            for (const BuiltElement& built : batch)
                elements.push_back(withOrigin(built, report));
            const auto written = workspace.write([&](store::Database& database) {
                auto inserted = store::BenchmarkStore(database).insert(elements, fewShots);
                if (!inserted) return inserted;
                const Status noted = SourceStore(database).addSources(stored.build, batch, report.asOf);
                return noted ? inserted : Result<benchmark::ElementSink::Stored>(noted.error());
            });
            if (!written) return written.error();
            (fewShots ? stored.fewShots : stored.elements) += written->added;
            stored.already += written->already;
        }
    }
    return stored;
}

} // namespace chronoscope::sources
