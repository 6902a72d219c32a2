// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/benchmark/Slice.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <random>

using namespace chronoscope;
using namespace chronoscope::benchmark;

namespace {
std::vector<ElementMeta> elements(int count) {
    std::vector<ElementMeta> list;
    for (int i = 0; i < count; ++i) {
        const auto subject = "Subject " + std::to_string(i);
        list.push_back({i + 1,
                        contentId(subject),
                        i % 2 ? Domain::General : Domain::Legal,
                        i % 3 ? State::Dynamic : State::Static,
                        i % 5 ? "member of" : "employer",
                        subject,
                        {2010, 2011, 2012},
                        3});
    }
    return list;
}

std::size_t sizeOf(const std::string& sample, int of) {
    SliceSpec spec;
    spec.sample = Sample::parse(sample).value();
    return resolveSlice(spec, elements(of)).size();
}

TEST(Slice, SamplesTakeWhatTheySay) {
    const std::tuple<const char*, int, std::size_t> cases[]{
        {"all", 100, 100}, {"", 100, 100},     {"first:7", 100, 7}, {"first:700", 100, 100},
        {"7", 100, 7},     {"1000", 100, 100}, {"10%", 100, 10},    {"100%", 100, 100},
        {"0.5%", 100, 1},  {"33%", 10, 4},     {"10%", 3, 1},       {" 5 ", 100, 5}};
    for (const auto& [sample, of, expected] : cases)
        EXPECT_EQ(sizeOf(sample, of), expected) << sample << " of " << of;
}

TEST(Slice, WholePercentagesAreExact) {
    for (int percent = 1; percent <= 100; ++percent)
        for (const int of : {100, 200, 1000})
            EXPECT_EQ(sizeOf(std::to_string(percent) + "%", of), static_cast<std::size_t>(percent * of / 100))
                << percent;
}

TEST(Slice, MeaninglessSamplesAreRefused) {
    for (const char* bad : {"0", "-1", "first:0", "first:", "first:x", "0%", "-5%", "101%", "nan%", "inf%", "x", "5 6",
                            "1e3", "first:18446744073709551615", "18446744073709551615", "99999999999999999999"})
        EXPECT_FALSE(Sample::parse(bad)) << bad;
}

TEST(Slice, SamplesSurviveTheirText) {
    for (const char* text : {"all", "first:12", "50", "2.5%", "100%", "0.001%"}) {
        const auto sample = Sample::parse(text, 9).value();
        EXPECT_EQ(sample.text(), text);
        EXPECT_EQ(sample.seed, 9U);
    }
}

TEST(Slice, SeededSamplesDependOnSeedAndIdsOnly) {
    SliceSpec spec;
    spec.sample = Sample::parse("20").value();
    auto list = elements(200);
    const auto hash = sliceHash(resolveSlice(spec, list));
    std::shuffle(list.begin(), list.end(), std::mt19937(1));
    for (std::size_t i = 0; i < list.size(); ++i)
        list[i].row = static_cast<std::int64_t>(1000 + i); // imported again in another order
    EXPECT_EQ(sliceHash(resolveSlice(spec, list)), hash);
    spec.sample.seed = 43;
    EXPECT_NE(sliceHash(resolveSlice(spec, list)), hash);
}

TEST(Slice, ASmallerSeededSampleIsPartOfALargerOne) {
    SliceSpec spec;
    spec.sample = Sample::parse("40").value();
    const auto large = resolveSlice(spec, elements(200));
    spec.sample = Sample::parse("10").value();
    for (const auto& meta : resolveSlice(spec, elements(200)))
        EXPECT_TRUE(std::any_of(large.begin(), large.end(), [&](const auto& other) { return other.id == meta.id; }));
}

TEST(Slice, FiltersCombine) {
    SliceSpec spec;
    spec.domains = {Domain::General};
    spec.states = {State::Dynamic};
    spec.relations = {"employer"};
    spec.years = {2011, 2013};
    for (const auto& meta : resolveSlice(spec, elements(100))) {
        EXPECT_EQ(meta.domain, Domain::General);
        EXPECT_EQ(meta.state, State::Dynamic);
        EXPECT_EQ(meta.relation, "employer");
        EXPECT_EQ(meta.years, std::vector<int>{2011});
    }
    spec.years = {1999};
    EXPECT_TRUE(resolveSlice(spec, elements(100)).empty());
}

TEST(Slice, TheSubjectFilterIgnoresCaseBeyondAscii) {
    auto list = elements(3);
    list[0].subject = "Université de Genève";
    list[1].subject = "ÉCOLE NORMALE";
    SliceSpec spec;
    spec.subjectText = "école";
    ASSERT_EQ(resolveSlice(spec, list).size(), 1U);
    EXPECT_EQ(resolveSlice(spec, list)[0].subject, "ÉCOLE NORMALE");
    spec.subjectText = "%";
    EXPECT_TRUE(resolveSlice(spec, list).empty()) << "text, not a pattern";
}

TEST(Slice, ComesInBenchmarkOrder) {
    auto list = elements(50);
    std::reverse(list.begin(), list.end());
    const auto chosen = resolveSlice({}, list);
    EXPECT_TRUE(std::is_sorted(chosen.begin(), chosen.end(), [](const auto& a, const auto& b) {
        return std::tuple(a.domain, a.state, a.row) < std::tuple(b.domain, b.state, b.row);
    }));
}

TEST(Slice, TheHashIsStableAndKnowsYears) {
    const auto list = elements(3);
    EXPECT_EQ(sliceHash(list), sliceHash({list[2], list[0], list[1]}));
    auto fewer = list;
    fewer[0].years.pop_back();
    EXPECT_NE(sliceHash(list), sliceHash(fewer));
    EXPECT_NE(sliceHash(list), sliceHash({list[0]}));
    EXPECT_EQ(sliceHash({}), toHex(contentId("")));
}

TEST(Slice, YearsAreListsAndRanges) {
    EXPECT_EQ(parseYears("2010-2012, 2020,2011").value(), (std::vector<int>{2010, 2011, 2012, 2020}));
    EXPECT_TRUE(parseYears("").value().empty());
    for (const char* bad : {"x", "2010-", "-2010", "2012-2010", "2010-20111", "0", "2010 2011", "1-9999", "2010.5"})
        EXPECT_FALSE(parseYears(bad)) << bad;
}

TEST(Slice, SpecsSurviveJson) {
    SliceSpec spec;
    spec.domains = {Domain::Math, Domain::General};
    spec.states = {State::Invariant};
    spec.relations = {"Synonym", "\"quoted\""};
    spec.years = {2020, 2024};
    spec.subjectText = "É";
    spec.sample = Sample::parse("12.5%", 7).value();
    const nlohmann::json json = spec;
    EXPECT_EQ(nlohmann::json(json.get<SliceSpec>()), json);
}

TEST(Slice, AnUnknownNameIsRefusedAndNamed) {
    SliceSpec spec;
    spec.domains = {Domain::General};
    spec.states = {State::Dynamic};
    spec.sample = Sample::parse("12").value();
    const nlohmann::json sound = spec;
    const std::tuple<const char*, nlohmann::json, const char*> cases[]{
        {"domains", {"general", "sports"}, "domain \"sports\""},
        {"domains", {"General"}, "domain \"General\""},
        {"states", {"frozen"}, "state \"frozen\""},
        {"sample", "a few", "sample \"a few\""},
        {"sample", "-3", "sample \"-3\""},
        {"sample", "200%", "sample \"200%\""},
    };
    for (const auto& [member, value, named] : cases) {
        nlohmann::json damaged = sound;
        damaged[member] = value;
        try {
            static_cast<void>(damaged.get<SliceSpec>());
            ADD_FAILURE() << damaged.dump() << " was taken for a slice";
        } catch (const nlohmann::json::exception& problem) {
            EXPECT_NE(std::string(problem.what()).find(named), std::string::npos) << problem.what();
        }
    }
}
} // namespace
