// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/benchmark/Element.h"

#include <map>
#include <string>
#include <vector>

namespace chronoscope::benchmark {

/// An element as a person edits it: objects, each with the years it holds, instead of years with their objects. Value
/// type; the order of the objects is the one in which those of a year stand side by side.
struct ElementDraft {
    struct Row {
        Object names;           ///< the first is shown, the others are aliases
        std::vector<int> years; ///< ascending; empty of an invariant element
        bool operator==(const Row&) const = default;
    };

    Domain domain = Domain::General;
    bool isInvariant = false; ///< no years: its objects hold always
    std::string subject;
    std::string relation;
    std::vector<Row> rows;
    std::vector<std::string> distractors;
    std::map<int, std::string> releaseDates; ///< by year, of the years that had one
    std::string extra;                       ///< see Element

    bool operator==(const ElementDraft&) const = default;
    int firstYear() const; ///< of all rows; 0 = none
    int lastYear() const;
};

ElementDraft draftOf(const Element& element);

/// What is wrong with a draft, each a short English clause that begins with what it is about: "subject: it is empty".
std::vector<std::string> problemsOf(const ElementDraft& draft);

/// The element that a draft says, with its id. Static where every year has the same objects, else dynamic. A year gets
/// the release date it had, else its last day. InvalidArgument with the first problem.
Result<Element> elementOf(const ElementDraft& draft);

/// "2010-2013, 2015" of ascending years, as parseYears() reads it.
std::string yearsText(const std::vector<int>& years);

} // namespace chronoscope::benchmark
