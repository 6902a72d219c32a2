// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/cfr/CfrText.h"
#include "core/sources/cfr/FillIn.h"

#include <gtest/gtest.h>

using namespace chronoscope::sources::cfr;

namespace {
TEST(CfrText, SpacesAreOneBlankAndNoneWhereNoneBelongs) {
    EXPECT_EQ(tidyParagraph("\n  §\xE2\x80\x89"
                            "416.1201 (c)\xC2\xA0 means\n"),
              "§ 416.1201 (c) means");
    EXPECT_EQ(tidyParagraph("See ( a ) , [ b ] ; c : d ."), "See (a), [b]; c: d.");
    EXPECT_EQ(tidyParagraph(" \n "), "");
}

TEST(CfrText, TheCoreIsWhatIsNotPrint) {
    EXPECT_EQ(paragraphCore("Metropolitan Division or MD. (1)"), paragraphCore("metropolitan division or MD—(1)"));
    EXPECT_EQ(paragraphCore("R&D"), "randd");
    EXPECT_EQ(paragraphCore("$1,000.50, or 12-31/4 – 5%. § 3."), "$1,000.50or12-31/45%§3");
    EXPECT_EQ(paragraphCore("ÀB."), "àb");
    EXPECT_NE(paragraphCore("1,000"), paragraphCore("1000"));
}

struct Change {
    std::vector<std::string_view> texts;
    std::string question;
    std::vector<std::string> answers;
    SpanKind kind;
};

TEST(CfrQuestion, TheBlankRunsFromTheFirstToTheLastDifference) {
    const std::vector<Change> cases{
        {{"A lender must keep records for two years after closing.",
          "A lender must keep records for five years after closing."},
         "A lender must keep records for ____ years after closing.",
         {"two", "five"},
         SpanKind::Quantity},
        {{"the terms of the mortgage loan documents", "the terms of the federally related mortgage loan documents"},
         "the terms of the ____ loan documents",
         {"mortgage", "federally related mortgage"},
         SpanKind::Other},
        {{"All rules of Board procedure apply here.", "All rules of Board quorum procedure apply here."},
         "All rules of ____ procedure apply here.",
         {"Board", "Board quorum"},
         SpanKind::Organization},
        {{"The provisions, including appendices, of this part",
          "The provisions, including appendices and supplements, of this part"},
         "The provisions, including ____ , of this part",
         {"appendices", "appendices and supplements"},
         SpanKind::Other},
        {{"as provided in paragraph (see 12 CFR 1003.2) of this part",
          "as provided in paragraph (see 12 CFR 1003.4) of this part"},
         "as provided in paragraph (see 12 CFR ____ ) of this part",
         {"1003.2", "1003.4"},
         SpanKind::Quantity},
        {{"as it is defined in paragraph (a) of", "as it is defined in paragraph (b) of"},
         "as it is defined in paragraph ____ of",
         {"(a)", "(b)"},
         SpanKind::Other},
        {{"The asset threshold for this year is $40 million.", "The asset threshold for this year is $43 million.",
          "The asset threshold for this year is $43 million."},
         "The asset threshold for this year is ____ million.",
         {"$40", "$43", "$43"},
         SpanKind::Money},
    };
    for (const Change& one : cases) {
        const auto asked = askChange(one.texts);
        const auto* made = std::get_if<FillIn>(&asked);
        ASSERT_NE(made, nullptr) << one.question;
        EXPECT_EQ(made->question, one.question);
        EXPECT_EQ(made->answers, one.answers) << one.question;
        EXPECT_EQ(made->kind, one.kind) << one.question << ": " << name(made->kind);
    }
}

TEST(CfrQuestion, ChangesThatMakeNoQuestionAreNamed) {
    const std::vector<std::pair<std::vector<std::string_view>, std::string_view>> cases{
        {{"It is so that one two three four five six seven eight nine ten eleven twelve thirteen holds",
          "It is so that nothing holds"},
         "long"},
        {{"Board approval is required", "Agency approval is required"}, "context"},
        {{"Every bank shall keep seperate records of it", "Every bank shall keep separate records of it"}, "typo"},
        {{"The requirements of loans to the bank apply to it", "The requirements of loans by a bank apply to it"},
         "style"},
    };
    for (const auto& [texts, reason] : cases) {
        const auto asked = askChange(texts);
        const auto* rejected = std::get_if<Rejected>(&asked);
        ASSERT_NE(rejected, nullptr) << reason;
        EXPECT_EQ(name(*rejected), reason);
    }
    EXPECT_TRUE(std::holds_alternative<FillIn>(
        askChange({"Every bank shall keep form 10234 on file", "Every bank shall keep form 10235 on file"})))
        << "numbers are no typing errors";
    EXPECT_TRUE(std::holds_alternative<FillIn>(
        askChange({"Every bank may keep these forms on file", "Every bank must keep these forms on file"})))
        << "a rule turns on such words";
}

TEST(CfrQuestion, AnUnchangedParagraphIsAskedForWhatCouldHaveChanged) {
    const auto questions =
        askUnchanged("The Federal Reserve Board shall, under 12 CFR 1026.22, pay $5,000 million within 30 days "
                     "after December 31, 2010.");
    std::map<std::string, std::string> byKind;
    for (const FillIn& one : questions)
        byKind[std::string(name(one.kind))] = one.answers.front();
    EXPECT_EQ(byKind, (std::map<std::string, std::string>{{"Money", "$5,000 million"},
                                                          {"Law reference", "12 CFR 1026.22"},
                                                          {"Date", "December 31, 2010"},
                                                          {"Quantity", "30 days"},
                                                          {"Organization", "Federal Reserve Board"}}));
    EXPECT_TRUE(askUnchanged("Nothing of the kind is said in this one").empty());
    EXPECT_TRUE(askUnchanged("Pay $5,000 now").empty()) << "too little around the blank";
}
} // namespace
