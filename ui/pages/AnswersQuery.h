// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/ResultSet.h"
#include "core/run/RunContext.h"
#include "core/store/Database.h"
#include "ui/views/AnswersView.h"

#include <map>
#include <memory>
#include <vector>

namespace chronoscope::ui {

/// Reads what runs say about one element. Made by a page, used on the query thread alone: it keeps the runs that it
/// was asked about last.
class AnswersQuery {
public:
    struct Ask {
        results::RunChoice choice;
        matching::JudgeSettings judge;
        std::size_t run = 0; ///< run index
        std::string name;
        int style = -1;
    };

    /// A run that cannot be read is in the view with the reason; NotFound: there is no such element.
    Result<AnswersView> read(store::Database& database, const std::vector<Ask>& asks, std::int64_t row);

private:
    using ContextPtr = std::shared_ptr<const run::RunContext>;

    Result<ContextPtr> context(store::Database& database, std::int64_t run);

    std::map<std::int64_t, ContextPtr> m_contexts;
};

} // namespace chronoscope::ui
