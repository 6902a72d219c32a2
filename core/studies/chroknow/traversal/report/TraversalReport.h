// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"
#include "core/analysis/TableText.h"
#include "core/exchange/published/Published.h"
#include "core/store/RunStore.h"
#include "core/studies/chroknow/traversal/TraversalStore.h"

#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::traversal {

/// How an element that was traversed came out. Rescued: every target year became Chrono-Correct, so it counts as Known.
/// Open: a step is missing (not asked yet, or lost to an error), which is neither rescued nor not.
struct ElementOutcome {
    std::int64_t ordinal = 0;
    bool open = false;
    bool rescued = false;
    /// By the candidates of the previous side alone. Under Protocol::Paper as if no next year were ever shown; under
    /// Reference later targets were still shown what the whole span had found.
    bool rescuedByPrevious = false;
    bool changed = false; ///< some target year's object differs from that of the year shown beside it
};
/// Of one element's targets, at least one.
ElementOutcome outcomeOf(const std::vector<store::TargetRow>& targets);

/// What a traversal run did to the elements of one domain and state. Counts.
struct TraversalLine {
    benchmark::Domain domain = benchmark::Domain::General;
    benchmark::State state = benchmark::State::Dynamic;

    std::int64_t measured = 0; ///< elements drawn that have a category
    std::int64_t missing = 0;  ///< drawn, but without a category in the base run
    std::int64_t known = 0;    ///< of the measured: before
    std::int64_t partialKnown = 0;
    /// Elements with a category that the sample left out: it may hold another part of each category, so shares of the
    /// whole are not those of the sample.
    std::int64_t undrawn = 0;
    std::int64_t undrawnKnown = 0;
    std::int64_t undrawnPartialKnown = 0;
    std::int64_t open = 0;              ///< of the Partial Known: not traversed to the end yet
    std::int64_t rescued = 0;           ///< of them: Known now
    std::int64_t rescuedByPrevious = 0; ///< by the previous side alone, those that the next side lost again included
    std::int64_t rescuedAlready = 0;    ///< of the rescued: by the previous side alone
    std::int64_t rescuedChanged = 0;    ///< of the rescued: ElementOutcome::changed

    std::int64_t targets = 0; ///< (element, year)
    std::int64_t openTargets = 0;
    std::int64_t notApplicable = 0;
    std::int64_t correct = 0; ///< Chrono-Correct
    std::int64_t correctByPrevious = 0;
    std::int64_t wrong = 0;
    std::int64_t harmed = 0; ///< of the wrong: right at some step
    /// Of the Chrono-Correct: the step that made the last candidate. Previous side first: −1 the first previous year
    /// shown, −2 the second …; 1 the first next year shown …
    std::map<int, std::int64_t> decidingSteps;

    std::int64_t calls = 0;
    std::int64_t countedCalls = 0; ///< of them: the server counted the tokens of prompt and reply
    std::int64_t promptTokens = 0; ///< of the counted calls, as all tokens here
    std::int64_t completionTokens = 0;

    void add(const TraversalLine& other);     ///< counts alone: keeps domain and state, and has no shares any more
    void add(const store::TargetRow& target); ///< but for its tokens
    void add(const ElementOutcome& element);
    void add(const store::CallTokens& call);
};

/// A share of all elements of the base run that have a category, drawn or not, in percent, with its 95 % interval; none
/// where it cannot be told. What is Known before, and what is Partial Known, is counted over all of them; of the
/// Partial Known the drawn ones tell how many become Known: that share has Wilson's interval, and is taken times
/// theirs.
struct Share {
    double percent = 0;
    analysis::Interval interval;
};
/// With Wilson's interval.
std::optional<Share> knownBefore(const TraversalLine& line);
/// knownBefore() and knownIncrease() together; the interval is that of the increase. None while elements are open: a
/// lost step is no wrong answer.
std::optional<Share> knownAfter(const TraversalLine& line, bool previousOnly);
/// In percentage points; nothing that is Known is lost, so this is a share of its own. None while elements are open,
/// and where there are Partial Known elements but none was drawn.
std::optional<Share> knownIncrease(const TraversalLine& line, bool previousOnly);
/// … of elements with a changed target object, or without one. The two add up to the increase.
std::optional<Share> increaseByObject(const TraversalLine& line, bool changed);

/// An element whose traversal is worth a look.
struct TraversalCase {
    std::int64_t row = 0; ///< element row
    std::string subject;
    std::string relation;
    int year = 0;
    store::TargetRow target;
};

struct TraversalReport {
    store::RunRecord record;            ///< of the traversal run
    TraversalSpec spec;                 ///< its own
    std::vector<TraversalLine> lines;   ///< by domain and state, those with elements
    std::vector<TraversalCase> rescued; ///< Chrono-Correct targets, in run order, at most kCases
    std::vector<TraversalCase> harmed;
};
inline constexpr std::size_t kCases = 10'000;

/// Reads the targets of a traversal run once (some 100 bytes each), and of its replies what they took, and adds them
/// up. InvalidArgument for a run that is none; Corrupt, also where an element of the run has no target; Cancelled.
/// Blocking; any thread.
Result<TraversalReport> readTraversalReport(store::Database& database, std::int64_t run,
                                            const std::stop_token& stop = {});

/// run, model, domain, state, span, measured, known_before, known_after, known_increase, ci_low, ci_high (of the
/// increase), open, protocol ("paper", "reference", "reference_1" for its first edition): the quantities of the paper's
/// Tables 6 and 7. `published`: its rows follow, as model with "published" for a run, for the domains and states that
/// the reports have.
analysis::Table knownTable(const std::vector<TraversalReport>& reports, const exchange::Published* published = nullptr);
/// … by changed and unchanged target object: Table 5.
analysis::Table changedTable(const std::vector<TraversalReport>& reports,
                             const exchange::Published* published = nullptr);
/// One row per run, domain and state with targets by outcome, harmed, calls, how many of these the server counted
/// tokens for, the tokens of those, and calls and tokens per Chrono-Correct target. A call that was not counted is
/// taken to need what a counted one does; where calls were made and none was counted, tokens are empty.
analysis::Table effortTable(const std::vector<TraversalReport>& reports);
/// run, model, step ("previous 1" …), chrono_correct: which step made the last candidate.
analysis::Table stepTable(const std::vector<TraversalReport>& reports);
/// run, model, case ("rescued" or "harmed"), subject, relation, candidate, matched, element, year, score.
analysis::Table caseTable(const std::vector<TraversalReport>& reports);

} // namespace chronoscope::traversal
