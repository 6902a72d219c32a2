// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/TokenSpan.h"

#include "core/base/Text.h"
#include "tests/core/studies/robustness/TemporalVectors.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::backend::protocol;
using namespace chronoscope::test;

namespace {
using Places = std::vector<TokenPlace>;

/// The tokens of `object` at the end of `text`, letter case aside; earlier occurrences do not matter. Places count code
/// points. Nothing where the text does not end with it, or no token of it follows another.
std::optional<TokenSpan> spanOfObject(const Places& places, std::string_view text, std::string_view object) {
    const std::u32string whole = text::lower(text), part = text::lower(object);
    if (part.empty() || !whole.ends_with(part)) return std::nullopt;
    const auto span = spanOf(places, whole.size() - part.size(), whole.size());
    return span && span->isScored() ? span : std::nullopt;
}

/// First token and the one behind the last; nothing for none.
std::optional<std::pair<std::size_t, std::size_t>> found(const Places& places, std::string_view text,
                                                         std::string_view object) {
    const auto span = spanOfObject(places, text, object);
    if (!span) return std::nullopt;
    return std::pair(span->first, span->end);
}

TEST(TokenSpan, TheTokensOfTheObjectAtTheEnd) {
    using Range = std::optional<std::pair<std::size_t, std::size_t>>;
    const struct {
        const char* what;
        Places places;
        const char *text, *object;
        Range expected;
    } cases[] = {
        {"a token that holds the blank too", {{0, 4}, {4, 8}, {8, 12}}, "who? Bar Oba", "Bar Oba", Range({1, 3})},
        {"a lone blank is outside", {{0, 4}, {4, 5}, {5, 8}, {8, 12}}, "who? Bar Oba", "Bar Oba", Range({2, 4})},
        {"a token that holds more of the question",
         {{0, 3}, {3, 8}, {8, 12}},
         "who? Bar Oba",
         "Bar Oba",
         Range({1, 3})},
        {"blanks in no token", {{0, 4}, {5, 8}, {9, 12}}, "who? Bar Oba", "Bar Oba", Range({1, 3})},
        {"marks at both ends", {{0, 0}, {0, 4}, {4, 8}, {8, 12}, {0, 0}}, "who? Bar Oba", "Bar Oba", Range({2, 4})},
        {"letter case aside", {{0, 4}, {4, 8}, {8, 12}}, "who? BAR oba", "Bar Oba", Range({1, 3})},
        {"two halves of one character", {{0, 1}, {1, 2}, {1, 2}, {2, 3}}, "?ÇA", "Ça", Range({1, 4})},
        {"the half before shares one with the question", {{0, 2}, {1, 2}, {2, 3}}, "?Ça", "Ça", Range({0, 3})},
        {"the last of several, though they overlap", {{0, 2}, {2, 5}, {5, 8}}, "Ma Ma Ma", "Ma Ma", Range({1, 3})},
        {"within a longer word it is none", {{0, 6}, {6, 11}}, "Tirana Iran", "Iran", Range({1, 2})},
        {"not at the end", {{0, 4}, {4, 8}}, "who? Bar", "Oba", std::nullopt},
        {"no object", {{0, 4}}, "who?", "", std::nullopt},
        {"nothing before it", {{0, 3}}, "Bar", "Bar", std::nullopt},
        {"only its second token follows one", {{0, 2}, {2, 3}}, "Bar", "Bar", Range({0, 2})},
        {"no tokens", {}, "who? Bar", "Bar", std::nullopt},
        {"tokens that leave it out", {{0, 4}}, "who? Bar", "Bar", std::nullopt},
    };
    for (const auto& c : cases)
        EXPECT_EQ(found(c.places, c.text, c.object), c.expected) << c.what;
    EXPECT_EQ(spanOfObject(Places{{0, 2}, {2, 3}}, "Bar", "Bar")->firstScored(), 1U);
}

TEST(TokenSpan, AgreesWithThePublishedCode) {
    const auto text = temporalVectors("token_spans.jsonl");
    if (!text) GTEST_SKIP() << "the shared vectors are not here";
    int cases = 0;
    for (const auto& one : jsonLines(*text)) {
        Places places;
        for (const auto& token : one["tokens"])
            places.push_back({token[1].get<std::size_t>(), token[2].get<std::size_t>()});
        const auto span = spanOfObject(places, one["text"].get<std::string>(), one["object"].get<std::string>());
        ++cases;
        if (one["expected"].contains("error")) {
            EXPECT_FALSE(span) << one["case_id"];
            continue;
        }
        ASSERT_TRUE(span) << one["case_id"];
        std::vector<std::size_t> indices;
        double sum = 0;
        for (std::size_t at = span->first; at < span->end; ++at) {
            indices.push_back(at);
            if (at >= span->firstScored()) sum += one["logprobs"][at].get<double>();
        }
        EXPECT_EQ(indices, one["expected"]["indices"].get<std::vector<std::size_t>>()) << one["case_id"];
        EXPECT_NEAR(sum, one["expected"]["sum"].get<double>(), 1e-9) << one["case_id"];
    }
    EXPECT_EQ(cases, 33);
}

TEST(TokenSpan, AllOccurrencesAreThoseThatThePublishedCodeScores) {
    const auto text = temporalVectors("token_spans.jsonl");
    if (!text) GTEST_SKIP() << "the shared vectors are not here";
    int cases = 0;
    for (const auto& one : jsonLines(*text)) {
        if (!one["authors_all_matches"].contains("indices")) continue;
        Places places;
        for (const auto& token : one["tokens"])
            places.push_back({token[1].get<std::size_t>(), token[2].get<std::size_t>()});
        const auto spans = spansOf(places, occurrences(text::lower(one["text"].get<std::string>()),
                                                       text::lower(one["object"].get<std::string>())));
        ASSERT_TRUE(spans) << one["case_id"];
        std::vector<std::size_t> indices, expected;
        for (const TokenSpan& span : *spans)
            for (std::size_t at = span.first; at < span.end; ++at)
                indices.push_back(at);
        for (const auto& index : one["authors_all_matches"]["indices"])
            if (const auto at = index.get<std::size_t>(); places[at].from < places[at].to) expected.push_back(at);
        EXPECT_EQ(indices, expected) << one["case_id"];
        ++cases;
    }
    EXPECT_EQ(cases, 29);
}

TEST(TokenSpan, OccurrencesAreFoundFromTheLeftLetterCaseAside) {
    const auto textOf = [](std::string_view text, std::string_view object) {
        std::string all;
        for (const TokenPlace& place : occurrences(text, object))
            all += std::to_string(place.from) + "-" + std::to_string(place.to) + " ";
        return all;
    };
    EXPECT_EQ(textOf("Tirana, IRAN? Iran", "Iran"), "1-5 8-12 14-18 ");
    EXPECT_EQ(textOf("Ma Ma Ma", "Ma Ma"), "0-5 ") << "the last is within the first";
    EXPECT_EQ(textOf("\u00c9T\u00c9 \u00e9t\u00e9", "\u00c9t\u00e9"), "0-5 6-11 ");
    EXPECT_EQ(textOf("Iran", ""), "");
}
} // namespace
