// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/layout/RunSpec.h"

#include "core/base/Text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <climits>
#include <cmath>
#include <set>

namespace chronoscope::run {

using nlohmann::json;

std::optional<std::string> RunSpec::problem() const {
    if (templates.empty()) return "no template";
    if (std::set(templates.begin(), templates.end()).size() != templates.size()) return "a template is named twice";
    if (sets < 1 || sets > 1000) return "the number of exemplar sets must be 1 to 1000";
    if (temperatures.empty()) return "no temperature";
    if (std::set(temperatures.begin(), temperatures.end()).size() != temperatures.size())
        return "a temperature is named twice";
    for (const double temperature : temperatures)
        if (!(temperature >= 0 && temperature <= 5)) return "a temperature must be 0 to 5";
    if (auto wrong = problemOf(judge)) return wrong;
    if (!(decoding.topP > 0 && decoding.topP <= 1)) return "top_p must be above 0 and at most 1";
    const auto isUtf8 = [](const std::string& item) { return text::isUtf8(item); };
    if (!isUtf8(slice.subjectText) || !std::all_of(slice.relations.begin(), slice.relations.end(), isUtf8) ||
        !std::all_of(decoding.stop.begin(), decoding.stop.end(), isUtf8))
        return "a text is not valid UTF-8";
    if (decoding.maxTokens < 1) return "max_tokens must be positive";
    if (concurrency < 0 || concurrency > 100'000) return "the concurrency must be 1 to 100000";
    return std::nullopt;
}

namespace {
/// Runs made before there was a version of the rules were judged by the first.
int rulesOf(const json& in) {
    const auto at = in.find("rules");
    if (at == in.end()) return 1;
    const bool isWhole = at->is_number_integer() && *at >= 0 && *at <= INT_MAX;
    if (!isWhole) throw json::other_error::create(501, "unknown rules " + at->dump(), nullptr);
    return at->get<int>();
}
} // namespace

void to_json(json& out, const RunSpec& spec) {
    json templates = json::array();
    for (const prompt::Template form : spec.templates)
        templates.push_back(name(form));
    out = {{"slice", spec.slice},
           {"templates", templates},
           {"protocol", name(spec.protocol)},
           {"sampler", name(spec.sampler)},
           {"words", name(spec.words)},
           {"sets", spec.sets},
           {"temperatures", spec.temperatures},
           {"seed", spec.seed},
           {"extract", name(spec.judge.extraction)},
           {"match", name(spec.judge.preprocess)},
           {"threshold", spec.judge.threshold},
           {"rules", spec.judge.rules},
           {"top_p", spec.decoding.topP},
           {"max_tokens", spec.decoding.maxTokens},
           {"decoding_seed", spec.decoding.seed},
           {"stop", spec.decoding.stop},
           {"mode", spec.mode == backend::Mode::Chat ? "chat" : "completion"},
           {"concurrency", spec.concurrency}};
}

void from_json(const json& in, RunSpec& spec) {
    const auto known = [](const auto& parsed, const json& text) { // a name this version does not know is no default
        if (!parsed) throw json::other_error::create(501, "unknown name " + text.dump(), nullptr);
        return *parsed;
    };
    spec = {};
    in.at("slice").get_to(spec.slice);
    spec.templates.clear();
    for (const json& item : in.at("templates"))
        spec.templates.push_back(known(prompt::templateFromName(item.get<std::string>()), item));
    spec.protocol = known(prompt::protocolFromName(in.at("protocol").get<std::string>()), in.at("protocol"));
    spec.sampler = known(prompt::samplerFromName(in.at("sampler").get<std::string>()), in.at("sampler"));
    if (const auto words = in.find("words"); words != in.end()) // runs made before there was a choice have the first
        spec.words = known(prompt::wordSetFromName(words->get<std::string>()), *words);
    in.at("sets").get_to(spec.sets);
    in.at("temperatures").get_to(spec.temperatures);
    in.at("seed").get_to(spec.seed);
    spec.judge.extraction = known(matching::extractionFromName(in.at("extract").get<std::string>()), in.at("extract"));
    spec.judge.preprocess = known(matching::preprocessFromName(in.at("match").get<std::string>()), in.at("match"));
    in.at("threshold").get_to(spec.judge.threshold);
    spec.judge.rules = rulesOf(in);
    in.at("top_p").get_to(spec.decoding.topP);
    in.at("max_tokens").get_to(spec.decoding.maxTokens);
    in.at("decoding_seed").get_to(spec.decoding.seed);
    in.at("stop").get_to(spec.decoding.stop);
    spec.mode = in.at("mode").get<std::string>() == "completion" ? backend::Mode::Completion : backend::Mode::Chat;
    in.at("concurrency").get_to(spec.concurrency);
}

} // namespace chronoscope::run
