// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Text.h"
#include "core/exchange/ExportFiles.h"
#include "core/store/ReplyStore.h"
#include "core/studies/chroknow/chronogap/ChronoGapExport.h"
#include "core/studies/chroknow/chronogap/ChronoGapFile.h"
#include "core/studies/chroknow/chronogap/ChronoGapReport.h"
#include "core/studies/chroknow/traversal/report/TraversalReport.h"
#include "tests/support/Files.h"
#include "tests/support/TraversalBench.h"
#include "tests/support/TraversalRuns.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <initializer_list>
#include <map>

using namespace chronoscope;
using namespace chronoscope::test;
using exchange::ChronoGapElement;
using nlohmann::json;

namespace {
constexpr const char* kFile = "Timestamp_General_Dynamic.json";
constexpr const char* kModel = "calibration:?cutoff=2019&recall=0.6&partial=0.4&recovers=0.6";

/// Reads what the files in `from` say against the benchmark of `workspace`.
Result<exchange::ChronoGapReport> counted(const WorkspacePtr& workspace, const std::string& from,
                                          std::optional<matching::Preprocess> preprocess = {}) {
    auto reader = must(workspace->reader());
    return exchange::readChronoGaps(reader, {from, "model", preprocess}, loadTraversalWords(), {});
}

/// Eight people who are "Mayor Arl" in 2010 and 2011 and "Governor Best" in 2012 and 2013, and a file about them.
class ChronoGapCounts : public testing::Test {
protected:
    void SetUp() override {
        std::string lines;
        for (int i = 0; i < 8; ++i) {
            json line{{"subject", "Person " + std::to_string(i)},
                      {"relation", "position held"},
                      {"distractor", json::array({"a", "b", "c"})}};
            for (int year = 2010; year < 2014; ++year) {
                line["release_date_" + std::to_string(year)] = std::to_string(year) + "-12-31";
                line["objects_" + std::to_string(year)] = json::array({year < 2012 ? "Mayor Arl" : "Governor Best"});
            }
            lines += line.dump() + "\n";
        }
        writeFile(m_folder.file("TimeVariant_General_Dynamic.jsonl"), lines);
        importInto(m_workspace, {m_folder.file("TimeVariant_General_Dynamic.jsonl")});
    }

    static json year(const std::string& category, const json& candidates = nullptr) {
        json one{{"category", category}, {"temp0_ans", json::array({"x"})}, {"temp7_ans", json::array({"x"})}};
        if (!candidates.is_null()) one["chrono_ans"] = candidates;
        return one;
    }
    /// An element with its four years.
    static json element(int index, const std::vector<json>& years) {
        json all = json::object();
        for (std::size_t i = 0; i < years.size(); ++i)
            all["objects_" + std::to_string(2010 + i)] = years[i];
        return json::array({index, all});
    }
    /// One element in every list, and four of Partial Known traversed to the end.
    static json worked() {
        const json right = year("correct");
        const json wrong = year("incorrect");
        const auto texts = [](std::initializer_list<const char*> list) {
            return json(std::vector<std::string>(list.begin(), list.end()));
        };
        json partial = json::array();
        // The last candidate is right: rescued.
        partial.push_back(element(3, {right, year("incorrect", texts({"Governor Best", "mayor arl"})), right, right}));
        // Right at some step and wrong at the last: harmed.
        partial.push_back(element(4, {right, year("incorrect", texts({"Mayor Arl", "Governor Best"})), right, right}));
        // Talk is no candidate, so 2011 is right; nothing could be shown for 2012.
        partial.push_back(element(5, {right, year("partial_correct2", texts({"Mayor Arl", "Sure, it was him"})),
                                      year("incorrect", json::array()), right}));
        // 2011 is the only year with a hit, so nothing could be shown for it.
        partial.push_back(
            element(6, {year("incorrect", texts({"", "Mayor Arl"})), year("partial_correct1"),
                        year("incorrect", texts({"who", ""})), year("incorrect", texts({"Governor Best"}))}));
        json file = json::object();
        file["Known"] = json::array({element(0, {right, right, right, right})});
        file["Unknown"] = json::array({element(1, {wrong, wrong, wrong, wrong})});
        file["Cut-off"] = json::array({element(2, {right, right, wrong, wrong})});
        file["Partial_known"] = partial;
        return file;
    }

