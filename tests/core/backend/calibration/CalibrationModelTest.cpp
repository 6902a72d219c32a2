// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/calibration/CalibrationBackend.h"
#include "core/run/RunContext.h"
#include "core/run/RunFactory.h"
#include "core/store/BenchmarkStore.h"
#include "tests/support/Waiting.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cmath>

using namespace chronoscope;
using namespace chronoscope::backend;
using namespace chronoscope::test;

namespace {
class CalibrationModelTest : public testing::Test {
protected:
    TempDir folder;
    WorkspacePtr workspace = makeWorkspace(folder);
    std::shared_ptr<const run::RunContext> context =
        contextOf(workspace, makeRun(workspace, run::RunSpec{}, "calibration:"));
    store::Database reader = must(workspace->reader());
    std::vector<store::BenchmarkStore::Loaded> elements = must(store::BenchmarkStore(reader).loadOfRun(1, 0, 1000));
    std::shared_ptr<const FactBook> facts = must(run::factBookOf(reader, context->record));

    CalibrationModel model(const std::string& query) const {
        return {must(CalibrationParams::fromUri(must(BackendUri::parse("calibration:?" + query)))), facts};
    }
    /// Calls `visit` with every request of every `stride`th element.
    template <typename Visit> void eachRequest(std::size_t stride, Visit visit) {
        for (std::size_t i = 0; i < elements.size(); i += stride)
            for (const auto form : context->layout.templates)
                for (const int year : elements[i].element.askableYears())
                    for (const double temperature : context->layout.temperatures)
                        for (int set = 0; set < 5; ++set)
                            visit(context->request(elements[i].element, elements[i].row, year, form, temperature, set));
    }
};

std::string textOf(const ModelReply& reply) {
    const auto* completion = std::get_if<Completion>(&reply);
    return completion ? completion->text : "error:" + std::string(name(std::get<BackendError>(reply).kind));
}

TEST_F(CalibrationModelTest, TheSameRequestGetsTheSameAnswer) {
    const auto one = model("noise=0.5&partial=0.5&refusal=0.1&error=0.1");
    const auto other = model("noise=0.5&partial=0.5&refusal=0.1&error=0.1");
    const auto seeded = model("noise=0.5&partial=0.5&refusal=0.1&error=0.1&seed=2");
    int different = 0;
    int all = 0;
    eachRequest(7, [&](const ModelRequest& request) {
        EXPECT_EQ(textOf(one.reply(request)), textOf(other.reply(request)));
        different += textOf(one.reply(request)) != textOf(seeded.reply(request));
        ++all;
    });
    EXPECT_GT(different, all / 10);
}

// Cells are counted where the shares are planted: five standard deviations around the binomial mean.
TEST_F(CalibrationModelTest, SharesComeOutAsPlanted) {
    const auto near = [](int count, int n, double share) {
        EXPECT_NEAR(count, n * share, 5 * std::sqrt(n * share * (1 - share)) + 1);
    };
    for (const double share : {0.05, 0.5, 0.9}) {
        const auto text = std::to_string(share);
        int n = 0, failed = 0, refused = 0, known = 0, cells = 0, late = 0;
        const auto failing = model("error=" + text);
        const auto refusing = model("refusal=" + text);
        const auto knowing = model("cutoff=2018&partial=0&recall=" + text);
        for (const auto& loaded : elements) {
            const auto& fact = *facts->find(loaded.element);
            for (const int year : loaded.element.askableYears()) {
                for (int set = 0; set < 5; ++set, ++n) {
                    failed += failing.planted(fact, year, prompt::Template::Mcqa, true, set) == Planted::Failed;
                    refused += refusing.planted(fact, year, prompt::Template::Mcqa, true, set) == Planted::Refused;
                }
                const bool right =
                    knowing.planted(fact, year, prompt::Template::Generation, false, 0) == Planted::Right;
                if (fact.invariant) continue;
                (year > 2018 ? late : known) += right;
                cells += year <= 2018;
            }
        }
        near(failed, n, share);
        near(refused, n, share);
        near(known, cells, share);
        EXPECT_EQ(late, 0) << "nothing is known after the cut-off";
    }
}

TEST_F(CalibrationModelTest, WrongAnswersRepeatEarlierHolders) {
    const auto stale = model("recall=0&stale=1");
    int repeated = 0;
    int possible = 0;
    for (const auto& loaded : elements) {
        const auto& element = loaded.element;
        if (element.domain != benchmark::Domain::General || element.state != benchmark::State::Dynamic) continue;
        const auto request =
            context->request(element, loaded.row, element.years.back().year, prompt::Template::Generation, 0, 0);
        const std::string said = textOf(stale.reply(request)).substr(3);
        ++possible;
        for (const auto& year : element.years)
            repeated += &year != &element.years.back() && year.objects.front().front() == said ? 1 : 0;
    }
    EXPECT_GT(possible, 20);
    EXPECT_GE(repeated, possible * 9 / 10);
}

TEST_F(CalibrationModelTest, LogProbabilitiesMakeTheTextGivenTheLikeliest) {
    const auto unsure = model("cutoff=2015&recall=0.5&noise=1");
    eachRequest(5, [&](ModelRequest request) {
        request.logProbs = 3;
        const auto reply = unsure.reply(request);
        const auto& completion = std::get<Completion>(reply);
        std::string joined;
        ASSERT_FALSE(completion.logProbs.empty());
        for (const auto& token : completion.logProbs) {
            joined += token.token;
            EXPECT_TRUE(std::isfinite(token.logProb));
            EXPECT_LE(token.logProb, 0);
            double sum = 0;
            for (const auto& [text, logProb] : token.top) {
                EXPECT_TRUE(std::isfinite(logProb));
                EXPECT_LE(logProb, token.logProb)
                    << completion.text << ": \"" << text << "\" is likelier than \"" << token.token << '"';
                sum += std::exp(logProb);
            }
            EXPECT_LE(sum, 1 + 1e-9);
        }
        EXPECT_EQ(joined, completion.text);
    });
}

TEST_F(CalibrationModelTest, ScoredContinuationsFavourWhatTheModelBelieves) {
    const auto believing = model("cutoff=2016&recall=1&partial=0");
    const auto score = [&](ModelRequest request, const std::string& continuation) {
        request.task = Task::ScoreContinuation;
        request.continuation = " " + continuation;
        const auto reply = believing.reply(request);
        double total = 0;
        for (const auto& token : std::get<Completion>(reply).logProbs)
            total += token.logProb;
        EXPECT_TRUE(std::isfinite(total));
        EXPECT_LE(total, 0);
        return total;
    };
    for (const auto& loaded : elements) {
        const auto& element = loaded.element;
        if (element.domain != benchmark::Domain::General) continue;
        for (const int year : {2012, 2020}) {
            if (!element.isAskable(year)) continue;
            const auto request = context->request(element, loaded.row, year, prompt::Template::Generation, 0, 0);
            const double right = score(request, element.at(year)->objects.front().front());
            const double wrong = score(request, "Quorl Venbrask");
            if (year <= 2016)
                EXPECT_GT(right, wrong) << element.subject;
            else
                EXPECT_LT(right, wrong) << element.subject;
        }
    }
}

TEST_F(CalibrationModelTest, QuestionsOfOthersAreUnsupported) {
    const auto any = model("");
    for (const char* prompt : {"", "Q. In 2010, Nobody, officeholder, [Object]\n", "Who are you?", "In 2010, ", "In 20",
                               "\n\n\n", "Q. In 1066, President of the United States, officeholder, [Object]\n"}) {
        ModelRequest request;
        request.prompt = prompt;
        const auto reply = any.reply(request);
        ASSERT_TRUE(std::holds_alternative<BackendError>(reply)) << prompt;
        EXPECT_EQ(std::get<BackendError>(reply).kind, ErrorKind::Unsupported);
    }
}

TEST_F(CalibrationModelTest, TheBackendAnswersEveryRequestOnceAndNeverInsideSubmit) {
    std::atomic<int> answers = 0;
    const auto self = std::this_thread::get_id();
    int asked = 0;
    {
        CalibrationBackend backend({}, facts, 3);
        eachRequest(20, [&](ModelRequest request) {
            ++asked;
            backend.submit(std::move(request), [&](ModelReply) {
                EXPECT_NE(std::this_thread::get_id(), self);
                ++answers;
            });
        });
        EXPECT_TRUE(comesTrue([&] { return answers >= asked; }));
    }
    EXPECT_EQ(answers, asked);
}

TEST_F(CalibrationModelTest, CancelEndsOneGroupWithoutWaitingForTheLatency) {
    CalibrationParams params;
    params.latencyMs = 600'000;
    std::atomic<int> cancelled = 0;
    std::atomic<int> other = 0;
    int asked = 0;
    {
        CalibrationBackend backend(params, facts);
        eachRequest(40, [&](ModelRequest request) {
            ++asked;
            request.group = 1;
            backend.submit(request, [&](ModelReply reply) {
                EXPECT_EQ(std::get<BackendError>(reply).kind, ErrorKind::Cancelled);
                ++cancelled;
            });
            request.group = 2;
            backend.submit(request, [&](ModelReply) { ++other; });
        });
        backend.cancel(1);
        backend.cancel(3);
        EXPECT_TRUE(comesTrue([&] { return cancelled >= asked; }));
        EXPECT_EQ(other, 0);
    }
    EXPECT_EQ(cancelled, other) << "closing the backend ends the rest";
}
} // namespace
