// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/CommandLine.h"
#include "core/base/Text.h"
#include "core/results/Comparison.h"
#include "core/results/ResultTables.h"
#include "core/results/RunCutOff.h"
#include "tests/app/AnnotateCommandFixture.h"
#include "tests/support/Files.h"
#include "tests/support/NaiveResults.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <set>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
using Line = std::map<std::string, std::string>; // by column

/// `chronoscope report` over three runs of the sample; cells of its tables hold no commas here.
class ReportCommand : public testing::Test {
protected:
    static void SetUpTestSuite() {
        s_folder = std::make_unique<TempDir>();
        const auto workspace = makeWorkspace(*s_folder, "report.chronoscope");
        run::RunSpec spec;
        spec.slice.domains = {benchmark::Domain::General, benchmark::Domain::Legal};
        spec.slice.states = {benchmark::State::Dynamic};
        spec.sets = 2;
        int at = 0;
        for (const char* uri : {"calibration:?cutoff=2018&recall=0.9", "calibration:?cutoff=2014&recall=0.7&seed=2",
                                "calibration:?cutoff=2018&recall=0.9&seed=3"}) {
            const auto id = makeRun(workspace, spec, uri, std::string(1, static_cast<char>('a' + at++)));
            if (runToEnd(workspace, id).state != run::EngineState::Finished)
                throw std::runtime_error("the run did not end");
        }
        s_set = loadedSet(workspace, {{1, 0}, {2, 0}, {3, 0}});
    }
    static void TearDownTestSuite() {
        s_set.reset();
        s_folder.reset();
    }

    static int report(const std::vector<std::string>& options) { return command("report", options); }
    static int score(const std::vector<std::string>& options) { return command("score", options); }
    static int command(const char* name, const std::vector<std::string>& options) {
        const std::string workspace = s_folder->file("report.chronoscope");
        std::vector<const char*> argv{"chronoscope", name, "-w", workspace.c_str()};
        for (const std::string& option : options)
            argv.push_back(option.c_str());
        return app::runCommandLine(static_cast<int>(argv.size()), argv.data());
    }
    /// Empty ones count, which text::split() drops.
    static std::vector<std::string> cellsOf(const std::string& line) {
        std::vector<std::string> cells{{}};
        for (const char c : line) {
            if (c == ',')
                cells.emplace_back();
            else
                cells.back() += c;
        }
        return cells;
    }
    /// The csv of a report, line by line.
    static std::vector<Line> table(std::vector<std::string> options) {
        const std::string file = s_folder->file("table.csv");
        options.insert(options.end(), {"-o", file});
        if (report(options) != app::kDone) throw std::runtime_error("no report");
        std::vector<Line> lines;
        std::vector<std::string> columns;
        for (const std::string& line : text::split(readFile(file), '\n')) {
            const std::vector<std::string> cells = cellsOf(line);
            if (columns.empty()) {
                columns = cells;
                continue;
            }
            EXPECT_EQ(cells.size(), columns.size()) << line;
            Line& entry = lines.emplace_back();
            for (std::size_t i = 0; i < std::min(columns.size(), cells.size()); ++i)
                entry[columns[i]] = cells[i];
        }
        return lines;
    }

    static inline std::unique_ptr<TempDir> s_folder;
    static inline std::shared_ptr<const results::ResultSet> s_set;
};

TEST_F(ReportCommand, CompareHoldsTheFirstRunAgainstEachOtherOneByTemplate) {
    const auto lines = table({"--view", "compare"});
    std::map<std::string, int> rows;
    for (const Line& line : lines)
        ++rows[line.at("template") + ' ' + line.at("first") + ' ' + line.at("second")];
    EXPECT_EQ(rows.size(), 6U); // three templates, two pairs of runs
    for (const Line& line : lines) {
        if (line.at("template") != "mcqa" || line.at("second") != "b" || line.at("year") != "2016") continue;
        results::ResultFilter filter;
        filter.templates = {prompt::Template::Mcqa};
        const auto expected = results::comparison(*s_set, filter, 0, 1);
        for (const results::YearComparison& year : expected.years)
            if (year.year == 2016) {
                EXPECT_EQ(line.at("pairs"), std::to_string(year.pairs.paired.pairs));
                EXPECT_EQ(line.at("only_first"), std::to_string(year.pairs.paired.onlyFirst));
                EXPECT_NEAR(std::stod(line.at("p_holm")), year.holm.value(), 1e-6);
            }
    }
}

