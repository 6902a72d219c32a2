// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/LabelSigns.h"

#include <gtest/gtest.h>

#include <set>

using namespace chronoscope::results;
using Label = CellLabels::Label;

namespace {
/// A set of labels of these names.
std::vector<Label> labelsOf(const std::string& set, const std::vector<std::string>& names) {
    std::vector<Label> labels;
    for (std::size_t place = 0; place < names.size(); ++place)
        labels.push_back({set, "key-" + std::to_string(place), names[place], {}, place});
    return labels;
}

std::vector<std::string> signsOf(std::vector<Label> labels, const std::string& digits) {
    assignSigns(labels, digits);
    std::vector<std::string> signs;
    for (const Label& label : labels)
        signs.push_back(label.sign);
    return signs;
}

using Signs = std::vector<std::string>;

struct SignCase {
    std::vector<std::string> names;
    Signs signs;
};

TEST(LabelSignsTest, AnotherSetsLabelsHaveTheFirstFreeOfTheirLetters) {
    const SignCase cases[]{{{"Gold", "Other"}, {"G", "O"}},
                           {{"Other", "Odd"}, {"O", "D"}},
                           {{"2nd answer", "  vague"}, {"N", "V"}},
                           {{"Åse", "ñu"}, {"Å", "Ñ"}},
                           {{"aa", "a", "aa"}, {"A", "A1", "AA"}},
                           {{"17", "", "(?)"}, {"?1", "?2", "?3"}},
                           {{"ab", "ba", "ab", "ab"}, {"A", "B", "AB", "A1"}}};
    for (const SignCase& one : cases)
        EXPECT_EQ(signsOf(labelsOf("own", one.names), "built-in"), one.signs) << one.names.front();
}

TEST(LabelSignsTest, TheFirstTenOfTheSetHaveTheirDigitsAndTheOthersLetters) {
    EXPECT_EQ(signsOf(labelsOf("own", {"a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "2nd answer"}), "own"),
              (Signs{"1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "K", "N"}));
}

TEST(LabelSignsTest, TheSetWithTheDigitsHasTheFirstChoiceOfLetters) {
    auto labels = labelsOf("built-in", {"Other"});
    const auto own = labelsOf("own", {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Odd"});
    labels.insert(labels.end(), own.begin(), own.end());
    const auto signs = signsOf(labels, "own");
    EXPECT_EQ(signs.back(), "O");
    EXPECT_EQ(signs.front(), "T");
}

TEST(LabelSignsTest, NoTwoLabelsHaveOneSignOrOneStyle) {
    std::vector<Label> labels;
    for (const char* set : {"a", "b", "c"})
        for (const Label& label : labelsOf(set, std::vector<std::string>(60, "Same name")))
            labels.push_back(label);
    assignSigns(labels, "b");
    std::set<std::string> signs;
    std::set<int> styles;
    for (const Label& label : labels) {
        signs.insert(label.sign);
        styles.insert(label.style);
    }
    EXPECT_EQ(signs.size(), labels.size());
    EXPECT_EQ(styles.size(), labels.size());
    EXPECT_FALSE(signs.contains(""));
}

TEST(LabelSignsTest, AChosenColourIsHadAndTheOthersTakeWhatIsFree) {
    auto labels = labelsOf("own", {"a", "b", "c", "d"});
    labels[1].color = 0;
    labels[3].color = 0; // the same: its mark has a frame
    assignSigns(labels, "own");
    std::vector<int> styles;
    for (const Label& label : labels)
        styles.push_back(label.style);
    EXPECT_EQ(styles, (std::vector<int>{1, 0, 2, 9}));
}

TEST(LabelSignsTest, AnUnknownLabelHasASignButNoStyle) {
    std::vector<Label> labels{{"gone", "old-key", "old-key", {}, Label::kInNoSet}};
    assignSigns(labels, "built-in");
    EXPECT_EQ(labels[0].sign, "O");
    EXPECT_EQ(labels[0].style, -1);
}
} // namespace
