// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/QueueSearch.h"

#include "core/base/Text.h"
#include "core/run/RunFactory.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/CellStore.h"
#include "core/store/ReplySearch.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <unordered_set>

namespace chronoscope::annotation {

using prompt::Template;
using store::QueueItem;

namespace {
/// A run of the queue, as far as its cells are to be told apart.
struct SearchedRun {
    run::RunLayout layout;
    std::string model;
    std::vector<std::int64_t> rows; ///< of elements, by ordinal
};

/// Which question an item is.
struct AskedItem {
    std::int64_t row = 0;
    int year = 0;
    Template form = Template::Generation;
};

/// The queue with what its numbers mean.
class SearchedQueue {
public:
    explicit SearchedQueue(const std::vector<QueueItem>& items) : m_items(items) {}

    Status open(store::Database& database) {
        auto elements = store::BenchmarkStore(database).elements();
        if (!elements) return elements.error();
        for (benchmark::ElementMeta& element : *elements)
            m_elements.emplace_hint(m_elements.end(), element.row, std::move(element));
        for (const QueueItem& item : m_items)
            if (!m_runs.contains(item.run))
                if (const Status opened = openRun(database, item.run); !opened) return opened;
        for (const QueueItem& item : m_items)
            if (!fits(item))
                return Error{ErrorCode::Corrupt, "a queue holds a cell that its run does not have",
                             std::to_string(item.cell)};
        return {};
    }

    const std::map<std::int64_t, SearchedRun>& runs() const { return m_runs; }
    AskedItem asked(const QueueItem& item) const {
        const SearchedRun& run = m_runs.at(item.run);
        const auto years = static_cast<std::int64_t>(run.layout.years.size());
        const std::int64_t block = item.cell / run.layout.elements;
        return {run.rows[static_cast<std::size_t>(item.cell % run.layout.elements)],
                run.layout.years[static_cast<std::size_t>(block % years)],
                run.layout.templates[static_cast<std::size_t>(block / years)]};
    }
    const benchmark::ElementMeta& element(std::int64_t row) const { return m_elements.at(row); }
    QueueHit hit(std::size_t place, FoundBy by) const {
        const AskedItem at = asked(m_items[place]);
        const benchmark::ElementMeta& of = element(at.row);
        return {place, by, of.subject, of.relation, m_runs.at(m_items[place].run).model, at.year, at.form};
    }

private:
    Status openRun(store::Database& database, std::int64_t id) {
        const auto context = run::loadTemplateRun(database, id);
        if (!context) return context.error();
        auto rows = store::CellStore(database).rowsOf(id, (*context)->layout.elements);
        if (!rows) return rows.error();
        m_runs.emplace(id, SearchedRun{(*context)->layout, (*context)->record.model, std::move(rows).value()});
        return {};
    }
    bool fits(const QueueItem& item) const {
        const SearchedRun& run = m_runs.at(item.run);
        return item.cell >= 0 && item.cell < run.layout.elements * run.layout.cellsPerElement() &&
               m_elements.contains(run.rows[static_cast<std::size_t>(item.cell % run.layout.elements)]);
    }

    const std::vector<QueueItem>& m_items;
    std::map<std::int64_t, benchmark::ElementMeta> m_elements; ///< by row
    std::map<std::int64_t, SearchedRun> m_runs;
};

/// Cells of a run with a reply that is one of the texts.
Result<std::unordered_set<std::int64_t>> cellsWithin(store::Database& database, std::int64_t run,
                                                     const run::RunLayout& layout, const store::FoundTexts& texts,
                                                     const std::stop_token& stop) {
    std::unordered_set<std::int64_t> cells;
    const Status read = store::repliesWithin(
        database, run, texts,
        [&](std::int64_t index) {
            const auto place = layout.placeOfReply(index);
            cells.insert(layout.cellIndex(place.ordinal, place.year, place.form));
        },
        stop);
    if (!read) return read.error();
    return cells;
}

using CellsByRun = std::map<std::int64_t, std::unordered_set<std::int64_t>>;

Result<CellsByRun> cellsByRun(store::Database& database, const SearchedQueue& queue, const store::FoundTexts& texts,
                              const std::stop_token& stop) {
    CellsByRun all;
    for (const auto& [id, run] : queue.runs()) {
        auto cells = cellsWithin(database, id, run.layout, texts, stop);
        if (!cells) return cells.error();
        all.emplace(id, std::move(cells).value());
    }
    return all;
}

/// Right objects by year of the elements that are asked for; each is read once.
class RightObjects {
public:
    RightObjects(store::Database& database, const std::u32string& wanted) : m_database(database), m_wanted(wanted) {}

