// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Hash.h"
#include "core/base/Text.h"
#include "core/facts/FactIntake.h"
#include "core/facts/FactTable.h"
#include "tests/support/Files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
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

/// What people, programs and attackers put into cells; each sign one code point.
const std::vector<std::u32string> kCells{U"",
                                         U" ",
                                         U"=HYPERLINK(\"http://x\",\"y\")",
                                         U"+cmd|' /C calc'!A0",
                                         U"@SUM(1+1)*cmd|' /C calc'!A0",
                                         U"-1",
                                         U"NaN",
                                         U"1e999",
                                         U"-0",
                                         U"0x7DA",
                                         U"99999999999999999999",
                                         U"2010-02-30",
                                         U"2010-13-01",
                                         U"31.12.2010",
                                         U"12/31/2010",
                                         U"2010-2012",
                                         U"+2015-00-00T00:00:00Z",
                                         U"c. 1990",
                                         U"44 BC",
                                         U"present",
                                         U"#N/A",
                                         U"#REF!",
                                         U"null",
                                         U"true",
                                         U"{year}",
                                         U"{s} {o}",
                                         U"%1 %n",
                                         U"a|b|c|d",
                                         U"||||||",
                                         U"\"",
                                         U"\"\"\"",
                                         U"a\"b",
                                         U"a,b;c\td",
                                         U"two\nlines",
                                         U"old\rMac",
                                         U"\u202Eright to left",
                                         U"\u200Bnone\uFEFF",
                                         U"\u0000",
                                         U"e\u0301\u0302\u0303",
                                         U"\U0001F3DB\uFE0F",
                                         U"\u1112\u1161\u11AB\uAD6D",
                                         U"S\u00C3\u00A3o Paulo",
                                         U"\uFFFD",
                                         U"\uFFFF",
                                         std::u32string(5000, U'x'),
                                         std::u32string(20'000, U'\u00E9'),
                                         std::u32string(500, U'|')};
const std::vector<std::u32string> kUsual{U"Ham", U"Egg",  U"mayor", U"capital", U"Ann",
                                         U"Ben", U"2010", U"2012",  U"2019"};

enum class Written { Utf8, MarkedUtf8, Utf16Little, Utf16Big, Latin1, Mixed };

void put(std::string& bytes, char32_t sign, Written as) {
    const auto byte = [&](char32_t value) { bytes += static_cast<char>(static_cast<unsigned char>(value & 0xFF)); };
    if (as == Written::Utf16Little || as == Written::Utf16Big) {
        const auto unit = [&](char32_t value) {
            byte(as == Written::Utf16Big ? value >> 8 : value);
            byte(as == Written::Utf16Big ? value : value >> 8);
        };
        if (sign < 0x10000) return unit(sign);
        unit(0xD800 + ((sign - 0x10000) >> 10));
        return unit(0xDC00 + ((sign - 0x10000) & 0x3FF));
    }
    if (sign < 0x80 || as == Written::Latin1) return byte(sign);
    if (sign < 0x800) {
        byte(0xC0 | (sign >> 6));
    } else if (sign < 0x10000) {
        byte(0xE0 | (sign >> 12));
        byte(0x80 | ((sign >> 6) & 0x3F));
    } else {
        byte(0xF0 | (sign >> 18));
        byte(0x80 | ((sign >> 12) & 0x3F));
        byte(0x80 | ((sign >> 6) & 0x3F));
    }
    byte(0x80 | (sign & 0x3F));
}

/// A table of any cells, most of them quoted as they must be, in any encoding; rows of it may be of another.
std::string hostileTable(SeedStream& random) {
    constexpr std::string_view kHeads[]{"subject,relation,object,from,to", "question,object,from,to,distractors",
                                        "subject,relation,object,at,aliases,distractors,unverified,domain,note"};
    const std::string head(kHeads[random.below(std::size(kHeads))]);
    const char separator = ",;\t|"[random.below(4)];
    const auto as = static_cast<Written>(random.below(6));
    std::string bytes;
    if (as == Written::MarkedUtf8 || as == Written::Utf16Little || as == Written::Utf16Big) put(bytes, U'\uFEFF', as);
    std::size_t columns = 1;
    for (const char sign : head) {
        columns += sign == ',' ? 1 : 0;
        put(bytes, static_cast<char32_t>(sign == ',' ? separator : sign), as);
    }
    for (auto rows = 1 + random.below(12); rows > 0; --rows) {
        const Written of = as == Written::Mixed && random.below(2) == 0 ? Written::Latin1 : as;
        put(bytes, U'\n', of);
        const std::size_t cells = random.below(8) == 0 ? random.below(40) : columns; // ragged
        for (std::size_t cell = 0; cell < cells; ++cell) {
            if (cell > 0) put(bytes, static_cast<char32_t>(separator), of);
            const auto& pool = random.below(3) == 0 ? kCells : kUsual;
            const bool isQuoted = random.below(4) > 0;
            if (isQuoted) put(bytes, U'"', of);
            for (const char32_t sign : pool[random.below(pool.size())]) {
                if (isQuoted && sign == U'"') put(bytes, U'"', of);
                put(bytes, sign, of);
            }
            if (isQuoted) put(bytes, U'"', of);
        }
    }
    return bytes;
}

void expectText(const std::string& text) { EXPECT_TRUE(text::isUtf8(text)); }

void expectTexts(const FactIntake& intake) {
    for (const FactRow& row : intake.rows()) {
        expectText(row.subject + row.relation + row.note + row.domainGiven);
        for (const FactMessage& message : row.messages)
            expectText(message.text);
    }
    for (std::size_t i = 0; i < intake.elements(); ++i) {
        const auto element = intake.build(i).element;
        expectText(element.subject + element.relation + element.extra);
        for (const auto& year : element.years)
            for (const auto& object : year.objects)
                for (const std::string& name : object)
                    expectText(name);
        for (const std::string& name : element.distractors)
            expectText(name);
    }
}

TEST(HostileTables, OfAnyCellsInAnyEncodingAreReadOrRefused) {
    std::size_t read = 0, refused = 0;
    for (std::uint64_t seed = 0; seed < 1500; ++seed) {
        SCOPED_TRACE(seed);
        SeedStream random(seed);
        facts::FactOptions options;
        options.asOf = 2023;
        const auto intake = FactIntake::read(hostileTable(random), "t", options);
        if (!intake) {
            ++refused;
            EXPECT_FALSE(intake.error().message.empty());
            continue;
        }
        ++read;
        expectSound(*intake);
        expectTexts(*intake);
    }
    EXPECT_GT(read, 500U);
    EXPECT_GT(refused, 100U) << "what is half of one encoding and half of another cannot be guessed";
}

TEST(HostileTables, OfAnySizeAreCutWithAWord) {
    const std::string head = "subject,relation,object,from,to\n";
    const auto read = [](const std::string& bytes) {
        facts::FactOptions options;
        options.asOf = 2023;
        return FactIntake::read(bytes, "t", options);
    };
    const std::string good = "Ham,mayor,Ann,2010,2012\n";

    const auto wide = read(head + good + "Egg,mayor,Ben,2010,2012" + std::string(500'000, ',') + "\n");
    ASSERT_TRUE(wide.ok());
    EXPECT_EQ(wide->elements(), 1U);
    EXPECT_EQ(wide->counts().leftOut, 1U);

    const auto large = read(head + good + "Egg,mayor," + std::string(2 << 20, 'x') + ",2010,2012\n" + good);
    ASSERT_TRUE(large.ok());
    EXPECT_EQ(large->elements(), 1U);
    EXPECT_EQ(large->counts().duplicates, 1U);
    EXPECT_EQ(large->leftOutLines(), std::vector<std::int64_t>{3});

    std::string many = head;
    for (std::size_t i = 0; i < FactIntake::kMaxStatements + 10; ++i)
        many += "Ham,mayor,Ann " + std::to_string(i) + ",2010,2012\n";
    const auto crowded = read(many);
    ASSERT_TRUE(crowded.ok());
    EXPECT_EQ(crowded->counts().leftOut, 10U);

    EXPECT_FALSE(read(head + std::string(facts::FactTable::kMaxBytes, 'x')).ok());
    EXPECT_FALSE(read(std::string(100'000, ',') + "\n" + good).ok());                  // no column has a name
    const auto open = read(head + good + "Egg,mayor,\"Ben,2010,2012\n" + good + good); // the quote never ends
    ASSERT_TRUE(open.ok());
    EXPECT_EQ(open->elements(), 1U);
    EXPECT_GE(open->counts().leftOut, 1U);
    const std::string deep = "{\"subject\":" + std::string(10'000, '[') + std::string(10'000, ']') + "}\n";
    const auto lines =
        read("{\"subject\":\"Ham\",\"relation\":\"mayor\",\"object\":\"Ann\",\"from\":2010,\"to\":2012}\n" + deep);
    ASSERT_TRUE(lines.ok());
    EXPECT_EQ(lines->elements(), 1U);
    EXPECT_EQ(lines->counts().leftOut, 1U);
}

TEST(DamagedTables, AreReadOrRefusedButNeverWrong) {
    expectReadOrRefused(std::string(kTable), 1000);
    expectReadOrRefused(std::string(kLines), 500);
}

TEST(DamagedTables, OfTheSharedExamplesToo) {
    const auto shared = sharedFolder();
    if (!shared) GTEST_SKIP() << "no shared data: set CHRONOSCOPE_SHARED";
    for (const char* name : {"good.csv", "good.tsv", "good.jsonl", "messy.csv"}) {
        SCOPED_TRACE(name);
        expectReadOrRefused(readFile(*shared + "/data/sources/ownfacts/" + name), 150);
    }
}
} // namespace
} // namespace chronoscope::test
