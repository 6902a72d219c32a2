// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/chroknow/traversal/Traversal.h"

#include <QString>

#include <map>
#include <memory>
#include <set>
#include <string>

namespace chronoscope::ui {

/// What a person may change of one traversal in the stepper. The defaults are the paper's. Value type.
struct WalkOptions {
    int previous = 3; ///< years on one side, at most
    int next = 3;
    traversal::YearOrder order = traversal::YearOrder::NearestFirst;
    std::map<int, std::string> objects; ///< by year: what is shown in the place of the year's own answer
    std::set<int> leftOut;              ///< years that are not shown
    std::string generate;               ///< system text without a candidate; empty = that of the words
    std::string refine;                 ///< … with one
    double temperature = 0;
    QString backend; ///< a saved backend; empty = that of the run
    bool operator==(const WalkOptions&) const = default;

    traversal::TraversalSpec spec() const;
    /// All years that the spans reach, those left out included.
    traversal::TraversalPlan reach(const traversal::Evidence& evidence, int target) const;
    traversal::TraversalPlan plan(const traversal::Evidence& evidence, int target) const;
    /// `words` with these system texts.
    Result<traversal::TraversalWords> wordsFrom(const traversal::TraversalWords& words) const;
    /// What differs from `other`: "2013 left out, farthest first"; empty when nothing does.
    QString difference(const WalkOptions& other) const;
};

} // namespace chronoscope::ui
