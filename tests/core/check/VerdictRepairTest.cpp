// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/check/Repair.h"
#include "tests/core/check/EveryStudy.h"

#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

using namespace chronoscope;
using namespace chronoscope::test;
namespace fs = std::filesystem;

namespace {
std::string joined(const std::vector<std::string>& lines) { return fmt::format("{}", fmt::join(lines, "\n")); }

std::int64_t hitsIn(const std::string& file) {
    SQLite::Database database(file, SQLite::OPEN_READONLY);
    return database.execAndGet("SELECT sum(hit) FROM reply WHERE key >> 40 = 1").getInt64();
}

/// Copies of a file with runs of every study, whose verdicts or texts are changed.
class RepairedVerdicts : public testing::Test {
protected:
    void SetUp() override {
        every::make(folder);
        fs::copy_file(whole, path);
    }
    void change(const std::string& sql) const { SQLite::Database(path, SQLite::OPEN_READWRITE).exec(sql); }

    const TempDir folder;
    const std::string whole = folder.file("whole.chronoscope");
    const std::string path = folder.file("copy.chronoscope");
    const std::string repaired = folder.file("repaired.chronoscope");
};

TEST_F(RepairedVerdicts, VerdictsThatDoNotFollowFromTheTextsArePutRight) {
    const auto some = [](int run) {
        return " WHERE key IN (SELECT key FROM reply WHERE kind = 0 AND key >> 40 = " + std::to_string(run) +
               " ORDER BY key LIMIT 3)";
    };
    for (const auto& [damage, run] : std::vector<std::pair<std::string, std::int64_t>>{
             {"UPDATE reply SET hit = 1 - hit" + some(1), every::kTemplates},
             {"UPDATE reply SET kind = 2, score = 12, left_out = 1" + some(1), every::kTemplates},
             {"UPDATE reply SET value = value - 1" + some(3), every::kStress},
             {"UPDATE reply SET hit = 1 - hit, value = 0.25" + some(4), every::kMined},
             {"UPDATE reply SET kind = 4, hit = 0, value = NULL" + some(5), every::kJudge}}) {
        fs::copy_file(whole, path, fs::copy_options::overwrite_existing);
        fs::remove(repaired);
        change(damage);
        const auto report = must(check::repairInto(path, repaired, {}, {}));
        EXPECT_EQ(joined(report.after.problems), "") << damage;
        EXPECT_FALSE(report.isLess()) << damage;
        EXPECT_NE(joined(report.runs).find("3 of its replies were stored with another verdict"), std::string::npos)
            << damage << joined(report.runs);
        const auto before = must(store::Workspace::open(whole, store::Workspace::Open::Reading));
        EXPECT_EQ(stressDump(before, run),
                  stressDump(must(store::Workspace::open(repaired, store::Workspace::Open::Reading)), run))
            << damage;
    }
}

TEST_F(RepairedVerdicts, VerdictsStayWhereWhatTheyFollowFromIsDamaged) {
    const auto were = hitsIn(path);
    change("UPDATE reply_text SET text = 'Entirely something else' WHERE id IN (SELECT text FROM reply WHERE hit = 1 "
           "AND key >> 40 = 1 LIMIT 1)");
    const auto report = must(check::repairInto(path, repaired, {}, {}));
    EXPECT_NE(joined(report.after.problems).find("texts of replies are not what was stored"), std::string::npos);
    EXPECT_EQ(hitsIn(repaired), were);
}
} // namespace
