// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/prompt/ExemplarSampler.h"
#include "core/prompt/PythonRandom.h"
#include "core/store/BenchmarkStore.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <set>

using namespace chronoscope;
using namespace chronoscope::prompt;
using namespace chronoscope::test;
using benchmark::Domain;
using benchmark::Element;
using benchmark::ElementMeta;

namespace {
constexpr std::uint64_t kAuthorsSeed = 42;

Element fewShot(const std::string& subject, const std::string& relation, std::vector<int> years) {
    Element element;
    element.subject = subject;
    element.relation = relation;
    for (const int year : years)
        element.years.push_back({year, "", {{"o"}}});
    element.id = contentId(subject);
    return element;
}

std::shared_ptr<const FewShotPool> poolOf(int size) {
    std::vector<Element> list;
    for (int i = 0; i < size; ++i)
        list.push_back(fewShot("f" + std::to_string(i), "r", {2010, 2011}));
    return std::make_shared<const FewShotPool>(std::move(list));
}

TEST(FewShotPool, HoldsThoseOfTheRelationWithAnObjectThatYearInFileOrder) {
    const FewShotPool pool({fewShot("a", "r", {2010, 2011}), fewShot("b", "q", {2010}), fewShot("c", "r", {2011}),
                            fewShot("d", "r", {2010})});
    const auto subjects = [&](const std::string& relation, int year) {
        std::string out;
        for (const Element* element : pool.candidates(Domain::General, relation, year))
            out += element->subject;
        return out;
    };
    EXPECT_EQ(subjects("r", 2010), "ad");
    EXPECT_EQ(subjects("r", 2011), "ac");
    EXPECT_EQ(subjects("q", 2011), "");
    EXPECT_EQ(subjects("x", 2010), "");
    EXPECT_TRUE(pool.candidates(Domain::Legal, "r", 2010).empty());
}

TEST(SeededSampler, DrawsUpToFourDifferentOnes) {
    for (const int size : {0, 1, 3, 4, 5, 40}) {
        const auto pool = poolOf(size);
        const SeededSampler sampler(pool, 42);
        for (int i = 0; i < 50; ++i) {
            const auto picks = sampler.pick(fewShot("e" + std::to_string(i), "r", {}), i, 2010, i % 5);
            EXPECT_EQ(picks.size(), static_cast<std::size_t>(std::min(4, size)));
            EXPECT_EQ(std::set(picks.begin(), picks.end()).size(), picks.size());
            for (const auto pick : picks)
                EXPECT_LT(pick, static_cast<std::uint32_t>(size));
        }
    }
}

TEST(SeededSampler, DependsOnSeedElementYearAndSetAlone) {
    const auto pool = poolOf(40);
    const SeededSampler sampler(pool, 42);
    const Element element = fewShot("e", "r", {});
    const auto picks = sampler.pick(element, 1, 2010, 0);
    EXPECT_EQ(sampler.pick(element, 777, 2010, 0), picks) << "the row is an accident of the import";
    EXPECT_EQ(SeededSampler(pool, 42).pick(element, 1, 2010, 0), picks);
    EXPECT_NE(SeededSampler(pool, 43).pick(element, 1, 2010, 0), picks);
    EXPECT_NE(sampler.pick(element, 1, 2011, 0), picks);
    EXPECT_NE(sampler.pick(element, 1, 2010, 1), picks);
    EXPECT_NE(sampler.pick(fewShot("other", "r", {}), 1, 2010, 0), picks);
}

TEST(SeededSampler, DrawsEveryCandidateAboutEquallyOften) {
    const auto pool = poolOf(8);
    const SeededSampler sampler(pool, 1);
    std::vector<int> counts(8);
    for (int i = 0; i < 4'000; ++i)
        for (const auto pick : sampler.pick(fewShot(std::to_string(i), "r", {}), i, 2010, 0))
            ++counts[pick];
    for (const int count : counts)
        EXPECT_NEAR(count, 2'000, 160); // five standard deviations
}

/// One Python stream per domain, replayed plainly: dynamic, then static, years ascending, five sets.
TEST(ReferenceSampler, ReplaysThePythonStream) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    auto reader = must(workspace->reader());
    store::BenchmarkStore benchmark(reader);
    const FewShotPool pool(must(benchmark.fewShots()));
    const auto order = benchmark::resolveSlice({}, must(benchmark.elements()));
    const ReferenceSampler sampler(pool, order, 5, kAuthorsSeed);
    for (const Domain domain : benchmark::kDomains) {
        PythonRandom random(kAuthorsSeed);
        for (const auto state : benchmark::kStates)
            for (const ElementMeta& meta : order) {
                if (meta.domain != domain || meta.state != state) continue;
                const Element element = must(benchmark.load(meta.row));
                for (const int year : element.askableYears())
                    for (int set = 0; set < 5; ++set) {
                        const auto n =
                            static_cast<std::uint32_t>(pool.candidates(domain, element.relation, year).size());
                        ASSERT_EQ(sampler.pick(element, meta.row, year, set), random.sample(n, std::min(4U, n)))
                            << name(domain) << ' ' << element.subject << ' ' << year << ' ' << set;
                    }
            }
    }
}

TEST(ReferenceSampler, KnowsNothingOfElementsItWasNotGiven) {
    const ReferenceSampler sampler(
        *poolOf(8), {{5, {}, Domain::General, benchmark::State::Dynamic, "r", "s", {2010}, 3}}, 5, kAuthorsSeed);
    EXPECT_EQ(sampler.pick({}, 5, 2010, 0), (std::vector<std::uint32_t>{1, 0, 5, 2})); // the published vector for n = 8
    EXPECT_EQ(sampler.pick({}, 5, 2010, 1), (std::vector<std::uint32_t>{3, 1, 6, 0}));
    EXPECT_TRUE(sampler.pick({}, 6, 2010, 0).empty());
    EXPECT_TRUE(sampler.pick({}, 5, 2011, 0).empty());
}

TEST(ReferenceSampler, DrawsTheStreamOfItsSeed) {
    const ReferenceSampler sampler(*poolOf(8),
                                   {{5, {}, Domain::General, benchmark::State::Dynamic, "r", "s", {2010}, 3}}, 5, 7);
    EXPECT_EQ(sampler.pick({}, 5, 2010, 0), (std::vector<std::uint32_t>{5, 1, 3, 0})); // random.seed(7) of CPython 3.11
    EXPECT_EQ(sampler.pick({}, 5, 2010, 4), (std::vector<std::uint32_t>{6, 0, 1, 7}));
}

TEST(ReferenceSampler, ARunWithFewerSetsStaysInStep) {
    const std::vector<ElementMeta> order{
        {5, {}, Domain::General, benchmark::State::Dynamic, "r", "s", {2010, 2011}, 3}};
    const ReferenceSampler five(*poolOf(8), order, 5, kAuthorsSeed);
    const ReferenceSampler two(*poolOf(8), order, 2, kAuthorsSeed);
    for (const int year : {2010, 2011})
        for (int set = 0; set < 2; ++set)
            EXPECT_EQ(two.pick({}, 5, year, set), five.pick({}, 5, year, set)) << year << ' ' << set;
}

TEST(ReferenceSampler, ASmallPoolGivesAllItHas) {
    const ReferenceSampler sampler(
        *poolOf(3), {{5, {}, Domain::General, benchmark::State::Dynamic, "r", "s", {2010}, 3}}, 5, kAuthorsSeed);
    for (int set = 0; set < 5; ++set) {
        const auto picks = sampler.pick({}, 5, 2010, set);
        EXPECT_EQ(std::set(picks.begin(), picks.end()), (std::set<std::uint32_t>{0, 1, 2}));
    }
}
} // namespace
