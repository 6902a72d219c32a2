// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/labels/Annotation.h"
#include "core/labels/LabelSet.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <functional>

using namespace chronoscope;
using namespace chronoscope::annotation;
using namespace chronoscope::test;

namespace {
store::RunRecord someRun() {
    store::RunRecord run;
    run.id = 3;
    run.name = "first";
    run.model = "m-7b";
    run.backend = "openai:http://localhost:8000?model=m-7b";
    run.years = {2010, 2011};
    run.elements = 4;
    run.sliceHash = "abc";
    run.templatePack = "{}";
    run.relationPack = "{\"r\":1}";
    run.elementLimit = 17;
    run.created = "2026-01-31T12:34:56Z";
    return run;
}

TEST(RunIdentity, TellsRunsApartByWhatTheyAre) {
    using Change = std::function<void(store::RunRecord&)>;
    const std::pair<const char*, Change> changes[]{
        {"name", [](auto& run) { run.name = "second"; }},
        {"model", [](auto& run) { run.model = "m-8b"; }},
        {"backend", [](auto& run) { run.backend = "calibration:"; }},
        {"years", [](auto& run) { run.years = {2010}; }},
        {"elements", [](auto& run) { run.elements = 5; }},
        {"slice", [](auto& run) { run.sliceHash = "abd"; }},
        {"templates' pack", [](auto& run) { run.templatePack = "{ }"; }},
        {"relations' pack", [](auto& run) { run.relationPack = "{}"; }},
        {"element limit", [](auto& run) { run.elementLimit = 18; }},
        {"nonce", [](auto& run) { run.nonce = "0123456789abcdef0123456789abcdef"; }},
        {"created", [](auto& run) { run.created = "2026-01-31T12:34:57Z"; }},
        {"traversal", [](auto& run) { run.traversal = "{}"; }},
        {"templates", [](auto& run) { run.spec.templates = {prompt::Template::Mcqa}; }},
        {"protocol", [](auto& run) { run.spec.protocol = prompt::Protocol::Debiased; }},
        {"sampler", [](auto& run) { run.spec.sampler = prompt::Sampler::Reference; }},
        {"sets", [](auto& run) { run.spec.sets = 4; }},
        {"temperatures", [](auto& run) { run.spec.temperatures = {0.0}; }},
        {"seed", [](auto& run) { run.spec.seed = 43; }},
        {"where a name ends", [](auto& run) { std::tie(run.name, run.model) = std::pair("firstm", "-7b"); }}};
    for (const auto& [what, change] : changes) {
        auto other = someRun();
        change(other);
        EXPECT_NE(runIdentity(other), runIdentity(someRun())) << what;
    }
}

TEST(RunIdentity, IsNotTouchedByWhatBecomesOfTheRun) {
    auto later = someRun();
    later.id = 99;
    later.state = store::RunState::Finished;
    later.message = "done";
    later.updated = "2026-02-01T00:00:00Z";
    later.counts.answered = 80;
    later.lowWater = 80;
    later.total = 80;
    later.budget = 3.0;
    later.report = "{}";
    EXPECT_EQ(runIdentity(later), runIdentity(someRun()));
}

TEST(RunIdentity, IsTheSameInEveryVersion) {
    EXPECT_EQ(toHex(runIdentity(someRun())), "255d702d3fb73fa07da4bc37187f359a");
}

TEST(RunIdentity, IsTheSameInACopyOfTheWorkspace) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    const auto id = makeRun(workspace, smallSpec(), "calibration:", "one");
    const auto other = makeRun(workspace, smallSpec(), "calibration:", "two");
    const std::string path = folder.file("copy.chronoscope");
    must(workspace->reader()).sql().exec("VACUUM INTO '" + path + "'");
    const auto copy = must(store::Workspace::open(path, store::Workspace::Open::Existing));
    EXPECT_EQ(runIdentity(recordOf(copy, id)), runIdentity(recordOf(workspace, id)));
    EXPECT_NE(runIdentity(recordOf(workspace, other)), runIdentity(recordOf(workspace, id)));
}

AnnotationBody fullBody() {
    AnnotationBody body;
    body.labels = {"alias", "other"};
    body.severity = 2;
    body.note = "Größe \"x\"\nnext line";
    body.flag = true;
    body.accepted = {{"Jan", "initial"}, {"Ján", "accent"}};
    return body;
}

