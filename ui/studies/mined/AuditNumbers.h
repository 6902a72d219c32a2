// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/store/Database.h"
#include "core/studies/mined/Audit.h"
#include "core/studies/mined/MinedNarrowing.h"

#include <array>
#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::ui {

/// What the audit of MINED's items finds in a workspace. Value; read where it may block.
struct AuditNumbers {
    /// A finding with the item that it is about.
    struct Row {
        std::int64_t item = 0;  ///< its row
        std::int64_t image = 0; ///< media row; 0: none
        std::string number;
        mined::Task task = mined::Task::TA;
        std::string type;
        std::string subject;
        mined::AuditFinding finding;
        std::string fileGold;
        std::string listGold; ///< what its own attribute list says instead; empty where it agrees, or cannot tell
    };
    std::int64_t items = 0;
    std::int64_t corrected = 0; ///< items of which the list gives another gold than the file
    std::array<std::int64_t, mined::kAuditCodes> byCode{};
    std::vector<Row> rows; ///< in import order, no more than kMostRows
    std::int64_t findings = 0;
    analysis::Table table; ///< of the rows, as `chronoscope audit` prints them

    static constexpr std::size_t kMostRows = 50'000;
    std::int64_t faults() const; ///< findings but for those that are only to be known
};

/// Reads and audits every item that the filter takes. Cancelled soon after `stop`. Blocks.
Result<AuditNumbers> readAudit(store::Database& database, const mined::ItemFilter& filter, const std::stop_token& stop);

} // namespace chronoscope::ui
