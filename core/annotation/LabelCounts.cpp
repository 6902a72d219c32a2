// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/LabelCounts.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <span>
#include <unordered_map>
#include <utility>

namespace chronoscope::annotation {

using analysis::CellCategory;
using results::Block;
using results::ResultFilter;
using results::ResultSet;
using results::RowKey;
using results::RunSelection;

namespace {
LabelShare shareOf(std::int64_t given, std::int64_t of) {
    LabelShare share{given, of, std::nullopt, analysis::wilson95(given, of)};
    if (of > 0) share.percent = 100.0 * static_cast<double>(given) / static_cast<double>(of);
    return share;
}

bool isWrong(CellCategory category) {
    return category == CellCategory::Incorrect || category == CellCategory::PartialGreedy ||
           category == CellCategory::PartialSampled;
}

/// The annotations made with that label set alone.
std::shared_ptr<const AnnotationBook> madeWith(std::shared_ptr<const AnnotationBook> book, const std::string& labelSet) {
    const LabelSetUse use = labelSetUse(*book);
    if (use.empty() || (use.size() == 1 && use.contains(labelSet))) return book;
    std::vector<Annotation> own;
    book->forEachItem([&](const ItemKey&, std::span<const Annotation> said) {
        std::copy_if(said.begin(), said.end(), std::back_inserter(own),
                     [&](const Annotation& one) { return one.labelSet == labelSet; });
    });
    return std::make_shared<const AnnotationBook>(std::move(own));
}

/// Annotated cells of a run, met in ascending order of their cells.
class Walk {
public:
    explicit Walk(const results::RunLabels& labels) : m_labels(labels) {}
    /// The place of a cell among the annotated ones; nothing where it is not.
    std::optional<std::size_t> at(std::size_t cell) {
        while (m_next < m_labels.cells.size() && m_labels.cells[m_next].cell < cell)
            ++m_next;
        const bool found = m_next < m_labels.cells.size() && m_labels.cells[m_next].cell == cell;
        return found ? std::optional(m_next) : std::nullopt;
    }

private:
    const results::RunLabels& m_labels;
    std::size_t m_next = 0;
};

/// Counts of one run: wrong cells densely, what is annotated where there is something.
class RunCounts {
public:
    RunCounts(const ResultSet& set, const RunSelection& selection, results::RowsBy rowsBy, bool byYear)
        : m_set(set), m_selection(selection), m_byYear(byYear),
          m_years(byYear ? selection.columns->layout.years.size() : 1),
          m_wrong(results::rowKeys(set, rowsBy) * m_years, 0) {
        const results::RowKeys keys(*set.elements, selection, rowsBy);
        const results::RunLabels& labels = set.labels->runs[selection.run];
        Walk walk(labels);
        results::forEachCell(selection, [&](std::size_t ordinal, std::size_t cell, Block block) {
            if (!isWrong(static_cast<CellCategory>(selection.columns->category[cell]))) return;
            const std::size_t group = keys.at(ordinal, block) * m_years + (m_byYear ? block.year : 0);
            ++m_wrong[group];
            if (const auto place = walk.at(cell)) count(group, labels.labelsOf(*place));
        });
        m_repeats = repeats(rowsBy);
    }

    void appendTo(std::vector<LabelGroup>& groups) const {
        for (std::size_t at = 0; at < m_wrong.size(); ++at) {
            if (m_wrong[at] == 0) continue;
            const auto known = m_annotated.find(at);
            LabelGroup& group = groups.emplace_back(known == m_annotated.end() ? LabelGroup() : known->second);
            group.run = m_selection.run;
            group.key = static_cast<RowKey>(at / m_years);
            if (m_byYear) group.year = m_selection.columns->layout.years[at % m_years];
            group.wrong = m_wrong[at];
            group.given.resize(m_set.labels->labels.size(), 0);
            group.repeatsElements = m_repeats;
        }
    }

private:
    void count(std::size_t at, std::span<const std::uint32_t> labels) {
        LabelGroup& group = m_annotated[at];
        group.given.resize(m_set.labels->labels.size(), 0);
        ++group.annotated;
        group.labelled += labels.empty() ? 0 : 1;
        for (const std::uint32_t label : labels)
            ++group.given[label];
    }
    bool repeats(results::RowsBy rowsBy) const {
        const auto& blocks = m_selection.blocks;
        const auto differs = [&](auto part) {
            return std::any_of(blocks.begin(), blocks.end(),
                               [&](Block block) { return block.*part != blocks.front().*part; });
        };
        return (!m_byYear && differs(&Block::year)) || (rowsBy != results::RowsBy::Template && differs(&Block::form));
    }

