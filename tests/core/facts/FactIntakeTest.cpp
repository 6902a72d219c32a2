// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/facts/FactIntake.h"
#include "core/facts/FactImport.h"

#include "core/base/Hash.h"
#include "core/base/Text.h"
#include "tests/core/facts/FactTables.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"
#include "tests/support/Workbench.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

using namespace chronoscope;
using namespace chronoscope::facts;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
FactIntake intakeWith(std::string_view table, const FactOptions& options = optionsOf()) {
    return must(FactIntake::read(table, "table.csv", options));
}

constexpr const char* kMayors = "subject,relation,object,from,to,aliases\n"
                                "Ham,mayor,Ann Ash,2010,2014,A. Ash|Ann\n"
                                "Ham,mayor,Ben Birch,2014,,\n"
                                "Egg,mayor,\"Cy \"\"C\"\" Cedar\",2009,,\n"
                                "Oat,mayor,Di Dale,2011,,\n"
                                "Rye,mayor,Ed Elm,2008,,\n";

TEST(FactIntake, RowsBecomeElementsByYear) {
    const FactIntake intake = intakeWith(kMayors, optionsOf(std::pair(2012, 2015)));
    ASSERT_EQ(intake.elements(), 4U);
    const BuiltFact ham = intake.build(0);
    EXPECT_EQ(ham.element.subject, "Ham");
    EXPECT_EQ(yearsOf(ham.element), json::parse(R"({"2012":["Ann Ash"],"2013":["Ann Ash"],
                                                    "2014":["Ann Ash","Ben Birch"],"2015":["Ben Birch"]})"));
    EXPECT_EQ(ham.element.at(2012)->objects.front(), (benchmark::Object{"Ann Ash", "A. Ash", "Ann"}));
    EXPECT_EQ(ham.element.at(2012)->releaseDate, "2012-12-31");
    EXPECT_EQ(ham.element.state, benchmark::State::Dynamic);
    EXPECT_EQ(ham.timeline.changes, 2);
    EXPECT_EQ(intake.build(1).element.state, benchmark::State::Static);
    EXPECT_EQ(intake.build(1).element.years.front().objects.front().front(), "Cy \"C\" Cedar");
    EXPECT_EQ(intake.counts().elementYears, 16U);
}

TEST(FactIntake, AHeaderThatStandsThereTwiceIsToldOf) {
    const FactIntake intake =
        intakeWith("subject,Subject,relation,object,from,to\nHam,Jam,mayor,Ann,2010,2012\n", optionsOf());
    ASSERT_EQ(intake.elements(), 1U);
    EXPECT_EQ(intake.build(0).element.subject, "Ham");
    const auto& told = intake.messages();
    const auto twice =
        std::find_if(told.begin(), told.end(), [](const FactMessage& one) { return one.code == "W-HEADER"; });
    ASSERT_NE(twice, told.end());
    EXPECT_NE(twice->text.find("column 2"), std::string::npos) << twice->text;
}

TEST(FactIntake, AColumnOfTheRightNameIsReadBeforeOneThatOnlyMeansTheSame) {
    const FactIntake intake = intakeWith("value,begin,item,Subject,subject,relation,object,from,to\n"
                                         "5,1999,x,Jam,Ham,mayor,Ann,2010,2012\n",
                                         optionsOf());
    ASSERT_EQ(intake.elements(), 1U);
    const benchmark::Element element = intake.build(0).element;
    EXPECT_EQ(element.subject, "Ham");
    EXPECT_EQ(yearsOf(element), json::parse(R"({"2010":["Ann"],"2011":["Ann"],"2012":["Ann"]})"));
}

