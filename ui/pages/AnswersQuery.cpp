// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/AnswersQuery.h"

#include "core/run/RunFactory.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/ScoringStore.h"

#include <algorithm>

namespace chronoscope::ui {

Result<AnswersQuery::ContextPtr> AnswersQuery::context(store::Database& database, std::int64_t run) {
    if (const auto kept = m_contexts.find(run); kept != m_contexts.end()) return kept->second;
    auto loaded = run::loadRun(database, run);
    if (loaded) m_contexts[run] = *loaded;
    return loaded;
}

Result<AnswersView> AnswersQuery::read(store::Database& database, const std::vector<Ask>& asks, std::int64_t row) {
    auto element = store::BenchmarkStore(database).load(row);
    if (!element) return element.error();
    std::erase_if(m_contexts, [&](const auto& kept) {
        return std::none_of(asks.begin(), asks.end(), [&](const Ask& ask) { return ask.choice.run == kept.first; });
    });
    AnswersView view{row, std::move(element).value(), {}};
    for (const Ask& ask : asks) {
        RunAnswers& run = view.runs.emplace_back();
        run.run = ask.run;
        run.choice = ask.choice;
        run.name = ask.name;
        run.style = ask.style;
        const auto context = this->context(database, ask.choice.run);
        if (!context) {
            run.problem = context.error().text();
            continue;
        }
        run.model = (*context)->record.model;
        run.protocol = (*context)->record.spec.protocol;
        const auto accepted = store::ScoringStore(database).overrides(ask.choice.scoring); // none of the run's own
        if (!accepted) {
            run.problem = accepted.error().text();
            continue;
        }
        auto answers = results::elementAnswers(database, **context, ask.judge, row, {*accepted, ask.judge.preprocess});
        if (answers)
            run.answers = std::move(answers).value();
        else
            run.problem = answers.error().text();
    }
    return view;
}

} // namespace chronoscope::ui
