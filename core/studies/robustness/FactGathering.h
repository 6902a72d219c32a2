// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Hash.h"
#include "core/studies/robustness/DatedFact.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace chronoscope::robustness {

/// What one line of a source says of a subject, a relation and an object.
struct FactDraft {
    std::int64_t line = 0;
    DatedFact fact; ///< without its periods
    /// The one the line is about; none: about each bounded one of `periods`.
    std::optional<Period> period;
    /// All periods of the three, where the line knows them; else they are those of the whole source.
    std::optional<std::vector<Period>> periods;
};

/// Something of a line that was left out.
struct LeftOutFact {
    std::int64_t line = 0;
    std::string reason;
};

/// Makes facts of the lines of one source. Subjects and objects of one name and several ids are several. Memory: that
/// of the facts, not of the lines; a line that says the same as one before costs nothing. One thread.
class FactGathering {
public:
    static constexpr std::size_t kMaxDrafts = 500'000; ///< some 700 MB

    struct Gathered {
        std::vector<DatedFact> facts; ///< in the order of their lines
        std::vector<std::int64_t> lines;
        /// Of lines without a bounded period, which make no fact: their periods exclude dates of other facts of the
        /// same three, whatever source has these.
        std::vector<DatedFact> endless;
        std::vector<LeftOutFact> leftOut;
        std::vector<LeftOutFact> remarks; ///< of lines that are taken: another number of visits than one before
        std::size_t repeated = 0;         ///< lines that said the same
        std::size_t open = 0;             ///< periods without an end beside others of their line, which make its facts
    };

    /// What periods of one subject, relation and object are that overlap, where lines do not know all periods.
    enum class Overlaps {
        Several,
        One, ///< as facts::FactIntake takes and tells them; those that only touch are several
    };
    explicit FactGathering(Overlaps overlaps = Overlaps::Several) : m_overlaps(overlaps) {}

    /// False where there are kMaxDrafts already: the line is not taken.
    bool add(FactDraft draft);
    /// Ends it. A line about several bounded periods gives facts with #1, #2 … behind its id.
    Gathered finish();

private:
    using Triple = std::tuple<std::string, std::string, std::string, std::string, std::string>; ///< with both ids
    static Triple tripleOf(const FactDraft& draft);
    std::vector<Period> periodsOf(const FactDraft& draft) const;
    void noteVisits(const FactDraft& again, std::size_t before);
    void joinOverlaps();
    void dropEndless();

    const Overlaps m_overlaps;
    std::vector<FactDraft> m_drafts;
    std::map<ContentId, std::size_t> m_seen;      ///< places of drafts by hashes of what lines say
    std::map<Triple, std::set<Period>> m_periods; ///< of lines that do not know all periods
    std::vector<LeftOutFact> m_otherVisits;
    std::set<std::size_t> m_toldVisits; ///< places of drafts whose other visits were told
    std::size_t m_repeated = 0;
};

} // namespace chronoscope::robustness
