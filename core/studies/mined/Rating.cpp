// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/Rating.h"

#include "core/base/StrictJson.h"
#include "core/labels/Annotation.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace chronoscope::mined {

namespace {
constexpr std::array<RatedQuality, 2> kOfData{{{"textual", false}, {"visual", false}}};
constexpr std::array<RatedQuality, 2> kContextQualities{{{"writing_1", true}, {"writing_2", true}}};
} // namespace

std::span<const RatedQuality> ratedQualities(Task task) {
    return hasContext(task) ? std::span<const RatedQuality>(kContextQualities) : std::span<const RatedQuality>(kOfData);
}

bool isRatedQuality(std::string_view key) {
    const auto is = [&](const RatedQuality& quality) { return quality.key == key; };
    return std::any_of(kOfData.begin(), kOfData.end(), is) ||
           std::any_of(kContextQualities.begin(), kContextQualities.end(), is);
}

bool Rating::isWhole(Task task) const {
    const auto qualities = ratedQualities(task);
    return std::all_of(qualities.begin(), qualities.end(), [&](const RatedQuality& quality) {
        const auto text = texts.find(quality.key);
        return scores.contains(quality.key) && (!quality.hasText || (text != texts.end() && !text->second.empty()));
    });
}

std::optional<std::string> Rating::problem() const {
    if (!annotation::isAuthor(annotator)) return "the annotator is no name";
    if (scores.empty() && texts.empty()) return "nothing is said";
    for (const auto& [key, score] : scores) {
        if (!isRatedQuality(key)) return "unknown quality: " + key;
        if (!(score >= 0 && score <= kBestRating)) return "a score is not from 0 to 10: " + key;
    }
    for (const auto& [key, text] : texts) {
        if (!isRatedQuality(key)) return "unknown quality: " + key;
        if (text.size() > kMostText) return "a text is too long: " + key;
        if (!text::isUtf8(text)) return "a text is not UTF-8: " + key;
    }
    if (!(seconds >= 0 && seconds <= kMostSeconds)) return "the time spent is none";
    if (!annotation::isUtcTime(changed)) return "the time of the rating is no moment of UTC";
    return std::nullopt;
}

std::string ratingBody(const Rating& rating) {
    return nlohmann::json{{"scores", rating.scores}, {"texts", rating.texts}}.dump();
}

Status readRatingBody(std::string_view json, Rating& rating) {
    constexpr int kDepth = 3;
    auto read = readJson(json, kDepth, ErrorCode::Corrupt, "a rating", [](const nlohmann::json& body) {
        Rating fresh;
        for (const auto& [key, score] : body.at("scores").items()) {
            require(score.is_number(), "a score is no number");
            fresh.scores[key] = score.get<double>();
        }
        for (const auto& [key, text] : body.at("texts").items()) {
            require(text.is_string(), "a text is none");
            fresh.texts[key] = text.get<std::string>();
        }
        return fresh;
    });
    if (!read) return read.error();
    rating.scores = std::move(read->scores);
    rating.texts = std::move(read->texts);
    return {};
}

} // namespace chronoscope::mined