    Result<exchange::ChronoGapReport> countsOf(const json& file) const {
        writeFile(m_folder.file(kFile), file.dump());
        return counted(m_workspace, m_folder.file(""));
    }

    const TempDir m_folder;
    const WorkspacePtr m_workspace = emptyWorkspace(m_folder);
};

TEST_F(ChronoGapCounts, FollowTheReferenceRule) {
    const auto report = must(countsOf(worked()));
    ASSERT_EQ(report.files.size(), 1U);
    const auto& file = report.files.front();
    EXPECT_EQ(file.line.domain, benchmark::Domain::General);
    EXPECT_EQ(file.line.state, benchmark::State::Dynamic);
    EXPECT_EQ(file.line.measured, 7);
    EXPECT_EQ(file.line.known, 1);
    EXPECT_EQ(file.unknown, 1);
    EXPECT_EQ(file.cutOff, 1);
    EXPECT_EQ(file.line.partialKnown, 4);
    EXPECT_EQ(file.line.rescued, 1);
    EXPECT_EQ(file.line.open, 0);
    EXPECT_EQ(file.line.targets, 8);
    EXPECT_EQ(file.line.correct, 4);
    EXPECT_EQ(file.line.wrong, 2);
    EXPECT_EQ(file.line.harmed, 1);
    EXPECT_EQ(file.line.notApplicable, 2);
    EXPECT_EQ(file.astray, 0);
    EXPECT_NEAR(knownBefore(file.line)->percent, 100.0 / 7, 1e-9);
    EXPECT_NEAR(knownAfter(file.line, false)->percent, 200.0 / 7, 1e-9);
}

TEST_F(ChronoGapCounts, AYearWithoutCandidatesIsOpenAndNotWrong) {
    json file = worked();
    file["Partial_known"].push_back(element(7, {year("correct"), year("incorrect"), year("correct"), year("correct")}));
    const auto report = must(countsOf(file));
    const auto& line = report.files.front().line;
    EXPECT_EQ(line.open, 1);
    EXPECT_EQ(line.openTargets, 1);
    EXPECT_EQ(line.wrong, 2);
    EXPECT_EQ(line.rescued, 1);
    EXPECT_FALSE(knownAfter(line, false));
    const auto table = exchange::chronoGapTable(report);
    const auto at = std::find(table.columns.begin(), table.columns.end(), "known_after") - table.columns.begin();
    EXPECT_EQ(table.rows.front()[static_cast<std::size_t>(at)], "");
}

TEST_F(ChronoGapCounts, AnElementInAListItsYearsDoNotGiveIsPointedOut) {
    json file = worked();
    file["Known"].push_back(element(7, {year("correct"), year("incorrect"), year("correct"), year("correct")}));
    const auto report = must(countsOf(file));
    EXPECT_EQ(report.files.front().astray, 1);
    EXPECT_EQ(report.files.front().line.known, 2) << "the file's own list counts";
}

TEST_F(ChronoGapCounts, TheTableHoldsTheCounts) {
    const auto table = exchange::chronoGapTable(must(countsOf(worked())));
    ASSERT_EQ(table.rows.size(), 1U);
    const std::vector<std::string> first(table.rows[0].begin(), table.rows[0].begin() + 19);
    EXPECT_EQ(first, (std::vector<std::string>{"model", "general", "dynamic", "7", "1", "1", "1", "4", "1", "2", "0",
                                               "8", "4", "2", "1", "2", "0", "14.29", "28.57"}));
}

TEST_F(ChronoGapCounts, WhatDoesNotFitTheWorkspaceIsRefused) {
    const json right = year("correct");
    json beyond = worked();
    beyond["Known"].push_back(element(8, {right, right, right, right}));
    json twice = worked();
    twice["Unknown"].push_back(element(3, {year("incorrect")}));
    json otherYear = worked();
    otherYear["Known"][0][1]["objects_2014"] = right;
    for (const auto& [file, says] :
         {std::pair(beyond, "the workspace has 8"), std::pair(twice, "element 3 (“Person 3”) stands there twice"),
          std::pair(otherYear, "2014: the workspace does not have this element in this year")}) {
        const auto refused = countsOf(file);
        ASSERT_FALSE(refused) << says;
        EXPECT_EQ(refused.error().code, ErrorCode::BadInput);
        EXPECT_NE(refused.error().message.find(says), std::string::npos) << refused.error().text();
        EXPECT_NE(refused.error().context.find(kFile), std::string::npos) << refused.error().text();
    }
}

TEST_F(ChronoGapCounts, FilesAreFoundByTheirNamesAlone) {
    const auto none = counted(m_workspace, m_folder.file(""));
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, ErrorCode::NotFound);
    writeFile(m_folder.file("Timestamp_Generally.json"), "{}");
    const auto unknown = counted(m_workspace, m_folder.file(""));
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, ErrorCode::BadInput);
}

