// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/distract/Distracting.h"

#include "core/benchmark/ElementJson.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/ElementVersions.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope;
using namespace chronoscope::sources;
using namespace chronoscope::test;
using benchmark::Domain;
using benchmark::Element;
using benchmark::State;
using Texts = std::vector<std::string>;

namespace {
Element fact(const std::string& subject, const std::string& relation, const Texts& objects,
             Domain domain = Domain::General) {
    Element element;
    element.domain = domain;
    element.subject = subject;
    element.relation = relation;
    const bool isTimeless = domain == Domain::CommonSense || domain == Domain::Math;
    element.state = isTimeless ? State::Invariant : State::Static;
    for (const int year : isTimeless ? std::vector<int>{0} : std::vector<int>{2010, 2011}) {
        benchmark::YearObjects& entry = element.years.emplace_back();
        entry.year = year;
        for (const std::string& one : objects)
            entry.objects.push_back({one});
    }
    element.id = benchmark::computeId(element);
    return element;
}

TEST(OfflineOptions, NumbersAreMovedAndKeepTheirForm) {
    for (const std::string text : {"$1,500.50", "30 days", "$40 million", "2.5 percent", "within two years", "1995"}) {
        const Texts moved = movedNumbers(text, 3, 5);
        EXPECT_EQ(moved.size(), 3U) << text;
        for (const std::string& one : moved) {
            EXPECT_NE(one, text);
            EXPECT_EQ(one.find_first_of("0123456789") == std::string::npos,
                      text.find_first_of("0123456789") == std::string::npos);
        }
        EXPECT_EQ(moved, movedNumbers(text, 3, 5)) << "drawn by the seed";
    }
    EXPECT_EQ(movedNumbers("$40 million", 1, 5)[0].substr(0, 1), "$");
    EXPECT_TRUE(movedNumbers("$40 million", 1, 5)[0].ends_with(" million"));
    EXPECT_TRUE(movedNumbers("the Bureau", 3, 5).empty());
    EXPECT_TRUE(movedNumbers("none of it", 3, 5).empty()) << "no number word inside a word";
    for (const std::string& one : movedNumbers("100", 20, 9)) {
        const int value = std::stoi(one);
        EXPECT_TRUE((value >= 50 && value <= 90) || (value >= 110 && value <= 150)) << value;
    }
}

TEST(OfflineOptions, OtherHoldersComeFirstThenTheSameFormThenMovedNumbers) {
    OfflineOptions offline;
    const Element wanted = fact("Ann", "member of sports team", {"Milan F.C."});
    offline.add(wanted);
    offline.add(fact("Bob", "member of sports team", {"Roma"}));
    offline.add(fact("Cid", "employer", {"Bari F.C."}));
    offline.add(fact("Dan", "employer", {"Bank of Bari"}));
    EXPECT_EQ(offline.choose(wanted, 3, {"milan f c"}, 1), (Texts{"Roma", "Bari F.C."}));
    EXPECT_EQ(offline.choose(wanted, 3, {"milan f c", "roma"}, 1), (Texts{"Bari F.C."}));
    const Element law = fact("A fee of ____ is due.", "Money", {"$50"}, Domain::Legal);
    offline.add(law);
    const Texts fees = offline.choose(law, 3, {"50"}, 1);
    ASSERT_EQ(fees.size(), 3U);
    for (const std::string& fee : fees)
        EXPECT_EQ(fee[0], '$');
}

TEST(OfflineOptions, OfANegativeRelationOnlyWhatIsTrueOfThePositiveOne) {
    OfflineOptions offline;
    const Element cannot = fact("oil", "NotCapableOf", {"mix"}, Domain::CommonSense);
    offline.add(cannot);
    offline.add(fact("oil", "CapableOf", {"burn", "float"}, Domain::CommonSense));
    offline.add(fact("water", "NotCapableOf", {"burn up"}, Domain::CommonSense));
    Texts options = offline.choose(cannot, 3, {"mix"}, 1);
    std::sort(options.begin(), options.end());
    EXPECT_EQ(options, (Texts{"burn", "float"}));
    const Element none = fact("Stack", "None", {"Group"}, Domain::Math);
    offline.add(none);
    offline.add(fact("Stack", "Belong_to", {"Linear list"}, Domain::Math));
    EXPECT_EQ(offline.choose(none, 3, {"group"}, 1), (Texts{"Linear list"}));
    EXPECT_EQ(positiveTwin("is_not_normal_cell_origin_of_disease"), "is_normal_cell_origin_of_disease");
    EXPECT_EQ(positiveTwin("is not primary anatomic site of disease"), "is primary anatomic site of disease");
    EXPECT_EQ(positiveTwin("Notes"), "");
    EXPECT_EQ(positiveTwin("Synonym"), "");
}

/// A workspace with teams of ten players, none with wrong options.
class Distracting : public testing::Test {
protected:
    const TempDir folder;
    const WorkspacePtr workspace = emptyWorkspace(folder);

