// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/FactGathering.h"

#include "core/studies/robustness/FactText.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace chronoscope::robustness {

namespace {
/// What a line says, without where it stands.
std::string saidBy(const FactDraft& draft) {
    const DatedFact& fact = draft.fact;
    std::string said;
    for (const std::string& part : {fact.id, fact.subject, fact.relation, fact.object, fact.subjectId, fact.objectId,
                                    draft.period ? periodsText({*draft.period}) : std::string(),
                                    draft.periods ? periodsText(*draft.periods) : "-"})
        said += fmt::format("{}:{}", part.size(), part);
    return said;
}

std::vector<Period> without(std::vector<Period> periods, const Period& own) {
    std::erase(periods, own);
    return periods;
}

facts::Date endOf(const Period& period) { return period.end.value_or(facts::Date{9999, 12, 31}); }

/// Of two dates that are the same as far as both are known, the one that says more.
facts::Date fuller(const facts::Date& a, const facts::Date& b) {
    return facts::compareKnown(a, b) != 0 || a.text().size() >= b.text().size() ? a : b;
}

/// The periods that `periods`, by their start, are once those that overlap are one; by each of them.
std::map<Period, Period> joined(const std::set<Period>& periods) {
    std::vector<std::pair<Period, std::vector<Period>>> runs;
    for (const Period& period : periods) {
        const bool isSame = !runs.empty() && facts::compareKnown(period.start, runs.back().first.start) == 0 &&
                            facts::compareKnown(endOf(period), endOf(runs.back().first)) == 0;
        if (runs.empty() || (!isSame && facts::compareKnown(period.start, endOf(runs.back().first)) >= 0)) {
            runs.push_back({period, {period}});
            continue;
        }
        Period& run = runs.back().first;
        run.start = fuller(run.start, period.start);
        const int later = facts::compareKnown(endOf(period), endOf(run));
        if (later > 0 || (later == 0 && period.end && run.end && fuller(*run.end, *period.end) == *period.end))
            run.end = period.end;
        runs.back().second.push_back(period);
    }
    std::map<Period, Period> by;
    for (const auto& [run, parts] : runs)
        for (const Period& part : parts)
            by.emplace(part, run);
    return by;
}
} // namespace

FactGathering::Triple FactGathering::tripleOf(const FactDraft& draft) {
    return {draft.fact.subject, draft.fact.relation, draft.fact.object, draft.fact.subjectId, draft.fact.objectId};
}

bool FactGathering::add(FactDraft draft) {
    if (m_drafts.size() == kMaxDrafts) return false;
    const auto [at, isNew] = m_seen.try_emplace(contentId(saidBy(draft)), m_drafts.size());
    if (!isNew) {
        ++m_repeated;
        noteVisits(draft, at->second);
        return true;
    }
    if (!draft.periods && draft.period) m_periods[tripleOf(draft)].insert(*draft.period);
    m_drafts.push_back(std::move(draft));
    return true;
}

/// Visits that only a later line has count; of two numbers the first does, and that is told once a fact.
void FactGathering::noteVisits(const FactDraft& again, std::size_t before) {
    DatedFact& kept = m_drafts[before].fact;
    for (const auto of : {&DatedFact::subjectVisits, &DatedFact::objectVisits, &DatedFact::visits}) {
        if (!(again.fact.*of)) continue;
        if (!(kept.*of)) kept.*of = again.fact.*of;
        if (kept.*of == again.fact.*of || !m_toldVisits.insert(before).second) continue;
        m_otherVisits.push_back({again.line, fmt::format("{} visits, and {} in line {}: the first are taken",
                                                         *(again.fact.*of), *(kept.*of), m_drafts[before].line)});
    }
}

std::vector<Period> FactGathering::periodsOf(const FactDraft& draft) const {
    std::vector<Period> periods;
    if (draft.periods) {
        periods = *draft.periods;
    } else {
        const auto& all = m_periods.at(tripleOf(draft));
        periods.assign(all.begin(), all.end());
    }
    std::sort(periods.begin(), periods.end());
    periods.erase(std::unique(periods.begin(), periods.end()), periods.end());
    return periods;
}

/// One draft for every period that is left, that of its first line.
void FactGathering::joinOverlaps() {
    std::map<Triple, std::map<Period, Period>> runs;
    for (auto& [triple, periods] : m_periods) {
        runs[triple] = joined(periods);
        std::set<Period> left;
        for (const auto& [part, run] : runs[triple])
            left.insert(run);
        periods = std::move(left);
    }
    std::set<std::pair<Triple, Period>> made;
    std::erase_if(m_drafts, [&](FactDraft& draft) {
        if (draft.periods || !draft.period) return false;
        draft.period = runs.at(tripleOf(draft)).at(*draft.period);
        return !made.insert({tripleOf(draft), *draft.period}).second;
    });
}

/// An open period with the start of one that ends is no other period: its line lacks the end.
void FactGathering::dropEndless() {
    for (auto& [triple, periods] : m_periods)
        std::erase_if(periods, [&all = periods](const Period& open) {
            return !open.end && std::any_of(all.begin(), all.end(), [&](const Period& other) {
                return other.end && other.start == open.start;
            });
        });
}

FactGathering::Gathered FactGathering::finish() {
    Gathered gathered;
    gathered.repeated = m_repeated;
    gathered.remarks = std::move(m_otherVisits);
    if (m_overlaps == Overlaps::One)
        joinOverlaps();
    else
        dropEndless();
    for (FactDraft& draft : m_drafts) {
        const std::vector<Period> periods = periodsOf(draft);
        std::vector<Period> asked;
        if (draft.period)
            asked = {*draft.period};
        else
            asked = periods;
        const std::size_t open = std::erase_if(asked, [](const Period& period) { return !period.end; });
        if (!asked.empty()) gathered.open += open;
        if (asked.empty()) {
            gathered.leftOut.push_back({draft.line, draft.period ? "the period has no end" : "no period with an end"});
            if (!periods.empty()) {
                DatedFact& endless = gathered.endless.emplace_back(draft.fact);
                endless.period = periods.front();
                endless.others = without(periods, periods.front());
            }
        }
        for (std::size_t i = 0; i < asked.size(); ++i) {
            DatedFact fact = draft.fact;
            if (asked.size() > 1 && !fact.id.empty()) fact.id += fmt::format("#{}", i + 1);
            fact.period = asked[i];
            fact.others = without(periods, asked[i]);
            gathered.facts.push_back(std::move(fact));
            gathered.lines.push_back(draft.line);
        }
        draft.fact = {}; // facts are of the same size
    }
    m_drafts.clear();
    m_periods.clear();
    m_seen.clear();
    return gathered;
}

} // namespace chronoscope::robustness
