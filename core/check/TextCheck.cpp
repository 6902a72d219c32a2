// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/check/TextCheck.h"

#include "core/base/Hash.h"
#include "core/store/ReplyTextId.h"
#include "core/store/RowReader.h"

#include <fmt/format.h>

namespace chronoscope::check {

namespace {
using study::CheckedItems;

constexpr std::int64_t kRowsBetweenStops = 8'192;

void checkPacks(store::Database& database, CheckedItems& checked) {
    store::RowReader rows(database.sql(), "SELECT id, json FROM pack");
    std::int64_t other = 0;
    while (rows.next()) {
        const ContentId id = contentId(rows.text(1));
        const std::string_view bytes(reinterpret_cast<const char*>(id.data()), id.size());
        other += rows.text(0) == bytes ? 0 : 1;
        ++checked.items;
    }
    if (other > 0) checked.problems.push_back(fmt::format("{} packs of words are not what their hashes say", other));
}

Status checkReplyTexts(store::Database& database, const std::stop_token& stop, CheckedItems& checked) {
    store::RowReader rows(database.sql(), "SELECT id, text FROM reply_text");
    std::int64_t other = 0;
    for (std::int64_t seen = 1; rows.next(); ++seen) {
        other += store::isTextId(rows.value(0), rows.text(1)) ? 0 : 1;
        ++checked.items;
        if (seen % kRowsBetweenStops == 0 && stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", {}};
    }
    if (other > 0) checked.problems.push_back(fmt::format("{} texts of replies are not what was stored", other));
    return {};
}
} // namespace

Result<CheckedItems> checkTexts(store::Database& database, const std::stop_token& stop) {
    return store::guarded([&]() -> Result<CheckedItems> {
        CheckedItems checked;
        checkPacks(database, checked);
        if (const Status texts = checkReplyTexts(database, stop, checked); !texts) return texts.error();
        return checked;
    });
}

} // namespace chronoscope::check
