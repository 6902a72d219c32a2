// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/benchmark/Importer.h"
#include "core/store/BenchmarkStore.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>

#include <sys/resource.h>
#include <sys/stat.h>

using namespace chronoscope;
using namespace chronoscope::benchmark;
using namespace chronoscope::test;

namespace {
std::string fact(const std::string& subject) {
    return R"({"subject":")" + subject + R"(","relation":"r","objects_2010":["A"],"distractor":["x","y","z"]})";
}

class ImporterTest : public testing::Test {
protected:
    TempDir folder;
    WorkspacePtr workspace = emptyWorkspace(folder);

    std::string dynamicFile(std::string_view bytes) {
        const std::string path = folder.file("TimeVariant_General_Dynamic.jsonl");
        writeFile(path, bytes);
        return path;
    }
    std::vector<std::string> subjects() {
        auto reader = must(workspace->reader());
        std::vector<std::string> list;
        for (const auto& meta : must(store::BenchmarkStore(reader).elements()))
            list.push_back(meta.subject);
        return list;
    }
};

TEST_F(ImporterTest, BadLinesAreReportedWithFileLineAndReasonAndTheRestIsKept) {
    const auto path = dynamicFile(fact("one") + "\nnot json\n\n" + fact("two") + "\n{\"subject\":\"x\"}\n\xff\xfe\n" +
                                  fact("three") + "\n");
    const auto report = importInto(workspace, {path});
    EXPECT_EQ(report.elements, 3U);
    ASSERT_EQ(report.skipped.size(), 3U);
    EXPECT_EQ(report.skippedCount, 3U);
    EXPECT_EQ(report.skipped[0].line, 2U);
    EXPECT_EQ(report.skipped[1].line, 5U);
    EXPECT_EQ(report.skipped[2].line, 6U);
    EXPECT_EQ(report.skipped[0].file, path);
    EXPECT_NE(report.skipped[2].reason.find("UTF-8"), std::string::npos);
    EXPECT_EQ(subjects(), (std::vector<std::string>{"one", "two", "three"}));
}

TEST_F(ImporterTest, DistractorsThatAreRightOrThereTwiceAreCounted) {
    const auto line = [](const char* subject, const char* distractors) {
        return std::string(R"({"subject":")") + subject +
               R"(","relation":"r","release_date_2010":"2010-01-01","objects_2010":[["A","a"],"B"],"distractor":)" +
               distractors + "}\n";
    };
    const auto path = dynamicFile(line("sound", R"(["x","y","z"])") + line("right", R"(["x","a","z"])") +
                                  line("twice", R"(["x","x","z"])") + line("two", R"(["x","x"])"));
    const auto report = importInto(workspace, {path});
    EXPECT_EQ(report.elements, 4U);
    EXPECT_EQ(report.doubtfulChoices, 2U);
    EXPECT_EQ(report.withoutChoices, 1U);
}

TEST_F(ImporterTest, ALineWithAnObjectThatIsNoTextIsKeptAndReported) {
    const auto path = dynamicFile(
        fact("one") + "\n" +
        R"({"subject":"two","relation":"r","objects_2010":["A",5],"objects_2011":[7],"distractor":["x",null]})" + "\n");
    const auto report = importInto(workspace, {path});
    EXPECT_EQ(report.elements, 2U);
    EXPECT_EQ(report.withoutChoices, 1U);
    EXPECT_EQ(report.skippedCount, 1U);
    EXPECT_EQ(report.inPartCount, 1U);
    ASSERT_EQ(report.skipped.size(), 1U);
    EXPECT_TRUE(report.skipped[0].inPart);
    EXPECT_EQ(report.skipped[0].file, path);
    EXPECT_EQ(report.skipped[0].line, 2U);
    EXPECT_NE(report.skipped[0].reason.find("objects_2010: 5, objects_2011: 7, distractor: null"), std::string::npos)
        << report.skipped[0].reason;
    EXPECT_EQ(subjects(), (std::vector<std::string>{"one", "two"}));
}

