// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/cfr/CfrBuild.h"

#include "core/sources/cfr/CfrEditions.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>

using namespace chronoscope;
using namespace chronoscope::sources;
using nlohmann::json;

namespace {
std::size_t stepOf(const BuildReport& report, const std::string& step) {
    for (const auto& [name, count] : report.funnel)
        if (name == step) return count;
    ADD_FAILURE() << "no step " << step;
    return 0;
}

std::size_t droppedOf(const BuildReport& report, const std::string& reason) {
    const auto found = report.dropped.find(reason);
    return found == report.dropped.end() ? 0 : found->second;
}

/// A part of a title as the government prints it.
std::string granule(int year, const std::string& body) {
    return "<?xml version=\"1.0\"?>\n<CFRGRANULE><FDSYS><CFRTITLE>12</CFRTITLE><DATE>" + std::to_string(year) +
           "-01-01</DATE><COVERONLY>false</COVERONLY><GRANULENUM>7</GRANULENUM></FDSYS><PART>" + body +
           "</PART></CFRGRANULE>";
}

std::string section(const std::string& number, const std::string& paragraphs) {
    return "<SECTION><SECTNO>§ " + number + "</SECTNO><SUBJECT>S.</SUBJECT>" + paragraphs + "</SECTION>";
}

class CfrBuild : public testing::Test {
protected:
    const test::TempDir folder;

