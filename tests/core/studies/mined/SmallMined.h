// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/ItemReader.h"
#include "tests/core/studies/mined/Pictures.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::test {

/// Small benchmarks in MINED's layout, made here: fields as the published files have them.

inline const std::vector<std::string>& appleHeads() {
    static const std::vector<std::string> kHeads{"Steve Jobs |S: +1997-09-16T00:00:00Z |E: +2011-08-24T00:00:00Z",
                                                 "Tim Cook |S: +2011-08-24T00:00:00Z"};
    return kHeads;
}

inline nlohmann::json minedItem(const std::string& evalType, const std::string& question, const std::string& completion,
                                const std::string& gold, const std::vector<std::string>& attributes = appleHeads()) {
    return {{"id", 1},
            {"type", "company"},
            {"eval_type", evalType},
            {"subject", "Apple"},
            {"hypernym", "company"},
            {"questions_property", "the current CEO of"},
            {"paraphrase_completion_property", "The current CEO of"},
            {"property", "the CEO of"},
            {"questions", "Who?"},
            {"paraphrase_completion", "It is"},
            {"mm_questions", question},
            {"mm_paraphrase_completion", completion},
            {"image", "Apple/Apple_1.png"},
            {"paraphrase_image", "Apple/Apple_2.png"},
            {"answers", attributes},
            {"bing_imgs", nlohmann::json::array()},
            {"current_answer", gold}};
}

inline nlohmann::json currentHead(const std::string& gold = "Tim Cook",
                                  const std::vector<std::string>& attributes = appleHeads()) {
    return minedItem("openqa", "Who is the current CEO of the company in the image?",
                     "The current CEO of the company in the image is", gold, attributes);
}

inline nlohmann::json headIn(const std::string& year, const std::string& gold,
                             const std::vector<std::string>& attributes = appleHeads()) {
    return minedItem("timestamp", "Who was the CEO of the company in the image in " + year + "?",
                     "In " + year + ", the CEO of the company in the image was", gold, attributes);
}

/// F.M.C or P.M.C.
inline nlohmann::json misaligned(const std::string& evalType, const std::string& year, const std::string& gold,
                                 const std::string& named, int contextYear) {
    nlohmann::json item = headIn(year, gold);
    item["eval_type"] = evalType;
    item["context_subject"] = named;
    item["context_timestamp"] = contextYear;
    item["context_property"] = "the CEO of";
    item["context_subject_original"] = "Apple";
    item["context"] = "In " + std::to_string(contextYear) + ", " + named + " was the CEO of Apple.";
    return item;
}

/// The item with its two pictures there, read as an import reads it.
inline mined::Item readItem(const nlohmann::json& json) {
    mined::Item item = mined::itemFromJson(json).item;
    item.image = contentId("one picture");
    item.otherImage = contentId("another");
    return item;
}

/// A folder in the published layout: `inference_data` with one task file, `imgs` with the two pictures of Apple.
inline void writeMined(const TempDir& folder, const nlohmann::json& items,
                       const std::string& name = "Dimension1.json") {
    std::filesystem::create_directories(folder.file("inference_data"));
    std::filesystem::create_directories(folder.file("imgs/Apple"));
    writeFile(folder.file("inference_data/" + name), items.dump(1));
    writeFile(folder.file("imgs/Apple/Apple_1.png"), png(40, 30, "one"));
    writeFile(folder.file("imgs/Apple/Apple_2.png"), png(30, 30, "two"));
}

} // namespace chronoscope::test
