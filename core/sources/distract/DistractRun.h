// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/BackendOpening.h"
#include "core/sources/distract/Distracting.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/RunStore.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::sources {

/// Runs in which a model writes wrong options and checks them (Algorithm 1). Call k of element n has the index
/// n * kMostCalls + k; every round is a reply like any other, and what comes of it is found again from the replies.
inline constexpr store::RunKind kDistractRuns{"sources", "distract"};
/// A list and a look at it: what an element is asked at least. The run's total grows with what more there is.
inline constexpr int kFewestCalls = 2;

struct DistractSpec {
    std::vector<benchmark::Domain> domains; ///< empty: all
    int rounds = OptionDraft::kMostRounds;
    std::uint64_t seed = 42;
    std::string distractorsJson, templatesJson, relationsJson; ///< the packs
};

/// Creates a run over the elements that lack options. InvalidArgument where none does, and for a backend without chat.
Result<std::int64_t> createDistract(store::Workspace& workspace, const DistractSpec& spec, const std::string& name,
                                    const run::BackendChoice& backend, int concurrency = 0);

/// A stored run with all that its requests are made of. Immutable; any thread.
class DistractContext {
public:
    /// InvalidArgument for a run of another kind. Blocks: reads the names that the workspace's elements hold, of which
    /// the run knows.
    static Result<std::shared_ptr<const DistractContext>> open(store::Database& database, store::RunRecord record,
                                                               const std::stop_token& stop = {});

    const store::RunRecord& record() const { return m_record; }
    const OfflineOptions& offline() const { return m_offline; }
    std::uint64_t seed() const { return m_record.spec.seed; }
    /// A draft of the element before its first call.
    OptionDraft draft(const benchmark::Element& element) const;

private:
    DistractContext() = default;

    store::RunRecord m_record;
    DistractorPack m_pack;
    prompt::PromptPack m_relations;
    int m_rounds = 0;
    OfflineOptions m_offline;
};

/// One call of a run: what was asked, and what is stored of the answer.
struct DistractCall {
    int number = 0;
    OptionDraft::Step step = OptionDraft::Step::Write;
    backend::ModelRequest request;
    std::string reply;   ///< or the error's message
    std::string outcome; ///< ReplyRow::outcome()
};

/// A draft brought to where the stored replies leave it, and how many there are.
struct ReplayedDraft {
    OptionDraft draft;
    int calls = 0;
    bool hasFailed = false; ///< the last call ended in an error
};
Result<ReplayedDraft> replayDraft(store::Database& database, const DistractContext& context,
                                  const store::BenchmarkStore::Loaded& element,
                                  const std::function<void(const DistractCall&)>& visit = {});

/// Gives the run's elements what came of it: what it could not finish gets options without a model, unverified. Doing
/// it again changes nothing.
Result<DistractReport> applyDistract(store::Workspace& workspace, const DistractContext& context,
                                     const std::stop_token& stop);

} // namespace chronoscope::sources
