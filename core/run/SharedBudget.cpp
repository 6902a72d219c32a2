// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/SharedBudget.h"

#include "core/store/RunPartyStore.h"
#include "core/store/RunStore.h"

#include <algorithm>

namespace chronoscope::run {

std::vector<std::optional<double>> budgetShares(double dollars, const std::vector<std::optional<double>>& expected) {
    double all = 0;
    double paid = 0;
    for (const auto& one : expected) {
        all += one.value_or(0);
        paid += one ? 1 : 0;
    }
    std::vector<std::optional<double>> shares;
    for (const auto& one : expected)
        shares.push_back(one ? std::optional(all > 0 ? dollars * *one / all : dollars / paid) : std::nullopt);
    return shares;
}

Status shareBudget(store::Workspace& workspace, const std::vector<std::int64_t>& runs) {
    return workspace.write([&](store::Database& database) { return store::RunPartyStore(database).join(runs); });
}

namespace {
/// Takes what is left over from the finished ones. In the caller's transaction.
Result<double> restOf(store::RunStore& runs, const std::vector<std::int64_t>& others) {
    double rest = 0;
    for (const std::int64_t other : others) {
        const auto record = runs.get(other);
        if (!record) return record.error();
        const auto cost = record->cost();
        if (record->state != store::RunState::Finished || !record->budget || !cost || *cost >= *record->budget)
            continue;
        rest += *record->budget - *cost;
        if (const Status set = runs.setBudget(other, *cost); !set) return set.error();
    }
    return rest;
}
} // namespace

Result<double> takeSharedRest(store::Workspace& workspace, std::int64_t run) {
    // Most runs share with nobody: nothing is written then, and a workspace that cannot be written is no matter here.
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    const auto sharing = store::RunPartyStore(*reader).others(run);
    if (!sharing) return sharing.error();
    if (sharing->empty()) return 0.0;
    return workspace.write([&](store::Database& database) -> Result<double> {
        return store::guarded([&]() -> Result<double> {
            SQLite::Transaction transaction(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
            const auto others = store::RunPartyStore(database).others(run);
            if (!others) return others.error();
            if (others->empty()) return 0.0;
            store::RunStore runs(database);
            const auto record = runs.get(run);
            if (!record) return record.error();
            if (!record->budget || record->state == store::RunState::Finished) return 0.0;
            const auto rest = restOf(runs, *others);
            if (!rest || *rest <= 0) return rest;
            if (const Status set = runs.setBudget(run, *record->budget + *rest); !set) return set.error();
            transaction.commit();
            return rest;
        });
    });
}

} // namespace chronoscope::run
