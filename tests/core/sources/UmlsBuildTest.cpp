// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/umls/UmlsBuild.h"

#include "core/sources/BuildDocument.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <set>

using namespace chronoscope;
using namespace chronoscope::sources;
using nlohmann::json;

namespace {
using YearNames = std::map<int, std::set<std::string>>;

YearNames namesOf(const BuiltElement& built) {
    YearNames names;
    for (const auto& year : built.element.years)
        for (const benchmark::Object& object : year.objects)
            names[year.year].insert(object.front());
    return names;
}

const BuiltElement* find(const BuildReport& report, const std::string& subject, const std::string& relation) {
    for (const BuiltElement& built : report.elements)
        if (built.element.subject == subject && built.element.relation == relation) return &built;
    return nullptr;
}

std::string nameRow(const std::string& cui, const std::string& name, const std::string& language = "ENG",
                    bool isPreferred = true, const std::string& suppress = "N") {
    return cui + "|" + language + "|" + (isPreferred ? "P" : "S") + "|L1|PF|S1|Y|A1||1||SRC|PT|1|" + name + "|9|" +
           suppress + "||\n";
}

std::string relationRow(const std::string& first, const std::string& second, const std::string& rela,
                        const std::string& suppress = "N") {
    return first + "|A1|SCUI|RO|" + second + "|A2|SCUI|" + rela + "|R1||SRC|SRC|0|Y|" + suppress + "||\n";
}

class UmlsBuild : public testing::Test {
protected:
    const test::TempDir folder;

