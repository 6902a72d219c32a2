// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/benchmark/Slice.h"

#include "core/base/Text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>

namespace chronoscope::benchmark {

using nlohmann::json;

namespace {
constexpr int kMaxYearRange = 500;
constexpr double kMaxSample = 1e15; // elements; a double counts exactly so far

template <typename Number> bool parseNumber(std::string_view text, Number& number) {
    text = text::trim(text);
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    return !text.empty() && problem == std::errc() && end == text.data() + text.size();
}

template <typename T> bool anyOrNone(const std::vector<T>& list, const T& item) {
    return list.empty() || std::find(list.begin(), list.end(), item) != list.end();
}

std::uint64_t sampleKey(std::uint64_t seed, const ContentId& id) {
    std::uint64_t key = 0;
    for (std::size_t i = 0; i < 8; ++i)
        key = key << 8 | id[i];
    return mix(seed, key);
}

void keepSmallestKeys(std::vector<ElementMeta>& elements, std::size_t count, std::uint64_t seed) {
    if (count >= elements.size()) return;
    std::vector<std::pair<std::uint64_t, std::size_t>> keys;
    keys.reserve(elements.size());
    for (std::size_t i = 0; i < elements.size(); ++i)
        keys.emplace_back(sampleKey(seed, elements[i].id), i);
    std::sort(keys.begin(), keys.end());
    keys.resize(count);
    std::sort(keys.begin(), keys.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
    std::vector<ElementMeta> kept;
    kept.reserve(count);
    for (const auto& [key, index] : keys)
        kept.push_back(std::move(elements[index]));
    elements = std::move(kept);
}

void takeSample(std::vector<ElementMeta>& elements, const Sample& sample) {
    const auto wanted = static_cast<std::size_t>(std::max(0.0, sample.amount));
    switch (sample.kind) {
    case Sample::Kind::All: return;
    case Sample::Kind::First: elements.resize(std::min(wanted, elements.size())); return;
    case Sample::Kind::Random: keepSmallestKeys(elements, wanted, sample.seed); return;
    case Sample::Kind::Percent:
        keepSmallestKeys(
            elements, static_cast<std::size_t>(std::ceil(sample.amount * static_cast<double>(elements.size()) / 100.0)),
            sample.seed);
        return;
    }
}
} // namespace

Result<Sample> Sample::parse(std::string_view text, std::uint64_t seed) {
    text = text::trim(text);
    Sample sample;
    sample.seed = seed;
    if (text.empty() || text == "all") return sample;
    std::uint64_t count = 0;
    if (text.starts_with("first:") && parseNumber(text.substr(6), count)) {
        sample.kind = Kind::First;
        sample.amount = static_cast<double>(count);
    } else if (text.ends_with('%') && parseNumber(text.substr(0, text.size() - 1), sample.amount)) {
        sample.kind = Kind::Percent;
    } else if (parseNumber(text, count)) {
        sample.kind = Kind::Random;
        sample.amount = static_cast<double>(count);
    } else {
        sample.amount = -1;
    }
    const bool tooMuch = sample.amount > (sample.kind == Kind::Percent ? 100 : kMaxSample);
    if (!(sample.amount > 0) || tooMuch)
        return Error{ErrorCode::InvalidArgument, "a sample is N, N% (up to 100) or first:N", std::string(text)};
    return sample;
}

std::string Sample::text() const {
    switch (kind) {
    case Kind::All: return "all";
    case Kind::First: return fmt::format("first:{:.0f}", amount);
    case Kind::Random: return fmt::format("{:.0f}", amount);
    case Kind::Percent: return fmt::format("{}%", amount);
    }
    return {};
}

bool SliceSpec::wants(Domain domain) const { return anyOrNone(domains, domain); }
bool SliceSpec::wants(State state) const { return anyOrNone(states, state); }
bool SliceSpec::wantsRelation(const std::string& relation) const { return anyOrNone(relations, relation); }
bool SliceSpec::wantsYear(int year) const { return anyOrNone(years, year); }

void to_json(json& out, const SliceSpec& spec) {
    out = json::object();
    out["domains"] = json::array();
    for (const Domain domain : spec.domains)
        out["domains"].push_back(name(domain));
    out["states"] = json::array();
    for (const State state : spec.states)
        out["states"].push_back(name(state));
    out["relations"] = spec.relations;
    out["years"] = spec.years;
    out["subject"] = spec.subjectText;
    out["sample"] = spec.sample.text();
    out["sample_seed"] = spec.sample.seed;
}

void from_json(const json& in, SliceSpec& spec) {
    // An empty list is no restriction: a name that is passed over would ask everything.
    const auto known = [](const auto& parsed, const char* what, const json& text) {
        if (!parsed) throw json::other_error::create(501, fmt::format("unknown {} {}", what, text.dump()), nullptr);
        return *parsed;
    };
    spec = {};
    for (const auto& item : in.at("domains"))
        spec.domains.push_back(known(domainFromName(item.get<std::string>()), "domain", item));
    for (const auto& item : in.at("states"))
        spec.states.push_back(known(stateFromName(item.get<std::string>()), "state", item));
    in.at("relations").get_to(spec.relations);
    in.at("years").get_to(spec.years);
    in.at("subject").get_to(spec.subjectText);
    const json& sample = in.at("sample");
    spec.sample =
        known(Sample::parse(sample.get<std::string>(), in.at("sample_seed").get<std::uint64_t>()), "sample", sample);
}

Result<std::vector<int>> parseYears(std::string_view text) {
    std::set<int> years;
    for (const std::string& part : text::split(text, ',')) {
        const std::size_t dash = part.find('-', 1);
        int from = 0;
        int to = 0;
        const bool fromOk = parseNumber(std::string_view(part).substr(0, dash), from);
        const bool toOk =
            dash == std::string::npos ? (to = from, true) : parseNumber(std::string_view(part).substr(dash + 1), to);
        if (!fromOk || !toOk || from < 1 || to > 9999 || to < from || to - from > kMaxYearRange)
            return Error{ErrorCode::InvalidArgument, "years are YYYY or YYYY-YYYY, separated by commas", part};
        for (int year = from; year <= to; ++year)
            years.insert(year);
    }
    if (years.empty() && !text::trim(text).empty())
        return Error{ErrorCode::InvalidArgument, "years are YYYY or YYYY-YYYY, separated by commas", std::string(text)};
    return std::vector<int>(years.begin(), years.end());
}

std::vector<ElementMeta> resolveSlice(const SliceSpec& spec, std::vector<ElementMeta> candidates) {
    const std::u32string wantedText = text::lower(spec.subjectText);
    std::vector<ElementMeta> chosen;
    for (ElementMeta& meta : candidates) {
        if (!spec.wants(meta.domain) || !spec.wants(meta.state) || !spec.wantsRelation(meta.relation)) continue;
        if (!wantedText.empty() && text::lower(meta.subject).find(wantedText) == std::u32string::npos) continue;
        std::erase_if(meta.years, [&](int year) { return !spec.wantsYear(year); });
        if (!meta.years.empty()) chosen.push_back(std::move(meta));
    }
    std::sort(chosen.begin(), chosen.end(), [](const ElementMeta& a, const ElementMeta& b) {
        return std::tuple(a.domain, a.state, a.row) < std::tuple(b.domain, b.state, b.row);
    });
    takeSample(chosen, spec.sample);
    return chosen;
}

std::string sliceHash(const std::vector<ElementMeta>& elements) {
    std::vector<std::string> lines;
    lines.reserve(elements.size());
    for (const ElementMeta& meta : elements) {
        std::string line = toHex(meta.id);
        for (const int year : meta.years)
            line += ' ' + std::to_string(year);
        lines.push_back(std::move(line));
    }
    std::sort(lines.begin(), lines.end());
    std::string all;
    for (const std::string& line : lines)
        all += line + '\n';
    return toHex(contentId(all));
}

} // namespace chronoscope::benchmark