TEST_F(ReportCommand, CompareFindsThePlantedDifferenceAndNoOther) {
    for (const Line& line : table({"--view", "compare", "--template", "generation"})) {
        const int year = line.at("year").empty() ? 0 : std::stoi(line.at("year"));
        if (line.at("second") == "b" && year > 2014 && year <= 2018) {
            EXPECT_LT(std::stod(line.at("p_holm")), 0.05) << year;
        }
        if (line.at("second") == "c" && year > 0) {
            EXPECT_GE(std::stod(line.at("p_holm")), 0.05) << year;
        }
    }
}

TEST_F(ReportCommand, AnswersAreOfEveryCellThatARunAsks) {
    const std::string file = s_folder->file("answers.json");
    const auto answers = [&](std::vector<std::string> options) {
        options.insert(options.end(), {"--view", "answers", "--json", "-o", file});
        if (report(options) != app::kDone) throw std::runtime_error("no report");
        return nlohmann::json::parse(readFile(file));
    };
    std::map<std::string, std::int64_t> expected, found;
    for (const results::RunView& view : s_set->runs)
        for (const std::uint8_t category : view.columns->category)
            if (category != results::kNotAsked)
                ++expected[view.columns->name + ' ' + std::string(name(static_cast<analysis::CellCategory>(category)))];
    for (const auto& row : answers({}))
        ++found[row.at("run").get<std::string>() + ' ' + row.at("category").get<std::string>()];
    EXPECT_EQ(found, expected);
    std::map<std::string, std::set<std::string>> byRow;
    for (const auto& row : answers({"--rows", "differ"}))
        byRow[row.at("element_id").get<std::string>() + row.at("year").dump() + row.at("template").dump()].insert(
            row.at("category").get<std::string>());
    EXPECT_GT(byRow.size(), 10U);
    for (const auto& [row, categories] : byRow)
        EXPECT_GT(categories.size(), 1U) << row;
    EXPECT_TRUE(answers({"--search", "nobody ever said this"}).empty());
    for (const std::vector<std::string>& wrong : {std::vector<std::string>{"--view", "heatmap", "--rows", "differ"},
                                                  {"--view", "heatmap", "--search", "x"},
                                                  {"--view", "answers", "--by", "year"},
                                                  {"--view", "answers", "--format", "html"}})
        EXPECT_EQ(report(wrong), app::kWrongUsage);
}

TEST_F(ReportCommand, CutOffIsOfEachRunAndDomain) {
    std::map<std::string, std::string> found;
    for (const Line& line : table({"--view", "cutoff", "--template", "generation"}))
        found[line.at("domain") + ' ' + line.at("run")] = line.at("cutoff");
    EXPECT_EQ(found.size(), 6U);
    EXPECT_EQ(found["general a"], "2018");
    EXPECT_EQ(found["general b"], "2014");
}

TEST_F(ReportCommand, ProfileCountsWhatTheHeatmapCounts) {
    std::map<std::string, std::string> heatmap, profile;
    for (const Line& line : table({"--by", "template,year"}))
        heatmap[line.at("run") + line.at("template") + line.at("year")] =
            line.at("correct") + ' ' + line.at("correct_percent") + ' ' + line.at("ci_low") + ' ' + line.at("ci_high");
    for (const Line& line : table({"--view", "profile"}))
        profile[line.at("run") + line.at("template") + line.at("year")] =
            line.at("correct") + ' ' + line.at("correct_percent") + ' ' + line.at("ci_low") + ' ' + line.at("ci_high");
    EXPECT_EQ(profile, heatmap);
    EXPECT_FALSE(profile.empty());
}

TEST_F(ReportCommand, StaleSplitsByWhatIsAsked) {
    std::map<std::string, std::int64_t> replies;
    std::int64_t all = 0, sum = 0;
    for (const Line& line : table({"--view", "stale"}))
        all += std::stoll(line.at("replies"));
    for (const Line& line : table({"--view", "stale", "--by", "domain,year"})) {
        replies[line.at("domain")] += std::stoll(line.at("replies"));
        sum += std::stoll(line.at("replies"));
    }
    EXPECT_EQ(replies.size(), 2U);
    EXPECT_EQ(sum, all);
    EXPECT_GT(all, 0);
}

TEST_F(ReportCommand, FiltersNarrowEveryResultView) {
    for (const char* view : {"heatmap", "categories", "profile", "stale", "compare", "cutoff"}) {
        const auto all = table({"--view", view, "--by", std::string(view) == "profile" ? "domain,template" : "domain"});
        std::vector<Line> legal;
        for (const Line& line : all)
            if (line.at("domain") == "legal") legal.push_back(line);
        const auto narrowed =
            table({"--view", view, "--by", std::string(view) == "profile" ? "domain,template" : "domain", "--domain",
                   "legal"});
        EXPECT_EQ(narrowed, legal) << view;
        EXPECT_FALSE(narrowed.empty()) << view;
        EXPECT_TRUE(table({"--view", view, "--subject", "no subject holds this"}).empty() ||
                    std::string(view) == "stale")
            << view;
    }
}

