// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/facts/IsoDate.h"

#include "tests/core/studies/robustness/TemporalVectors.h"

using namespace chronoscope;
using namespace chronoscope::facts;

namespace {
TEST(IsoDateTest, PartsAreThePrecision) {
    const struct {
        std::string text;
        Date date;
        std::string again;
    } cases[] = {{"1976", {1976, 0, 0}, "1976"},
                 {"1976-02", {1976, 2, 0}, "1976-02"},
                 {"2012-02-29", {2012, 2, 29}, "2012-02-29"},
                 {"+1976", {1976, 0, 0}, "1976"},
                 {"-0044-03-15", {-44, 3, 15}, "-0044-03-15"},
                 {"0652", {652, 0, 0}, "0652"},
                 {"0000", {0, 0, 0}, "0000"},
                 {"987", {987, 0, 0}, "0987"},
                 {"10191", {10191, 0, 0}, "10191"},
                 {"2000-02-29", {2000, 2, 29}, "2000-02-29"},
                 {"1976-00", {1976, 0, 0}, "1976"},
                 {"1976-00-00", {1976, 0, 0}, "1976"},
                 {"1976-05-00", {1976, 5, 0}, "1976-05"}};
    for (const auto& c : cases) {
        const auto date = readIsoDate(c.text);
        ASSERT_TRUE(date) << c.text << " " << date.error().text();
        EXPECT_EQ(*date, c.date) << c.text;
        EXPECT_EQ(isoText(*date), c.again);
    }
}

TEST(IsoDateTest, WhatIsNoDateIsRefused) {
    for (const std::string text : {"",
                                   "-",
                                   "+",
                                   "--5",
                                   "1976-",
                                   "1976-00-05",
                                   "1976-13",
                                   "1976-1",
                                   "1976-01-32",
                                   "2015-02-29",
                                   "1900-02-29",
                                   "1976-01-01-01",
                                   "1976/01",
                                   "19 76",
                                   "1976 ",
                                   " 1976",
                                   "abcd",
                                   "1976-ab",
                                   "1976-+1",
                                   "100000",
                                   "99999999999999999999",
                                   "1976-01-01T00:00:00Z",
                                   "\xff\xfe",
                                   "٢٠٢٠"})
        EXPECT_EQ(readIsoDate(text).ok(), false) << text;
    EXPECT_LT(readIsoDate(std::string(1'000'000, '9')).error().text().size(), 200U); // the message stays a message
}
} // namespace
