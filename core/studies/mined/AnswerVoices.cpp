// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/AnswerVoices.h"

#include "core/studies/mined/MinedStore.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace chronoscope::mined {

using annotation::Annotation;
using annotation::LabelRole;
using annotation::LabelSet;

namespace {
constexpr int kVoiceDecimals = 4;
constexpr double kAgreedCem = 100, kInPercent = 100;

const LabelSet* setOf(const std::vector<LabelSet>& sets, const std::string& name) {
    const auto at = std::find_if(sets.begin(), sets.end(), [&](const LabelSet& set) { return set.name == name; });
    return at == sets.end() ? nullptr : &*at;
}

/// What a role says of the answer itself; the others are about the question, or say nothing.
std::optional<bool> rightBy(LabelRole role) {
    switch (role) {
    case LabelRole::AliasMissed: return true;
    case LabelRole::Outdated:
    case LabelRole::FromTheFuture:
    case LabelRole::Boundary:
    case LabelRole::WrongEntity:
    case LabelRole::FormatFailure:
    case LabelRole::Refusal: return false;
    case LabelRole::None:
    case LabelRole::GoldWrong:
    case LabelRole::Other: break;
    }
    return std::nullopt;
}

/// Takes up verdicts; one that contradicts leaves none.
class OneVerdict {
public:
    void add(std::optional<bool> verdict) {
        if (!verdict) return;
        m_isContradicted = m_isContradicted || (m_verdict && *m_verdict != *verdict);
        m_verdict = verdict;
    }
    std::optional<bool> result() const { return m_isContradicted ? std::nullopt : m_verdict; }

private:
    std::optional<bool> m_verdict;
    bool m_isContradicted = false;
};

std::optional<bool> verdictOf(const Annotation& said, const std::vector<LabelSet>& sets) {
    OneVerdict verdict;
    if (!said.body.accepted.empty()) verdict.add(true);
    const LabelSet* set = setOf(sets, said.labelSet);
    for (const std::string& key : said.body.labels)
        if (const auto* label = set ? set->find(key) : nullptr) verdict.add(rightBy(label->role));
    return verdict.result();
}

std::optional<bool> verdictOf(std::span<const Annotation> annotations, const std::vector<LabelSet>& sets) {
    if (const Annotation* final = annotation::finalWord(annotations)) return verdictOf(*final, sets);
    OneVerdict verdict;
    for (const Annotation& one : annotations)
        verdict.add(verdictOf(one, sets));
    return verdict.result();
}

void addVoices(analysis::Table& table, const RunScores& run, const char* first, const char* second, const char* unit,
               const JudgeAgreement& counts, std::int64_t leftOut) {
    const auto number = [](const std::optional<double>& value) {
        return value ? analysis::number(*value, kVoiceDecimals) : std::string();
    };
    const auto agreed = counts.agreed();
    table.rows.push_back({run.run, run.model, first, second, unit, std::to_string(counts.replies),
                          std::to_string(counts.bothRight), std::to_string(counts.onlyJudge),
                          std::to_string(counts.onlyCem), std::to_string(counts.bothWrong),
                          number(agreed ? std::optional(kInPercent * *agreed) : std::nullopt), number(counts.kappa()),
                          std::to_string(leftOut)});
}
} // namespace

study::UnitKey unitKeyOf(bool withContext) { return {{kContextAxis, withContext ? kWithContext : kWithoutContext}}; }

Result<PeopleVerdicts> peopleVerdicts(store::Database& database, const MinedContext& run,
                                      const annotation::AnnotationBook& book, const std::vector<LabelSet>& sets) {
    PeopleVerdicts verdicts(run.units.size());
    if (book.size() == 0) return verdicts;
    const auto metas = MinedStore(database).metas();
    if (!metas) return metas.error();
    std::unordered_map<std::int64_t, const ItemMeta*> items;
    for (const ItemMeta& meta : *metas)
        items[meta.row] = &meta;
    annotation::ItemKey key;
    key.run = annotation::runIdentity(run.record);
    key.study = run.record.study;
    for (std::size_t at = 0; at < run.units.size(); ++at) {
        const auto item = items.find(run.units[at].item);
        if (item == items.end()) return Error{ErrorCode::Corrupt, "a run asks an item that is not there", {}};
        key.element = item->second->id;
        key.unit = study::toText(unitKeyOf(run.units[at].withContext));
        verdicts[at] = verdictOf(book.of(key), sets);
    }
    return verdicts;
}

analysis::Table voicesTable(const RunScores& run, const PeopleVerdicts& people) {
    analysis::Table table;
    for (const char* key : {"run", "model", "first", "second", "unit"})
        table.addColumn(key);
    for (const char* key :
         {"compared", "both_right", "only_first", "only_second", "both_wrong", "agreed", "kappa", "left_out"})
        table.addColumn(key, true);
    if (run.judge) addVoices(table, run, "judge", "cem", "reply", *run.judge, run.judge->unparsable);
    JudgeAgreement withCem, withJudge;
    std::int64_t said = 0, withoutCem = 0, withoutJudge = 0;
    for (std::size_t at = 0; at < std::min(people.size(), run.units.size()); ++at) {
        if (!people[at]) continue;
        ++said;
        const double right = *people[at] ? 1 : 0;
        const auto score = itemScore(run.units[at].replies, EmptyRule::Zero);
        if (score && (score->cem <= 0 || score->cem >= kAgreedCem))
            withCem.add(right, score->cem >= kAgreedCem);
        else
            ++withoutCem;
        if (score && score->judge)
            withJudge.add(right, *score->judge >= kInPercent * JudgeAgreement::kRight);
        else
            ++withoutJudge;
    }
    if (said > 0) addVoices(table, run, "people", "cem", "question", withCem, withoutCem);
    if (said > 0 && run.judge) addVoices(table, run, "people", "judge", "question", withJudge, withoutJudge);
    return table;
}

} // namespace chronoscope::mined
