// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/study/Narrowing.h"

#include "core/base/StrictJson.h"
#include "core/base/Text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace chronoscope::study {

namespace {
constexpr int kNarrowingDepth = 3;

constexpr const char* kStudyKey = "study";
constexpr const char* kFilterKey = "filter";

std::string foldedText(std::string_view text) { return text::toUtf8(text::lower(text)); }

Error noNarrowing(std::string_view json) {
    return {ErrorCode::BadInput, "a filter is one JSON object with a list of texts for each part",
            std::string(json.substr(0, 80))};
}

nlohmann::json jsonOf(const Narrowing& narrowing) {
    nlohmann::json json = nlohmann::json::object();
    for (const auto& [key, values] : tidy(narrowing))
        json[key] = values;
    return json;
}

std::string textOf(const nlohmann::json& json) {
    return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::optional<Narrowing> narrowingOf(const nlohmann::json& json) {
    if (!json.is_object()) return std::nullopt;
    Narrowing narrowing;
    for (const auto& [key, values] : json.items()) {
        if (!values.is_array()) return std::nullopt;
        for (const auto& value : values) {
            if (!value.is_string()) return std::nullopt;
            narrowing[key].push_back(value.get<std::string>());
        }
    }
    return tidy(std::move(narrowing));
}
} // namespace

Narrowing tidy(Narrowing narrowing) {
    std::erase_if(narrowing, [](const auto& entry) { return entry.second.empty(); });
    for (auto& [key, values] : narrowing) {
        std::sort(values.begin(), values.end());
        values.erase(std::unique(values.begin(), values.end()), values.end());
    }
    return narrowing;
}

Narrowing without(Narrowing narrowing, const std::string& key) {
    narrowing.erase(key);
    return narrowing;
}

const std::vector<std::string>& valuesOf(const Narrowing& narrowing, const std::string& key) {
    static const std::vector<std::string> kAny;
    const auto at = narrowing.find(key);
    return at == narrowing.end() ? kAny : at->second;
}

std::string toJson(const Narrowing& narrowing) { return textOf(jsonOf(narrowing)); }

Result<Narrowing> narrowingFromJson(std::string_view json) {
    if (!text::isUtf8(json)) return noNarrowing(json);
    const auto parsed = parseJson(json, kNarrowingDepth);
    auto narrowing = parsed ? narrowingOf(*parsed) : std::nullopt;
    if (!narrowing) return noNarrowing(json);
    return std::move(*narrowing);
}

std::string toJson(const StudyView& view) {
    return textOf({{kStudyKey, view.study}, {kFilterKey, jsonOf(view.filter)}});
}

Result<std::optional<StudyView>> studyViewFromJson(std::string_view json) {
    if (!text::isUtf8(json)) return noNarrowing(json);
    const auto parsed = parseJson(json, kNarrowingDepth + 1);
    if (!parsed || !parsed->is_object()) return noNarrowing(json);
    const auto study = parsed->find(kStudyKey), filter = parsed->find(kFilterKey);
    if (study == parsed->end()) return std::optional<StudyView>();
    auto narrowing = filter == parsed->end() ? std::nullopt : narrowingOf(*filter);
    if (!study->is_string() || !narrowing || parsed->size() != 2) return noNarrowing(json);
    return std::optional(StudyView{study->get<std::string>(), std::move(*narrowing)});
}

TextSearch::TextSearch(std::string_view wanted) : m_wanted(foldedText(wanted)) {}

bool TextSearch::finds(std::string_view text) const {
    return m_wanted.empty() || foldedText(text).find(m_wanted) != std::string::npos;
}

} // namespace chronoscope::study
