// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/RunScores.h"

#include "core/studies/mined/AnswerScore.h"
#include "core/studies/mined/JudgeRun.h"
#include "core/studies/mined/MinedReplies.h"
#include "core/studies/mined/RecentRows.h"

#include <algorithm>
#include <unordered_map>

namespace chronoscope::mined {

namespace {
/// What the replies to one unit are held against, prepared.
struct UnitMeasure {
    Golds golds;
    LatestClassifier latest;
    ContextClassifier context;
};

/// Goes through the replies of a run and fills its units.
class ScoreReading {
public:
    ScoreReading(store::Database& database, const MinedContext& run, const ScoreWish& wish)
        : m_database(database), m_run(run), m_wish(wish), m_store(database), m_subjects(run.units) {}

    Status prepare() {
        m_scores.units.reserve(m_run.units.size());
        m_scores.run = m_run.record.name;
        m_scores.model = m_run.record.model;
        for (const Unit& unit : m_run.units) {
            ScoredUnit& scored = m_scores.units.emplace_back();
            scored.item = unit.item;
            scored.task = unit.task;
            scored.type = unit.type;
            scored.withContext = unit.withContext;
            scored.context.fill(ContextLabel::Irrelevant);
            scored.latest.fill(LatestLabel::Irrelevant);
            for (const Configuration one : m_run.spec.configurations)
                scored.replies[static_cast<std::size_t>(one)].kind = ReplyScore::Kind::Missing;
        }
        const auto ofYes = m_store.unitsOfYes(m_run.record.id);
        if (!ofYes) return ofYes.error();
        for (const std::int64_t ordinal : *ofYes)
            if (static_cast<std::size_t>(ordinal) < m_scores.units.size())
                m_scores.units[static_cast<std::size_t>(ordinal)].yesIsRight = true;
        return readJudge();
    }

    Status take(const AskedReply& asked) {
        if (asked.row.error) return {};
        const std::size_t unit = static_cast<std::size_t>(asked.unit.ordinal);
        if (unit >= m_scores.units.size()) return Error{ErrorCode::Corrupt, "a reply is of no unit of its run", {}};
        ScoredUnit& scored = m_scores.units[unit];
        const auto place = static_cast<std::size_t>(asked.configuration);
        ReplyScore& reply = scored.replies[place];
        if (asked.row.kind == matching::ReplyKind::Empty) {
            reply.kind = ReplyScore::Kind::Empty;
            scored.context[place] = ContextLabel::Irrelevant;
            return {};
        }
        if (!asked.row.value) return Error{ErrorCode::Corrupt, "a reply has no score", m_run.record.name};
        const bool isRefused = asked.row.kind == matching::ReplyKind::Refused;
        reply = {ReplyScore::Kind::Scored, asked.row.hit, isRefused, false, *asked.row.value, {}};
        takeJudge(asked, reply);
        if (!m_wish.labels && !m_wish.recompute) return {};
        const auto measure = m_measures.get(asked.unit.ordinal, [&](std::int64_t) { return measureOf(asked.unit); });
        return measure ? measured(**measure, asked.row.text, scored, place) : Status(measure.error());
    }

    RunScores result() && { return std::move(m_scores); }

private:
    Status readJudge() {
        const auto judges = judgesOf(m_database, m_run.record.id);
        if (!judges) return judges.error();
        if (judges->empty()) return {};
        const store::RunRecord& judge = judges->front();
        m_scores.judgedBy = {judge.name, judge.model, judges->size() - 1};
        auto judged = judgedScores(m_database, judge.id);
        if (!judged) return judged.error();
        m_judged = std::move(judged).value();
        m_scores.judge.emplace();
        return {};
    }

    /// What the judge said of a reply, which is counted.
    void takeJudge(const AskedReply& asked, ReplyScore& reply) {
        const auto index = static_cast<std::size_t>(asked.row.index);
        using State = JudgedReply::State;
        const JudgedReply judged = index < m_judged.size() ? m_judged[index] : JudgedReply();
        if (judged.state == State::Scored) reply.judge = judged.score;
        if (m_scores.judge && reply.refused && judged.state == State::NotAsked) { // without a word: nobody need read it
            reply.judge = 0;
            return;
        }
        reply.unparsable = judged.state == State::Unparsable;
        if (reply.judge || reply.unparsable) m_scores.judge->add(reply.judge, asked.row.hit);
    }

    Result<std::shared_ptr<const UnitMeasure>> measureOf(const Unit& unit) {
        const auto item = m_store.item(unit.item);
        if (!item) return item.error();
        std::vector<DatedValue> values;
        if (m_wish.labels)
            for (const std::string& text : item->attributes)
                values.push_back(readAttribute(text).value);
        const std::vector<std::string>& golds = goldsOf(unit, *item);
        return std::make_shared<const UnitMeasure>(UnitMeasure{
            Golds(golds), LatestClassifier(values), ContextClassifier(golds, m_subjects.of(*item, unit.item), values)});
    }

    Status measured(const UnitMeasure& measure, const std::string& text, ScoredUnit& scored, std::size_t place) {
        if (m_wish.recompute) {
            const AnswerScore score = measure.golds.score(text);
            ReplyScore& reply = scored.replies[place];
            if (score.cem != reply.cem || score.f1 != reply.f1) ++m_scores.differing;
            reply.cem = score.cem;
            reply.f1 = score.f1;
        }
        if (!m_wish.labels) return {};
        if (scored.task == Task::TA) {
            scored.latest[place] = measure.latest.label(std::span(&text, 1));
            scored.isLatestTied = measure.latest.isTied();
        }
        if (hasContext(scored.task)) scored.context[place] = measure.context.label(text);
        return {};
    }

    store::Database& m_database;
    const MinedContext& m_run;
    const ScoreWish m_wish;
    MinedStore m_store;
    RunScores m_scores;
    const ContextSubjects m_subjects;
    std::vector<JudgedReply> m_judged; ///< by reply; empty without a judge
    RecentRows<const UnitMeasure> m_measures{64};
};
} // namespace

std::optional<double> alwaysYes(const RunScores& run) {
    std::int64_t items = 0, yes = 0;
    for (const ScoredUnit& unit : run.units) {
        if (unit.task != Task::ATE || !itemScore(unit.replies, EmptyRule::Zero)) continue;
        ++items;
        yes += unit.yesIsRight;
    }
    if (items == 0) return std::nullopt;
    return 100.0 * static_cast<double>(yes) / static_cast<double>(items);
}

Result<RunScores> loadScores(store::Database& database, const MinedContext& run, const ScoreWish& wish,
                             const std::stop_token& stop) {
    ScoreReading reading(database, run, wish);
    if (const Status ready = reading.prepare(); !ready) return ready.error();
    Status taken;
    const auto visit = [&](const AskedReply& reply) {
        taken = stop.stop_requested() ? Status(Error{ErrorCode::Cancelled, "stopped", {}}) : reading.take(reply);
        return taken.ok();
    };
    const bool needsTexts = wish.labels || wish.recompute;
    const Status read = needsTexts ? forEachReply(database, run, visit) : forEachVerdict(database, run, visit);
    if (!taken) return taken.error();
    if (!read) return read.error();
    return std::move(reading).result();
}

} // namespace chronoscope::mined