    void release(const std::string& name, const std::string& concepts, const std::string& relations,
                 const std::string& merged = {}) const {
        const std::string meta = folder.file(name + "/META");
        std::filesystem::create_directories(meta);
        test::writeFile(meta + "/MRCONSO.RRF", concepts);
        test::writeFile(meta + "/MRREL.RRF", relations);
        if (!merged.empty()) test::writeFile(meta + "/MERGEDCUI.RRF", merged);
    }
    BuildOptions options() const {
        BuildOptions options;
        options.paths = {folder.path()};
        return options;
    }
    BuildReport built(const BuildOptions& options) const {
        auto report = umls::buildUmls(options, {}, {});
        EXPECT_TRUE(report) << (report ? "" : report.error().text());
        return report ? std::move(report).value() : BuildReport();
    }
};

TEST_F(UmlsBuild, TheFirstConceptIsTheSubjectAndYearsAreReleases) {
    const std::string names = nameRow("C0000001", "Pain, severe") + nameRow("C0000001", "Severe pain", "ENG", false) +
                              nameRow("C0000001", "Schmerz", "GER") + nameRow("C0000002", "Old drug") +
                              nameRow("C0000003", "New drug", "ENG", false, "O") + nameRow("C0000003", "New drug");
    release("2020AA", names, relationRow("C0000001", "C0000002", "may_treat"));
    release("2021AA", names,
            relationRow("C0000001", "C0000002", "may_treat") + relationRow("C0000001", "C0000003", "may_treat") +
                relationRow("C0000001", "C0000001", "may_treat") + relationRow("C0000001", "C0000003", "") +
                relationRow("C0000001", "C0000003", "isa", "O") + relationRow("C0000001", "C0000009", "may_treat") +
                relationRow("C0000001", "C0000003", "tradename_of") + "C0000001|too|short|\n");
    release("2021AB", names, "");
    const BuildReport report = built(options());
    ASSERT_EQ(report.elements.size(), 1U);
    const BuiltElement& one = report.elements.front();
    EXPECT_EQ(one.element.subject, "Pain, severe");
    EXPECT_EQ(one.element.relation, "may_treat");
    EXPECT_EQ(one.sourceId, "C0000001");
    EXPECT_EQ(namesOf(one), (YearNames{{2020, {"Old drug"}}, {2021, {"Old drug", "New drug"}}}));
    EXPECT_EQ(one.state, benchmark::State::Dynamic);
    EXPECT_EQ(one.changes, 1);
    EXPECT_EQ(one.element.years.front().releaseDate, "2020AA");
    EXPECT_EQ(report.dropped, (std::map<std::string, std::size_t>{{"self_relation", 1},
                                                                  {"no_rela", 1},
                                                                  {"suppressed", 1},
                                                                  {"object_without_name", 1},
                                                                  {"other_relation", 1},
                                                                  {"bad_row", 1}}));
    EXPECT_EQ(report.problems.at(0).line, 8U);
    const auto shown = documentOf(report).at("elements").at(0);
    EXPECT_EQ(shown.at("years").at("2021"), (nlohmann::ordered_json{"C0000002", "C0000003"}));
    EXPECT_EQ(shown.at("names").at("2021"), (nlohmann::ordered_json{"Old drug", "New drug"}));
}

TEST_F(UmlsBuild, AMergedConceptIsNoChangeInAnyRelease) {
    release("2020AA", nameRow("C0000001", "Illness") + nameRow("C0000002", "Oldname"),
            relationRow("C0000001", "C0000002", "may_be_treated_by"));
    release("2021AA", nameRow("C0000001", "Illness") + nameRow("C0000003", "Newname"),
            relationRow("C0000001", "C0000003", "may_be_treated_by"), "C0000002|C0000003|\n");
    const BuildReport report = built(options());
    ASSERT_EQ(report.elements.size(), 1U);
    EXPECT_EQ(report.elements[0].state, benchmark::State::Static);
    EXPECT_EQ(namesOf(report.elements[0]), (YearNames{{2020, {"Newname"}}, {2021, {"Newname"}}}));
    EXPECT_EQ(report.elements[0].objectIds.at(2020), std::vector<std::string>{"C0000003"});
}

TEST_F(UmlsBuild, AnElementNeedsEveryRelease) {
    const std::string names = nameRow("C0000001", "A") + nameRow("C0000002", "B");
    release("2020AA", names, "");
    release("2021AA", names, relationRow("C0000001", "C0000002", "isa"));
    EXPECT_EQ(built(options()).dropped.at("partial"), 1U);
    BuildOptions later = options();
    later.frame = {2021, 2021};
    EXPECT_EQ(built(later).elements.size(), 1U);
    later.frame = {2019, 2021};
    EXPECT_EQ(umls::buildUmls(later, {}, {}).error().code, ErrorCode::InvalidArgument);
}

TEST_F(UmlsBuild, ACapDrawsBySeedAndByState) {
    std::string names, relations;
    for (int i = 1; i <= 40; ++i) {
        const std::string cui = "C00000" + std::to_string(10 + i);
        names += nameRow(cui, "Thing " + std::to_string(i));
        if (i > 1) relations += relationRow(cui, "C0000011", "isa");
    }
    release("2020AA", names, relations);
    release("2021AA", names, relations + relationRow("C0000020", "C0000021", "isa"));
    BuildOptions capped = options();
    capped.perRelation = 3;
    const auto first = built(capped);
    EXPECT_EQ(first.elements.size(), 4U) << "three static ones and the dynamic one";
    const auto again = built(capped);
    for (std::size_t i = 0; i < 4; ++i)
        EXPECT_EQ(first.elements[i].sourceId, again.elements[i].sourceId);
}

TEST_F(UmlsBuild, WhatIsNoReleaseIsRefused) {
    EXPECT_EQ(umls::buildUmls(options(), {}, {}).error().code, ErrorCode::BadInput);
    const std::string meta = folder.file("undated/META");
    std::filesystem::create_directories(meta);
    test::writeFile(meta + "/MRREL.RRF", "");
    EXPECT_EQ(umls::buildUmls(options(), {}, {}).error().code, ErrorCode::BadInput);
    std::filesystem::remove_all(folder.file("undated"));
    release("2020AA", "", "");
    std::filesystem::remove(folder.file("2020AA/META/MRCONSO.RRF"));
    EXPECT_EQ(umls::buildUmls(options(), {}, {}).error().code, ErrorCode::NotFound);
}

TEST(UmlsVectors, TheInventedReleasesGiveWhatIsExpected) {
    const auto shared = test::sharedFolder();
    if (!shared) GTEST_SKIP() << "the shared data are not beside the repository";
    const std::string folder = *shared + "/data/sources/umls";
    BuildOptions options;
    options.paths = {folder};
    const auto report = umls::buildUmls(options, {}, {});
    ASSERT_TRUE(report) << report.error().text();
    const json expected = json::parse(test::readFile(folder + "/expected.json"));
    for (const json& wanted : expected.at("elements")) {
        const BuiltElement* built = find(*report, wanted.at("subject"), wanted.at("relation"));
        ASSERT_NE(built, nullptr) << wanted;
        YearNames names;
        for (const auto& [year, objects] : wanted.at("objects").items())
            names[std::stoi(year)] = objects.get<std::set<std::string>>();
        EXPECT_EQ(namesOf(*built), names) << wanted;
        EXPECT_EQ(benchmark::name(*built->state), wanted.at("state").get<std::string>());
        EXPECT_EQ(built->changes, wanted.at("changes"));
    }
}
} // namespace
