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

/// Makes facts of the lines of one source. Memory: that of the facts, not of the lines; a line that says the same as
/// one before costs nothing. One thread.
class FactGathering {
public:
    static constexpr std::size_t kMaxDrafts = 500'000; ///< some 700 MB

    struct Gathered {
        std::vector<DatedFact> facts; ///< in the order of their lines
        std::vector<std::int64_t> lines;
        std::vector<LeftOutFact> leftOut;
        std::size_t repeated = 0; ///< lines that said the same
    };

    /// False where there are kMaxDrafts already: the line is not taken.
    bool add(FactDraft draft);
    /// Ends it. A line about several bounded periods gives facts with #1, #2 … behind its id.
    Gathered finish();

private:
    using Triple = std::tuple<std::string, std::string, std::string>;
    std::vector<Period> periodsOf(const FactDraft& draft) const;

    std::vector<FactDraft> m_drafts;
    std::set<ContentId> m_seen;                   ///< hashes of what lines say
    std::map<Triple, std::set<Period>> m_periods; ///< of lines that do not know all periods
    std::size_t m_repeated = 0;
};

} // namespace chronoscope::robustness
