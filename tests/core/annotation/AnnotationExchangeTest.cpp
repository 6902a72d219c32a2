// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/AnnotationExchange.h"

#include "tests/support/AnnotationSteps.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <set>

using namespace chronoscope;
using namespace chronoscope::annotation;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
constexpr std::array kExact{ExchangeFormat::Csv, ExchangeFormat::Jsonl};
constexpr std::array kAll{ExchangeFormat::Csv, ExchangeFormat::Jsonl, ExchangeFormat::LabelStudio};

/// Pieces that texts are made of: what the formats, spreadsheets and careless readers take for something else.
constexpr std::array<std::string_view, 26> kPieces{
    "=", "+", "-", "@",    "'", "\"", ",",  ";", "\n",   "\r",   "\t", "\\",     "\r\n",
    "{", "}", "[", "null", " ", "é",  "漢", "0", "\x01", "</x>", "#",  "\u2028", "\xEF\xBB\xBF"};

std::string anyText(SeedStream& seed, std::uint64_t most) {
    std::string text;
    for (std::uint64_t left = seed.below(most + 1); left > 0; --left)
        text += kPieces[seed.below(kPieces.size())];
    return text;
}

Annotation anyAnnotation(SeedStream& seed, int number) {
    Annotation one;
    one.item = itemNumber(number);
    one.voice = {number % 5 == 0 ? "=ann, \"the\" 'first'" : "bob", number % 7 == 0};
    one.model = number % 3 == 0 ? "'-model" : "model/1:2";
    one.labelSet = "My set; \"own\"";
    for (std::uint64_t left = seed.below(4); left > 0; --left)
        one.body.labels.push_back((seed.below(2) == 0 ? "-l" : "l") + std::to_string(seed.below(9)));
    one.body.severity = static_cast<int>(seed.below(4));
    one.body.note = anyText(seed, 12) + "n";
    one.body.flag = seed.below(2) == 0;
    for (std::uint64_t left = seed.below(3); left > 0; --left)
        one.body.accepted.push_back({anyText(seed, 5) + "answer" + std::to_string(left), anyText(seed, 5)});
    one.body.tidy();
    one.seconds = static_cast<double>(seed.below(1'000'000)) / 7;
    one.created = "2026-01-31T12:34:56Z";
    one.changed = number % 2 == 0 ? "2026-02-01T00:00:00Z" : "";
    return one;
}

std::vector<Annotation> manyAnnotations(std::uint64_t seed, int count) {
    SeedStream stream(seed);
    std::vector<Annotation> list;
    for (int i = 0; i < count; ++i)
        list.push_back(anyAnnotation(stream, i));
    return list;
}

ElementNames namesOf(const std::vector<Annotation>& annotations) {
    ElementNames names;
    for (const Annotation& one : annotations)
        names[one.item.element] = {"=Sub\"ject,\n" + toHex(one.item.element), "member of", {}};
    return names;
}

/// All that an annotation says, times included.
std::vector<std::string> wholly(const std::vector<Annotation>& annotations) {
    auto lines = saidBy(annotations);
    for (std::size_t i = 0; i < lines.size(); ++i)
        lines[i] +=
            " " + json(annotations[i].seconds).dump() + " " + annotations[i].created + " " + annotations[i].changed;
    return lines;
}

ImportedAnnotations imported(const std::string& text, ExchangeFormat format, const ElementNames& known) {
    auto read = importAnnotations(text, format, known);
    if (!read) throw std::runtime_error(read.error().text());
    return std::move(read).value();
}

TEST(AnnotationExchange, WhatIsWrittenAsCsvAndJsonlIsReadBackExactly) {
    for (const ExchangeFormat format : kExact)
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const auto list = manyAnnotations(seed, 60);
            const auto names = namesOf(list);
            const auto back = imported(exportAnnotations(list, names, format), format, names);
            ASSERT_TRUE(back.refused.empty()) << name(format) << " " << seed << ": " << back.refused.front().reason;
            ASSERT_EQ(wholly(back.annotations()), wholly(list)) << name(format) << " " << seed;
        }
}

TEST(AnnotationExchange, LabelStudioCarriesTheSame) {
    const auto list = manyAnnotations(7, 60);
    const auto names = namesOf(list);
    const auto back =
        imported(exportAnnotations(list, names, ExchangeFormat::LabelStudio), ExchangeFormat::LabelStudio, names);
    ASSERT_TRUE(back.refused.empty()) << back.refused.front().reason;
    auto was = wholly(list);
    auto is = wholly(back.annotations()); // by item: a task each
    std::sort(was.begin(), was.end());
    std::sort(is.begin(), is.end());
    EXPECT_EQ(is, was);
}

