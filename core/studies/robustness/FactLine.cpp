// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/StrictJson.h"
#include "core/facts/IsoDate.h"
#include "core/studies/robustness/FactFile.h"
#include "core/studies/robustness/FactText.h"
#include "core/studies/robustness/FactValues.h"

#include <fmt/format.h>

namespace chronoscope::robustness {

using nlohmann::json;

namespace {
constexpr int kLineDepth = 8;
constexpr std::size_t kMaxPeriods = 1'000; ///< of one subject, relation and object

/// What a part of the reading says is wrong, thrown on.
template <typename T> T soundOr(const char* key, Result<T> value) {
    if (!value) throw JsonProblem(fmt::format("{}: {}", key, value.error().message));
    return std::move(value).value();
}

const json& valueOf(const json& line, const char* key) {
    static const json kNothing;
    const auto at = line.find(key);
    return at == line.end() ? kNothing : *at;
}

std::string optionalText(const json& line, const char* key) {
    const json& value = valueOf(line, key);
    if (value.is_null()) return {};
    require(value.is_string(), fmt::format("{} is no text", key));
    const auto& text = value.get_ref<const std::string&>();
    require(text.size() <= kMaxFactText, fmt::format("{} is longer than 16 KiB", key));
    return text;
}

/// Text, or a whole number for a year; nothing for null and an empty text.
std::optional<facts::Date> dateIn(const json& value, const char* key) {
    if (value.is_null()) return std::nullopt;
    if (value.is_number_integer())
        return facts::Date{static_cast<int>(wholeNumber(value, -facts::kMaxIsoYear, facts::kMaxIsoYear)), 0, 0};
    require(value.is_string(), fmt::format("{} is no date", key));
    const auto& text = value.get_ref<const std::string&>();
    if (text.empty()) return std::nullopt;
    return soundOr(key, facts::readIsoDate(text));
}

/// `from`, `to`: what messages call its dates.
Period periodIn(const json& start, const json& end, const char* from, const char* to) {
    const auto first = dateIn(start, from);
    require(first.has_value(), fmt::format("{} has no date", from));
    const Period period{*first, dateIn(end, to)};
    const Status sound = checkGivenPeriod(period);
    require(sound.ok(), sound ? std::string() : sound.error().message);
    return period;
}

std::vector<Period> periodsIn(const json& value) {
    if (value.is_string()) return soundOr("periods", readGivenPeriods(value.get_ref<const std::string&>()));
    require(value.is_array() && value.size() <= kMaxPeriods, "periods are no list, or too many");
    std::vector<Period> periods;
    for (const json& pair : value) {
        require(pair.is_array() && pair.size() == 2, "a period is no pair of dates");
        periods.push_back(periodIn(pair[0], pair[1], "the start of a period", "the end of a period"));
    }
    return periods;
}

std::optional<double> visitsIn(const json& line, const char* key) {
    const json& value = valueOf(line, key);
    if (value.is_null()) return std::nullopt;
    require(value.is_number(), fmt::format("{} is no number", key));
    return soundOr(key, checkVisits(value.get<double>()));
}

std::string sourceIn(const json& line, const std::string& file) {
    for (const char* key : {"source", "origin"})
        if (const json& value = valueOf(line, key);
            value.is_string() && value.get_ref<const std::string&>().size() <= kMaxFactText)
            return value.get<std::string>();
    return file;
}

FactDraft draftIn(const json& line, const std::string& file) {
    require(line.is_object(), "not a JSON object");
    FactDraft draft;
    DatedFact& fact = draft.fact;
    fact.id = optionalText(line, "id");
    if (fact.id.empty()) fact.id = optionalText(line, "fact_id");
    fact.subject = optionalText(line, "subject");
    fact.relation = optionalText(line, "relation");
    fact.relationId = optionalText(line, "relation_id");
    fact.object = optionalText(line, "object");
    fact.subjectId = optionalText(line, "subject_id");
    fact.objectId = optionalText(line, "object_id");
    const Status named = checkNames(fact);
    require(named.ok(), named ? std::string() : named.error().message);
    fact.subjectVisits = visitsIn(line, "pop_subject");
    fact.objectVisits = visitsIn(line, "pop_object");
    fact.visits = visitsIn(line, "pop_fact");
    fact.source = sourceIn(line, file);
    if (const json& periods = valueOf(line, "periods"); !periods.is_null()) draft.periods = periodsIn(periods);
    if (const json& known = valueOf(line, "known"); !known.is_null()) {
        require(known.is_array() && known.size() == 2, "known is no pair of dates");
        fact.known = periodIn(known[0], known[1], "the start of known", "the end of known");
    }
    const json& start = valueOf(line, "start");
    const json& end = valueOf(line, "end");
    if (!start.is_null() || !end.is_null()) draft.period = periodIn(start, end, "start", "end");
    require(draft.period || draft.periods, "neither start and end nor periods");
    return draft;
}
} // namespace

Result<FactDraft> readFactLine(std::string_view line, const std::string& file) {
    auto draft = readJson(line, kLineDepth, ErrorCode::BadInput, file,
                          [&](const json& document) { return draftIn(document, file); });
    if (!draft) return Error{ErrorCode::BadInput, draft.error().message, {}};
    return draft;
}

} // namespace chronoscope::robustness
