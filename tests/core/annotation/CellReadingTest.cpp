// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/CellReading.h"

#include "core/base/Text.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/CellLookup.h"
#include "tests/support/FaultyBackends.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::annotation;
using namespace chronoscope::test;
using analysis::CellCategory;
using matching::Extraction;
using matching::Preprocess;
using matching::ReplyKind;
using prompt::Template;

namespace {
std::vector<std::string> textsAt(const std::string& text, const std::vector<TextRange>& ranges) {
    std::vector<std::string> texts;
    for (const TextRange& range : ranges)
        texts.push_back(text.substr(range.from, range.to - range.from));
    return texts;
}

/// A run of one element in one year, answered as a test says.
class CellReadingTest : public testing::Test {
protected:
    using Script = std::function<backend::ModelReply(int sample)>;

    static run::RunSpec oneCell(Template form) {
        run::RunSpec spec = smallSpec(1); // President of the United States
        spec.templates = {form};
        spec.slice.years = must(benchmark::parseYears("2019"));
        spec.sets = 3;
        return spec;
    }
    std::int64_t answered(const run::RunSpec& spec, const Script& script) const {
        const auto run = makeRun(workspace, spec, "calibration:");
        auto backend = std::make_shared<FaultyBackend>([script](const backend::ModelRequest& request) {
            return std::optional(script(static_cast<int>(request.tag))); // one cell: reply number = sample
        });
        auto engine = engineWith(workspace, run, backend);
        engine->start();
        EXPECT_EQ(engine->wait().state, run::EngineState::Finished);
        return run;
    }
    CellReading read(std::int64_t run, std::int64_t cell = 0, const matching::JudgeSettings& judge = {}) const {
        auto reader = must(workspace->reader());
        return must(annotation::readCell(reader, *contextOf(workspace, run), judge, cell));
    }

