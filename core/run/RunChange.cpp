// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RunChange.h"

#include "core/run/RetryErrors.h"
#include "core/store/RunStore.h"

#include <cmath>

namespace chronoscope::run {

Result<std::int64_t> changeRun(store::Workspace& workspace, std::int64_t id, const RunChange& change) {
    if (change.budget) {
        if (!std::isfinite(*change.budget) || *change.budget < 0)
            return Error{ErrorCode::InvalidArgument, "a budget is a number of US dollars from 0 up", {}};
        const Status set = workspace.write([&](store::Database& database) -> Status {
            store::RunStore runs(database);
            const auto record = runs.get(id);
            if (!record) return record.error();
            if (!record->price)
                return Error{ErrorCode::InvalidArgument, "a budget needs a price, and this run has none",
                             record->model};
            return runs.setBudget(id, change.budget);
        });
        if (!set) return set.error();
    }
    return change.retryErrors ? forgetErrors(workspace, id) : Result<std::int64_t>(0);
}

} // namespace chronoscope::run