TEST_F(ImporterTest, ALineWithAYearThatIsNotAskedIsWholeAndTold) {
    const auto path = dynamicFile(fact("one") + "\n" +
                                  R"({"subject":"two","relation":"r","release_date_2010":"d","objects_2010":["A"],)"
                                  R"("release_date_2011":"d","distractor":["x","y","z"]})" +
                                  "\n");
    const auto report = importInto(workspace, {path});
    EXPECT_EQ(report.elements, 2U);
    EXPECT_EQ(report.skippedCount, 0U) << "the line is whole";
    EXPECT_EQ(report.remarkCount, 1U);
    ASSERT_EQ(report.remarks.size(), 1U);
    EXPECT_EQ(report.remarks[0].line, 2U);
    EXPECT_EQ(report.remarks[0].reason, "2011 has no objects and is not asked");
}

TEST_F(ImporterTest, LinesLeftOutAreNotCountedAsImportedInPart) {
    const auto report = importInto(workspace, {dynamicFile("not json\n" + fact("one") + "\n")});
    EXPECT_EQ(report.skippedCount, 1U);
    EXPECT_EQ(report.inPartCount, 0U);
    ASSERT_EQ(report.skipped.size(), 1U);
    EXPECT_FALSE(report.skipped[0].inPart);
}

TEST_F(ImporterTest, ATruncatedLastLineIsNamedAsSuch) {
    const auto report = importInto(workspace, {dynamicFile(fact("one") + "\n" + fact("two").substr(0, 40))});
    EXPECT_EQ(report.elements, 1U);
    ASSERT_EQ(report.skipped.size(), 1U);
    EXPECT_NE(report.skipped[0].reason.find("ends in the middle"), std::string::npos);
}

TEST_F(ImporterTest, ALastLineWithoutNewlineIsRead) {
    EXPECT_EQ(importInto(workspace, {dynamicFile(fact("one") + "\n" + fact("two"))}).elements, 2U);
}

TEST_F(ImporterTest, WindowsLineEndsAndByteOrderMark) {
    const auto report =
        importInto(workspace, {dynamicFile("\xEF\xBB\xBF" + fact("one") + "\r\n\r\n" + fact("two") + "\r\n")});
    EXPECT_EQ(report.elements, 2U);
    EXPECT_EQ(report.skippedCount, 0U);
}

TEST_F(ImporterTest, EmptyFilesAndFilesOfNulsDoNoHarm) {
    EXPECT_EQ(importInto(workspace, {dynamicFile("")}).elements, 0U);
    EXPECT_EQ(importInto(workspace, {dynamicFile("\n\n \r\n")}).skippedCount, 0U);
    const auto nuls = importInto(workspace, {dynamicFile(std::string(1000, '\0') + "\n" + fact("one"))});
    EXPECT_EQ(nuls.elements, 1U);
    EXPECT_EQ(nuls.skippedCount, 1U);
}

TEST_F(ImporterTest, AnOverlongLineIsSkippedInBoundedMemory) {
    const auto path = dynamicFile(fact("before") + "\n");
    {
        std::ofstream file(path, std::ios::binary | std::ios::app);
        file << "{\"subject\":\"";
        const std::string block(1u << 20, 'x');
        for (int i = 0; i < 192; ++i)
            file << block;
        file << "\"}\n" << fact("after") << "\n";
    }
    rusage before{};
    getrusage(RUSAGE_SELF, &before);
    const auto report = importInto(workspace, {path});
    rusage after{};
    getrusage(RUSAGE_SELF, &after);
    EXPECT_EQ(report.elements, 2U);
    ASSERT_EQ(report.skipped.size(), 1U);
    EXPECT_EQ(report.skipped[0].line, 2U);
    EXPECT_GT(report.bytes, std::uint64_t{192} << 20);
    EXPECT_LT(after.ru_maxrss - before.ru_maxrss, 64 * 1024) << "kB more than before";
}