    const TempDir folder;
    const WorkspacePtr workspace = makeWorkspace(folder);
};

// Samples are greedy at sets 0, 1, 2, then sampled at sets 0, 1, 2.
TEST_F(CellReadingTest, PutsRepliesThatSayTheSameTogether) {
    const std::vector<backend::ModelReply> replies{said("A. Barack Obama"),
                                                   said("A. **barack OBAMA**."),
                                                   said("A. Donald J. Trump"),
                                                   said("I cannot answer this."),
                                                   said(""),
                                                   said("So: Barack Obama")};
    const auto run = answered(oneCell(Template::Generation),
                              [&](int sample) { return replies.at(static_cast<std::size_t>(sample)); });
    const CellReading reading = read(run);
    ASSERT_EQ(reading.answers.size(), 5U);
    const CellAnswer& first = reading.answers[0];
    EXPECT_EQ(first.answer, "Barack Obama");
    EXPECT_EQ(first.greedy, 2);
    EXPECT_EQ(first.sampled, 0);
    EXPECT_FALSE(first.hit);
    EXPECT_EQ(first.wrong, (matching::Diagnosis{matching::AnswerKind::Stale, 2}));
    EXPECT_EQ(first.exampleSet, 0);
    EXPECT_EQ(first.example, "A. Barack Obama");
    EXPECT_TRUE(reading.answers[1].hit);
    EXPECT_EQ(reading.answers[1].score, 100);
    EXPECT_EQ(reading.answers[2].kind, ReplyKind::Refused);
    EXPECT_EQ(reading.answers[3].kind, ReplyKind::Empty);
    EXPECT_EQ(reading.answers[4].answer, "So: Barack Obama");
    EXPECT_TRUE(reading.answers[4].exampleSampled);
    EXPECT_EQ(reading.refused, 1);
    EXPECT_EQ(reading.empty, 1);
    EXPECT_EQ(reading.errors, 0);
    EXPECT_EQ(reading.category, CellCategory::PartialGreedy);
}

TEST_F(CellReadingTest, AnAnswerThatAFilterTookAwayIsARefusalAsInTheRun) {
    backend::Completion taken;
    taken.finish = backend::Finish::ContentFilter;
    const auto run = answered(oneCell(Template::Generation),
                              [&](int sample) { return sample == 0 ? said("") : backend::ModelReply(taken); });
    const CellReading reading = read(run);
    EXPECT_EQ(reading.refused, 5);
    EXPECT_EQ(reading.empty, 1);
    ASSERT_EQ(reading.answers.size(), 2U);
    const bool first = reading.answers[0].kind == ReplyKind::Refused;
    EXPECT_EQ(reading.answers[first ? 0 : 1].wrong, (matching::Diagnosis{matching::AnswerKind::Refused, 0}));
    EXPECT_EQ(reading.answers[first ? 1 : 0].wrong, (matching::Diagnosis{matching::AnswerKind::Empty, 0}));
}

TEST_F(CellReadingTest, ShowsWhereTheAnswerStandsAndWhatIsRightInIt) {
    const auto run =
        answered(oneCell(Template::Generation), [](int) { return said("A. **President Donald Biden**\nI think."); });
    const CellAnswer answer = read(run).answers.at(0);
    EXPECT_EQ(answer.nearest, "Donald Trump");
    EXPECT_EQ(answer.nearestScore >= 70, answer.hit);
    ASSERT_TRUE(answer.said);
    EXPECT_EQ(textsAt(answer.example, {*answer.said}), std::vector<std::string>{"President Donald Biden"});
    EXPECT_EQ(textsAt(answer.example, answer.matching), std::vector<std::string>{"Donald"});
}

TEST_F(CellReadingTest, KnowsTheNearestRightNameOfAnAnswerThatHardlyResemblesIt) {
    const auto run = answered(oneCell(Template::Generation), [](int) { return said("A. Dmitri"); });
    const CellAnswer answer = read(run).answers.at(0);
    EXPECT_FALSE(answer.nearest.empty());
    EXPECT_GT(answer.nearestScore, 0);
    EXPECT_LT(answer.nearestScore, matching::kScoreFloor);
    EXPECT_EQ(answer.score, 0);
}

TEST_F(CellReadingTest, ErrorsAreNoAnswers) {
    const auto run = answered(oneCell(Template::Generation), [](int sample) {
        return sample < 4 ? failed(backend::ErrorKind::Server) : said("A. Donald Trump");
    });
    const CellReading reading = read(run);
    EXPECT_EQ(reading.errors, 4);
    EXPECT_FALSE(reading.error.empty());
    EXPECT_EQ(reading.answers.size(), 1U);
    EXPECT_EQ(reading.category, CellCategory::Missing);
}

TEST_F(CellReadingTest, TellsACellThatNothingWasAskedOfYet) {
    const auto run = makeRun(workspace, oneCell(Template::Generation), "calibration:");
    const CellReading reading = read(run);
    EXPECT_TRUE(reading.answers.empty());
    EXPECT_EQ(reading.category, CellCategory::Missing);
    EXPECT_FALSE(reading.question.empty());
}

TEST_F(CellReadingTest, IsBoundToTheItem) {
    const auto run = answered(oneCell(Template::Generation), [](int) { return said("A. x"); });
    const CellReading reading = read(run);
    const ContentId identity = runIdentity(recordOf(workspace, run));
    EXPECT_EQ(reading.item, (ItemKey{identity, reading.element.id, 2019, Template::Generation}));
    EXPECT_EQ(reading.element.subject, "President of the United States");
    EXPECT_EQ(reading.gold().at(0).at(0), "Donald Trump");
    EXPECT_EQ(reading.model, recordOf(workspace, run).model);
}

TEST_F(CellReadingTest, AnOptionIsItsTextWhateverItsLetter) {
    run::RunSpec spec = oneCell(Template::Mcqa);
    spec.protocol = prompt::Protocol::Debiased; // every set shuffles its options
    const auto run = answered(spec, [](int) { return said("(a)"); });
    const CellReading reading = read(run);
    std::int64_t replies = 0;
    for (const CellAnswer& answer : reading.answers) {
        EXPECT_EQ(answer.answer, answer.key.options[0]);
        EXPECT_EQ(answer.hit, answer.key.correctOption == 0);
        EXPECT_EQ(answer.nearest, "Donald Trump");
        replies += answer.replies();
    }
    EXPECT_EQ(replies, 6);
    EXPECT_GT(reading.answers.size(), 1U);
}

TEST_F(CellReadingTest, ATruthValueThatIsRightInOneSetAndWrongInAnotherIsTwo) {
    run::RunSpec spec = oneCell(Template::TrueFalse);
    spec.protocol = prompt::Protocol::Debiased; // every other statement is false
    const CellReading reading = read(answered(spec, [](int) { return said("A. True, it was."); }));
    ASSERT_EQ(reading.answers.size(), 2U);
    EXPECT_EQ(reading.answers[0].answer, "true");
    EXPECT_EQ(reading.answers[1].answer, "true");
    EXPECT_NE(reading.answers[0].hit, reading.answers[1].hit);
}

TEST_F(CellReadingTest, RefusalsAreOneAnswerHoweverTheyAreWorded) {
    const std::vector<backend::ModelReply> replies{said("I cannot answer this."),         said("A. Barack Obama"),
                                                   said("I cannot say who it was."),      said("A. Barack Obama"),
                                                   said("I'm sorry, but I cannot help."), said("")};
    const auto run = answered(oneCell(Template::Generation),
                              [&](int sample) { return replies.at(static_cast<std::size_t>(sample)); });
    const CellReading reading = read(run);
    ASSERT_EQ(reading.answers.size(), 3U);
    EXPECT_EQ(reading.answers[0].kind, ReplyKind::Refused);
    EXPECT_EQ(reading.answers[0].replies(), 3);
    EXPECT_EQ(reading.answers[0].example, "I cannot answer this.");
}

TEST_F(CellReadingTest, AnAcceptedAnswerIsRightAsInAScoringWithIt) {
    const auto run = answered(oneCell(Template::Generation), [](int) { return said("A. Barack Obama"); });
    auto reader = must(workspace->reader());
    const auto context = contextOf(workspace, run);
    const CellReading without = read(run);
    const run::AcceptedAnswers accepted({{without.element.id, 2019, Template::Generation, "barack obama", "ann", ""}},
                                        Preprocess::Paper);
    const CellReading with = must(annotation::readCell(reader, *context, {}, 0, accepted));
    EXPECT_FALSE(without.answers.at(0).hit);
    EXPECT_TRUE(with.answers.at(0).hit);
    EXPECT_EQ(with.answers.at(0).wrong, std::nullopt);
    EXPECT_EQ(with.category, CellCategory::Correct);
}

class QuestionTest : public CellReadingTest, public testing::WithParamInterface<Template> {};

TEST_P(QuestionTest, IsTheEndOfThePromptWithoutItsExemplars) {
    run::RunSpec spec = oneCell(GetParam());
    spec.protocol = prompt::Protocol::Debiased;
    const CellReading reading = read(answered(spec, [](int) { return said("A. x"); }));
    const std::size_t subject = reading.question.find("President of the United States");
    EXPECT_NE(subject, std::string::npos);
    EXPECT_EQ(subject, reading.question.rfind("President of the United States"));
    EXPECT_NE(reading.question.find("2019"), std::string::npos);
}

TEST_P(QuestionTest, StandsBesideTheReplyThatAnswersIt) {
    run::RunSpec spec = oneCell(GetParam());
    spec.protocol = prompt::Protocol::Debiased; // every set shuffles its options, every other statement is false
    const auto run = answered(spec, [](int sample) {
        if (GetParam() == Template::Generation) return said("A. x" + std::to_string(sample % 3));
        return said(GetParam() == Template::Mcqa ? "(a)" : "A. True, it was.");
    });
    const CellReading reading = read(run);
    ASSERT_GT(reading.answers.size(), 1U);
    const auto context = contextOf(workspace, run);
    for (const CellAnswer& answer : reading.answers) {
        const auto prompt = context->builder->build(reading.element, reading.row, 2019, GetParam(), answer.exampleSet);
        EXPECT_TRUE(text::trim(prompt.text).ends_with(answer.question)) << answer.question;
        EXPECT_LT(answer.question.size(), prompt.text.size() / 2);
    }
    EXPECT_EQ(reading.question, reading.answers.front().question);
}

INSTANTIATE_TEST_SUITE_P(EveryTemplate, QuestionTest, testing::ValuesIn(prompt::kTemplates),
                         [](const auto& test) { return std::string(prompt::name(test.param)); });

TEST_F(CellReadingTest, OtherSettingsJudgeAnew) {
    const auto run = answered(oneCell(Template::Generation), [](int) { return said("Donald Trump"); });
    EXPECT_TRUE(read(run).answers.at(0).hit);
    const CellReading strict = read(run, 0, {Extraction::Strict, Preprocess::Paper, 70});
    EXPECT_FALSE(strict.answers.at(0).hit);
    EXPECT_EQ(strict.category, CellCategory::Incorrect);
}

TEST_F(CellReadingTest, ACellThatTheRunDoesNotHaveIsRefused) {
    const auto run = makeRun(workspace, oneCell(Template::Generation), "calibration:");
    auto reader = must(workspace->reader());
    const auto context = contextOf(workspace, run);
    for (const std::int64_t cell : {-1, 1, 1'000'000}) {
        const auto read = annotation::readCell(reader, *context, {}, cell);
        ASSERT_FALSE(read);
        EXPECT_EQ(read.error().code, ErrorCode::InvalidArgument);
    }
}

/// A calibration run with everything in it, and what others say of the same cells.
class WholeRunTest : public testing::Test {
protected:
    static run::RunSpec wholeSpec() {
        run::RunSpec spec;
        spec.slice.years = must(benchmark::parseYears("2012-2021"));
        spec.slice.sample.kind = benchmark::Sample::Kind::Percent; // some of every domain
        spec.slice.sample.amount = 10;
        spec.sets = 2;
        return spec;
    }
    std::int64_t finished(const run::RunSpec& spec, const char* model) const {
        const auto run = makeRun(workspace, spec, model);
        EXPECT_EQ(runToEnd(workspace, run).state, run::EngineState::Finished);
        return run;
    }