/// Traversal runs over the sample benchmark.
class ChronoGapExports : public testing::Test {
protected:
    std::int64_t traversals(const traversal::TraversalSpec& spec, bool asked = true) {
        if (m_base == 0) m_base = finishedBase(m_workspace, 8, kModel);
        const std::int64_t id = makeTraversals(m_workspace, m_base, spec);
        if (!asked) return id;
        const auto engine =
            traversalEngine(m_workspace, id, std::make_shared<FaultyBackend>([](const backend::ModelRequest& request) {
                                return std::optional(moodyReply(request));
                            }));
        engine->start();
        EXPECT_EQ(engine->wait().state, run::EngineState::Finished);
        return id;
    }
    std::string folderOf(std::int64_t run, const std::string& name) const {
        return m_folder.file(name) + "/ChronoGap/" + exchange::folderName(recordOf(m_workspace, run).model);
    }
    Result<exchange::ExportReport> exported(std::int64_t run, const std::string& name) const {
        return exchange::exportChronoGaps(*m_workspace, run, m_folder.file(name), {});
    }

    const TempDir m_folder;
    const WorkspacePtr m_workspace = makeWorkspace(m_folder);
    std::int64_t m_base = 0;
};

TEST_F(ChronoGapExports, GiveTheCountsOfTheRunWhenTheyAreReadAgain) {
    int rescued = 0;
    int harmed = 0;
    for (const auto protocol : {traversal::Protocol::Paper, traversal::Protocol::Reference}) {
        SCOPED_TRACE(traversal::name(protocol));
        const std::int64_t run = traversals(runSpecOf(protocol));
        const std::string name(traversal::name(protocol));
        const auto report = must(exported(run, name));
        ASSERT_EQ(report.files.size(), protocol == traversal::Protocol::Paper ? 2U : 1U)
            << "the paper's rules are named";
        EXPECT_EQ(report.replies, recordOf(m_workspace, run).total);
        EXPECT_EQ(report.missing, 0);
        EXPECT_EQ(report.leftOut, 0);
        auto reader = must(m_workspace->reader());
        const auto own = must(traversal::readTraversalReport(reader, run)).lines.front();
        const auto read = must(counted(m_workspace, folderOf(run, name))).files.front();
        EXPECT_EQ(read.line.measured, own.measured);
        EXPECT_EQ(read.line.known, own.known);
        EXPECT_EQ(read.line.partialKnown, own.partialKnown);
        EXPECT_EQ(read.line.rescued, own.rescued);
        EXPECT_EQ(read.line.open, 0);
        EXPECT_EQ(read.line.targets, own.targets);
        EXPECT_EQ(read.line.correct, own.correct);
        EXPECT_EQ(read.line.wrong, own.wrong);
        EXPECT_EQ(read.line.harmed, own.harmed);
        EXPECT_EQ(read.line.notApplicable, own.notApplicable);
        EXPECT_EQ(read.astray, 0);
        rescued += static_cast<int>(own.correct);
        harmed += static_cast<int>(own.harmed);
    }
    EXPECT_GT(rescued, 0);
    EXPECT_GT(harmed, 0);
}

/// What the base run says to one question, read by hand: a text per reply that says something, in the order of asking.
using Given = std::map<std::pair<std::int64_t, int>, std::pair<std::vector<std::string>, std::vector<std::string>>>;