    Result<bool> have(const AskedItem& asked) {
        auto [at, isNew] = m_years.try_emplace(asked.row);
        if (isNew)
            if (const Status read = this->read(asked.row, at->second); !read) return read.error();
        return at->second.contains(asked.year) || at->second.contains(0); // one entry where it never changes
    }

private:
    Status read(std::int64_t row, std::set<int>& years) {
        const auto element = store::BenchmarkStore(m_database).load(row);
        if (!element) return element.error();
        for (const auto& one : element->years)
            for (const benchmark::Object& object : one.objects)
                for (const std::string& name : object)
                    if (text::lower(name).find(m_wanted) != std::u32string::npos) years.insert(one.year);
        return {};
    }

    store::Database& m_database;
    const std::u32string& m_wanted;
    std::map<std::int64_t, std::set<int>> m_years; ///< by row: those that hold the words
};
} // namespace

Result<std::vector<QueueHit>> findInQueue(store::Database& database, const std::vector<QueueItem>& items,
                                          std::string_view words, const OwnNotes& own, const std::stop_token& stop) {
    const std::string_view typed = text::trim(words);
    if (typed.empty()) return std::vector<QueueHit>();
    SearchedQueue queue(items);
    if (const Status opened = queue.open(database); !opened) return opened.error();
    const auto texts = store::findTexts(database, typed, stop);
    if (!texts) return texts.error();
    const auto said = cellsByRun(database, queue, *texts, stop);
    if (!said) return said.error();
    const std::u32string wanted = text::lower(typed);
    const auto holds = [&](const std::string& text) { return text::lower(text).find(wanted) != std::u32string::npos; };
    RightObjects right(database, wanted);
    std::vector<QueueHit> found;
    for (std::size_t place = 0; place < items.size(); ++place) {
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "the search was given up", {}};
        const AskedItem asked = queue.asked(items[place]);
        const auto isRight = right.have(asked);
        if (!isRight) return isRight.error();
        const Annotation* mine = own.book.find(own.keys.at(place), own.voice);
        if (holds(queue.element(asked.row).subject))
            found.push_back(queue.hit(place, FoundBy::Subject));
        else if (holds(queue.element(asked.row).relation))
            found.push_back(queue.hit(place, FoundBy::Relation));
        else if (*isRight)
            found.push_back(queue.hit(place, FoundBy::Right));
        else if (said->at(items[place].run).contains(items[place].cell))
            found.push_back(queue.hit(place, FoundBy::Reply));
        else if (mine && holds(mine->body.note))
            found.push_back(queue.hit(place, FoundBy::Note));
    }
    return found;
}

Result<std::vector<QueueHit>> similarItems(store::Database& database, const std::vector<QueueItem>& items,
                                           std::size_t place, const std::stop_token& stop) {
    if (place >= items.size())
        return Error{ErrorCode::InvalidArgument, "the queue has no such item", std::to_string(place)};
    SearchedQueue queue(items);
    if (const Status opened = queue.open(database); !opened) return opened.error();
    const AskedItem given = queue.asked(items[place]);
    CellsByRun same;
    if (given.form == Template::Generation) {
        const run::RunLayout& layout = queue.runs().at(items[place].run).layout;
        const std::int64_t first = layout.replyIndex(items[place].cell % layout.elements, layout.yearIndex(given.year),
                                                     layout.formIndex(given.form), 0);
        const auto texts = store::wrongTexts(database, items[place].run, first, first + layout.samplesPerCell());
        if (!texts) return texts.error();
        auto cells = cellsByRun(database, queue, *texts, stop);
        if (!cells) return cells.error();
        same = std::move(cells).value();
    }
    std::vector<QueueHit> found;
    for (std::size_t other = 0; other < items.size(); ++other) {
        if (other == place) continue;
        const AskedItem asked = queue.asked(items[other]);
        const auto cells = same.find(items[other].run);
        const bool isSameReply = cells != same.end() && cells->second.contains(items[other].cell) &&
                                 asked.form == Template::Generation &&
                                 queue.element(asked.row).relation == queue.element(given.row).relation;
        const bool isSameElement = asked.row == given.row;
        if (isSameReply && isSameElement)
            found.push_back(queue.hit(other, FoundBy::SameBoth));
        else if (isSameReply)
            found.push_back(queue.hit(other, FoundBy::SameReply));
        else if (isSameElement)
            found.push_back(queue.hit(other, FoundBy::SameElement));
    }
    std::stable_sort(found.begin(), found.end(), [&](const QueueHit& a, const QueueHit& b) {
        return std::tuple(a.by, std::abs(a.year - given.year)) < std::tuple(b.by, std::abs(b.year - given.year));
    });
    return found;
}

} // namespace chronoscope::annotation
