// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/RunBench.h"

#include <array>
#include <cmath>
#include <numeric>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
constexpr std::int64_t kItems = 3, kDates = 2, kRequests = kItems * kDates;

class Asked final : public run::ProbeContext {
public:
    explicit Asked(std::int64_t of) : item(of) {}
    const std::int64_t item;
};

/// Scores the dates of three items by the log-probabilities of their tokens, which it keeps of the first item.
class ScoringPlan final : public run::ProbePlan {
public:
    Result<Next> next(run::Probe& probe) override {
        if (m_next == kRequests) return Next::End;
        probe.index = m_next++;
        probe.request.task = backend::Task::ScoreContinuation;
        probe.request.tag = probe.index;
        probe.context = std::make_shared<Asked>(probe.index / kDates);
        return Next::Ready;
    }
    run::ReplyReading read(std::int64_t /*index*/, const run::ProbeContext& context,
                           const backend::Completion& completion) const override {
        run::ReplyReading reading;
        reading.value = std::accumulate(completion.logProbs.begin(), completion.logProbs.end(), 0.0,
                                        [](double sum, const auto& token) { return sum + token.logProb; });
        reading.hit = *reading.value > -2;
        reading.keepTokens = dynamic_cast<const Asked&>(context).item == 0;
        return reading;
    }
    void fold(store::Database& /*database*/, std::span<const run::Settled> /*settled*/) override {}

private:
    std::int64_t m_next = 0;
};

/// One date's tokens: their log-probabilities add up to -index - 0.25; the last one has a token of no probability.
backend::ModelReply scored(const backend::ModelRequest& request) {
    backend::Completion completion;
    const auto index = static_cast<double>(request.tag);
    completion.logProbs = {{"20", -index, {}}, {"19", request.tag == kRequests - 1 ? -HUGE_VAL : -0.25, {}}};
    return completion;
}

class MeasuredRun : public RunBench {
protected:
    MeasuredRun() : RunBench("calibration:") {}
};

TEST_F(MeasuredRun, APlanReadsTheWholeCompletionAndItsNumbersAreKept) {
    const auto id = newRun(smallSpec(1));
    store::RunRecord record = recordOf(workspace, id);
    record.total = kRequests;
    run::RunEngine engine(workspace, record, std::make_unique<ScoringPlan>(), std::make_shared<FaultyBackend>(scored),
                          {}, {});
    engine.start();
    ASSERT_EQ(engine.wait().state, run::EngineState::Finished);

    auto reader = must(workspace->reader());
    std::vector<std::optional<double>> values;
    must(store::readReplies(reader, id, 0, kRequests, [&](const store::ReplyRow& row) {
        values.push_back(row.value);
        EXPECT_EQ(row.hit, row.index < 2);
        return true;
    }));
    EXPECT_EQ(values, (std::vector<std::optional<double>>{-0.25, -1.25, -2.25, -3.25, -4.25, std::nullopt}))
        << "a sum that is no number is no measurement";
    for (std::int64_t index = 0; index < kRequests; ++index) {
        const auto tokens = must(store::readTokens(reader, id, index));
        ASSERT_EQ(tokens.size(), index < kDates ? 2U : 0U) << index;
        for (const auto& token : tokens)
            EXPECT_EQ(token.logProb, token.token == "20" ? -static_cast<double>(index) : -0.25);
    }
}
} // namespace
