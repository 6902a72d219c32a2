// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/CellFold.h"
#include "core/store/ReplyStore.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace chronoscope::run {

struct FoldPlace {
    std::shared_ptr<const FoldElement> element;
    int year = 0; ///< index
    int form = 0; ///< index
};

/// Turns replies into cells and categories as they arrive: only what changed is written, and an element is
/// forgotten once its last reply is in. Lives on the writer thread.
class TemplateFold {
public:
    /// Elements up to `lastTouched` (-1: none) may have cells in the workspace from an earlier sitting.
    TemplateFold(std::int64_t run, RunLayout layout, std::int64_t lastTouched);

    void add(SQLite::Database& sql, const FoldPlace& place, const store::ReplyRow& reply);
    /// Writes what the added replies changed. Both throw SQLite errors, and run inside one transaction.
    void write(SQLite::Database& sql);

private:
    struct OpenElement {
        std::shared_ptr<const FoldElement> element;
        std::vector<FoldCell> cells; ///< as FoldElement::planned
    };

    OpenElement& open(SQLite::Database& sql, const std::shared_ptr<const FoldElement>& element);
    void settleElement(OpenElement& open, int form);
    void writeCells(SQLite::Database& sql);
    void forgetFinished();

    std::int64_t m_run;
    RunLayout m_layout;
    std::int64_t m_lastTouched;
    std::unordered_map<std::int64_t, OpenElement> m_open;
    std::set<std::pair<std::int64_t, std::size_t>> m_changed; ///< (ordinal, index into cells)
    std::vector<std::tuple<std::int64_t, int, analysis::ChronoCategory>> m_elementCategories;
};

} // namespace chronoscope::run
