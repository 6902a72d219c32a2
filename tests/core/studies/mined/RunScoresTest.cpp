// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/JudgeRun.h"
#include "core/studies/mined/Mined.h"
#include "core/studies/mined/MinedTables.h"
#include "tests/core/studies/mined/MinedBench.h"
#include "tests/support/FaultyBackends.h"

namespace chronoscope::mined {
namespace {
using test::FaultyBackend;
using test::must;
using Kind = ReplyScore::Kind;

class RunScoresOfARun : public test::MinedBench {
protected:
    std::int64_t asked(const AskingSpec& spec, const FaultyBackend::Script& script) const {
        const auto id = create(spec).id;
        finish(id, script);
        return id;
    }
    void finish(std::int64_t id, const FaultyBackend::Script& script) const {
        const auto record = test::recordOf(workspace, id);
        run::RunEngine engine(workspace, record, must(Mined().plan(record, must(workspace->reader()), {})),
                              std::make_shared<FaultyBackend>(script), run::RunEngine::Options(),
                              run::RunEngine::Sink());
        engine.start();
        EXPECT_EQ(engine.wait().state, run::EngineState::Finished);
    }
    RunScores scores(std::int64_t id, const ScoreWish& wish = {}) const {
        auto reader = must(workspace->reader());
        return must(loadScores(reader, *contextOf(id), wish));
    }
};

/// Of every company the elder head; what the context says where there is one; nothing of Shell; no answer about Nike
/// with its other picture.
std::optional<backend::ModelReply> answers(const std::string& picture, const std::string& prompt) {
    const std::string subject = picture.find("Nike") != std::string::npos    ? "Nike"
                                : picture.find("Shell") != std::string::npos ? "Shell"
                                                                             : "Apple";
    if (subject == "Shell") return test::said(" ");
    if (picture.find("Nike2") != std::string::npos) return test::failed(backend::ErrorKind::BadReply);
    const bool misled = prompt.find("\nCONTEXT: ") != std::string::npos;
    return test::said(subject + (misled ? " Younger" : " Elder"));
}

TEST_F(RunScoresOfARun, AreReadFromItsRepliesAndLabelled) {
    const auto id = asked(
        {}, [](const backend::ModelRequest& request) { return answers(request.images.at(0)->bytes, request.prompt); });
    const RunScores all = scores(id, {.labels = true});
    EXPECT_EQ(all.run, "run");
    ASSERT_EQ(all.units.size(), 12U);
    std::map<Kind, int> kinds;
    for (const ScoredUnit& unit : all.units) {
        EXPECT_EQ(unit.type, "company");
        for (const ReplyScore& reply : unit.replies)
            ++kinds[reply.kind];
    }
    EXPECT_EQ(kinds, (std::map<Kind, int>{{Kind::Missing, 8}, {Kind::Empty, 16}, {Kind::Scored, 24}}));
    EXPECT_EQ(latestTable({all}).rows[0],
              (std::vector<std::string>{"run", all.model, "all", "2", "0.0000", "50.0000", "50.0000"}));
    EXPECT_EQ(contextTable({all}).rows.at(0),
              (std::vector<std::string>{"run", all.model, "FMC", "8", "50.0000", "0.0000", "50.0000", "0.0000",
                                        "0.0000", "0.0000", "50.0000", "50.0000"}));
}

TEST_F(RunScoresOfARun, AreTheSameWithoutReadingTheTexts) {
    const auto id = asked(
        {}, [](const backend::ModelRequest& request) { return answers(request.images.at(0)->bytes, request.prompt); });
    const auto context = contextOf(id);
    auto reader = must(workspace->reader());
    using Verdict = std::tuple<std::int64_t, bool, matching::ReplyKind, bool, std::optional<double>>;
    std::vector<Verdict> whole, scoresAlone;
    const auto into = [](std::vector<Verdict>& all) {
        return [&all](const AskedReply& asked) {
            const store::ReplyRow& row = asked.row;
            all.emplace_back(row.index, row.error.has_value(), row.kind, row.hit, row.value);
            return true;
        };
    };
    must(forEachReply(reader, *context, into(whole)));
    must(forEachVerdict(reader, *context, into(scoresAlone)));
    EXPECT_EQ(whole.size(), 48U);
    EXPECT_EQ(scoresAlone, whole);
    must(forEachVerdict(reader, *context, [](const AskedReply& asked) {
        EXPECT_TRUE(asked.row.text.empty());
        return asked.row.index < 3;
    }));
}

TEST_F(RunScoresOfARun, AreTheSameComputedAnewFromTheStoredReplies) {
    const auto id = asked({}, [](const backend::ModelRequest& request) {
        return test::said(request.tag % 3 == 0 ? "It is Apple Elder, CEO." : "Nike Younger");
    });
    const RunScores stored = scores(id);
    const RunScores anew = scores(id, {.recompute = true});
    EXPECT_EQ(anew.differing, 0);
    EXPECT_EQ(scoreTable({stored}, EmptyRule::Zero).rows, scoreTable({anew}, EmptyRule::Zero).rows);
    EXPECT_NE(scoreTable({stored}, EmptyRule::Zero).rows.back()[7], "0.0000");
}

TEST_F(RunScoresOfARun, AJudgeStandsBesideContainmentAndAgreesOrNot) {
    AskingSpec spec;
    spec.tasks = {Task::TA};
    const auto id = asked(spec, [](const backend::ModelRequest& request) {
        return test::said(request.tag < 4 ? "Apple Younger" : request.tag == 4 ? "" : "somebody");
    });
    EXPECT_FALSE(scores(id).judge);
    const auto judge = must(createJudgeRun(*workspace, id, "judge", {"calibration:"}));
    finish(judge, [](const backend::ModelRequest& request) {
        return test::said(request.prompt.find("Prediction: somebody\n") != std::string::npos ? "0.8-0.9" : "0.75");
    });
    const RunScores all = scores(id);
    ASSERT_TRUE(all.judge);
    EXPECT_EQ(all.judge->replies, 4);
    EXPECT_EQ(all.judge->bothRight + all.judge->onlyJudge, 4);
    EXPECT_EQ(all.judge->unparsable, 7);
    const auto table = agreementTable({all}, EmptyRule::Zero);
    EXPECT_EQ(table.rows[0][6], "37.5000") << "0.75, and 0 of the empty reply; what could not be read is not 0";
}

TEST_F(RunScoresOfARun, ARefusalIsAnAnswerThatMatchesNothing) {
    AskingSpec spec;
    spec.tasks = {Task::TA};
    const auto id = asked(spec, [](const backend::ModelRequest& request) {
        backend::Completion filtered;
        filtered.finish = backend::Finish::ContentFilter;
        return request.tag == 0 ? backend::ModelReply(filtered) : test::said("Apple Younger");
    });
    const auto judge = must(createJudgeRun(*workspace, id, "judge", {"calibration:"}));
    finish(judge, [](const backend::ModelRequest&) { return test::said("1.0"); });
    const RunScores all = scores(id);
    std::vector<ReplyScore> refused;
    for (const ScoredUnit& unit : all.units)
        for (const ReplyScore& reply : unit.replies)
            if (reply.refused) refused.push_back(reply);
    ASSERT_EQ(refused.size(), 1U);
    EXPECT_EQ(refused[0].kind, Kind::Scored);
    EXPECT_FALSE(refused[0].cem);
    EXPECT_EQ(all.judge->replies, 11) << "there is nothing in it to be read";
    const auto table = scoreTable({all}, EmptyRule::Zero);
    EXPECT_EQ(table.rows[0][6], "0") << "it is not missing";
    EXPECT_EQ(table.rows[0][9], "91.6667");
    EXPECT_EQ(scoreTable({all}, EmptyRule::Skip).rows[0][7], table.rows[0][7]) << "it is not an empty one, either";
}

TEST_F(RunScoresOfARun, ConfigurationsThatWereNotAskedAreNotMissing) {
    AskingSpec spec;
    spec.tasks = {Task::TA};
    spec.configurations = {Configuration::QI};
    const auto id = asked(spec, [](const backend::ModelRequest&) { return test::said("Apple Younger"); });
    const auto table = scoreTable({scores(id)}, EmptyRule::Zero);
    EXPECT_EQ(table.rows[0][6], "0");
    EXPECT_EQ(table.rows[0][7], "33.3333");
}

TEST_F(RunScoresOfARun, StopsWhenItIsAskedTo) {
    const auto id = asked({}, [](const backend::ModelRequest&) { return test::said("x"); });
    auto reader = must(workspace->reader());
    std::stop_source stop;
    stop.request_stop();
    const auto none = loadScores(reader, *contextOf(id), {}, stop.get_token());
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, ErrorCode::Cancelled);
}
} // namespace
} // namespace chronoscope::mined
