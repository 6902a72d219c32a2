// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/BackendOpening.h"
#include "core/run/RunContext.h"
#include "core/run/RunEngine.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/Workspace.h"
#include "core/study/Study.h"

#include <memory>
#include <string>
#include <vector>

namespace chronoscope::run {

/// Tokens of a whole run, from the lengths of some of its prompts: no server was asked, so this is a range.
struct TokenRange {
    std::int64_t low = 0;
    std::int64_t expected = 0;
    std::int64_t high = 0;
};

/// One prompt as a run would send it, byte for byte.
struct PromptExample {
    prompt::Template form = prompt::Template::Generation;
    std::string subject;
    int year = 0;
    std::string system; ///< empty where the model has no chat
    std::string text;
};

/// What a run would ask, known before it is made.
struct RunEstimate {
    std::int64_t elements = 0;
    std::int64_t cells = 0; ///< (element, year, template)
    std::int64_t requests = 0;
    std::int64_t withoutChoices = 0; ///< elements that some chosen template cannot ask for lack of distractors
    std::int64_t fewExemplars = 0;   ///< elements with fewer than four exemplars for some year
    bool asksGreedy = true;          ///< else no cell gets a category: Correct is over greedy replies
    std::vector<std::string> unknownRelations; ///< asked with the generic question
    /// A relation that has no exemplar of its own, and the shipped one whose exemplars its prompts show; empty: none.
    struct Borrowed {
        benchmark::Domain domain = benchmark::Domain::General;
        std::string relation;
        std::string from;
    };
    std::vector<Borrowed> borrowed;
    std::string sliceHash;
    TokenRange promptTokens;
    TokenRange completionTokens;         ///< high = every reply as long as the limit allows
    int measuredPrompts = 0;             ///< prompts that were built for it
    std::vector<PromptExample> examples; ///< the first of them under each template
};

struct CreatedRun {
    std::int64_t id = 0;
    RunEstimate estimate;
};

/// Resolves the slice of `spec` in `database` and counts.
Result<RunEstimate> estimateRun(store::Database& database, const RunSpec& spec, const prompt::PromptPack& pack);
/// Creates the run: its elements, packs and planned tallies are frozen in the workspace. InvalidArgument when the
/// slice is empty or the spec is wrong. `only`: element rows, ascending; what else the slice holds is left out (empty:
/// nothing is).
Result<CreatedRun> createRun(store::Workspace& workspace, const RunSpec& spec, const std::string& name,
                             const BackendChoice& backend, const prompt::PromptPack& pack,
                             const std::vector<std::int64_t>& only = {});
/// The context of a run that asks templates, or asks on from one that did. InvalidArgument for any other.
Result<std::shared_ptr<const RunContext>> contextOf(store::Database& database, store::RunRecord record);
Result<std::shared_ptr<const RunContext>> loadRun(store::Database& database, std::int64_t id);
/// … of one whose replies are samples of cells (study::ResultKind). InvalidArgument for a traversal run.
Result<std::shared_ptr<const RunContext>> loadTemplateRun(store::Database& database, std::int64_t id);

/// An engine over run `id`, ready to start() where it was left, with what others of its making have left over of their
/// budget. `network` may be null for a calibration model; `server`
/// is the run's managed one, if it has one. Blocks; Cancelled within 100 ms of `stop`.
Result<std::unique_ptr<RunEngine>> openRun(std::shared_ptr<store::Workspace> workspace, std::int64_t id,
                                           RunEngine::Sink sink, int concurrency = 0,
                                           const backend::Network* network = nullptr, const RunningServer& server = {},
                                           const std::stop_token& stop = {},
                                           const study::Studies& studies = study::builtInStudies());

} // namespace chronoscope::run
