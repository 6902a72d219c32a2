// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/mined/JudgeRows.h"

#include "app/cli/Console.h"
#include "core/base/Text.h"
#include "core/store/ReplyStore.h"
#include "core/studies/mined/JudgeRun.h"
#include "core/studies/mined/RecentRows.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <optional>
#include <utility>

namespace chronoscope::app {

using mined::Item;
using mined::JudgeContext;
using mined::MinedStore;
using mined::Unit;
using nlohmann::ordered_json;

namespace {
/// A judged reply, with the question that it answers.
struct Judged {
    const Unit& unit;
    mined::Configuration configuration;
    std::shared_ptr<const Item> item;
    std::string text;
};

/// Reads the replies that a judge is asked about.
class JudgedReplies {
public:
    JudgedReplies(store::Database& reader, const JudgeContext& run) : m_reader(reader), m_run(run) {}

    Result<Judged> at(std::int64_t index) {
        const mined::MinedContext& judged = *m_run.judged;
        const auto place = judged.order.place(index);
        const Unit& unit = judged.unitOf(place);
        auto item = m_items.get(unit.item, [&](std::int64_t row) -> Result<std::shared_ptr<const Item>> {
            auto found = MinedStore(m_reader).item(row);
            if (!found) return found.error();
            return std::make_shared<const Item>(std::move(found).value());
        });
        if (!item) return item.error();
        std::optional<std::string> text;
        const Status read = store::readReplies(m_reader, judged.record.id, index, index + 1, [&](const auto& row) {
            text = row.text;
            return true;
        });
        if (!read) return read.error();
        if (!text) return Error{ErrorCode::Corrupt, "a reply that was judged is gone", judged.record.name};
        return Judged{unit, place.configuration, std::move(item).value(), std::move(*text)};
    }

private:
    store::Database& m_reader;
    const JudgeContext& m_run;
    mined::RecentRows<const Item> m_items{256};
};

ordered_json rowOf(const Judged& judged, const store::ReplyRow& row, bool isAgain) {
    const Item& item = *judged.item;
    const auto orNull = [&](const auto& value) { return row.error ? ordered_json() : ordered_json(value); };
    return {{"element_id", toHex(item.id)},
            {"item", item.number},
            {"subject", item.subject},
            {"relation", item.property},
            {"task", name(item.task)},
            {"type", item.type},
            {"configuration", name(judged.configuration)},
            {"context", judged.unit.withContext},
            {"judged", judged.text},
            {"golds", mined::goldsOf(judged.unit, item)},
            {"asking", isAgain ? 2 : 1},
            {"reply", orNull(row.text)},
            {"answer", orNull(std::string(text::trim(row.text)))},
            {"judge", row.error || !row.value ? ordered_json() : ordered_json(*row.value)},
            {"outcome", row.outcome()}};
}
} // namespace

Status eachJudgement(OpenRun& run, const IsMeant& isMeant, const std::function<void(const ordered_json&)>& visit) {
    const auto context = mined::judgeContext(run.reader, run.record);
    if (!context) return context.error();
    const std::int64_t total = (*context)->total();
    JudgedReplies replies(run.reader, **context);
    Status problem;
    const Status read = store::readReplies(run.reader, run.record.id, 0, 2 * total, [&](const store::ReplyRow& row) {
        const auto judged = replies.at(row.index % total);
        if (!judged) problem = judged.error();
        if (judged && isMeant(judged->unit, judged->configuration, *judged->item))
            visit(rowOf(*judged, row, row.index >= total));
        return judged.ok();
    });
    return problem ? read : problem;
}

Status eachJudgement(OpenRun& run, const RunReader::OutcomeVisit& visit) {
    const auto context = mined::judgeContext(run.reader, run.record);
    if (!context) return context.error();
    const std::int64_t total = (*context)->total();
    JudgedReplies replies(run.reader, **context);
    Status problem;
    const Status read = store::readReplies(run.reader, run.record.id, 0, 2 * total, [&](const store::ReplyRow& row) {
        const auto judged = replies.at(row.index % total);
        if (!judged) problem = judged.error();
        if (!judged) return false;
        const auto& golds = mined::goldsOf(judged->unit, *judged->item);
        const auto asked = [&]() -> Result<backend::ModelRequest> {
            return (*context)->request(golds, judged->text, row.index % total);
        };
        problem = visit({row.index, std::string(name(judged->item->task)) + "_judge",
                         golds.empty() ? std::string() : golds.front(), !row.error,
                         rowOf(*judged, row, row.index >= total), asked});
        return problem.ok();
    });
    return problem ? read : problem;
}

Result<backend::ModelRequest> judgeRequest(OpenRun& run, const IsMeant& isMeant) {
    const auto context = mined::judgeContext(run.reader, run.record);
    if (!context) return context.error();
    JudgedReplies replies(run.reader, **context);
    std::optional<backend::ModelRequest> request;
    ContentId of;
    for (const std::int64_t index : (*context)->replies) {
        const auto judged = replies.at(index);
        if (!judged) return judged.error();
        if (!isMeant(judged->unit, judged->configuration, *judged->item)) continue;
        if (request && judged->item->id != of)
            return wrong("several items of the run are of this subject; give the id, or --task", judged->item->subject);
        if (request) continue;
        of = judged->item->id;
        request = (*context)->request(mined::goldsOf(judged->unit, *judged->item), judged->text, index);
    }
    if (!request) return Error{ErrorCode::NotFound, "the judge is not asked about this", {}};
    return std::move(*request);
}

} // namespace chronoscope::app