Given givenIn(const WorkspacePtr& workspace, std::int64_t base, matching::Extraction extraction) {
    Given given;
    auto reader = must(workspace->reader());
    const run::RunLayout layout = recordOf(workspace, base).layout();
    must(store::readReplies(
        reader, base, 0, layout.elements * layout.repliesPerElement(), [&](const store::ReplyRow& row) {
            const auto place = layout.placeOfReply(row.index);
            auto& [greedy, sampled] = given[{place.ordinal, layout.years[static_cast<std::size_t>(place.year)]}];
            auto& list = layout.temperatures[static_cast<std::size_t>(place.temperature)] > 0 ? sampled : greedy;
            const auto said = matching::judge(prompt::Template::Generation, {}, {},
                                              matching::FuzzyMatcher({}, matching::Preprocess::Paper), row.text, {});
            if (extraction == matching::Extraction::Lenient && said.kind != matching::ReplyKind::Empty)
                list.push_back(said.answer);
            if (extraction == matching::Extraction::Strict && row.text.starts_with("A. "))
                list.emplace_back(text::trim(row.text.substr(3, row.text.find('\n', 3) - 3)));
            return true;
        }));
    return given;
}

TEST_F(ChronoGapExports, HoldTheAnswersAsTheyWereGiven) {
    for (const auto extraction : {matching::Extraction::Lenient, matching::Extraction::Strict}) {
        SCOPED_TRACE(name(extraction));
        run::RunSpec spec = smallSpec(8);
        spec.templates = {prompt::Template::Generation};
        spec.judge.extraction = extraction;
        m_base = makeRun(m_workspace, spec, std::string(kModel) + "&noise=0.3&refusal=0.2", "untidy");
        ASSERT_EQ(runToEnd(m_workspace, m_base).state, run::EngineState::Finished);
        const std::int64_t run = traversals(runSpecOf(), false);
        const std::string folder(name(extraction));
        must(exported(run, folder));
        const Given given = givenIn(m_workspace, m_base, extraction);
        int answers = 0;
        int lists = 0;
        must(exchange::readChronoGapFile(
            folderOf(run, folder) + "/" + kFile, [&](const ChronoGapElement& element) -> Status {
                for (const exchange::ChronoGapYear& year : element.years) {
                    const auto& [greedy, sampled] = given.at({element.index, year.year});
                    EXPECT_EQ(year.greedy, exchange::ChronoGapTexts(greedy.begin(), greedy.end()));
                    EXPECT_EQ(year.sampled, exchange::ChronoGapTexts(sampled.begin(), sampled.end()));
                    answers += static_cast<int>(greedy.size() + sampled.size());
                    lists += 2;
                }
                return {};
            }));
        EXPECT_GT(answers, lists) << "more than one to a list";
    }
}

// Both files say the same; only one was made by rules that take "Norway" for talk.
TEST_F(ChronoGapCounts, GoByTheRulesThatTheFilesWereMadeBy) {
    json file = worked();
    const auto candidates = [](const char* last) { return json::array({"Mayor Arl", last}); };
    file["Partial_known"] = json::array(
        {element(3, {year("correct"), year("incorrect", candidates("Norway")), year("correct"), year("correct")}),
         element(4, {year("correct"), year("incorrect", candidates("")), year("correct"), year("correct")})});
    const auto theirs = must(countsOf(file));
    EXPECT_EQ(theirs.protocol, exchange::ChronoGapProtocol());
    EXPECT_EQ(theirs.files.front().line.correct, 1) << "Norway is thrown away, nothing is not";
    const exchange::ChronoGapProtocol paper{traversal::Protocol::Paper, traversal::kEdition,
                                            matching::Preprocess::Paper};
    writeFile(m_folder.file(exchange::kChronoGapProtocolFile), paper.json());
    const auto ours = must(countsOf(file));
    EXPECT_EQ(ours.protocol, paper);
    EXPECT_EQ(ours.files.front().line.correct, 1) << "Norway is an answer, nothing is none";
    EXPECT_EQ(ours.files.front().line.harmed, 1);
    writeFile(m_folder.file(exchange::kChronoGapProtocolFile), "{}");
    EXPECT_EQ(countsOf(file).error().code, ErrorCode::BadInput);
}