TEST(AnnotationExchange, UnitsOfOtherStudiesAreCarriedWithTheirWords) {
    auto list = manyAnnotations(5, 6);
    for (std::size_t i = 0; i < list.size(); i += 2) {
        ItemKey& item = list[i].item;
        item.year = 0;
        item.form = prompt::Template::Generation;
        item.study = "robustness";
        item.unit = i == 0 ? "precision=month" : "context=with;note=a%3Bb";
    }
    auto names = namesOf(list);
    names[list[0].item.element] = {"Ardania", "head of state", "Mira Olt"};
    for (const ExchangeFormat format : {ExchangeFormat::Csv, ExchangeFormat::Jsonl, ExchangeFormat::LabelStudio}) {
        const std::string text = exportAnnotations(list, names, format);
        for (const char* word : {"Mira Olt", "head of state", "robustness", "precision=month"})
            EXPECT_NE(text.find(word), std::string::npos) << name(format) << " " << word;
        const auto back = imported(text, format, names);
        ASSERT_TRUE(back.refused.empty()) << name(format) << ": " << back.refused.front().reason;
        auto was = wholly(list);
        auto is = wholly(back.annotations());
        std::sort(was.begin(), was.end());
        std::sort(is.begin(), is.end());
        EXPECT_EQ(is, was) << name(format);
        std::set<ItemKey> items;
        for (const Annotation& one : back.annotations())
            items.insert(one.item);
        for (const Annotation& one : list)
            EXPECT_TRUE(items.contains(one.item)) << name(format) << " " << one.item.unit;
    }
}

TEST(AnnotationExchange, ASpreadsheetRunsNothingOfACsv) {
    auto list = manyAnnotations(3, 1);
    list[0].body.note = "=cmd()";
    list[0].voice.author = "@ann";
    const std::string text = exportAnnotations(list, namesOf(list), ExchangeFormat::Csv);
    EXPECT_NE(text.find(",'=cmd(),"), std::string::npos) << text;
    EXPECT_NE(text.find(",'@ann,"), std::string::npos) << text;
    EXPECT_NE(text.find(",\"'=Sub\"\"ject,\n"), std::string::npos) << text;
}

TEST(AnnotationExchange, ItemsOfOtherElementsAreKeptApart) {
    const auto list = manyAnnotations(5, 12);
    auto known = namesOf(list);
    known.erase(list[0].item.element);
    for (const ExchangeFormat format : kAll) {
        const auto back = imported(exportAnnotations(list, known, format), format, known);
        EXPECT_EQ(back.elsewhere.size() + back.entries.size(), list.size()) << name(format);
        EXPECT_EQ(back.elsewhere.size(), 6U) << name(format);
        for (const auto& entry : back.elsewhere)
            EXPECT_EQ(entry.annotation.item.element, list[0].item.element) << name(format);
    }
}

/// A sound line with some of its entries changed.
std::string lineWith(const json& changed) {
    const Annotation one = manyAnnotations(1, 1).front();
    json line = json::parse(exportAnnotations({one}, {}, ExchangeFormat::Jsonl));
    line.update(changed);
    return line.dump();
}

