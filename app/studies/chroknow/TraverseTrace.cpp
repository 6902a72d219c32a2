// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/Console.h"
#include "app/studies/chroknow/TraverseCommand.h"
#include "core/base/Text.h"
#include "core/run/RunFactory.h"
#include "core/store/ElementVersions.h"
#include "core/studies/chroknow/traversal/Traversal.h"
#include "core/studies/chroknow/traversal/TraversalReplay.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <memory>

namespace chronoscope::app {

namespace {
using nlohmann::ordered_json;
using traversal::Step;

/// What is walked: an element, a target year, and who is asked.
struct Walk {
    std::shared_ptr<const run::RunContext> context; ///< of the base run, with the model that is asked
    std::shared_ptr<const benchmark::Element> element;
    traversal::Evidence evidence;
    int year = 0;
};

std::string indented(std::string_view text, std::string_view mark) {
    std::string out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        out += fmt::format("  {}{}\n", mark, text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

std::string tokensOf(const traversal::StepReply& reply) {
    const auto count = [](const auto& tokens) { return tokens ? fmt::format("{}", *tokens) : std::string("?"); };
    return fmt::format("{} + {} tokens, {:.0f} ms", count(reply.promptTokens), count(reply.completionTokens),
                       static_cast<double>(reply.latencyUs) / 1000);
}

/// One step for a person; what the step added to the prompt stands behind "+".
std::string asText(const Step& step, std::size_t number, std::size_t all, const std::string& before, bool chat) {
    const std::string_view prompt = step.prompt.text;
    const std::size_t from = step.prompt.addedFrom;
    const std::size_t to = step.prompt.addedTo;
    const auto shown = [](const std::string& candidate) { return candidate.empty() ? std::string("none") : candidate; };
    return fmt::format("step {} of {}: {} year {}, shown with: {}\n", number, all, name(step.example.side),
                       step.example.year, step.example.object) +
           (chat ? "system:\n" + indented(step.prompt.system, "  ") : std::string()) + "prompt:\n" +
           indented(prompt.substr(0, from), "  ") + indented(prompt.substr(from, to - from), "+ ") +
           indented(prompt.substr(to), "  ") + fmt::format("reply ({}):\n", tokensOf(step.reply)) +
           indented(step.reply.text, "  ") +
           fmt::format("extracted: {}\ncandidate: {}{}\n\n", step.extracted.empty() ? "nothing" : step.extracted,
                       step.changed ? shown(before) + " → " : "", shown(step.candidate));
}

ordered_json asJson(const Step& step, bool chat) {
    const auto tokens = [](const auto& count) { return count ? ordered_json(*count) : ordered_json(); };
    return {{"side", name(step.example.side)},
            {"year", step.example.year},
            {"object", step.example.object},
            {"system", chat ? step.prompt.system : ""},
            {"prompt", step.prompt.text},
            {"added_from", step.prompt.addedFrom},
            {"added_to", step.prompt.addedTo},
            {"reply", step.reply.text},
            {"extracted", step.extracted},
            {"candidate", step.candidate},
            {"changed", step.changed},
            {"prompt_tokens", tokens(step.reply.promptTokens)},
            {"completion_tokens", tokens(step.reply.completionTokens)},
            {"latency_ms", static_cast<double>(step.reply.latencyUs) / 1000}};
}

ordered_json asJson(const traversal::TraversalVerdict& verdict) {
    return {{"total", traversal::name(verdict.total)},
            {"previous_only", traversal::name(verdict.previousOnly)},
            {"candidate", verdict.candidate},
            {"score", verdict.score},
            {"matched", verdict.matched},
            {"ever_right", verdict.everRight},
            {"deciding_step", verdict.decidingStep < 0 ? ordered_json() : ordered_json(verdict.decidingStep + 1)}};
}

Result<Walk> prepareWalk(store::Database& reader, const store::RunRecord& base, const TraverseOptions& options) {
    auto context = run::loadRun(reader, base.id);
    if (!context) return context.error();
    const auto row = store::ElementVersions(reader).findOfRun(base.id, options.element);
    if (!row) return row.error();
    auto element = store::BenchmarkStore(reader).load(*row);
    if (!element) return element.error();
    auto evidence = traversal::readEvidence(reader, **context, *row);
    if (!evidence) return evidence.error();
    if (!evidence->at(options.year))
        return Error{ErrorCode::InvalidArgument, "the run does not ask about this element in this year",
                     fmt::format("{}", options.year)};
    return Walk{std::move(context).value(), std::make_shared<const benchmark::Element>(std::move(element).value()),
                std::move(evidence).value(), options.year};
}

/// The base run as if the chosen model had been its own.
std::shared_ptr<const run::RunContext> withModel(const run::RunContext& base,
                                                 const std::optional<run::BackendChoice>& choice) {
    auto context = std::make_shared<run::RunContext>(base);
    if (!choice) return context;
    context->record.backend = choice->uri;
    context->record.server = choice->server;
    context->record.report = choice->report;
    context->record.model = choice->model;
    if (choice->mode) context->record.spec.mode = *choice->mode;
    return context;
}

Error errorOf(const backend::BackendError& error) {
    if (error.kind == backend::ErrorKind::Cancelled) return {ErrorCode::Cancelled, "stopped", {}};
    return {ErrorCode::Backend, error.message, std::string(backend::name(error.kind))};
}

/// Asks step by step; `told` sees every step with the candidate before it.
Status walk(traversal::Traversal& traversal, const run::RunContext& context, backend::ModelBackend& model,
            double temperature, const std::stop_token& stop,
            const std::function<void(const Step&, const std::string&)>& told) {
    while (!traversal.done()) {
        const std::string before = traversal.candidate();
        const auto prompt = traversal.prompt();
        prompt::Prompt text;
        text.system = prompt.system;
        text.text = prompt.text;
        const auto reply = backend::ask(model, context.request(text, temperature, 0), stop);
        if (const auto* error = std::get_if<backend::BackendError>(&reply)) return errorOf(*error);
        const auto& said = std::get<backend::Completion>(reply);
        traversal.answer(
            {said.text, said.usage.promptTokens, said.usage.completionTokens, said.finish, said.latency.count()});
        told(traversal.steps().back(), before);
    }
    return {};
}

void tellWhatIsOdd(const Walk& walk, const traversal::TraversalSpec& spec) {
    if (walk.evidence.category != analysis::ChronoCategory::PartialKnown)
        printNote(fmt::format("the element is {}: a traversal run would leave it out",
                              analysis::name(walk.evidence.category)));
    else if (const auto targets = traversal::targetsOf(walk.evidence, spec.protocol);
             std::find(targets.begin(), targets.end(), walk.year) == targets.end())
        printNote(fmt::format("{} is {}: a traversal run would not ask it", walk.year,
                              analysis::name(walk.evidence.at(walk.year)->category)));
}

/// The targets that the protocol asks before the one that is walked, if its prompts depend on them.
std::vector<int> targetsBefore(const Walk& walk, const traversal::TraversalSpec& spec) {
    if (traversal::rulesOf(spec).shown == traversal::Shown::Right) return {};
    std::vector<int> targets = traversal::targetsOf(walk.evidence, spec.protocol);
    const auto at = std::find(targets.begin(), targets.end(), walk.year);
    if (at == targets.end()) return {}; // no run asks it, so nothing stands before it
    targets.erase(at, targets.end());
    return targets;
}

/// What is walked, for the one who reads about it.
struct Told {
    const benchmark::Element& element;
    int year = 0;
    const std::string& model;
    traversal::Protocol protocol = traversal::Protocol::Paper;
    bool chat = false;
};

/// The end of a walk: a sentence below its steps, or all of it as one document.
void printEnd(const Told& told, const traversal::TraversalVerdict& verdict, ordered_json steps, bool asDocument) {
    if (!asDocument) {
        printOut(fmt::format("{} {}: {}, previous years alone: {}; candidate: {}, score {:.1f}\n", told.element.subject,
                             told.year, traversal::name(verdict.total), traversal::name(verdict.previousOnly),
                             verdict.candidate.empty() ? "none" : verdict.candidate, verdict.score));
        return;
    }
    const ordered_json document{{"element_id", toHex(told.element.id)},
                                {"subject", told.element.subject},
                                {"relation", told.element.relation},
                                {"year", told.year},
                                {"model", told.model},
                                {"protocol", traversal::name(told.protocol)},
                                {"steps", std::move(steps)},
                                {"verdict", asJson(verdict)}};
    printOut(document.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n");
}

/// Walks these targets first, each with what became of those before it.
Result<traversal::EarlierTargets> walkBefore(const Walk& planned, const run::RunContext& context,
                                             backend::ModelBackend& model, const traversal::TraversalSetting& setting,
                                             const traversal::TraversalSpec& spec, const std::stop_token& stop) {
    traversal::EarlierTargets earlier;
    for (const int year : targetsBefore(planned, spec)) {
        traversal::Traversal before(setting, traversal::planTraversal(planned.evidence, year, spec, earlier));
        const Status walked =
            walk(before, context, model, spec.temperature, stop, [](const Step&, const std::string&) {});
        if (!walked) return walked.error();
        for (const Step& step : before.steps())
            earlier[year].candidates.push_back(step.candidate);
        printNote(fmt::format(
            "{} is asked first, as this protocol has it, in {} steps: its candidates are shown for it. The last: {}",
            year, before.steps().size(), before.candidate().empty() ? "none" : before.candidate()));
    }
    return earlier;
}

int traceWith(const Walk& planned, const std::string& model, OpenRun& base, const TraverseOptions& options,
              const traversal::TraversalSpec& spec, const Interruption& interruption) {
    auto words = traversal::TraversalWords::parse(spec.words);
    if (!words) return printError(words.error());
    const auto packs = packsOver(base.record, options);
    if (!packs) return printError(packs.error());
    const auto pack = *packs ? std::make_shared<const prompt::PromptPack>(**packs) : planned.context->pack;
    const traversal::TraversalSetting setting{
        planned.element, pack, std::make_shared<const traversal::TraversalWords>(std::move(words).value()),
        &traversal::rulesOf(spec)};
    const auto respondent = findRespondent(base.record, model, interruption);
    if (!respondent) return printError(respondent.error());
    const auto context = withModel(*planned.context, respondent->choice);
    const auto backend = run::makeBackend(base.reader, context->record, respondent->services.network.get(), 1,
                                          respondent->serving.served, interruption.token());
    if (!backend) return printError(backend.error());
    const Told told{*planned.element, planned.year, context->record.model, spec.protocol,
                    context->record.spec.mode == backend::Mode::Chat};
    const auto earlier = walkBefore(planned, *context, **backend, setting, spec, interruption.token());
    if (!earlier) return printError(earlier.error());
    traversal::Traversal traversal(setting, traversal::planTraversal(planned.evidence, planned.year, spec, *earlier));
    auto steps = ordered_json::array();
    const Status walked =
        walk(traversal, *context, **backend, spec.temperature, interruption.token(),
             [&](const Step& step, const std::string& before) {
                 if (options.json) return steps.push_back(asJson(step, told.chat));
                 printOut(asText(step, traversal.steps().size(), traversal.plan().examples.size(), before, told.chat));
             });
    if (!walked) return printError(walked.error());
    printEnd(told, traversal::judge(traversal, setting, context->record.spec.judge), std::move(steps), options.json);
    return kDone;
}

/// A traversal that is stored, as far as it was taken: nobody is asked.
int traceStored(OpenRun& from, const TraverseOptions& options) {
    if (!options.models.empty())
        return printError({ErrorCode::InvalidArgument, "the steps of a traversal run are read, and no model is asked",
                           options.models.front()});
    const auto context = run::loadRun(from.reader, from.record.id);
    if (!context) return printError(context.error());
    const auto row = store::ElementVersions(from.reader).findOfRun(from.record.base, options.element);
    if (!row) return printError(row.error());
    const auto traversals = run::readTraversals(from.reader, **context, *row);
    if (!traversals) return printError(traversals.error());
    const auto stored = std::find_if(traversals->begin(), traversals->end(),
                                     [&](const run::StoredTraversal& one) { return one.target.year == options.year; });
    if (stored == traversals->end())
        return printError({ErrorCode::InvalidArgument, "the run does not traverse this element in this year",
                           fmt::format("{}", options.year)});
    const auto spec = traversal::parseTraversalSpec(from.record.traversal);
    if (!spec) return printError(spec.error());
    const Told told{*stored->setting.element, options.year, from.record.model, spec->protocol,
                    from.record.spec.mode == backend::Mode::Chat};
    auto steps = ordered_json::array();
    std::string before;
    std::size_t number = 0;
    for (const Step& step : stored->traversal.steps()) {
        ++number;
        if (options.json)
            steps.push_back(asJson(step, told.chat));
        else
            printOut(asText(step, number, stored->traversal.plan().examples.size(), before, told.chat));
        before = step.candidate;
    }
    printEnd(told, stored->target.verdict, std::move(steps), options.json);
    return kDone;
}
} // namespace

int traceTraversal(const TraverseOptions& options, const traversal::TraversalSpec& spec) {
    Interruption interruption;
    auto base = openRun(options.workspace, options.run);
    if (!base) return printError(base.error());
    if (base->record.is(store::kTraversalRuns)) return traceStored(*base, options);
    const auto planned = prepareWalk(base->reader, base->record, options);
    if (!planned) return printError(planned.error());
    tellWhatIsOdd(*planned, spec);
    for (const std::string& model : options.models.empty() ? std::vector<std::string>{""} : options.models)
        if (const int status = traceWith(*planned, model, *base, options, spec, interruption); status != kDone)
            return status;
    return kDone;
}

} // namespace chronoscope::app
