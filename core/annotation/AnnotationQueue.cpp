// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/AnnotationQueue.h"

#include "core/results/Selection.h"
#include "core/store/CellLookup.h"
#include "core/store/RunStore.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace chronoscope::annotation {

using analysis::CellCategory;
using prompt::Template;
using results::Block;
using results::ResultFilter;
using results::ResultSet;
using results::RunSelection;
using store::QueueItem;

namespace {
constexpr float kLast = std::numeric_limits<float>::max();

/// A wrong cell on its way into a queue.
struct Candidate {
    std::uint32_t run = 0; ///< run index
    std::uint32_t cell = 0;
    std::uint32_t ordinal = 0;
    std::uint16_t year = 0; ///< places in the run's layout
    std::uint16_t form = 0;
    float rank = 0;    ///< smaller ones come first
    bool said = false; ///< by the author
    std::uint64_t shuffle = 0;
};

bool isWrong(std::uint8_t category) { return analysis::isWrong(static_cast<CellCategory>(category)); }

/// The wrong cells of a filter: each cell of a run once, under the first judgement that it is wrong by.
std::vector<Candidate> wrongCells(const std::vector<RunSelection>& selections) {
    std::vector<Candidate> found;
    std::map<std::int64_t, std::vector<std::uint8_t>> taken; // of runs that are chosen under several judgements
    std::map<std::int64_t, int> judgements;
    for (const RunSelection& selection : selections)
        ++judgements[selection.columns->choice.run];
    for (const RunSelection& selection : selections) {
        const results::RunColumns& run = *selection.columns;
        std::vector<std::uint8_t>* seen = nullptr;
        if (judgements[run.choice.run] > 1) {
            seen = &taken[run.choice.run];
            seen->resize(std::max(seen->size(), run.category.size()));
        }
        results::forEachCell(selection, [&](std::size_t ordinal, std::size_t cell, Block block) {
            if (!isWrong(run.category[cell])) return;
            if (seen && std::exchange((*seen)[cell], std::uint8_t{1}) != 0) return;
            found.push_back({static_cast<std::uint32_t>(selection.run), static_cast<std::uint32_t>(cell),
                             static_cast<std::uint32_t>(ordinal), static_cast<std::uint16_t>(block.year),
                             static_cast<std::uint16_t>(block.form), 0, false, 0});
        });
    }
    return found;
}

/// Gives candidates their places in an order.
class Ranking {
public:
    Ranking(const ResultSet& set, const std::vector<RunSelection>& selections, std::vector<Candidate>& candidates,
            std::uint64_t seed)
        : m_set(set), m_candidates(candidates), m_seed(seed) {
        std::set<std::int64_t> runs;
        for (const RunSelection& selection : selections)
            if (runs.insert(selection.columns->choice.run).second) m_models.push_back(selection.view);
        for (Candidate& one : m_candidates)
            one.shuffle = mix(mix(m_seed, static_cast<std::uint64_t>(m_set.run(one.run).choice.run)), one.cell);
    }

    void markSaid(const AnnotationBook& book, const std::string& author, std::string_view labelSet);
    void byDisagreement();
    void byRelation();
    void byStaleness();
    Status byScore(store::Database& database, const std::stop_token& stop);
    std::vector<QueueItem> take();

private:
    const results::RunColumns& runOf(const Candidate& one) const { return m_set.run(one.run); }
    std::uint32_t elementOf(const Candidate& one) const { return m_set.runs[one.run].elementOf[one.ordinal]; }
    int yearOf(const Candidate& one) const { return runOf(one).layout.years[one.year]; }
    Template formOf(const Candidate& one) const { return runOf(one).layout.templates[one.form]; }
    float disagreement(std::uint32_t element, int year, Template form) const;

