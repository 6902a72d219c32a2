// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/Classification.h"

#include "core/facts/IsoDate.h"
#include "core/studies/robustness/FactText.h"
#include "tests/core/studies/robustness/SomeFacts.h"
#include "tests/core/studies/robustness/TemporalVectors.h"

#include <cmath>

using namespace chronoscope;
using namespace chronoscope::robustness;
using test::factOf;
using test::iso;

namespace {
TEST(ClassificationTest, ADateIsPlacedByItsDays) {
    const struct {
        std::string date;
        DateClass of;
        double alpha;
    } cases[] = {{"2008", DateClass::Incorrect, -0.5695},       {"2009-01", DateClass::Transitional, -0.5014},
                 {"2009", DateClass::Transitional, -0.4442},    {"2009-02", DateClass::Correct, -0.4914},
                 {"2010", DateClass::Correct, -0.3193},         {"2016-12", DateClass::Correct, 0.4880},
                 {"2016", DateClass::Correct, 0.4305},          {"2017-01", DateClass::Transitional, 0.4986},
                 {"2017", DateClass::Transitional, 0.5558},     {"2017-02", DateClass::Incorrect, 0.5086},
                 {"2018", DateClass::Incorrect, 0.6807},        {"2008-12", DateClass::Incorrect, -0.5120},
                 {"2009-01-19", DateClass::Incorrect, -0.5003}, {"2009-01-20", DateClass::Correct, -0.5},
                 {"2017-01-21", DateClass::Incorrect, 0.5003},  {"2017-01-20", DateClass::Correct, 0.5}};
    const FactPeriods periods(factOf("2009-01-20", "2017-01-20"));
    EXPECT_EQ(periods.duration(), 2922);
    for (const auto& c : cases) {
        const SampledDate placed = periods.placed(iso(c.date), 0);
        EXPECT_EQ(placed.of, c.of) << c.date;
        EXPECT_NEAR(placed.alpha.value(), c.alpha, 0.00005) << c.date;
    }
}

TEST(ClassificationTest, TheClassIsNeverToldByTheDistance) {
    const SampledDate last = FactPeriods(factOf("1976", "1983")).placed(iso("1983-12-31"), 0);
    EXPECT_EQ(last.of, DateClass::Correct);
    EXPECT_GT(last.alpha.value(), 0.5);
}

TEST(ClassificationTest, OtherPeriodsOfTheFactAreNotIncorrect) {
    const FactPeriods periods(factOf("1990", "1995", "2001/2002;2010/"));
    for (const auto& [date, of] : std::map<std::string, DateClass>{{"2000", DateClass::Incorrect},
                                                                   {"2001", DateClass::Excluded},
                                                                   {"2002-12-31", DateClass::Excluded},
                                                                   {"2003-01-01", DateClass::Incorrect},
                                                                   {"2009-12", DateClass::Incorrect},
                                                                   {"2010-01-01", DateClass::Excluded},
                                                                   {"9999", DateClass::Excluded},
                                                                   {"1990", DateClass::Correct}})
        EXPECT_EQ(periods.placed(iso(date), 0).of, of) << date;
}

TEST(ClassificationTest, NothingIsIncorrectWhereNothingIsKnown) {
    DatedFact fact = factOf("2012", "2014");
    fact.known = Period{iso("2010"), iso("2023")};
    const FactPeriods periods(fact);
    for (const auto& [date, of] : std::map<std::string, DateClass>{{"2009", DateClass::Excluded},
                                                                   {"-9999", DateClass::Excluded},
                                                                   {"2009-12-31", DateClass::Excluded},
                                                                   {"2010", DateClass::Incorrect},
                                                                   {"2023-12-31", DateClass::Incorrect},
                                                                   {"2024-01-01", DateClass::Excluded},
                                                                   {"2013", DateClass::Correct}})
        EXPECT_EQ(periods.placed(iso(date), 0).of, of) << date;
}

TEST(ClassificationTest, APeriodOfOneDayHasNoDistances) {
    const FactPeriods periods(factOf("2012-02-29", "2012-02-29"));
    EXPECT_EQ(periods.placed(iso("2012-02-29"), 0).of, DateClass::Correct);
    EXPECT_EQ(periods.placed(iso("2012"), 0).of, DateClass::Transitional);
    EXPECT_FALSE(periods.placed(iso("2013"), 0).alpha);
}

TEST(ClassificationTest, NamesAreReadBack) {
    for (int i = 0; i < kDateClasses; ++i)
        EXPECT_EQ(dateClassFromName(name(static_cast<DateClass>(i))), static_cast<DateClass>(i));
    for (int i = 0; i < kPrecisions; ++i)
        EXPECT_EQ(precisionFromName(name(static_cast<Precision>(i))), static_cast<Precision>(i));
    EXPECT_FALSE(dateClassFromName("correct"));
    EXPECT_FALSE(precisionFromName(""));
}

TEST(ClassificationTest, TheAuthorsPlaceDatesAlike) {
    const auto text = test::temporalVectors("dates_pairs.csv");
    if (!text) GTEST_SKIP() << "the shared vectors are not here";
    for (auto& row : test::csvRows(*text)) {
        const FactPeriods periods(factOf(row["start"], row["end"], row["other_periods"]));
        const SampledDate placed = periods.placed(iso(row["date"]), 0);
        EXPECT_EQ(name(placed.of), row["class"]) << row["case_id"];
        EXPECT_EQ(name(placed.precision), row["precision"]) << row["case_id"];
        const double alpha = std::stod(row["alpha"]);
        if (std::isfinite(alpha))
            EXPECT_NEAR(placed.alpha.value(), alpha, 1e-12) << row["case_id"];
        else
            EXPECT_FALSE(placed.alpha) << row["case_id"];
    }
}
} // namespace