TEST_F(ImporterTest, ASparseFileWithoutNewlineIsSkipped) {
    const auto path = dynamicFile("{");
    std::filesystem::resize_file(path, 64u << 20);
    const auto report = importInto(workspace, {path});
    EXPECT_EQ(report.elements, 0U);
    ASSERT_EQ(report.skipped.size(), 1U);
    EXPECT_NE(report.skipped[0].reason.find("longer"), std::string::npos);
}

TEST_F(ImporterTest, LongLinesUpToTheLimitAreRead) {
    const std::string aliases(3u << 20, 'y');
    const auto report =
        importInto(workspace, {dynamicFile(R"({"subject":"s","relation":"r","objects_2010":[[")" + aliases +
                                           R"("]]})"
                                           "\n")});
    EXPECT_EQ(report.elements, 1U);
    EXPECT_EQ(report.withoutChoices, 1U);
}

TEST_F(ImporterTest, NamesTellDomainAndState) {
    const auto is = [](const char* path, Domain domain, State state, bool fewShots) {
        const auto kind = fileKind(path);
        ASSERT_TRUE(kind) << path;
        EXPECT_EQ(kind->domain, domain);
        EXPECT_EQ(kind->state, state);
        EXPECT_EQ(kind->fewShots, fewShots);
    };
    is("/a/TimeVariant_General_Dynamic.jsonl", Domain::General, State::Dynamic, false);
    is("timevariant_LEGAL_static.JSONL", Domain::Legal, State::Static, false);
    is("TimeVariant_Biomedical_Static.jsonl", Domain::Biomedical, State::Static, false);
    is("TimeInvariant_CommonSense.jsonl", Domain::CommonSense, State::Invariant, false);
    is("TimeInvariant_Math.jsonl", Domain::Math, State::Invariant, false);
    is("Fewshot_General.jsonl", Domain::General, State::Dynamic, true);
    is("Fewshot_Math.jsonl", Domain::Math, State::Invariant, true);
    for (const char* other :
         {"", "x", "dated_facts.jsonl", "TimeVariant_General.jsonl", "TimeVariant_General_Invariant.jsonl",
          "TimeVariant_Sports_Dynamic.jsonl", "Fewshot_.jsonl", "TimeVariant_General_Dynamic.txt",
          "TimeVariant_General_Dynamic_v2.jsonl"})
        EXPECT_FALSE(fileKind(other)) << other;
}

TEST_F(ImporterTest, WrongNamesAndMissingFilesAreSkippedNotFatal) {
    writeFile(folder.file("wrong.jsonl"), fact("x") + "\n");
    const auto report =
        importInto(workspace, {folder.file("wrong.jsonl"), folder.file("missing.jsonl"), dynamicFile(fact("one"))});
    EXPECT_EQ(report.elements, 1U);
    ASSERT_EQ(report.skipped.size(), 2U);
    EXPECT_EQ(report.skipped[0].line, 0U);
}