/// A heat map of the command line under options, and the filter of the window that means the same.
struct Narrowed {
    std::vector<std::string> options;
    std::function<void(results::ResultFilter&)> filter;
};

TEST_F(ReportCommand, TheHeatmapTakesEveryFilterOfTheWindow) {
    using results::Axis;
    ASSERT_EQ(score({"--run", "a", "--name", "diagnosed"}), app::kDone);
    const auto workspace =
        must(store::Workspace::open(s_folder->file("report.chronoscope"), store::Workspace::Open::Reading));
    const auto set = loadedSet(workspace, {{1, 0}, {2, 0}, {3, 0}});
    const std::string subject(set->elements->subjects.at(0));
    const Narrowed cases[]{
        {{"--years", "2015-2017,2020"},
         [](auto& filter) {
             filter.years = {{2015, 2017}, {2020, 2020}};
         }},
        {{"--domain", "general,legal"},
         [](auto& filter) {
             filter.domains = {benchmark::Domain::General, benchmark::Domain::Legal};
         }},
        {{"--template", "tf,mcqa", "--state", "dynamic"},
         [](auto& filter) {
             filter.templates = {prompt::Template::TrueFalse, prompt::Template::Mcqa};
             filter.states = {benchmark::State::Dynamic};
         }},
        {{"--relation", set->elements->relationNames.front()},
         [&](auto& filter) { filter.relations = {set->elements->relationNames.front()}; }},
        {{"--subject", "of"}, [](auto& filter) { filter.subject = "of"; }},
        {{"--element", subject}, [&](auto& filter) { filter.elements = {set->elements->ids.front()}; }},
        {{"--element", toHex(set->elements->ids[1]), "--element", subject},
         [&](auto& filter) {
             filter.elements = {set->elements->ids[0], set->elements->ids[1]};
         }},
        {{"--protocol", "reference"}, [](auto& filter) { filter.protocols = {prompt::Protocol::Reference}; }},
        {{"--category", "correct,incorrect"},
         [](auto& filter) {
             filter.categories = {analysis::CellCategory::Correct, analysis::CellCategory::Incorrect};
         }},
        {{"--chronological", "partial_known"},
         [](auto& filter) { filter.chrono = {analysis::ChronoCategory::PartialKnown}; }},
        {{"--answer", "stale,other"},
         [](auto& filter) {
             filter.answers = {matching::AnswerKind::Stale, matching::AnswerKind::Other};
         }},
        {{"--label", "unlabelled"}, [](auto& filter) { filter.labels = {""}; }}};
    const std::vector<std::string> by{"--by", "relation,year,template"};
    const std::vector<Axis> axes{Axis::Relation, Axis::Year, Axis::Template};
    for (const Narrowed& one : cases) {
        results::ResultFilter filter;
        one.filter(filter);
        filter.tidy();
        const auto expected = results::heatmapTable(*set, filter, axes);
        auto options = one.options;
        options.insert(options.end(), by.begin(), by.end());
        const auto lines = table(options);
        ASSERT_EQ(lines.size(), expected.rows.size()) << testing::PrintToString(one.options);
        EXPECT_FALSE(lines.empty()) << testing::PrintToString(one.options);
        for (std::size_t row = 0; row < lines.size(); ++row)
            for (std::size_t column = 0; column < expected.columns.size(); ++column)
                EXPECT_EQ(lines[row].at(expected.columns[column]), expected.rows[row][column]);
    }
    EXPECT_TRUE(table({"--protocol", "debiased"}).empty());
}

TEST_F(ReportCommand, ARunIsSeenAsAScoringJudgesIt) {
    ASSERT_EQ(score({"--run", "b", "--name", "hard", "--threshold", "100"}), app::kDone);
    const auto own = table({"--run", "b", "--by", "template"});
    const auto hard = table({"--run", "b", "--by", "template", "--scoring", "hard"});
    const auto both = table({"--by", "template", "--scoring", "own", "--scoring", "hard", "--run", "b"});
    ASSERT_EQ(hard.size(), own.size());
    EXPECT_EQ(hard.front().at("run"), "b (hard)");
    EXPECT_EQ(both.size(), own.size() + hard.size());
    std::int64_t less = 0;
    for (std::size_t row = 0; row < own.size(); ++row)
        less += std::stoll(own[row].at("correct")) - std::stoll(hard[row].at("correct"));
    EXPECT_GE(less, 0);
    EXPECT_EQ(table({"--view", "compare", "--scoring", "own", "--scoring", "hard", "--run", "b"}).front().at("second"),
              "b (hard)");
    EXPECT_EQ(table({"--by", "run", "--scoring", "hard"}).size(), 1U); // the runs without it are left out
    EXPECT_EQ(report({"--scoring", "nobody made this"}), app::kBadInput);
}

