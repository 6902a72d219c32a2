// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/BenchmarkStore.h"
#include "tests/app/CommandRun.h"
#include "tests/support/FaultServer.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <csignal>
#include <filesystem>
#include <future>
#include <sstream>
#include <string>
#include <vector>

#include <unistd.h>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
/// `chronoscope ask`.
class AskCommand : public testing::Test {
protected:
    struct Said : CommandRun {
        std::vector<json> lines; ///< of --json
    };

    static Said said(Words words) {
        words.insert(words.begin(), "ask");
        Said result{runCommand(words), {}};
        std::istringstream text(result.out);
        for (std::string line; std::getline(text, line) && line.starts_with('{');)
            result.lines.push_back(json::parse(line));
        return result;
    }
    static std::string uri(const FaultServer& server, const std::string& model = "m") {
        return "openai:" + server.url() + "/v1?attempts=1&model=" + model;
    }
    static Words fact(const std::string& backend, const Words& more) {
        Words words{"--backend", backend, "--subject", "Ada Palmer", "--relation", "member of sports team"};
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }
};

const Words kKeys{"answer", "model", "outcome", "prompt", "reply", "template", "year"};

Words keysOf(const json& line) {
    Words keys;
    for (const auto& [key, value] : line.items())
        keys.push_back(key);
    return keys;
}

TEST_F(AskCommand, EachAnswerIsALineOfJson) {
    const FaultServer server(always(chatReply("A. Lyon\nmore")));
    const Said all = said(fact(uri(server), {"--years", "2014-2015", "--json"}));
    ASSERT_EQ(all.status, app::kDone) << all.problem;
    ASSERT_EQ(all.lines.size(), 2U);
    for (const json& line : all.lines) {
        EXPECT_EQ(keysOf(line), kKeys);
        EXPECT_EQ(line.at("model"), "m");
        EXPECT_EQ(line.at("template"), "generation");
        EXPECT_EQ(line.at("reply"), "A. Lyon\nmore");
        EXPECT_EQ(line.at("answer"), "Lyon");
        EXPECT_EQ(line.at("outcome"), "answered");
        EXPECT_NE(line.at("prompt").get<std::string>().find("In " + line.at("year").dump() + ", Ada Palmer"),
                  std::string::npos);
    }
}

TEST_F(AskCommand, WithATruthEachAnswerIsRightOrWrong) {
    const FaultServer server(always(chatReply("A. Lyon")));
    const Said all = said(fact(
        uri(server), {"--years", "2013-2015", "--json", "--truth", "2014=Olympique Lyon", "--truth", "2015=Nice"}));
    ASSERT_EQ(all.lines.size(), 3U) << all.problem;
    for (const json& line : all.lines) {
        const int year = line.at("year");
        ASSERT_EQ(line.contains("match"), year != 2013); // nothing is known of that year
        if (year == 2013) continue;
        EXPECT_EQ(line.at("match"), year == 2014);
        EXPECT_EQ(line.at("score") >= 70, year == 2014);
    }
}

TEST_F(AskCommand, SeveralModelsStandBesideEachOther) {
    const FaultServer right(always(chatReply("A. Lyon"))), wrong(always(chatReply("A. Nice"))),
        down(always(status(500)));
    const Said grid = said(fact(uri(right, "right"), {"--backend", uri(wrong, "wrong"), "--backend", uri(down, "down"),
                                                      "--years", "2014", "--truth", "Lyon"}));
    EXPECT_EQ(grid.status, app::kBackendFailed);
    std::istringstream lines(grid.out);
    std::string head, row;
    std::getline(lines, head);
    std::getline(lines, row);
    EXPECT_LT(head.find("right"), head.find("wrong"));
    EXPECT_TRUE(row.starts_with("2014  ✓ Lyon")) << row;
    EXPECT_NE(row.find("✗ Nice"), std::string::npos);
    EXPECT_TRUE(row.ends_with("error:server")) << row;
    EXPECT_NE(grid.problem.find("down: "), std::string::npos) << grid.problem;
}

