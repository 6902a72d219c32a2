// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/TemplateRefold.h"

#include "core/run/ElementReplies.h"
#include "core/run/TemplateFold.h"

#include <fmt/format.h>

#include <memory>
#include <string>

namespace chronoscope::run {

namespace {
void clearCells(SQLite::Database& sql, std::int64_t run) {
    for (const char* table : {"cell", "element_category"}) {
        SQLite::Statement drop(sql, std::string("DELETE FROM ") + table + " WHERE key >= ? AND key < ?");
        drop.bind(1, runKey(run, 0));
        drop.bind(2, runKey(run + 1, 0));
        drop.exec();
    }
}

std::int64_t repliesFrom(SQLite::Database& sql, std::int64_t run, std::int64_t index) {
    SQLite::Statement count(sql, "SELECT count(*) FROM reply WHERE key >= ? AND key < ?");
    count.bind(1, runKey(run, index));
    count.bind(2, runKey(run + 1, 0));
    count.executeStep();
    return count.getColumn(0).getInt64();
}

Error noneOfIts(std::int64_t replies) {
    return {ErrorCode::Corrupt, fmt::format("{} replies are such as none of its requests can have", replies), {}};
}
} // namespace

Status refoldTemplates(store::Database& database, const RunContext& context, const std::stop_token& stop) {
    SQLite::Database& sql = database.sql();
    const RunLayout& layout = context.layout;
    const std::int64_t run = context.record.id;
    clearCells(sql, run);
    std::int64_t strangers = repliesFrom(sql, run, layout.elements * layout.repliesPerElement());
    const auto refold = [&](const ElementOfRun& element) -> Status {
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", {}};
        const auto asked = std::make_shared<const FoldElement>(element.asked);
        constexpr std::int64_t kNoneHasCells = -1;
        TemplateFold fold(run, layout, kNoneHasCells);
        const std::int64_t first = asked->ordinal * layout.repliesPerElement();
        const Status read = store::readReplies(database, run, first, first + layout.repliesPerElement(),
                                               [&](const store::ReplyRow& reply) {
                                                   const auto place = layout.placeOfReply(reply.index);
                                                   if (asked->isPlanned(layout, place.year, place.form))
                                                       fold.add(sql, {asked, place.year, place.form}, reply);
                                                   else
                                                       ++strangers;
                                                   return true;
                                               });
        if (read) fold.write(sql);
        return read;
    };
    if (const Status done = readElements(database, context, 0, layout.elements, refold); !done) return done;
    return strangers > 0 ? Status(noneOfIts(strangers)) : Status();
}

} // namespace chronoscope::run