TEST(AnnotationBody, SurvivesItsJson) {
    for (const AnnotationBody& body : {fullBody(), AnnotationBody{}, AnnotationBody{{"a"}, 0, "", false, {}}})
        EXPECT_EQ(must(bodyFromJson(toJson(body))), body);
}

TEST(AnnotationBody, ItsJsonIsStable) {
    EXPECT_EQ(toJson(fullBody()),
              R"({"accepted":[{"answer":"Jan","reason":"initial"},{"answer":"Ján","reason":"accent"}],)"
              R"("flag":true,"labels":["alias","other"],"note":"Größe \"x\"\nnext line","severity":2})");
    EXPECT_EQ(toJson(AnnotationBody{}), "{}");
}

TEST(AnnotationBody, IsReadTidy) {
    const auto body = must(bodyFromJson(
        R"({"labels":["b","a","b"],"accepted":[{"answer":"y","reason":"1"},{"answer":"x","reason":"2"},{"answer":"y","reason":"0"}]})"));
    EXPECT_EQ(body.labels, (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(body.accepted, (std::vector<AcceptedAnswer>{{"x", "2"}, {"y", "1"}}));
}

TEST(AnnotationBody, SaysNothingOnlyWhenNothingIsSaid) {
    EXPECT_TRUE(AnnotationBody{}.empty());
    const AnnotationBody cases[]{{{"a"}, 0, "", false, {}},
                                 {{}, 1, "", false, {}},
                                 {{}, 0, "n", false, {}},
                                 {{}, 0, "", true, {}},
                                 {{}, 0, "", false, {{"a", ""}}}};
    for (const AnnotationBody& body : cases)
        EXPECT_FALSE(body.empty()) << toJson(body);
}

TEST(AnnotationBody, WhatItCannotMeanIsRefusedWithTheReason) {
    const std::string longText(AnnotationBody::kMaxNote + 1, 'x');
    std::string manyLabels = R"({"labels":["k0")";
    for (std::size_t i = 1; i <= LabelSet::kMaxLabels; ++i)
        manyLabels += ",\"k" + std::to_string(i) + "\"";
    std::string manyAnswers = R"({"accepted":[{"answer":"0","reason":""})";
    for (std::size_t i = 1; i <= AnnotationBody::kMaxAccepted; ++i)
        manyAnswers += R"(,{"answer":")" + std::to_string(i) + R"(","reason":""})";
    const std::pair<std::string, const char*> cases[]{
        {"", "parse error"},
        {"[]", "not an object"},
        {R"({"label":"a"})", "unknown entry \"label\""},
        {R"({"labels":"a"})", "labels are no list"},
        {R"({"labels":[1]})", "must be string"},
        {R"({"labels":["A b"]})", "a label is"},
        {manyLabels + "]}", "too many labels"},
        {R"({"severity":4})", "out of range"},
        {R"({"severity":-1})", "out of range"},
        {R"({"severity":1.5})", "not a whole number"},
        {R"({"severity":18446744073709551615})", "out of range"},
        {R"({"note":null})", "must be string"},
        {R"({"note":")" + longText + "\"}", "the note is too long"},
        {"{\"note\":\"\xC3\x28\"}", "UTF-8"},
        {R"({"flag":1})", "must be boolean"},
        {R"({"accepted":{"answer":"a","reason":"b"}})", "accepted answers are no list"},
        {R"({"accepted":["a"]})", "an accepted answer is {"},
        {R"({"accepted":[{"answer":"a"}]})", "an accepted answer is {"},
        {R"({"accepted":[{"answer":" ","reason":"b"}]})", "an accepted answer is empty"},
        {R"({"accepted":[{"answer":")" + longText + R"(","reason":""}]})", "an accepted answer is too long"},
        {manyAnswers + "]}", "too many accepted answers"},
        {R"({"labels":)" + std::string(100'000, '[') + std::string(100'000, ']') + "}", "nested too deeply"},
        {std::string(9 << 20, ' ') + "{}", "too large"}};
    for (const auto& [json, reason] : cases) {
        const auto read = bodyFromJson(json);
        ASSERT_FALSE(read) << json.substr(0, 200);
        EXPECT_EQ(read.error().code, ErrorCode::BadInput) << json.substr(0, 200);
        EXPECT_NE(read.error().message.find(reason), std::string::npos)
            << json.substr(0, 200) << ": " << read.error().message;
    }
}
} // namespace
