// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/ElementAnswers.h"

#include "core/store/BenchmarkStore.h"
#include "core/store/CellLookup.h"
#include "core/store/ReplyStore.h"
#include "tests/support/FaultyBackends.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::results;
using analysis::CellCategory;
using prompt::Template;

namespace {
constexpr const char* kUnasked = "calibration:?cutoff=2018";

/// A run of one element in one year, answered as a test says, and what is read out of it.
class ElementAnswersTest : public testing::Test {
protected:
    using Script = std::function<backend::ModelReply(int sample)>;

    run::RunSpec oneCell(Template form) const {
        run::RunSpec spec = smallSpec(1);
        spec.templates = {form};
        spec.slice.years = must(benchmark::parseYears("2015"));
        spec.sets = 3;
        return spec;
    }
    std::int64_t answered(std::int64_t run, const Script& script) const {
        auto backend = std::make_shared<FaultyBackend>([script](const backend::ModelRequest& request) {
            return std::optional(script(static_cast<int>(request.tag))); // one cell: reply number = sample
        });
        auto engine = engineWith(workspace, run, backend);
        engine->start();
        EXPECT_EQ(engine->wait().state, run::EngineState::Finished);
        return run;
    }
    std::int64_t rowOf(std::int64_t run) const {
        auto reader = must(workspace->reader());
        return must(store::BenchmarkStore(reader).loadOfRun(run, 0, 1)).at(0).row;
    }
    std::vector<YearAnswer> read(std::int64_t run, std::int64_t row, const matching::JudgeSettings& judge = {}) const {
        auto reader = must(workspace->reader());
        return must(elementAnswers(reader, *contextOf(workspace, run), judge, row));
    }
    YearAnswer readCell(std::int64_t run) const {
        const auto answers = read(run, rowOf(run));
        EXPECT_EQ(answers.size(), 1U);
        return answers.at(0);
    }

