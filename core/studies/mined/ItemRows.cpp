// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/ItemRows.h"

#include <algorithm>
#include <utility>

namespace chronoscope::mined {

std::string goldLine(const std::vector<std::string>& golds) {
    std::string line;
    for (const std::string& gold : golds)
        line += (line.empty() ? "" : " | ") + gold;
    return line;
}

/// Makes the rows as the items are read, and only of what is taken: nothing is held twice.
class ItemReading {
public:
    explicit ItemReading(store::Database& database) : m_database(database), m_store(database) {}

    Status readRun(std::int64_t run, const study::Narrowing& narrowing, std::shared_ptr<const RunScores> known) {
        auto record = store::RunStore(m_database).get(run);
        if (!record) return record.error();
        const auto context = minedContext(m_database, std::move(record).value());
        if (!context) return context.error();
        auto filter = minedFilter(m_database, narrowing, (*context)->record);
        if (!filter) return filter.error();
        if (!known) {
            auto scores = loadScores(m_database, **context, {});
            if (!scores) return scores.error();
            known = std::make_shared<const RunScores>(std::move(scores).value());
        }
        if (known->units.size() != (*context)->units.size())
            return Error{ErrorCode::Corrupt, "the run asks something else than was scored", (*context)->record.name};
        m_rows.m_scores = std::move(known);
        m_rows.m_filter = std::move(filter).value();
        return addRun(**context);
    }

    Status readAll(const ItemFilter& filter) {
        auto metas = m_store.metas();
        if (!metas) return metas.error();
        std::erase_if(*metas, [&](const ItemMeta& item) { return !filter.takes(item.task, item.type, item.subject); });
        m_rows.m_rows.reserve(metas->size());
        auto next = metas->begin();
        return m_store.items([&](std::int64_t row, const Item& item) {
            if (next == metas->end() || next->row != row) return next != metas->end();
            ItemRow& one = add(row, item, item.golds);
            one.image = next->image.value_or(0);
            one.otherImage = next->otherImage.value_or(0);
            ++next;
            return true;
        });
    }

    ItemRows rows() && { return std::move(m_rows); }

private:
    Status addRun(const MinedContext& context) {
        const RunScores& scores = *m_rows.m_scores;
        std::vector<std::uint32_t> taken; // units, by item
        for (std::size_t at = 0; at < scores.units.size(); ++at)
            if (m_rows.m_filter.takes(scores.units[at])) taken.push_back(static_cast<std::uint32_t>(at));
        const auto itemOf = [&](std::uint32_t unit) { return scores.units[unit].item; };
        std::stable_sort(taken.begin(), taken.end(),
                         [&](std::uint32_t a, std::uint32_t b) { return itemOf(a) < itemOf(b); });
        m_rows.m_rows.reserve(taken.size());
        auto next = taken.begin();
        return m_store.items([&](std::int64_t row, const Item& item) {
            while (next != taken.end() && itemOf(*next) < row)
                ++next;
            for (; next != taken.end() && itemOf(*next) == row; ++next) {
                const Unit& unit = context.units[*next];
                ItemRow& one = add(row, item, goldsOf(unit, item));
                one.withContext = unit.withContext;
                one.image = unit.image.value_or(0);
                one.otherImage = unit.otherImage.value_or(0);
                one.unit = *next;
            }
            return next != taken.end();
        });
    }

    ItemRow& add(std::int64_t row, const Item& item, const std::vector<std::string>& golds) {
        ItemRow& one = m_rows.m_rows.emplace_back();
        one.row = row;
        one.task = item.task;
        one.type = m_rows.word(item.type);
        one.subject = m_rows.word(item.subject);
        one.gold = m_rows.word(goldLine(golds));
        return one;
    }

    store::Database& m_database;
    MinedStore m_store;
    ItemRows m_rows;
};

Result<ItemRows> readItemRows(store::Database& database, std::optional<std::int64_t> run,
                              const study::Narrowing& narrowing, std::shared_ptr<const RunScores> known) {
    ItemReading reading(database);
    const Status read =
        run ? reading.readRun(*run, narrowing, std::move(known)) : reading.readAll(ItemFilter(narrowing));
    if (!read) return read.error();
    return std::move(reading).rows();
}

ItemReplies ItemRows::replies(const ItemRow& row) const {
    return m_scores ? m_filter.taken(m_scores->units[row.unit].replies) : ItemReplies{};
}

analysis::Table ItemRows::table(EmptyRule rule) const {
    constexpr int kItemDecimals = 4;
    using Kind = ReplyScore::Kind;
    analysis::Table table;
    if (m_scores)
        for (const char* key : {"run", "model"})
            table.addColumn(key);
    for (const char* key : {"task", "context", "subject", "type", "gold"})
        table.addColumn(key);
    if (m_scores)
        for (const char* key : {"q-i", "q-gi", "g-i", "g-gi", "cem", "f1"})
            table.addColumn(key, true);
    table.rows.reserve(m_rows.size());
    for (const ItemRow& row : m_rows) {
        std::vector<std::string>& cells = table.rows.emplace_back();
        if (m_scores) cells = {m_scores->run, m_scores->model};
        const char* condition = !hasContext(row.task) ? "" : row.withContext ? kWithContext : kWithoutContext;
        cells.insert(cells.end(), {std::string(name(row.task)), condition, *row.subject, *row.type, *row.gold});
        if (!m_scores) continue;
        for (const ReplyScore& reply : replies(row)) {
            const bool isScored = reply.kind == Kind::Scored || reply.kind == Kind::Empty;
            cells.emplace_back(!isScored ? "" : reply.cem ? "1" : "0");
        }
        const auto score = this->score(row, rule);
        cells.push_back(score ? analysis::number(score->cem, kItemDecimals) : std::string());
        cells.push_back(score ? analysis::number(score->f1, kItemDecimals) : std::string());
    }
    return table;
}

} // namespace chronoscope::mined
