// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/AskingSpec.h"

#include "core/base/StrictJson.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace chronoscope::mined {

namespace {
/// The value that `text` names; throws JsonProblem where it names none.
template <typename Value> Value named(const std::optional<Value>& value, const char* what) {
    require(value.has_value(), std::string("unknown ") + what);
    return *value;
}

constexpr int kMostDemonstrations = 1'000;

EditingSpec editingFrom(const nlohmann::json& json) {
    EditingSpec editing;
    editing.base = wholeNumber(json.at("base"), 0, std::numeric_limits<std::int64_t>::max());
    editing.method = json.at("method").get<std::string>();
    editing.setting = named(editSettingFromName(json.at("setting").get<std::string>()), "setting");
    editing.demonstrations = static_cast<int>(wholeNumber(json.at("demonstrations"), 0, kMostDemonstrations));
    editing.embedding = json.at("embedding").get<std::string>();
    return editing;
}

AskingSpec specFrom(const nlohmann::json& json) {
    AskingSpec spec;
    for (const auto& task : json.at("tasks"))
        spec.tasks.push_back(named(taskFromName(task.get<std::string>()), "task"));
    spec.types = json.at("types").get<std::vector<std::string>>();
    spec.configurations.clear();
    for (const auto& one : json.at("configurations"))
        spec.configurations.push_back(named(configurationFromName(one.get<std::string>()), "configuration"));
    spec.words = named(wordSetFromName(json.at("words").get<std::string>()), "word set");
    spec.policy = named(contextPolicyFromName(json.at("context_policy").get<std::string>()), "context policy");
    spec.frame = named(frameFromName(json.at("frame").get<std::string>()), "frame");
    spec.trustFile = json.at("trust_file").get<bool>();
    const auto sample =
        benchmark::Sample::parse(json.at("sample").get<std::string>(), json.at("seed").get<std::uint64_t>());
    require(sample.ok(), "no sample");
    spec.sample = *sample;
    spec.rules = json.contains("rules") ? static_cast<int>(wholeNumber(json.at("rules"), 1, kMinedRules)) : 1;
    if (json.contains("editing")) spec.editing = editingFrom(json.at("editing"));
    if (const auto problem = spec.problem()) throw JsonProblem(*problem);
    return spec;
}
} // namespace

std::string_view name(WordSet words) { return words == WordSet::Clean ? "clean" : "mined-public"; }
std::optional<WordSet> wordSetFromName(std::string_view text) {
    for (const WordSet one : {WordSet::MinedPublic, WordSet::Clean})
        if (text == name(one)) return one;
    return std::nullopt;
}

std::string_view name(ContextPolicy policy) { return policy == ContextPolicy::Latest ? "latest" : "next"; }
std::optional<ContextPolicy> contextPolicyFromName(std::string_view text) {
    for (const ContextPolicy one : {ContextPolicy::Next, ContextPolicy::Latest})
        if (text == name(one)) return one;
    return std::nullopt;
}

std::string_view name(EditSetting setting) { return setting == EditSetting::Lifelong ? "lifelong" : "single"; }
std::optional<EditSetting> editSettingFromName(std::string_view text) {
    for (const EditSetting one : {EditSetting::Single, EditSetting::Lifelong})
        if (text == name(one)) return one;
    return std::nullopt;
}

std::string_view name(Frame frame) { return frame == Frame::OneText ? "one-text" : "chat"; }
std::optional<Frame> frameFromName(std::string_view text) {
    for (const Frame one : {Frame::Chat, Frame::OneText})
        if (text == name(one)) return one;
    return std::nullopt;
}

bool AskingSpec::operator==(const AskingSpec& other) const { return json() == other.json(); }

std::optional<std::string> AskingSpec::problem() const {
    if (configurations.empty()) return "no configuration is asked";
    const auto rises = [](Configuration a, Configuration b) { return a >= b; };
    if (editing && (editing->demonstrations < 0 || editing->demonstrations > kMostDemonstrations))
        return "the demonstrations are 0 to " + std::to_string(kMostDemonstrations);
    if (editing && editing->method.empty()) return "a method of editing has a name";
    if (std::adjacent_find(configurations.begin(), configurations.end(), rises) != configurations.end())
        return "a configuration is named twice, or out of order";
    return std::nullopt;
}

std::string AskingSpec::json() const {
    nlohmann::ordered_json all{{"tasks", nlohmann::ordered_json::array()}, {"types", types}};
    for (const Task task : tasks)
        all["tasks"].push_back(name(task));
    for (const Configuration one : configurations)
        all["configurations"].push_back(name(one));
    all["words"] = name(words);
    all["context_policy"] = name(policy);
    all["frame"] = name(frame);
    all["trust_file"] = trustFile;
    all["sample"] = sample.text();
    all["seed"] = sample.seed;
    if (rules > 1) all["rules"] = rules;
    if (editing)
        all["editing"] = {{"base", editing->base},
                          {"method", editing->method},
                          {"setting", name(editing->setting)},
                          {"demonstrations", editing->demonstrations},
                          {"embedding", editing->embedding}};
    return all.dump();
}

Result<AskingSpec> AskingSpec::parse(std::string_view json) {
    constexpr int kDepth = 4;
    return readJson(json, kDepth, ErrorCode::Corrupt, "what a run of MINED asks", specFrom);
}

} // namespace chronoscope::mined
