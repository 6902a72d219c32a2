// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/ReplyWalk.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace chronoscope::exchange {

using run::RunLayout;

namespace {
constexpr std::int64_t kChunk = 64; // elements

/// What the replies to one (element, year, template) share.
struct Cell {
    const benchmark::YearObjects* right = nullptr;
    std::vector<std::optional<prompt::Prompt>> prompts; ///< per exemplar set, built when wanted
    matching::FuzzyMatcher matcher;
};

class Walk {
public:
    Walk(const run::RunContext& context, const WalkScope& scope, const std::function<Status(const WalkedReply&)>& visit)
        : m_context(context), m_scope(scope), m_visit(visit) {}

    /// The replies of one element, in order.
    Status element(store::Database& reader, const store::BenchmarkStore::Loaded& loaded) {
        m_cell.reset();
        const std::int64_t each = m_context.layout.repliesPerElement();
        Status outcome;
        const Status read = store::readReplies(reader, m_context.record.id, loaded.ordinal * each,
                                               (loaded.ordinal + 1) * each, [&](const store::ReplyRow& row) {
                                                   outcome = reply(loaded, row);
                                                   return outcome.ok();
                                               });
        return read ? outcome : read;
    }

private:
    Status reply(const store::BenchmarkStore::Loaded& loaded, const store::ReplyRow& row) {
        const RunLayout& layout = m_context.layout;
        const auto place = layout.placeOfReply(row.index);
        const int year = layout.years[static_cast<std::size_t>(place.year)];
        const auto form = layout.templates[static_cast<std::size_t>(place.form)];
        if (m_scope.only && form != *m_scope.only) return {};
        if (!m_cell || m_year != place.year || m_form != place.form) {
            const auto* right = loaded.element.at(year);
            if (!right || !m_context.asks(loaded.element, year, form))
                return Error{ErrorCode::Corrupt, "a reply in the workspace belongs to no request of its run",
                             std::to_string(row.index)};
            const auto& judge = m_context.record.spec.judge;
            m_cell.emplace(Cell{right,
                                std::vector<std::optional<prompt::Prompt>>(static_cast<std::size_t>(layout.sets)),
                                matching::FuzzyMatcher(right->objects, judge.preprocess, judge.threshold)});
            m_year = place.year;
            m_form = place.form;
        }
        auto& prompt = m_cell->prompts[static_cast<std::size_t>(place.set)];
        if (!prompt) {
            const auto& builder = *m_context.builder;
            prompt = m_scope.withText ? builder.build(loaded.element, loaded.row, year, form, place.set)
                                      : builder.answerKey(loaded.element, loaded.row, year, form, place.set);
        }
        WalkedReply walked{
            loaded,         place,   year, form, layout.temperatures[static_cast<std::size_t>(place.temperature)],
            *m_cell->right, *prompt, row,  {}};
        if (!row.error)
            walked.verdict = matching::judge(form, *prompt, m_cell->right->objects, m_cell->matcher, row.text,
                                             m_context.record.spec.judge);
        return m_visit(walked);
    }

    const run::RunContext& m_context;
    const WalkScope& m_scope;
    const std::function<Status(const WalkedReply&)>& m_visit;
    std::optional<Cell> m_cell;
    int m_year = 0; ///< index, of m_cell
    int m_form = 0;
};

std::int64_t requestsOf(const run::RunContext& context, const WalkScope& scope, const benchmark::Element& element) {
    std::int64_t cells = 0;
    for (const prompt::Template form : context.layout.templates)
        for (const int year : context.layout.years)
            cells += (!scope.only || form == *scope.only) && context.asks(element, year, form) ? 1 : 0;
    return cells * context.layout.samplesPerCell();
}
} // namespace

Result<std::vector<store::BenchmarkStore::Loaded>>
elementsOf(store::BenchmarkStore& benchmark, const store::RunRecord& record, std::int64_t first, std::int64_t count) {
    const std::int64_t wanted = std::min(count, record.elements - first);
    auto chunk = benchmark.loadOfRun(record.id, first, wanted);
    if (chunk && static_cast<std::int64_t>(chunk->size()) != wanted)
        return Error{ErrorCode::Corrupt, "an element of the run is missing in the workspace", record.name};
    return chunk;
}

Result<std::int64_t> walkReplies(store::Database& reader, const run::RunContext& context, const WalkScope& scope,
                                 const std::stop_token& stop, const ExportProgress& progress,
                                 const std::function<Status(const WalkedReply&)>& visit) {
    const store::RunRecord& record = context.record;
    if (scope.only && context.layout.formIndex(*scope.only) < 0)
        return Error{ErrorCode::InvalidArgument, "the run does not use this template", std::string(name(*scope.only))};
    store::BenchmarkStore benchmark(reader);
    Walk walk(context, scope, visit);
    std::int64_t requests = 0;
    for (std::int64_t first = 0; first < record.elements; first += kChunk) {
        const auto chunk = elementsOf(benchmark, record, first, kChunk);
        if (!chunk) return chunk.error();
        for (const auto& loaded : *chunk) {
            if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped; no file was written", record.name};
            if (const Status done = walk.element(reader, loaded); !done) return done.error();
            requests += requestsOf(context, scope, loaded.element);
        }
        if (progress) progress(first, record.elements);
    }
    return requests;
}

} // namespace chronoscope::exchange
