// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/Comparison.h"

#include "core/results/ResultTables.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <string>

using namespace chronoscope;
using namespace chronoscope::results;
using analysis::CellCategory;
using analysis::McNemarMethod;
using prompt::Template;

namespace {
/// How the pairs of one year and template come out; the rest of the elements is wrong in both.
struct Planted {
    int onlyFirst = 0;
    int onlySecond = 0;
    int both = 0;
};

constexpr int kElements = 60;
constexpr int kFirstYear = 2010;

std::shared_ptr<const ElementFacts> facts() {
    auto facts = std::make_shared<ElementFacts>();
    facts->relationNames = {"position held"};
    for (int element = 0; element < kElements; ++element) {
        facts->rows.push_back(element + 1);
        facts->ids.push_back({});
        facts->domains.push_back(element % 2 == 0 ? benchmark::Domain::General : benchmark::Domain::Legal);
        facts->states.push_back(benchmark::State::Dynamic);
        facts->relations.push_back(0);
        facts->subjects.add("subject");
        facts->searchTexts.add("subject");
        facts->yearEnds.push_back(0);
        facts->changes.push_back(0);
    }
    return facts;
}

/// years[form][year]
using Plan = std::vector<std::vector<Planted>>;

std::shared_ptr<RunColumns> column(const Plan& plan, bool isFirst) {
    auto run = std::make_shared<RunColumns>();
    run->choice = {isFirst ? 1 : 2, 0};
    run->name = isFirst ? "one" : "two";
    run->finished = true;
    for (std::size_t form = 0; form < plan.size(); ++form)
        run->layout.templates.push_back(static_cast<Template>(form));
    for (std::size_t year = 0; year < plan.front().size(); ++year)
        run->layout.years.push_back(kFirstYear + static_cast<int>(year));
    run->layout.elements = kElements;
    for (int element = 0; element < kElements; ++element)
        run->rows.push_back(element + 1);
    for (const auto& years : plan)
        for (const Planted& planted : years)
            for (int element = 0; element < kElements; ++element) {
                const int alone = isFirst ? planted.onlyFirst : planted.onlySecond;
                const int from = isFirst ? 0 : planted.onlyFirst;
                const int shared = planted.onlyFirst + planted.onlySecond;
                const bool right = (element >= from && element < from + alone) ||
                                   (element >= shared && element < shared + planted.both);
                run->category.push_back(
                    static_cast<std::uint8_t>(right ? CellCategory::Correct : CellCategory::Incorrect));
            }
    run->chrono.assign(plan.size() * kElements, static_cast<std::uint8_t>(analysis::ChronoCategory::PartialKnown));
    for (auto* counts : {&run->greedyAnswered, &run->greedyHits, &run->sampledAnswered, &run->sampledHits, &run->errors,
                         &run->greedyLeftOut, &run->sampledLeftOut})
        counts->assign(run->category.size(), 0);
    return run;
}

std::shared_ptr<const ResultSet> planted(const Plan& plan) {
    return joined(facts(), {column(plan, true), column(plan, false)});
}

ResultFilter onlyYear(int year) {
    ResultFilter filter;
    filter.years = {{year, year}};
    return filter;
}

TEST(Comparison, WorkedExampleOfTestAndCorrection) {
    // Exact, b + c below 25: 8 and 1 give p = 2 (1 + 9) / 2⁹; 12 and 3 give p = 2 (1 + 15 + 105 + 455) / 2¹⁵. As a
    // family of three with p = 1 the smaller one is multiplied by 3, the next by 2 and lifted to it.
    const auto set = planted({{{8, 1, 30}, {12, 3, 20}, {0, 0, 10}}});
    const Comparison found = comparison(*set, {}, 0, 1);
    ASSERT_EQ(found.years.size(), 3U);
    const double small = 1152.0 / 32768;
    const struct {
        int year;
        double points, p, holm;
        McNemarMethod method;
    } expected[]{{2010, 700.0 / 60, 20.0 / 512, 3 * small, McNemarMethod::Exact},
                 {2011, 900.0 / 60, small, 3 * small, McNemarMethod::Exact},
                 {2012, 0, 1, 1, McNemarMethod::NoDifference}};
    for (std::size_t at = 0; at < 3; ++at) {
        const YearComparison& year = found.years[at];
        EXPECT_EQ(year.year, expected[at].year);
        EXPECT_NEAR(year.points, expected[at].points, 1e-12) << year.year;
        ASSERT_TRUE(year.test && year.holm && year.interval) << year.year;
        EXPECT_EQ(year.test->method, expected[at].method) << year.year;
        EXPECT_NEAR(year.test->p, expected[at].p, 1e-12) << year.year;
        EXPECT_NEAR(*year.holm, expected[at].holm, 1e-12) << year.year;
        EXPECT_LE(year.interval->low, year.points) << year.year;
        EXPECT_GE(year.interval->high, year.points) << year.year;
    }
}

TEST(Comparison, AYearIsSignificantOnlyAfterTheCorrection) {
    const auto set = planted({{{8, 1, 30}, {12, 3, 20}, {0, 0, 10}}}); // p = 0.039 and 0.035: not as one of three years
    const auto significant = [&](const ResultFilter& filter) {
        int count = 0;
        for (const YearComparison& year : comparison(*set, filter, 0, 1).years)
            count += year.isSignificant();
        return count;
    };
    EXPECT_EQ(significant({}), 0);
    EXPECT_EQ(significant(onlyYear(2010)), 1);
    EXPECT_EQ(significant(onlyYear(2011)), 1);
    EXPECT_EQ(significant(onlyYear(2012)), 0);
}

TEST(Comparison, WithSeveralTemplatesThereIsNoTestAndTheIntervalIsTheBootstraps) {
    const auto set = planted({{{20, 0, 10}, {5, 5, 0}}, {{20, 0, 10}, {5, 5, 0}}});
    Comparison found = comparison(*set, {}, 0, 1);
    EXPECT_TRUE(found.repeatsElements);
    ASSERT_EQ(found.years.size(), 2U);
    EXPECT_FALSE(found.years[0].test || found.years[0].holm || found.years[0].interval);
    ASSERT_TRUE(addBootstrap(found, *set, {}, {}).ok());
    ASSERT_TRUE(found.years[0].interval && found.years[1].interval);
    EXPECT_GT(found.years[0].interval->low, 0);
    EXPECT_LT(found.years[1].interval->low, 0);
    EXPECT_GT(found.years[1].interval->high, 0);
    ResultFilter one;
    one.templates = {Template::Mcqa};
    EXPECT_TRUE(comparison(*set, one, 0, 1).years[0].test);
}

TEST(Comparison, RepeatingAnElementMakesNoIntervalNarrower) {
    // Twice the same answers: twice the pairs, but not more elements.
    const std::vector<Planted> years{{20, 4, 10}};
    const auto once = pooledDifference(*planted({years}), {}, 0, 1, {});
    const auto twice = pooledDifference(*planted({years, years}), {}, 0, 1, {});
    ASSERT_TRUE(once && twice && once->interval && twice->interval);
    EXPECT_EQ(twice->pairs.paired.pairs, 2 * once->pairs.paired.pairs);
    EXPECT_EQ(twice->elements, once->elements);
    EXPECT_DOUBLE_EQ(once->interval->low, twice->interval->low);
    EXPECT_DOUBLE_EQ(once->interval->high, twice->interval->high);
}

TEST(Comparison, PooledIsTheSumOfTheYears) {
    const auto set = planted({{{8, 1, 30}, {12, 3, 20}, {0, 0, 10}}});
    const Comparison found = comparison(*set, {}, 0, 1);
    EXPECT_EQ(found.pooled.pairs.paired.pairs, 3 * kElements);
    EXPECT_EQ(found.pooled.pairs.paired.onlyFirst, 20);
    EXPECT_EQ(found.pooled.pairs.paired.onlySecond, 4);
    EXPECT_EQ(found.pooled.pairs.bothRight, 60);
    EXPECT_EQ(found.pooled.elements, std::size_t{kElements});
    ASSERT_TRUE(found.pooled.points);
    EXPECT_NEAR(*found.pooled.points, 1600.0 / 180, 1e-12);
}

TEST(Comparison, WithoutPairsThereIsNothing) {
    const auto set = planted({{{8, 1, 30}}});
    Comparison found = comparison(*set, onlyYear(1999), 0, 1);
    EXPECT_TRUE(found.years.empty());
    EXPECT_FALSE(found.pooled.points);
    EXPECT_TRUE(addBootstrap(found, *set, onlyYear(1999), {}).ok());
    EXPECT_FALSE(found.pooled.interval);
    EXPECT_TRUE(comparisonTable(*set, {found}).rows.empty());
}

TEST(Comparison, WhyNothingIsAPairIsSaid) {
    const auto why = [](const std::function<void(RunColumns&)>& change, const ResultFilter& filter = {}) {
        const auto second = column({{{8, 1, 30}, {8, 1, 30}}}, false);
        change(*second);
        const auto set = joined(facts(), {column({{{8, 1, 30}, {8, 1, 30}}}, true), second});
        EXPECT_TRUE(comparison(*set, filter, 0, 1).years.empty() || filter.empty());
        return whyNoPair(*set, filter, 0, 1);
    };
    const auto nothing = [](RunColumns&) {};
    const auto otherYears = [](RunColumns& run) { run.layout.years = {1990, 1991}; };
    EXPECT_EQ(why([](RunColumns& run) { run.layout.templates = {Template::TrueFalse}; }), NoPair::Templates);
    EXPECT_EQ(why(otherYears), NoPair::Years);
    EXPECT_EQ(why(otherYears, onlyYear(2010)), NoPair::Years) << "the filter is not what excludes";
    EXPECT_EQ(why([](RunColumns& run) { run.category.assign(run.category.size(), kNotAsked); }), NoPair::ElementYears);
    const auto missing = static_cast<std::uint8_t>(CellCategory::Missing);
    EXPECT_EQ(why([&](RunColumns& run) { run.category.assign(run.category.size(), missing); }), NoPair::Replies);
    EXPECT_EQ(why(nothing, onlyYear(1999)), NoPair::Filter);
    EXPECT_EQ(why(nothing), NoPair::Narrower);
}

TEST(Comparison, RunsOfDifferentElementsHaveNoneInCommon) {
    const auto half = [](bool isFirst) {
        const auto run = column({{{8, 1, 30}}}, isFirst);
        const auto from = isFirst ? 0 : kElements / 2;
        run->rows.clear();
        for (int element = 0; element < kElements / 2; ++element)
            run->rows.push_back(from + element + 1);
        run->layout.elements = kElements / 2;
        run->category.resize(run->rows.size());
        run->chrono.resize(run->rows.size());
        return run;
    };
    EXPECT_EQ(whyNoPair(*joined(facts(), {half(true), half(false)}), {}, 0, 1), NoPair::Elements);
}

TEST(Comparison, StopsWhenAsked) {
    const auto set = planted({{{8, 1, 30}}});
    std::stop_source stop;
    stop.request_stop();
    const auto pooled = pooledDifference(*set, {}, 0, 1, stop.get_token());
    ASSERT_FALSE(pooled);
    EXPECT_EQ(pooled.error().code, ErrorCode::Cancelled);
}

TEST(ResultTables, ASmallChanceIsNeverZero) {
    const auto set = planted({{{8, 1, 30}, {8, 1, 30}, {8, 1, 30}}});
    Comparison found = comparison(*set, {}, 0, 1);
    found.years[0].test = analysis::mcNemar(300, 40);
    found.years[1].test = analysis::mcNemar(20'000, 200);
    const analysis::Table table = comparisonTable(*set, {found});
    const auto at =
        static_cast<std::size_t>(std::find(table.columns.begin(), table.columns.end(), "p") - table.columns.begin());
    // (|300 − 40| − 1)² / 340 = 197.297; the upper tail of χ² with one degree of freedom beyond it
    EXPECT_EQ(table.rows[0][at], "8.12258e-45");
    EXPECT_EQ(table.rows[1][at], "<1e-300") << "smaller than a double can be";
    EXPECT_EQ(table.rows[2][at], "0.0390625");
    for (const auto format : {analysis::TableFormat::Csv, analysis::TableFormat::Json, analysis::TableFormat::Markdown})
        EXPECT_EQ(analysis::toText(table, format).find("0.000000"), std::string::npos);
    const auto json = nlohmann::json::parse(analysis::toText(table, analysis::TableFormat::Json));
    EXPECT_TRUE(json[0]["p"].is_number());
    EXPECT_GT(json[0]["p"].get<double>(), 0);
    EXPECT_EQ(json[1]["p"], "<1e-300");
}

TEST(ResultTables, AComparisonHasARowPerYearAndOneOfAllYears) {
    const auto set = planted({{{8, 1, 30}, {30, 2, 20}, {0, 0, 10}}});
    Comparison found = comparison(*set, {}, 0, 1);
    const analysis::Table table = comparisonTable(*set, {found});
    EXPECT_EQ(
        analysis::lineText(table.columns, std::vector<bool>(table.columns.size())),
        "first,second,year,elements,pairs,first_correct,second_correct,only_first,only_second,difference_points,ci_low,"
        "ci_high,interval,p,p_holm,method\n");
    ASSERT_EQ(table.rows.size(), 4U);
    const auto cell = [&](std::size_t row, const char* key) {
        const auto at = std::find(table.columns.begin(), table.columns.end(), key) - table.columns.begin();
        return table.rows[row][static_cast<std::size_t>(at)];
    };
    const struct {
        std::size_t row;
        const char* column;
        const char* value;
    } expected[]{{0, "first", "one"},
                 {0, "second", "two"},
                 {0, "year", "2010"},
                 {0, "pairs", "60"},
                 {0, "p", "0.0390625"},
                 {0, "p_holm", "0.078125"},
                 {0, "method", "exact"},
                 {0, "interval", "tango"},
                 {0, "elements", ""},
                 {0, "first_correct", "38"},
                 {0, "only_second", "1"},
                 {1, "method", "chi_squared"},
                 {2, "method", "no_difference"},
                 {2, "p", "1"},
                 {3, "year", ""},
                 {3, "elements", "60"},
                 {3, "difference_points", "19.44"},
                 {3, "p", ""},
                 {3, "ci_low", ""},
                 {3, "interval", ""}};
    for (const auto& one : expected)
        EXPECT_EQ(cell(one.row, one.column), one.value) << one.row << ' ' << one.column;
    for (const auto& row : table.rows)
        EXPECT_EQ(row.size(), table.columns.size());
}

TEST(ResultTables, APooledDifferenceIsOneLine) {
    const auto set = planted({{{8, 1, 30}, {30, 2, 20}}});
    const PooledLine line{0, 1, comparison(*set, {}, 0, 1).pooled};
    EXPECT_EQ(analysis::toText(pooledTable(*set, {line}), analysis::TableFormat::Csv),
              "first,second,difference_points,ci_low,ci_high,pairs,elements,first_correct,second_correct\n"
              "one,two,29.17,,,120,60,88,53\n");
}

TEST(ResultTables, ASplitTableNamesItsPartsAndLeavesEmptyOnesOut) {
    const auto set = planted({{{8, 1, 30}, {12, 3, 20}}});
    const auto make = [&](const ResultFilter& filter) -> Result<analysis::Table> {
        analysis::Table table;
        table.addColumn("pairs", true);
        table.rows = {{std::to_string(comparison(*set, filter, 0, 1).pooled.pairs.paired.pairs)}};
        return table;
    };
    const auto split = splitTable(*set, {}, {Axis::Domain, Axis::Year}, make);
    ASSERT_TRUE(split);
    EXPECT_EQ(analysis::toText(*split, analysis::TableFormat::Csv),
              "domain,year,pairs\ngeneral,2010,30\ngeneral,2011,30\nlegal,2010,30\nlegal,2011,30\n");
    const auto none = splitTable(*set, onlyYear(1999), {Axis::Domain}, make);
    ASSERT_TRUE(none);
    EXPECT_EQ(analysis::toText(*none, analysis::TableFormat::Csv), "domain,pairs\n");
}
} // namespace