    const ResultSet& m_set;
    std::vector<const results::RunView*> m_models; ///< of each chosen run the first chosen judgement
    std::vector<Candidate>& m_candidates;
    const std::uint64_t m_seed;
};

void Ranking::markSaid(const AnnotationBook& book, const std::string& author, std::string_view labelSet) {
    if (book.size() == 0) return;
    for (Candidate& one : m_candidates) {
        const auto said = book.of({runOf(one).identity, m_set.elements->ids[elementOf(one)], yearOf(one), formOf(one)});
        one.said = std::any_of(said.begin(), said.end(), [&](const Annotation& a) {
            return a.voice.author == author && (labelSet.empty() || isSaidWith(a, labelSet));
        });
    }
}

/// Of the chosen runs that have a category for it, the mean difference of two: Correct and Incorrect differ by 2,
/// Partial from either by 1.
float Ranking::disagreement(std::uint32_t element, int year, Template form) const {
    std::array<int, 3> levels{}; // runs that are Incorrect, Partial, Correct
    for (const results::RunView* view : m_models) {
        const results::RunColumns& run = *view->columns;
        const std::int32_t ordinal = view->ordinalOf[element];
        const int yearIndex = run.layout.yearIndex(year);
        const int formIndex = run.layout.formIndex(form);
        if (ordinal < 0 || yearIndex < 0 || formIndex < 0) continue;
        const std::uint8_t category =
            run.category[run.cellAt(static_cast<std::size_t>(ordinal), static_cast<std::size_t>(yearIndex),
                                    static_cast<std::size_t>(formIndex))];
        if (category == static_cast<std::uint8_t>(CellCategory::Correct))
            ++levels[2];
        else if (isWrong(category))
            ++levels[category == static_cast<std::uint8_t>(CellCategory::Incorrect) ? 0 : 1];
    }
    const int runs = levels[0] + levels[1] + levels[2];
    if (runs < 2) return 0;
    const int differences = levels[0] * levels[1] + levels[1] * levels[2] + 2 * levels[0] * levels[2];
    return static_cast<float>(2 * differences) / static_cast<float>(runs * (runs - 1));
}

void Ranking::byDisagreement() {
    for (Candidate& one : m_candidates) {
        const auto element = elementOf(one);
        one.rank = -disagreement(element, yearOf(one), formOf(one));
        const auto question = static_cast<std::uint64_t>(yearOf(one)) << 2 | static_cast<std::uint64_t>(formOf(one));
        one.shuffle = mix(mix(m_seed, static_cast<std::uint64_t>(m_set.elements->rows[element])), question);
    }
}

void Ranking::byRelation() {
    for (Candidate& one : m_candidates)
        one.rank = static_cast<float>(m_set.elements->relations[elementOf(one)]); // relation names ascend
}

void Ranking::byStaleness() {
    std::map<std::uint32_t, std::vector<std::int16_t>> oldest; // by run index: years out of date, by cell
    for (Candidate& one : m_candidates) {
        const results::RunColumns& run = runOf(one);
        auto [at, isNew] = oldest.try_emplace(one.run);
        if (isNew) {
            at->second.assign(run.category.size(), 0);
            for (const results::DiagnosisRow& row : run.diagnoses)
                at->second[row.cell] = std::max(at->second[row.cell], row.shift);
        }
        one.rank = -static_cast<float>(at->second[one.cell]);
    }
}

Status Ranking::byScore(store::Database& database, const std::stop_token& stop) {
    std::vector<Candidate*> scored;
    std::map<std::uint32_t, matching::JudgeSettings> judges; // by run index: the run's own
    for (Candidate& one : m_candidates) {
        one.rank = kLast;
        if (!judges.contains(one.run)) {
            const auto record = store::RunStore(database).get(runOf(one).choice.run);
            if (!record) return record.error();
            judges[one.run] = record->spec.judge;
        }
        const bool resemblance = judges[one.run].extraction == matching::Extraction::Strict; // judges MCQA too
        if (formOf(one) == Template::Generation || (formOf(one) == Template::Mcqa && resemblance))
            scored.push_back(&one);
    }
    if (scored.size() > kScoredCells) {
        const auto end = scored.begin() + static_cast<std::ptrdiff_t>(kScoredCells);
        std::nth_element(scored.begin(), end, scored.end(),
                         [](const Candidate* a, const Candidate* b) { return a->shuffle < b->shuffle; });
        scored.erase(end, scored.end());
    }
    const auto place = [](const Candidate* one) { return std::tuple(one->run, one->ordinal, one->year, one->form); };
    std::sort(scored.begin(), scored.end(),
              [&](const Candidate* a, const Candidate* b) { return place(a) < place(b); });
    for (std::size_t from = 0; from < scored.size();) { // run by run, in the order of the replies
        std::vector<store::IndexRange> ranges;
        const results::RunColumns& run = runOf(*scored[from]);
        std::size_t to = from;
        for (; to < scored.size() && scored[to]->run == scored[from]->run; ++to) {
            const std::int64_t first =
                run.layout.replyIndex(scored[to]->ordinal, scored[to]->year, scored[to]->form, 0);
            ranges.push_back({first, first + run.layout.samplesPerCell()});
        }
        const double threshold = judges[scored[from]->run].threshold;
        const auto best = store::CellLookup(database).bestWrongScores(run.choice.run, ranges, threshold, stop);
        if (!best) return best.error();
        for (std::size_t i = 0; i < best->size(); ++i)
            scored[from + i]->rank = static_cast<float>(threshold - (*best)[i]);
        from = to;
    }
    return {};
}

std::vector<QueueItem> Ranking::take() {
    const auto order = [](const Candidate& one) {
        return std::tuple(one.said, one.rank, one.shuffle, one.run, one.cell);
    };
    std::sort(m_candidates.begin(), m_candidates.end(),
              [&](const Candidate& a, const Candidate& b) { return order(a) < order(b); });
    std::vector<QueueItem> items;
    items.reserve(m_candidates.size());
    for (const Candidate& one : m_candidates)
        items.push_back({runOf(one).choice.run, one.cell, false});
    return items;
}
} // namespace

