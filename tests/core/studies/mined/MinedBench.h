// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/RunFactory.h"
#include "core/studies/mined/MinedImport.h"
#include "core/studies/mined/MinedReplies.h"
#include "core/studies/mined/MinedRun.h"
#include "tests/core/studies/mined/SmallMined.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

namespace chronoscope::test {

/// A small benchmark of three companies with two pictures each, and runs over it.
class MinedBench : public testing::Test {
protected:
    MinedBench() {
        nlohmann::json items = nlohmann::json::array();
        for (const char* subject : {"Apple", "Nike", "Shell"}) {
            const auto own = [&](nlohmann::json item) {
                item["subject"] = subject;
                item["image"] = std::string(subject) + "/" + subject + "_1.png";
                item["paraphrase_image"] = std::string(subject) + "/" + subject + "_2.png";
                items.push_back(std::move(item));
            };
            const std::string first = std::string(subject) + " Elder", second = std::string(subject) + " Younger";
            const std::vector<std::string> heads{first + " |S: +1997-00-00T00:00:00Z |E: +2011-00-00T00:00:00Z",
                                                 second + " |S: +2011-00-00T00:00:00Z"};
            own(currentHead(second, heads));
            auto stamped = headIn("2005", first, heads);
            stamped["context_timestamp"] = 2015; // as the public files have it
            own(stamped);
            auto future = misaligned("awareness_future", "2005", first, second, 2015);
            future["answers"] = heads;
            own(future);
            std::filesystem::create_directories(folder.file(std::string("mined/imgs/") + subject));
            for (const char* which : {"1", "2"})
                writeFile(folder.file(std::string("mined/imgs/") + subject + "/" + subject + "_" + which + ".png"),
                          pictureOf(subject, which));
        }
        std::filesystem::create_directories(folder.file("mined/inference_data"));
        writeFile(folder.file("mined/inference_data/all.json"), items.dump());
        const auto report = must(mined::importMined(*workspace, mined::findTaskFiles(folder.file("mined"))));
        EXPECT_EQ(report.items, 9U);
    }

    static std::string pictureOf(const std::string& subject, const std::string& which) {
        return png(40, 30, subject + which);
    }
    mined::CreatedMined create(const mined::AskingSpec& spec = {},
                               const std::string& backend = "calibration:?recall=1&cutoff=2030") const {
        return must(mined::createMined(*workspace, spec, {}, "run", backend));
    }
    std::shared_ptr<const mined::MinedContext> contextOf(std::int64_t run) const {
        auto reader = must(workspace->reader());
        return must(mined::minedContext(reader, recordOf(workspace, run)));
    }

    const TempDir folder;
    const WorkspacePtr workspace = emptyWorkspace(folder);
};

} // namespace chronoscope::test
