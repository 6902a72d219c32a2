// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/CountedAnswers.h"

#include <algorithm>
#include <set>

namespace chronoscope::mined {

using Kind = ReplyScore::Kind;

bool isComplete(const ScoredUnit& unit) { return itemScore(unit.replies, EmptyRule::Zero).has_value(); }

bool countsInScores(const ScoredUnit& unit) { return unit.withContext || !hasContext(unit.task); }

bool countsInLatest(const ScoredUnit& unit) { return unit.task == Task::TA && isComplete(unit); }

LatestLabel latestLabel(const ScoredUnit& unit) {
    LatestLabel label = LatestLabel::Irrelevant;
    for (std::size_t place = 0; place < kConfigurations; ++place)
        if (unit.replies[place].kind == Kind::Scored) label = std::min(label, unit.latest[place]);
    return label;
}

std::int64_t tiedLatest(const RunScores& run) {
    return std::count_if(run.units.begin(), run.units.end(),
                         [](const ScoredUnit& unit) { return countsInLatest(unit) && unit.isLatestTied; });
}

bool countsAs(const ScoredUnit& unit, Configuration one, EmptyRule rule) {
    const Kind kind = unit.replies[static_cast<std::size_t>(one)].kind;
    return countsInScores(unit) && (kind == Kind::Scored || (kind == Kind::Empty && rule == EmptyRule::Zero));
}

std::vector<ContextOutput> contextOutputs(const RunScores& run, Task task) {
    std::set<std::int64_t> lacking; // items
    for (const ScoredUnit& unit : run.units)
        if (unit.task == task && !isComplete(unit)) lacking.insert(unit.item);
    std::vector<ContextOutput> outputs;
    for (std::size_t at = 0; at < run.units.size(); ++at) {
        const ScoredUnit& unit = run.units[at];
        if (unit.task != task || lacking.contains(unit.item)) continue;
        for (const Configuration one : kAllConfigurations) {
            const auto place = static_cast<std::size_t>(one);
            if (unit.replies[place].kind != Kind::Unasked) outputs.push_back({at, one, unit.context[place]});
        }
    }
    return outputs;
}

std::vector<ContextKinds> contextKinds(const RunScores& run) {
    std::vector<ContextKinds> all;
    for (const Task task : {Task::FMC, Task::PMC}) {
        const bool isAsked =
            std::any_of(run.units.begin(), run.units.end(), [&](const ScoredUnit& unit) { return unit.task == task; });
        if (!isAsked) continue;
        std::array<ContextKinds, 2> both{{{task, false, 0, {}}, {task, true, 0, {}}}};
        for (const ContextOutput& output : contextOutputs(run, task)) {
            ContextKinds& counts = both[run.units[output.unit].withContext ? 1 : 0];
            ++counts.outputs;
            ++counts.kinds[static_cast<std::size_t>(output.label)];
        }
        all.insert(all.end(), both.begin(), both.end());
    }
    return all;
}

} // namespace chronoscope::mined
