// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/TraversalProbes.h"

#include "core/studies/chroknow/traversal/TraversalReplay.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <vector>

namespace chronoscope::run {

namespace {
constexpr std::int64_t kTargetsAhead = 64;

Error corrupt(const char* what, std::int64_t ordinal) {
    return {ErrorCode::Corrupt, what, fmt::format("element {} of the traversal run", ordinal)};
}

/// What the final match would take if no more came.
std::string standing(const traversal::Traversal& traversal, const traversal::TraversalSetting& setting) {
    const auto& steps = traversal.steps();
    const auto last = std::find_if(steps.rbegin(), steps.rend(), [&](const traversal::Step& step) {
        return traversal::isCandidate(*setting.rules, *setting.words, step.candidate);
    });
    return last == steps.rend() ? std::string() : last->candidate;
}

/// What a reply is counted as. `read`: what the protocol reads out of it.
matching::ReplyKind kindOf(const traversal::TraversalSetting& setting, const std::string& read,
                           const std::string& reply) {
    const auto said = matching::extractAnswer(reply, matching::Extraction::Lenient);
    // An answer further down is one; a literal reading takes refusals for answers, which they are not.
    const bool answers = !read.empty() && setting.rules->reading != traversal::Reading::Literal;
    if (answers) return matching::ReplyKind::Answered;
    return said.refusal ? matching::ReplyKind::Refused
           : said.empty ? matching::ReplyKind::Empty
                        : matching::ReplyKind::Answered;
}
} // namespace

/// An element under way.
struct TraversalProbes::OpenElement {
    std::int64_t ordinal = 0;
    traversal::TraversalSetting setting;
    traversal::Evidence evidence;
    std::vector<store::TargetRow> targets;
    std::size_t at = 0;                ///< the target under way
    traversal::EarlierTargets earlier; ///< those before `at`
    std::optional<traversal::Traversal> traversal;
    std::shared_ptr<const matching::FuzzyMatcher> right; ///< objects of the target year
};

/// What judging the reply to one step needs; nothing of the element but its setting, which does not change.
class TraversalProbes::Asked final : public ProbeContext {
public:
    Asked(std::shared_ptr<OpenElement> asked, int year)
        : element(std::move(asked)), right(element->right), target(year),
          candidate(standing(*element->traversal, element->setting)) {}
    static const Asked& of(const ProbeContext& context) { return dynamic_cast<const Asked&>(context); }

