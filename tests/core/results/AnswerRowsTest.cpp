// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/AnswerRows.h"

#include "core/base/Text.h"
#include "core/results/AnswerReader.h"
#include "core/store/ReplyStore.h"
#include "tests/support/FaultyBackends.h"
#include "tests/support/NaiveResults.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::results;
using analysis::CellCategory;
using prompt::Template;

namespace {
using RowOfBench = std::pair<std::int64_t, int>; ///< row of the workspace, year

/// Two runs that share their first elements, and differ in templates and in what is lost to errors.
class AnswerRowsTest : public testing::Test {
protected:
    AnswerRowsTest() : workspace(makeWorkspace(folder)) {
        run::RunSpec spec = smallSpec(12);
        spec.sets = 2;
        const auto first = makeRun(workspace, spec, "calibration:?cutoff=2016&recall=0.7&partial=0.3&error=0.1");
        spec.slice.sample.amount = 7;
        spec.slice.years = must(benchmark::parseYears("2013-2021"));
        spec.templates = {Template::TrueFalse, Template::Generation};
        const auto second = makeRun(workspace, spec, "calibration:?cutoff=2019&recall=0.8&partial=0.2&seed=3");
        for (const auto run : {first, second}) {
            if (runToEnd(workspace, run).state != run::EngineState::Finished)
                throw std::runtime_error("the run did not end");
            const auto cells = naiveCells(workspace, {run, 0}, 0);
            naive.insert(naive.end(), cells.begin(), cells.end());
        }
        set = loadedSet(workspace, {{first, 0}, {second, 0}});
    }

    std::set<RowOfBench> rowsIn(const AnswerRows& rows) const {
        std::set<RowOfBench> found;
        for (const AnswerRow& row : rows.rows)
            found.insert({set->elements->rows[row.element], row.year});
        EXPECT_EQ(found.size(), rows.rows.size()); // each once
        return found;
    }
    std::set<RowOfBench> expected(const ResultFilter& filter, Template form, RowsWanted wanted) const {
        std::map<RowOfBench, std::set<int>> categories;
        std::set<RowOfBench> passing;
        for (const NaiveCell& cell : naive) {
            if (cell.form != static_cast<int>(form) || !naivelyOfRun(cell, filter) || !naivelyAsked(cell, filter))
                continue;
            if (cell.category != static_cast<int>(CellCategory::Missing))
                categories[{cell.row, cell.year}].insert(cell.category);
            if (naivelyCameOut(cell, filter)) passing.insert({cell.row, cell.year});
        }
        const std::set<int> onlyWrong{static_cast<int>(CellCategory::Incorrect)};
        std::erase_if(passing, [&](const RowOfBench& row) {
            const auto& seen = categories[row];
            if (wanted == RowsWanted::Differ) return seen.size() < 2;
            if (wanted == RowsWanted::AllWrong) return seen != onlyWrong;
            return wanted == RowsWanted::AnyWrong && !seen.contains(*onlyWrong.begin());
        });
        return passing;
    }

