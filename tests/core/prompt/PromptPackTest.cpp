// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/prompt/PromptPack.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <functional>

using namespace chronoscope;
using namespace chronoscope::prompt;
using namespace chronoscope::test;
using benchmark::Domain;
using nlohmann::json;

namespace {
json templates() { return json::parse(readFile(source("resources/packs/templates.json"))); }
json relations() { return json::parse(readFile(source("resources/packs/relations.json"))); }

TEST(PatternText, FillsEveryPlaceOnce) {
    const PatternText pattern("{a} and {b}, {a} {c} {} { x} {a");
    EXPECT_EQ(pattern.fill({{"a", "{b}"}, {"b", "2"}}), "{b} and 2, {b} {c} {} { x} {a");
    EXPECT_TRUE(pattern.uses("a"));
    EXPECT_FALSE(pattern.uses("x"));
    EXPECT_TRUE(PatternText("").empty());
    EXPECT_EQ(PatternText("{{a}}").fill({{"a", "1"}}), "{1}");
}

TEST(PromptPack, KnowsEveryRelationOfTheSpec) {
    const auto pack = loadPack();
    const std::map<Domain, std::vector<std::string>> wanted{
        {Domain::General,
         {"employer", "member of sports team", "officeholder", "member of", "educated at", "chief executive officer",
          "director / manager", "position held"}},
        {Domain::Biomedical,
         {"isa",
          "inverse_isa",
          "direct_procedure_site_of",
          "has_direct_procedure_site",
          "may_prevent",
          "may_be_prevented_by",
          "may_treat",
          "may_be_treated_by",
          "induces",
          "causative_agent_of",
          "has_mechanism_of_action",
          "has_physiologic_effect",
          "indirect procedure site of",
          "has indirect procedure site",
          "is primary anatomic site of disease",
          "is not primary anatomic site of disease",
          "is normal tissue origin of disease",
          "is not normal tissue origin of disease",
          "is normal cell origin of disease",
          "is not normal cell origin of disease",
          "positively regulates",
          "negatively regulates"}},
        {Domain::CommonSense,
         {"HasProperty", "NotHasProperty", "CapableOf", "NotCapableOf", "Desires", "NotDesires", "Synonym", "Antonym"}},
        {Domain::Math,
         {"Synonym", "Antonym", "Rely_on", "Inverse_rely_on", "Belong_to", "Inverse_belong_to", "Property_of",
          "Inverse_property_of", "None", "Similar", "Apposition", "Other"}}};
    for (const auto& [domain, list] : wanted)
        for (const auto& relation : list)
            EXPECT_TRUE(pack.hasRelation(domain, relation)) << name(domain) << ' ' << relation;
    EXPECT_TRUE(pack.hasRelation(Domain::Legal, "anything"));
    EXPECT_FALSE(pack.hasRelation(Domain::General, "unheard of"));
    EXPECT_EQ(pack.relation(Domain::General, "unheard of").question.fill({{"s", "X"}, {"r", "unheard of"}}),
              "what is the unheard of of X?");
    EXPECT_EQ(pack.relation(Domain::General, "position held").question.fill({{"s", "X"}}), "what office does X hold?");
}

// The layouts of the reference code, spec 2.2.
TEST(PromptPack, HasTheLayoutsOfTheReferenceCode) {
    const auto pack = loadPack();
    const auto text = [](const auto& slots) {
        std::string out;
        for (const Slot slot : slots)
            out += slot == Slot::Object ? "o " : "d" + std::to_string(static_cast<int>(slot)) + " ";
        return out;
    };
    EXPECT_EQ(text(pack.targetOptions()), "d0 d2 d1 o ");
    const std::tuple<Domain, std::vector<std::string>, std::string> table[]{
        {Domain::General, {"o d2 d1 d0 ", "d0 d1 o d2 ", "d2 d1 o d0 ", "d1 d0 d2 o "}, "d2 d0 d2 o "},
        {Domain::Biomedical, {"d0 o d1 d2 ", "d0 d1 o d2 ", "d2 d1 d0 o ", "d1 d0 d2 o "}, "o d0 d2 o "},
        {Domain::Legal, {"d0 o d1 d2 ", "o d1 d2 d0 ", "o d1 d0 d2 ", "d1 d0 o d2 "}, "d0 o o d1 "},
        {Domain::CommonSense, {"d0 d2 d1 o ", "d0 o d2 d1 ", "d2 d1 d0 o ", "o d0 d2 d1 "}, "o o o d0 "},
        {Domain::Math, {"d0 d2 d1 o ", "d0 o d2 d1 ", "d2 d1 d0 o ", "o d0 d2 d1 "}, "o d0 o d0 "}};
    for (const auto& [domain, options, statements] : table) {
        for (std::size_t i = 0; i < 4; ++i)
            EXPECT_EQ(text(pack.layout(domain).options[i]), options[i]) << name(domain) << i;
        EXPECT_EQ(text(pack.layout(domain).statements), statements) << name(domain);
    }
}

TEST(PromptPack, RefusesBadPacksWithAReason) {
    const std::function<void(json&, json&)> spoil[]{
        [](json& t, json&) { t.erase("format"); },
        [](json& t, json&) { t["format"] = 5; },
        [](json& t, json&) { t["version"] = 2; },
        [](json& t, json&) { t["version"] = "1"; },
        [](json& t, json&) { t.erase("between"); },
        [](json& t, json&) { t["templates"].erase("mcqa"); },
        [](json& t, json&) { t["templates"]["tf"]["system"] = 1; },
        [](json& t, json&) { t["templates"]["mcqa"]["default"]["question"] = "In {t}, {q} (a) {a} (b) {b} (c) {c}"; },
        [](json& t, json&) { t["templates"]["generation"]["legal"]["question"] = "no year"; },
        [](json& t, json&) { t["layouts"].erase("legal"); },
        [](json& t, json&) {
            t["layouts"]["target"] = {"o", "d0", "d1"};
        },
        [](json& t, json&) {
            t["layouts"]["target"] = {"o", "d0", "d1", "d3"};
        },
        [](json& t, json&) { t["layouts"]["general"]["mcqa"].erase(0); },
        [](json& t, json&) { t["layouts"]["general"]["mcqa"] = 7; },
        [](json& t, json&) { t["layouts"]["general"]["tf"][0] = 3; },
        [](json&, json& r) { r.erase("generic"); },
        [](json&, json& r) { r["relations"]["sports"] = json::object(); },
        [](json&, json& r) { r["relations"]["general"]["employer"]["statement"] = "{s} only"; },
        [](json&, json& r) { r["relations"]["general"]["employer"] = "x"; },
        [](json&, json& r) { r = json::array(); },
        [](json& t, json&) { t = nullptr; }};
    int number = 0;
    for (const auto& change : spoil) {
        json t = templates();
        json r = relations();
        change(t, r);
        const auto pack = PromptPack::parse(t.dump(), r.dump());
        ASSERT_FALSE(pack) << number;
        EXPECT_EQ(pack.error().code, ErrorCode::BadInput) << number;
        EXPECT_FALSE(pack.error().message.empty()) << number;
        ++number;
    }
    EXPECT_FALSE(PromptPack::parse("", ""));
    EXPECT_FALSE(PromptPack::parse("{\"format\": \xff}", "{}"));
}

TEST(PromptPack, AUsersFolderLiesOverTheShippedPacks) {
    const TempDir folder;
    writeFile(folder.file("10.json"), R"({"format":"chronoscope-relations","version":1,"relations":{"general":{
        "employer":{"question":"who pays {s}?","statement":"{o} pays {s}"},"new":{"question":"{s}?","statement":"{s} {o}"}}}})");
    writeFile(folder.file("20.json"), R"({"format":"chronoscope-relations","version":1,"relations":{"general":{
        "employer":{"question":"later: {s}","statement":"{o} {s}"}}}})");
    writeFile(folder.file("notes.txt"), "not a pack");
    const auto pack = must(PromptPack::parseWithFolder(templates().dump(), relations().dump(), folder.path()));
    EXPECT_EQ(pack.relation(Domain::General, "employer").question.fill({{"s", "X"}}), "later: X")
        << "files in order of their names";
    EXPECT_TRUE(pack.hasRelation(Domain::General, "new"));
    EXPECT_TRUE(pack.hasRelation(Domain::General, "officeholder"));
    auto own = templates();
    own["between"] = "\n---\n";
    writeFile(folder.file("30.json"), own.dump());
    EXPECT_EQ(must(PromptPack::parseWithFolder(templates().dump(), relations().dump(), folder.path())).between(),
              "\n---\n");
}

