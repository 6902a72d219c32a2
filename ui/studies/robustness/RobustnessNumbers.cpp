// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/RobustnessNumbers.h"

#include "core/backend/BackendUri.h"
#include "core/facts/IsoDate.h"
#include "core/store/ReplyStore.h"
#include "core/studies/robustness/FactText.h"

#include <algorithm>
#include <unordered_map>

namespace chronoscope::ui {

using robustness::FactStore;
using robustness::RunFact;
using robustness::StressStore;

namespace {
/// Changes with everything that the numbers of a run are made of.
std::string stateOf(const store::RunRecord& run) {
    std::string text = run.updated + '|' + run.name;
    for (const std::int64_t count : {run.counts.answered, run.counts.refused, run.counts.empty, run.counts.errorCount(),
                                     static_cast<std::int64_t>(run.state), run.lowWater})
        text += '|' + std::to_string(count);
    return text;
}

const robustness::StressResults* runIn(const RobustRuns* numbers, std::int64_t id) {
    if (!numbers) return nullptr;
    const auto at = std::find_if(numbers->runs.begin(), numbers->runs.end(),
                                 [id](const robustness::StressResults& run) { return run.run.id == id; });
    return at == numbers->runs.end() ? nullptr : &*at;
}
} // namespace

std::string periodText(const robustness::Period& period) {
    const std::string end = period.end ? facts::isoText(*period.end) : std::string();
    return facts::isoText(period.start) + " – " + end;
}

std::map<std::string, std::int64_t> RobustRuns::relations() const {
    std::map<std::string, std::int64_t> names;
    for (const robustness::StressResults& run : runs) {
        std::vector<std::int64_t> counts(run.relations.size());
        for (const robustness::FactResult& fact : run.facts)
            ++counts[static_cast<std::size_t>(fact.relation)];
        for (std::size_t i = 0; i < counts.size(); ++i) {
            std::int64_t& most = names[run.relations[i]];
            most = std::max(most, counts[i]);
        }
    }
    return names;
}

Result<std::shared_ptr<const RobustRuns>> RobustReader::read(store::Database& database,
                                                             const study::Narrowing& narrowing) {
    auto numbers = std::make_shared<RobustRuns>();
    const auto facts = FactStore(database).count();
    if (!facts) return facts.error();
    auto records = store::RunStore(database).list(robustness::kStressRuns);
    if (!records) return records.error();
    numbers->facts = *facts;
    numbers->all = records->size();
    std::erase_if(*records, [&](const store::RunRecord& run) { return !robustness::takesRun(narrowing, run); });
    if (records->size() > RobustRuns::kMost) {
        numbers->others = records->size() - RobustRuns::kMost;
        records->erase(records->begin(), records->begin() + static_cast<std::ptrdiff_t>(numbers->others));
    }
    std::map<std::int64_t, std::string> states;
    for (const store::RunRecord& record : *records) {
        const std::string state = stateOf(record);
        const robustness::StressResults* known = runIn(m_last.get(), record.id);
        if (known && m_states[record.id] == state) {
            numbers->runs.push_back(*known);
        } else {
            auto run = robustness::readStressResults(database, record);
            if (!run) return run.error();
            numbers->runs.push_back(std::move(run).value());
        }
        states[record.id] = state;
        if (!m_yearBounds.contains(record.id)) {
            const auto has = FactStore(database).hasYearBounds(record.id);
            if (!has) return has.error();
            m_yearBounds[record.id] = *has;
        }
        numbers->hasYearBounds = numbers->hasYearBounds || m_yearBounds[record.id];
    }
    auto filter = robustness::stressFilter(database, narrowing, *records);
    if (!filter) return filter.error();
    numbers->filter = std::move(filter).value();
    numbers->narrowing = narrowing;
    for (const robustness::StressResults& run : numbers->runs)
        numbers->taken += std::count_if(run.facts.begin(), run.facts.end(), [&](const robustness::FactResult& fact) {
            return numbers->filter.takes(run, fact);
        });
    m_states = std::move(states);
    m_last = numbers;
    return m_last;
}

Result<RobustFacts> readRobustFacts(store::Database& database, const robustness::StressResults& run,
                                    const robustness::StressFilter& filter) {
    StressStore store(database);
    const auto facts = store.facts(run.run.id);
    if (!facts) return facts.error();
    std::unordered_map<std::int64_t, std::int64_t> ordinalOfRow;
    for (const RunFact& fact : *facts)
        ordinalOfRow.emplace(fact.row, fact.ordinal);
    std::vector<RobustFact> named(facts->size());
    const Status read = FactStore(database).forEach([&](const robustness::StoredFact& stored) {
        const auto at = ordinalOfRow.find(stored.row);
        if (at == ordinalOfRow.end()) return true;
        RobustFact& fact = named[static_cast<std::size_t>(at->second)];
        fact.row = stored.row;
        fact.identity = robustness::factContent(stored.fact);
        fact.subject = stored.fact.subject;
        fact.relation = stored.fact.relation;
        fact.object = stored.fact.object;
        fact.period = periodText(stored.fact.period);
        return true;
    });
    if (!read) return read.error();
    RobustFacts settled;
    const Status units =
        store.units(run.run.id, [&](std::int64_t ordinal, int relation, const robustness::FactUnits& scores) {
            const bool isKnown = static_cast<std::size_t>(ordinal) < named.size() &&
                                 static_cast<std::size_t>(relation) < run.relations.size();
            if (!isKnown) return true; // one that the run does not have
            RobustFact fact = std::move(named[static_cast<std::size_t>(ordinal)]);
            if (!filter.takes(run, {fact.row, relation, scores})) return true;
            fact.ordinal = ordinal;
            fact.units = scores;
            fact.global = robustness::globalScore(scores);
            settled.facts.push_back(std::move(fact));
            return true;
        });
    if (!units) return units.error();
    auto table = robustness::factTable(database, std::span(&run, 1), filter, {true, false});
    if (!table) return table.error();
    settled.table = std::move(table).value();
    return settled;
}

Result<FactDates> readFactDates(store::Database& database, std::int64_t run, std::int64_t ordinal,
                                robustness::Precision precision) {
    auto record = store::RunStore(database).get(run);
    if (!record) return record.error();
    const auto context = robustness::stressContext(database, std::move(record).value());
    if (!context) return context.error();
    StressStore store(database);
    const auto fact = store.fact(run, ordinal);
    if (!fact) return fact.error();
    auto stored = FactStore(database).load(fact->row);
    if (!stored) return stored.error();
    const auto dates = store.dates(run, *fact);
    if (!dates) return dates.error();
    const auto scores = store.scores(run, *fact);
    if (!scores) return scores.error();
    std::vector<bool> answered(dates->size(), false);
    const Status replies =
        store::readReplies(database, run, fact->first, fact->first + fact->dates, [&](const store::ReplyRow& row) {
            answered[static_cast<std::size_t>(row.index - fact->first)] = true;
            return true;
        });
    if (!replies) return replies.error();
    FactDates strip{run, ordinal, fact->row, std::move(stored->fact), precision, {}, {}};
    if (!(*context)->record.backend.starts_with(std::string(backend::kImportedProtocol) + ":"))
        strip.drawn = (*context)->spec.dates;
    for (std::size_t i = 0; i < dates->size(); ++i) {
        const robustness::SampledDate& date = (*dates)[i];
        if (date.precision != precision) continue;
        FactDates::One one;
        one.index = fact->first + static_cast<std::int64_t>(i);
        one.date = date;
        one.text = date.date ? facts::isoText(*date.date) : std::string();
        one.score = (*scores)[i];
        one.answered = answered[i];
        // What was brought from elsewhere may be of a relation that has no words here: its dates are shown all the
        // same.
        if (const auto asked =
                robustness::scoringText((*context)->spec, (*context)->wording, strip.fact, one.date.date)) {
            one.prompt = asked->prompt;
            one.object = asked->continuation;
        }
        strip.dates.push_back(std::move(one));
    }
    return strip;
}

Result<DateReply> readDateReply(store::Database& database, std::int64_t run, std::int64_t index) {
    DateReply reply;
    const Status read = store::readReplies(database, run, index, index + 1, [&](const store::ReplyRow& row) {
        reply.stored = true;
        reply.outcome = row.outcome();
        reply.text = row.text;
        return true;
    });
    if (!read) return read.error();
    auto tokens = store::readTokens(database, run, index);
    if (!tokens) return tokens.error();
    reply.tokens = std::move(tokens).value();
    return reply;
}

Result<std::vector<RobustFact>> readListedFacts(store::Database& database, const std::stop_token& stop) {
    std::vector<RobustFact> facts;
    const Status read = FactStore(database).forEach([&](const robustness::StoredFact& stored) {
        RobustFact& fact = facts.emplace_back();
        fact.ordinal = static_cast<std::int64_t>(facts.size()) - 1;
        fact.row = stored.row;
        fact.subject = stored.fact.subject;
        fact.relation = stored.fact.relation;
        fact.object = stored.fact.object;
        fact.period = periodText(stored.fact.period);
        return !stop.stop_requested();
    });
    if (!read) return read.error();
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", {}};
    return facts;
}

Result<FactDates> readDrawnDates(store::Database& database, std::int64_t row, const robustness::StressSpec& spec,
                                 const robustness::Wording* wording, robustness::Precision precision) {
    auto stored = FactStore(database).load(row);
    if (!stored) return stored.error();
    FactDates strip{0, 0, row, std::move(stored->fact), precision, {}, spec.dates};
    for (const robustness::SampledDate& date : robustness::sampleDates(strip.fact, spec.dates)) {
        if (date.precision != precision) continue;
        FactDates::One one;
        one.index = date.position;
        one.date = date;
        one.text = date.date ? facts::isoText(*date.date) : std::string();
        const auto asked = wording ? robustness::scoringText(spec, *wording, strip.fact, date.date)
                                   : Result<robustness::ScoringText>(Error{ErrorCode::NotFound, "no questions", {}});
        if (asked) {
            one.prompt = asked->prompt;
            one.object = asked->continuation;
        }
        strip.dates.push_back(std::move(one));
    }
    return strip;
}

} // namespace chronoscope::ui