    const TempDir folder;
    WorkspacePtr workspace;
    std::vector<NaiveCell> naive;
    std::shared_ptr<const ResultSet> set;
};

TEST_F(AnswerRowsTest, AreThoseOfANaiveRecountUnderAnyFilter) {
    std::mt19937 random(1);
    std::array<std::size_t, 4> seen{};
    for (int round = 0; round < 40; ++round) {
        ResultFilter filter = round < 4 ? ResultFilter{} : randomFilter(random, naive);
        filter.answers.clear(); // nothing is diagnosed
        filter.templates.clear();
        const auto wanted = static_cast<RowsWanted>(round % 4);
        const AnswerQuestion question{Template::Generation, wanted, nullptr};
        const AnswerRows rows = answerRows(*set, filter, question);
        EXPECT_EQ(rowsIn(rows), expected(filter, question.form, wanted)) << toJson(filter) << name(wanted);
        EXPECT_EQ(rows.all, expected(filter, question.form, RowsWanted::All).size());
        seen[static_cast<std::size_t>(round % 4)] += rows.rows.size();
    }
    for (const std::size_t rows : seen)
        EXPECT_GT(rows, 0U);
}

TEST_F(AnswerRowsTest, ALostCellIsNeverWrong) {
    const auto missing = std::find_if(naive.begin(), naive.end(), [](const NaiveCell& cell) {
        return cell.category == static_cast<int>(CellCategory::Missing) && cell.choice.run == 1 &&
               cell.form == static_cast<int>(Template::Mcqa); // which the other run does not ask
    });
    ASSERT_NE(missing, naive.end());
    for (const RowsWanted wanted : {RowsWanted::AllWrong, RowsWanted::AnyWrong, RowsWanted::Differ})
        EXPECT_FALSE(
            rowsIn(answerRows(*set, {}, {Template::Mcqa, wanted, nullptr})).contains({missing->row, missing->year}));
}

struct OrderCase {
    const char* label;
    RowOrder order;
    bool isDescending;
};
class AnswerOrderTest : public AnswerRowsTest, public testing::WithParamInterface<OrderCase> {};

TEST_P(AnswerOrderTest, SortsRowsAndKeepsEqualOnesInTheOrderOfTheBenchmark) {
    const AnswerRows usual = answerRows(*set, {}, {});
    const OrderCase& given = GetParam();
    const AnswerRows rows =
        answerRows(*set, {}, {Template::Generation, {}, nullptr, given.order, 1, given.isDescending});
    ASSERT_EQ(rowsIn(rows), rowsIn(usual));
    const auto keyOf = [&](const AnswerRow& row) -> std::string {
        const auto& facts = *set->elements;
        if (given.order == RowOrder::Subject) return std::string(facts.searchTexts.at(row.element));
        if (given.order == RowOrder::Relation) return facts.relationNames[facts.relations[row.element]];
        if (given.order == RowOrder::Year) return std::to_string(row.year);
        const auto cell = std::find_if(naive.begin(), naive.end(), [&](const NaiveCell& one) {
            return one.choice.run == 2 && one.row == facts.rows[row.element] && one.year == row.year &&
                   one.form == static_cast<int>(Template::Generation);
        });
        if (cell == naive.end()) return "5";
        return std::to_string(std::array{4, 3, 2, 1, 0}[static_cast<std::size_t>(cell->category)]);
    };
    const auto before = [&](const AnswerRow& a, const AnswerRow& b) {
        const std::string first = keyOf(a), second = keyOf(b);
        if (first != second) return given.isDescending ? second < first : first < second;
        return std::pair(a.element, a.year) < std::pair(b.element, b.year);
    };
    EXPECT_TRUE(std::is_sorted(rows.rows.begin(), rows.rows.end(), before));
}

INSTANTIATE_TEST_SUITE_P(Orders, AnswerOrderTest,
                         testing::Values(OrderCase{"subject", RowOrder::Subject, false},
                                         OrderCase{"subjectBack", RowOrder::Subject, true},
                                         OrderCase{"relation", RowOrder::Relation, false},
                                         OrderCase{"year", RowOrder::Year, true},
                                         OrderCase{"category", RowOrder::Category, false},
                                         OrderCase{"categoryBack", RowOrder::Category, true}),
                         [](const auto& test) { return std::string(test.param.label); });

TEST_F(AnswerRowsTest, OfferTheTemplatesThatTheChosenRunsUse) {
    EXPECT_EQ(answerForms(*set, {}), (std::vector{Template::Generation, Template::Mcqa, Template::TrueFalse}));
    ResultFilter filter;
    filter.runs = {{2, 0}};
    EXPECT_EQ(answerForms(*set, filter), (std::vector{Template::Generation, Template::TrueFalse}));
    filter.templates = {Template::TrueFalse};
    EXPECT_EQ(answerForms(*set, filter), std::vector{Template::TrueFalse});
}

TEST_F(AnswerRowsTest, ReadsWhatTheTimelineOfAnElementSays) {
    auto database = must(workspace->reader());
    AnswerReader reader(set);
    for (const RowOrder order : {RowOrder::Benchmark, RowOrder::Year}) { // a line of each element, and several
        const AnswerRows rows = answerRows(*set, {}, {Template::Generation, {}, nullptr, order});
        const auto lines = must(reader.read(database, rows, 3, 40));
        ASSERT_EQ(lines.size(), 40U);
        std::size_t compared = 0;
        for (std::size_t at = 0; at < lines.size(); ++at) {
            EXPECT_EQ(lines[at].row, rows.rows[at + 3]);
            EXPECT_EQ(lines[at].subject, set->elements->subjects.at(lines[at].row.element));
            EXPECT_FALSE(lines[at].right.empty());
            for (std::size_t place = 0; place < rows.runs.size(); ++place) {
                const RunColumns& run = set->run(rows.runs[place]);
                const std::int64_t row = set->elements->rows[lines[at].row.element];
                const auto whole = elementAnswers(database, *contextOf(workspace, run.choice.run), run.judge, row);
                const auto same = !whole ? std::vector<YearAnswer>::const_iterator()
                                         : std::find_if(whole->begin(), whole->end(), [&](const YearAnswer& one) {
                                               return one.form == rows.form && one.year == lines[at].row.year;
                                           });
                const bool isAsked = whole && same != whole->end();
                ASSERT_EQ(lines[at].answers[place].has_value(), isAsked);
                if (!isAsked) continue;
                EXPECT_EQ(lines[at].answers[place]->answer, same->answer);
                EXPECT_EQ(lines[at].answers[place]->saying, same->saying);
                EXPECT_EQ(lines[at].answers[place]->category, same->category);
                ++compared;
            }
        }
        EXPECT_GT(compared, 40U);
    }
    EXPECT_TRUE(must(reader.read(database, answerRows(*set, {}, {}), 1'000'000, 40)).empty());
}

TEST_F(AnswerRowsTest, ASearchKeepsTheRowsOneOfWhoseRepliesHoldsTheWords) {
    auto database = must(workspace->reader());
    std::map<std::string, std::set<RowOfBench>> naively; // by reply, lower case
    for (std::size_t index = 0; index < 2; ++index) {
        const RunColumns& run = set->run(index);
        must(store::readReplies(database, run.choice.run, 0, run::kIndexEnd - 1, [&](const store::ReplyRow& reply) {
            const auto place = run.layout.placeOfReply(reply.index);
            if (reply.error || run.layout.templates[static_cast<std::size_t>(place.form)] != Template::Generation)
                return true;
            naively[text::toUtf8(text::lower(reply.text))].insert(
                {run.rows[static_cast<std::size_t>(place.ordinal)],
                 run.layout.years[static_cast<std::size_t>(place.year)]});
            return true;
        }));
    }
    ASSERT_GT(naively.size(), 10U);
    std::vector<std::string> searches{"nobody ever said this", "é"};
    for (auto at = naively.begin(); at != naively.end();
         std::advance(at, std::min<long>(9, std::distance(at, naively.end()))))
        searches.push_back(at->first.substr(at->first.size() / 2));
    for (std::string words : searches) {
        std::set<RowOfBench> rows;
        for (const auto& [reply, of] : naively)
            if (reply.find(words) != std::string::npos) rows.insert(of.begin(), of.end());
        if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 'a' + 'A');
        const auto saying =
            std::make_shared<const CellsSaying>(must(cellsSaying(database, *set, {0, 1}, words, std::stop_token())));
        EXPECT_EQ(rowsIn(answerRows(*set, {}, {Template::Generation, {}, saying})), rows) << words;
    }
}