    std::string file(const std::string& name, const std::string& text) const {
        const std::string path = folder.path() + "/" + name;
        test::writeFile(path, text);
        return path;
    }
    static Result<BuildReport> build(std::vector<std::string> paths, std::optional<std::pair<int, int>> frame = {}) {
        BuildOptions options;
        options.paths = std::move(paths);
        options.frame = frame;
        return cfr::buildCfr(options, {}, {});
    }
    BuildReport built(std::optional<std::pair<int, int>> frame = {}) const {
        auto report = build({folder.path()}, frame);
        EXPECT_TRUE(report) << (report ? "" : report.error().text());
        return report ? std::move(report).value() : BuildReport();
    }
};

TEST_F(CfrBuild, AParagraphIsFollowedThroughTheYears) {
    const auto text = [](const std::string& years, const std::string& extra) {
        return section("7.1", "<P>(a) <E T=\"03\">Records.</E> A bank must keep all records for <PRTPAGE P=\"3\"/>" +
                                  years + " years<SU>1</SU> after a loan is paid.</P><FTNT><P>1 A note.</P></FTNT>" +
                                  extra + "<P>(b) [Reserved]</P>");
    };
    file("1.xml", granule(2012, "<CONTENTS><SECTNO>7.1</SECTNO><P>No text.</P></CONTENTS>" + text("two", "")));
    file("2.xml", granule(2013, text("five", "<P>(c) A new one that was put in.</P>")));
    file("3.xml", granule(2014, text("five", "")));
    const BuildReport report = built();
    ASSERT_FALSE(report.elements.empty());
    const BuiltElement& one = report.elements.front();
    EXPECT_EQ(one.sourceId, "12 CFR 7.1");
    EXPECT_EQ(one.element.subject, "(a) Records. A bank must keep all records for ____ years after a loan is paid.");
    EXPECT_EQ(one.state, benchmark::State::Dynamic);
    EXPECT_EQ(one.changes, 1);
    ASSERT_EQ(one.element.years.size(), 3U);
    EXPECT_EQ(one.element.years[0].objects.front().front(), "two");
    EXPECT_EQ(one.element.years[2].objects.front().front(), "five");
    EXPECT_EQ(one.element.years[2].releaseDate, "2014-01-01");
    EXPECT_EQ(stepOf(report, "paragraphs"), 2U);
    EXPECT_EQ(stepOf(report, "unchanged"), 1U);
    EXPECT_EQ(droppedOf(report, "broken"), 0U);
    EXPECT_EQ(report.inputs.size(), 3U);
}

TEST_F(CfrBuild, OnlyWhatIsInEveryEditionIsTaken) {
    const std::string kept = "<P>(a) This one stays for ever as it always was.</P>";
    file("1.xml", granule(2012, section("7.1", kept + "<P>(b) Struck out later on, all of it.</P>")));
    file("2.xml", granule(2013, section("7.1", kept)));
    EXPECT_EQ(droppedOf(built(), "broken"), 1U);
    EXPECT_EQ(stepOf(built(), "unchanged"), 1U);
    const BuildReport longer = built(std::pair(2012, 2014));
    EXPECT_EQ(droppedOf(longer, "partial"), 2U) << "no edition of 2014 was given";
    EXPECT_EQ(droppedOf(built(std::pair(2013, 2013)), "edition_outside_frame"), 1U);
}

TEST_F(CfrBuild, AsManyUnchangedParagraphsAreAskedForAsChangedOnes) {
    std::string unchanged;
    for (int i = 0; i < 30; ++i)
        unchanged +=
            "<P>A fee of exactly $" + std::to_string(100 + i) + " is due for every copy that is asked for.</P>";
    const auto text = [&](const std::string& fee) {
        return section("7.1", unchanged + "<P>The fee for any other thing that is asked for is " + fee + ".</P>");
    };
    file("1.xml", granule(2012, text("$5")));
    file("2.xml", granule(2013, text("$7")));
    const BuildReport report = built();
    ASSERT_EQ(report.elements.size(), 2U);
    EXPECT_EQ(report.elements[1].state, benchmark::State::Static);
    EXPECT_EQ(report.elements[1].element.relation, "Money");
    EXPECT_EQ(report.elements[1].element.id, built().elements[1].element.id) << "drawn by the seed";
}

TEST_F(CfrBuild, APageOfHtmlIsNoEditionAndABrokenFileEndsTheBuild) {
    file("1.xml", granule(2012, section("7.1", "<P>Text of it.</P>")));
    file("2.xml", "<!DOCTYPE html><html><body>Not found</body></html>");
    file("3.xml", "<html><body>Not found</body></html>");
    const BuildReport report = built();
    EXPECT_EQ(droppedOf(report, "not_of_the_code"), 2U);
    EXPECT_EQ(report.problemCount, 2U);
    EXPECT_EQ(droppedOf(report, "one_edition"), 1U);

    std::string deep;
    for (int i = 0; i < 300; ++i)
        deep += "<X>";
    const std::vector<std::pair<std::string, std::string>> broken{
        {"<!DOCTYPE CFRGRANULE [<!ENTITY a \"b\">]><CFRGRANULE/>", "document type"},
        {granule(2013, section("7.1", "<P>&nbsp;</P>")), "undefined entity"},
        {granule(2013, section("7.1", "<P>Cut")).substr(0, 200), "line 2"},
        {granule(2013, deep), "deeper"},
        {"<CFRGRANULE><FDSYS><CFRTITLE>12</CFRTITLE></FDSYS><PART/></CFRGRANULE>", "date"},
        {"", "no element found"},
    };
    for (const auto& [text, reason] : broken) {
        const auto failed = build({file("4.xml", text)});
        ASSERT_FALSE(failed) << reason;
        EXPECT_EQ(failed.error().code, ErrorCode::BadInput);
        EXPECT_NE(failed.error().text().find(reason), std::string::npos) << failed.error().text();
    }
}

/// Real editions, and what an independent script found in them.
TEST(CfrVectors, ParagraphsQuestionsAndReasonsAreThoseOfTheIndependentScript) {
    const auto shared = test::sharedFolder();
    if (!shared) GTEST_SKIP() << "the shared data are not beside the repository";
    const std::string folder = *shared + "/data/sources/";
    const json expected = json::parse(test::readFile(folder + "expected_public.json")).at("cfr");
    for (const auto& [key, wanted] : expected.items()) {
        BuildOptions options;
        const std::string ending = key.substr(key.find(' ') + 1) + ".xml";
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder + "cfr"))
            if (entry.path().string().ends_with(ending)) options.paths.push_back(entry.path().string());
        const auto report = cfr::buildCfr(options, {}, {});
        ASSERT_TRUE(report) << key << ": " << report.error().text();
        EXPECT_EQ(stepOf(*report, "unchanged"), wanted.at("unchanged")) << key;
        EXPECT_EQ(droppedOf(*report, "trivial_only"), wanted.at("trivial_only")) << key;
        EXPECT_EQ(droppedOf(*report, "broken"), wanted.at("broken")) << key;
        for (const char* reason : {"long", "context", "typo", "style"})
            EXPECT_EQ(droppedOf(*report, reason), wanted.at("rejected").value(reason, 0)) << key;
        json found = json::array();
        for (const BuiltElement& built : report->elements) {
            if (built.state != benchmark::State::Dynamic) continue;
            json answers;
            for (const auto& year : built.element.years)
                answers[std::to_string(year.year)] = year.objects.front().front();
            found.push_back({{"section", built.sourceId}, {"question", built.element.subject}, {"answers", answers}});
        }
        EXPECT_EQ(found, wanted.at("dynamic")) << key;
        BuildReport scratch;
        auto titles = cfr::findEditions(options, scratch);
        ASSERT_TRUE(titles && titles->size() == 1) << key;
        cfr::TitleHistory title(titles->begin()->first);
        for (const cfr::CfrSource& source : titles->begin()->second)
            ASSERT_TRUE(title.read(source, scratch, {}));
        json paragraphs;
        for (const cfr::SectionHistory& history : title.sections())
            for (const auto& [year, texts] : history.paragraphs)
                paragraphs[history.key].push_back(texts.size());
        EXPECT_EQ(paragraphs, wanted.at("paragraphs")) << key;
    }
}
} // namespace
