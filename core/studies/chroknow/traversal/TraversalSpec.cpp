// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/TraversalSpec.h"

#include "core/base/StrictJson.h"
#include "core/studies/chroknow/traversal/TraversalPlan.h"
#include "core/studies/chroknow/traversal/TraversalWords.h"

namespace chronoscope::traversal {

using benchmark::Sample;
using nlohmann::json;

namespace {
constexpr int kSpecDepth = 4;

std::string_view name(YearOrder order) { return order == YearOrder::NearestFirst ? "nearest_first" : "farthest_first"; }

std::optional<YearOrder> orderFromName(std::string_view text) {
    if (text == name(YearOrder::NearestFirst)) return YearOrder::NearestFirst;
    if (text == name(YearOrder::FarthestFirst)) return YearOrder::FarthestFirst;
    return std::nullopt;
}

bool isSpan(std::int64_t years) { return years >= 0 && years <= kMaxSpan; }
} // namespace

std::string_view name(Protocol protocol) { return protocol == Protocol::Paper ? "paper" : "reference"; }

std::optional<Protocol> protocolFromName(std::string_view text) {
    if (text == name(Protocol::Paper)) return Protocol::Paper;
    if (text == name(Protocol::Reference)) return Protocol::Reference;
    return std::nullopt;
}

int TraversalSpec::stepsBefore() const { return previous == 0 && rulesOf(*this).zeroIsAll ? kAllYears : previous; }

std::optional<std::string> TraversalSpec::problem() const {
    if (edition < 1 || edition > kEdition) return "the protocol is of an edition that this version does not know";
    if (!isSpan(previous) || !isSpan(next)) return "a span must be 0 to " + std::to_string(kMaxSpan) + " years";
    if (span() == 0) return "no year is shown on either side";
    if (!(temperature >= 0 && temperature <= 5)) return "the temperature must be 0 to 5";
    if (!Sample::parse(sample.text(), sample.seed)) return "the sample must hold something";
    if (const auto read = TraversalWords::parse(words); !read) return "the words: " + read.error().text();
    return std::nullopt;
}

void to_json(json& out, const TraversalSpec& spec) {
    out = {{"protocol", name(spec.protocol)},
           {"previous", spec.previous},
           {"next", spec.next},
           {"order", name(spec.order)},
           {"temperature", spec.temperature},
           {"sample", spec.sample.text()},
           {"sample_seed", spec.sample.seed},
           {"words", spec.words}};
    if (spec.protocol == Protocol::Reference) out["edition"] = spec.edition;
}

void from_json(const json& in, TraversalSpec& spec) {
    const auto known = [](const auto& parsed, const json& text) { // a name this version does not know is no default
        if (!parsed) throw json::other_error::create(501, "unknown name " + text.dump(), nullptr);
        return *parsed;
    };
    const auto whole = [](const json& number) { // a fraction is not rounded
        if (!number.is_number_integer()) throw json::other_error::create(501, "not a whole number", nullptr);
        return number;
    };
    const auto years = [&](const json& number) {
        const auto count = whole(number).get<std::int64_t>();
        return isSpan(count) ? static_cast<int>(count) : -1; // problem() says it
    };
    spec = {};
    spec.protocol = known(protocolFromName(in.at("protocol").get<std::string>()), in.at("protocol"));
    if (spec.protocol == Protocol::Reference) {
        constexpr int kFirst = 1; // its runs do not say so
        const auto edition = in.contains("edition") ? whole(in.at("edition")).get<std::int64_t>() : kFirst;
        spec.edition = edition >= kFirst && edition <= kEdition ? static_cast<int>(edition) : 0; // problem() says it
    }
    spec.previous = years(in.at("previous"));
    spec.next = years(in.at("next"));
    spec.order = known(orderFromName(in.at("order").get<std::string>()), in.at("order"));
    spec.temperature = in.at("temperature").get<double>();
    const auto sample =
        Sample::parse(in.at("sample").get<std::string>(), whole(in.at("sample_seed")).get<std::uint64_t>());
    spec.sample = known(sample, in.at("sample"));
    spec.words = in.at("words").get<std::string>();
}

Result<TraversalSpec> parseTraversalSpec(std::string_view text) {
    return readJson(text, kSpecDepth, ErrorCode::BadInput, "traversal settings", [](const json& root) {
        auto spec = root.get<TraversalSpec>();
        const auto problem = spec.problem();
        require(!problem, problem.value_or(std::string()));
        return spec;
    });
}

} // namespace chronoscope::traversal
