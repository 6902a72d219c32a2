// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/studies/mined/MinedNarrowing.h"
#include "core/studies/mined/RunScores.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace chronoscope::mined {

/// An item under a condition, in a list of many. Its words are those of its ItemRows.
struct ItemRow {
    std::int64_t row = 0;
    std::int64_t image = 0; ///< media row; 0: none
    std::int64_t otherImage = 0;
    const std::string* type = nullptr;
    const std::string* subject = nullptr;
    const std::string* gold = nullptr;
    std::uint32_t unit = 0; ///< its place in the run
    Task task = Task::TA;
    bool withContext = false;
};

/// The items one by one: those that a run asks, with what came of them, or all of the workspace. A hundred thousand are
/// held: a word that many have is held once, and scores are the run's own. Value that is not copied; read by any
/// thread.
class ItemRows {
public:
    ItemRows() = default;
    ItemRows(ItemRows&&) = default;
    ItemRows& operator=(ItemRows&&) = default;
    ItemRows(const ItemRows&) = delete;
    ItemRows& operator=(const ItemRows&) = delete;

    std::size_t size() const { return m_rows.size(); }
    const ItemRow& operator[](std::size_t place) const { return m_rows[place]; }
    auto begin() const { return m_rows.begin(); }
    auto end() const { return m_rows.end(); }

    /// Of the configurations that the filter takes; all Unasked without a run.
    ItemReplies replies(const ItemRow& row) const;
    std::optional<ItemScore> score(const ItemRow& row, EmptyRule rule = EmptyRule::Zero) const {
        return itemScore(replies(row), rule);
    }
    /// Of a run: run, model, task, context, subject, type, gold, q-i, q-gi, g-i, g-gi (1: CEM, 0; empty: no answer),
    /// cem, f1 (percent). Without a run the five in the middle.
    analysis::Table table(EmptyRule rule = EmptyRule::Zero) const;

private:
    friend class ItemReading;
    const std::string* word(std::string text) { return &*m_words.insert(std::move(text)).first; }

    std::vector<ItemRow> m_rows;
    std::unordered_set<std::string> m_words;
    std::shared_ptr<const RunScores> m_scores; ///< none without a run
    MinedFilter m_filter;
};

/// Those that a run asks and the filter takes; without a run the items that it takes. `known`: the scores of the run,
/// where they have been read already. Blocks.
Result<ItemRows> readItemRows(store::Database& database, std::optional<std::int64_t> run,
                              const study::Narrowing& narrowing = {}, std::shared_ptr<const RunScores> known = nullptr);

/// "Tim Cook | Cook".
std::string goldLine(const std::vector<std::string>& golds);

} // namespace chronoscope::mined
