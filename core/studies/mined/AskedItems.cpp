// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/AskedItems.h"

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
} // namespace

Result<std::unique_ptr<study::AskedRequests>> askedItems(const store::RunRecord& run, store::Database& reader) {
    auto context = minedContext(reader, run);
    if (!context) return context.error();
    return std::unique_ptr<study::AskedRequests>(std::make_unique<AskedItems>(std::move(context).value()));
}

} // namespace chronoscope::mined
