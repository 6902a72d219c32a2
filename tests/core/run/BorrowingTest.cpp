// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/RunManifest.h"
#include "core/facts/FactImport.h"
#include "core/prompt/LentExemplars.h"
#include "core/run/RunFactory.h"
#include "core/store/BenchmarkStore.h"
#include "tests/core/facts/FactTables.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"
#include "tests/support/Workbench.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <vector>

/// Own facts with too few elements of a relation show exemplars of the nearest shipped one; the run says which.
namespace chronoscope::test {
namespace {
using benchmark::Domain;
using benchmark::Element;
using prompt::lendNearest;

std::vector<Element> shippedExemplars() {
    static const std::vector<Element> all = [] {
        const TempDir folder;
        const auto workspace = makeWorkspace(folder);
        auto reader = must(workspace->reader());
        return must(store::BenchmarkStore(reader).fewShots());
    }();
    return all;
}

prompt::PromptPack packWithShelf() {
    auto pack = loadPack();
    pack.setShelf(shippedExemplars);
    return pack;
}

std::string lender(Domain domain, const std::string& relation, std::set<int> years = {2015}) {
    const auto lent = lendNearest({domain, relation, std::move(years)}, shippedExemplars());
    return lent ? lent->from : "none";
}

TEST(NearestRelation, IsTheOneOfTheSameNameElseTheOneMostAlikeInTheSameDomain) {
    EXPECT_EQ(lender(Domain::General, "employer"), "employer");
    EXPECT_EQ(lender(Domain::General, "Position Held"), "position held");
    EXPECT_EQ(lender(Domain::General, "member of parliament"), "member of");
    EXPECT_EQ(lender(Domain::General, "sports team"), "member of sports team");
    EXPECT_EQ(lender(Domain::General, "chief financial officer"), "chief executive officer");
    EXPECT_EQ(lender(Domain::General, "the educated of the town"), "educated at") << "not by words like \"of\"";
    EXPECT_EQ(lender(Domain::Biomedical, "treats", {2022}), "may_treat");
    EXPECT_NE(lender(Domain::General, "quite unlike any"), "none");
}

TEST(NearestRelation, IsNoneWhereNoneHasFourExemplarsInAnyYear) {
    EXPECT_EQ(lender(Domain::General, "employer", {1985, 1986}), "none");
    EXPECT_EQ(lender(Domain::Biomedical, "may_treat", {2010}), "none");
    EXPECT_FALSE(lendNearest({Domain::General, "employer", {2015}}, {}).has_value());
}

TEST(LentExemplars, ComeBackFromTheTextThatARunKeeps) {
    const auto lent = lendNearest({Domain::General, "mayor", {2015}}, shippedExemplars());
    ASSERT_TRUE(lent.has_value());
    const auto pack = loadPack();
    const std::string text = pack.relationsLending({*lent});
    const auto back = must(prompt::PromptPack::parse(pack.templatesJson(), text));
    ASSERT_EQ(back.lent().size(), 1U);
    EXPECT_EQ(back.lent()[0].relation, "mayor");
    EXPECT_EQ(back.lent()[0].from, lent->from);
    ASSERT_EQ(back.lent()[0].exemplars->size(), lent->exemplars->size());
    for (std::size_t i = 0; i < lent->exemplars->size(); ++i)
        EXPECT_EQ((*back.lent()[0].exemplars)[i].id, (*lent->exemplars)[i].id);
    EXPECT_EQ(prompt::lentNames(text).at({Domain::General, "mayor"}), lent->from);
    EXPECT_TRUE(prompt::lentNames(pack.relationsJson()).empty());
    EXPECT_EQ(pack.relationsLending({}), pack.relationsJson()) << "as before where nothing is lent";
}

class Borrowing : public testing::Test {
protected:
    void take(const std::string& rows) {
        facts::FactOptions options = optionsOf();
        const auto intake = must(facts::FactIntake::read(
            "subject,relation,object,from,to,domain,question,distractors\n" + rows, "own.csv", options));
        store::WorkspaceSink sink(m_workspace);
        must(facts::storeFacts(intake, sink));
    }
    static std::string towns(int count, const std::string& relation = "mayor") {
        std::string rows;
        for (int i = 0; i < count; ++i)
            rows += fmt::format("Town {0},{1},Mayor {0},2010,2023,,,a|b|c\n", i, relation);
        return rows;
    }
    run::RunEstimate estimate(const run::RunSpec& spec = {}) {
        auto reader = must(m_workspace->reader());
        return must(run::estimateRun(reader, spec, packWithShelf()));
    }
    std::int64_t made(const run::RunSpec& spec = {}) {
        return must(run::createRun(*m_workspace, spec, "own", "calibration:", packWithShelf())).id;
    }
    prompt::Prompt promptOf(std::int64_t run, const std::string& subject, int year = 2015) {
        auto reader = must(m_workspace->reader());
        store::BenchmarkStore benchmark(reader);
        const auto row = must(benchmark.find(subject));
        return contextOf(m_workspace, run)
            ->builder->build(must(benchmark.load(row)), row, year, prompt::Template::Generation, 0);
    }