    const std::shared_ptr<OpenElement> element;
    const std::shared_ptr<const matching::FuzzyMatcher> right;
    const int target;
    const std::string candidate; ///< before this step, talk left aside
};

TraversalProbes::TraversalProbes(std::shared_ptr<const RunContext> context, store::Database reader,
                                 traversal::TraversalSpec spec, std::shared_ptr<const traversal::TraversalWords> words)
    : m_context(std::move(context)), m_spec(std::move(spec)), m_words(std::move(words)), m_reader(std::move(reader)) {}

TraversalProbes::~TraversalProbes() = default;

Result<std::unique_ptr<TraversalProbes>> TraversalProbes::open(std::shared_ptr<const RunContext> context,
                                                               store::Database reader) {
    const store::RunRecord& record = context->record;
    if (!record.is(store::kTraversalRuns))
        return Error{ErrorCode::InvalidArgument, "the run is no traversal run", record.name};
    auto spec = traversal::parseTraversalSpec(record.traversal);
    if (!spec) return Error{ErrorCode::Corrupt, "the settings of a traversal run cannot be read", spec.error().text()};
    auto words = traversal::TraversalWords::parse(spec->words);
    if (!words) return Error{ErrorCode::Corrupt, "the words of a traversal run cannot be read", words.error().text()};
    store::TraversalStore store(reader);
    const auto targets = store.targetCount(record.id);
    if (!targets) return targets.error();
    const auto first = store.firstOpen(record.id);
    if (!first) return first.error();
    const std::int64_t end = *targets * spec->span();
    const std::int64_t elements = record.elements;
    const std::int64_t lowWater = record.lowWater;
    std::unique_ptr<TraversalProbes> plan(
        new TraversalProbes(std::move(context), std::move(reader), std::move(spec).value(),
                            std::make_shared<const traversal::TraversalWords>(std::move(words).value())));
    plan->m_end = end;
    plan->m_nextOrdinal = first->value_or(elements);
    plan->m_unopenedFrom = *first ? lowWater : end;
    return plan;
}

std::int64_t TraversalProbes::indexOf(const OpenElement& element) const {
    return element.targets[element.at].number * m_spec.span() +
           static_cast<std::int64_t>(element.traversal->steps().size());
}

Result<ProbePlan::Next> TraversalProbes::next(Probe& probe) {
    std::shared_ptr<OpenElement> element;
    {
        const std::lock_guard lock(m_mutex);
        if (!m_ready.empty()) {
            element = std::move(m_ready.front());
            m_ready.pop_front();
        } else if (m_open.size() >= kWindow) {
            return Next::Wait;
        }
    }
    if (!element) {
        auto opened = openNext();
        if (!opened) return opened.error();
        element = std::move(opened).value();
    }
    if (!element) {
        const std::lock_guard lock(m_mutex);
        return m_open.empty() ? Next::End : Next::Wait;
    }
    ask(element, probe);
    return Next::Ready;
}

/// The next element with something to ask; null behind the last.
Result<std::shared_ptr<TraversalProbes::OpenElement>> TraversalProbes::openNext() {
    const store::RunRecord& record = m_context->record;
    for (; m_nextOrdinal < record.elements; ++m_nextOrdinal) {
        if (m_ahead.empty()) {
            auto loaded = store::BenchmarkStore(m_reader).loadOfRun(record.id, m_nextOrdinal, kTargetsAhead);
            if (!loaded) return loaded.error();
            m_ahead.assign(std::make_move_iterator(loaded->begin()), std::make_move_iterator(loaded->end()));
        }
        if (m_ahead.empty() || m_ahead.front().ordinal != m_nextOrdinal)
            return corrupt("an element of the run is missing in the workspace", m_nextOrdinal);
        store::BenchmarkStore::Loaded loaded = std::move(m_ahead.front());
        m_ahead.pop_front();
        auto element = openElement(std::move(loaded));
        if (!element) return element.error();
        const bool pending = (*element)->traversal.has_value();
        const std::lock_guard lock(m_mutex);
        m_unopenedFrom = ((*element)->targets.back().number + 1) * m_spec.span();
        if (!pending) continue;
        m_open.emplace((*element)->ordinal, *element);
        ++m_nextOrdinal;
        return std::move(element).value();
    }
    const std::lock_guard lock(m_mutex);
    m_unopenedFrom = m_end;
    return std::shared_ptr<OpenElement>();
}

/// The element as its last commit left it; without a traversal when nothing of it is to be asked.
Result<std::shared_ptr<TraversalProbes::OpenElement>>
TraversalProbes::openElement(store::BenchmarkStore::Loaded loaded) {
    store::TraversalStore store(m_reader);
    auto element = std::make_shared<OpenElement>();
    element->ordinal = loaded.ordinal;
    auto targets = store.targetsOf(m_context->record.id, loaded.ordinal);
    if (!targets) return targets.error();
    if (targets->empty()) return corrupt("an element has no target", loaded.ordinal);
    const std::int64_t last = targets->front().number + static_cast<std::int64_t>(targets->size()) - 1;
    if (targets->front().number < m_nextTarget || targets->back().number != last || (last + 1) * m_spec.span() > m_end)
        return corrupt("an element's targets are not numbered as its place in the run wants it", loaded.ordinal);
    m_nextTarget = last + 1;
    element->targets = std::move(targets).value();
    const bool failed =
        std::any_of(element->targets.begin(), element->targets.end(), [](const auto& target) { return target.failed; });
    const bool open = std::any_of(element->targets.begin(), element->targets.end(),
                                  [](const auto& target) { return target.verdict.total == traversal::Outcome::Open; });
    if (failed || !open) return element;
    auto evidence = store.evidence(m_context->record.id, loaded.ordinal);
    if (!evidence) return evidence.error();
    element->evidence = std::move(evidence).value();
    element->setting = {std::make_shared<const benchmark::Element>(std::move(loaded.element)), m_context->pack, m_words,
                        &traversal::rulesOf(m_spec)};
    if (const Status ended = replayEnded(*element); !ended) return ended.error();
    if (const auto begun = beginTarget(*element); !begun) return begun.error();
    if (const Status replayed = replay(*element); !replayed) return replayed.error();
    return element;
}

/// Goes past the targets that ended in an earlier sitting.
Status TraversalProbes::replayEnded(OpenElement& element) {
    for (; element.at < element.targets.size(); ++element.at) {
        const store::TargetRow& target = element.targets[element.at];
        if (target.verdict.total == traversal::Outcome::Open) break;
        auto traversal = startTraversal(element.setting, element.evidence, target, m_spec, element.earlier);
        if (!traversal) return traversal.error();
        if (const Status taken = takeStoredSteps(m_reader, m_context->record.id, target, m_spec, *traversal); !taken)
            return taken;
        element.earlier.emplace(target.year, earlierTarget(target, *traversal));
    }
    return {};
}

/// Makes the first open target from `at` on the one under way; false if there is none.
Result<bool> TraversalProbes::beginTarget(OpenElement& element) const {
    element.traversal.reset();
    element.right.reset();
    for (; element.at < element.targets.size(); ++element.at) {
        const store::TargetRow& target = element.targets[element.at];
        if (target.verdict.total == traversal::Outcome::NotApplicable)
            element.earlier.emplace(target.year, traversal::EarlierTarget());
        if (target.verdict.total != traversal::Outcome::Open) continue;
        auto traversal = startTraversal(element.setting, element.evidence, target, m_spec, element.earlier);
        if (!traversal) return traversal.error();
        element.traversal = std::move(traversal).value();
        return true;
    }
    return false;
}

/// Takes the target under way through the replies that are stored.
Status TraversalProbes::replay(OpenElement& element) {
    const store::TargetRow& target = element.targets[element.at];
    if (const Status taken = takeStoredSteps(m_reader, m_context->record.id, target, m_spec, *element.traversal);
        !taken)
        return taken;
    if (element.traversal->done())
        return corrupt("an element's target is answered and has no outcome", element.ordinal);
    return {};
}

void TraversalProbes::ask(const std::shared_ptr<OpenElement>& element, Probe& probe) const {
    const int year = element->targets[element->at].year;
    if (!element->right) {
        const auto& judge = m_context->record.spec.judge;
        element->right = std::make_shared<const matching::FuzzyMatcher>(
            element->setting.element->at(year)->objects, preprocessOf(element->setting, judge), judge.threshold);
    }
    traversal::StepPrompt step = element->traversal->prompt();
    prompt::Prompt text;
    text.system = std::move(step.system);
    text.text = std::move(step.text);
    constexpr int kOnlySample = 0;
    probe.index = indexOf(*element);
    probe.request = m_context->request(text, m_spec.temperature, kOnlySample);
    probe.request.tag = probe.index;
    probe.context = std::make_shared<const Asked>(element, year);
}

ReplyReading TraversalProbes::read(std::int64_t /*index*/, const ProbeContext& context,
                                   const backend::Completion& completion) const {
    const Asked& asked = Asked::of(context);
    const traversal::TraversalSetting& setting = asked.element->setting;
    std::string candidate = traversal::readStep(setting, asked.target, completion.text);
    ReplyReading reading;
    reading.kind = kindOf(setting, candidate, completion.text);
    if (!traversal::isCandidate(*setting.rules, *setting.words, candidate)) candidate = asked.candidate;
    if (candidate.empty()) return reading;
    const auto match = asked.right->match(candidate);
    reading.hit = match.hit;
    reading.score = match.score;
    return reading;
}

void TraversalProbes::fold(store::Database& database, std::span<const Settled> settled) {
    store::TraversalStore targets(database);
    for (const Settled& one : settled)
        take(targets, one);
}

void TraversalProbes::take(store::TraversalStore& targets, const Settled& settled) {
    const auto& element = Asked::of(*settled.context).element;
    store::TargetRow& target = element->targets[element->at];
    const store::ReplyRow& row = settled.row;
    target.failed = row.error.has_value();
    if (!row.error) {
        element->traversal->answer({row.text, row.promptTokens, row.completionTokens, row.finish, row.latencyUs});
        ++target.calls;
        target.promptTokens += row.promptTokens.value_or(0);
        target.completionTokens += row.completionTokens.value_or(0);
    }
    bool more = !row.error;
    const bool done = more && element->traversal->done();
    if (done) {
        target.verdict = traversal::judge(*element->traversal, element->setting, m_context->record.spec.judge);
        element->earlier.emplace(target.year, earlierTarget(target, *element->traversal));
    }
    targets.writeTarget(m_context->record.id, target);
    if (done) {
        const auto begun = beginTarget(*element);
        if (!begun) throw SQLite::Exception(begun.error().text(), SQLITE_CORRUPT);
        more = *begun;
    }
    const std::lock_guard lock(m_mutex);
    if (more)
        m_ready.push_back(element);
    else
        m_open.erase(element->ordinal);
}

Status TraversalProbes::restrictTo(const std::vector<store::IndexRange>& /*wanted*/) {
    return Error{ErrorCode::Unsupported,
                 "a traversal run cannot be done in batch files: every question holds the answer to the one before",
                 m_context->record.name};
}

/// What comes after an error was never asked.
Status TraversalProbes::forget(store::Database& database, std::span<const std::int64_t> /*indices*/) {
    store::TraversalStore(database).forgetFailures(m_context->record.id);
    return {};
}

std::int64_t TraversalProbes::resumePoint(std::int64_t /*smallestOutstanding*/) const {
    // Of elements in order, the first one under way has the smallest index that is not stored.
    const std::lock_guard lock(m_mutex);
    return m_open.empty() ? m_unopenedFrom : indexOf(*m_open.begin()->second);
}

} // namespace chronoscope::run
