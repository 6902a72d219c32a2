// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"
#include "core/base/Result.h"
#include "core/benchmark/Element.h"
#include "core/store/Database.h"
#include "core/store/RunStore.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace chronoscope::traversal {

/// How much the years around the wrong ones of an element promise.
struct Promise {
    int targets = 0;   ///< years to be traversed: Incorrect or Partial Correct
    int reachable = 0; ///< of these, with a hit within the span
    /// Over the reachable targets, the sum of 1 / distance (years) of every hit within the span.
    double score = 0;
};

/// `years` ascending, `categories` of these years; `previous` and `next` are the spans, in steps among these years as
/// planTraversal() takes them. Pure.
Promise promiseOf(std::span<const int> years, std::span<const analysis::CellCategory> categories, int previous,
                  int next);

struct PromisingElement {
    std::int64_t row = 0; ///< of the workspace
    std::string subject;
    std::string relation;
    benchmark::Domain domain = benchmark::Domain::General;
    benchmark::State state = benchmark::State::Dynamic;
    Promise promise;
};

/// The elements of a run that ChroKnowPrompt can be tried on: Partial Known ones with a hit within the span of a wrong
/// year, most promising first, equal ones by subject and then in the order of the run. Value; about 0.2 kB an element.
struct PromisingList {
    std::int64_t elements = 0;     ///< of the run
    std::int64_t undecided = 0;    ///< without a category yet: replies are missing
    std::int64_t partialKnown = 0; ///< with or without a hit within the span
    std::vector<PromisingElement> lines;
};

/// Reads cells and categories of the run's Generation template, never replies: 50,000 elements of 14 years take about
/// a second. On the calling thread, with its connection. Errors: Unsupported (the run does not ask Generation),
/// Corrupt (cells the run cannot have), those of the database.
Result<PromisingList> promisingElements(store::Database& database, const store::RunRecord& run, int previous, int next);

} // namespace chronoscope::traversal