TEST(FactIntake, LackingDistractorsAreOtherHoldersThatWereNeverRight) {
    const FactIntake intake = intakeWith(kMayors, optionsOf(std::pair(2012, 2015)));
    for (std::size_t i = 0; i < intake.elements(); ++i) {
        const BuiltFact fact = intake.build(i);
        ASSERT_TRUE(fact.element.hasThreeDistractors());
        EXPECT_EQ(fact.unverified, fact.element.distractors) << "each is marked";
        EXPECT_EQ(json::parse(fact.element.extra).at("distractors_unverified"), json(fact.unverified));
        for (const auto& year : fact.element.years)
            for (const auto& object : year.objects)
                EXPECT_EQ(std::count(fact.element.distractors.begin(), fact.element.distractors.end(), object.front()),
                          0);
    }
    EXPECT_EQ(intake.counts().withoutChoices, 0U);
}

TEST(FactIntake, TooFewOtherHoldersLeaveAnElementWithoutChoices) {
    const FactIntake intake = intakeWith("subject,relation,object,from\nHam,mayor,Ann,2010\nEgg,mayor,Ben,2010\n");
    EXPECT_EQ(intake.build(0).element.distractors, std::vector<std::string>{"Ben"});
    EXPECT_EQ(intake.counts().withoutChoices, 2U);
}

TEST(FactIntake, AFormerHolderOutsideTheYearsAskedIsNoDistractor) {
    const FactIntake intake =
        intakeWith("subject,relation,object,from,to\nHam,mayor,Ann,1990,1999\nHam,mayor,Ben,2000,\n"
                   "Egg,mayor,Ann,2000,\n");
    EXPECT_TRUE(intake.build(0).element.distractors.empty());
}

struct Rows {
    const char* said; ///< rows of subject,relation,object,from,to,aliases,distractors
    std::vector<std::string> options;
};
class FactOptionsOf : public testing::TestWithParam<Rows> {};

TEST_P(FactOptionsOf, TheFirstSubjectAreNeverWhatAnotherRowCallsRight) {
    const FactIntake intake =
        intakeWith(std::string("subject,relation,object,from,to,aliases,distractors\n") + GetParam().said);
    EXPECT_EQ(intake.build(0).element.subject, "Club S");
    EXPECT_EQ(intake.build(0).element.distractors, GetParam().options) << GetParam().said;
}

INSTANTIATE_TEST_SUITE_P(
    Rows, FactOptionsOf,
    testing::Values(Rows{"Club S,coach,Ann,2010,,,\nClub S,coach,Bert,spring 2013,,,\n"
                         "Club T,coach,Bert,2010,2012,,\nClub T,coach,Carl,2012,,,\n",
                         {"Carl"}},
                    Rows{"Club S,coach,Ann,2010,,,\nClub S,coach,Robert,soon,,B\u00E9rt,\n"
                         "Club T,coach,Bert,2010,2012,,\nClub T,coach,Carl,2012,,,\n",
                         {"Carl"}},
                    Rows{"Club S,coach,Ann,2010,,,\nclub s,coach,Bert,2010,,,\nClub T,coach,Carl,2012,,,\n", {"Carl"}},
                    Rows{"Club S,coach,Ann,2010,,,bert|Dan\nClub S,coach,Bert,2013,2011,,\n", {"Dan"}},
                    Rows{"Club S,coach,Ann,2010,,,\nClub S,owner,Bert,soon,,,\nClub T,coach,Bert,2010,,,\n",
                         {"Bert"}}));

TEST(FactIntake, GivenDistractorsComeFirstAndOnesThatAreRightAreRemoved) {
    const FactIntake intake =
        intakeWith("subject,relation,object,from,distractors\n"
                   "France,head,Fran\u00E7ois Hollande,2012,Nicolas Sarkozy|Francois Hollande|Jacques Chirac\n"
                   "Chad,head,Idriss D\u00E9by,2010,\n");
    EXPECT_EQ(codesOf(intake.rows()[0]), std::vector<std::string>{"W-DISTRACTOR"});
    EXPECT_EQ(intake.rows()[0].distractors, (std::vector<std::string>{"Nicolas Sarkozy", "Jacques Chirac"}));
    EXPECT_EQ(intake.build(0).element.distractors,
              (std::vector<std::string>{"Nicolas Sarkozy", "Jacques Chirac", "Idriss D\u00E9by"}));
    EXPECT_EQ(intake.build(0).unverified, std::vector<std::string>{"Idriss D\u00E9by"});
}

