// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/StressSpec.h"

#include "core/base/Hash.h"
#include "core/base/StrictJson.h"
#include "core/base/Text.h"
#include "core/facts/IsoDate.h"
#include "core/studies/robustness/FactText.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <compare>
#include <utility>

namespace chronoscope::robustness {

using nlohmann::json;

namespace {
constexpr std::array<std::string_view, 3> kChatForms{"none", "model", "footnote"};

template <typename Value> Value known(const std::optional<Value>& parsed, const json& text) {
    if (!parsed) throw json::other_error::create(501, "unknown name " + text.dump(), nullptr);
    return *parsed;
}

StressSpec readSpec(const json& in) {
    StressSpec spec;
    in.at("relations").get_to(spec.facts.relations);
    in.at("facts").get_to(spec.facts.facts);
    in.at("paper_filter").get_to(spec.facts.paper);
    in.at("top").get_to(spec.facts.top);
    in.at("subject").get_to(spec.subjectText);
    const auto sample =
        benchmark::Sample::parse(in.at("sample").get<std::string>(), in.at("sample_seed").get<std::uint64_t>());
    if (!sample) throw json::other_error::create(501, sample.error().message, nullptr);
    spec.sample = *sample;
    spec.dates.precisions.fill(false);
    for (const json& item : in.at("precisions"))
        spec.dates.precisions[static_cast<std::size_t>(known(precisionFromName(item.get<std::string>()), item))] = true;
    spec.dates.sampler = known(samplerFromName(in.at("sampler").get<std::string>()), in.at("sampler"));
    in.at("horizon").get_to(spec.dates.horizon);
    const auto clip = facts::readIsoDate(in.at("clip").get<std::string>());
    if (!clip) throw json::other_error::create(501, clip.error().message, nullptr);
    spec.dates.clip = *clip;
    in.at("seed").get_to(spec.dates.seed);
    spec.style = known(dateStyleFromName(in.at("date_style").get<std::string>()), in.at("date_style"));
    spec.prompt = known(promptFormFromName(in.at("prompt").get<std::string>()), in.at("prompt"));
    spec.chat = known(chatFormFromName(in.at("chat_template").get<std::string>()), in.at("chat_template"));
    if (in.contains("equalize_precisions")) spec.dates.equalize = in.at("equalize_precisions").get<bool>();
    spec.allMatches = in.value("all_matches", false);
    return spec;
}

/// A fact that may be in the sample: before others by its key.
struct Drawn {
    std::uint64_t key = 0;
    std::int64_t row = 0;

