// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/TraversalReplay.h"

#include "core/store/BenchmarkStore.h"
#include "core/store/CellLookup.h"
#include "core/store/ReplyStore.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

namespace chronoscope::run {

using store::TargetRow;
using traversal::Traversal;

namespace {
Error corrupt(const char* what, const TargetRow& target) {
    return {ErrorCode::Corrupt, what, fmt::format("element {} of the traversal run, {}", target.ordinal, target.year)};
}
} // namespace

Result<Traversal> startTraversal(const traversal::TraversalSetting& setting, const traversal::Evidence& evidence,
                                 const TargetRow& target, const traversal::TraversalSpec& spec,
                                 const traversal::EarlierTargets& earlier) {
    if (!evidence.at(target.year) || !setting.element->at(target.year))
        return corrupt("an element's target is no year of it", target);
    auto plan = traversal::planTraversal(evidence, target.year, spec, earlier);
    const auto previous = std::count_if(plan.examples.begin(), plan.examples.end(),
                                        [](const auto& example) { return example.side == traversal::Side::Previous; });
    const auto steps = static_cast<std::size_t>(target.previousSteps + target.nextSteps);
    if (previous != target.previousSteps || plan.examples.size() != steps)
        return corrupt("an element's target does not follow from its evidence", target);
    return Traversal(setting, std::move(plan));
}

traversal::EarlierTarget earlierTarget(const TargetRow& target, const Traversal& traversal) {
    traversal::EarlierTarget earlier;
    for (const traversal::Step& step : traversal.steps())
        earlier.candidates.push_back(step.candidate);
    if (target.verdict.total == traversal::Outcome::ChronoCorrect) earlier.right = target.verdict.candidate;
    return earlier;
}

Status takeStoredSteps(store::Database& database, std::int64_t run, const TargetRow& target,
                       const traversal::TraversalSpec& spec, Traversal& traversal) {
    const std::int64_t first = target.number * spec.span();
    bool sound = true, ended = false;
    const Status read = store::readReplies(database, run, first, first + spec.span(), [&](const store::ReplyRow& row) {
        sound = !ended && !traversal.done() &&
                row.index == first + static_cast<std::int64_t>(traversal.steps().size()) &&
                (!row.error || target.failed);
        ended = row.error.has_value(); // the step it stands at is not taken, and no other follows
        if (sound && !ended)
            traversal.answer({row.text, row.promptTokens, row.completionTokens, row.finish, row.latencyUs});
        return sound;
    });
    if (!read) return read;
    if (!sound || static_cast<int>(traversal.steps().size()) != target.calls)
        return corrupt("the replies of an element are not those of its target", target);
    return {};
}

Result<std::vector<StoredTraversal>> readTraversals(store::Database& database, const RunContext& context,
                                                    std::int64_t row) {
    const store::RunRecord& record = context.record;
    if (!record.is(store::kTraversalRuns))
        return Error{ErrorCode::InvalidArgument, "the run is no traversal run", record.name};
    const auto spec = traversal::parseTraversalSpec(record.traversal);
    if (!spec) return Error{ErrorCode::Corrupt, "the settings of a traversal run cannot be read", spec.error().text()};
    auto words = traversal::TraversalWords::parse(spec->words);
    if (!words) return Error{ErrorCode::Corrupt, "the words of a traversal run cannot be read", words.error().text()};
    const auto ordinal = store::CellLookup(database).ordinalOf(record.id, row);
    if (!ordinal) return ordinal.error();
    auto element = store::BenchmarkStore(database).load(row);
    if (!element) return element.error();
    store::TraversalStore store(database);
    const auto evidence = store.evidence(record.id, *ordinal);
    if (!evidence) return evidence.error();
    const auto targets = store.targetsOf(record.id, *ordinal);
    if (!targets) return targets.error();
    const traversal::TraversalSetting setting{
        std::make_shared<const benchmark::Element>(std::move(element).value()), context.pack,
        std::make_shared<const traversal::TraversalWords>(std::move(words).value()), &traversal::rulesOf(*spec)};
    std::vector<StoredTraversal> traversals;
    traversal::EarlierTargets earlier;
    for (const TargetRow& target : *targets) {
        auto traversal = startTraversal(setting, *evidence, target, *spec, earlier);
        if (!traversal) return traversal.error();
        if (const Status taken = takeStoredSteps(database, record.id, target, *spec, *traversal); !taken)
            return taken.error();
        earlier.emplace(target.year, earlierTarget(target, *traversal));
        traversals.push_back({target, setting, std::move(traversal).value()});
    }
    return traversals;
}

} // namespace chronoscope::run
