// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/results/Difference.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace chronoscope::results {

/// Whether two runs differ beyond chance: the pairs of Difference.h with their tests. Pure functions, any thread;
/// differences are first less second, in percentage points.
///
/// With one template each element is in one pair a year, and the year has McNemar's test, Tango's interval, and p
/// corrected by Holm over the years that have a test. With several templates an element counts more than once a year:
/// there is no test then, and the interval comes from the bootstrap by element.

struct YearComparison {
    int year = 0;
    PairCounts pairs;
    double points = 0;
    std::optional<analysis::Interval> interval; ///< Tango's, or with repeated elements the bootstrap's
    std::optional<analysis::McNemar> test;      ///< none with repeated elements
    std::optional<double> holm;                 ///< the test's p, corrected over the years

    /// Beyond chance even as one of several years: corrected p below 5 %.
    bool isSignificant() const { return holm && *holm < 0.05; }
};

/// Over all years and templates; its interval is the bootstrap's.
struct PooledDifference {
    PairCounts pairs;
    std::size_t elements = 0;
    std::optional<double> points;               ///< none without pairs
    std::optional<analysis::Interval> interval; ///< none for fewer than two elements, or not computed yet
};

struct Comparison {
    std::size_t first = 0; ///< run index
    std::size_t second = 0;
    bool repeatsElements = false;      ///< several templates are added up
    std::vector<YearComparison> years; ///< with a pair at all, ascending
    PooledDifference pooled;
};

/// The templates that the filter chooses and both runs use, in the order of the enumeration.
std::vector<prompt::Template> commonTemplates(const ResultSet& set, const ResultFilter& filter, std::size_t first,
                                              std::size_t second);

/// Why two runs have no pair, the first that holds.
enum class NoPair {
    Elements,     ///< they ask no element in common
    Templates,    ///< nor any template
    Years,        ///< nor any year
    ElementYears, ///< nor any element at a year and under a template that both ask
    Replies,      ///< what both ask is not judged in both
    Filter,       ///< the filter leaves no pair, without it there are some
    Narrower,     ///< there are some under the filter: what was compared was narrowed further
};
/// Of two runs of which nothing under `filter`, or a narrower one, makes a pair. Some milliseconds.
NoPair whyNoPair(const ResultSet& set, const ResultFilter& filter, std::size_t first, std::size_t second);

/// Some milliseconds: everything but what needs a bootstrap.
Comparison comparison(const ResultSet& set, const ResultFilter& filter, std::size_t first, std::size_t second);
/// Adds the bootstrap intervals, 2,000 draws each: about a second for 50,000 elements. Cancelled when `stop` is
/// requested.
Status addBootstrap(Comparison& comparison, const ResultSet& set, const ResultFilter& filter,
                    const std::stop_token& stop);
/// The pooled part alone, with its interval. Errors as addBootstrap().
Result<PooledDifference> pooledDifference(const ResultSet& set, const ResultFilter& filter, std::size_t first,
                                          std::size_t second, const std::stop_token& stop);

} // namespace chronoscope::results
