// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/LabelStudio.h"

#include "core/annotation/AnnotationExchange.h"
#include "tests/support/AnnotationSteps.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace chronoscope;
using namespace chronoscope::annotation;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
const ElementNames kKnown{{itemNumber(0).element, {}}};

ImportedAnnotations imported(const std::string& text) {
    auto read = importAnnotations(text, ExchangeFormat::LabelStudio, kKnown);
    if (!read) throw std::runtime_error(read.error().text());
    return std::move(read).value();
}

/// A task of Label Studio with these results.
json taskWith(const json& results) {
    const ItemKey item = itemNumber(0);
    return {{"id", 5},
            {"project", 83},
            {"predictions", json::array()},
            {"data",
             {{"element_id", toHex(item.element)},
              {"run_id", toHex(item.run)},
              {"year", 2013},
              {"template", "mcqa"},
              {"label_set", "set"}}},
            {"annotations",
             {{{"id", 1001},
               {"completed_by", 10},
               {"was_cancelled", false},
               {"ground_truth", false},
               {"lead_time", 4.288},
               {"created_at", "2021-03-09T22:16:08.728353Z"},
               {"updated_at", "2021-03-09T22:16:08.728378Z"},
               {"result", results}}}}};
}
json choice(const char* control, const json& keys) {
    return {{"id", "Dx_aB9"},    {"from_name", control}, {"to_name", "text"},
            {"type", "choices"}, {"origin", "manual"},   {"value", {{"choices", keys}}}};
}

TEST(LabelStudio, WhatLabelStudioItselfWritesIsRead) {
    const json note{
        {"from_name", "note"}, {"to_name", "text"}, {"type", "textarea"}, {"value", {{"text", {"one", "two"}}}}};
    const json text = json::array({taskWith(json::array({choice("labels", json::array({"future", "alias"})), note}))});
    const auto back = imported(text.dump());
    ASSERT_EQ(back.entries.size(), 1U) << (back.refused.empty() ? "" : back.refused.front().reason);
    const Annotation& one = back.entries.front().annotation;
    EXPECT_EQ(one.voice, (Authorship{"user 10", false}));
    EXPECT_EQ(one.body.labels, (std::vector<std::string>{"alias", "future"}));
    EXPECT_EQ(one.body.note, "one\ntwo");
    EXPECT_EQ(one.seconds, 4.288);
    EXPECT_EQ(one.changed, "2021-03-09T22:16:08Z");
}

TEST(LabelStudio, WhatLabelStudioSkippedOrLeftOpenIsNoBadEntry) {
    const json relation{{"type", "relation"}, {"from_id", "a"}, {"to_id", "b"}, {"direction", "right"}};
    const json severity{{"from_name", "severity"}, {"type", "rating"}, {"value", {{"rating", 2.0}}}};
    json task = taskWith(json::array({relation, severity}));
    json skipped = task["annotations"][0];
    skipped["was_cancelled"] = true;
    skipped["result"] = json::array();
    task["annotations"][0]["was_cancelled"] = nullptr;
    task["annotations"][0]["ground_truth"] = nullptr;
    task["annotations"].push_back(skipped);
    const auto back = imported(json::array({task}).dump());
    ASSERT_EQ(back.refusedCount, 0) << back.refused.front().reason;
    ASSERT_EQ(back.entries.size(), 1U);
    EXPECT_EQ(back.entries[0].annotation.body.severity, 2);
    EXPECT_FALSE(back.entries[0].annotation.voice.final);
}

