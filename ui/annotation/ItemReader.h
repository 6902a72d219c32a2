// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/annotation/CellReading.h"
#include "core/annotation/Suggestion.h"
#include "ui/annotation/QueueState.h"

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace chronoscope::ui {

/// One item as it is shown. Immutable, shared by whoever shows it.
struct ItemReading {
    annotation::CellReading cell;
    std::string runName;
    std::optional<annotation::Suggestion> suggestion;
    std::vector<annotation::OtherAnswer> others; ///< runs that were asked the same
};
using SharedReading = std::shared_ptr<const ItemReading>;

/// Reads queues and their items. Lives on the query thread; keeps the contexts of the runs it met.
class ItemReader {
public:
    /// All items of a queue under their keys. NotFound where a run is gone.
    Result<std::shared_ptr<const QueueContent>> queue(store::Database& database, std::int64_t id);
    /// `others`: runs whose answers are to stand beside it.
    Result<SharedReading> item(store::Database& database, const store::QueueItem& item, const std::vector<std::int64_t>& others);

private:
    using Context = std::shared_ptr<const run::RunContext>;
    Result<Context> context(store::Database& database, std::int64_t run);
    Status addKeys(store::Database& database, std::int64_t run, const std::map<std::int64_t, ContentId>& ids, QueueContent& content);

    std::map<std::int64_t, Context> m_contexts;
};

} // namespace chronoscope::ui