    TempDir m_folder;
    WorkspacePtr m_workspace = emptyWorkspace(m_folder);
};

std::string toldOf(const run::RunEstimate& estimate) {
    std::string told;
    for (const auto& [domain, relation, from] : estimate.borrowed)
        told += fmt::format("{}<{};", relation, from);
    return told;
}

TEST_F(Borrowing, ARunOverFewFactsShowsThoseOfTheNearestRelationAndSaysSo) {
    take(towns(3, "officeholder of the town"));
    EXPECT_EQ(toldOf(estimate()), "officeholder of the town<officeholder;");
    EXPECT_EQ(estimate().fewExemplars, 0);
    const auto id = made();
    const auto prompt = promptOf(id, "Town 1");
    EXPECT_EQ(prompt.exemplars, 4);
    EXPECT_NE(prompt.text.find(", officeholder, "), std::string::npos) << prompt.text;
    EXPECT_TRUE(prompt.text.ends_with("Q. In 2015, Town 1, officeholder of the town, [Object]\n")) << prompt.text;
    const auto told = nlohmann::json::parse(exchange::runManifest(recordOf(m_workspace, id), {}, "1").json);
    EXPECT_EQ(told.at("exemplars_from").at("general").at("officeholder of the town"), "officeholder");
}

TEST_F(Borrowing, SixFactsOfARelationAreServedByTheirOwn) {
    take(towns(6));
    EXPECT_EQ(toldOf(estimate()), "");
    EXPECT_EQ(estimate().elements, 2);
    const auto id = made();
    auto reader = must(m_workspace->reader());
    const auto first = must(store::BenchmarkStore(reader).elements()).front();
    const auto prompt = promptOf(id, first.subject);
    EXPECT_EQ(prompt.exemplars, 4);
    for (const auto& exemplar : must(store::BenchmarkStore(reader).fewShots()))
        EXPECT_NE(prompt.text.find(exemplar.subject + ", mayor, [Object]\nA. Mayor"), std::string::npos) << prompt.text;
}

TEST_F(Borrowing, WhereThereIsNoneTheFactsAreAskedWithoutAndItSaysSo) {
    take("Ham,mayor,Ann,1985,1990,,,\n,,Paris,2010,2015,,what is the capital of France?,\n");
    facts::FactOptions options = optionsOf(std::pair(1985, 1990));
    store::WorkspaceSink sink(m_workspace);
    must(facts::storeFacts(
        must(facts::FactIntake::read("subject,relation,object,from,to\nHam,mayor,Ann,1985,1990\n", "old", options)),
        sink));
    EXPECT_EQ(toldOf(estimate()), "mayor<;question<;");
    EXPECT_EQ(promptOf(made(), "Ham", 1987).text, "Q. In 1987, Ham, mayor, [Object]\n");
}

TEST_F(Borrowing, ElementsOfBenchmarkFilesAreAskedAsTheyWere) {
    const std::string file = m_folder.file("TimeVariant_General_Static.jsonl");
    writeFile(file, R"({"subject":"Ham","relation":"mayor","objects_2015":["Ann"],"distractor":["a","b","c"]})"
                    "\n");
    importInto(m_workspace, {file});
    EXPECT_EQ(toldOf(estimate()), "mayor<;");
    EXPECT_EQ(promptOf(made(), "Ham").exemplars, 0);
}

/// Benchmark first or table first, all of it asked or the table's part alone.
TEST_F(Borrowing, AlsoWhereATableHasFactsOfTheSameRelation) {
    const std::string file = m_folder.file("TimeVariant_General_Static.jsonl");
    writeFile(file, R"({"subject":"Ham","relation":"mayor","objects_2015":["Ann"],"distractor":["a","b","c"]})"
                    "\n");
    take(towns(2));
    EXPECT_EQ(toldOf(estimate()), "mayor<employer;") << "what the table alone is lent";
    importInto(m_workspace, {file});
    run::RunSpec part;
    part.slice.subjectText = "Town";
    EXPECT_EQ(toldOf(estimate()), "mayor<;");
    EXPECT_EQ(toldOf(estimate(part)), "mayor<;");
}

/// The shelf is full of well-known people.
TEST_F(Borrowing, NobodyWhoIsAskedAboutIsShownWithTheAnswer) {
    const auto shelf = shippedExemplars();
    const auto known = std::ranges::find_if(shelf, [](const Element& one) {
        return one.domain == Domain::General && one.relation == "employer" && one.isAskable(2015);
    });
    ASSERT_NE(known, shelf.end());
    take(fmt::format("{},employer,Anywhere,2015,2015,,,a|b|c\nEmil Own,employer,Elsewhere,2015,2015,,,a|b|c\n",
                     known->subject));
    const auto id = made();
    for (const std::string& asked : {known->subject, std::string("Emil Own")}) {
        const auto prompt = promptOf(id, asked);
        EXPECT_EQ(prompt.exemplars, 4);
        const std::string before = prompt.text.substr(0, prompt.text.rfind("Q. "));
        EXPECT_EQ(before.find(known->subject), std::string::npos) << prompt.text;
    }
}

TEST_F(Borrowing, ARunThatWasMadeKeepsItsPromptsWhateverComes) {
    take(towns(3));
    const auto id = made();
    const std::string before = promptOf(id, "Town 1").text;
    take(towns(12));
    EXPECT_EQ(promptOf(id, "Town 1").text, before);
    EXPECT_EQ(toldOf(estimate()), "") << "a new run has exemplars of its own";
}

TEST_F(Borrowing, LeavesTheReferenceStreamOfAllOthersAsItIs) {
    importInto(m_workspace, {sampleBenchmark()});
    run::RunSpec spec;
    spec.sampler = prompt::Sampler::Reference;
    const auto before = made(spec);
    std::vector<std::pair<std::string, std::string>> texts;
    auto reader = must(m_workspace->reader());
    for (const auto& meta : must(store::BenchmarkStore(reader).elements()))
        if (meta.domain == Domain::General && meta.state == benchmark::State::Static)
            texts.emplace_back(toHex(meta.id), promptOf(before, toHex(meta.id)).text);
    ASSERT_GT(texts.size(), 10U);
    take("Ham,mayor,Ann,2010,2014,,,\nHam,mayor,Ben,2014,2023,,,\n"); // dynamic: before the static ones
    const auto after = made(spec);
    EXPECT_EQ(promptOf(after, "Ham").exemplars, 4);
    for (const auto& [id, text] : texts)
        EXPECT_EQ(promptOf(after, id).text, text);
}
} // namespace
} // namespace chronoscope::test
