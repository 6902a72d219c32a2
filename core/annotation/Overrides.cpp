// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/Overrides.h"

#include "core/scoring/ElementScorer.h"
#include "core/store/BenchmarkStore.h"

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

    /// `ofElement`: overrides of one element.
    Status element(std::span<const ScoringOverride> ofElement) {
        const auto notAsked = [](const Error& error) { return error.code == ErrorCode::NotFound ? Status() : error; };
        const auto row = store::BenchmarkStore(m_database).find(toHex(ofElement.front().element));
        if (!row) return notAsked(row.error());
        const auto element = run::elementOfRun(m_database, m_context, *row);
        return element ? judgeAgain(*element, ofElement) : notAsked(element.error());
    }

    Rejudged found() && { return std::move(m_found); }

private:
    Status judgeAgain(const run::ElementOfRun& element, std::span<const ScoringOverride> overrides) {
        std::set<std::pair<int, int>> cells;
        for (const ScoringOverride& one : overrides)
            if (m_context.asks(element.element, one.year, one.form))
                cells.emplace(m_context.layout.yearIndex(one.year), m_context.layout.formIndex(one.form));
        scoring::ElementScorer scorer(m_context, element, m_judge);
        run::ElementReplies replies(m_context, element, m_judge, &m_accepted);
        for (const auto& [year, form] : cells) {
            const Status read = replies.readCell(m_database, year, form, [&](const run::StoredReply& reply) {
                scorer.add(reply);
                return Status();
            });
            if (!read) return read;
        }
        store::ScoringBatch batch;
        scorer.writeTo(batch);
        for (const store::ScoredCell& cell : batch.cells)
            if (cell.category != analysis::CellCategory::Missing) m_found.emplace(cell.index, cell.category);
        return {};
    }

    store::Database& m_database;
    const run::RunContext& m_context;
    const matching::JudgeSettings& m_judge;
    const run::AcceptedAnswers m_accepted;
    Rejudged m_found;
};
} // namespace

std::vector<ScoringOverride> overridesOf(const AnnotationBook& book, const ContentId& run, OverrideScope scope,
                                         const std::set<std::string>& authors) {
    std::vector<ScoringOverride> list;
    book.forEachItem([&](const ItemKey& item, std::span<const Annotation> annotations) {
        if (!item.isCell() || item.form == prompt::Template::TrueFalse ||
            (scope == OverrideScope::ThisRun && item.run != run))
            return;
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
    for (auto from = sorted.begin(); from != sorted.end();) {
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", {}};
        const auto to = std::find_if(from, sorted.end(), [&](const auto& one) { return one.element != from->element; });
        if (const Status judged = rejudging.element({from, to}); !judged) return judged.error();
        from = to;
    }
    return std::move(rejudging).found();
}

} // namespace chronoscope::annotation