TEST_F(AnswerRowsTest, ASearchLooksAtLettersBeyondAsciiWhateverTheirCase) {
    const TempDir other;
    const auto small = makeWorkspace(other);
    run::RunSpec spec = smallSpec(1);
    spec.templates = {Template::Generation};
    spec.slice.years = must(benchmark::parseYears("2015"));
    spec.sets = 1;
    const auto run = makeRun(small, spec, "calibration:?cutoff=2018");
    const auto engine = engineWith(small, run, std::make_shared<FaultyBackend>([](const backend::ModelRequest&) {
                                       return std::optional(said("A. ÅSE Øst"));
                                   }));
    engine->start();
    ASSERT_EQ(engine->wait().state, run::EngineState::Finished);
    const auto one = loadedSet(small, {{run, 0}});
    auto database = must(small->reader());
    for (const auto& [words, rows] : std::map<std::string, std::size_t>{{"åse ø", 1}, {"ase", 0}, {"a. ", 1}}) {
        const auto saying =
            std::make_shared<const CellsSaying>(must(cellsSaying(database, *one, {0}, words, std::stop_token())));
        EXPECT_EQ(answerRows(*one, {}, {Template::Generation, {}, saying}).rows.size(), rows) << words;
    }
}

TEST_F(AnswerRowsTest, TheGridIsWrittenRowByRow) {
    auto database = must(workspace->reader());
    const AnswerRows rows = answerRows(*set, {}, {});
    std::string csv;
    std::size_t told = 0;
    must(writeAnswerGrid(
        database, set, rows, ',',
        [&](const std::string& text) {
            csv += text;
            return Status();
        },
        [&](std::size_t done) { told = done; }, std::stop_token()));
    EXPECT_EQ(told, rows.rows.size());
    EXPECT_EQ(static_cast<std::size_t>(std::count(csv.begin(), csv.end(), '\n')), rows.rows.size() + 1);
    EXPECT_EQ(csv.substr(0, csv.find(',')), "element_id");
    std::stop_source stop;
    stop.request_stop();
    const Status cancelled = writeAnswerGrid(
        database, set, rows, ',', [](const std::string&) { return Status(); }, [](std::size_t) {}, stop.get_token());
    EXPECT_EQ(cancelled.error().code, ErrorCode::Cancelled);
}
} // namespace
