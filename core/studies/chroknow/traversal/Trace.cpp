// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/Trace.h"

#include "core/base/StrictJson.h"

#include <array>
#include <limits>

namespace chronoscope::traversal {

using nlohmann::json;

namespace {
constexpr std::string_view kTraceFormat = "chronoscope-trace";
constexpr int kTraceDepth = 6;
constexpr std::size_t kMaxExamples = kAllYears + kMaxSpan;
constexpr std::array<std::string_view, 4> kFinishes{"unknown", "stop", "length", "content_filter"};
constexpr std::array<std::string_view, 2> kSideNames{"previous", "next"};
constexpr std::array kOutcomes{Outcome::Open, Outcome::NotApplicable, Outcome::ChronoCorrect, Outcome::StillWrong};

template <typename T, std::size_t N> T fromName(const json& text, const std::array<std::string_view, N>& names) {
    const auto wanted = text.get<std::string>();
    for (std::size_t i = 0; i < N; ++i)
        if (names[i] == wanted) return static_cast<T>(i);
    throw JsonProblem("an unknown name");
}

Outcome outcomeFromName(const json& text) {
    const auto wanted = text.get<std::string>();
    for (const Outcome outcome : kOutcomes)
        if (name(outcome) == wanted) return outcome;
    throw JsonProblem("an unknown outcome");
}

json encodeTokens(const std::optional<std::uint32_t>& tokens) { return tokens ? json(*tokens) : json(nullptr); }

std::optional<std::uint32_t> decodeTokens(const json& tokens) {
    if (tokens.is_null()) return std::nullopt;
    return static_cast<std::uint32_t>(wholeNumber(tokens, 0, std::numeric_limits<std::uint32_t>::max()));
}

json encodeExamples(const TraversalPlan& plan) {
    json list = json::array();
    for (const Example& example : plan.examples)
        list.push_back({{"side", kSideNames[static_cast<std::size_t>(example.side)]},
                        {"year", example.year},
                        {"object", example.object}});
    return list;
}

std::vector<Example> decodeExamples(const json& list) {
    require(list.is_array() && list.size() <= kMaxExamples, "examples are no list, or a long one");
    std::vector<Example> examples;
    for (const json& item : list) {
        Example example{fromName<Side>(item.at("side"), kSideNames),
                        static_cast<int>(wholeNumber(item.at("year"), 0, 9999)), item.at("object").get<std::string>()};
        require(examples.empty() || examples.back().side <= example.side, "a next year stands before a previous one");
        examples.push_back(std::move(example));
    }
    return examples;
}

json encodeStep(const Step& step) {
    return {{"system", step.prompt.system},
            {"prompt", step.prompt.text},
            {"added", {step.prompt.addedFrom, step.prompt.addedTo}},
            {"reply", step.reply.text},
            {"finish", kFinishes[static_cast<std::size_t>(step.reply.finish)]},
            {"prompt_tokens", encodeTokens(step.reply.promptTokens)},
            {"completion_tokens", encodeTokens(step.reply.completionTokens)},
            {"latency_us", step.reply.latencyUs},
            {"extracted", step.extracted},
            {"candidate", step.candidate},
            {"changed", step.changed}};
}

Step decodeStep(const json& item, const Example& example) {
    Step step;
    step.example = example;
    item.at("system").get_to(step.prompt.system);
    item.at("prompt").get_to(step.prompt.text);
    const auto length = static_cast<std::int64_t>(step.prompt.text.size());
    const json& added = item.at("added");
    require(added.is_array() && added.size() == 2, "an added block has two ends");
    step.prompt.addedFrom = static_cast<std::size_t>(wholeNumber(added[0], 0, length));
    step.prompt.addedTo =
        static_cast<std::size_t>(wholeNumber(added[1], static_cast<std::int64_t>(step.prompt.addedFrom), length));
    item.at("reply").get_to(step.reply.text);
    step.reply.finish = fromName<backend::Finish>(item.at("finish"), kFinishes);
    step.reply.promptTokens = decodeTokens(item.at("prompt_tokens"));
    step.reply.completionTokens = decodeTokens(item.at("completion_tokens"));
    step.reply.latencyUs = wholeNumber(item.at("latency_us"), 0, INT64_MAX);
    item.at("extracted").get_to(step.extracted);
    item.at("candidate").get_to(step.candidate);
    item.at("changed").get_to(step.changed);
    return step;
}

json encodeVerdict(const TraversalVerdict& verdict) {
    return {{"total", name(verdict.total)},
            {"previous_only", name(verdict.previousOnly)},
            {"score", verdict.score},
            {"candidate", verdict.candidate},
            {"matched", verdict.matched},
            {"ever_right", verdict.everRight},
            {"deciding_step", verdict.decidingStep}};
}

TraversalVerdict decodeVerdict(const json& item, std::size_t steps) {
    TraversalVerdict verdict;
    verdict.total = outcomeFromName(item.at("total"));
    verdict.previousOnly = outcomeFromName(item.at("previous_only"));
    item.at("score").get_to(verdict.score);
    require(verdict.score >= 0 && verdict.score <= 100, "a score is out of range");
    item.at("candidate").get_to(verdict.candidate);
    item.at("matched").get_to(verdict.matched);
    item.at("ever_right").get_to(verdict.everRight);
    verdict.decidingStep =
        static_cast<int>(wholeNumber(item.at("deciding_step"), -1, static_cast<std::int64_t>(steps) - 1));
    return verdict;
}

Trace traceFrom(const json& root) {
    require(root.is_object() && root.at("format").get<std::string>() == kTraceFormat, "not a trace");
    wholeNumber(root.at("version"), 1, 1);
    Trace trace;
    bool isId = false;
    trace.element = toHex(contentIdFromHex(root.at("element").get<std::string>(), isId));
    require(isId, "an element is named by 32 hex digits");
    const auto domain = benchmark::domainFromName(root.at("domain").get<std::string>());
    require(domain.has_value(), "an unknown domain");
    trace.domain = *domain;
    root.at("subject").get_to(trace.subject);
    root.at("relation").get_to(trace.relation);
    root.at("spec").get_to(trace.spec);
    require(trace.spec.previous >= 0 && trace.spec.next >= 0, "a span is out of range");
    require(TraversalWords::parse(trace.spec.words).ok(), "the words are damaged");
    trace.plan.target = static_cast<int>(wholeNumber(root.at("target"), 0, 9999));
    trace.plan.examples = decodeExamples(root.at("examples"));
    const json& steps = root.at("steps");
    require(steps.is_array() && steps.size() <= trace.plan.examples.size(), "more steps than were planned");
    for (const json& item : steps)
        trace.steps.push_back(decodeStep(item, trace.plan.examples[trace.steps.size()]));
    trace.verdict = decodeVerdict(root.at("verdict"), trace.steps.size());
    root.at("note").get_to(trace.note);
    return trace;
}
} // namespace

std::string encodeTrace(const Traversal& traversal, const TraversalSetting& setting, const TraversalVerdict& verdict,
                        const TraversalSpec& spec, std::string_view note) {
    TraversalSpec used = spec;
    used.words = setting.words->json();
    json steps = json::array();
    for (const Step& step : traversal.steps())
        steps.push_back(encodeStep(step));
    const json root{{"format", kTraceFormat},
                    {"version", 1},
                    {"element", toHex(setting.element->id)},
                    {"domain", benchmark::name(setting.element->domain)},
                    {"subject", setting.element->subject},
                    {"relation", setting.element->relation},
                    {"spec", used},
                    {"target", traversal.plan().target},
                    {"examples", encodeExamples(traversal.plan())},
                    {"steps", std::move(steps)},
                    {"verdict", encodeVerdict(verdict)},
                    {"note", note}};
    return root.dump(-1, ' ', false, json::error_handler_t::replace);
}

Result<Trace> decodeTrace(std::string_view text) {
    return readJson(text, kTraceDepth, ErrorCode::Corrupt, "trace of a traversal", traceFrom);
}

Traversal replay(const Trace& trace, TraversalSetting setting) {
    Traversal traversal(std::move(setting), trace.plan);
    for (const Step& step : trace.steps) {
        if (traversal.done() || !(traversal.prompt() == step.prompt)) break;
        traversal.answer(step.reply);
    }
    return traversal;
}

} // namespace chronoscope::traversal
