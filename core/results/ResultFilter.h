// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/results/ResultSet.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::results {

struct YearRange {
    int from = 0; ///< both ends belong to it
    int to = 0;
    auto operator<=>(const YearRange&) const = default;
};

/// The parts of a filter, in the order they are described.
enum class FilterPart : int {
    Runs = 0,
    Protocols,
    Domains,
    States,
    Relations,
    Subject,
    Elements,
    Templates,
    Years,
    Categories,
    Chrono,
    Answers,
    Labels,
};
inline constexpr int kFilterParts = 13;

/// What of a result set is looked at: the one filter behind all linked views. An empty list means all; entries of one
/// list are alternatives, the lists must hold together. Value type.
///
/// Runs and protocols choose runs; domains, states, relations, subject and elements choose elements; templates and
/// years choose which of their cells; categories, chrono, answers and labels look at what came out. `chrono` is the
/// category of (element, template) over all years of the run, whatever years are chosen. `answers` keeps a cell if any
/// of its replies is of one of the kinds: no cell of a run without diagnoses is. `labels` keeps a cell if its
/// annotators give one of these labels together, or, for the empty key, if nobody has annotated it.
struct ResultFilter {
    std::vector<RunChoice> runs;
    std::vector<prompt::Protocol> protocols;
    std::vector<benchmark::Domain> domains;
    std::vector<benchmark::State> states;
    std::vector<std::string> relations; ///< exact names
    std::string subject;                ///< part of the subject, whatever the case; empty = any
    std::vector<ContentId> elements;
    std::vector<prompt::Template> templates;
    std::vector<YearRange> years;
    std::vector<analysis::CellCategory> categories;
    std::vector<analysis::ChronoCategory> chrono;
    std::vector<matching::AnswerKind> answers;
    std::vector<std::string>
        labels; ///< keys, or "set/key" for that of one set; "" = not annotated; annotation::kAnyLabel, kDisputedLabel

    bool operator==(const ResultFilter&) const = default; ///< of tidy filters: equal exactly when they mean the same
    bool wantsYear(int year) const;
    bool narrows(FilterPart part) const;
    bool empty() const { return *this == ResultFilter{}; }
    /// Lists in order, without repetition; years as the fewest ranges.
    void tidy();
    /// The same filter with one part open again.
    ResultFilter without(FilterPart part) const;
};

/// One JSON object with the narrowed parts alone, tidy: {"domains": ["general"], "years": [[2010, 2015]], …}. Keys:
/// runs ([{"run", "scoring"}]), protocols, domains, states, relations, subject, elements (content ids), templates,
/// years, categories, chronological, answers, labels. Stable: saved views hold it.
std::string toJson(const ResultFilter& filter);
/// BadInput with the reason: malformed, an unknown key, an unknown name. What it returns is tidy.
Result<ResultFilter> filterFromJson(std::string_view json);

/// How runs are called where a filter is described; a run that is not in it is called by its number.
using RunNames = std::map<RunChoice, std::string>;
/// The names of the runs, with the scoring in brackets; where several are called the same, with the number of the run.
RunNames runNames(const ResultSet& set);

/// One narrowed part in words, for the window to show and remove.
struct FilterChip {
    FilterPart part = FilterPart::Runs;
    std::string text; ///< "General, Legal", "relation: employer"
};
std::vector<FilterChip> chips(const ResultFilter& filter, const RunNames& names = {});
/// One line of plain English: "General; 2010–2015, 2020". "everything" for the empty filter.
std::string describe(const ResultFilter& filter, const RunNames& names = {});

} // namespace chronoscope::results
