// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/base/Result.h"
#include "core/results/ResultSet.h"
#include "core/store/Database.h"
#include "core/store/RunStore.h"
#include "core/store/ScoringStore.h"
#include "core/study/Study.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::exchange {

/// All that one needs to make a run again and to judge its numbers: what was asked of which model, how it was judged,
/// what came back, what it cost, by which version of the program it was told. Never a key: a URI or a backend test that
/// carries one is withheld. Value type.
struct RunManifest {
    std::string title; ///< name of the run, and of its scoring
    std::string json;  ///< one object, indented: program, run, backend, slice, packs, parameters, judgement, replies,
                       ///< tokens, cost, study
    analysis::Table table; ///< field ("slice.hash"), value: the members of `json` in their order; unknown = empty
};

/// `spec`: as Study::spec() of the run's study. Pure; any thread.
RunManifest runManifest(const store::RunRecord& run, const std::optional<store::ScoringRecord>& scoring,
                        std::string_view programVersion, const std::string& spec = {});

/// Of each run under its judgement, in their order. NotFound, and the errors of the database. Any thread.
Result<std::vector<RunManifest>> runManifests(store::Database& database, const std::vector<results::RunChoice>& choices,
                                              std::string_view programVersion, const study::Studies& studies);

} // namespace chronoscope::exchange
