// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/Mined.h"

#include "core/store/RunRows.h"
#include "core/store/RunTotalStore.h"
#include "core/studies/mined/AskedItems.h"
#include "core/studies/mined/CalibrationEye.h"
#include "core/studies/mined/JudgePlan.h"
#include "core/studies/mined/MinedCheck.h"
#include "core/studies/mined/MinedPlan.h"
#include "core/studies/mined/MinedStore.h"

#include <utility>

namespace chronoscope::mined {

std::string_view Mined::key() const { return kStudy; }

Result<std::unique_ptr<run::ProbePlan>> Mined::plan(const store::RunRecord& run, store::Database reader,
                                                    const std::stop_token& stop) const {
    if (run.is(kJudgeRuns)) {
        auto judging = [&] {
            const std::stop_callback interrupt(stop, [&reader] { reader.interrupt(); });
            return judgeContext(reader, run);
        }();
        if (!judging) return judging.error();
        auto plan = JudgePlan::open(std::move(judging).value(), std::move(reader));
        if (!plan) return plan.error();
        return std::unique_ptr<run::ProbePlan>(std::move(plan).value());
    }
    if (!isAsking(run)) return Error{ErrorCode::Unsupported, "this program does not know what the run asks", run.plan};
    Result context = std::shared_ptr<const MinedContext>();
    Result stored = std::vector<store::IndexRange>();
    {
        const std::stop_callback interrupt(stop, [&reader] { reader.interrupt(); });
        context = minedContext(reader, run);
        stored = store::storedRanges(reader, run.id, run.lowWater);
    }
    if (!context) return context.error();
    if (!stored) return stored.error();
    return std::unique_ptr<run::ProbePlan>(
        std::make_unique<MinedPlan>(std::move(context).value(), std::move(reader), std::move(stored).value()));
}

Result<backend::Responder> Mined::responder(const store::RunRecord& run, const backend::CalibrationParams& params,
                                            store::Database& reader) const {
    if (run.is(kJudgeRuns)) return judgeResponder(reader, run, params);
    const auto eye = CalibrationEye::open(reader, run, params);
    if (!eye) return eye.error();
    return backend::Responder([eye = *eye](const backend::ModelRequest& request) { return eye->reply(request); });
}

/// What a judge was not understood in is asked once more: the run's total counts that. Nothing else is kept of replies.
Status Mined::refold(const store::RunRecord& run, store::Database& database, const std::stop_token& /*stop*/) const {
    if (!run.is(kJudgeRuns)) return {};
    const auto context = judgeContext(database, run);
    if (!context) return context.error();
    std::int64_t again = 0;
    const Status read = store::readReplies(database, run.id, 0, (*context)->total(), [&](const store::ReplyRow& reply) {
        again += !reply.error && !reply.value ? 1 : 0;
        return true;
    });
    if (!read) return read;
    store::RunTotalStore(database).set(run.id, run.elements + again);
    return {};
}

Result<study::Rejudged> Mined::rejudge(const store::RunRecord& run, store::Database& reader,
                                       const study::GoesOn& goesOn) const {
    return rejudgeMined(run, reader, goesOn);
}

Result<study::CheckedItems> Mined::checkItems(store::Database& reader, const std::stop_token& stop) const {
    return checkMinedItems(reader, stop);
}

Result<std::unique_ptr<study::AskedRequests>> Mined::asked(const store::RunRecord& run, store::Database& reader) const {
    if (isAsking(run)) return askedItems(run, reader);
    if (run.is(kJudgeRuns)) return askedJudgements(run, reader);
    return Study::asked(run, reader);
}

Result<std::string> Mined::spec(const store::RunRecord& run, store::Database& reader) const {
    if (!isAsking(run)) return Study::spec(run, reader);
    const auto spec = MinedStore(reader).spec(run.id);
    if (!spec) return spec.error();
    return spec->json();
}

bool Mined::canCopy(const store::RunRecord& run) const { return isAsking(run); }

void Mined::copy(const store::RunRecord& run, std::int64_t fresh, store::Database& database) const {
    store::copyRunRows(database, run.id, fresh, {"mined_run", "mined_unit", "mined_edit"});
}

Status Mined::eachItem(store::Database& reader, const std::function<void(study::Item&&)>& visit) const {
    return MinedStore(reader).items([&](std::int64_t row, const Item& item) {
        visit({item.id, row, item.subject, item.property.empty() ? item.type : item.property, item.question});
        return true;
    });
}

} // namespace chronoscope::mined