TEST_F(ReportCommand, MoreRunsThanFitTogetherHaveAHeatmapAllTheSame) {
    for (int scoring = 0; scoring < 12; ++scoring)
        ASSERT_EQ(score({"--run", "c", "--name", "scoring " + std::to_string(scoring)}), app::kDone);
    std::vector<std::string> all{"--run", "c", "--by", "run", "--scoring", "own"};
    for (int scoring = 0; scoring < 12; ++scoring)
        all.insert(all.end(), {"--scoring", "scoring " + std::to_string(scoring)});
    const auto lines = table(all);
    EXPECT_EQ(lines.size(), 13U);
    for (const Line& line : lines)
        EXPECT_EQ(line.at("correct"), lines.front().at("correct")); // judged as the run was
    all.insert(all.end(), {"--view", "profile"});
    EXPECT_EQ(report(all), app::kWrongUsage);
}

/// A run of which two people have annotated the first element in four years.
class ReportOfLabels : public AnnotateCommand {};

TEST_F(ReportOfLabels, IsOfTheCellsThatTheAnnotatorsAgreeOn) {
    const auto lines = [&](const std::vector<std::string>& label) {
        std::vector<std::string> options{"--by", "year"};
        options.insert(options.end(), label.begin(), label.end());
        const auto said = command("report", options);
        EXPECT_EQ(said.status, app::kDone) << said.notes;
        return text::split(said.out, '\n').size() - 1; // less the head
    };
    EXPECT_EQ(lines({"--label", "alias"}), 1U);
    EXPECT_EQ(lines({"--label", "Reasons of failure/other", "--label", "outdated"}), 2U);
    EXPECT_GT(lines({"--label", "unlabelled"}), 4U);
    EXPECT_EQ(lines({"--label", "labelled"}), 4U) << "all of them";
    EXPECT_EQ(lines({"--label", "disputed"}), 1U) << "where they differ no label stands";
    EXPECT_EQ(command("report", {"--label", "no such label"}).status, app::kWrongUsage);
}

TEST_F(ReportCommand, StaleTablesCountTheSameReplies) {
    ASSERT_EQ(score({"--run", "a"}), app::kDone);
    const auto sum = [](const std::vector<Line>& lines, const std::string& column,
                        const std::function<bool(const Line&)>& counts) {
        std::int64_t all = 0;
        for (const Line& line : lines)
            if (counts(line)) all += std::stoll(line.at(column));
        return all;
    };
    const auto any = [](const Line&) { return true; };
    const auto shares = table({"--view", "stale", "--run", "a"});
    const auto shift = table({"--view", "stale", "--run", "a", "--table", "shift"});
    const auto matrix = table({"--view", "stale", "--run", "a", "--table", "matrix"});
    EXPECT_GT(sum(shift, "replies", any), 0);
    EXPECT_EQ(sum(shift, "replies", any), sum(shares, "stale", any) + sum(shares, "ahead", any));
    EXPECT_EQ(
        sum(matrix, "replies", [](const Line& line) { return line.at("asked_year") == line.at("answered_year"); }),
        sum(shares, "right", any));
    EXPECT_FALSE(table({"--view", "stale", "--run", "b", "--table", "shift"}).empty()) << "it was compared for this";
    for (const char* which : {"shift", "matrix"}) {
        const std::string file = s_folder->file(std::string(which) + ".svg");
        ASSERT_EQ(report({"--view", "stale", "--run", "a", "--table", which, "--format", "svg", "-o", file}),
                  app::kDone)
            << which;
        EXPECT_TRUE(readFile(file).starts_with("<?xml")) << which;
    }
}

