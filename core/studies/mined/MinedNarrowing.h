// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"
#include "core/studies/mined/AnswerVoices.h"
#include "core/studies/mined/RunScores.h"
#include "core/study/Narrowing.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::mined {

/// The one filter of this study, of page, Inspector and command line: runs and their models choose runs; task,
/// dimension, type, subject and label choose items, context ("with", "without"; other tasks are without) their
/// conditions, and configuration which of the four ways of asking count. A label keeps an item under the condition, in
/// the run that it was given in.

inline constexpr const char* kTaskFacet = "task"; ///< see name(Task)
inline constexpr const char* kDimensionFacet = "dimension";
inline constexpr const char* kTypeFacet = "type";
inline constexpr const char* kConfigurationAxis = "configuration";

/// What of a run is counted. Value; any thread.
struct MinedFilter {
    study::Narrowing narrowing;                  ///< by what a unit itself says
    std::vector<Configuration> configurations{}; ///< empty: all
    /// By context and row, the items that subject and label take; null: any.
    std::shared_ptr<const std::array<std::vector<bool>, 2>> items = {};

    bool takesAll() const { return narrowing.empty() && configurations.empty() && !items; }
    bool takes(const ScoredUnit& unit) const;
    bool takes(Configuration configuration) const;
    /// Those that are not taken as if the run did not ask them.
    ItemReplies taken(ItemReplies replies) const;
};

/// InvalidArgument for a task, dimension or context that there is not.
Status checkNarrowing(const study::Narrowing& narrowing);
/// Whether the filter takes a run.
bool takesRun(const study::Narrowing& narrowing, const store::RunRecord& run);
/// InvalidArgument for a task, dimension, context or configuration that there is not. Reads what is known of the items
/// where the filter is by subject or label, the annotations too where it is by label. Blocks.
Result<MinedFilter> minedFilter(store::Database& database, const study::Narrowing& narrowing,
                                const store::RunRecord& run);
/// The units that are taken, with the replies that are and the judge's agreement over these. `people`, if given: their
/// verdicts on the units, which are narrowed alike.
RunScores narrowed(const RunScores& scores, const MinedFilter& filter, PeopleVerdicts* people = nullptr);

/// What the filter takes of items that no run asks: by task, dimension, type and subject. The rest of it is about runs.
class ItemFilter {
public:
    explicit ItemFilter(const study::Narrowing& narrowing);
    bool takes(Task task, const std::string& type, const std::string& subject) const;
    /// Whether a part of it is about runs, and so takes no item away.
    bool leavesOut() const { return m_leavesOut; }
    bool takesAll() const { return m_narrowing.empty(); }
    /// The part of the filter that is about items.
    const study::Narrowing& narrowing() const { return m_narrowing; }

private:
    study::Narrowing m_narrowing;
    study::TextSearch m_search;
    bool m_leavesOut = false;
};

} // namespace chronoscope::mined