    const TempDir folder;
    const WorkspacePtr workspace = makeWorkspace(folder);
};

TEST_F(ElementAnswersTest, AnAnswerThatAFilterTookAwayIsARefusalAsInTheRun) {
    backend::Completion taken;
    taken.finish = backend::Finish::ContentFilter;
    for (const Template form : {Template::Generation, Template::Mcqa}) {
        const auto run = answered(makeRun(workspace, oneCell(form), kUnasked),
                                  [&](int sample) { return sample == 0 ? said("") : backend::ModelReply(taken); });
        const YearAnswer found = readCell(run);
        EXPECT_EQ(found.empty, 1);
        EXPECT_EQ(found.refused, 5);
        EXPECT_EQ(recordOf(workspace, run).counts.refused, 5);
    }
}

struct MajorityCase {
    const char* label;
    std::vector<const char*> replies; ///< null = an error
    const char* answer;
    std::int64_t saying, answered, refused, empty, errors;
};

class MajorityTest : public ElementAnswersTest, public testing::WithParamInterface<MajorityCase> {};

TEST_P(MajorityTest, IsTheMostFrequentAnswer) {
    const MajorityCase& given = GetParam();
    const auto run = answered(makeRun(workspace, oneCell(Template::Generation), kUnasked), [&](int sample) {
        const char* reply = given.replies.at(static_cast<std::size_t>(sample));
        return reply ? said(reply) : failed(backend::ErrorKind::Server);
    });
    const YearAnswer found = readCell(run);
    EXPECT_EQ(found.answer, given.answer);
    EXPECT_EQ(found.saying, given.saying);
    EXPECT_EQ(found.answered, given.answered);
    EXPECT_EQ(found.refused, given.refused);
    EXPECT_EQ(found.empty, given.empty);
    EXPECT_EQ(found.errors, given.errors);
}

// Samples are greedy at sets 0, 1, 2, then sampled at sets 0, 1, 2.
INSTANTIATE_TEST_SUITE_P(
    Worked, MajorityTest,
    testing::Values(
        MajorityCase{"most", {"A. One", "A. Two", "A. Two", "A. Three", "A. Two", "A. One"}, "Two", 3, 6, 0, 0, 0},
        MajorityCase{"tieGoesToTheFirstSaid",
                     {"A. One", "A. Two", "A. Two", "A. One", "A. Three", "A. Four"},
                     "One",
                     2,
                     6,
                     0,
                     0,
                     0},
        MajorityCase{"spellingsAreOne",
                     {"A. Two", "A. san jose", "A. San-Jose.", "A. SAN JOSE", "A. Two", "A. x"},
                     "san jose",
                     3,
                     6,
                     0,
                     0,
                     0},
        MajorityCase{"refusalsAndSilenceAreNoAnswers",
                     {"I cannot answer this.", "I cannot answer this.", "I cannot answer this.", "", "", "A. One"},
                     "One",
                     1,
                     1,
                     3,
                     2,
                     0},
        MajorityCase{"errorsAreNoAnswers", {nullptr, nullptr, nullptr, nullptr, "A. One", ""}, "One", 1, 1, 0, 1, 4},
        MajorityCase{"nothing", {nullptr, "", "", "I cannot answer this.", "", nullptr}, "", 0, 0, 1, 3, 2}),
    [](const auto& test) { return std::string(test.param.label); });

TEST_F(ElementAnswersTest, AnOptionIsItsTextWhateverItsLetter) {
    run::RunSpec spec = oneCell(Template::Mcqa);
    spec.protocol = prompt::Protocol::Debiased; // every set shuffles its options
    const auto run = makeRun(workspace, spec, kUnasked);
    const auto row = rowOf(run);
    auto reader = must(workspace->reader());
    const auto element = must(store::BenchmarkStore(reader).load(row));
    const auto context = contextOf(workspace, run);
    std::set<char> letters;
    answered(run, [&](int sample) {
        const auto key = context->builder->answerKey(element, row, 2015, Template::Mcqa, sample % spec.sets);
        const auto at = std::find(key.options.begin(), key.options.end(), element.distractors.at(0));
        const char letter = static_cast<char>('a' + (at - key.options.begin()));
        letters.insert(letter);
        return said(std::string("A. (") + letter + ")");
    });
    ASSERT_GT(letters.size(), 1U);
    const YearAnswer found = readCell(run);
    EXPECT_EQ(found.answer, element.distractors.at(0));
    EXPECT_EQ(found.saying, 6);
    EXPECT_EQ(found.wrong, (matching::Diagnosis{matching::AnswerKind::Distractor, 0}));
}

TEST_F(ElementAnswersTest, ATruthValueIsOneHoweverItIsWorded) {
    const auto run = answered(makeRun(workspace, oneCell(Template::TrueFalse), kUnasked), [](int sample) {
        return said(sample < 2 ? "A. Yes, it was." : sample < 5 ? "A. False, as far as I know" : "A. no");
    });
    const YearAnswer found = readCell(run);
    EXPECT_EQ(found.answer, "false");
    EXPECT_EQ(found.saying, 4);
    EXPECT_FALSE(found.wrong);
}

TEST_F(ElementAnswersTest, HitsAndCategoriesAreThoseOfTheRun) {
    run::RunSpec spec = smallSpec(3);
    const auto run = makeRun(workspace, spec, "calibration:?cutoff=2016&recall=0.7&partial=0.3&error=0.05");
    ASSERT_EQ(runToEnd(workspace, run).state, run::EngineState::Finished);
    auto reader = must(workspace->reader());
    const auto layout = contextOf(workspace, run)->layout;
    std::size_t compared = 0;
    for (std::int64_t ordinal = 0; ordinal < 3; ++ordinal) {
        const auto cells = must(store::CellLookup(reader).elementCells(run, layout, ordinal));
        const auto row = must(store::BenchmarkStore(reader).loadOfRun(run, ordinal, 1)).at(0).row;
        for (const YearAnswer& found : read(run, row)) {
            const auto form = static_cast<std::size_t>(layout.formIndex(found.form));
            const auto& cell = cells.at(form).at(static_cast<std::size_t>(layout.yearIndex(found.year)));
            ASSERT_TRUE(cell);
            EXPECT_EQ(found.category, cell->category);
            EXPECT_EQ(found.hits, cell->counts.greedyHits + cell->counts.sampledHits);
            EXPECT_EQ(found.errors, cell->counts.errors);
            EXPECT_EQ(found.answered + found.refused + found.empty + found.contradictory + found.unreadable,
                      cell->counts.greedyAnswered + cell->counts.sampledAnswered);
            ++compared;
        }
    }
    EXPECT_GT(compared, 60U);
}

TEST_F(ElementAnswersTest, OtherSettingsJudgeAnew) {
    const auto run = answered(makeRun(workspace, oneCell(Template::Generation), kUnasked),
                              [](int) { return said("nobody at all"); });
    EXPECT_EQ(readCell(run).answer, "nobody at all");
    const auto strict = read(run, rowOf(run), {matching::Extraction::Strict, matching::Preprocess::Paper, 100});
    EXPECT_EQ(strict.at(0).answer, "");
}

TEST_F(ElementAnswersTest, WhatWasNotAskedYetIsThereWithoutAnAnswer) {
    const auto run = makeRun(workspace, smallSpec(1), kUnasked);
    for (const YearAnswer& found : read(run, rowOf(run))) {
        EXPECT_EQ(found.category, CellCategory::Missing);
        EXPECT_EQ(found.answered + found.refused + found.empty + found.errors, 0);
    }
}

TEST_F(ElementAnswersTest, AnElementThatTheRunDoesNotAskIsNotFound) {
    const auto run = makeRun(workspace, smallSpec(1), kUnasked);
    auto reader = must(workspace->reader());
    const auto other = must(store::BenchmarkStore(reader).largestRow());
    ASSERT_NE(other, rowOf(run));
    const auto found = elementAnswers(reader, *contextOf(workspace, run), {}, other);
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().code, ErrorCode::NotFound);
}

TEST_F(ElementAnswersTest, AReplyToWhatIsNotAskedIsCorrupt) {
    run::RunSpec spec = oneCell(Template::Generation);
    spec.slice.years = must(benchmark::parseYears("2015-2016"));
    const auto run = makeRun(workspace, spec, kUnasked);
    must(workspace->write([](store::Database& database) {
        return store::guarded([&] { database.sql().exec("UPDATE run SET years = '[1800,1801]'"); });
    }));
    must(workspace->write([&](store::Database& database) {
        return store::guarded([&] {
            store::KnownTexts known;
            store::ReplyRow reply;
            reply.text = "A. One";
            store::ReplyInserter(database.sql(), run, known).insert(reply);
        });
    }));
    auto reader = must(workspace->reader());
    const auto found = elementAnswers(reader, *contextOf(workspace, run), {}, rowOf(run));
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().code, ErrorCode::Corrupt);
}
} // namespace
