// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/MatcherAudit.h"

#include "tests/support/LabelledRun.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::annotation;
using analysis::CellCategory;
using results::ResultFilter;

namespace {
constexpr const char* kBefore = "2026-01-01T00:00:00Z";
constexpr const char* kQueueMade = "2026-01-02T00:00:00Z";
constexpr std::size_t kSample = 30;

class MatcherAuditTest : public LabelledRun {
protected:
    MatcherAuditTest() : m_order(incorrect.begin(), incorrect.end()) {
        std::shuffle(m_order.begin(), m_order.end(), std::mt19937(5));
        now = kQueueMade;
        if (m_order.size() < 200) throw std::runtime_error("too few cells to draw from");
    }

    /// Every Incorrect cell, in an order of its own.
    RandomQueue queue() const { return {m_order, kQueueMade}; }
    /// By their place in it.
    std::size_t at(std::size_t place) const { return static_cast<std::size_t>(m_order[place]); }
    bool gains(std::size_t place) const { return m_order[place] % 3 == 0; }

    /// Somebody finds out what a cell is, in that step of the work.
    void find(std::size_t place, int step, const std::string& author = "Ann") {
        now = fmt::format("2026-01-03T{:02}:{:02}:{:02}Z", step / 3600, step / 60 % 60, step % 60);
        tell(place, author);
    }
    void tell(std::size_t place, const std::string& author = "Ann") {
        say(at(place), {gains(place) ? "alias" : "other"}, gains(place) ? "an answer" : "", "set", author);
        if (gains(place)) m_rejudged[m_order[place]] = CellCategory::Correct;
    }
    MatcherAudit audit(const std::optional<RandomQueue>& drawn, const ResultFilter& filter = {}) const {
        return matcherAudit(resultsOf(kLabels), filter, 0, m_rejudged, drawn);
    }
    std::int64_t cellsWith(CellCategory category) const {
        const auto& all = set->run(0).category;
        return std::count(all.begin(), all.end(), static_cast<std::uint8_t>(category));
    }
    /// Correct % if that many cells more were.
    double percentWith(double more) const {
        const double judged = static_cast<double>(cellsWith(CellCategory::Correct)) +
                              static_cast<double>(incorrect.size()) + static_cast<double>(partial.size());
        return 100 * (static_cast<double>(cellsWith(CellCategory::Correct)) + more) / judged;
    }
    /// Correct % were all Incorrect cells annotated.
    double truth() const {
        double right = 0;
        for (std::size_t place = 0; place < m_order.size(); ++place)
            right += gains(place) ? 1 : 0;
        return percentWith(right);
    }

