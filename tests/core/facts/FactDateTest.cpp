// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/facts/FactDate.h"

#include "core/facts/FactIntake.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

using namespace chronoscope::facts;

namespace {
struct Case {
    const char* cell;
    const char* read; ///< "" open, "-" no date
    const char* code = "";
    DateOrder order = DateOrder::Undecided;
};

class FactDate : public testing::TestWithParam<Case> {};

TEST_P(FactDate, IsReadAsItWasMeant) {
    const auto& [cell, expected, code, order] = GetParam();
    const DateCell read = readDate(cell, order);
    EXPECT_EQ(read.date ? read.date->text() : std::string(read.isOpen ? "" : "-"), expected) << cell;
    EXPECT_EQ(read.code, code) << cell;
}

INSTANTIATE_TEST_SUITE_P(
    Forms, FactDate,
    testing::Values(Case{"2016", "2016"}, Case{" 2016-03 ", "2016-03"}, Case{"2016-03-05", "2016-03-05"},
                    Case{"2016-03-05T10:00:00Z", "2016-03-05"}, Case{"2016-03-05 00:00:00", "2016-03-05"},
                    Case{"2016/03/05", "2016-03-05"}, Case{"2016-00-00", "2016"}, Case{"2016-03-00", "2016-03"},
                    Case{"2010.0", "2010"}, Case{"5 March 2016", "2016-03-05"}, Case{"March 5, 2016", "2016-03-05"},
                    Case{"5th mar 2016", "2016-03-05"}, Case{"5. M\u00E4rz 2016", "2016-03-05"},
                    Case{"March 2016", "2016-03"}, Case{"05.03.2016", "2016-03-05"}, Case{"03/2016", "2016-03"},
                    Case{"-27", "-27"}, Case{"\u221227", "-27"}, Case{"-0044-03-15", "-0044-03-15"}, Case{"0014", "14"},
                    Case{"\u00A0"
                         "2016-03\u00A0",
                         "2016-03"},
                    Case{"\u00A0", ""}, Case{"2010-11", "2010-11"}, Case{"", ""}, Case{"Present", ""},
                    Case{"heute", ""}));

INSTANTIATE_TEST_SUITE_P(DayAndMonth, FactDate,
                         testing::Values(Case{"3/5/2016", "2016", "W-AMBIGUOUS-DATE"}, Case{"3/3/2016", "2016-03-03"},
                                         Case{"13/5/2016", "2016-05-13"}, Case{"5/13/2016", "2016-05-13"},
                                         Case{"3/5/2016", "2016-05-03", "", DateOrder::DayFirst},
                                         Case{"3/5/2016", "2016-03-05", "", DateOrder::MonthFirst},
                                         Case{"3-5-2016", "2016-03-05", "", DateOrder::MonthFirst},
                                         Case{"05.03.2016", "2016-03-05", "", DateOrder::MonthFirst},
                                         Case{"13/14/2016", "-", "E-DATE"}));

INSTANTIATE_TEST_SUITE_P(
    Marked, FactDate,
    testing::Values(Case{"42370", "2016-01-01", "W-EXCEL-DATE"}, Case{"2016-06-31", "2016-06", "W-BAD-DAY"},
                    Case{"10", "2010", "W-TWO-DIGIT-YEAR"}, Case{"98", "1998", "W-TWO-DIGIT-YEAR"},
                    Case{"2009/10", "2009", "W-AMBIGUOUS-DATE"}, Case{"2012/13", "2012", "W-AMBIGUOUS-DATE"},
                    Case{"1999/00", "1999", "W-AMBIGUOUS-DATE"}, Case{"29 February 2015", "2015-02", "W-BAD-DAY"},
                    Case{"05.03.16", "2016-03-05", "W-TWO-DIGIT-YEAR"},
                    Case{"05.03.98", "1998-03-05", "W-TWO-DIGIT-YEAR"}, Case{"73050", "2099-12-31", "W-EXCEL-DATE"}));

INSTANTIATE_TEST_SUITE_P(
    NoDates, FactDate,
    testing::Values(Case{"0", "-", "E-DATE"}, Case{"5", "-", "E-DATE"}, Case{"5.3.6", "-", "E-DATE"},
                    Case{"3/5/6", "-", "E-DATE"}, Case{"73051", "-", "E-DATE"}, Case{"99999", "-", "E-DATE"},
                    Case{"soon", "-", "E-DATE"}, Case{"2016-13", "-", "E-DATE"}, Case{"2016-03-32", "-", "E-DATE"},
                    Case{"circa 2010", "-", "E-DATE"}, Case{"2016--05", "-", "E-DATE"}, Case{"123456", "-", "E-DATE"},
                    Case{"-", ""}, Case{"--5", "-", "E-DATE"}, Case{"1/2", "-", "E-DATE"}, Case{"May", "-", "E-DATE"},
                    Case{"5 March", "-", "E-DATE"}, Case{"March 5", "-", "E-DATE"}, Case{"12. Mai", "-", "E-DATE"},
                    Case{"2010.5", "-", "E-DATE"}, Case{"2012/14", "-", "E-DATE"},
                    Case{"2016 2017 2018", "-", "E-DATE"}, Case{"\xC3", "-", "E-DATE"},
                    Case{"1.2.3.4", "-", "E-DATE"}));

TEST(FactDateOrder, IsShownByANumberAboveTwelve) {
    EXPECT_EQ(orderShownBy("13/5/2016"), DateOrder::DayFirst);
    EXPECT_EQ(orderShownBy("5/13/2016"), DateOrder::MonthFirst);
    EXPECT_EQ(orderShownBy("3/5/2016"), DateOrder::Undecided);
    EXPECT_EQ(orderShownBy("2016-05-13"), DateOrder::Undecided);
    EXPECT_EQ(orderShownBy("13.05.2016"), DateOrder::Undecided) << "points always put the day first";
}

TEST(FactDateOrder, DatesAreComparedAtThePrecisionBothHave) {
    EXPECT_EQ(compareKnown({2016, 0, 0}, {2016, 5, 1}), 0);
    EXPECT_LT(compareKnown({2016, 4, 0}, {2016, 5, 1}), 0);
    EXPECT_GT(compareKnown({2016, 5, 2}, {2016, 5, 1}), 0);
    EXPECT_LT(compareKnown({-27, 0, 0}, {14, 0, 0}), 0);
}

FactIntake intakeOf(std::string_view table, DateOrder order = DateOrder::Undecided) {
    FactOptions options;
    options.asOf = 2023;
    options.order = order;
    return chronoscope::test::must(FactIntake::read(table, "table.csv", options));
}

TEST(FactDateRows, AShortEndBehindAnAncientStartIsNoYearOfTwoDigits) {
    const FactIntake intake = intakeOf("subject,relation,object,from,to\nRome,head,Augustus,-27,14\n"
                                       "Rome,head,Tiberius,0014,37\nHam,mayor,Ann,10,14\nEgg,mayor,Ben,2010,\u00A0\n");
    EXPECT_EQ(intake.rows()[0].to->year, 14);
    EXPECT_EQ(intake.rows()[1].to->year, 37);
    EXPECT_EQ(intake.rows()[2].from->year, 2010);
    EXPECT_EQ(intake.rows()[2].to->year, 2014);
    EXPECT_FALSE(intake.rows()[3].isOpen) << "an empty cell says nothing";
    EXPECT_TRUE(intake.rows()[3].messages.empty());
}

TEST(FactDateRows, OrderOfDayAndMonthIsDecidedPerColumn) {
    const FactIntake intake =
        intakeOf("subject,relation,object,from,to\nA,r,x,3/5/2012,4/6/2013\nB,r,x,13/5/2012,4/6/2014\n");
    EXPECT_EQ(intake.rows()[0].from->text(), "2012-05-03");
    EXPECT_EQ(intake.rows()[0].to->text(), "2013") << "nothing in this column shows the order";
    const FactIntake asked = intakeOf("subject,relation,object,from\nA,r,x,3/5/2012\n", DateOrder::MonthFirst);
    EXPECT_EQ(asked.rows()[0].from->text(), "2012-03-05");
}
} // namespace
