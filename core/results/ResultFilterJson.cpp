// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/StrictJson.h"
#include "core/base/Text.h"
#include "core/results/ResultFilter.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

namespace chronoscope::results {

using nlohmann::json;

namespace {
constexpr int kFilterDepth = 4;
constexpr int kLastYear = 9999;

constexpr std::array<const char*, kFilterParts> kKeys{"runs",          "protocols", "domains",   "states", "relations",
                                                      "subject",       "elements",  "templates", "years",  "categories",
                                                      "chronological", "answers",   "labels"};
const char* key(FilterPart part) { return kKeys[static_cast<std::size_t>(part)]; }

Error bad(std::string reason, std::string context = {}) {
    return {ErrorCode::BadInput, "a filter cannot be read: " + std::move(reason), std::move(context)};
}

/// The enumerator of that name among the first `count` from `first` on.
template <typename Enum> std::optional<Enum> fromName(const std::string& text, int first, int count) {
    for (int i = first; i < first + count; ++i)
        if (text == name(static_cast<Enum>(i))) return static_cast<Enum>(i);
    return std::nullopt;
}

/// Reads an array item by item; `item` says what is wrong, or nothing.
Status readList(const char* where, const json& list,
                const std::function<std::optional<std::string>(const json&)>& item) {
    if (!list.is_array()) return bad("not a list", where);
    for (const json& value : list)
        if (const auto problem = item(value)) return bad(*problem, where);
    return {};
}

template <typename Enum>
Status readNames(FilterPart part, const json& list, int first, int count, std::vector<Enum>& out) {
    return readList(key(part), list, [&](const json& value) -> std::optional<std::string> {
        const auto known =
            value.is_string() ? fromName<Enum>(value.get_ref<const std::string&>(), first, count) : std::nullopt;
        if (!known) return "unknown name " + value.dump();
        out.push_back(*known);
        return std::nullopt;
    });
}

bool isNumber(const json& value, std::int64_t from, std::int64_t to) {
    if (!value.is_number_integer()) return false;
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(to)) return false;
    return value.get<std::int64_t>() >= from && value.get<std::int64_t>() <= to;
}

std::optional<std::string> readRun(const json& value, std::vector<RunChoice>& out) {
    constexpr std::int64_t kMost = std::int64_t{1} << 40;
    if (!value.is_object() || value.size() != 2 || !value.contains("run") || !value.contains("scoring") ||
        !isNumber(value["run"], 1, kMost) || !isNumber(value["scoring"], 0, kMost))
        return "a run is {\"run\": number, \"scoring\": number}";
    out.push_back({value["run"].get<std::int64_t>(), value["scoring"].get<std::int64_t>()});
    return std::nullopt;
}

std::optional<std::string> readYears(const json& value, std::vector<YearRange>& out) {
    if (!value.is_array() || value.size() != 2 || !isNumber(value[0], 1, kLastYear) ||
        !isNumber(value[1], 1, kLastYear) || value[1].get<int>() < value[0].get<int>())
        return "years are [first, last]";
    out.push_back({value[0].get<int>(), value[1].get<int>()});
    return std::nullopt;
}

std::optional<std::string> readElement(const json& value, std::vector<ContentId>& out) {
    bool ok = false;
    if (value.is_string()) out.push_back(contentIdFromHex(value.get_ref<const std::string&>(), ok));
    return ok ? std::nullopt : std::optional("not the id of an element: " + value.dump());
}

std::optional<std::string> readText(const json& value, std::vector<std::string>& out) {
    if (!value.is_string()) return "not a text";
    out.push_back(value.get<std::string>());
    return std::nullopt;
}

Status readPart(FilterPart part, const json& value, ResultFilter& filter) {
    const auto list = [&](auto read, auto& out) {
        return readList(key(part), value, [&](const json& item) { return read(item, out); });
    };
    switch (part) {
    case FilterPart::Runs: return list(readRun, filter.runs);
    case FilterPart::Protocols: return readNames(part, value, 0, 2, filter.protocols);
    case FilterPart::Domains:
        return readNames(part, value, 0, static_cast<int>(benchmark::kDomains.size()), filter.domains);
    case FilterPart::States:
        return readNames(part, value, 0, static_cast<int>(benchmark::kStates.size()), filter.states);
    case FilterPart::Relations: return list(readText, filter.relations);
    case FilterPart::Subject:
        if (!value.is_string()) return bad("not a text", key(part));
        filter.subject = value.get<std::string>();
        return {};
    case FilterPart::Elements: return list(readElement, filter.elements);
    case FilterPart::Templates:
        return readNames(part, value, 0, static_cast<int>(prompt::kTemplates.size()), filter.templates);
    case FilterPart::Years: return list(readYears, filter.years);
    case FilterPart::Categories: return readNames(part, value, 0, analysis::kCellCategories, filter.categories);
    case FilterPart::Chrono: return readNames(part, value, 0, analysis::kChronoCategories, filter.chrono);
    case FilterPart::Answers: return readNames(part, value, 1, matching::kAnswerKinds, filter.answers);
    case FilterPart::Labels: return list(readText, filter.labels);
    }
    return {};
}

template <typename Enum> json names(const std::vector<Enum>& list) {
    json out = json::array();
    for (const Enum value : list)
        out.push_back(name(value));
    return out;
}

json partJson(const ResultFilter& filter, FilterPart part) {
    json out = json::array();
    switch (part) {
    case FilterPart::Runs:
        for (const RunChoice& choice : filter.runs)
            out.push_back({{"run", choice.run}, {"scoring", choice.scoring}});
        return out;
    case FilterPart::Protocols: return names(filter.protocols);
    case FilterPart::Domains: return names(filter.domains);
    case FilterPart::States: return names(filter.states);
    case FilterPart::Relations: return filter.relations;
    case FilterPart::Subject: return filter.subject;
    case FilterPart::Elements:
        for (const ContentId& id : filter.elements)
            out.push_back(toHex(id));
        return out;
    case FilterPart::Templates: return names(filter.templates);
    case FilterPart::Years:
        for (const YearRange& range : filter.years)
            out.push_back({range.from, range.to});
        return out;
    case FilterPart::Categories: return names(filter.categories);
    case FilterPart::Chrono: return names(filter.chrono);
    case FilterPart::Answers: return names(filter.answers);
    case FilterPart::Labels: return filter.labels;
    }
    return out;
}
} // namespace

std::string toJson(const ResultFilter& filter) {
    ResultFilter tidy = filter;
    tidy.tidy();
    json out = json::object();
    for (int i = 0; i < kFilterParts; ++i)
        if (const auto part = static_cast<FilterPart>(i); tidy.narrows(part)) out[key(part)] = partJson(tidy, part);
    return out.dump(-1, ' ', false, json::error_handler_t::replace); // typed text may not be UTF-8
}

Result<ResultFilter> filterFromJson(std::string_view text) {
    if (!text::isUtf8(text)) return bad("not valid UTF-8");
    const auto parsed = parseJson(text, kFilterDepth);
    if (!parsed) return bad(parsed.error().message);
    const json& object = *parsed;
    if (!object.is_object()) return bad("not a JSON object");
    ResultFilter filter;
    for (const auto& [name, value] : object.items()) {
        const auto at = std::find(kKeys.begin(), kKeys.end(), name);
        if (at == kKeys.end()) return bad("unknown key", name);
        if (const Status read = readPart(static_cast<FilterPart>(at - kKeys.begin()), value, filter); !read)
            return read.error();
    }
    filter.tidy();
    return filter;
}

} // namespace chronoscope::results
