// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/ElementReplies.h"

#include "core/store/BenchmarkStore.h"
#include "core/store/TallyStore.h"

#include <string>
#include <utility>

namespace chronoscope::run {

Result<ElementOfRun> elementOfRun(store::Database& database, const RunContext& context, std::int64_t row) {
    const auto ordinal = store::TallyStore(database).ordinalOf(context.record.id, row);
    if (!ordinal) return ordinal.error();
    auto element = store::BenchmarkStore(database).load(row);
    if (!element) return element.error();
    FoldElement asked = foldElementOf(context, *ordinal, *element);
    return ElementOfRun{row, std::move(element).value(), std::move(asked)};
}

Status readElementReplies(store::Database& database, const RunContext& context, const ElementOfRun& element,
                          const std::function<void(const store::ReplyRow&, const RunLayout::Place&)>& take) {
    const RunLayout& layout = context.layout;
    const std::int64_t first = layout.replyIndex(element.asked.ordinal, 0, 0, 0);
    Status sound;
    const auto visit = [&](const store::ReplyRow& reply) {
        const auto place = layout.placeOfReply(reply.index);
        if (element.asked.isPlanned(layout, place.year, place.form))
            take(reply, place);
        else
            sound =
                Error{ErrorCode::Corrupt, "the run does not ask what this reply answers", std::to_string(reply.index)};
        return sound.ok();
    };
    const Status read =
        store::readReplies(database, context.record.id, first, first + layout.repliesPerElement(), visit);
    return read ? sound : read;
}

} // namespace chronoscope::run
