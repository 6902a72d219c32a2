// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/Studies.h"
#include "core/store/Workspace.h"
#include "tests/app/CommandRun.h"
#include "tests/core/studies/mined/SmallMined.h"
#include "ui/help/NumberBook.h"

#include <QStringList>

#include <algorithm>
#include <filesystem>
#include <set>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
/// How the window's pages of a view are called in NumberBook.
QString keyOf(const std::string& study, const std::string& view) {
    if (study == "temporal robustness") return QStringLiteral("robustness/") + QString::fromStdString(view);
    if (study == "MINED") return QStringLiteral("mined/") + QString::fromStdString(view);
    if (view == "traversal") return QStringLiteral("traversalReport");
    return QString::fromStdString(view);
}

/// Numeric columns of every table of every view, over these runs; without a note.
class ColumnNotes : public testing::Test {
protected:
    void look(const std::string& workspace, std::set<std::string> runs) {
        auto database = store::Database::open(workspace, store::Database::Access::ReadOnly);
        ASSERT_TRUE(database);
        const auto all = store::RunStore(*database).all();
        ASSERT_TRUE(all);
        for (const auto& study : app::studyViews())
            for (const app::ReportView& shownAs : study->views()) {
                const std::string& view = shownAs.name;
                std::vector<std::string> tables = study->tables();
                tables.insert(tables.begin(), std::string());
                for (const std::string& table : tables) {
                    std::vector<store::RunRecord> shown;
                    std::copy_if(all->begin(), all->end(), std::back_inserter(shown), [&](const auto& run) {
                        return study->takes(view, run) && (runs.empty() || runs.contains(run.name));
                    });
                    lookAt(*study, *database, shown, view, table);
                }
            }
    }
    void lookAt(app::StudyViews& study, store::Database& database, const std::vector<store::RunRecord>& runs,
                const std::string& view, const std::string& table) {
        if (runs.empty()) return;
        app::ReportAsked asked;
        asked.view = view;
        asked.table = table;
        const auto answer = study.answer(database, runs, asked, {});
        if (!answer || !answer->table) return;
        m_seen.insert(study.study() + " " + view + (table.empty() ? "" : " " + table));
        for (std::size_t column = 0; column < answer->table->columns.size(); ++column) {
            const std::string& name = answer->table->columns[column];
            const bool isPaper = table == "table6" || table == "table7"; // heads as the paper prints them
            if (!answer->table->numeric[column] || isPaper) continue;
            if (ui::columnNote(QString::fromStdString(name), keyOf(study.study(), view)).isEmpty())
                m_without.insert(name + " of " + study.study() + ", " + view);
        }
    }

    std::set<std::string> m_seen, m_without;
};

std::string lines(const std::set<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts)
        all += text + "\n";
    return all;
}

TEST_F(ColumnNotes, EveryNumericColumnOfTheSamplesReportsHasOne) {
    const TempDir folder;
    const std::string file = folder.file("sample.chronoscope");
    ASSERT_EQ(runCommand({"sample", "-w", file}).status, app::kDone);
    ASSERT_EQ(runCommand({"traverse", "-w", file, "--run", "2", "--name", "led"}).status, app::kDone);
    look(file, {});
    look(file, {"calibration model 2016", "calibration, right dates preferred"}); // across two systems
    EXPECT_EQ(lines(m_without), "");
    for (const char* view : {"ChroKnowledge heatmap", "ChroKnowledge cutoff", "ChroKnowledge stale matrix",
                             "ChroKnowPrompt traversal effort", "temporal robustness across",
                             "temporal robustness transfer combinations", "temporal robustness popularity fits"})
        EXPECT_TRUE(m_seen.contains(view)) << view << " is not among:\n" << lines(m_seen);
}

TEST_F(ColumnNotes, EveryNumericColumnOfMinedsReportsHasOne) {
    const TempDir folder;
    const std::string file = folder.file("w.chronoscope");
    nlohmann::json second = headIn("2005", "Steve Jobs");
    second["id"] = 2;
    writeMined(folder, nlohmann::json::array({currentHead(), second}));
    ASSERT_EQ(runCommand({"import", "-w", file, folder.path()}).status, app::kDone);
    const std::string knowsNothing = "calibration:?recall=0&noise=0&refusal=0";
    for (const char* name : {"one", "other"})
        ASSERT_EQ(runCommand({"mined", "-w", file, "--backend", knowsNothing, "--name", name}).status, app::kDone);
    for (const char* setting : {"single", "lifelong"})
        ASSERT_EQ(
            runCommand({"edit", "-w", file, "--run", "one", "--backend", knowsNothing, "--setting", setting}).status,
            app::kDone);
    look(file, {});
    EXPECT_EQ(lines(m_without), "");
    for (const char* view : {"MINED mined", "MINED latest", "MINED context", "MINED compare", "MINED asked",
                             "MINED editing", "MINED editing settings"})
        EXPECT_TRUE(m_seen.contains(view)) << view << " is not among:\n" << lines(m_seen);
}

TEST_F(ColumnNotes, CommandsOfListsAreTaken) {
    const TempDir folder;
    const std::string file = folder.file("sample.chronoscope");
    ASSERT_EQ(runCommand({"sample", "-w", file}).status, app::kDone);
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path()); // one writes beside where it is called
    const auto book = ui::numberBook();
    for (const char* key : {"runs", "benchmark", "dates"}) {
        const ui::NumberEntry* entry = ui::findNumber(book, QLatin1String(key));
        ASSERT_TRUE(entry) << key;
        Words words;
        for (const QString& word : ui::reportCommand(*entry, QString::fromStdString(file), {}).split(QLatin1Char(' ')))
            words.push_back(word.toStdString());
        words.erase(words.begin()); // "chronoscope"
        const CommandRun run = runCommand(words);
        EXPECT_EQ(run.status, app::kDone) << key << ": " << run.problem;
    }
    std::filesystem::current_path(before);
}
} // namespace
