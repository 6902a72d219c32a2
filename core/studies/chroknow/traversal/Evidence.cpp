// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/Evidence.h"

#include "core/base/StrictJson.h"

#include <algorithm>
#include <climits>

namespace chronoscope::traversal {

using analysis::CellCategory;
using analysis::ChronoCategory;
using nlohmann::json;

namespace {
constexpr int kEvidenceDepth = 6;

template <typename Category> Category categoryFromName(const json& text, int count) {
    const auto wanted = text.get<std::string>();
    for (int i = 0; i < count; ++i)
        if (analysis::name(static_cast<Category>(i)) == wanted) return static_cast<Category>(i);
    throw JsonProblem("an unknown category");
}

json encodeAnswers(const std::vector<CountedAnswer>& answers) {
    json list = json::array();
    for (const CountedAnswer& answer : answers)
        list.push_back(json::array({answer.text, answer.count}));
    return list;
}

std::vector<CountedAnswer> decodeAnswers(const json& list) {
    require(list.is_array(), "answers are no list");
    std::vector<CountedAnswer> answers;
    for (const json& item : list) {
        require(item.is_array() && item.size() == 2, "an answer is a text and a count");
        CountedAnswer answer{item[0].get<std::string>(), static_cast<int>(wholeNumber(item[1], 1, INT_MAX))};
        answers.push_back(std::move(answer));
    }
    return answers;
}

std::vector<std::string> decodeTexts(const json& list) {
    require(list.is_array(), "answers are no list");
    std::vector<std::string> texts;
    for (const json& item : list)
        texts.push_back(item.get<std::string>());
    return texts;
}

YearEvidence decodeYear(const json& entry) {
    const bool counts = entry.is_object() && entry.contains("counted_greedy"); // earlier versions did not write them
    require(entry.is_object() && entry.size() == (counts ? 7 : 5), "a year has other entries");
    YearEvidence year;
    year.year = static_cast<int>(wholeNumber(entry.at("year"), 0, 9999));
    year.category = categoryFromName<CellCategory>(entry.at("category"), analysis::kCellCategories);
    year.matching = decodeAnswers(entry.at("matching"));
    for (const CountedAnswer& answer : year.matching)
        require(!answer.text.empty(), "an answer that is right is empty");
    year.greedy = decodeAnswers(entry.at("greedy"));
    year.sampled = decodeAnswers(entry.at("sampled"));
    if (!counts) return year;
    year.countedGreedy = decodeTexts(entry.at("counted_greedy"));
    year.countedSampled = decodeTexts(entry.at("counted_sampled"));
    return year;
}

Evidence evidenceFrom(const json& root) {
    require(root.is_object() && root.size() == 2, "not two entries");
    Evidence evidence;
    evidence.category = categoryFromName<ChronoCategory>(root.at("category"), analysis::kChronoCategories);
    require(root.at("years").is_array(), "years are no list");
    for (const json& entry : root.at("years")) {
        YearEvidence year = decodeYear(entry);
        require(evidence.years.empty() || evidence.years.back().year < year.year, "years do not ascend");
        evidence.years.push_back(std::move(year));
    }
    return evidence;
}
} // namespace

const YearEvidence* Evidence::at(int year) const {
    const auto found =
        std::find_if(years.begin(), years.end(), [&](const YearEvidence& one) { return one.year == year; });
    return found == years.end() ? nullptr : &*found;
}

std::string encodeEvidence(const Evidence& evidence) {
    json years = json::array();
    for (const YearEvidence& year : evidence.years)
        years.push_back({{"year", year.year},
                         {"category", name(year.category)},
                         {"matching", encodeAnswers(year.matching)},
                         {"greedy", encodeAnswers(year.greedy)},
                         {"sampled", encodeAnswers(year.sampled)},
                         {"counted_greedy", year.countedGreedy},
                         {"counted_sampled", year.countedSampled}});
    const json root{{"category", name(evidence.category)}, {"years", std::move(years)}};
    return root.dump(-1, ' ', false, json::error_handler_t::replace);
}

Result<Evidence> decodeEvidence(std::string_view text) {
    return readJson(text, kEvidenceDepth, ErrorCode::Corrupt, "evidence of a traversal", evidenceFrom);
}

} // namespace chronoscope::traversal
