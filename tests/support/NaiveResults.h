// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/ResultFilter.h"
#include "tests/support/Workbench.h"

#include <map>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::test {

/// Result views told from the tables as slowly and plainly as possible; shares no code with core/results but the filter
/// it is asked with.

/// One planned cell with all that is stored about it.
struct NaiveCell {
    results::RunChoice choice;
    prompt::Protocol protocol = prompt::Protocol::Reference;
    std::int64_t row = 0; ///< of the element
    std::string id;       ///< hex
    int domain = 0;
    int state = 0;
    std::string relation;
    std::string subject;
    int objectChanges = 0;
    int form = 0; ///< Template
    int year = 0;
    int category = 0;
    int chrono = 0;
    std::int64_t greedy = 0, greedyHits = 0, sampled = 0, sampledHits = 0, errors = 0;
    struct Wrong {
        std::int64_t greedy = 0, sampled = 0;
    };
    std::map<std::pair<int, int>, Wrong> wrong; ///< by kind and shift
};

/// Every planned cell of a run under a judgement. `diagnosedBy`: scoring whose diagnoses are taken, 0 = none.
std::vector<NaiveCell> naiveCells(const WorkspacePtr& workspace, results::RunChoice choice, std::int64_t diagnosedBy);
/// True if all parts of the filter that look at elements, templates and years choose the cell.
bool naivelyAsked(const NaiveCell& cell, const results::ResultFilter& filter);
/// True if the parts that look at what came out choose it.
bool naivelyCameOut(const NaiveCell& cell, const results::ResultFilter& filter);
/// True if runs and protocols do.
bool naivelyOfRun(const NaiveCell& cell, const results::ResultFilter& filter);
bool naivelyPasses(const NaiveCell& cell, const results::ResultFilter& filter);

/// A whole scoring of the run with the cells of the run itself and made-up diagnoses of its wrong replies.
std::int64_t plantScoring(const WorkspacePtr& workspace, std::int64_t run, const std::string& name,
                          const matching::JudgeSettings& judge, unsigned seed);

/// A filter with some parts narrowed to values that some cells have.
results::ResultFilter randomFilter(std::mt19937& random, const std::vector<NaiveCell>& cells);

std::shared_ptr<const results::ResultSet> loadedSet(const WorkspacePtr& workspace,
                                                    const std::vector<results::RunChoice>& choices,
                                                    const std::shared_ptr<const results::ResultSet>& before = {});

} // namespace chronoscope::test