    static auto told(const results::YearAnswer& one) {
        return std::tie(one.form, one.year, one.answer, one.saying, one.answered, one.refused, one.empty, one.errors,
                        one.hits, one.wrong, one.category);
    }

    const TempDir folder;
    const WorkspacePtr workspace = makeWorkspace(folder);
};

TEST_F(WholeRunTest, CountsAndCategoriesAreThoseOfTheRun) {
    const auto run =
        finished(wholeSpec(), "calibration:?cutoff=2016&recall=0.7&partial=0.3&error=0.05&refusal=0.05&noise=0.3");
    auto reader = must(workspace->reader());
    const auto context = contextOf(workspace, run);
    const run::RunLayout& layout = context->layout;
    int cells = 0;
    int unasked = 0;
    for (std::int64_t ordinal = 0; ordinal < layout.elements; ++ordinal) {
        const auto stored = must(store::CellLookup(reader).elementCells(run, layout, ordinal));
        for (std::size_t form = 0; form < layout.templates.size(); ++form) {
            for (std::size_t year = 0; year < layout.years.size(); ++year) {
                const auto cell = layout.cellIndex(ordinal, static_cast<int>(year), static_cast<int>(form));
                const auto read = annotation::readCell(reader, *context, {}, cell);
                const auto& expected = stored.at(form).at(year);
                if (!expected) {
                    ASSERT_FALSE(read);
                    EXPECT_EQ(read.error().code, ErrorCode::NotFound);
                    ++unasked;
                    continue;
                }
                ASSERT_TRUE(read.ok()) << read.error().text();
                EXPECT_EQ(read->category, expected->category);
                EXPECT_EQ(read->counts.greedyHits, expected->counts.greedyHits);
                EXPECT_EQ(read->counts.sampledHits, expected->counts.sampledHits);
                EXPECT_EQ(read->counts.errors, expected->counts.errors);
                const auto place = std::find(read->years.begin(), read->years.end(), layout.years[year]);
                ASSERT_NE(place, read->years.end());
                EXPECT_EQ(read->categories.at(static_cast<std::size_t>(place - read->years.begin())),
                          expected->category);
                std::int64_t replies = read->errors;
                for (const CellAnswer& answer : read->answers)
                    replies += answer.replies();
                EXPECT_EQ(replies, layout.samplesPerCell());
                ++cells;
            }
        }
    }
    EXPECT_GT(cells, 200);
    EXPECT_GT(unasked, 0);
}

TEST_F(WholeRunTest, OthersSayWhatTheirElementAnswersSay) {
    run::RunSpec spec = wholeSpec();
    spec.protocol = prompt::Protocol::Debiased;
    const auto other = finished(spec, "calibration:?cutoff=2014&recall=0.6&refusal=0.2&noise=0.4&seed=7&error=0.05");
    const auto context = contextOf(workspace, other);
    auto reader = must(workspace->reader());
    int compared = 0;
    for (const auto& loaded : must(store::BenchmarkStore(reader).loadOfRun(other, 0, context->layout.elements))) {
        for (const auto& expected : must(results::elementAnswers(reader, *context, {}, loaded.row))) {
            const auto others = must(readOthers(reader, {{context, {}}}, loaded.row, expected.year, expected.form));
            ASSERT_EQ(others.size(), 1U);
            EXPECT_EQ(others[0].run, other);
            EXPECT_EQ(told(others[0].said), told(expected));
            ++compared;
        }
    }
    EXPECT_GT(compared, 200);
}

TEST_F(WholeRunTest, OthersThatDoNotAskAreLeftOut) {
    run::RunSpec spec = smallSpec(2);
    const auto first = makeRun(workspace, spec, "calibration:", "two");
    spec.slice.sample.amount = 1;
    const auto second = makeRun(workspace, spec, "calibration:", "one");
    spec.slice.years = must(benchmark::parseYears("2015"));
    const auto third = makeRun(workspace, spec, "calibration:", "year");
    std::vector<OtherRun> others;
    for (const auto run : {first, second, third})
        others.push_back({contextOf(workspace, run), {}});
    auto reader = must(workspace->reader());
    const auto rows = must(store::BenchmarkStore(reader).loadOfRun(first, 0, 2));
    const auto names = [&](std::int64_t row, int year) {
        std::string list;
        for (const OtherAnswer& other : must(readOthers(reader, others, row, year, Template::Generation)))
            list += other.name + " ";
        return list;
    };
    EXPECT_EQ(names(rows.at(0).row, 2015), "two one year ");
    EXPECT_EQ(names(rows.at(0).row, 2016), "two one ");
    EXPECT_EQ(names(rows.at(1).row, 2015), "two ");
}
} // namespace
