// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/Overrides.h"

#include "core/scoring/ElementScorer.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/CellStore.h"
#include "core/store/ReplyStore.h"

#include <algorithm>
#include <optional>
#include <span>

namespace chronoscope::annotation {

using store::ScoringOverride;

namespace {
/// The annotations of an item whose accepted answers count: the final word, or those of the authors.
std::vector<const Annotation*> heard(std::span<const Annotation> annotations, const std::set<std::string>& authors) {
    if (const Annotation* const last = finalWord(annotations)) return {last};
    std::vector<const Annotation*> list;
    for (const Annotation& one : annotations)
        if (authors.empty() || authors.contains(one.voice.author)) list.push_back(&one);
    return list;
}

/// Judges cells of one run again, element by element.
class Rejudging {
public:
    Rejudging(store::Database& database, const run::RunContext& context, const matching::JudgeSettings& judge,
              const std::vector<ScoringOverride>& overrides)
        : m_database(database), m_context(context), m_judge(judge), m_accepted(overrides, judge.preprocess) {}

    Status readOrdinals() {
        auto rows = store::CellStore(m_database).rowsOf(m_context.record.id, m_context.layout.elements);
        if (!rows) return rows.error();
        for (std::size_t i = 0; i < rows->size(); ++i)
            m_ordinals.emplace((*rows)[i], static_cast<std::int64_t>(i));
        return {};
    }

    /// `ofElement`: overrides of one element.
    Status element(std::span<const ScoringOverride> ofElement) {
        const auto ordinal = ordinalOf(ofElement.front().element);
        if (!ordinal) return ordinal.error();
        if (!*ordinal) return {};
        const auto loaded = store::BenchmarkStore(m_database).loadOfRun(m_context.record.id, **ordinal, 1);
        if (!loaded) return loaded.error();
        if (loaded->size() != 1)
            return Error{ErrorCode::Corrupt, "an element of the run is missing in the workspace",
                         m_context.record.name};
        scoring::ElementScorer scorer(m_context, m_judge, loaded->front(), m_accepted);
        std::set<std::pair<int, prompt::Template>> cells;
        for (const ScoringOverride& one : ofElement)
            if (m_context.asks(loaded->front().element, one.year, one.form)) cells.emplace(one.year, one.form);
        for (const auto& [year, form] : cells)
            if (const Status read = readCell(scorer, **ordinal, year, form); !read) return read;
        store::ScoringBatch batch;
        scorer.writeTo(batch);
        for (const store::ScoredCell& cell : batch.cells)
            if (cell.category != analysis::CellCategory::Missing) m_found.emplace(cell.index, cell.category);
        return {};
    }

    Rejudged found() && { return std::move(m_found); }

private:
    /// Nothing where the run does not ask about it.
    Result<std::optional<std::int64_t>> ordinalOf(const ContentId& element) {
        const auto row = store::BenchmarkStore(m_database).find(toHex(element));
        if (!row && row.error().code == ErrorCode::NotFound) return std::optional<std::int64_t>();
        if (!row) return row.error();
        const auto at = m_ordinals.find(*row);
        return at == m_ordinals.end() ? std::optional<std::int64_t>() : std::optional(at->second);
    }

    Status readCell(scoring::ElementScorer& scorer, std::int64_t ordinal, int year, prompt::Template form) {
        const run::RunLayout& layout = m_context.layout;
        const std::int64_t first = layout.replyIndex(ordinal, layout.yearIndex(year), layout.formIndex(form), 0);
        Status added;
        const Status read = store::readReplies(m_database, m_context.record.id, first, first + layout.samplesPerCell(),
                                               [&](const store::ReplyRow& reply) {
                                                   added = scorer.add(reply);
                                                   return added.ok();
                                               });
        return read ? added : read;
    }

    store::Database& m_database;
    const run::RunContext& m_context;
    const matching::JudgeSettings& m_judge;
    const scoring::AcceptedAnswers m_accepted;
    std::map<std::int64_t, std::int64_t> m_ordinals; ///< by element row
    Rejudged m_found;
};
} // namespace

std::vector<ScoringOverride> overridesOf(const AnnotationBook& book, const ContentId& run, OverrideScope scope,
                                         const std::set<std::string>& authors) {
    std::vector<ScoringOverride> list;
    book.forEachItem([&](const ItemKey& item, std::span<const Annotation> annotations) {
        if (item.form == prompt::Template::TrueFalse || (scope == OverrideScope::ThisRun && item.run != run)) return;
        for (const Annotation* one : heard(annotations, authors))
            for (const AcceptedAnswer& accepted : one->body.accepted)
                list.push_back(
                    {item.element, item.year, item.form, accepted.answer, one->voice.author, accepted.reason});
    });
    std::sort(list.begin(), list.end());
    const auto isSame = [](const ScoringOverride& a, const ScoringOverride& b) { // but for the reason
        return a.element == b.element && a.year == b.year && a.form == b.form && a.answer == b.answer &&
               a.author == b.author;
    };
    list.erase(std::unique(list.begin(), list.end(), isSame), list.end());
    return list;
}

Result<Rejudged> rejudge(store::Database& database, const run::RunContext& context,
                         const matching::JudgeSettings& judge, const std::vector<ScoringOverride>& overrides,
                         const std::stop_token& stop) {
    std::vector<ScoringOverride> sorted = overrides;
    std::sort(sorted.begin(), sorted.end());
    Rejudging rejudging(database, context, judge, sorted);
    if (sorted.empty()) return Rejudged();
    if (const Status read = rejudging.readOrdinals(); !read) return read.error();
    for (auto from = sorted.begin(); from != sorted.end();) {
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", {}};
        const auto to = std::find_if(from, sorted.end(), [&](const auto& one) { return one.element != from->element; });
        if (const Status judged = rejudging.element({from, to}); !judged) return judged.error();
        from = to;
    }
    return std::move(rejudging).found();
}

} // namespace chronoscope::annotation
