// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RunFactory.h"
#include "core/store/RunRemoval.h"
#include "tests/support/Files.h"
#include "tests/support/ResultsBench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>

using namespace chronoscope;
using namespace chronoscope::test;
using exchange::ReferenceImportOptions;
namespace fs = std::filesystem;

namespace {
const run::RunEngine::Options kDamagedSlowly{.concurrency = 8, .window = 32, .batch = 8};

/// Files of a small workspace, to be damaged.
class DamagedResultsTest : public testing::Test, protected ResultsBench {
protected:
    std::string from;
    std::string path;
    nlohmann::ordered_json list; ///< of kGreedy

    void SetUp() override {
        auto spec = generation();
        spec.slice.domains = {benchmark::Domain::General};
        spec.slice.states = {benchmark::State::Dynamic};
        const auto id = finishedRun(spec);
        exported(id, "out");
        from = exportFolder(id, "out");
        path = from + "/" + kGreedy;
        list = nlohmann::ordered_json::parse(readFile(path));
    }
    /// Expects the import to fail with a reason that holds all of `words`, and to leave nothing.
    void expectRefused(const std::vector<std::string>& words, ErrorCode code = ErrorCode::BadInput) {
        const std::size_t runs = runCount();
        const std::int64_t replies = rowsOf("reply");
        const auto report = take(from);
        ASSERT_FALSE(report);
        EXPECT_EQ(report.error().code, code) << report.error().text();
        for (const std::string& word : words)
            EXPECT_NE(report.error().text().find(word), std::string::npos)
                << word << " is not in: " << report.error().text();
        EXPECT_EQ(runCount(), runs);
        EXPECT_EQ(rowsOf("reply"), replies);
    }
};

TEST_F(DamagedResultsTest, DamagedFilesAreRefusedWithTheReason) {
    const std::string good = readFile(path);
    const std::string subject = "Result_TimeVariant_General_Dynamic_temp0.0.json";
    struct Case {
        std::string text;
        std::vector<std::string> words;
    };
    const std::string first = good.substr(good.find('{'), good.find("},") - good.find('{') + 1);
    for (const Case& one : {Case{"", {"not a JSON array", subject}},
                            Case{"{}", {"not a JSON array"}},
                            Case{"not json", {"not a JSON array"}},
                            Case{"[", {"before the end of the array"}},
                            Case{"[" + first, {"before the end of the array"}},
                            Case{"[" + first + ",", {"before element 2"}},
                            Case{good.substr(0, good.size() / 2), {"inside element"}},
                            Case{good + "x", {"behind the end"}},
                            Case{"[1]", {"element 1 is not an object"}},
                            Case{"[[]]", {"element 1 is not an object"}},
                            Case{"[" + first + " " + first + "]", {"behind element 1"}},
                            Case{"[{\"objects_2010\": [\"a\",]}]", {"element 1", "JSON"}},
                            Case{"[{\"objects_2010\": [\"\xff\"]}]", {"element 1", "UTF-8"}},
                            Case{"[{\"objects_2010\": [1]}]", {"element 1", "2010", "a number"}},
                            Case{"[{\"objects_2010\": [1e999]}]", {"element 1"}},
                            Case{"[{\"objects_2010\": [true]}]", {"2010", "not a text"}},
                            Case{"[{\"objects_2010\": [{}]}]", {"2010", "an object"}},
                            Case{"[{\"objects_2010\": [[\"a\"]]}]", {"2010", "a list"}},
                            Case{"[{\"objects_2010\": \"a\"}]", {"2010", "no list"}},
                            Case{"[{\"objects_2010\": null}]", {"2010", "no list"}},
                            Case{"[{\"objects_2010\": 5}]", {"2010", "no list"}},
                            Case{"[{\"answers_2010\": []}]", {"element 1", "answers_2010"}},
                            Case{"[{\"objects_20100\": []}]", {"element 1", "objects_20100"}},
                            Case{"[{\"objects_2010\": [], \"objects_2010\": []}]", {"2010", "twice"}},
                            Case{"[{\"objects_2010\": []}]", {"has 1 elements"}},
                            Case{"[" + std::string(100'000, '{') + "]", {"inside element 1"}}}) {
        SCOPED_TRACE(one.text.substr(0, 100));
        writeFile(path, one.text);
        expectRefused(one.words);
    }
}

TEST_F(DamagedResultsTest, WhatDoesNotFitIsRefusedWithElementAndYear) {
    const std::string last = "objects_" + std::to_string(recordOf(workspace, 1).years.back());
    const auto refused = [&](const std::function<void(nlohmann::ordered_json&)>& change,
                             const std::vector<std::string>& words) {
        auto changed = list;
        change(changed);
        writeFile(path, changed.dump());
        expectRefused(words);
    };
    const std::string count = std::to_string(list.size());
    refused([](auto& array) { array.erase(0); }, {std::to_string(list.size() - 1), count, "general dynamic"});
    refused([](auto& array) { array.push_back(array[0]); }, {"element " + std::to_string(list.size() + 1), count});
    refused([&](auto& array) { array[1] = {{"objects_1999", array[1][last]}}; }, {"element 2", "1999", "none of the"});
    refused([](auto& array) { array = nlohmann::ordered_json::array(); }, {"0", count});
}

TEST_F(DamagedResultsTest, WhatAFileLacksOfAYearIsMissing) {
    const std::string last = "objects_" + std::to_string(recordOf(workspace, 1).years.back());
    const auto whole = must(take(from));
    ASSERT_EQ(whole.missing, 0);
    const struct {
        std::string what;
        std::vector<const char*> files;
        std::function<void(nlohmann::ordered_json&)> change;
        std::int64_t lists;
        std::string first;
    } cases[] = {
        {"a year of one element", {kGreedy, kSampled}, [&](auto& array) { array[4].erase(last); }, 2, "element 5 "},
        {"a year in one of two files", {kSampled}, [&](auto& array) { array[1].erase(last); }, 1, "element 2 "},
        {"an element in one of two files",
         {kGreedy},
         [&](auto& array) { array[3] = nlohmann::ordered_json::object(); },
         static_cast<std::int64_t>(list[3].size()),
         "element 4 "}};
    const auto sampled = readFile(from + "/" + kSampled);
    for (const auto& one : cases) {
        SCOPED_TRACE(one.what);
        writeFile(path, list.dump());
        writeFile(from + "/" + kSampled, sampled);
        for (const char* name : one.files) {
            auto changed = nlohmann::ordered_json::parse(readFile(from + "/" + name));
            one.change(changed);
            writeFile(from + "/" + name, changed.dump());
        }
        const auto report = must(take(from));
        EXPECT_EQ(report.absent, one.lists);
        EXPECT_EQ(report.missing, 5 * one.lists);
        EXPECT_EQ(report.replies + report.missing, whole.replies);
        EXPECT_EQ(report.elements, whole.elements);
        EXPECT_TRUE(report.firstAbsent.starts_with(one.first)) << report.firstAbsent;
        EXPECT_EQ(recordOf(workspace, report.run).counts.errorCount(), report.missing) << "never wrong";
        EXPECT_EQ(recordOf(workspace, report.run).counts.done(), recordOf(workspace, whole.run).counts.done());
    }
}

TEST_F(DamagedResultsTest, RepliesOfAYearThatTheBenchmarkSaysNothingOfAreLeftOutAndTold) {
    const auto whole = must(take(from));
    for (const char* name : {kGreedy, kSampled}) {
        auto changed = nlohmann::ordered_json::parse(readFile(from + "/" + name));
        changed[1]["objects_1999"] = {"A. x", nullptr, "A. y", "A. z", "A. v", "A. w", "A. u"};
        writeFile(from + "/" + name, changed.dump());
    }
    const auto report = must(take(from));
    EXPECT_EQ(report.unasked, 12) << "null is no reply";
    EXPECT_TRUE(report.firstUnasked.starts_with("element 2 ")) << report.firstUnasked;
    EXPECT_TRUE(report.firstUnasked.ends_with(", 1999")) << report.firstUnasked;
    EXPECT_EQ(report.sets, 5) << "a list that is left out tells nothing of the sets";
    EXPECT_EQ(report.replies, whole.replies);
    EXPECT_EQ(report.missing + report.absent, 0);
    EXPECT_EQ(dumpOf(workspace, report.run).at("cell"), dumpOf(workspace, whole.run).at("cell"));
    EXPECT_NE(recordOf(workspace, report.run).message.find("12 to years without objects"), std::string::npos);
}

TEST_F(DamagedResultsTest, FilesThatDoNotBelongTogetherAreRefused) {
    fs::copy_file(path, from + "/Result_TimeVariant_General_Static_temp0.0.json");
    expectRefused({"General_Static_temp0.7.json", "missing"});
    fs::remove(from + "/Result_TimeVariant_General_Static_temp0.0.json");
    for (const char* name :
         {"Result_TimeVariant_General_temp0.0.json", "Result_TimeVariant_General_Dynamic_temp0.70.json",
          "Result_TimeVariant_General_Dynamic_tempx.json", "Result_Fewshot_General_temp0.0.json", "Result_.json"}) {
        fs::copy_file(path, from + "/" + name);
        expectRefused({name, "domain, state and temperature"});
        fs::remove(from + "/" + name);
    }
}

TEST_F(DamagedResultsTest, AFolderWithoutSuchFilesIsRefused) {
    fs::remove(path);
    fs::remove(from + "/" + kSampled);
    expectRefused({"no result files"}, ErrorCode::NotFound);
    fs::remove(from);
    expectRefused({from}, ErrorCode::Io);
}

TEST_F(DamagedResultsTest, FilesWithoutASingleReplyAreRefused) {
    for (const char* name : {kGreedy, kSampled}) {
        auto empty = list;
        for (auto& element : empty)
            element = nlohmann::ordered_json::object();
        writeFile(from + "/" + name, empty.dump());
    }
    expectRefused({"not a single reply"});
}

TEST_F(DamagedResultsTest, AnEndlessLineIsGivenUpAtTheLimit) {
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file << "[{\"objects_2010\": [\"";
    file.close();
    fs::resize_file(path, std::uintmax_t{1} << 30); // zeros, without a line end and with room for nothing on the disk
    expectRefused({"element 1 is longer than 16 MiB"});
}

TEST_F(DamagedResultsTest, AModelWithoutANameIsRefused) {
    for (const char* name : {"", "  ", "\xff"}) {
        const auto report = take(from, [&](auto& options) { options.model = name; });
        ASSERT_FALSE(report);
        EXPECT_EQ(report.error().code, ErrorCode::InvalidArgument);
    }
}

TEST_F(DamagedResultsTest, AnImportThatIsStoppedLeavesNoRun) {
    const std::size_t runs = runCount();
    const std::int64_t replies = rowsOf("reply");
    const std::int64_t cells = rowsOf("cell");
    std::stop_source stop;
    ReferenceImportOptions options;
    options.folder = from;
    options.model = "stopped";
    bool began = false;
    const auto report = exchange::importReference(
        workspace, options, loadPack(),
        [&](const run::RunProgress& progress) {
            began = began || progress.counts.done() > 0;
            if (began) stop.request_stop();
        },
        stop.get_token(), kDamagedSlowly);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, ErrorCode::Cancelled);
    EXPECT_TRUE(began);
    EXPECT_EQ(runCount(), runs);
    EXPECT_EQ(rowsOf("reply"), replies);
    EXPECT_EQ(rowsOf("cell"), cells);
}

TEST_F(DamagedResultsTest, AFileThatChangesWhileItIsReadLeavesNoRun) {
    const std::size_t runs = runCount();
    std::string text = readFile(from + "/" + kSampled);
    writeFile(from + "/" + kSampled,
              text.insert(text.find("},") + 2, std::string(1u << 20, ' '))); // more than is read at once
    ReferenceImportOptions options;
    options.folder = from;
    options.model = "changed";
    bool cut = false;
    const auto report = exchange::importReference(workspace, options, loadPack(),
                                                  [&](const run::RunProgress& progress) {
                                                      if (cut || progress.counts.done() == 0) return;
                                                      cut = true;
                                                      fs::resize_file(from + "/" + kSampled, 0);
                                                  },
                                                  {}, {.concurrency = 1, .window = 1, .batch = 1});
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, ErrorCode::Io) << report.error().text();
    EXPECT_EQ(runCount(), runs);
}

TEST_F(DamagedResultsTest, WhatAKilledImportLeftGoesWithTheNext) {
    auto spec = generation();
    run::BackendChoice dead("imported:reference?from=somewhere");
    dead.model = "dead";
    const auto leftover = must(run::createRun(*workspace, spec, "dead", dead, loadPack())).id;
    must(workspace->write([&](store::Database& database) {
        return store::RunStore(database).setState(leftover, store::RunState::Stopped);
    }));
    const auto report = must(take(from));
    EXPECT_GT(report.run, leftover);
    auto reader = must(workspace->reader());
    const auto gone = store::RunStore(reader).get(leftover);
    ASSERT_FALSE(gone);
    EXPECT_EQ(gone.error().code, ErrorCode::NotFound);
    EXPECT_EQ(rowsOf("run_element WHERE run = " + std::to_string(leftover)), 0);
}

TEST_F(DamagedResultsTest, RemovingARunTouchesNoOther) {
    const auto before = dumpOf(workspace, 1);
    const auto report = must(take(from));
    must(workspace->write([&](store::Database& database) { return store::removeRun(database, report.run); }));
    EXPECT_EQ(dumpOf(workspace, 1), before);
    for (const auto& [table, lines] : dumpOf(workspace, report.run))
        EXPECT_TRUE(lines.empty()) << table;
}
} // namespace
