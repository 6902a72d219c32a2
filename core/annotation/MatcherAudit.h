// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/annotation/AnnotationQueue.h"
#include "core/annotation/LabelCounts.h"
#include "core/annotation/Overrides.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::annotation {

/// What the matcher of one run misses: right answers that it does not see. Pure functions, any thread, but for
/// auditRun(), which reads.

/// Whether what was annotated speaks for all Incorrect cells.
enum class Extrapolation : int {
    Sound = 0,
    NotRandom,  ///< there is no queue of random order
    OtherCells, ///< there is, but it does not hold all the Incorrect cells that are looked at
    NoLabels,   ///< too little of its beginning was annotated in its order
    Accepted,   ///< the scoring counts accepted answers already: cells that they turned are no sample any more
};
/// "sound", "not_random", "other_cells", "no_labels", "accepted".
std::string_view name(Extrapolation extrapolation);

/// Over all cells that the filter asks for, whatever it says of what came out. Percentages are of judged cells, as
/// everywhere; intervals speak of these cells, not of other elements.
struct MatcherAudit {
    static constexpr std::int64_t kLeastSample = 20; ///< known cells, or all there are

    std::int64_t judged = 0;
    std::int64_t correct = 0;
    std::int64_t incorrect = 0;
    std::optional<double> correctPercent;

    /// Incorrect cells that are labelled, and those with a label of the role AliasMissed among them. Nothing of a
    /// scoring that counts accepted answers.
    LabelShare aliasMissed;
    std::int64_t aliasWithoutAnswer =
        0; ///< of those: no answer of theirs is accepted, so that nothing follows from them

    /// (a) With the accepted answers as they stand, whatever label set they were given with: as the scoring made of
    /// them would have it.
    std::int64_t gained = 0; ///< cells that become Correct
    std::optional<double> appliedPercent;

    /// (b) Were all Incorrect cells annotated. A cell is known that has a label or an accepted answer. It is drawn if
    /// it became known in its turn: after the queue was made, and in a step (all that was said at one time) after which
    /// at most 1 in 10 of the cells up to its last one, or 5, still wait. Others, from another queue or in bulk, were
    /// chosen: they are known, and are left out of the order. The sample is the beginning of the order, as far as at
    /// least 9 of 10 of it are drawn. The share of drawn cells that becomes Correct is taken for the unknown ones. It
    /// is a lower bound while aliasWithoutAnswer is not 0, and exact where nothing is unknown.
    Extrapolation extrapolation = Extrapolation::NotRandom;
    std::int64_t open = 0;                  ///< Incorrect cells that are not known
    LabelShare sampleGained;                ///< drawn cells of the sample that become Correct
    std::int64_t passedOver = 0;            ///< cells of the sample that are not known: taken to be like the others
    std::optional<double> estimatedPercent; ///< only when the extrapolation is sound
    analysis::Interval estimatedInterval;   ///< from Wilson's for the share, over the open cells alone
};

/// Cells that are Incorrect under the judgement at this run index and that the audit looks at, ascending.
std::vector<std::int64_t> incorrectCells(const results::ResultSet& set, const results::ResultFilter& filter,
                                         std::size_t run);

/// `rejudged`: what rejudge() found for the overrides of this run, of all label sets. `queue`: of random order; none
/// where there is no such queue.
MatcherAudit matcherAudit(const LabelSetResults& own, const results::ResultFilter& filter, std::size_t run,
                          const Rejudged& rejudged, const std::optional<RandomQueue>& queue);

/// The same with what it takes: reads the replies of cells with accepted answers. Errors: Cancelled, Corrupt, and those
/// of the database.
Result<MatcherAudit> auditRun(store::Database& database, const LabelSetResults& own,
                              const results::ResultFilter& filter, std::size_t run, const std::stop_token& stop);

struct AuditRow {
    std::string run; ///< as the table is to call it
    std::string model;
    MatcherAudit audit;
};
/// run, model, judged, correct, incorrect, correct_percent, labelled, alias_missed, alias_percent, ci_low, ci_high (of
/// the labelled Incorrect cells), alias_without_answer, gained, applied_percent (Correct with the accepted answers),
/// estimate ("sound", or why there is none), sample (drawn cells), passed_over, estimated_percent, estimated_low,
/// estimated_high (were all annotated), label_set.
analysis::Table auditTable(const std::vector<AuditRow>& rows, const std::string& labelSet);

} // namespace chronoscope::annotation