TEST(AnnotationExchange, ABadLineIsRefusedAloneAndWithItsReason) {
    struct Case {
        std::string line, reason;
    };
    const std::string deep(100'000, '[');
    const std::vector<Case> cases{
        {"{", "parse error"},
        {"[]", "not an object"},
        {"{}", "element_id"},
        {deep, "nested too deeply"},
        {"\"\xFF\"", "UTF-8"},
        {lineWith({{"element_id", "12"}}), "32 hexadecimal"},
        {lineWith({{"run_id", 12}}), "string"},
        {lineWith({{"year", 0}}), "out of range"},
        {lineWith({{"year", 2013.5}}), "whole number"},
        {lineWith({{"year", 18446744073709551615ULL}}), "out of range"},
        {lineWith({{"template", "essay"}}), "unknown template"},
        {lineWith({{"author", ""}}), "author"},
        {lineWith({{"author", std::string(201, 'a')}}), "author"},
        {lineWith({{"author", "a\nb"}}), "author"},
        {lineWith({{"label_set", ""}}), "label set"},
        {lineWith({{"labels", json::array({"Not a key"})}}), "a label is"},
        {lineWith({{"labels", "alias"}}), "no list"},
        {lineWith({{"severity", 4}}), "out of range"},
        {lineWith({{"note", std::string(20'001, 'n')}}), "too long"},
        {lineWith({{"flag", "yes"}}), "boolean"},
        {lineWith({{"accepted", {{{"answer", " "}, {"reason", ""}}}}}), "is empty"},
        {lineWith({{"seconds", -1}}), "duration"},
        {lineWith({{"seconds", "1"}}), "no number"},
        {lineWith({{"created", "yesterday"}}), "a time"},
        {lineWith({{"created", "9999-99-99T99:99:99Z"}}), "a time"},
        {lineWith({{"changed", "2026-02-29T00:00:00Z"}}), "a time"},
        {lineWith({{"changed", "2026-02-28T24:00:00Z"}}), "a time"},
        {lineWith(json::object()) + std::string("\0x", 2), "zero byte"},
        {lineWith({{"score", 1}}), "unknown entry"},
        {lineWith(
             {{"labels", json::array()}, {"severity", 0}, {"note", ""}, {"flag", false}, {"accepted", json::array()}}),
         "says nothing"}};
    const std::string good = lineWith({{"author", "good"}});
    const auto known = namesOf(manyAnnotations(1, 1));
    for (const Case& one : cases) {
        const auto back = imported(one.line + "\n\n" + good + "\n", ExchangeFormat::Jsonl, known);
        ASSERT_EQ(back.refusedCount, 1) << one.line.substr(0, 200);
        EXPECT_EQ(back.refused.front().line, 1);
        EXPECT_NE(back.refused.front().reason.find(one.reason), std::string::npos) << back.refused.front().reason;
        ASSERT_EQ(back.entries.size(), 1U) << one.line.substr(0, 200);
        EXPECT_EQ(back.entries.front().line, 3);
    }
}

TEST(AnnotationExchange, TheSecondWordOfAVoiceOnAnItemIsRefused) {
    const std::string line = lineWith(json::object());
    const auto back = imported(line + "\n" + line + "\n", ExchangeFormat::Jsonl, namesOf(manyAnnotations(1, 1)));
    ASSERT_EQ(back.refused.size(), 1U);
    EXPECT_EQ(back.refused.front().line, 2);
    EXPECT_NE(back.refused.front().reason.find("in line 1"), std::string::npos);
    EXPECT_EQ(back.entries.size(), 1U);
}

TEST(AnnotationExchange, OnlySoManyRefusalsAreListedAndAllAreCounted) {
    std::string text;
    for (int i = 0; i < 1500; ++i)
        text += "x\n";
    const auto back = imported(text, ExchangeFormat::Jsonl, {});
    EXPECT_EQ(back.refusedCount, 1500);
    EXPECT_EQ(back.refused.size(), ImportedAnnotations::kMaxListed);
}

/// The needed columns alone, with a label, and a row of an element that there is.
const std::string kHead = "element_id,run_id,year,template,author,label_set,labels\n";
std::string rowBy(const std::string& author) {
    const ItemKey item = itemNumber(0);
    return toHex(item.element) + "," + toHex(item.run) + ",2013,mcqa," + author + ",set,alias";
}

TEST(AnnotationExchange, ABadRowIsRefusedAloneAndWithItsLine) {
    struct Case {
        std::string row, reason;
    };
    const std::vector<Case> cases{{"a,b", "cells in it: 2"},
                                  {rowBy("x") + ",more", "cells in it: 8"},
                                  {rowBy("\"x"), "not closed"},
                                  {rowBy("\"x\"y"), "behind a closed"},
                                  {rowBy("x\"y"), "without quotation marks"},
                                  {rowBy("\xFF"), "not UTF-8"},
                                  {rowBy(""), "author"},
                                  {std::string(200, ','), "too many cells"}};
    const auto known = namesOf(manyAnnotations(1, 1));
    for (const Case& one : cases) {
        const auto back = imported(kHead + rowBy("\"good\r\nno\"").replace(0, 1, "z") + "\n" + one.row + "\n" +
                                       rowBy("last") + "\r\n",
                                   ExchangeFormat::Csv, known);
        ASSERT_EQ(back.refused.size(), 2U) << one.row.substr(0, 200);
        EXPECT_EQ(back.refused[0].line, 2);
        EXPECT_EQ(back.refused[1].line, 4) << one.row.substr(0, 200);
        EXPECT_NE(back.refused[1].reason.find(one.reason), std::string::npos) << back.refused[1].reason;
        ASSERT_EQ(back.entries.size(), 1U) << one.row.substr(0, 200);
        EXPECT_EQ(back.entries.front().line, 5);
    }
}

TEST(AnnotationExchange, LinesInsideABadRowAreNoRows) {
    std::string bad = rowBy("\"a\"b");
    bad.replace(bad.rfind("alias"), 5, "\"alias\n" + rowBy("fake") + "\n\"");
    const auto back =
        imported(kHead + bad + "\n" + rowBy("last") + "\n", ExchangeFormat::Csv, namesOf(manyAnnotations(1, 1)));
    ASSERT_EQ(back.refused.size(), 1U);
    EXPECT_EQ(back.refused[0].line, 2);
    EXPECT_EQ(back.refused[0].reason, "text behind a closed quotation mark (up to line 4)");
    ASSERT_EQ(back.entries.size(), 1U);
    EXPECT_EQ(back.entries[0].annotation.voice.author, "last");
    EXPECT_EQ(back.entries[0].line, 5);
}

TEST(AnnotationExchange, ACellThatIsTooLongIsCalledSoAndTheNextRowIsRead) {
    for (const std::string& filling : {std::string(9 << 20, 'x'), std::string(18 << 20, '"')}) {
        const auto back = imported(kHead + rowBy("\"" + filling + "\"") + "\n" + rowBy("last") + "\n",
                                   ExchangeFormat::Csv, namesOf(manyAnnotations(1, 1)));
        ASSERT_EQ(back.refused.size(), 1U) << filling[0];
        EXPECT_EQ(back.refused[0].reason, "a row of more than 8 MiB") << filling[0];
        EXPECT_EQ(back.entries.size(), 1U) << filling[0];
    }
}

TEST(AnnotationExchange, ACellWithAZeroByteIsRefused) {
    const std::string row = "\"[]" + std::string(1, '\0') + "\"," + rowBy("x");
    const auto back = imported("accepted," + kHead + row + "\n", ExchangeFormat::Csv, namesOf(manyAnnotations(1, 1)));
    ASSERT_EQ(back.refused.size(), 1U);
    EXPECT_NE(back.refused[0].reason.find("accepted cannot be read"), std::string::npos) << back.refused[0].reason;
}

TEST(AnnotationExchange, ACellIsReadAsASpreadsheetSavesIt) {
    const std::string head = "\xEF\xBB\xBF"
                             "severity,flag,final,accepted,element_id,run_id,year,template,author,label_set,labels\r\n";
    const std::string row = "1.0,TRUE,FALSE,\"[{\"\"answer\"\":\"\"a\"\",\"\"reason\"\":\"\"r\"\"}]\"," + rowBy("x");
    const auto back = imported(head + row + "\r\n", ExchangeFormat::Csv, namesOf(manyAnnotations(1, 1)));
    ASSERT_EQ(back.entries.size(), 1U) << (back.refused.empty() ? "" : back.refused.front().reason);
    const Annotation& one = back.entries.front().annotation;
    EXPECT_EQ(one.body.severity, 1);
    EXPECT_TRUE(one.body.flag);
    EXPECT_FALSE(one.voice.final);
    EXPECT_EQ(one.body.accepted, (std::vector<AcceptedAnswer>{{"a", "r"}}));
    EXPECT_EQ(one.body.labels, std::vector<std::string>{"alias"});
}

TEST(AnnotationExchange, AFileThatIsNoneIsRefusedWhole) {
    const std::vector<std::pair<ExchangeFormat, std::string>> cases{
        {ExchangeFormat::Csv, ""},
        {ExchangeFormat::Csv, "a,b\n1,2\n"},
        {ExchangeFormat::Csv, "element_id,run_id,year,template,author\n"},
        {ExchangeFormat::Csv, "year," + kHead},
        {ExchangeFormat::Csv, "\"element_id\n"},
        {ExchangeFormat::LabelStudio, ""},
        {ExchangeFormat::LabelStudio, "{}"},
        {ExchangeFormat::LabelStudio, std::string(1000, '[')},
        {ExchangeFormat::LabelStudio, "[{}"},
        {ExchangeFormat::LabelStudio, "[{},"},
        {ExchangeFormat::LabelStudio, "[\""},
        {ExchangeFormat::LabelStudio, "[\"\\"},
        {ExchangeFormat::LabelStudio, "[1}"},
        {ExchangeFormat::LabelStudio, "[] x"},
        {ExchangeFormat::LabelStudio, std::string("[]\0", 3)}};
    for (const auto& [format, text] : cases) {
        const auto read = importAnnotations(text, format, {});
        ASSERT_FALSE(read.ok()) << text.substr(0, 100);
        EXPECT_EQ(read.error().code, ErrorCode::BadInput);
        EXPECT_FALSE(read.error().message.empty());
    }
}

TEST(AnnotationExchange, ABrokenFileOfAnyFormatNeverBreaksTheReader) {
    const auto list = manyAnnotations(11, 20);
    const auto names = namesOf(list);
    SeedStream seed(3);
    int refused = 0;
    for (const ExchangeFormat format : kAll) {
        const std::string whole = exportAnnotations(list, names, format);
        for (int round = 0; round < 100; ++round) {
            std::string text = whole.substr(0, seed.below(whole.size() + 1));
            for (int hit = 0; hit < 3 && !text.empty(); ++hit)
                text[seed.below(text.size())] = static_cast<char>(seed.below(256));
            const auto read = importAnnotations(text, format, names);
            refused += !read || read->refusedCount > 0 ? 1 : 0;
            if (read) {
                EXPECT_LE(read->entries.size(), list.size());
            }
        }
    }
    EXPECT_GT(refused, 200);
}
} // namespace