struct Fault {
    const char* row; ///< of subject;relation;object;from;to;domain
    const char* code;
    bool isImported;
};
class FactFault : public testing::TestWithParam<Fault> {};

TEST_P(FactFault, IsToldOnItsRow) {
    const auto& [row, code, isImported] = GetParam();
    const FactIntake intake =
        intakeWith(std::string("Subject;Relation;Object;Start date;End date;Domain\nA;r;good;2012;2013;\n") + row +
                   "\nB;r;good;2012;;\n");
    ASSERT_GE(intake.rows().size(), 2U) << row;
    const auto told = intake.rows()[1];
    EXPECT_EQ(told.line, 3) << row;
    EXPECT_EQ(codesOf(told), std::vector<std::string>{code}) << row;
    EXPECT_EQ(told.isImported, isImported) << row;
    EXPECT_EQ(intake.rows().back().subject, "B") << "the rows behind are read";
}

INSTANTIATE_TEST_SUITE_P(
    Rows, FactFault,
    testing::Values(Fault{";r;x;2012;;", "E-SUBJECT", false}, Fault{"S;;x;2012;;", "E-RELATION", false},
                    Fault{"S;r; ;2012;;", "E-OBJECT", false}, Fault{"S;r;x;soon;;", "E-DATE", false},
                    Fault{"S;r;x;present;;", "E-DATE", false}, Fault{"S;r;x;2014;2012;", "E-ORDER", false},
                    Fault{"S;r;x;2012", "E-COLUMNS", false}, Fault{"S;r;\"x\"y;2012;;", "E-QUOTE", false},
                    Fault{"S;r;x\"y;2012;;", "E-QUOTE", false}, Fault{"S;r;x;03/04/2013;;", "W-AMBIGUOUS-DATE", true},
                    Fault{"S;r;x;05.03.13;;", "W-TWO-DIGIT-YEAR", true}, Fault{"S;r;x;42370;;", "W-EXCEL-DATE", true},
                    Fault{"S;r;x;2016-06-31;;", "W-BAD-DAY", true}, Fault{"A;r;good;2012;2014;", "W-OVERLAP", true},
                    Fault{"S;r;x;1990;1995;", "W-FRAME", true}, Fault{"S;r;x;;;", "W-FRAME", true},
                    Fault{"S;r;x;2030;;", "W-FRAME", true}, Fault{"S;r;x\u00A0y;2012;;", "W-SPACES", true},
                    Fault{"S\u00C3\u00A3o;r;x;2012;;", "W-MOJIBAKE", true},
                    Fault{"A;r;good;2012;2013;", "W-DUPLICATE", false}, Fault{"S;r;x;2012;;sports", "W-DOMAIN", true}));

TEST(FactIntake, RelationsWithoutAQuestionAreToldOnce) {
    FactOptions options = optionsOf();
    options.hasWords = [](benchmark::Domain, const std::string& relation) { return relation == "employer"; };
    const FactIntake intake =
        intakeWith("subject,relation,object,from\nA,employer,x,2012\nA,stars,x,2012\nB,stars,x,2012\n", options);
    EXPECT_TRUE(intake.rows()[0].messages.empty());
    EXPECT_EQ(codesOf(intake.rows()[1]), std::vector<std::string>{"W-RELATION"});
    EXPECT_TRUE(intake.rows()[2].messages.empty());
}

TEST(FactIntake, DomainsHaveTheirFramesAndTimelessFactsNone) {
    const FactIntake intake =
        intakeWith("subject,relation,object,from,domain\nA,r,x,2012,biomedical\nB,HasProperty,blue,,CommonSense\n"
                   "B,HasProperty,wet,,commonsense\n");
    ASSERT_EQ(intake.elements(), 2U);
    EXPECT_EQ(intake.build(0).element.years.front().year, 2020);
    EXPECT_EQ(intake.build(0).element.domain, benchmark::Domain::Biomedical);
    const auto timeless = intake.build(1).element;
    EXPECT_EQ(timeless.state, benchmark::State::Invariant);
    ASSERT_EQ(timeless.years.size(), 1U);
    EXPECT_EQ(timeless.years[0].objects, (std::vector<benchmark::Object>{{"blue"}, {"wet"}}));
}