TEST_F(ImporterTest, WhatStandsInAFolderLikeABenchmarkFileAndCannotBeReadIsReported) {
    namespace fs = std::filesystem;
    const std::string in = folder.file("in");
    fs::create_directories(in + "/deep/TimeVariant_Legal_Dynamic.jsonl");
    writeFile(in + "/TimeVariant_General_Dynamic.jsonl", fact("one") + "\n");
    writeFile(in + "/README", "words");
    writeFile(folder.file("linked.jsonl"), fact("two") + "\n");
    fs::create_symlink(folder.file("linked.jsonl"), in + "/TimeVariant_General_Static.jsonl");
    fs::create_symlink("nowhere", in + "/TimeVariant_Legal_Static.jsonl");
    fs::create_symlink("TimeVariant_Biomedical_Static.jsonl", in + "/TimeVariant_Biomedical_Static.jsonl"); // to itself
    fs::create_symlink("/dev/zero", in + "/TimeInvariant_Math.jsonl");
    ASSERT_EQ(mkfifo((in + "/Fewshot_General.jsonl").c_str(), 0600), 0);
    fs::create_directory(folder.file("other"));
    fs::create_directory_symlink(folder.file("other"), in + "/deep/more");
    fs::create_symlink("nowhere", in + "/LICENSE"); // no loss
    fs::create_directory(in + "/.git");             // nor is what is hidden
    fs::create_directory_symlink(folder.file("other"), in + "/.git/hooks");
    ASSERT_EQ(mkfifo((in + "/.git/Fewshot_Legal.jsonl").c_str(), 0600), 0);

    const auto report = importInto(workspace, {in});
    EXPECT_EQ(report.elements, 2U) << "a link to a file is followed";
    EXPECT_EQ(report.ignoredFiles, std::vector<std::string>{in + "/README"});
    std::map<std::string, std::string> reasons;
    for (const Skipped& one : report.skipped)
        reasons[fs::path(one.file).lexically_relative(in).string()] = one.reason;
    const std::map<std::string, std::string> expected{
        {"TimeVariant_Legal_Static.jsonl", "is a link to nothing"},
        {"TimeVariant_Biomedical_Static.jsonl", "is a link to nothing"},
        {"TimeInvariant_Math.jsonl", "is a pipe, a device or a socket, not a file"},
        {"Fewshot_General.jsonl", "is a pipe, a device or a socket, not a file"},
        {"deep/TimeVariant_Legal_Dynamic.jsonl", "is a folder, named like a benchmark file"},
        {"deep/more", "is a link to a folder, which is not followed"}};
    EXPECT_EQ(reasons, expected);
    EXPECT_EQ(report.skippedCount, expected.size());
}

TEST_F(ImporterTest, AFolderWithNothingToImportIsReported) {
    const std::string in = folder.file("in");
    std::filesystem::create_directories(in +
                                        "/TimeVariant_General_Dynamic.jsonl"); // given itself, it is a folder as any
    for (const std::string& path :
         {in + "/TimeVariant_General_Dynamic.jsonl", folder.file("in/../in/TimeVariant_General_Dynamic.jsonl")}) {
        const auto report = importInto(workspace, {path});
        ASSERT_EQ(report.skipped.size(), 1U) << path;
        EXPECT_EQ(report.skipped[0].file, path);
        EXPECT_EQ(report.skipped[0].reason, "the folder holds no benchmark file");
    }
}

TEST_F(ImporterTest, ReimportAddsNothing) {
    const auto first = importInto(workspace, {sampleBenchmark()});
    EXPECT_GT(first.elements, 100U);
    EXPECT_EQ(first.fewShots, 228U);
    EXPECT_EQ(first.skippedCount, 0U);
    const auto again = importInto(workspace, {sampleBenchmark()});
    EXPECT_EQ(again.elements + again.fewShots, 0U);
    EXPECT_EQ(again.already, first.elements + first.fewShots);
}

// The reference code's exemplar stream runs over the dynamic elements first, in file order.
TEST_F(ImporterTest, DynamicComesBeforeStaticWhateverTheOrderOfTheFiles) {
    writeFile(folder.file("in/b/TimeVariant_General_Static.jsonl"), fact("static 1") + "\n" + fact("static 2") + "\n");
    writeFile(folder.file("in/a/TimeVariant_General_Dynamic.jsonl"),
              fact("dynamic 1") + "\n" + fact("dynamic 2") + "\n");
    writeFile(folder.file("in/Fewshot_General.jsonl"), fact("shown") + "\n");
    writeFile(folder.file("in/README.md"), "not a benchmark file");
    const auto report = importInto(workspace, {folder.file("in/b"), folder.file("in")});
    EXPECT_EQ(report.elements, 4U);
    EXPECT_EQ(report.fewShots, 1U);
    EXPECT_EQ(report.repeated, 2U) << "a file named twice is read twice";
    EXPECT_EQ(report.already, 0U) << "nothing was there before";
    EXPECT_EQ(report.ignoredFiles, std::vector<std::string>{folder.file("in/README.md")});
    EXPECT_EQ(subjects(), (std::vector<std::string>{"dynamic 1", "dynamic 2", "static 1", "static 2"}));
}