TEST_F(AskCommand, AFailureIsNoAnswer) {
    const FaultServer server(always(status(401)));
    const Said failed = said(fact(uri(server), {"--years", "2014", "--json", "--truth", "Lyon"}));
    EXPECT_EQ(failed.status, app::kBackendFailed);
    ASSERT_EQ(failed.lines.size(), 1U);
    EXPECT_EQ(failed.lines[0].at("outcome"), "error:auth");
    for (const char* key : {"reply", "answer", "match", "score"})
        EXPECT_TRUE(failed.lines[0].at(key).is_null()) << key;
    EXPECT_NE(failed.problem.find("status 401"), std::string::npos) << failed.problem;
}

TEST_F(AskCommand, AQuestionWithoutYearsIsAskedOnce) {
    const FaultServer server(always(chatReply("Rome")));
    const Said once = said({"--backend", uri(server), "--question", "Which city?", "--json"});
    ASSERT_EQ(once.lines.size(), 1U) << once.problem;
    EXPECT_TRUE(once.lines[0].at("year").is_null());
    EXPECT_EQ(once.lines[0].at("prompt"), "Which city?");
    EXPECT_EQ(once.lines[0].at("answer"), "Rome");
}

TEST_F(AskCommand, WrongUsageIsRefusedBeforeAnyoneIsAsked) {
    const FaultServer server(always(chatReply("A. Lyon")));
    const std::pair<Words, const char*> cases[]{
        {{"--backend", uri(server)}, "either"},
        {{"--backend", uri(server), "--subject", "Ada"}, "either"},
        {fact(uri(server), {}), "years"},
        {fact(uri(server), {"--years", "20x"}), "years"},
        {fact(uri(server), {"--years", "2014", "--template", "poem"}), "template"},
        {fact(uri(server), {"--years", "2014", "--template", "mcqa", "--truth", "Lyon"}), "distractors"},
        {fact(uri(server), {"--years", "2014", "--truth", "2014="}), "right"},
        {fact("nonsense:x", {"--years", "2014"}), "nonsense"},
    };
    for (const auto& [words, problem] : cases) {
        const Said refused = said(words);
        EXPECT_NE(refused.status, app::kDone);
        EXPECT_NE(refused.status, app::kInterrupted);
        EXPECT_NE(refused.problem.find(problem), std::string::npos) << problem << ": " << refused.problem;
    }
    EXPECT_EQ(server.count(), 0U);
}

TEST_F(AskCommand, TemplatesThatCannotBeAskedAreNamed) {
    const FaultServer server(always(chatReply("A. Lyon")));
    const Said all =
        said(fact(uri(server), {"--years", "2014", "--truth", "Lyon", "--template", "generation,mcqa,tf", "--json"}));
    EXPECT_EQ(all.status, app::kDone);
    EXPECT_EQ(all.lines.size(), 2U); // true/false needs what is right alone, as in a run
    EXPECT_NE(all.problem.find("mcqa is not asked"), std::string::npos) << all.problem;
    const Said unknown = said(fact(uri(server), {"--years", "2014", "--template", "generation,tf", "--json"}));
    EXPECT_EQ(unknown.lines.size(), 1U);
    EXPECT_NE(unknown.problem.find("tf is not asked: it needs a right answer"), std::string::npos) << unknown.problem;
}

TEST_F(AskCommand, AFactOfTheWorkspaceBringsItsTruthAndChoicesAndNothingIsStored) {
    const TempDir folder;
    auto workspace = makeWorkspace(folder);
    benchmark::ElementMeta meta;
    {
        auto reader = must(workspace->reader());
        meta = must(store::BenchmarkStore(reader).elements()).front();
    }
    workspace.reset();
    const auto before = readFile(folder.file("test.chronoscope"));
    const Said all =
        said({"--backend", "calibration:?cutoff=2030&recall=1&partial=0", "-w", folder.file("test.chronoscope"),
              "--subject", meta.subject, "--relation", meta.relation, "--template", "generation,mcqa,tf", "--json"});
    EXPECT_EQ(all.status, app::kDone) << all.problem;
    ASSERT_EQ(all.lines.size(), 3 * meta.years.size());
    for (const json& line : all.lines)
        EXPECT_EQ(line.at("match"), true) << line;
    EXPECT_EQ(readFile(folder.file("test.chronoscope")), before);
}