    auto operator<=>(const Drawn&) const = default;
};

std::vector<std::int64_t> sampled(std::vector<Drawn> facts, const benchmark::Sample& sample) {
    using Kind = benchmark::Sample::Kind;
    const auto count = static_cast<double>(facts.size());
    double wanted = count;
    if (sample.kind == Kind::Percent) wanted = std::ceil(sample.amount * count / 100);
    if (sample.kind == Kind::First || sample.kind == Kind::Random) wanted = std::min(sample.amount, count);
    if (sample.kind == Kind::Percent || sample.kind == Kind::Random) std::sort(facts.begin(), facts.end());
    facts.resize(static_cast<std::size_t>(wanted));
    std::vector<std::int64_t> rows;
    for (const Drawn& one : facts)
        rows.push_back(one.row);
    std::sort(rows.begin(), rows.end());
    return rows;
}
} // namespace

std::string_view name(ChatForm form) { return kChatForms.at(static_cast<std::size_t>(form)); }

std::optional<ChatForm> chatFormFromName(std::string_view text) {
    const auto at = std::find(kChatForms.begin(), kChatForms.end(), text);
    if (at == kChatForms.end()) return std::nullopt;
    return static_cast<ChatForm>(at - kChatForms.begin());
}

std::optional<std::string> StressSpec::problem() const {
    if (std::none_of(dates.precisions.begin(), dates.precisions.end(), [](bool asked) { return asked; }))
        return "no precision";
    if (!(dates.horizon > 0 && dates.horizon <= SamplerOptions::kMaxHorizon))
        return "the horizon must be above 0 and at most 100 durations";
    if (allMatches && chat == ChatForm::Model)
        return "every occurrence of the object is scored in a text, and not in a chat by the model's template";
    if (facts.top < 0) return "the facts of a relation are 1 or more";
    const auto areUtf8 = [](const std::vector<std::string>& items) {
        return std::all_of(items.begin(), items.end(), [](const std::string& item) { return text::isUtf8(item); });
    };
    if (!text::isUtf8(subjectText) || !areUtf8(facts.relations) || !areUtf8(facts.facts))
        return "a text is not valid UTF-8";
    return std::nullopt;
}

std::string StressSpec::json() const {
    auto precisions = nlohmann::json::array();
    for (int i = 0; i < kPrecisions; ++i)
        if (dates.precisions[static_cast<std::size_t>(i)]) precisions.push_back(name(static_cast<Precision>(i)));
    nlohmann::json all{{"relations", facts.relations}, {"facts", facts.facts},      {"paper_filter", facts.paper},
                       {"subject", subjectText},       {"top", facts.top},          {"sample", sample.text()},
                       {"sample_seed", sample.seed},   {"precisions", precisions},  {"sampler", name(dates.sampler)},
                       {"horizon", dates.horizon},     {"clip", dates.clip.text()}, {"seed", dates.seed},
                       {"date_style", name(style)},    {"prompt", name(prompt)},    {"chat_template", name(chat)}};
    // Only where they are not as usual: what a run is of is told apart by a hash of this text.
    if (dates.equalize) all["equalize_precisions"] = *dates.equalize;
    if (allMatches) all["all_matches"] = true;
    return all.dump();
}

Result<StressSpec> StressSpec::parse(std::string_view text) {
    constexpr int kDepth = 4;
    auto spec = readJson(text, kDepth, ErrorCode::Corrupt, "what a run asks for", readSpec);
    if (spec && spec->problem()) return Error{ErrorCode::Corrupt, *spec->problem(), "what a run asks for"};
    return spec;
}

Result<FilteredFacts> chosenFacts(FactStore& store, const StressSpec& spec) {
    auto chosen = selectFacts(store, spec.facts);
    if (!chosen || (spec.subjectText.empty() && spec.sample.kind == benchmark::Sample::Kind::All)) return chosen;
    const std::u32string part = text::lower(spec.subjectText);
    std::vector<Drawn> facts;
    const auto before = static_cast<std::int64_t>(chosen->rows.size());
    for (const std::int64_t row : chosen->rows) {
        const auto stored = store.load(row);
        if (!stored) return stored.error();
        if (text::lower(stored->fact.subject).find(part) != std::u32string::npos)
            facts.push_back({mix(spec.sample.seed, hash64(factKey(stored->fact))), row});
    }
    const auto named = static_cast<std::int64_t>(facts.size());
    chosen->rows = sampled(std::move(facts), spec.sample);
    const auto left = static_cast<std::int64_t>(chosen->rows.size());
    if (!spec.subjectText.empty()) chosen->steps.push_back({"subject", named, before - named});
    if (spec.sample.kind != benchmark::Sample::Kind::All) chosen->steps.push_back({"sample", left, named - left});
    return chosen;
}

Result<ScoringText> scoringText(const StressSpec& spec, const Wording& wording, const DatedFact& fact,
                                const std::optional<facts::Date>& date) {
    auto question = wording.question(fact, date, spec.style);
    if (!question) return question.error();
    const std::string asked = wording.before(spec.prompt) + *question;
    switch (spec.chat) {
    case ChatForm::None: return ScoringText{backend::Mode::Completion, asked + " ", fact.object};
    case ChatForm::Footnote:
        return ScoringText{backend::Mode::Completion, "USER: " + asked + " ASSISTANT: ", fact.object};
    case ChatForm::Model: break;
    }
    return ScoringText{backend::Mode::Chat, asked, fact.object};
}

} // namespace chronoscope::robustness