TEST_F(ChronoGapExports, AreReadAndWrittenAgainToTheSameBytes) {
    const std::int64_t run = traversals(runSpecOf());
    must(exported(run, "out"));
    const std::string path = folderOf(run, "out") + "/" + kFile;
    std::map<exchange::ChronoGapList, std::string> lists;
    ASSERT_TRUE(exchange::readChronoGapFile(path, [&](const ChronoGapElement& element) -> Status {
        std::string& list = lists[element.list];
        list += (list.empty() ? "\n" : ",\n") + exchange::chronoGapText(element);
        return {};
    }));
    std::string again = "{";
    for (const auto list : exchange::kChronoGapLists) {
        again += std::string(again.size() > 1 ? ", " : "") + "\"" + std::string(name(list)) + "\": [";
        again += lists.contains(list) ? lists[list] + "\n]" : "]";
    }
    EXPECT_EQ(readFile(path), again + "}\n");
}

TEST_F(ChronoGapExports, HoldTheMeasuredElementsOnly) {
    auto spec = runSpecOf();
    spec.sample = must(benchmark::Sample::parse("50%"));
    const std::int64_t run = traversals(spec);
    must(exported(run, "out"));
    auto reader = must(m_workspace->reader());
    const auto own = must(traversal::readTraversalReport(reader, run)).lines.front();
    const auto read = must(counted(m_workspace, folderOf(run, "out"))).files.front();
    EXPECT_LT(read.line.measured, 8);
    EXPECT_EQ(read.line.measured, own.measured);
    EXPECT_EQ(read.line.partialKnown, own.partialKnown);
    EXPECT_EQ(read.line.rescued, own.rescued);
}

TEST_F(ChronoGapExports, WhatWasNotAskedIsOpen) {
    const std::int64_t run = traversals(runSpecOf(), false);
    const auto report = must(exported(run, "out"));
    EXPECT_EQ(report.replies, 0);
    EXPECT_EQ(report.missing, recordOf(m_workspace, run).total);
    const auto read = must(counted(m_workspace, folderOf(run, "out"))).files.front();
    EXPECT_GT(read.line.open, 0);
    EXPECT_EQ(read.line.correct + read.line.wrong, 0);
}

TEST_F(ChronoGapExports, WhatTheLayoutCannotCarryIsRefusedOrLeftOut) {
    const auto noTraversals = exported(finishedBase(m_workspace, 2, kModel), "a");
    ASSERT_FALSE(noTraversals);
    EXPECT_EQ(noTraversals.error().code, ErrorCode::InvalidArgument);

    run::RunSpec spec = smallSpec(6);
    spec.templates = {prompt::Template::Generation};
    spec.temperatures = {0, 1};
    m_base = makeRun(m_workspace, spec, kModel, "warm");
    ASSERT_EQ(runToEnd(m_workspace, m_base).state, run::EngineState::Finished);
    const auto warm = exported(traversals(runSpecOf(), false), "b");
    ASSERT_FALSE(warm);
    EXPECT_EQ(warm.error().code, ErrorCode::InvalidArgument);
    EXPECT_NE(warm.error().message.find("the run asked at 1"), std::string::npos) << warm.error().text();

    spec.temperatures = {0, 0.7};
    spec.slice = {};
    spec.slice.domains = {benchmark::Domain::Legal, benchmark::Domain::Math};
    m_base = makeRun(m_workspace, spec, kModel, "without years");
    ASSERT_EQ(runToEnd(m_workspace, m_base).state, run::EngineState::Finished);
    const auto partly = must(exported(traversals(runSpecOf(), false), "c"));
    EXPECT_GT(partly.leftOut, 0);
    for (const std::string& file : partly.files)
        EXPECT_TRUE(file.find("Timestamp_Legal_") != std::string::npos || file.ends_with("/protocol.json")) << file;
}

TEST_F(ChronoGapExports, NothingIsOverwrittenAndNothingHalfIsLeft) {
    const std::int64_t run = traversals(runSpecOf(), false);
    must(exported(run, "out"));
    const std::string path = folderOf(run, "out") + "/" + kFile;
    const std::string before = readFile(path);
    const auto again = exported(run, "out");
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(readFile(path), before);
    std::stop_source stop;
    const auto stopped = exchange::exportChronoGaps(*m_workspace, run, m_folder.file("stopped"), stop.get_token(),
                                                    [&](auto, auto) { stop.request_stop(); });
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled);
    EXPECT_TRUE(std::filesystem::is_empty(folderOf(run, "stopped")));
}
} // namespace
