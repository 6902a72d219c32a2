// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/StressCheck.h"

#include "core/store/OtherVerdicts.h"
#include "core/studies/robustness/FactStore.h"
#include "core/studies/robustness/FactText.h"
#include "core/studies/robustness/StressRun.h"

#include <fmt/format.h>

namespace chronoscope::robustness {

namespace {
Error stopped() { return {ErrorCode::Cancelled, "stopped", {}}; }

/// Goes through the facts of a run.
class Remeasuring {
public:
    Remeasuring(const StressContext& run, store::Database& reader)
        : m_run(run), m_reader(reader), m_others(reader, run.record.id) {}

    Status fact(const RunFact& fact) {
        const auto stored = FactStore(m_reader).load(fact.row);
        if (!stored) return stored.error();
        const auto place = static_cast<std::size_t>(fact.relation);
        const bool isOf = place < m_run.relations.size() && m_run.relations[place] == stored->fact.relation;
        m_misplaced += isOf ? 0 : 1;
        const auto dates = StressStore(m_reader).dates(m_run.record.id, fact);
        if (!dates) return dates.error();
        Status taken;
        const Status read = store::readReplies(m_reader, m_run.record.id, fact.first, fact.first + fact.dates,
                                               [&](const store::ReplyRow& row) {
                                                   if (row.value) taken = take(row);
                                                   return taken.ok();
                                               });
        return read ? taken : read;
    }

    study::Rejudged result() const {
        study::Rejudged judged = m_judged;
        if (m_misplaced > 0)
            judged.problems.push_back(fmt::format("{} facts are not of the relation that they count for", m_misplaced));
        return judged;
    }

    std::int64_t seen() const { return m_judged.replies + m_judged.measured; }

private:
    /// The sum as ScorePlan adds it up.
    Status take(const store::ReplyRow& row) {
        if (!m_run.keepsTokens()) {
            ++m_judged.measured;
            return {};
        }
        const auto tokens = store::readTokens(m_reader, m_run.record.id, row.index);
        if (!tokens) return tokens.error();
        if (tokens->empty()) { // of an import
            ++m_judged.measured;
            return {};
        }
        double sum = 0;
        for (const backend::TokenLogProb& token : *tokens)
            sum += token.logProb;
        ++m_judged.replies;
        store::StoredVerdict said = store::StoredVerdict::of(row);
        said.value = sum;
        if (said == store::StoredVerdict::of(row)) return {};
        ++m_judged.other;
        return m_others.note(row.index, said);
    }

    const StressContext& m_run;
    store::Database& m_reader;
    store::OtherVerdicts m_others;
    study::Rejudged m_judged;
    std::int64_t m_misplaced = 0;
};
} // namespace

Result<study::Rejudged> remeasure(const store::RunRecord& run, store::Database& reader, const study::GoesOn& goesOn) {
    const auto context = stressContext(reader, run);
    if (!context) return context.error();
    Remeasuring remeasuring(**context, reader);
    for (const RunFact& fact : (*context)->facts) {
        if (!goesOn(remeasuring.seen())) return stopped();
        if (const Status read = remeasuring.fact(fact); !read) return read.error();
    }
    return remeasuring.result();
}

Result<study::CheckedItems> checkFacts(store::Database& reader, const std::stop_token& stop) {
    study::CheckedItems checked;
    std::int64_t other = 0;
    const Status read = FactStore(reader).forEach([&](const StoredFact& stored) {
        ++checked.items;
        const bool isSame = factContent(stored.fact) == stored.content && tripleOf(stored.fact) == stored.triple;
        other += isSame ? 0 : 1;
        return !stop.stop_requested();
    });
    if (!read) return read.error();
    if (stop.stop_requested()) return stopped();
    if (other > 0)
        checked.problems.push_back(fmt::format("{} dated facts are not what their content hashes say", other));
    return checked;
}

} // namespace chronoscope::robustness
