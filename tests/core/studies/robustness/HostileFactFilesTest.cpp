// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Hash.h"
#include "core/base/Text.h"
#include "core/studies/robustness/DateSampler.h"
#include "tests/core/studies/robustness/FactFiles.h"

#include <fstream>

using namespace chronoscope;
using namespace chronoscope::robustness;

namespace {
class HostileFactFiles : public test::FactFiles {};

TEST_F(HostileFactFiles, HostileLinesAreLeftOutWithTheirReason) {
    const std::string good = R"({"subject":"A","relation":"r","object":"B","start":"1990","end":"1995"})";
    const struct {
        std::string line, reason;
    } cases[] = {
        {"{", "not valid JSON"},
        {"[]", "not a JSON object"},
        {"\xff\xfe{}", "not"},
        {R"({"subject":"A","relation":"r","object":"B","start":"1990","end":"1995")", "not valid JSON"},
        {R"({"subject":5,"relation":"r","object":"B","start":"1990","end":"1995"})", "subject is no text"},
        {R"({"subject":" ","relation":"r","object":"B","start":"1990","end":"1995"})", "the subject is missing"},
        {R"({"subject":"A","object":"B","start":"1990","end":"1995"})", "the relation is missing"},
        {R"({"subject":"A","relation":"r","object":"","start":"1990","end":"1995"})", "the object is missing"},
        {R"({"subject":"A","relation":"r","object":"B","start":"1990-13","end":"1995"})", "there is no such month"},
        {R"({"subject":"A","relation":"r","object":"B","start":"1990","end":"2015-02-29"})", "there is no such day"},
        {R"({"subject":"A","relation":"r","object":"B","start":"1995","end":"1990"})", "before it begins"},
        {R"({"subject":"A","relation":"r","object":"B","start":"10000","end":"10001"})", "years of a fact"},
        {R"({"subject":"A","relation":"r","object":"B","start":"0000","end":"0010"})", "there is no year 0"},
        {R"({"subject":"A","relation":"r","object":"B","start":"-0010","end":0})", "there is no year 0"},
        {R"({"subject":"A","relation":"r","object":"B","periods":"0000-05/0010"})", "there is no year 0"},
        {R"({"subject":"A","relation":"r","object":"B","start":99999999999,"end":"1990"})", "out of range"},
        {R"({"subject":"A","relation":"r","object":"B","start":1990.5,"end":"1990"})", "no date"},
        {R"({"subject":"A","relation":"r","object":"B","end":"1990"})", "start has no date"},
        {R"({"subject":"A","relation":"r","object":"B"})", "neither start and end nor periods"},
        {R"({"subject":"A","relation":"r","object":"B","periods":5})", "periods are no list"},
        {R"({"subject":"A","relation":"r","object":"B","periods":[["1990"]]})", "no pair of dates"},
        {R"({"subject":"A","relation":"r","object":"B","start":"1990","end":"1995","pop_subject":-1})", "visits"},
        {R"({"subject":"A","relation":"r","object":"B","start":"1990","end":"1995","pop_object":1e300})", "visits"},
        {R"({"subject":")" + std::string(20'000, 'x') + R"(","relation":"r","object":"B","start":"1","end":"2"})",
         "16 KiB"},
        {R"({"subject":"A","relation":"r","object":"B","start":"1990","end":"1995","x":)" + std::string(100'000, '['),
         "nested too deeply"},
        {std::string(5 << 20, 'x'), "longer than 4 MiB"},
    };
    std::string text = good + "\n";
    for (const auto& c : cases)
        text += c.line + "\n";
    const auto reading = readText("f.jsonl", text + text::replaceAll(good, "\"A\"", "\"Z\""));
    ASSERT_EQ(reading.gathered.leftOut.size(), std::size(cases));
    for (std::size_t i = 0; i < std::size(cases); ++i) {
        EXPECT_EQ(reading.gathered.leftOut[i].line, static_cast<std::int64_t>(i) + 2);
        EXPECT_NE(reading.gathered.leftOut[i].reason.find(cases[i].reason), std::string::npos)
            << i << " " << reading.gathered.leftOut[i].reason;
        EXPECT_LT(reading.gathered.leftOut[i].reason.size(), 300U);
    }
    EXPECT_EQ(reading.gathered.facts.size(), 2U);
}

TEST_F(HostileFactFiles, AnObjectOfAHundredMegabytesIsALineLeftOut) {
    const std::string path =
        write("huge.jsonl", R"({"subject":"A","relation":"r","object":"B","start":"1990","end":"1995"})"
                            "\n");
    {
        std::ofstream file(path, std::ios::binary | std::ios::app);
        file << R"({"subject":"A","relation":"r","start":"1990","end":"1996","object":")";
        const std::string block(1 << 20, 'y');
        for (int i = 0; i < 100; ++i)
            file << block;
        file << "\"}\n";
    }
    const auto reading = read(path);
    EXPECT_EQ(reading.gathered.facts.size(), 1U);
    EXPECT_EQ(told(reading), "2: line longer than 4 MiB\n");
}

TEST_F(HostileFactFiles, TheOddRowsAreSurvived) {
    const auto shared = test::sharedFolder();
    if (!shared) GTEST_SKIP() << "the shared data are not here";
    const auto odd = read(*shared + "/data/temporal/timestress_odd_rows.csv");
    EXPECT_EQ(odd.rows, 9U);
    EXPECT_EQ(odd.leftOutCount, 3U) << told(odd);
    EXPECT_EQ(odd.gathered.facts.size(), 2U);
    const auto sample = read(*shared + "/data/temporal/timestress_sample.csv");
    EXPECT_EQ(sample.leftOutCount, 0U);
    EXPECT_EQ(sample.gathered.facts.size(), 40U);
    const auto facts = read(*shared + "/data/temporal/facts.jsonl");
    EXPECT_EQ(facts.gathered.facts.size(), 491U);
    EXPECT_EQ(facts.leftOutCount, 0U) << told(facts);
    const auto several = read(*shared + "/data/temporal/facts_multi_period.jsonl");
    EXPECT_EQ(several.rows, 56U);
    EXPECT_GT(several.gathered.facts.size(), 80U);
    for (const DatedFact& fact : several.gathered.facts)
        EXPECT_FALSE(fact.others.empty()) << fact.id;
    EXPECT_TRUE(isParquet(*shared + "/data/temporal/timestress_sample.parquet"));
}

TEST_F(HostileFactFiles, DamagedFilesGiveSoundFactsOrReasons) {
    const std::string line = R"({"id":"f","subject":"Sübject","relation":"employer","object":"O","start":"1990-02-28",)"
                             R"("end":1995,"periods":[["1990-02-28",1995],["2000",null]],"pop_subject":1.5})";
    const std::string row = "local:1,\"A \"\"q\"\"\",P108,employer,local:2,B,1976-01,1983,1940,-4.9,x,Incorrect,10\n";
    SeedStream stream(3);
    std::size_t facts = 0;
    for (int i = 0; i < 600; ++i) {
        std::string text = i % 2 == 0 ? line : kColumns + row + row;
        for (auto count = stream.below(4); count > 0; --count) {
            const auto at = static_cast<std::size_t>(stream.below(text.size()));
            if (const auto kind = stream.below(3); kind == 0)
                text[at] = static_cast<char>(stream.below(256));
            else if (kind == 1)
                text.erase(at, stream.below(5));
            else
                text.insert(at, text.substr(text.size() / 2, stream.below(9)));
        }
        const auto path = write("f", text);
        const auto reading = readFactFile(path, i % 2 == 0 ? FactFileKind::JsonLines : FactFileKind::Statements);
        if (!reading) {
            EXPECT_EQ(reading.error().code, ErrorCode::BadInput); // a header that is none
            continue;
        }
        facts += reading->gathered.facts.size();
        for (const DatedFact& fact : reading->gathered.facts) {
            EXPECT_TRUE(fact.period.end && checkPeriod(fact.period)) << text;
            EXPECT_TRUE(text::isUtf8(fact.subject)) << text;
            EXPECT_FALSE(sampleDates(fact, {}).empty());
        }
    }
    EXPECT_GT(facts, 200U);
}
} // namespace
