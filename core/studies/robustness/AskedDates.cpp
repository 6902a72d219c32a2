// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/AskedDates.h"

#include "core/facts/IsoDate.h"
#include "core/studies/robustness/FactStore.h"
#include "core/studies/robustness/StressRun.h"

#include <optional>
#include <utility>
#include <vector>

namespace chronoscope::robustness {

namespace {
class AskedDates final : public study::AskedRequests {
public:
    explicit AskedDates(std::shared_ptr<const StressContext> context) : m_context(std::move(context)) {}

    Result<study::AskedRequest> at(store::Database& reader, std::int64_t index) override {
        const RunFact* fact = m_context->factAt(index);
        if (!fact) return Error{ErrorCode::InvalidArgument, "the run has no such request", std::to_string(index)};
        if (const Status loaded = load(reader, *fact); !loaded) return loaded.error();
        const SampledDate& date = m_dates[static_cast<std::size_t>(index - fact->first)];
        auto request = m_context->request(m_fact->fact, date, index);
        if (!request) return request.error();
        return study::AskedRequest{
            m_fact->fact.subject,
            fact->row,
            {{"precision", std::string(name(date.precision))}},
            {{"class", std::string(name(date.of))}, {"date", date.date ? facts::isoText(*date.date) : std::string()}},
            std::move(request).value()};
    }

private:
    /// The fact that was asked about last is at hand: its requests stand side by side.
    Status load(store::Database& reader, const RunFact& fact) {
        if (m_fact && m_fact->row == fact.row) return {};
        auto dates = StressStore(reader).dates(m_context->record.id, fact);
        if (!dates) return dates.error();
        auto stored = FactStore(reader).load(fact.row);
        if (!stored) return stored.error();
        m_dates = std::move(dates).value();
        m_fact = std::move(stored).value();
        return {};
    }

    const std::shared_ptr<const StressContext> m_context;
    std::optional<StoredFact> m_fact;
    std::vector<SampledDate> m_dates;
};
} // namespace

Result<std::unique_ptr<study::AskedRequests>> askedDates(const store::RunRecord& run, store::Database& reader) {
    auto context = stressContext(reader, run);
    if (!context) return context.error();
    return std::unique_ptr<study::AskedRequests>(std::make_unique<AskedDates>(std::move(context).value()));
}

} // namespace chronoscope::robustness
