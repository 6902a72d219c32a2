// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/RunReadings.h"

#include "core/studies/mined/JudgeRun.h"
#include "core/studies/mined/PlantedTable.h"

#include <utility>

namespace chronoscope::ui {

namespace {
/// Changes with everything that the numbers of a run are made of; another workspace has no run of the same.
Result<std::string> stateOf(store::Database& database, const store::RunRecord& run) {
    const auto judge = mined::newestJudgeOf(database, run.id);
    if (!judge) return judge.error();
    std::string text = database.path() + '|' + run.nonce + '|' + run.updated + '|' + run.name;
    for (const std::int64_t count : {run.counts.answered, run.counts.refused, run.counts.empty, run.counts.errorCount(),
                                     run.lowWater, judge->value_or(0)})
        text += '|' + std::to_string(count);
    return text;
}

/// What is there, else what `read()` gives, which is kept.
template <typename Value, typename Read>
Result<std::shared_ptr<const Value>> once(std::mutex& mutex, std::shared_ptr<const Value>& kept, Read read) {
    const std::lock_guard lock(mutex);
    if (kept) return kept;
    auto value = read();
    if (!value) return value.error();
    kept = std::make_shared<const Value>(std::move(value).value());
    return kept;
}
} // namespace

RunReading::RunReading(std::shared_ptr<const mined::MinedContext> context, mined::RunScores scores, bool hasLabels)
    : m_context(std::move(context)), m_scores(std::make_shared<const mined::RunScores>(std::move(scores))),
      m_hasLabels(hasLabels) {}

Result<std::shared_ptr<const RunReading::Namings>> RunReading::namings(store::Database& database,
                                                                       const std::stop_token& stop) const {
    return once(m_mutex, m_namings, [&] { return mined::loadNamings(database, *m_context, *m_scores, stop); });
}

Result<std::shared_ptr<const RunReading::Spans>> RunReading::spans(store::Database& database,
                                                                   const std::stop_token& stop) const {
    return once(m_mutex, m_spans, [&] { return mined::loadSpans(database, *m_scores, stop); });
}

Result<std::shared_ptr<const mined::CalibrationEye>> RunReading::eye(store::Database& database) const {
    const std::lock_guard lock(m_mutex);
    if (m_eye) return m_eye;
    auto eye = mined::eyeOf(database, m_context->record);
    if (eye) m_eye = *eye;
    return eye;
}

Result<std::shared_ptr<const RunReading>> RunReadings::of(store::Database& database, const store::RunRecord& run,
                                                          bool withLabels, const std::stop_token& stop) {
    auto at = stateOf(database, run);
    if (!at) return at.error();
    {
        const std::lock_guard lock(m_mutex);
        const auto known = m_known.find(run.id);
        const bool isKnown = known != m_known.end() && known->second.at == *at;
        if (isKnown && (known->second.reading->hasLabels() || !withLabels)) return known->second.reading;
    }
    const auto context = mined::minedContext(database, run);
    if (!context) return context.error();
    auto scores = mined::loadScores(database, **context, {.labels = withLabels}, stop);
    if (!scores) return scores.error();
    auto reading = std::make_shared<const RunReading>(*context, std::move(scores).value(), withLabels);
    const std::lock_guard lock(m_mutex);
    Known& known = m_known[run.id];
    const bool isLess = known.reading && known.at == *at && known.reading->hasLabels() && !withLabels;
    if (!isLess) known = {std::move(at).value(), reading}; // somebody may have read it meanwhile
    return reading;
}

void RunReadings::keep(const std::set<std::int64_t>& runs) {
    const std::lock_guard lock(m_mutex);
    std::erase_if(m_known, [&](const auto& known) { return !runs.contains(known.first); });
}

} // namespace chronoscope::ui