std::string_view name(QueueOrder order) {
    switch (order) {
    case QueueOrder::Random: return "random";
    case QueueOrder::Disagreement: return "disagreement";
    case QueueOrder::NearThreshold: return "near-threshold";
    case QueueOrder::Relation: return "relation";
    case QueueOrder::Staleness: return "staleness";
    }
    return "";
}

std::optional<QueueOrder> queueOrderFromName(std::string_view text) {
    for (const QueueOrder order : kQueueOrders)
        if (name(order) == text) return order;
    return std::nullopt;
}

std::size_t countQueue(const ResultSet& set, const ResultFilter& filter) {
    return wrongCells(results::select(set, filter)).size();
}

std::optional<std::size_t> undiagnosedRun(const ResultSet& set, const ResultFilter& filter) {
    for (const Candidate& one : wrongCells(results::select(set, filter)))
        if (!set.run(one.run).diagnosed) return one.run;
    return std::nullopt;
}

Result<std::vector<QueueItem>> buildQueue(store::Database& database, const ResultSet& set, const ResultFilter& filter,
                                          QueueOrder order, std::uint64_t seed, const AnnotationBook& book,
                                          const std::string& author, const std::stop_token& stop,
                                          std::string_view labelSet) {
    const auto selections = results::select(set, filter);
    std::vector<Candidate> candidates = wrongCells(selections);
    Ranking ranking(set, selections, candidates, seed);
    ranking.markSaid(book, author, labelSet);
    switch (order) {
    case QueueOrder::Random: break;
    case QueueOrder::Disagreement: ranking.byDisagreement(); break;
    case QueueOrder::NearThreshold:
        if (const Status read = ranking.byScore(database, stop); !read) return read.error();
        break;
    case QueueOrder::Relation: ranking.byRelation(); break;
    case QueueOrder::Staleness:
        for (const Candidate& one : candidates)
            if (!set.run(one.run).diagnosed)
                return Error{ErrorCode::InvalidArgument, "nobody knows what is out of date: diagnose the run first",
                             set.run(one.run).name};
        ranking.byStaleness();
        break;
    }
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", {}};
    return ranking.take();
}

Result<std::optional<RandomQueue>> randomQueue(store::Database& database, std::int64_t run,
                                               const std::vector<std::int64_t>& wanted) {
    store::AnnotationStore store(database);
    const auto queues = store.queues();
    if (!queues) return queues.error();
    std::optional<RandomQueue> newest;
    for (auto queue = queues->rbegin(); queue != queues->rend(); ++queue) {
        if (queue->order != name(QueueOrder::Random)) continue;
        const auto items = store.items(queue->id);
        if (!items) return items.error();
        RandomQueue found{{}, queue->created};
        for (const QueueItem& item : *items)
            if (item.run == run) found.cells.push_back(item.cell);
        if (found.cells.empty()) continue;
        std::vector<std::int64_t> sorted = found.cells;
        std::sort(sorted.begin(), sorted.end());
        if (std::includes(sorted.begin(), sorted.end(), wanted.begin(), wanted.end()))
            return std::optional(std::move(found));
        if (!newest) newest = std::move(found);
    }
    return newest;
}

} // namespace chronoscope::annotation