TEST_F(AskCommand, AFactThatTheWorkspaceDoesNotKnowIsKeptThereWithItsTruth) {
    const FaultServer server(always(chatReply("A. Lyon")));
    const TempDir folder;
    makeWorkspace(folder).reset();
    const std::string path = folder.file("test.chronoscope");
    const auto elements = [&path] {
        auto workspace = must(store::Workspace::open(path, store::Workspace::Open::Reading));
        auto reader = must(workspace->reader());
        return must(store::BenchmarkStore(reader).elements());
    };
    const auto before = elements().size();
    const auto asked = [&](const Words& more) {
        Words words{"-w", path, "--years", "2001-2002", "--json"};
        words.insert(words.end(), more.begin(), more.end());
        return said(fact(uri(server), words));
    };
    EXPECT_EQ(asked({}).status, app::kDone); // nobody says what is right
    EXPECT_EQ(elements().size(), before);
    const Said kept = asked({"--truth", "2001=Lyon", "--truth", "2002=Nice"});
    EXPECT_EQ(kept.status, app::kDone) << kept.problem;
    EXPECT_EQ(kept.lines.size(), 2u);
    ASSERT_EQ(elements().size(), before + 1);
    EXPECT_EQ(elements().back().subject, "Ada Palmer");
    EXPECT_EQ(elements().back().years, (std::vector<int>{2001, 2002}));
    const Said again = asked({"--truth", "2001=Metz"});
    EXPECT_NE(again.problem.find("knows this fact"), std::string::npos) << again.problem;
    EXPECT_EQ(elements().size(), before + 1);
}

TEST_F(AskCommand, AWorkspaceThatIsNotThereYetIsMadeForAFactThatIsKept) {
    const FaultServer server(always(chatReply("A. Lyon")));
    const TempDir folder;
    const std::string path = folder.file("new.chronoscope");
    const Said asked = said(fact(uri(server), {"-w", path, "--years", "2001-2002", "--json"}));
    EXPECT_EQ(asked.status, app::kDone) << asked.problem;
    EXPECT_EQ(asked.lines.size(), 2u);
    EXPECT_NE(asked.problem.find("no such workspace yet"), std::string::npos) << asked.problem;
    EXPECT_FALSE(std::filesystem::exists(path)) << "nothing was to be kept";
    EXPECT_EQ(said(fact(uri(server), {"-w", path, "--years", "2001-2002", "--truth", "Lyon"})).status, app::kDone);
    {
        auto workspace = must(store::Workspace::open(path, store::Workspace::Open::Reading));
        auto reader = must(workspace->reader());
        EXPECT_EQ(must(store::BenchmarkStore(reader).elements()).size(), 1u);
    }
    const auto requests = server.requests().size();
    const Said nowhere = said(fact(uri(server), {"-w", folder.file("none/new.chronoscope"), "--years", "2001"}));
    EXPECT_EQ(nowhere.status, app::kBadInput);
    EXPECT_NE(nowhere.problem.find("no such folder"), std::string::npos) << nowhere.problem;
    EXPECT_EQ(server.requests().size(), requests) << "nobody is asked in vain";
}

TEST_F(AskCommand, AnInterruptionEndsItWithWhatHasBeenAnswered) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    pthread_sigmask(SIG_BLOCK, &set, nullptr); // the server's threads must not take it
    const FaultServer server([&](const Received& request) {
        Answer answer = chatReply("A. Lyon");
        answer.stall = request.body.find("In 2015") != std::string::npos;
        return answer;
    });
    auto interrupt = std::async(std::launch::async, [&] {
        EXPECT_TRUE(server.waitForRequests(2));
        kill(getpid(), SIGINT);
    });
    const Said said = AskCommand::said(fact(uri(server), {"--years", "2014-2015", "--json"}));
    EXPECT_EQ(said.status, app::kInterrupted);
    EXPECT_LE(said.lines.size(), 1U);
    for (const json& line : said.lines)
        EXPECT_EQ(line.at("year"), 2014);
}
} // namespace
