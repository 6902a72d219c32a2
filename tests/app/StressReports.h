// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/CsvReader.h"
#include "tests/app/CommandRun.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::test {

inline const std::string kHeader = "subject,relation,object,start,end,precision,date,class,alpha,log_prob\n";

/// Three correct dates and four incorrect ones at each precision, with these scores of the correct ones. Of the pairs
/// of the year, with the last one at -3, eleven of twelve are won.
inline std::string factText(const std::string& subject, const std::string& relation, const std::string& lastOfYear,
                            const std::string& lastOfDay) {
    std::string text;
    const std::pair<const char*, const char*> precisions[] = {{"year", ""}, {"month", "-05"}, {"day", "-05-07"}};
    for (const auto& [precision, rest] : precisions) {
        const std::string last = std::string(precision) == "year"  ? lastOfYear
                                 : std::string(precision) == "day" ? lastOfDay
                                                                   : "-2.6";
        const std::pair<const char*, std::string> dates[] = {{"1977", "-2.0"}, {"1979", "-2.5"}, {"1981", last},
                                                             {"1960", "-2.8"}, {"1965", "-4.0"}, {"1990", "-5.0"},
                                                             {"2000", "-6.0"}};
        for (const auto& [year, score] : dates)
            text += subject + "," + relation + ",X,1976,1983," + precision + "," + year + rest + ",,," + score + "\n";
    }
    return text;
}

/// `chronoscope exchange import` and then `report` on runs that were scored elsewhere.
class StressReportTest : public testing::Test {
protected:
    StressReportTest() : m_workspace(m_folder.file("scores.chronoscope")) {}

    CommandRun importText(const std::string& text, const std::string& model, const Words& more = {}) {
        const std::string path = m_folder.file(model + ".csv");
        writeFile(path, text);
        Words words{"exchange", "import", "-w", m_workspace, "--layout", "log-probs", path, "--model", model};
        words.insert(words.end(), more.begin(), more.end());
        return runCommand(words);
    }
    /// Of the two: A1 wins everything, A2 loses a test of the years, B has a missing score and a NaN.
    void importUsual(const std::string& model = "base-7b") {
        const CommandRun run =
            importText(kHeader + factText("A1", "head of state", "-2.6", "-2.6") +
                           factText("A2", "head of state", "-3.0", "-2.6") + factText("B", "employer", "", "nan"),
                       model);
        ASSERT_EQ(run.status, app::kDone) << run.problem;
    }
    CommandRun report(const Words& options) {
        Words words{"report", "-w", m_workspace};
        words.insert(words.end(), options.begin(), options.end());
        return runCommand(words);
    }
    /// Rows of a CSV report by column.
    std::vector<std::map<std::string, std::string>> rows(const Words& options) {
        const CommandRun run = report(options);
        EXPECT_EQ(run.status, app::kDone) << run.problem;
        CsvReader reader(run.out);
        const auto header = reader.next();
        std::vector<std::map<std::string, std::string>> list;
        while (const auto row = reader.next()) {
            auto& cells = list.emplace_back();
            for (std::size_t i = 0; i < row->cells.size(); ++i)
                cells[header->cells.at(i)] = row->cells[i];
        }
        return list;
    }

    TempDir m_folder;
    const std::string m_workspace;
};

} // namespace chronoscope::test
