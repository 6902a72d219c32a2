// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/run/RunContext.h"
#include "core/store/Database.h"
#include "core/studies/chroknow/chronogap/ChronoGapFile.h"
#include "core/studies/chroknow/chronogap/ChronoGapProtocol.h"
#include "core/studies/chroknow/traversal/TraversalSpec.h"
#include "core/studies/chroknow/traversal/TraversalStore.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <tuple>
#include <vector>

namespace chronoscope::exchange {

/// An element that a traversal run measured.
struct ChronoGapMember {
    std::int64_t index = 0;    ///< among those of its domain and state
    std::int64_t row = 0;      ///< in the workspace
    std::int64_t ordinal = -1; ///< in the traversal run; -1: not Partial Known, so not traversed
};

/// The measured elements of one domain and state, by ChronoGapList, each list in benchmark order.
struct ChronoGapGroup {
    benchmark::Domain domain = benchmark::Domain::General;
    benchmark::State state = benchmark::State::Dynamic;
    std::array<std::vector<ChronoGapMember>, kChronoGapLists.size()> lists;
};

/// Reads a traversal run as exportChronoGaps() writes it, with the errors it says. Owned by the export; one thread.
class ChronoGapSource {
public:
    static Result<ChronoGapSource> open(store::Database reader, std::int64_t run);

    const store::RunRecord& record() const { return m_context->record; }
    ChronoGapProtocol protocol() const;
    /// In benchmark order. The sample is drawn again, and must be the one the run was made with.
    Result<std::vector<ChronoGapGroup>> groups();
    Result<ChronoGapElement> read(ChronoGapList list, const ChronoGapMember& member);
    /// Steps of the targets read so far that have no candidates, since one of their replies is missing.
    std::int64_t missing() const { return m_missing; }

private:
    ChronoGapSource(store::Database reader, std::shared_ptr<const run::RunContext> context,
                    std::shared_ptr<const run::RunContext> base, traversal::TraversalSpec spec);

    using Kind = std::tuple<benchmark::Domain, benchmark::State, analysis::ChronoCategory>;

    Result<std::vector<analysis::ChronoCategory>> categories();
    Result<std::map<Kind, std::vector<ChronoGapMember>>> draw(std::vector<store::Stratum>& strata);
    Status checkStrata(const std::vector<store::Stratum>& drawn);
    Result<traversal::Evidence> evidenceOf(const ChronoGapMember& member);
    Result<ChronoGapYear> yearOf(const traversal::YearEvidence& year) const;
    Status addCandidates(ChronoGapElement& element, const ChronoGapMember& member);

    store::Database m_reader;
    std::shared_ptr<const run::RunContext> m_context;
    std::shared_ptr<const run::RunContext> m_base;
    traversal::TraversalSpec m_spec;
    std::int64_t m_missing = 0;
};

} // namespace chronoscope::exchange