TEST_F(ReportCommand, AWebPageHoldsNumbersFigureAndRuns) {
    for (const char* view : {"heatmap", "categories", "calibration", "profile", "stale", "compare", "cutoff"}) {
        const std::string file = s_folder->file(std::string(view) + ".html");
        ASSERT_EQ(report({"--view", view, "--run", "a", "--run", "b", "--format", "html", "-o", file}), app::kDone)
            << view;
        const std::string page = readFile(file);
        const bool isDrawn = std::string(view) == "heatmap" || std::string(view) == "profile" ||
                             std::string(view) == "stale" || std::string(view) == "compare";
        EXPECT_EQ(page.find("<svg") != std::string::npos, isDrawn) << view;
        EXPECT_EQ(page.find("://"), std::string::npos) << view;
        EXPECT_NE(page.find("calibration:?cutoff=2014"), std::string::npos) << view; // of the manifest
        for (const Line& line : table({"--view", view, "--run", "a", "--run", "b"}))
            for (const auto& [column, cell] : line) {
                ASSERT_NE(page.find('>' + text::replaceAll(cell, "&", "&amp;") + "</td>"), std::string::npos)
                    << view << ' ' << column << ' ' << cell;
            }
    }
}

TEST_F(ReportCommand, AFigureWithoutAFileGoesToStandardOutput) {
    for (const auto& [format, start] :
         {std::pair("svg", "<?xml"), std::pair("png", "\x89PNG"), std::pair("pdf", "%PDF")}) {
        testing::internal::CaptureStdout();
        EXPECT_EQ(report({"--view", "heatmap", "--format", format}), app::kDone) << format;
        EXPECT_TRUE(testing::internal::GetCapturedStdout().starts_with(start)) << format;
    }
}

TEST_F(ReportCommand, EveryFormatIsWritten) {
    const struct {
        const char* format;
        const char* start;
    } formats[]{{"csv", "template,first"},
                {"json", "["},
                {"markdown", "| template"},
                {"latex", "\\begin{tabular}"},
                {"html", "<!DOCTYPE html>"}};
    for (const auto& [format, start] : formats) {
        const std::string file = s_folder->file(std::string("out.") + format);
        ASSERT_EQ(report({"--view", "compare", "--format", format, "-o", file}), app::kDone) << format;
        EXPECT_TRUE(readFile(file).starts_with(start)) << format;
    }
}

TEST_F(ReportCommand, FiguresAreDrawn) {
    const struct {
        const char* view;
        const char* format;
        const char* start;
        std::vector<std::string> more;
    } cases[]{{"profile", "svg", "<?xml", {}},
              {"profile", "png", "\x89PNG", {"--by", "template"}},
              {"compare", "pdf", "%PDF", {"--run", "a", "--run", "b", "--template", "generation"}},
              {"stale", "svg", "<?xml", {}}};
    for (const auto& one : cases) {
        const std::string file = s_folder->file(std::string(one.view) + '.' + one.format);
        std::vector<std::string> options{"--view", one.view, "--format", one.format, "-o", file};
        options.insert(options.end(), one.more.begin(), one.more.end());
        ASSERT_EQ(report(options), app::kDone) << one.view;
        EXPECT_TRUE(readFile(file).starts_with(one.start)) << one.view;
    }
}

TEST_F(ReportCommand, WhatCannotBeDoneIsRefused) {
    const std::string file = s_folder->file("refused.png");
    const std::vector<std::string> cases[]{
        {"--view", "cutoff", "--format", "png", "-o", file},
        {"--view", "compare", "--format", "png", "-o", file}, // three runs
        {"--view", "compare", "--run", "a"},
        {"--view", "compare", "--by", "year"},
        {"--view", "cutoff", "--by", "year"},
        {"--view", "profile", "--by", "run"},
        {"--view", "stale", "--by", "subject"},
        {"--view", "profile", "--by", "domain,domain"},
        {"--view", "profile", "--domain", "cooking"},
        {"--view", "profile", "--years", "later"},
        {"--view", "heatmap", "--by", "subject"},
        {"--view", "categories", "--by", "year"},
        {"--view", "heatmap", "--category", "right"},
        {"--view", "categories", "--chronological", "cutoff"},
        {"--view", "heatmap", "--answer", "wrong"},
        {"--view", "heatmap", "--protocol", "own"},
        {"--view", "heatmap", "--relation", "nonsense"},
        {"--view", "compare", "--label", "nope"},
        {"--view", "heatmap", "--table", "shift"},
        {"--view", "compare", "--table", "matrix"},
        {"--view", "stale", "--table", "matrix", "--format", "png", "-o", file}, // three runs
        {"--view", "heatmap", "--by", "domain", "--format", "png", "-o", file},
        {"--view", "calibration", "--by", "domain"},
        {"--view", "heatmap", "--format", "png", "-o", s_folder->path()},
        {"--view", "heatmap", "--format", "png", "-o", "/dev/full"},
        {"--view", "nonsense"}};
    for (const auto& options : cases)
        EXPECT_EQ(report(options), app::kWrongUsage) << testing::PrintToString(options);
    EXPECT_FALSE(std::filesystem::exists(file));
}
} // namespace
