// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/RunScores.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace chronoscope::mined {

/// Which units and replies the tables of answers count. Tables, figures and the Inspector's lists are made of these, so
/// that a list has as many lines as its number says. All functions are pure; any thread.

/// It lacks no reply.
bool isComplete(const ScoredUnit& unit);
/// The questions without their context are a comparison, and count in no score of the run.
bool countsInScores(const ScoredUnit& unit);
/// Among Latest, Outdated and Irrelevant.
bool countsInLatest(const ScoredUnit& unit);
/// Latest if any reply that is taken names the latest value, else Outdated if any names another.
LatestLabel latestLabel(const ScoredUnit& unit);
/// Of a run's items that count there, those of which several values may be the latest: naming any of them counts.
std::int64_t tiedLatest(const RunScores& run);
/// Whether it has a reply to this way of asking that counts in its mean.
bool countsAs(const ScoredUnit& unit, Configuration one, EmptyRule rule);

/// One output of a context task.
struct ContextOutput {
    std::size_t unit = 0; ///< its place in the scores
    Configuration configuration = Configuration::QI;
    ContextLabel label = ContextLabel::Irrelevant;
};
/// Those of F.M.C or P.M.C, with their context and without. An item that lacks a reply under one of the two is in
/// neither, so that both are over the same items.
std::vector<ContextOutput> contextOutputs(const RunScores& run, Task task);

/// How many of them name whom, under one condition.
struct ContextKinds {
    Task task = Task::FMC;
    bool withContext = false;
    std::int64_t outputs = 0;
    std::array<std::int64_t, 4> kinds{}; ///< by ContextLabel
};
/// Of every context task that the run asks, without its context and with it.
std::vector<ContextKinds> contextKinds(const RunScores& run);

} // namespace chronoscope::mined