    const ResultSet& m_set;
    const RunSelection& m_selection;
    const bool m_byYear;
    const std::size_t m_years;
    std::vector<std::uint32_t> m_wrong;                      ///< [key][year]
    std::unordered_map<std::size_t, LabelGroup> m_annotated; ///< by place in m_wrong
    bool m_repeats = false;
};

/// An Incorrect cell and what people found of it.
struct Incorrect {
    std::size_t cell = 0;
    bool labelled = false;
    bool alias = false;
    bool known = false; ///< annotated with a label or an accepted answer
    bool gained = false;
};

/// How many of some cells are what.
struct Found {
    std::int64_t labelled = 0, alias = 0, known = 0, gained = 0;
    void add(const Incorrect& cell) {
        labelled += cell.labelled ? 1 : 0;
        alias += cell.alias ? 1 : 0;
        known += cell.known ? 1 : 0;
        gained += cell.known && cell.gained ? 1 : 0;
    }
};

/// All judged cells of the audited run.
struct Audited {
    std::int64_t judged = 0, correct = 0, gained = 0, gainedPartial = 0, aliasWithoutAnswer = 0;
    std::vector<Incorrect> incorrect; ///< by cell
};

Audited audited(const ResultSet& set, const RunSelection& selection, const Rejudged& rejudged) {
    const auto isAlias = [&](std::uint32_t label) { return set.labels->labels[label].role == LabelRole::AliasMissed; };
    Audited out;
    results::forEachCell(selection, [&](std::size_t, std::size_t cell, Block) {
        const auto category = static_cast<CellCategory>(selection.columns->category[cell]);
        if (category == CellCategory::Missing) return;
        const bool isRight = category == CellCategory::Correct;
        const auto again = rejudged.find(static_cast<std::int64_t>(cell));
        const bool gained = !isRight && again != rejudged.end() && again->second == CellCategory::Correct;
        ++out.judged;
        out.correct += isRight ? 1 : 0;
        out.gained += gained ? 1 : 0;
        if (category != CellCategory::Incorrect) {
            out.gainedPartial += gained ? 1 : 0;
            return;
        }
        const auto given = set.labels ? set.labels->labelsOf(selection.run, cell) : std::span<const std::uint32_t>();
        const auto* const said = set.labels ? set.labels->at(selection.run, cell) : nullptr;
        const bool alias = std::any_of(given.begin(), given.end(), isAlias);
        // Whether a disputed cell counts must not hang on how it comes out.
        const bool known = said && (said->spoken || again != rejudged.end());
        out.incorrect.push_back({cell, !given.empty(), alias, known, gained});
        out.aliasWithoutAnswer += alias && again == rejudged.end() ? 1 : 0;
    });
    return out;
}

/// The Incorrect cells in the order of a queue, each once.
std::vector<Incorrect> inOrder(const std::vector<Incorrect>& incorrect, const std::vector<std::int64_t>& queue) {
    std::vector<Incorrect> order;
    std::vector<bool> isTaken(incorrect.size(), false);
    const auto isBefore = [](const Incorrect& one, std::int64_t cell) {
        return static_cast<std::int64_t>(one.cell) < cell;
    };
    for (const std::int64_t cell : queue) {
        const auto at = std::lower_bound(incorrect.begin(), incorrect.end(), cell, isBefore);
        if (at == incorrect.end() || static_cast<std::int64_t>(at->cell) != cell) continue;
        const auto place = static_cast<std::size_t>(at - incorrect.begin());
        if (!isTaken[place]) order.push_back(*at);
        isTaken[place] = true;
    }
    return order;
}

/// The sample is the beginning of the queue of which at least 9 of 10 cells are known.
constexpr std::int64_t kFewestKnown = 10;

void extrapolate(MatcherAudit& audit, const Audited& cells, const std::vector<std::int64_t>& queue) {
    const std::vector<Incorrect> order = inOrder(cells.incorrect, queue);
    audit.extrapolation = Extrapolation::OtherCells;
    if (order.size() != cells.incorrect.size()) return;
    Found all, sample;
    std::int64_t length = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        all.add(order[i]);
        const auto here = static_cast<std::int64_t>(i) + 1;
        if (!order[i].known || kFewestKnown * all.known < (kFewestKnown - 1) * here) continue;
        sample = all;
        length = here;
    }
    audit.extrapolation = length == 0 ? Extrapolation::NoLabels : Extrapolation::Sound;
    if (length == 0) return;
    audit.sampleAlias = shareOf(sample.alias, sample.labelled);
    audit.sampleGained = shareOf(sample.gained, sample.known);
    audit.passedOver = length - sample.known;
    const std::int64_t elsewhere = all.known - sample.known; // found out, whatever the sample says
    const auto percent = [&](double share) {
        const auto open = static_cast<double>(audit.incorrect - elsewhere);
        const auto right = static_cast<double>(audit.correct + cells.gainedPartial + all.gained - sample.gained);
        return 100 * (right + share / 100 * open) / static_cast<double>(audit.judged);
    };
    audit.estimatedPercent = percent(*audit.sampleGained.percent);
    audit.estimatedInterval = {percent(audit.sampleGained.interval.low), percent(audit.sampleGained.interval.high)};
}
} // namespace