    std::vector<std::int64_t> m_order;
    Rejudged m_rejudged;
};

TEST_F(MatcherAuditTest, CountsMissedAliasesAmongLabelledIncorrectCells) {
    for (std::size_t i = 0; i < 8; ++i)
        say(incorrect[i], {i < 2 ? "alias" : "other"}, i == 0 ? "an answer" : "");
    say(incorrect[8], {});
    say(partial[0], {"alias"});
    m_rejudged = {{static_cast<std::int64_t>(incorrect[0]), CellCategory::Incorrect}};
    const MatcherAudit found = audit({});
    EXPECT_EQ(found.incorrect, static_cast<std::int64_t>(incorrect.size()));
    EXPECT_EQ(found.aliasMissed.given, 2);
    EXPECT_EQ(found.aliasMissed.of, 8);
    EXPECT_EQ(found.aliasWithoutAnswer, 1);
    EXPECT_EQ(found.open, found.incorrect - 8);
    EXPECT_DOUBLE_EQ(found.correctPercent.value(), percentWith(0));
}

TEST_F(MatcherAuditTest, AliasesAreCountedByTheRoleInTheirSet) {
    say(incorrect[0], {"alias"}, {}, "topics");
    const LabelSet topics{"topics", true, {{"alias", "Alias of the topic", "", {}}}};
    EXPECT_EQ(matcherAudit(resultsOf(topics), {}, 0, {}, {}).aliasMissed.given, 0);
}

TEST_F(MatcherAuditTest, AcceptedAnswersCountAsTheyStand) {
    const auto cell = [](std::size_t index) { return static_cast<std::int64_t>(index); };
    m_rejudged = {{cell(incorrect[0]), CellCategory::Correct},
                  {cell(incorrect[1]), CellCategory::PartialGreedy},
                  {cell(partial[0]), CellCategory::Correct}};
    const MatcherAudit found = audit({});
    EXPECT_EQ(found.gained, 2);
    EXPECT_DOUBLE_EQ(found.appliedPercent.value(), percentWith(2));
}

TEST_F(MatcherAuditTest, WhatAnotherSetAcceptedIsKnown) {
    say(incorrect[0], {"x"}, "an answer", "topics");
    m_rejudged[static_cast<std::int64_t>(incorrect[0])] = CellCategory::Correct;
    const MatcherAudit found = audit({});
    EXPECT_EQ(found.gained, 1);
    EXPECT_EQ(found.open, found.incorrect - 1);
    EXPECT_EQ(found.aliasMissed.of, 0);
}

TEST_F(MatcherAuditTest, WhatTheFilterSaysOfOutcomesIsNoMatter) {
    say(incorrect[0], {"alias"});
    ResultFilter filter;
    filter.categories = {CellCategory::Incorrect};
    filter.labels = {"other"};
    const MatcherAudit found = audit({}, filter);
    EXPECT_DOUBLE_EQ(found.correctPercent.value(), percentWith(0));
    EXPECT_EQ(found.aliasMissed.of, 1);
}

TEST_F(MatcherAuditTest, OnlyARandomQueueOfAllCellsIsExtrapolated) {
    RandomQueue without = queue();
    without.cells.pop_back();
    EXPECT_EQ(audit({}).extrapolation, Extrapolation::NotRandom);
    EXPECT_EQ(audit(queue()).extrapolation, Extrapolation::NoLabels);
    for (std::size_t place = 0; place < kSample; ++place)
        find(place, static_cast<int>(place));
    EXPECT_EQ(audit(without).extrapolation, Extrapolation::OtherCells);
    for (const auto& found : {audit({}), audit(without)})
        EXPECT_FALSE(found.estimatedPercent);
}

TEST_F(MatcherAuditTest, TheShareOfTheSampleIsTakenToHoldForWhatIsOpen) {
    for (std::size_t place = 0; place < kSample; ++place)
        if (place != 4) find(place, static_cast<int>(place));
    const MatcherAudit found = audit(queue());
    ASSERT_EQ(found.extrapolation, Extrapolation::Sound);
    EXPECT_EQ(found.passedOver, 1);
    EXPECT_EQ(found.sampleGained.of, static_cast<std::int64_t>(kSample) - 1);
    EXPECT_EQ(found.sampleGained.given, found.gained);
    const auto sure = static_cast<double>(found.gained);
    const auto open = static_cast<double>(incorrect.size() - kSample + 1);
    const auto interval = analysis::wilson95(static_cast<long>(found.gained), static_cast<long>(kSample) - 1);
    EXPECT_NEAR(found.estimatedPercent.value(), percentWith(sure + sure / (kSample - 1) * open), 1e-9);
    EXPECT_NEAR(found.estimatedInterval.low, percentWith(sure + interval.low / 100 * open), 1e-9);
    EXPECT_NEAR(found.estimatedInterval.high, percentWith(sure + interval.high / 100 * open), 1e-9);
}

TEST_F(MatcherAuditTest, ASampleHasTwentyCellsOrAllThereAre) {
    for (std::size_t place = 0; place + 1 < MatcherAudit::kLeastSample; ++place)
        find(place, static_cast<int>(place));
    EXPECT_EQ(audit(queue()).extrapolation, Extrapolation::NoLabels);
    EXPECT_EQ(audit(queue()).sampleGained.of, MatcherAudit::kLeastSample - 1);
    now = kBefore; // all but those are known from before, and what is left is drawn whole
    for (std::size_t place = MatcherAudit::kLeastSample - 1; place < m_order.size(); ++place)
        tell(place);
    EXPECT_EQ(audit(queue()).extrapolation, Extrapolation::Sound);
    find(MatcherAudit::kLeastSample - 1, 100);
    annotations.erase(annotations.begin() + MatcherAudit::kLeastSample - 1); // one of the twenty is drawn now
    EXPECT_EQ(audit(queue()).extrapolation, Extrapolation::Sound);
}

/// The case of a colleague who labelled the aliases that he came upon, before anybody drew at random.
TEST_F(MatcherAuditTest, WhatWasAnnotatedBeforeTheQueueIsNoSample) {
    now = kBefore;
    for (std::size_t place = 0; place < m_order.size(); ++place)
        if (gains(place) || place < 2 * kSample) tell(place, "Ben");
    EXPECT_EQ(audit(queue()).extrapolation, Extrapolation::NoLabels);
}

TEST_F(MatcherAuditTest, WhatWasAnnotatedBeforeTheQueueIsKnownBesideTheSample) {
    now = kBefore;
    for (std::size_t place = 0; place < m_order.size(); ++place)
        if (gains(place)) tell(place, "Ben");
    int drawn = 0;
    for (std::size_t place = 0; drawn < 25; ++place)
        if (!gains(place)) find(place, drawn++);
    const MatcherAudit found = audit(queue());
    ASSERT_EQ(found.extrapolation, Extrapolation::Sound);
    EXPECT_EQ(found.sampleGained.of, 25);
    EXPECT_EQ(found.passedOver, 0);
    EXPECT_NEAR(found.estimatedPercent.value(), truth(), 1e-9);
}

TEST_F(MatcherAuditTest, WhatWasLabelledInBulkIsNoSample) {
    for (std::size_t place = 0; place < m_order.size(); ++place)
        if (gains(place) || place % 3 == 0) find(place, 7);
    EXPECT_EQ(audit(queue()).extrapolation, Extrapolation::NoLabels);
}

TEST_F(MatcherAuditTest, BulkLabelsAfterTheSampleAreKnownBesideIt) {
    for (std::size_t place = 0; place < kSample; ++place)
        find(place, static_cast<int>(place));
    const auto before = audit(queue());
    for (std::size_t place = kSample; place < m_order.size(); ++place)
        if (gains(place)) find(place, 1000);
    const MatcherAudit after = audit(queue());
    ASSERT_EQ(after.extrapolation, Extrapolation::Sound);
    EXPECT_EQ(after.sampleGained.of, before.sampleGained.of);
    EXPECT_EQ(after.sampleGained.given, before.sampleGained.given);
    EXPECT_GT(after.gained, before.gained);
}

TEST_F(MatcherAuditTest, ASampleMayFollowBulkLabels) {
    for (std::size_t place = 0; place < m_order.size(); ++place)
        if (gains(place)) find(place, 7);
    int drawn = 0;
    for (std::size_t place = 0; drawn < 25; ++place)
        if (!gains(place)) find(place, 100 + drawn++);
    const MatcherAudit found = audit(queue());
    ASSERT_EQ(found.extrapolation, Extrapolation::Sound);
    EXPECT_EQ(found.sampleGained.of, 25);
    EXPECT_NEAR(found.estimatedPercent.value(), truth(), 1e-9);
}

TEST_F(MatcherAuditTest, CellsInTheOrderOfAnotherQueueAreNoSample) {
    std::vector<std::size_t> places(m_order.size());
    for (std::size_t place = 0; place < places.size(); ++place)
        places[place] = place;
    for (const unsigned seed : {1U, 2U, 3U, 4U, 5U}) {
        annotations.clear();
        m_rejudged.clear();
        std::shuffle(places.begin(), places.end(), std::mt19937(seed));
        for (std::size_t i = 0; i < places.size() / 2; ++i)
            find(places[i], static_cast<int>(i));
        EXPECT_EQ(audit(queue()).extrapolation, Extrapolation::NoLabels) << seed;
    }
}

TEST_F(MatcherAuditTest, WhatWasLeftForLaterIsNoHindrance) {
    for (std::size_t place = 3; place < kSample; ++place)
        find(place, static_cast<int>(place));
    EXPECT_EQ(audit(queue()).extrapolation, Extrapolation::Sound);
    EXPECT_EQ(audit(queue()).passedOver, 3);
    for (const std::size_t place : {2U, 0U, 1U})
        find(place, 100);
    EXPECT_EQ(audit(queue()).passedOver, 0);
    EXPECT_EQ(audit(queue()).sampleGained.of, static_cast<std::int64_t>(kSample));
}

TEST_F(MatcherAuditTest, WithEveryCellKnownTheEstimateIsExact) {
    for (std::size_t place = 0; place < m_order.size(); ++place)
        find(place, static_cast<int>(place % 7));
    for (const auto& drawn : {std::optional<RandomQueue>(), std::optional(queue())}) {
        const MatcherAudit found = audit(drawn);
        ASSERT_EQ(found.extrapolation, Extrapolation::Sound);
        EXPECT_EQ(found.open, 0);
        EXPECT_NEAR(found.estimatedPercent.value(), truth(), 1e-9);
        EXPECT_NEAR(found.estimatedInterval.low, truth(), 1e-9);
        EXPECT_NEAR(found.estimatedInterval.high, truth(), 1e-9);
    }
}

TEST_F(MatcherAuditTest, AScoringOfAcceptedAnswersIsNoSample) {
    auto scored = std::make_shared<results::ResultSet>(*set);
    auto columns = std::make_shared<results::RunColumns>(set->run(0));
    columns->overrides = 1;
    scored->runs[0].columns = columns;
    set = scored;
    for (std::size_t place = 0; place < kSample; ++place)
        find(place, static_cast<int>(place));
    const MatcherAudit found = audit(queue());
    EXPECT_EQ(found.extrapolation, Extrapolation::Accepted);
    EXPECT_FALSE(found.estimatedPercent);
    EXPECT_FALSE(found.aliasMissed.percent);
    const auto table = auditTable({{"run", "model", found}}, "set");
    for (const char* missing :
         {"labelled", "alias_missed", "alias_percent", "alias_without_answer", "sample", "estimated_percent"}) {
        const auto column = std::find(table.columns.begin(), table.columns.end(), missing) - table.columns.begin();
        EXPECT_EQ(table.rows.at(0).at(static_cast<std::size_t>(column)), "") << missing;
    }
}

TEST_F(MatcherAuditTest, TheNewestQueueOfAllItsCellsIsTheSample) {
    const auto put = [&](const char* name, QueueOrder order, std::vector<std::int64_t> cells) {
        store::QueueRecord record;
        record.name = name;
        record.labelSet = "set";
        record.order = annotation::name(order);
        record.created = fmt::format("2026-01-0{}T00:00:00Z", name);
        std::vector<store::QueueItem> items;
        for (const std::int64_t cell : cells)
            items.push_back({runId, cell, false});
        must(workspace->write(
            [&](store::Database& database) { return store::AnnotationStore(database).createQueue(record, items); }));
    };
    const auto drawn = [&](const std::vector<std::int64_t>& wanted) {
        auto reader = must(workspace->reader());
        const auto found = must(randomQueue(reader, runId, wanted));
        return found ? found->created.substr(9, 1) : std::string();
    };
    EXPECT_EQ(drawn({}), "");
    put("1", QueueOrder::Random, {9, 3, 7});
    put("2", QueueOrder::Random, {7, 5, 3});
    put("3", QueueOrder::Random, {3});
    put("4", QueueOrder::Relation, {9, 7, 5, 3});
    EXPECT_EQ(drawn({3, 7, 9}), "1");
    EXPECT_EQ(drawn({3, 7}), "2");
    EXPECT_EQ(drawn({3}), "3");
    EXPECT_EQ(drawn({5, 9}), "3") << "none has them all";
}
} // namespace
