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
    for (const std::string& part : {fact.id, fact.subject, fact.relation, fact.object,
                                    draft.period ? periodsText({*draft.period}) : std::string(),
                                    draft.periods ? periodsText(*draft.periods) : "-"})
        said += fmt::format("{}:{}", part.size(), part);
    return said;
}

std::vector<Period> without(std::vector<Period> periods, const Period& own) {
    std::erase(periods, own);
    return periods;
}
} // namespace

bool FactGathering::add(FactDraft draft) {
    if (m_drafts.size() == kMaxDrafts) return false;
    if (!m_seen.insert(contentId(saidBy(draft))).second) {
        ++m_repeated;
        return true;
    }
    const DatedFact& fact = draft.fact;
    if (!draft.periods && draft.period) m_periods[{fact.subject, fact.relation, fact.object}].insert(*draft.period);
    m_drafts.push_back(std::move(draft));
    return true;
}

std::vector<Period> FactGathering::periodsOf(const FactDraft& draft) const {
    std::vector<Period> periods;
    if (draft.periods) {
        periods = *draft.periods;
    } else {
        const auto& all = m_periods.at({draft.fact.subject, draft.fact.relation, draft.fact.object});
        periods.assign(all.begin(), all.end());
    }
    std::sort(periods.begin(), periods.end());
    periods.erase(std::unique(periods.begin(), periods.end()), periods.end());
    return periods;
}

FactGathering::Gathered FactGathering::finish() {
    Gathered gathered;
    gathered.repeated = m_repeated;
    for (FactDraft& draft : m_drafts) {
        const std::vector<Period> periods = periodsOf(draft);
        std::vector<Period> asked;
        if (draft.period)
            asked = {*draft.period};
        else
            asked = periods;
        std::erase_if(asked, [](const Period& period) { return !period.end; });
        if (asked.empty())
            gathered.leftOut.push_back({draft.line, draft.period ? "the period has no end" : "no period with an end"});
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
