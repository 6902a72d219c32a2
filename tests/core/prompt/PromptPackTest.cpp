// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/prompt/PromptPack.h"
#include "core/base/Hash.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
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

/// What the clean words make of the triple (S, relation, O): the UMLS reads it "O relation S", and asks for O.
struct CleanCase {
    const char *relation, *question, *statement;
};
const CleanCase kCleanCases[]{
    {"isa", "what is a kind of S?", "O is a kind of S."},
    {"inverse_isa", "what kind of thing is S?", "S is a kind of O."},
    {"direct_procedure_site_of", "what is the direct procedure site of S?", "O is the direct procedure site of S."},
    {"has_direct_procedure_site", "which procedure has S as its direct site?", "S is the direct procedure site of O."},
    {"indirect_procedure_site_of", "what is the indirect procedure site of S?",
     "O is the indirect procedure site of S."},
    {"has_indirect_procedure_site", "which procedure has S as its indirect site?",
     "S is the indirect procedure site of O."},
    {"may_prevent", "what may prevent S?", "O may prevent S."},
    {"may_be_prevented_by", "which condition may S prevent?", "O may be prevented by S."},
    {"may_treat", "what may treat S?", "O may treat S."},
    {"may_be_treated_by", "which condition may S treat?", "O may be treated by S."},
    {"induces", "what induces S?", "O induces S."},
    {"causative_agent_of", "what is the causative agent of S?", "O is the causative agent of S."},
    {"has_mechanism_of_action", "what has the mechanism of action S?", "O has the mechanism of action S."},
    {"has_physiologic_effect", "what has the physiologic effect S?", "O has the physiologic effect S."},
    {"is_primary_anatomic_site_of_disease", "what is the primary anatomic site of S?",
     "O is the primary anatomic site of S."},
    {"is_not_primary_anatomic_site_of_disease", "what is not the primary anatomic site of S?",
     "O is not the primary anatomic site of S."},
    {"is_normal_tissue_origin_of_disease", "what is the normal tissue origin of S?",
     "O is the normal tissue origin of S."},
    {"is_not_normal_tissue_origin_of_disease", "what is not the normal tissue origin of S?",
     "O is not the normal tissue origin of S."},
    {"is_normal_cell_origin_of_disease", "what is the normal cell origin of S?", "O is the normal cell origin of S."},
    {"is_not_normal_cell_origin_of_disease", "what is not the normal cell origin of S?",
     "O is not the normal cell origin of S."},
    {"positively_regulates", "what positively regulates S?", "O positively regulates S."},
    {"negatively_regulates", "what negatively regulates S?", "O negatively regulates S."}};

TEST(PromptPack, TheCleanWordsReadBiomedicalTriplesAsTheirSourceMeansThem) {
    const auto pack = loadPack();
    const auto& clean = pack.worded(WordSet::Clean);
    for (const CleanCase& one : kCleanCases) {
        std::string spaced = one.relation;
        std::replace(spaced.begin(), spaced.end(), '_', ' ');
        for (const std::string& relation : {std::string(one.relation), spaced}) {
            ASSERT_TRUE(clean.hasRelation(Domain::Biomedical, relation)) << relation;
            const auto& words = clean.relation(Domain::Biomedical, relation);
            EXPECT_EQ(words.question.fill({{"s", "S"}}), one.question) << relation;
            EXPECT_EQ(words.statement.fill({{"s", "S"}, {"o", "O"}}), one.statement) << relation;
        }
    }
    const json all = relations(); // a loop over a part of a temporary would go over what is gone
    for (const auto& [relation, words] : all.at("relations").at("biomedical").items())
        EXPECT_NE(clean.relation(Domain::Biomedical, relation).statement.fill({{"s", "S"}, {"o", "O"}}),
                  pack.relation(Domain::Biomedical, relation).statement.fill({{"s", "S"}, {"o", "O"}}))
            << relation << " reads the same both ways";
}

TEST(PromptPack, OnlyBiomedicalRelationsHaveOtherCleanWords) {
    const auto pack = loadPack();
    const json reference = json::parse(pack.relationsJson());
    json clean = json::parse(pack.worded(WordSet::Clean).relationsJson());
    EXPECT_NE(clean, reference);
    clean["relations"]["biomedical"] = reference["relations"]["biomedical"];
    EXPECT_EQ(clean, reference);
    for (const WordSet words : {WordSet::Reference, WordSet::Clean}) { // who is a member is the subject
        const auto& member = pack.worded(words).relation(Domain::General, "member of");
        EXPECT_EQ(member.question.fill({{"s", "Finland"}}), "which organization or group is Finland a member of?");
        EXPECT_EQ(member.statement.fill({{"s", "Finland"}, {"o", "NATO"}}), "Finland is a member of NATO.");
    }
}

TEST(PromptPack, TheReferenceWordsStayByteForByte) {
    EXPECT_EQ(toHex(contentId(loadPack().worded(WordSet::Reference).relationsJson())),
              "abe1d8ca69ba738ff4686bb884a2214b");
    EXPECT_EQ(loadPack().relationsJson(), relations().dump());
}

TEST(PromptPack, WordsOfAUsersPackHoldUnderBothSets) {
    const TempDir folder;
    writeFile(folder.file("10.json"), R"({"format":"chronoscope-relations","version":1,"relations":{"biomedical":{
        "may_treat":{"question":"what helps {s}?","statement":"{o} helps {s}"}}}})");
    const auto pack = must(PromptPack::parseWithFolder(
        {templates().dump(), relations().dump(), readFile(source("resources/packs/relations-clean.json"))},
        folder.path()));
    for (const WordSet words : {WordSet::Reference, WordSet::Clean})
        EXPECT_EQ(pack.worded(words).relation(Domain::Biomedical, "may_treat").question.fill({{"s", "X"}}),
                  "what helps X?");
    EXPECT_EQ(pack.worded(WordSet::Clean).relation(Domain::Biomedical, "isa").question.fill({{"s", "X"}}),
              "what is a kind of X?");
    const auto alone = must(PromptPack::parse(templates().dump(), relations().dump()));
    EXPECT_EQ(&alone.worded(WordSet::Clean), &alone) << "a pack with one set of words has them under either name";
    const auto broken = PromptPack::parseWithFolder(
        {templates().dump(), relations().dump(),
         R"({"format":"chronoscope-relations","version":1,"relations":{"biomedical":{"isa":{"question":"?"}}}})"},
        {});
    EXPECT_FALSE(broken);
}

TEST(PromptPack, ItsCanonicalSourcesGiveTheSamePackAgain) {
    const auto pack = loadPack();
    const auto again = must(PromptPack::parse(pack.templatesJson(), pack.relationsJson()));
    EXPECT_EQ(again.templatesJson(), pack.templatesJson());
    EXPECT_EQ(again.relationsJson(), pack.relationsJson());
}
} // namespace
