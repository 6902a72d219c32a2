// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/study/Study.h"

namespace chronoscope::chroknow {

/// ChroKnowledge with ChroKnowPrompt: runs that ask templates over a slice, and
/// traversals that start from them.
class ChroKnowledge final : public study::Study {
public:
    std::string_view key() const override { return store::kChroKnowledge; }
    study::ResultKind resultsOf(const store::RunRecord& run) const override;
    Result<std::unique_ptr<run::ProbePlan>> plan(const store::RunRecord& run, store::Database reader,
                                                 const std::stop_token& stop) const override;
    Result<backend::Responder> responder(const store::RunRecord& run, const backend::CalibrationParams& params,
                                         store::Database& reader) const override;
    Status refold(const store::RunRecord& run, store::Database& database, const std::stop_token& stop) const override;
    std::vector<study::DerivedTable> derivedTables() const override;
    Result<study::Rejudged> rejudge(const store::RunRecord& run, store::Database& reader,
                                    const study::GoesOn& goesOn) const override;
    Result<study::CheckedItems> checkItems(store::Database& reader, const std::stop_token& stop) const override;
    Result<std::unique_ptr<study::AskedRequests>> asked(const store::RunRecord& run,
                                                        store::Database& reader) const override;
    bool canCopy(const store::RunRecord& run) const override;
    void copy(const store::RunRecord& run, std::int64_t fresh, store::Database& database) const override;
    Status eachItem(store::Database& reader, const std::function<void(study::Item&&)>& visit) const override;
};

} // namespace chronoscope::chroknow
