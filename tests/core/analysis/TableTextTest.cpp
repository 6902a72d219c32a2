// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/analysis/TableText.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <clocale>
#include <map>

using namespace chronoscope::analysis;

namespace {
Table table(const std::vector<std::vector<std::string>>& rows) {
    Table out;
    out.addColumn("name");
    out.addColumn("value", true);
    out.rows = rows;
    return out;
}

TEST(TableText, CsvQuotes) {
    EXPECT_EQ(toText(table({{"plain", "1"}, {"a,b", "2"}, {"say \"x\"", "3"}, {"two\nlines", ""}, {"cr\r", "-5"}}),
                     TableFormat::Csv),
              "name,value\nplain,1\n\"a,b\",2\n\"say \"\"x\"\"\",3\n\"two\nlines\",\n\"cr\r\",-5\n");
}

TEST(TableText, CsvTextsAreNoFormulas) {
    for (const char* text : {"=1+1", "+1", "-1", "@SUM(A1)", "\tx"})
        EXPECT_EQ(toText(table({{text, "-1"}}), TableFormat::Csv), std::string("name,value\n'") + text + ",-1\n");
    EXPECT_EQ(toText(table({{"\n=1", "-1"}}), TableFormat::Csv), "name,value\n\"'\n=1\",-1\n");
    EXPECT_EQ(toText(table({{"=HYPERLINK(\"x\",1)", "1"}}), TableFormat::Csv),
              "name,value\n\"'=HYPERLINK(\"\"x\"\",1)\",1\n");
}

TEST(TableText, JsonNumbersAndNulls) {
    const auto json = nlohmann::json::parse(
        toText(table({{"a\"b\n", "1"}, {"=x", "2.50"}, {"ü", ""}, {"1", "-3"}}), TableFormat::Json));
    ASSERT_EQ(json.size(), 4U);
    EXPECT_EQ(json[0]["name"], "a\"b\n");
    EXPECT_EQ(json[0]["value"], 1);
    EXPECT_EQ(json[1]["value"], 2.5);
    EXPECT_TRUE(json[2]["value"].is_null());
    EXPECT_TRUE(json[3]["name"].is_string());
    EXPECT_EQ(toText(table({}), TableFormat::Json), "[]\n");
}

TEST(TableText, JsonStaysJsonWhateverTheCellsHold) {
    for (const char* cell : {"nan", "inf", "[1", "1 2", "{}", "\xff"}) {
        const auto json = nlohmann::json::parse(toText(table({{"\xff", cell}}), TableFormat::Json), nullptr, false);
        ASSERT_FALSE(json.is_discarded()) << cell;
        EXPECT_TRUE(json[0]["value"].is_string()) << cell;
    }
}

TEST(TableText, ATruthValueIsOneInJson) {
    for (const bool value : {true, false})
        EXPECT_EQ(
            nlohmann::json::parse(toText(table({{"a", value ? "true" : "false"}}), TableFormat::Json))[0]["value"],
            value);
}

TEST(TableText, MarkdownAndTsvKeepOneLineARow) {
    EXPECT_EQ(toText(table({{"a|b\nc\r\nd", "1"}}), TableFormat::Markdown),
              "| name | value |\n|---|---:|\n| a\\|b c  d | 1 |\n");
    EXPECT_EQ(toText(table({{"a\tb\rc", "1"}}), TableFormat::Tsv), "name\tvalue\na b c\t1\n");
}

TEST(TableText, TsvTextsAreNoFormulas) {
    for (const char* text : {"=1+1", "+1", "-1", "@SUM(A1)"})
        EXPECT_EQ(toText(table({{text, "-1"}}), TableFormat::Tsv), std::string("name\tvalue\n'") + text + "\t-1\n");
    for (const char* space : {"\t", "\n", "\r"})
        EXPECT_EQ(toText(table({{std::string(space) + "=1", "-1"}}), TableFormat::Tsv), "name\tvalue\n' =1\t-1\n");
}

TEST(TableText, TsvQuotesDoNotSwallowTheCellsBehind) {
    EXPECT_EQ(toText(table({{"\"open", "1"}, {"in \"side\"", "2"}}), TableFormat::Tsv),
              "name\tvalue\n\"\"\"open\"\t1\nin \"side\"\t2\n");
}

TEST(TableText, MarkdownCellsHaveNoMarkUpOfTheirOwn) {
    for (const auto& [text, cell] :
         std::map<std::string, std::string>{{"*bold* `code`", "\\*bold\\* \\`code\\`"},
                                            {"[link](http://x)", "\\[link\\](http://x)"},
                                            {"<img src=x> &amp;", "&lt;img src=x\\> &amp;amp;"},
                                            {"a\\|b", "a\\\\\\|b"},
                                            {"~~gone~~", "\\~\\~gone\\~\\~"},
                                            {"may_be_treated_by", "may_be_treated_by"},
                                            {"_slanted_ word", "\\_slanted\\_ word"}})
        EXPECT_EQ(toText(table({{text, "-1"}}), TableFormat::Markdown),
                  "| name | value |\n|---|---:|\n| " + cell + " | -1 |\n");
}

TEST(TableText, LatexCellsAreNoOptionsOfTheLineBefore) {
    EXPECT_EQ(
        toText(table({{"[Object] [x]", "1"}, {"*starred*", "2"}}), TableFormat::Latex),
        "\\begin{tabular}{lr}\n\\hline\nname & value \\\\\n\\hline\n{[}Object] [x] & 1 \\\\\n{*}starred* & 2 \\\\\n"
        "\\hline\n\\end{tabular}\n");
}

TEST(TableText, LatexHasNoOtherSignsInTheFirstEncoding) {
    EXPECT_NE(
        toText(table({{"a<b>c|d", "1"}}), TableFormat::Latex).find("a\\textless{}b\\textgreater{}c\\textbar{}d & 1"),
        std::string::npos);
}

TEST(TableText, LinesAreThoseOfTheTable) {
    const Table whole = table({{"a,b", "1"}, {"=x", "2"}});
    std::string csv = lineText(whole.columns, {false, false});
    std::string tsv = lineText(whole.columns, {false, false}, '\t');
    for (const auto& row : whole.rows) {
        csv += lineText(row, whole.numeric);
        tsv += lineText(row, whole.numeric, '\t');
    }
    EXPECT_EQ(csv, toText(whole, TableFormat::Csv));
    EXPECT_EQ(tsv, toText(whole, TableFormat::Tsv));
}

TEST(TableText, LatexEscapes) {
    EXPECT_EQ(toText(table({{"50% of $x_1 & {#~^\\}", "1"}}), TableFormat::Latex),
              "\\begin{tabular}{lr}\n\\hline\nname & value \\\\\n\\hline\n"
              "50\\% of \\$x\\_1 \\& \\{\\#\\textasciitilde{}\\textasciicircum{}\\textbackslash{}\\} & 1 \\\\\n"
              "\\hline\n\\end{tabular}\n");
}

TEST(TableText, NumbersDoNotDependOnTheLocale) {
    const std::string before = std::setlocale(LC_ALL, nullptr);
    for (const char* locale : {"de_DE.UTF-8", "de_DE", "fr_FR.UTF-8"})
        if (std::setlocale(LC_ALL, locale)) break;
    EXPECT_EQ(number(1234.5, 2), "1234.50");
    std::setlocale(LC_ALL, before.c_str());
    EXPECT_EQ(number(0.005, 1), "0.0");
    EXPECT_EQ(number(100, 0), "100");
}
} // namespace
