// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/AskedElements.h"

#include "core/run/RunFactory.h"
#include "core/store/BenchmarkStore.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

namespace chronoscope::chroknow {

namespace {
using Loaded = store::BenchmarkStore::Loaded;

class AskedElements final : public study::AskedRequests {
public:
    explicit AskedElements(std::shared_ptr<const run::RunContext> context) : m_context(std::move(context)) {}

    Result<study::AskedRequest> at(store::Database& reader, std::int64_t index) override {
        const run::RunLayout& layout = m_context->layout;
        const Error none{ErrorCode::InvalidArgument, "the run has no such request", std::to_string(index)};
        if (index < 0 || index >= layout.elements * layout.repliesPerElement()) return none;
        const auto place = layout.placeOfReply(index);
        if (const Status loaded = load(reader, place.ordinal); !loaded) return loaded.error();
        const int year = layout.years[static_cast<std::size_t>(place.year)];
        const prompt::Template form = layout.templates[static_cast<std::size_t>(place.form)];
        const double temperature = layout.temperatures[static_cast<std::size_t>(place.temperature)];
        if (!m_context->asks(m_loaded->element, year, form)) return none;
        return study::AskedRequest{
            m_loaded->element.subject,
            m_loaded->row,
            {{"template", std::string(name(form))}, {"year", std::to_string(year)}},
            {{"temperature", fmt::format("{}", temperature)}, {"set", std::to_string(place.set)}},
            m_context->request(m_loaded->element, m_loaded->row, year, form, temperature, place.set)};
    }

private:
    /// The element that was asked about last is at hand: its requests stand side by side.
    Status load(store::Database& reader, std::int64_t ordinal) {
        if (m_loaded && m_loaded->ordinal == ordinal) return {};
        auto loaded = store::BenchmarkStore(reader).loadOfRun(m_context->record.id, ordinal, 1);
        if (!loaded) return loaded.error();
        if (loaded->empty() || loaded->front().ordinal != ordinal)
            return Error{ErrorCode::Corrupt, "an element of the run is missing", m_context->record.name};
        m_loaded = std::move(loaded->front());
        return {};
    }

    const std::shared_ptr<const run::RunContext> m_context;
    std::optional<Loaded> m_loaded;
};
} // namespace

Result<std::unique_ptr<study::AskedRequests>> askedElements(const store::RunRecord& run, store::Database& reader) {
    auto context = run::contextOf(reader, run);
    if (!context) return context.error();
    return std::unique_ptr<study::AskedRequests>(std::make_unique<AskedElements>(std::move(context).value()));
}

} // namespace chronoscope::chroknow