TEST(PromptPack, ABadFileInTheUsersFolderIsNamed) {
    const std::string good = R"({"format":"chronoscope-relations","version":1,"relations":{}})";
    for (const std::string& bad :
         {std::string(), std::string("{"), std::string("[]"), std::string(R"({"format":"other"})"),
          std::string(R"({"format":"chronoscope-relations","version":9,"relations":{}})"),
          std::string(R"({"format":"chronoscope-relations","version":1})"),
          std::string(R"({"format":"chronoscope-relations","version":1,"relations":[1]})"),
          std::string(R"({"format":3})"), good + std::string(1, '\0') + "rubbish"}) {
        const TempDir folder;
        writeFile(folder.file("bad.json"), bad);
        const auto pack = PromptPack::parseWithFolder(templates().dump(), relations().dump(), folder.path());
        ASSERT_FALSE(pack) << bad;
        EXPECT_NE(pack.error().context.find("bad.json"), std::string::npos) << bad << ": " << pack.error().text();
    }
    EXPECT_EQ(PromptPack::parseWithFolder(templates().dump(), relations().dump(), "/nonexistent/folder").error().code,
              ErrorCode::Io);
}

TEST(PromptPack, ItsCanonicalSourcesGiveTheSamePackAgain) {
    const auto pack = loadPack();
    const auto again = must(PromptPack::parse(pack.templatesJson(), pack.relationsJson()));
    EXPECT_EQ(again.templatesJson(), pack.templatesJson());
    EXPECT_EQ(again.relationsJson(), pack.relationsJson());
}
} // namespace
