// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/BackendOpening.h"
#include "core/run/RunFactory.h"
#include "core/store/Workspace.h"
#include "core/studies/robustness/StressSpec.h"
#include "core/studies/robustness/StressStore.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::robustness {

/// What a run would ask, known before it is made.
struct StressEstimate {
    std::vector<FilterStep> steps; ///< of choosing the facts
    std::int64_t facts = 0;
    std::int64_t requests = 0; ///< scored continuations: one of each date asked
    std::array<std::array<std::int64_t, kDateClasses>, kPrecisions> dates{}; ///< asked, by precision and class
    std::array<std::int64_t, kPrecisions> undefined{}; ///< facts without a correct or without an incorrect date
    std::map<std::string, std::int64_t> unworded;      ///< facts left out: their relation has no question
    std::int64_t undated = 0;                          ///< facts left out: they have no date that can be asked
    std::int64_t cut = 0;                              ///< facts asked that hold longer than dates are asked
    std::string sliceHash;                             ///< of the facts and their dates
    run::TokenRange promptTokens;                      ///< the objects' among them: they are read, not written
    std::int64_t objectBytes = 0;                      ///< of all scored continuations
    std::optional<ScoringText> example;                ///< the first question
};

/// Facts are chosen and their dates drawn; nothing is stored. InvalidArgument when the spec is wrong; Cancelled soon
/// after `stop`. Blocks.
Result<StressEstimate> estimateStress(store::Database& database, const StressSpec& spec, const Wording& wording,
                                      const std::stop_token& stop = {});

struct CreatedStress {
    std::int64_t id = 0;
    StressEstimate estimate;
};
/// Creates the run: its facts, dates and words are frozen in the workspace. InvalidArgument also where there is nothing
/// to ask. `concurrency`: requests in flight, 0 = what the backend suggests. Errors of canScore().
Result<CreatedStress> createStress(store::Workspace& workspace, const StressSpec& spec, const std::string& name,
                                   const run::BackendChoice& backend, const Wording& wording, int concurrency = 0,
                                   const std::stop_token& stop = {});

/// Whether the backend truly tells the log-probabilities that a run of `spec` needs: Backend, with the sentence of its
/// test, where it was tested and does not; Unsupported, with the protocol's, where servers of its kind cannot.
Status canScore(const run::BackendChoice& backend, const StressSpec& spec);

/// A stored run with all that its requests are made of. Immutable; any thread.
struct StressContext {
    store::RunRecord record;
    StressSpec spec;
    Wording wording;
    std::vector<std::string> relations;
    std::vector<RunFact> facts;

    /// The request of the date with this index, as it is sent.
    Result<backend::ModelRequest> request(const DatedFact& fact, const SampledDate& date, std::int64_t index) const;
    /// The fact whose reply has this index; null if the run has none.
    const RunFact* factAt(std::int64_t index) const;
    /// Whether the log-probabilities of the tokens are kept: of runs that a person can look through.
    bool keepsTokens() const { return record.total <= kMostWithTokens; }
    static constexpr std::int64_t kMostWithTokens = 20'000;
};
/// InvalidArgument for a run of another study.
Result<std::shared_ptr<const StressContext>> stressContext(store::Database& database, store::RunRecord record);

} // namespace chronoscope::robustness
