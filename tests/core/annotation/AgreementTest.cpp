// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/Agreement.h"

#include "tests/support/AnnotationSteps.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <string_view>

using namespace chronoscope;
using namespace chronoscope::annotation;
using chronoscope::test::itemNumber;

namespace {
using Units = std::vector<std::vector<int>>;

/// Raters as lines, a character per unit; '.' is missing.
Units unitsOf(const std::vector<std::string_view>& raters) {
    Units units(raters.front().size());
    for (const std::string_view rater : raters)
        for (std::size_t i = 0; i < rater.size(); ++i)
            if (rater[i] != '.') units[i].push_back(rater[i]);
    return units;
}

/// A table of frequencies: rows by the first rater's value, columns by the second's.
std::vector<std::pair<int, int>> pairsOf(const std::vector<std::vector<int>>& table) {
    std::vector<std::pair<int, int>> units;
    for (std::size_t row = 0; row < table.size(); ++row)
        for (std::size_t column = 0; column < table.size(); ++column)
            units.insert(units.end(), static_cast<std::size_t>(table[row][column]),
                         {static_cast<int>(row), static_cast<int>(column)});
    return units;
}

struct AlphaCase {
    const char* source;
    std::vector<std::string_view> raters;
    std::int64_t units, values;
    double alpha;
};

/// Krippendorff, K. (2011), Computing Krippendorff's Alpha-Reliability, University of Pennsylvania: the worked examples
/// of its sections A (binary), B (nominal, two observers) and C (nominal, any number of observers, data missing).
TEST(Agreement, AlphaIsThatOfKrippendorffsWorkedExamples) {
    const AlphaCase cases[]{{"A", {"0100000010", "1110010000"}, 10, 20, 0.095},
                            {"B", {"aabbdcccedda", "babbbccceddd"}, 12, 24, 0.692},
                            {"C", {"123321412...", "1233224125.3", ".3332342251.", "12332441251."}, 11, 40, 0.743}};
    for (const auto& [source, raters, units, values, alpha] : cases) {
        const Alpha found = krippendorffsAlpha(unitsOf(raters));
        EXPECT_EQ(found.units, units) << source;
        EXPECT_EQ(found.values, values) << source;
        ASSERT_TRUE(found.value) << source;
        EXPECT_NEAR(*found.value, alpha, 0.0005) << source;
    }
}

/// Cohen, J. (1960), A coefficient of agreement for nominal scales, Educational and Psychological Measurement 20:37-46,
/// its matrix of frequencies: N = 200, po = .70, pe = .41, kappa = .492.
TEST(Agreement, KappaIsThatOfCohensWorkedExample) {
    const Kappa kappa = cohensKappa(pairsOf({{88, 14, 18}, {10, 40, 10}, {2, 6, 12}}));
    EXPECT_EQ(kappa.units, 200);
    EXPECT_EQ(kappa.agreed, 140);
    EXPECT_NEAR(kappa.expected, 0.41, 1e-12);
    ASSERT_TRUE(kappa.value);
    EXPECT_NEAR(*kappa.value, 0.492, 0.0005);
}

TEST(Agreement, KappaOfATwoByTwoTableIsAsByHand) {
    struct {
        std::vector<std::vector<int>> table;
        double kappa;
    } const cases[]{{{{20, 5}, {10, 15}}, 0.4}, // po = 35/50, pe = 0.5 * 0.6 + 0.5 * 0.4
                    {{{10, 0}, {0, 10}}, 1.0},  // of one mind
                    {{{0, 10}, {10, 0}}, -1.0}, // never
                    {{{9, 3}, {3, 1}}, 0.0}};   // as by chance: pe = 0.75 * 0.75 + 0.25 * 0.25 = po
    for (const auto& [table, value] : cases) {
        const Kappa kappa = cohensKappa(pairsOf(table));
        ASSERT_TRUE(kappa.value);
        EXPECT_NEAR(*kappa.value, value, 1e-12);
    }
}

TEST(Agreement, WhatIsUndefinedIsNothing) {
    EXPECT_FALSE(cohensKappa({}).value);
    EXPECT_FALSE(cohensKappa(pairsOf({{7, 0}, {0, 0}})).value) << "both gave one value throughout";
    EXPECT_TRUE(cohensKappa(pairsOf({{0, 7}, {0, 0}})).value) << "each gave another: not a unit agrees";
    EXPECT_FALSE(krippendorffsAlpha({}).value);
    EXPECT_FALSE(krippendorffsAlpha(unitsOf({"12.", "..3"})).value) << "no unit was rated twice";
    EXPECT_FALSE(krippendorffsAlpha(unitsOf({"111", "111"})).value) << "one value throughout";
    EXPECT_EQ(krippendorffsAlpha(unitsOf({"12.", "..3"})).units, 0);
}

/// Items 1, 2, … of one run.
ItemKey item(int number) {
    return {contentId("run"), contentId("element"), 2000 + number, prompt::Template::Generation};
}

Annotation labelledBy(int number, const std::string& author, std::vector<std::string> labels,
                      const std::string& set = "mine") {
    Annotation annotation{item(number),           {author, false},       "model", set, {}, 0,
                          "2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z"};
    annotation.body.labels = std::move(labels);
    return annotation;
}

LabelSet labelSet() {
    return {"mine", true, {{"alias", "Alias", "", {}}, {"other", "Other", "", {}}, {"unused", "Unused", "", {}}}};
}

TEST(Agreement, EachLabelIsAQuestionToEachAnnotator) {
    const AnnotationBook book(
        {labelledBy(1, "Ann", {"alias"}), labelledBy(1, "Bea", {"alias"}), labelledBy(2, "Ann", {"alias", "other"}),
         labelledBy(2, "Bea", {"other"}), labelledBy(3, "Ann", {"other"}), labelledBy(3, "Bea", {"other"}),
         labelledBy(4, "Ann", {"alias"}), labelledBy(4, "Bea", {"alias"}), labelledBy(5, "Ann", {"alias"})});
    const AgreementReport report = agreement(book, labelSet());
    EXPECT_EQ(report.authors, (std::vector<std::string>{"Ann", "Bea"}));
    EXPECT_EQ(report.items, 5);
    EXPECT_EQ(report.shared, 4);
    ASSERT_EQ(report.labels.size(), 3U);

    const LabelAgreement& alias = report.labels[0];
    EXPECT_EQ(alias.label, "alias");
    EXPECT_EQ(alias.given, 5) << "the item that one alone saw does not count";
    EXPECT_EQ(alias.disputed, 1);
    const auto expected = krippendorffsAlpha(unitsOf({"1101", "1001"}));
    EXPECT_EQ(alias.alpha.value, expected.value);
    ASSERT_EQ(alias.pairs.size(), 1U);
    EXPECT_EQ(alias.pairs[0].kappa.units, 4);
    EXPECT_EQ(alias.pairs[0].kappa.agreed, 3);
    EXPECT_NEAR(alias.pairs[0].kappa.value.value(), 0.5, 1e-12); // po = 3/4, pe = 3/4 * 1/2 + 1/4 * 1/2

    EXPECT_EQ(report.labels[1].alpha.value, 1.0);
    EXPECT_FALSE(report.labels[2].alpha.value) << "a label that nobody gave";
    EXPECT_EQ(report.all.disputed, 1);
    EXPECT_EQ(report.all.alpha.value, krippendorffsAlpha(unitsOf({"axoa", "aooa"})).value);
    ASSERT_EQ(report.disagreements.size(), 1U);
    EXPECT_EQ(report.disagreements[0].item, item(2));
    EXPECT_EQ(report.disagreements[0].labels, std::vector<std::string>{"alias"});
    EXPECT_FALSE(report.disagreements[0].settled);
}

TEST(Agreement, FinalWordsBareNotesAndOtherSetsAreNoOpinion) {
    Annotation decided = labelledBy(1, "Cid", {"other"});
    decided.voice.final = true;
    Annotation note = labelledBy(1, "Dan", {});
    note.body.note = "see the reply";
    const AnnotationBook book({labelledBy(1, "Ann", {"alias"}), labelledBy(1, "Bea", {"other"}), decided, note,
                               labelledBy(1, "Eve", {"alias"}, "another set")});
    const AgreementReport report = agreement(book, labelSet());
    EXPECT_EQ(report.authors, (std::vector<std::string>{"Ann", "Bea"}));
    EXPECT_EQ(report.all.alpha.values, 2);
    ASSERT_EQ(report.disagreements.size(), 1U);
    EXPECT_TRUE(report.disagreements[0].settled);
}

TEST(Agreement, OnlyTheWantedItemsCount) {
    const AnnotationBook book({labelledBy(1, "Ann", {"alias"}), labelledBy(1, "Bea", {"other"}),
                               labelledBy(2, "Ann", {"alias"}), labelledBy(2, "Bea", {"alias"}),
                               labelledBy(3, "Cid", {"alias"})});
    const AgreementReport report = agreement(book, labelSet(), [](const ItemKey& key) { return key == item(2); });
    EXPECT_EQ(report.authors, (std::vector<std::string>{"Ann", "Bea"}));
    EXPECT_EQ(report.items, 1);
    EXPECT_TRUE(report.disagreements.empty());
}

TEST(Agreement, AuthorsWithoutACommonItemAreNotPaired) {
    const AnnotationBook book({labelledBy(1, "Ann", {"alias"}), labelledBy(1, "Bea", {"alias"}),
                               labelledBy(2, "Bea", {"other"}), labelledBy(2, "Cid", {"alias"})});
    const AgreementReport report = agreement(book, labelSet());
    ASSERT_EQ(report.all.pairs.size(), 2U);
    EXPECT_EQ(report.all.pairs[0].first, 0U);
    EXPECT_EQ(report.all.pairs[0].second, 1U);
    EXPECT_EQ(report.all.pairs[1].first, 1U);
    EXPECT_EQ(report.all.pairs[1].second, 2U);
}

/// Each label of a set as a question by itself, against the measures over any values.
TEST(Agreement, ALabelIsAValueOfTwoToTheMeasures) {
    std::mt19937 random(11);
    const LabelSet set{
        "set",
        true,
        {{"a", "A", "", {}}, {"b", "B", "", {}}, {"never", "Never", "", {}}, {"always", "Always", "", {}}}};
    const std::vector<std::string> authors{"Ann", "Ben", "Cid"};
    std::vector<Annotation> said;
    for (int item = 0; item < 60; ++item)
        for (const std::string& author : authors) {
            if (random() % 3 == 0) continue;
            Annotation one{itemNumber(item), {author, false}, "m", "set", {}, 0, "t", "t"};
            one.body.labels = {"always"};
            for (const char* label : {"a", "b"})
                if (random() % 2 == 0) one.body.labels.emplace_back(label);
            one.body.tidy();
            said.push_back(std::move(one));
        }
    const AgreementReport report = agreement(AnnotationBook(said), set);
    for (const LabelAgreement& label : report.labels) {
        std::map<ItemKey, std::map<std::string, int>> values;
        for (const Annotation& one : said)
            values[one.item][one.voice.author] = one.body.has(label.label) ? 1 : 0;
        std::vector<std::vector<int>> units;
        for (const auto& [item, byAuthor] : values) {
            std::vector<int>& unit = units.emplace_back();
            for (const auto& [author, value] : byAuthor)
                unit.push_back(value);
        }
        const Alpha alpha = krippendorffsAlpha(units);
        EXPECT_EQ(label.alpha.value, alpha.value) << label.label;
        EXPECT_EQ(label.alpha.units, alpha.units) << label.label;
        ASSERT_EQ(label.pairs.size(), 3U);
        for (const LabelAgreement::Pair& pair : label.pairs) {
            std::vector<std::pair<int, int>> both;
            for (const auto& [item, byAuthor] : values)
                if (byAuthor.contains(authors[pair.first]) && byAuthor.contains(authors[pair.second]))
                    both.emplace_back(byAuthor.at(authors[pair.first]), byAuthor.at(authors[pair.second]));
            const Kappa kappa = cohensKappa(both);
            EXPECT_EQ(pair.kappa.value, kappa.value) << label.label;
            EXPECT_EQ(pair.kappa.agreed, kappa.agreed) << label.label;
            EXPECT_EQ(pair.kappa.units, kappa.units) << label.label;
        }
    }
    EXPECT_FALSE(report.labels[2].alpha.value) << "only one value";
}
} // namespace
