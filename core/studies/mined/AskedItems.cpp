// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/AskedItems.h"

#include "core/studies/mined/JudgeRun.h"
#include "core/studies/mined/MinedRun.h"

#include <utility>

namespace chronoscope::mined {

namespace {
class AskedItems final : public study::AskedRequests {
public:
    explicit AskedItems(std::shared_ptr<const MinedContext> context) : m_context(std::move(context)) {}

    Result<study::AskedRequest> at(store::Database& reader, std::int64_t index) override {
        if (index < 0 || index >= m_context->order.size())
            return Error{ErrorCode::InvalidArgument, "the run has no such request", std::to_string(index)};
        const AskingOrder::Place place = m_context->order.place(index);
        const Unit& unit = m_context->unitOf(place);
        auto item = MinedStore(reader).item(unit.item);
        if (!item) return item.error();
        backend::ModelRequest request = m_context->request(*item, place, index, nullptr);
        request.images.clear();
        return study::AskedRequest{
            item->subject,
            unit.item,
            {{"context", unit.withContext ? "with" : "without"}},
            {{"configuration", std::string(name(place.configuration))}, {"task", std::string(name(item->task))}},
            std::move(request)};
    }

private:
    const std::shared_ptr<const MinedContext> m_context;
};

class AskedJudgements final : public study::AskedRequests {
public:
    explicit AskedJudgements(std::shared_ptr<const JudgeContext> context) : m_context(std::move(context)) {}

    Result<study::AskedRequest> at(store::Database& reader, std::int64_t index) override {
        const MinedContext& judged = *m_context->judged;
        if (index < 0 || index >= 2 * m_context->total())
            return Error{ErrorCode::InvalidArgument, "the run has no such request", std::to_string(index)};
        const std::int64_t reply = index % m_context->total();
        const AskingOrder::Place place = judged.order.place(reply);
        const Unit& unit = judged.unitOf(place);
        auto item = MinedStore(reader).item(unit.item);
        if (!item) return item.error();
        std::string text;
        const Status read = store::readReplies(reader, judged.record.id, reply, reply + 1, [&](const auto& row) {
            text = row.text;
            return true;
        });
        if (!read) return read.error();
        study::UnitKey where{{"configuration", std::string(name(place.configuration))},
                             {"task", std::string(name(item->task))}};
        if (index != reply) where["asked"] = "again";
        return study::AskedRequest{item->subject,
                                   unit.item,
                                   {{"context", unit.withContext ? "with" : "without"}},
                                   std::move(where),
                                   m_context->request(goldsOf(unit, *item), text, index),
                                   study::AskedRequest::About{judged.record.id, reply}};
    }
    std::string aboutRun() const override { return m_context->judged->record.name; }

private:
    const std::shared_ptr<const JudgeContext> m_context;
};
} // namespace

Result<std::unique_ptr<study::AskedRequests>> askedJudgements(const store::RunRecord& run, store::Database& reader) {
    auto context = judgeContext(reader, run);
    if (!context) return context.error();
    return std::unique_ptr<study::AskedRequests>(std::make_unique<AskedJudgements>(std::move(context).value()));
}

Result<std::unique_ptr<study::AskedRequests>> askedItems(const store::RunRecord& run, store::Database& reader) {
    auto context = minedContext(reader, run);
    if (!context) return context.error();
    return std::unique_ptr<study::AskedRequests>(std::make_unique<AskedItems>(std::move(context).value()));
}

} // namespace chronoscope::mined
