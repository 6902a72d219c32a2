// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/YearTables.h"

#include "core/studies/mined/Holders.h"
#include "core/studies/mined/ItemRows.h"
#include "core/studies/mined/Mined.h"
#include "tests/core/studies/mined/MinedBench.h"
#include "tests/support/FaultyBackends.h"

namespace chronoscope::mined {
namespace {
using test::FaultyBackend;
using test::must;

/// Companies with an older head from 1997 to 2011 and a younger one since then, and what a model says of all of them.
class YearTables : public test::MinedBench {
protected:
    /// `silentWay`: the configuration that it is silent in, as an item's words for it begin.
    std::int64_t asked(const std::string& words, const std::string& silentWay = "none") const {
        const auto id = create().id;
        const auto record = test::recordOf(workspace, id);
        const auto answers = [&](const backend::ModelRequest& request) -> std::optional<backend::ModelReply> {
            const std::string& picture = request.images.at(0)->bytes;
            if (request.prompt.find(silentWay) != std::string::npos) return test::said("");
            for (const char* subject : {"Apple", "Nike", "Shell"})
                if (picture.find(subject) != std::string::npos) return test::said(subject + words);
            return test::said("nobody");
        };
        run::RunEngine engine(workspace, record, must(Mined().plan(record, must(workspace->reader()), {})),
                              std::make_shared<FaultyBackend>(answers), run::RunEngine::Options(),
                              run::RunEngine::Sink());
        engine.start();
        EXPECT_EQ(engine.wait().state, run::EngineState::Finished);
        return id;
    }
    RunYears yearsOf(const std::string& words, const std::stop_token& stop = {}) const {
        return must(read(asked(words), stop));
    }
    Result<RunYears> read(std::int64_t id, const std::stop_token& stop = {}) const {
        const auto context = contextOf(id);
        auto reader = must(workspace->reader());
        return loadYears(reader, *context, must(loadScores(reader, *context, {})), stop);
    }
};

TEST_F(YearTables, AnswersAboutNowNameTheTimeOfWhomTheyName) {
    const RunYears years = yearsOf(" Younger");
    EXPECT_EQ(years.outputs, 12); // three items in four configurations
    EXPECT_EQ(years.naming, 12);
    ASSERT_FALSE(years.named.empty());
    EXPECT_EQ(years.named.begin()->first, 2011);
    EXPECT_EQ(years.named.rbegin()->first, kCutOff.year); // open until then
    for (const auto& [year, count] : years.named)
        EXPECT_EQ(count, 12) << year;
    const auto table = namedYearsTable({years});
    ASSERT_EQ(table.rows.size(), 15U);
    const std::vector<std::string> columns{"run", "model", "year", "outputs", "named", "percent"};
    EXPECT_EQ(table.columns, columns);
    const std::vector<std::string> cells(table.rows.front().begin() + 2, table.rows.front().end());
    EXPECT_EQ(cells, (std::vector<std::string>{"2011", "12", "12", "100.0000"}));
}

TEST_F(YearTables, AnOutdatedAnswerLiesInThePast) {
    const RunYears years = yearsOf(" Elder");
    EXPECT_EQ(years.naming, 12);
    ASSERT_FALSE(years.named.empty());
    EXPECT_EQ(years.named.begin()->first, 1997);
    EXPECT_EQ(years.named.rbegin()->first, 2011);
}

TEST_F(YearTables, AnAnswerThatNamesTwoCountsOnceInEveryYearOfEither) {
    const RunYears years = yearsOf(" Elder, Apple Younger");
    EXPECT_EQ(years.naming, 12);
    EXPECT_EQ(years.named.at(2005), 12);
    EXPECT_EQ(years.named.at(2011), 12); // Apple's four name two holders of that year: no share is above 100 %
    EXPECT_EQ(years.named.at(2015), 4);
}

TEST_F(YearTables, AnAnswerThatNamesNobodyHasNoYear) {
    const RunYears years = yearsOf(" of course");
    EXPECT_EQ(years.outputs, 12);
    EXPECT_EQ(years.naming, 0);
    EXPECT_TRUE(namedYearsTable({years}).rows.empty());
}

TEST_F(YearTables, ScoresStandByTheYearThatIsAsked) {
    const auto table = askedYearsTable({yearsOf(" Elder")});
    ASSERT_EQ(table.rows.size(), 2U); // T.A asks no year; F.M.C counts with its context
    for (std::size_t row = 0; row < 2; ++row) {
        const auto& cells = table.rows[row];
        EXPECT_EQ(cells[2], row == 0 ? "TSA" : "FMC");
        EXPECT_EQ(cells[3], "2005");
        EXPECT_EQ(cells[4], "2009");
        EXPECT_EQ(cells[5], "3");
        EXPECT_EQ(cells[6], "0");
        EXPECT_EQ(cells[7], "100.0000");
    }
}

TEST_F(YearTables, AnEmptyReplyCountsZeroOrIsLeftOutAsTheRuleSays) {
    const auto id = asked(" Elder", "Who");
    const auto context = contextOf(id);
    auto reader = must(workspace->reader());
    const auto scores = std::make_shared<const RunScores>(must(loadScores(reader, *context, {})));
    const auto cem = [](const analysis::Table& table, std::size_t row) {
        const auto at = std::find(table.columns.begin(), table.columns.end(), "cem") - table.columns.begin();
        return table.rows.at(row).at(static_cast<std::size_t>(at));
    };
    const ItemRows items = must(readItemRows(reader, id, {}, scores));
    for (const auto& [rule, percent] :
         {std::pair(EmptyRule::Zero, "50.0000"), std::pair(EmptyRule::Skip, "100.0000")}) {
        EXPECT_EQ(cem(askedYearsTable({must(loadYears(reader, *context, *scores, {}, {}, rule))}), 0), percent);
        EXPECT_TRUE([&] {
            const auto table = items.table(rule);
            for (std::size_t row = 0; row < table.rows.size(); ++row)
                if (cem(table, row) == percent) return true;
            return false;
        }()) << percent;
    }
}

TEST_F(YearTables, ItStops) {
    std::stop_source stop;
    stop.request_stop();
    const auto years = read(asked(" Elder"), stop.get_token());
    ASSERT_FALSE(years);
    EXPECT_EQ(years.error().code, ErrorCode::Cancelled);
}
} // namespace
} // namespace chronoscope::mined
