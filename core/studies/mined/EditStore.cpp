// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/EditStore.h"

#include "core/base/StrictJson.h"
#include "core/store/RowReader.h"
#include "core/store/RowWriter.h"

#include <algorithm>

namespace chronoscope::mined {

namespace {
std::vector<std::size_t> placesFrom(const std::string& text, std::size_t units) {
    constexpr int kDepth = 2;
    auto places = readJson(text, kDepth, ErrorCode::Corrupt, "demonstrations", [&](const nlohmann::json& list) {
        std::vector<std::size_t> read;
        for (const auto& place : list)
            read.push_back(static_cast<std::size_t>(wholeNumber(place, 0, static_cast<std::int64_t>(2 * units) - 1)));
        return read;
    });
    if (!places) throw store::Failure(places.error());
    return std::move(places).value();
}
} // namespace

void EditStore::add(std::int64_t run, const std::vector<ShownEdits>& shown) {
    SQLite::Statement insert(m_sql, "INSERT INTO mined_edit(run, ordinal, completion, fact, shown) VALUES(?,?,?,?,?)");
    for (std::size_t unit = 0; unit < shown.size(); ++unit)
        for (std::size_t form = 0; form < shown[unit].size(); ++form) {
            const ShownEdit& one = shown[unit][form];
            const std::string places = nlohmann::json(one.places).dump();
            store::execute(insert, run, static_cast<std::int64_t>(unit), static_cast<std::int64_t>(form),
                           static_cast<std::int64_t>(one.fact), places);
        }
}

Result<std::vector<ShownEdits>> EditStore::read(std::int64_t run, std::size_t units) {
    return store::guarded([&] {
        const auto last = static_cast<std::int64_t>(units) - 1;
        std::vector<ShownEdits> shown(units);
        SQLite::Statement rows(
            m_sql,
            "SELECT ordinal, completion, fact, shown FROM mined_edit WHERE run = ? ORDER BY ordinal, completion");
        rows.bind(1, run);
        std::size_t count = 0;
        while (rows.executeStep()) {
            const auto unit = static_cast<std::size_t>(store::wholeFrom(rows.getColumn(0), 0, last));
            ShownEdit& one = shown[unit][store::flagFrom(rows.getColumn(1)) ? 1 : 0];
            one.fact = static_cast<std::size_t>(store::wholeFrom(rows.getColumn(2), 0, last));
            one.places = placesFrom(store::textFrom(rows.getColumn(3)), units);
            ++count;
        }
        if (count != 2 * units) throw store::damaged("what a run of IKE shows is not whole");
        return shown;
    });
}

} // namespace chronoscope::mined