LabelSetUse labelSetUse(const AnnotationBook& book, const std::function<bool(const ItemKey&)>& wanted) {
    LabelSetUse use;
    book.forEachItem([&](const ItemKey& item, std::span<const Annotation> said) {
        if (wanted && !wanted(item)) return;
        for (const Annotation& one : said)
            ++use[one.labelSet];
    });
    return use;
}

const LabelSet& mostUsed(const std::vector<LabelSet>& sets, const LabelSetUse& use) {
    const auto times = [&](const LabelSet& set) {
        const auto at = use.find(set.name);
        return at == use.end() ? 0 : at->second;
    };
    return *std::max_element(sets.begin(), sets.end(),
                             [&](const LabelSet& one, const LabelSet& other) { return times(one) < times(other); });
}

LabelSetResults resultsWith(const ResultSet& set, std::shared_ptr<const AnnotationBook> book, const LabelSet& labels) {
    std::set<ContentId> runs;
    for (std::size_t run = 0; run < set.runs.size(); ++run)
        runs.insert(set.run(run).identity);
    LabelSetResults out{labels, nullptr, nullptr, 0, {}};
    out.others = labelSetUse(*book, [&](const ItemKey& item) { return runs.contains(item.run); });
    if (const auto own = out.others.extract(labels.name)) out.annotations = own.mapped();
    out.book = madeWith(std::move(book), labels.name);
    out.results = results::withLabels(set, results::cellLabels(set, *out.book, {labels}));
    return out;
}

LabelShare LabelGroup::share(std::size_t label) const {
    return shareOf(given[label], labelled);
}

std::vector<LabelGroup> labelCounts(const ResultSet& set, const ResultFilter& filter, results::RowsBy rowsBy,
                                    bool byYear) {
    std::vector<LabelGroup> groups;
    if (!set.labels) return groups;
    // A filter by label would make each share one of itself.
    for (const RunSelection& selection : results::select(set, filter.without(results::FilterPart::Labels)))
        RunCounts(set, selection, rowsBy, byYear).appendTo(groups);
    return groups;
}

MatcherAudit matcherAudit(const ResultSet& set, const ResultFilter& filter, std::size_t run, const Rejudged& rejudged,
                          const std::optional<std::vector<std::int64_t>>& randomQueue) {
    ResultFilter asked = filter;
    for (const auto part : {results::FilterPart::Categories, results::FilterPart::Chrono, results::FilterPart::Answers,
                            results::FilterPart::Labels})
        asked = asked.without(part);
    const RunSelection selection = results::select(set, asked, run, results::chosenElements(*set.elements, asked));
    const Audited cells = audited(set, selection, rejudged);
    Found found;
    for (const Incorrect& cell : cells.incorrect)
        found.add(cell);
    const auto percent = [&](std::int64_t correct) {
        return cells.judged == 0
                   ? std::nullopt
                   : std::optional(100 * static_cast<double>(correct) / static_cast<double>(cells.judged));
    };
    MatcherAudit audit;
    audit.judged = cells.judged;
    audit.correct = cells.correct;
    audit.incorrect = static_cast<std::int64_t>(cells.incorrect.size());
    audit.gained = cells.gained;
    audit.aliasWithoutAnswer = cells.aliasWithoutAnswer;
    audit.aliasMissed = shareOf(found.alias, found.labelled);
    audit.correctPercent = percent(cells.correct);
    audit.appliedPercent = percent(cells.correct + cells.gained);
    if (randomQueue) extrapolate(audit, cells, *randomQueue);
    return audit;
}

} // namespace chronoscope::annotation