/// Of a table of 2023.
struct OwnFrame {
    const char* rows;
    std::optional<std::pair<int, int>> years;
};

class TableWithoutFrame : public testing::TestWithParam<OwnFrame> {};

TEST_P(TableWithoutFrame, IsAskedInTheYearsThatItsRowsTellOf) {
    FactOptions options = optionsOf();
    options.framesItself = true;
    const std::string table = std::string("subject,relation,object,from,to,at\n") + GetParam().rows;
    EXPECT_EQ(intakeWith(table, options).options().frame, GetParam().years);
    options.frame = std::pair(2011, 2012); // a chosen one stands
    EXPECT_EQ(intakeWith(table, options).options().frame, std::pair(2011, 2012));
    EXPECT_EQ(intakeWith(table).options().frame, std::nullopt);
}

INSTANTIATE_TEST_SUITE_P(Rows, TableWithoutFrame,
                         testing::Values(OwnFrame{"A,r,x,1999,2003,\nA,r,y,2001,2007,\n", std::pair(1999, 2007)},
                                         OwnFrame{"A,r,x,2019,,\n", std::pair(2019, 2023)},
                                         OwnFrame{"A,r,x,2019,2031,\n", std::pair(2019, 2023)}, // a planned end
                                         OwnFrame{"A,r,x,2030,,\nA,r,y,,,2015\n", std::pair(2015, 2015)},
                                         OwnFrame{"A,r,x,,2018,\n", std::pair(2018, 2018)},
                                         OwnFrame{"A,r,x,1801,1900,\n", std::pair(1851, 1900)},
                                         OwnFrame{"A,r,x,-27,2020,\n", std::pair(1971, 2020)},
                                         OwnFrame{"A,r,x,,,\n", std::nullopt}));

TEST(FactIntake, AQuestionTakesThePlaceOfSubjectAndRelation) {
    const FactIntake intake = intakeWith("question,object,from,to\n\"In {year}, who led Ham?\",Ann,2010,2012\n"
                                         "\"In {year}, who led Ham?\",Ben,2013,\n");
    ASSERT_EQ(intake.elements(), 1U);
    EXPECT_EQ(intake.build(0).element.domain, benchmark::Domain::Legal);
    EXPECT_EQ(intake.build(0).element.subject, "who led Ham?");
    EXPECT_EQ(intake.build(0).timeline.changes, 1);
}

TEST(FactIntake, AListInJsonIsCalledOne) {
    const auto read = FactIntake::read("[\n {\"subject\": \"Ham\"},\n {}]\n", "t", optionsOf());
    ASSERT_FALSE(read.ok());
    EXPECT_NE(read.error().message.find("a JSON list"), std::string::npos) << read.error().message;
    EXPECT_TRUE(FactIntake::read("[subject],relation,object\nHam,mayor,Ann\n", "t",
                                 [] {
                                     FactOptions options = optionsOf();
                                     options.map = must(parseColumnMap("subject=[subject]"));
                                     return options;
                                 }())
                    .ok());
}

TEST(FactIntake, ColumnsAreMappedByHand) {
    FactOptions options = optionsOf();
    options.map = must(parseColumnMap("subject=Who,relation=2,object=Was"));
    const FactIntake intake = intakeWith("Who,Kind,Was,von,bis\nHam,mayor,Ann,2010,2012\n", options);
    EXPECT_EQ(intake.rows()[0].relation, "mayor");
    EXPECT_EQ(intake.rows()[0].to->year, 2012);
    EXPECT_FALSE(FactIntake::read("Who,Kind,Was\nHam,mayor,Ann\n", "t", optionsOf()).ok());
    options.map = must(parseColumnMap("subject=Nobody"));
    EXPECT_EQ(FactIntake::read("Who,Kind,Was\nHam,mayor,Ann\n", "t", options).error().code, ErrorCode::NotFound);
    EXPECT_FALSE(parseColumnMap("whatever=x").ok());
    EXPECT_FALSE(parseColumnMap("subject=x,subject=y").ok());
    EXPECT_FALSE(parseColumnMap("subject").ok());
}