TEST(LabelStudio, ATimeOfLabelStudioIsTakenAsUtcInWhateverZoneItIsWritten) {
    const std::pair<json, const char*> cases[]{{"2021-03-09T22:16:08Z", "2021-03-09T22:16:08Z"},
                                               {"2021-03-09T22:16:08.728353Z", "2021-03-09T22:16:08Z"},
                                               {"2021-03-09T22:16:08+00:00", "2021-03-09T22:16:08Z"},
                                               {"2021-03-09T22:16:08.7+00:00", "2021-03-09T22:16:08Z"},
                                               {"2021-03-09T22:16:08.728353+02:00", "2021-03-09T20:16:08Z"},
                                               {"2021-12-31T22:46:08-01:30", "2022-01-01T00:16:08Z"},
                                               {"2021-03-09T22:16:08", ""},
                                               {"2021-03-09T22:16:08+", ""},
                                               {"2021-03-09T22:16:08+99:00", ""},
                                               {"2021-02-30T22:16:08Z", ""},
                                               {"yesterday", ""},
                                               {nullptr, ""}};
    for (const auto& [written, read] : cases) {
        json task = taskWith(json::array({choice("labels", json::array({"alias"}))}));
        task["annotations"][0]["updated_at"] = written;
        const auto back = imported(json::array({task}).dump());
        ASSERT_EQ(back.entries.size(), 1U) << written;
        EXPECT_EQ(back.entries[0].annotation.changed, read) << written;
    }
}

TEST(LabelStudio, AnEmptyReasonKeepsItsPlaceWhereLabelStudioDropsEmptyLines) {
    Annotation one{itemNumber(0), {"ann", false}, "m", "set", {}, 1, "", ""};
    one.body.accepted = {{"a", ""}, {"b", "-"}, {"c", "why"}, {"d", ""}};
    json tasks = json::parse(toLabelStudio({one}, kKnown));
    int dropped = 0;
    for (json& result : tasks[0]["annotations"][0]["result"])
        if (result["from_name"] == "accepted_reason") {
            json& lines = result["value"]["text"];
            lines.erase(std::remove(lines.begin(), lines.end(), json("")), lines.end());
            dropped = 4 - static_cast<int>(lines.size());
        }
    const auto back = imported(tasks.dump());
    ASSERT_EQ(back.entries.size(), 1U);
    EXPECT_EQ(back.entries[0].annotation.body.accepted, one.body.accepted);
    EXPECT_EQ(dropped, 0);
}

TEST(LabelStudio, ATaskThatIsNoJsonIsRefusedAlone) {
    const std::string good = taskWith(json::array({choice("labels", json::array({"alias"}))})).dump();
    for (const std::string bad : {"{\"data\": tru}", "{\"data\": }", "", "{} {}", "\"\xFF\"", "{\"a\": \"]\"} x"}) {
        const auto back = imported("[" + bad + ", " + good + "]");
        ASSERT_EQ(back.refusedCount, 1) << bad;
        EXPECT_EQ(back.refused[0].line, 1) << bad;
        EXPECT_EQ(back.entries.size(), 1U) << bad;
    }
}

TEST(LabelStudio, AFileOfLabelStudioMayBeAsLargeAsAnyOther) {
    const std::string task = taskWith(json::array({choice("labels", json::array({"alias"}))})).dump();
    const std::string text = "[" + task + std::string(65 << 20, ' ') + "]"; // more than one task may take
    const auto back = imported(text);
    EXPECT_EQ(back.entries.size(), 1U);
}

TEST(LabelStudio, ABadTaskIsRefusedAlone) {
    struct Case {
        json task;
        std::string reason;
    };
    json foreign = taskWith(json::array({choice("labels", json::array({"alias"}))}));
    foreign["data"].erase("label_set");
    const json reasons{{"from_name", "accepted_reason"}, {"value", {{"text", {"because"}}}}};
    const std::vector<Case> cases{
        {1, "no task"},
        {{{"data", json::object()}}, "no task"},
        {foreign, "label_set"},
        {taskWith(json::array()), "says nothing"},
        {taskWith(3), "no list"},
        {taskWith(json::array({choice("sentiment", json::array({"good"}))})), "unknown control"},
        {taskWith(json::array({choice("labels", json::array({"Good One"}))})), "a label is"},
        {taskWith(json::array({reasons})), "more reasons"}};
    for (const Case& one : cases) {
        const json text = json::array({one.task, taskWith(json::array({choice("labels", json::array({"alias"}))}))});
        const auto back = imported(text.dump());
        ASSERT_EQ(back.refused.size(), 1U) << one.task.dump();
        EXPECT_EQ(back.refused.front().line, 1);
        EXPECT_NE(back.refused.front().reason.find(one.reason), std::string::npos) << back.refused.front().reason;
        EXPECT_EQ(back.entries.size(), 1U) << one.task.dump();
    }
}
} // namespace
