// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/annotation/CellReading.h"
#include "core/annotation/Suggestion.h"
#include "core/results/ResultSet.h"
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
    std::string judgedBy; ///< the scoring whose judgement is shown; empty: the run's own
    std::optional<annotation::Suggestion> suggestion;
    std::vector<annotation::OtherAnswer> others; ///< runs that were asked the same
};
using SharedReading = std::shared_ptr<const ItemReading>;

/// Reads queues and their items. Lives on the query thread; keeps the contexts of the runs and the scorings it met.
class ItemReader {
public:
    /// All items of a queue under their keys. NotFound where a run is gone.
    Result<std::shared_ptr<const QueueContent>> queue(store::Database& database, std::int64_t id);
    /// `choices`: the judgements that the queue was made under. The item is shown by the first one of its run that
    /// finds it wrong; one that is gone stands for the run's own. `others`: runs whose answers are to stand beside it.
    Result<SharedReading> item(store::Database& database, const store::QueueItem& item,
                               const std::vector<results::RunChoice>& choices, const std::vector<std::int64_t>& others);

private:
    using Context = std::shared_ptr<const run::RunContext>;
    struct Judgement {
        matching::JudgeSettings judge;
        run::AcceptedAnswers accepted;
        std::string name; ///< of the scoring
    };
    Result<Context> context(store::Database& database, std::int64_t run);
    /// Null: there is no such scoring of the run.
    Result<const Judgement*> judgement(store::Database& database, const results::RunChoice& choice);
    Result<annotation::CellReading> cell(store::Database& database, const run::RunContext& context,
                                         const store::QueueItem& item, const std::vector<results::RunChoice>& choices,
                                         std::string& judgedBy);
    Status addKeys(store::Database& database, std::int64_t run, const std::map<std::int64_t, ContentId>& ids,
                   QueueContent& content);

    std::map<std::int64_t, Context> m_contexts;
    std::map<std::int64_t, Judgement> m_judgements; ///< by scoring
};

} // namespace chronoscope::ui
