// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/LabelCounts.h"

#include "core/analysis/TableText.h"

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
/// The annotations made with that label set alone.
std::shared_ptr<const AnnotationBook> madeWith(std::shared_ptr<const AnnotationBook> book,
                                               const std::string& labelSet) {
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
            if (!analysis::isWrong(static_cast<CellCategory>(selection.columns->category[cell]))) return;
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

std::set<ContentId> identitiesOf(const ResultSet& set) {
    std::set<ContentId> runs;
    for (std::size_t run = 0; run < set.runs.size(); ++run)
        runs.insert(set.run(run).identity);
    return runs;
}
} // namespace

LabelShare shareOf(std::int64_t given, std::int64_t of) {
    LabelShare share{given, of, std::nullopt, analysis::wilson95(given, of)};
    if (of > 0) share.percent = 100.0 * static_cast<double>(given) / static_cast<double>(of);
    return share;
}

LabelSetUse labelSetUse(const AnnotationBook& book, const std::function<bool(const ItemKey&)>& wanted) {
    LabelSetUse use;
    book.forEachItem([&](const ItemKey& item, std::span<const Annotation> said) {
        if (wanted && !wanted(item)) return;
        for (const Annotation& one : said)
            ++use[one.labelSet];
    });
    return use;
}

LabelSetUse labelSetUse(const AnnotationBook& book, const ResultSet& set) {
    return labelSetUse(book, [runs = identitiesOf(set)](const ItemKey& item) { return runs.contains(item.run); });
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
    LabelSetResults out{labels, nullptr, book, nullptr, 0, labelSetUse(*book, set)};
    if (const auto own = out.others.extract(labels.name)) out.annotations = own.mapped();
    out.book = madeWith(std::move(book), labels.name);
    out.results = results::withLabels(set, results::cellLabels(set, *out.book, {labels}));
    return out;
}

LabelShare LabelGroup::share(std::size_t label) const { return shareOf(given[label], labelled); }

std::vector<LabelGroup> labelCounts(const ResultSet& set, const ResultFilter& filter, results::RowsBy rowsBy,
                                    bool byYear) {
    std::vector<LabelGroup> groups;
    if (!set.labels) return groups;
    // A filter by label would make each share one of itself.
    for (const RunSelection& selection : results::select(set, filter.without(results::FilterPart::Labels)))
        RunCounts(set, selection, rowsBy, byYear).appendTo(groups);
    return groups;
}

UnitCounts unitCounts(const AnnotationBook& book, const LabelSet& labels, const ContentId& run) {
    std::vector<Annotation> own;
    book.forEachItem([&](const ItemKey& item, std::span<const Annotation> said) {
        if (item.run != run || item.isCell()) return;
        std::copy_if(said.begin(), said.end(), std::back_inserter(own),
                     [&](const Annotation& one) { return one.labelSet == labels.name; });
    });
    const AnnotationBook units(std::move(own));
    UnitCounts counts;
    counts.given.resize(labels.labels.size(), 0);
    units.forEachItem([&](const ItemKey& item, std::span<const Annotation>) {
        ++counts.annotated;
        const Consensus consensus = units.consensus(item);
        counts.labelled += consensus.labels.empty() ? 0 : 1;
        for (std::size_t at = 0; at < labels.labels.size(); ++at)
            counts.given[at] += std::count(consensus.labels.begin(), consensus.labels.end(), labels.labels[at].key);
    });
    return counts;
}

void addShare(std::vector<std::string>& row, const std::optional<double>& percent, const analysis::Interval& interval) {
    for (const double value : {percent.value_or(0), interval.low, interval.high})
        row.push_back(percent ? analysis::number(value, 2) : std::string());
}

} // namespace chronoscope::annotation
