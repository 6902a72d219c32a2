// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/Robustness.h"

#include "core/store/RunRows.h"
#include "core/studies/robustness/AskedDates.h"
#include "core/studies/robustness/FactStore.h"
#include "core/studies/robustness/FactText.h"
#include "core/studies/robustness/PlantedScores.h"
#include "core/studies/robustness/ScorePlan.h"
#include "core/studies/robustness/StressCheck.h"

#include <utility>
#include <vector>

namespace chronoscope::robustness {

Result<std::unique_ptr<run::ProbePlan>> Robustness::plan(const store::RunRecord& run, store::Database reader,
                                                         const std::stop_token& stop) const {
    if (!run.is(kStressRuns))
        return Error{ErrorCode::Unsupported, "this program does not know what the run asks", run.plan};
    Result context = std::shared_ptr<const StressContext>();
    Result stored = std::vector<store::IndexRange>();
    {
        const std::stop_callback interrupt(stop, [&reader] { reader.interrupt(); });
        context = stressContext(reader, run);
        if (context) stored = store::storedRanges(reader, run.id, run.lowWater);
    }
    if (!context) return context.error();
    if (!stored) return stored.error();
    return std::unique_ptr<run::ProbePlan>(
        std::make_unique<ScorePlan>(std::move(context).value(), std::move(reader), std::move(stored).value()));
}

Result<backend::Responder> Robustness::responder(const store::RunRecord& run, const backend::CalibrationParams& params,
                                                 store::Database& reader) const {
    const auto context = stressContext(reader, run);
    if (!context) return context.error();
    auto book = PlantedScores::of(**context, params, reader);
    if (!book) return book.error();
    return backend::Responder(
        [book = std::move(book).value()](const backend::ModelRequest& request) { return book->reply(request); });
}

Status Robustness::refold(const store::RunRecord& run, store::Database& database, const std::stop_token& stop) const {
    return StressStore(database).resettle(run.id, stop);
}

std::vector<study::DerivedTable> Robustness::derivedTables() const {
    study::DerivedTable units{"stress_unit"};
    units.key = "ordinal";
    units.columns = "ordinal, relation, units";
    units.problem = "{} facts are not what their scores say";
    study::DerivedTable curve{"stress_alpha"};
    curve.counts = "dates + left_out > 0";
    curve.key = "relation, precision, class, bin";
    curve.columns = "relation, precision, class, bin, dates, whole, fraction, left_out";
    curve.problem = "{} sums of the alpha curve are not those of its scores";
    return {units, curve};
}

Result<study::Rejudged> Robustness::rejudge(const store::RunRecord& run, store::Database& reader,
                                            const study::GoesOn& goesOn) const {
    return remeasure(run, reader, goesOn);
}

Result<study::CheckedItems> Robustness::checkItems(store::Database& reader, const std::stop_token& stop) const {
    return checkFacts(reader, stop);
}

Result<std::unique_ptr<study::AskedRequests>> Robustness::asked(const store::RunRecord& run,
                                                                store::Database& reader) const {
    if (run.is(kStressRuns)) return askedDates(run, reader);
    return Study::asked(run, reader);
}

Result<std::string> Robustness::spec(const store::RunRecord& run, store::Database& reader) const {
    return run.is(kStressRuns) ? StressStore(reader).spec(run.id) : Study::spec(run, reader);
}

bool Robustness::canCopy(const store::RunRecord& run) const { return run.is(kStressRuns); }

void Robustness::copy(const store::RunRecord& run, std::int64_t fresh, store::Database& database) const {
    store::copyRunRows(database, run.id, fresh, {"stress_run", "stress_relation", "stress_fact", "stress_dates"});
}

Status Robustness::eachItem(store::Database& reader, const std::function<void(study::Item&&)>& visit) const {
    return FactStore(reader).forEach([&](StoredFact stored) {
        DatedFact& fact = stored.fact;
        const ContentId id = factContent(fact);
        visit({id, stored.row, std::move(fact.subject), std::move(fact.relation), std::move(fact.object)});
        return true;
    });
}

} // namespace chronoscope::robustness
