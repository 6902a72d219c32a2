// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Hash.h"
#include "core/facts/FactIntake.h"
#include "tests/support/Files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

/// Whatever happens to a table: it is refused with a reason, or every row is told about once and every element is
/// sound.
namespace chronoscope::test {
using facts::FactIntake;
using facts::FactMessage;
using facts::FactRow;

namespace {
constexpr std::string_view kTable = "subject,relation,object,from,to,aliases\n"
                                    "Ham,mayor,Ann Ash,2010,2014,A. Ash|Annie\nHam,mayor,Ben,2014-03,,\n"
                                    "Egg,mayor,\"Cy, the elder\",05.03.2012,2018,\nOat,capital,Di,1999,2012,\n";
constexpr std::string_view kLines =
    "{\"subject\":\"Ham\",\"relation\":\"mayor\",\"object\":[\"Ann\"],\"from\":2010,\"aliases\":[\"A\"]}\n"
    "{\"subject\":\"Egg\",\"relation\":\"mayor\",\"object\":\"Cy\",\"from\":\"2012\",\"to\":\"2018\"}\n";

/// A sign is changed, put in or taken out, a piece stands twice, or the end is cut off.
void damage(std::string& bytes, SeedStream& random) {
    constexpr std::string_view kSigns = "\",;\t|\n\r'={}[]\\:-/.0129\xC3\xA9\xFF";
    const auto at = random.below(bytes.size());
    const char sign = kSigns[random.below(kSigns.size())];
    switch (random.below(5)) {
    case 0: bytes[at] = sign; break;
    case 1: bytes.insert(at, 1, sign); break;
    case 2: bytes.erase(at, 1 + random.below(8)); break;
    case 3: bytes.insert(at, bytes.substr(random.below(bytes.size()), random.below(40))); break;
    default: bytes.resize(1 + at);
    }
    if (bytes.empty()) bytes = "x";
}

void expectSound(const FactIntake& intake) {
    const auto& counts = intake.counts();
    EXPECT_EQ(counts.rows, counts.imported + counts.leftOut + counts.duplicates);
    EXPECT_EQ(counts.rows, intake.rows().size());
    EXPECT_EQ(counts.leftOut, intake.leftOutLines().size());
    for (const FactRow& row : intake.rows()) {
        const bool isLeftOut = std::any_of(row.messages.begin(), row.messages.end(), [](const FactMessage& message) {
            return message.code.starts_with("E-") || message.code == "W-DUPLICATE";
        });
        EXPECT_EQ(row.isImported, !isLeftOut);
        for (const FactMessage& message : row.messages)
            EXPECT_FALSE(message.text.empty()) << message.code;
    }
    std::set<std::pair<benchmark::Domain, std::string>> asked;
    for (std::size_t i = 0; i < intake.elements(); ++i) {
        const auto element = intake.build(i).element;
        EXPECT_FALSE(element.subject.empty());
        EXPECT_FALSE(element.years.empty());
        EXPECT_LE(element.distractors.size(), 3U);
        for (const auto& year : element.years)
            EXPECT_FALSE(year.objects.empty());
        if (element.domain != benchmark::Domain::Legal) asked.emplace(element.domain, element.relation);
    }
    std::set<std::pair<benchmark::Domain, std::string>> worded;
    for (const FactIntake::RelationUse& use : intake.relations()) {
        EXPECT_TRUE(worded.emplace(use.domain, use.relation).second) << use.relation << " is asked for twice";
        EXPECT_EQ(intake.build(use.element).element.relation, use.relation);
    }
    EXPECT_EQ(worded, asked) << "no relation goes without words in silence";
}

void expectReadOrRefused(const std::string& table, std::uint64_t seeds) {
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        SeedStream random(seed);
        std::string bytes = table;
        for (std::uint64_t i = 0; i <= random.below(6); ++i)
            damage(bytes, random);
        facts::FactOptions options;
        options.asOf = 2023;
        const auto intake = FactIntake::read(bytes, "t", options);
        SCOPED_TRACE(seed);
        if (intake)
            expectSound(*intake);
        else
            EXPECT_FALSE(intake.error().message.empty());
    }
}

TEST(DamagedTables, AreReadOrRefusedButNeverWrong) {
    expectReadOrRefused(std::string(kTable), 1000);
    expectReadOrRefused(std::string(kLines), 500);
}

TEST(DamagedTables, OfTheSharedExamplesToo) {
    const auto shared = sharedFolder();
    if (!shared) GTEST_SKIP() << "no shared data";
    for (const char* name : {"good.csv", "good.tsv", "good.jsonl", "messy.csv"}) {
        SCOPED_TRACE(name);
        expectReadOrRefused(readFile(*shared + "/data/sources/ownfacts/" + name), 150);
    }
}
} // namespace
} // namespace chronoscope::test