TEST_F(ImporterTest, ALineThatAFileHasTwiceIsNotOneThatWasThere) {
    const std::string lines = fact("one") + "\n" + fact("two") + "\n" + fact("one") + "\n";
    writeFile(folder.file("in/TimeVariant_General_Dynamic.jsonl"), lines);
    const auto first = importInto(workspace, {folder.file("in")});
    EXPECT_EQ(first.elements, 2U);
    EXPECT_EQ(first.repeated, 1U);
    EXPECT_EQ(first.already, 0U);
    writeFile(folder.file("in/TimeVariant_General_Dynamic.jsonl"), lines + fact("three") + "\n" + fact("three") + "\n");
    const auto second = importInto(workspace, {folder.file("in")});
    EXPECT_EQ(second.elements, 1U);
    EXPECT_EQ(second.repeated, 1U);
    EXPECT_EQ(second.already, 3U) << "what an earlier import brought";
}

TEST_F(ImporterTest, CancelKeepsWhatWasStored) {
    std::string lines;
    for (int i = 0; i < 1200; ++i)
        lines += fact("s" + std::to_string(i)) + "\n";
    store::WorkspaceSink sink(workspace);
    std::stop_source stop;
    const auto report = importPaths({dynamicFile(lines)}, sink, stop.get_token(), [&](const ImportProgress& progress) {
        EXPECT_LE(progress.bytes, progress.totalBytes);
        stop.request_stop();
    });
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(subjects().size(), 500U);
}

TEST_F(ImporterTest, AFailingSinkEndsTheImport) {
    const auto reading = must(store::Workspace::open(workspace->path(), store::Workspace::Open::Reading));
    store::WorkspaceSink sink(reading);
    const auto report = importPaths({dynamicFile(fact("one"))}, sink);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, ErrorCode::ReadOnly);
}

TEST_F(ImporterTest, StoredElementsEqualThoseOfTheFile) {
    importInto(workspace, {sampleBenchmark()});
    auto reader = must(workspace->reader());
    store::BenchmarkStore benchmark(reader);
    for (const auto& meta : must(benchmark.elements())) {
        const auto element = must(benchmark.load(meta.row));
        EXPECT_EQ(element.id, meta.id);
        EXPECT_EQ(element.subject, meta.subject);
        EXPECT_EQ(element.askableYears(), meta.years);
        EXPECT_EQ(element.domain, meta.domain);
        EXPECT_EQ(static_cast<int>(element.distractors.size()), meta.distractors);
        EXPECT_EQ(must(benchmark.find(toHex(meta.id))), meta.row);
    }
    EXPECT_EQ(benchmark.find("nobody").error().code, ErrorCode::NotFound);
}

TEST_F(ImporterTest, TheSharedDataIsReadWhole) {
    const auto shared = sharedFolder();
    if (!shared) GTEST_SKIP() << "no shared data: set CHRONOSCOPE_SHARED";
    const auto report = importInto(workspace, {*shared + "/data/ChroKnowBench"});
    EXPECT_EQ(report.files, 13U);
    EXPECT_EQ(report.skippedCount, 0U);
    EXPECT_EQ(report.withoutChoices, 0U);
    EXPECT_EQ(report.elements, 88U);
    EXPECT_EQ(report.fewShots, 137U);
    EXPECT_EQ(report.ignoredFiles.size(), 1U);
}
} // namespace