/// The same facts however they are written down.
TEST(FactIntake, EveryFormGivesTheSameElements) {
    const std::string table =
        "subject,relation,object,from,to,aliases\nHam,mayor,J\u00F6rg,2010,2012,J|Joe\nHam,mayor,Ben,2013,,\n";
    std::string tabs = table;
    std::replace(tabs.begin(), tabs.end(), ',', '\t');
    std::string semicolons = text::replaceAll(table, ",", ";");
    std::string utf16 = "\xFF\xFE";
    for (const char32_t point : text::lower(tabs)) { // the lower-cased subject tells it apart
        utf16 += static_cast<char>(point & 0xFF);
        utf16 += static_cast<char>(point >> 8);
    }
    const std::string json = R"({"subject":"Ham","relation":"mayor","object":"J)"
                             "\u00F6"
                             R"(rg","from":2010,"to":"2012","aliases":["J","Joe"]})"
                             "\n\n"
                             R"({"subject":"Ham","relation":"mayor","object":"Ben","from":2013.0,"to":null})"
                             "\n";
    const auto expected = intakeWith(table).build(0).element.id;
    EXPECT_EQ(intakeWith(tabs).build(0).element.id, expected);
    EXPECT_EQ(intakeWith(semicolons).build(0).element.id, expected);
    EXPECT_EQ(intakeWith("\xEF\xBB\xBF" + table).build(0).element.id, expected);
    EXPECT_EQ(intakeWith(text::replaceAll(table, "\n", "\r\n")).build(0).element.id, expected);
    EXPECT_EQ(intakeWith(text::replaceAll(table, "\u00F6", "\xF6")).build(0).element.id, expected) << "Latin-1";
    EXPECT_EQ(intakeWith(json).build(0).element.id, expected);
    EXPECT_EQ(intakeWith(utf16).build(0).element.subject, "ham");
}

TEST(FactIntake, WhatIsNoTableIsRefusedWithTheReason) {
    const auto reason = [](std::string_view bytes) {
        const auto read = FactIntake::read(bytes, "t", optionsOf());
        return read ? std::string() : read.error().message;
    };
    EXPECT_NE(reason("").find("empty"), std::string::npos);
    EXPECT_NE(reason("hello world\nand more\n").find("needs columns"), std::string::npos);
    EXPECT_NE(reason(std::string("subject,relation,object\0", 24)).find("zero bytes"), std::string::npos);
    EXPECT_NE(reason("subject,relation,object\nJ\u00F6rg,r,x\nJ\xF6rg,r,x\n").find("line 3"), std::string::npos);
    EXPECT_NE(reason("\"subject,relation,object\n").find("line 1"), std::string::npos);
    EXPECT_NE(reason("{broken\n").find("not a JSON object"), std::string::npos);
    EXPECT_NE(reason(std::string(FactTable::kMaxBytes + 1, 'x')).find("64 MiB"), std::string::npos);
    FactOptions options = optionsOf(std::pair(1, 9999));
    EXPECT_FALSE(FactIntake::read(kMayors, "t", options).ok()) << "too many years";
}

TEST(FactIntake, ARowTooLongOrAListWithoutEndIsLeftOut) {
    const std::string head = "subject,relation,object,from,aliases\n";
    const FactIntake longCell =
        intakeWith(head + "A,r," + std::string(FactTable::kMaxCell + 1, 'x') + ",2012,\nB,r,x,2012,\n");
    EXPECT_EQ(codesOf(longCell.rows()[0]), std::vector<std::string>{"E-QUOTE"});
    EXPECT_EQ(longCell.elements(), 1U);
    std::string list;
    for (std::size_t i = 0; i <= FactTable::kMaxList; ++i)
        list += std::to_string(i) + "|";
    EXPECT_EQ(codesOf(intakeWith(head + "A,r,x,2012," + list + "\n").rows()[0]), std::vector<std::string>{"E-COLUMNS"});
    std::string many = head;
    for (std::size_t i = 0; i <= FactIntake::kMaxStatements; ++i)
        many += "A,r,x" + std::to_string(i) + ",2012,\n";
    EXPECT_EQ(intakeWith(many).counts().codes.at("E-OBJECT"), 1U);
}

