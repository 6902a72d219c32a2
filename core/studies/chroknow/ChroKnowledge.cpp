// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/ChroKnowledge.h"

#include "core/backend/calibration/CalibrationModel.h"
#include "core/run/BackendOpening.h"
#include "core/run/RunFactory.h"
#include "core/run/TemplatePlan.h"
#include "core/run/TemplateRefold.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/RunRows.h"
#include "core/studies/chroknow/AskedElements.h"
#include "core/studies/chroknow/StoredVerdicts.h"
#include "core/studies/chroknow/traversal/TraversalProbes.h"
#include "core/studies/chroknow/traversal/TraversalRefold.h"

#include <memory>
#include <utility>
#include <vector>

namespace chronoscope::chroknow {

using AnyPlan = std::unique_ptr<run::ProbePlan>;

study::ResultKind ChroKnowledge::resultsOf(const store::RunRecord& run) const {
    if (run.is(store::kTraversalRuns)) return study::ResultKind::Traversals;
    return run.is(store::kTemplateRuns) ? study::ResultKind::Cells : Study::resultsOf(run);
}

Result<AnyPlan> ChroKnowledge::plan(const store::RunRecord& run, store::Database reader,
                                    const std::stop_token& stop) const {
    const bool traverses = run.is(store::kTraversalRuns);
    if (!traverses && !run.is(store::kTemplateRuns))
        return Error{ErrorCode::Unsupported, "this program does not know what the run asks", run.plan};
    Result context = std::shared_ptr<const run::RunContext>();
    Result stored = std::vector<store::IndexRange>();
    {
        const std::stop_callback interrupt(stop, [&reader] { reader.interrupt(); });
        context = run::contextOf(reader, run);
        if (!traverses) stored = store::storedRanges(reader, run.id, run.lowWater);
    }
    if (!context) return context.error();
    if (!stored) return stored.error();
    if (!traverses)
        return AnyPlan(std::make_unique<run::TemplatePlan>(std::move(context).value(), std::move(reader),
                                                           std::move(stored).value()));
    auto plan = run::TraversalProbes::open(std::move(context).value(), std::move(reader));
    if (!plan) return plan.error();
    return AnyPlan(std::move(plan).value());
}

Result<backend::Responder> ChroKnowledge::responder(const store::RunRecord& run,
                                                    const backend::CalibrationParams& params,
                                                    store::Database& reader) const {
    auto facts = run::factBookOf(reader, run);
    if (!facts) return facts.error();
    return backend::Responder(
        [model = std::make_shared<const backend::CalibrationModel>(params, std::move(facts).value())](
            const backend::ModelRequest& request) { return model->reply(request); });
}

std::vector<study::DerivedTable> ChroKnowledge::derivedTables() const {
    study::DerivedTable cells{"cell", study::DerivedTable::RowsOf::Key};
    cells.counts = "greedy_answered + sampled_answered + errors > 0";
    cells.key = "key";
    cells.columns = "key, greedy_answered, greedy_hits, sampled_answered, sampled_hits, errors, greedy_left_out, "
                    "sampled_left_out";
    cells.greedyColumn = "category";
    cells.problem = "{} cells are not those of its replies";
    study::DerivedTable categories{"element_category", study::DerivedTable::RowsOf::Key};
    categories.key = categories.columns = "key";
    categories.greedyColumn = "category";
    categories.isOfGreedy = true;
    categories.problem = "{} categories of elements are not those of its replies";
    study::DerivedTable targets{"traversal_target"};
    targets.key = "number";
    targets.columns = "ordinal, number, total, previous_only, score, candidate, matched, ever_right, deciding_step, "
                      "calls, prompt_tokens, completion_tokens, failed";
    targets.isPlanned = true;
    targets.problem = "{} targets are not what the replies to their steps say";
    return {cells, categories, targets};
}

Status ChroKnowledge::refold(const store::RunRecord& run, store::Database& database,
                             const std::stop_token& stop) const {
    const auto context = run::contextOf(database, run);
    if (!context) return context.error();
    return run.is(store::kTraversalRuns) ? run::refoldTraversals(database, **context, stop)
                                         : run::refoldTemplates(database, **context, stop);
}

/// A traversal is played again out of its texts, whole, when it is folded anew.
Result<study::Rejudged> ChroKnowledge::rejudge(const store::RunRecord& run, store::Database& reader,
                                               const study::GoesOn& goesOn) const {
    if (!run.is(store::kTraversalRuns)) return rejudgeTemplates(run, reader, goesOn);
    study::Rejudged played;
    played.replies = run.counts.replies();
    return played;
}

Result<study::CheckedItems> ChroKnowledge::checkItems(store::Database& reader, const std::stop_token& stop) const {
    return checkElements(reader, stop);
}

Result<std::unique_ptr<study::AskedRequests>> ChroKnowledge::asked(const store::RunRecord& run,
                                                                   store::Database& reader) const {
    if (run.is(store::kTemplateRuns)) return askedElements(run, reader);
    return Study::asked(run, reader);
}

bool ChroKnowledge::canCopy(const store::RunRecord& run) const { return run.is(store::kTemplateRuns); }

void ChroKnowledge::copy(const store::RunRecord& run, std::int64_t fresh, store::Database& database) const {
    store::copyRunRows(database, run.id, fresh, {"run_element"});
}

Status ChroKnowledge::eachItem(store::Database& reader, const std::function<void(study::Item&&)>& visit) const {
    auto elements = store::BenchmarkStore(reader).elements();
    if (!elements) return elements.error();
    for (benchmark::ElementMeta& element : *elements)
        visit({element.id, element.row, std::move(element.subject), std::move(element.relation), {}});
    return {};
}

} // namespace chronoscope::chroknow
