// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/scoring/ScoringPass.h"
#include "core/sources/distract/DistractRun.h"
#include "core/studies/mined/JudgeRun.h"
#include "core/studies/mined/MinedImport.h"
#include "tests/core/studies/mined/SmallMined.h"
#include "tests/core/studies/robustness/StressRuns.h"
#include "tests/support/TraversalRuns.h"

#include <filesystem>
#include <string>

namespace chronoscope::test {

/// A workspace with a finished run of every study and plan, and a scoring: what a check has to count.
namespace every {
inline constexpr std::int64_t kTemplates = 1, kTraversals = 2, kStress = 3, kMined = 4, kJudge = 5, kRuns = 5;

inline void addMined(const WorkspacePtr& workspace, const TempDir& folder) {
    nlohmann::json items = nlohmann::json::array();
    for (const char* year : {"1999", "2005", "2010"})
        items.push_back(headIn(year, "Steve Jobs"));
    std::filesystem::create_directories(folder.file("mined/imgs/Apple"));
    for (const char* which : {"1", "2"})
        writeFile(folder.file(std::string("mined/imgs/Apple/Apple_") + which + ".png"), png(40, 30, which));
    std::filesystem::create_directories(folder.file("mined/inference_data"));
    writeFile(folder.file("mined/inference_data/all.json"), items.dump());
    must(mined::importMined(*workspace, mined::findTaskFiles(folder.file("mined"))));
    const char* backend = "calibration:?recall=0.5&cutoff=2030&seed=3";
    runToEnd(workspace, must(mined::createMined(*workspace, {}, {}, "pictures", {backend})).id);
    runToEnd(workspace, must(mined::createJudgeRun(*workspace, kMined, "judge", {"calibration:?noise=0.5"})));
}

inline void make(const TempDir& folder) {
    const auto workspace = makeWorkspace(folder, "whole.chronoscope");
    runToEnd(workspace, makeRun(workspace, smallSpec(6), "calibration:?cutoff=2018&error=0.1&partial=0.5&noise=0.3"));
    matching::JudgeSettings strict;
    strict.threshold = 90;
    must(scoring::score(*workspace, {kTemplates, "strict", strict}, {}, {}));
    runToEnd(workspace, makeTraversals(workspace, kTemplates, runSpecOf()));
    addFacts(workspace, someFacts(8));
    runToEnd(workspace, makeStress(workspace, {}, "calibration:?robust=0.5"));
    addMined(workspace, folder);
}
} // namespace every

} // namespace chronoscope::test