TEST(FactIntake, RowsLeftOutAreATableOfTheirOwn) {
    const std::string table =
        "subject;relation;object;from\r\nA;r;x;2012\r\n;r;\"two\r\nlines\";2012\r\n\r\nB;r;y;soon\r\nC;r;z;2012";
    const FactIntake intake = intakeWith(table);
    EXPECT_EQ(intake.leftOutLines(), (std::vector<std::int64_t>{3, 6}));
    EXPECT_EQ(must(FactTable::open(table, {})).excerpt(intake.leftOutLines()),
              "subject;relation;object;from\r\n;r;\"two\r\nlines\";2012\r\n\r\nB;r;y;soon\r\n");
    const std::string lines = "{\"subject\":\"A\",\"relation\":\"r\",\"object\":\"x\"}\n{\"subject\":\"B\"}\n";
    EXPECT_EQ(must(FactTable::open(lines, {})).excerpt({2}), "{\"subject\":\"B\"}\n");
}

TEST(FactIntake, ImportingTwiceChangesNothing) {
    const TempDir folder;
    const auto workspace = emptyWorkspace(folder);
    store::WorkspaceSink sink(workspace);
    const FactIntake intake = intakeWith(kMayors);
    EXPECT_EQ(must(storeFacts(intake, sink)).added, 4U);
    const auto twice = must(storeFacts(intakeWith(kMayors), sink));
    EXPECT_EQ(twice.added + twice.already, 0U);
    EXPECT_EQ(twice.repeated, 4U) << "in the same import";
    store::WorkspaceSink next(workspace);
    const auto again = must(storeFacts(intakeWith(kMayors), next));
    EXPECT_EQ(again.added, 0U);
    EXPECT_EQ(again.already, 4U);
}

/// Takes one batch, then fails.
class FullSink final : public benchmark::ElementSink {
public:
    Result<Stored> store(const std::vector<benchmark::Element>& batch, bool /*fewShots*/) override {
        if (m_isFull) return Error{ErrorCode::Io, "disk full", {}};
        m_isFull = true;
        return Stored{batch.size(), 0};
    }

private:
    bool m_isFull = false;
};

TEST(FactIntake, AnImportThatFailsTellsHowMuchWasStored) {
    std::string table = "subject,relation,object,from\n";
    for (int i = 0; i < 600; ++i)
        table += fmt::format("S{0},r,x{0},2012\n", i);
    FullSink sink;
    const auto stored = storeFacts(intakeWith(table), sink);
    ASSERT_FALSE(stored.ok());
    EXPECT_EQ(stored.error().code, ErrorCode::Io);
    EXPECT_EQ(stored.error().message, "disk full; 500 elements of the table were stored before");
}

TEST(FactIntake, TablesAreRecognisedByWhatTheyHold) {
    const TempDir folder;
    const auto write = [&](const char* name, std::string_view bytes) {
        writeFile(folder.file(name), bytes);
        return folder.file(name);
    };
    EXPECT_TRUE(isFactFile(write("anything.txt", kMayors), {}));
    EXPECT_TRUE(isFactFile(write("TimeVariant_General_Dynamic.jsonl",
                                 R"({"subject":"A","relation":"r","object":"x","from":2010})"
                                 "\n"),
                           {}));
    EXPECT_FALSE(isFactFile(write("facts.csv", R"({"subject":"A","relation":"r","objects_2010":["x"]})"
                                               "\n"),
                            {}));
    EXPECT_FALSE(isFactFile(write("picture.csv", "\x89PNG\r\n"), {}));
    EXPECT_FALSE(isFactFile(folder.path(), {}));
    EXPECT_FALSE(isFactFile(folder.file("missing"), {}));
}
} // namespace
