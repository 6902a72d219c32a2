// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/TraversalRefold.h"

#include "core/store/BenchmarkStore.h"
#include "core/store/ReplyStore.h"
#include "core/studies/chroknow/traversal/TraversalReplay.h"
#include "core/studies/chroknow/traversal/TraversalSpec.h"

#include <fmt/format.h>

#include <memory>
#include <utility>

namespace chronoscope::run {

namespace {
using store::TargetRow;
using traversal::Outcome;

Error targetError(const TargetRow& target, const char* what) {
    return {ErrorCode::Corrupt, what, fmt::format("element {} of the traversal run, {}", target.ordinal, target.year)};
}

/// Takes `target` and its traversal through the stored replies.
Status takeReplies(store::Database& database, std::int64_t run, const traversal::TraversalSpec& spec, TargetRow& target,
                   traversal::Traversal& traversal) {
    const std::int64_t first = target.number * spec.span();
    bool sound = true;
    const Status read = store::readReplies(database, run, first, first + spec.span(), [&](const store::ReplyRow& row) {
        sound = !target.failed && !traversal.done() && row.index == first + target.calls;
        if (!sound) return false;
        if (row.error) {
            target.failed = true;
            return true;
        }
        traversal.answer({row.text, row.promptTokens, row.completionTokens, row.finish, row.latencyUs});
        ++target.calls;
        target.promptTokens += row.promptTokens.value_or(0);
        target.completionTokens += row.completionTokens.value_or(0);
        return true;
    });
    if (read && !sound) return targetError(target, "the replies of an element are not those of its target");
    return read;
}

struct Refolding {
    store::Database& database;
    const RunContext& context;
    const traversal::TraversalSpec& spec;
    const std::shared_ptr<const traversal::TraversalWords> words;

    Status element(store::BenchmarkStore::Loaded loaded) const {
        const std::int64_t run = context.record.id;
        store::TraversalStore store(database);
        const auto evidence = store.evidence(run, loaded.ordinal);
        if (!evidence) return evidence.error();
        const auto targets = store.targetsOf(run, loaded.ordinal);
        if (!targets) return targets.error();
        const traversal::TraversalSetting setting{std::make_shared<const benchmark::Element>(std::move(loaded.element)),
                                                  context.pack, words, &traversal::rulesOf(spec)};
        traversal::EarlierTargets earlier;
        for (TargetRow target : *targets) {
            if (target.verdict.total == Outcome::NotApplicable) {
                earlier.emplace(target.year, traversal::EarlierTarget());
                continue;
            }
            auto traversal = startTraversal(setting, *evidence, target, spec, earlier);
            if (!traversal) return traversal.error();
            if (const Status taken = takeReplies(database, run, spec, target, *traversal); !taken) return taken;
            if (target.calls > 0 && !target.failed && traversal->done())
                target.verdict = traversal::judge(*traversal, setting, context.record.spec.judge);
            earlier.emplace(target.year, earlierTarget(target, *traversal));
            store.writeTarget(run, target);
        }
        return {};
    }
};
} // namespace

Status refoldTraversals(store::Database& database, const RunContext& context, const std::stop_token& stop) {
    const store::RunRecord& record = context.record;
    const auto spec = traversal::parseTraversalSpec(record.traversal);
    if (!spec) return Error{ErrorCode::Corrupt, "the settings of a traversal run cannot be read", spec.error().text()};
    auto words = traversal::TraversalWords::parse(spec->words);
    if (!words) return Error{ErrorCode::Corrupt, "the words of a traversal run cannot be read", words.error().text()};
    const Refolding refolding{database, context, *spec,
                              std::make_shared<const traversal::TraversalWords>(std::move(words).value())};
    store::TraversalStore(database).forgetOutcomes(record.id);
    constexpr std::int64_t kAtOnce = 64;
    for (std::int64_t next = 0; next < record.elements;) {
        auto loaded = store::BenchmarkStore(database).loadOfRun(record.id, next, kAtOnce);
        if (!loaded) return loaded.error();
        if (loaded->empty() || loaded->front().ordinal != next)
            return Error{ErrorCode::Corrupt, "an element of the run is missing in the workspace", std::to_string(next)};
        for (store::BenchmarkStore::Loaded& element : *loaded) {
            if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", {}};
            if (element.ordinal != next++)
                return Error{ErrorCode::Corrupt, "an element of the run is missing in the workspace",
                             std::to_string(next - 1)};
            if (const Status done = refolding.element(std::move(element)); !done) return done;
        }
    }
    return {};
}

} // namespace chronoscope::run