    void SetUp() override {
        std::vector<Element> elements;
        for (int i = 0; i < 10; ++i)
            elements.push_back(fact("Player " + std::to_string(i), "member of sports team",
                                    {std::string(1, static_cast<char>('A' + i)) + "burg " + std::to_string(i)}));
        must(workspace->write(
            [&](store::Database& database) { return store::BenchmarkStore(database).insert(elements, false); }));
    }
    std::vector<Element> elements() const {
        auto reader = must(workspace->reader());
        std::vector<Element> list;
        for (const std::int64_t row : must(DistractStore(reader).rows()))
            list.push_back(must(store::BenchmarkStore(reader).load(row)));
        return list;
    }
    std::size_t lacking() const {
        auto reader = must(workspace->reader());
        return must(DistractStore(reader).lacking({})).size();
    }
};

TEST_F(Distracting, ElementsThatNoRunUsesAreChangedInTheirPlace) {
    const DistractReport report = must(distractOffline(*workspace, {}, 42, {}));
    EXPECT_EQ(report.changed, 10U);
    EXPECT_EQ(report.newVersions, 0U);
    EXPECT_EQ(report.domains.at(Domain::General).complete, 10U);
    EXPECT_EQ(report.domains.at(Domain::General).verified, 0U);
    for (const Element& element : elements()) {
        EXPECT_TRUE(element.hasThreeDistractors());
        EXPECT_EQ(element.id, benchmark::computeId(element));
        const auto extra = nlohmann::json::parse(element.extra);
        EXPECT_EQ(extra.at("distractors_unverified").size(), 3U);
        EXPECT_EQ(extra.at("distractors_by"), "offline");
    }
    EXPECT_EQ(elements().size(), 10U);
    EXPECT_EQ(lacking(), 0U);
    EXPECT_TRUE(must(distractOffline(*workspace, {}, 42, {})).domains.empty()) << "nothing is left to do";
}

TEST_F(Distracting, OfManyElementsEachIsWrittenOnce) {
    std::vector<Element> more;
    for (int i = 10; i < 450; ++i)
        more.push_back(fact("Player " + std::to_string(i), "member of sports team", {"Town " + std::to_string(i)}));
    must(workspace->write(
        [&](store::Database& database) { return store::BenchmarkStore(database).insert(more, false); }));
    EXPECT_EQ(must(distractOffline(*workspace, {Domain::General}, 42, {})).changed, 450U);
    EXPECT_EQ(lacking(), 0U);
    EXPECT_TRUE(must(distractOffline(*workspace, {Domain::Legal}, 42, {})).domains.empty());
}

TEST_F(Distracting, AnEditedElementIsLeftToTheOneInItsPlace) {
    Element edited = elements().front();
    edited.distractors = {"Xburg", "Yburg", "Zburg"};
    edited.id = benchmark::computeId(edited);
    must(workspace->write([&](store::Database& database) {
        return store::ElementVersions(database).replace(must(DistractStore(database).rows()).front(), edited);
    }));
    EXPECT_EQ(lacking(), 9U);
}

TEST_F(Distracting, ElementsThatRunsUseGetANewVersion) {
    run::RunSpec spec;
    spec.templates = {prompt::Template::Generation};
    const std::int64_t run = makeRun(workspace, spec, "calibration:");
    const std::vector<Element> before = elements();
    const DistractReport report = must(distractOffline(*workspace, {}, 42, {}));
    EXPECT_EQ(report.newVersions, 10U);
    const std::vector<Element> after = elements();
    ASSERT_EQ(after.size(), 20U);
    for (std::size_t i = 0; i < 10; ++i) {
        EXPECT_EQ(after[i].id, before[i].id);
        EXPECT_TRUE(after[i].distractors.empty());
        EXPECT_EQ(nlohmann::json::parse(after[10 + i].extra).at("new_version_of"), toHex(before[i].id));
    }
    EXPECT_EQ(lacking(), 0U) << "the new ones stand for the old";
    auto reader = workspace->reader();
    ASSERT_TRUE(reader);
    const auto current = store::ElementVersions(*reader).current();
    ASSERT_TRUE(current);
    EXPECT_EQ(current->size(), 10U) << "a new run asks each fact once";
    EXPECT_EQ(contextOf(workspace, run)->record.elements, 10);
}

TEST_F(Distracting, FewShotsThatRunsCouldDrawAreNotChanged) {
    const Element shot = fact("Shot", "member of sports team", {"Zell"});
    must(workspace->write(
        [&](store::Database& database) { return store::BenchmarkStore(database).insert({shot}, true); }));
    run::RunSpec spec;
    spec.templates = {prompt::Template::Generation};
    makeRun(workspace, spec, "calibration:");
    EXPECT_EQ(must(distractOffline(*workspace, {}, 42, {})).inUse, 1U);
    auto reader = must(workspace->reader());
    EXPECT_EQ(must(store::BenchmarkStore(reader).fewShots()).at(0).id, shot.id);
}

TEST_F(Distracting, WhatAModelWroteComesFirstAndOnlyWhatItVerifiedIsVerified) {
    auto reader = must(workspace->reader());
    const OfflineOptions offline = must(offlineOptions(reader, {}));
    const Element element = elements().front();
    OptionOutcome outcome;
    outcome.options = {"Aburg Zero", "Paris"};
    outcome.isVerified = true;
    const Element made = withOptions(element, outcome, offline, "m", 1);
    ASSERT_EQ(made.distractors.size(), 3U);
    EXPECT_EQ(made.distractors[0], "Aburg Zero");
    const auto extra = nlohmann::json::parse(made.extra);
    EXPECT_EQ(extra.at("distractors_unverified"), nlohmann::json({made.distractors[2]}));
    EXPECT_EQ(extra.at("distractors_look_alike").at(0), "Aburg Zero");
}
} // namespace
