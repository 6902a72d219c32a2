// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
// What the authors' code makes of replies, cell by cell, and how single replies are read leniently.
#include "core/analysis/Category.h"
#include "core/matching/Judge.h"
#include "tests/support/Files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <sstream>
#include <string>
#include <vector>

using namespace chronoscope;
using namespace chronoscope::matching;
using analysis::CellCategory;
using nlohmann::json;
using prompt::Template;

namespace {
std::vector<json> rowsOf(const std::string& text) {
    std::vector<json> rows;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        rows.push_back(json::parse(line));
    return rows;
}

Template formOf(const json& row) {
    const auto text = row.at("template").get<std::string>();
    return text == "mcqa" ? Template::Mcqa : text == "tf" ? Template::TrueFalse : Template::Generation;
}

std::vector<benchmark::Object> objectsOf(const json& row) {
    std::vector<benchmark::Object> objects;
    if (const auto at = row.find("objects"); at != row.end() && at->is_array())
        for (const json& name : *at)
            objects.push_back({name.get<std::string>()});
    return objects;
}

std::string categoryName(CellCategory category) {
    switch (category) {
    case CellCategory::Correct: return "correct";
    case CellCategory::PartialGreedy: return "partial_correct1";
    case CellCategory::PartialSampled: return "partial_correct2";
    case CellCategory::Incorrect: return "incorrect";
    case CellCategory::Missing: break;
    }
    return "missing";
}

std::string categoryName(analysis::ChronoCategory category) {
    using enum analysis::ChronoCategory;
    switch (category) {
    case Known: return "Known";
    case Unknown: return "Unknown";
    case CutOffAfter:
    case CutOffBefore: return "Cut-off";
    case PartialKnown: return "Partial_known";
    case Missing: break;
    }
    return "missing";
}

/// One cell judged as the authors' code does, and one sign a reply: "+" right, "-" wrong, "." left out.
struct Scored {
    CellCategory category = CellCategory::Missing;
    std::string greedy;
    std::string sampled;
};

Scored scoredStrictly(const json& row) {
    const JudgeSettings settings{Extraction::Strict, Preprocess::Reference};
    const auto objects = objectsOf(row);
    const FuzzyMatcher matcher(objects, settings.preprocess, settings.threshold);
    prompt::Prompt prompt;
    prompt.correctOption = 3;
    analysis::CellCounts counts;
    Scored scored;
    const auto judgeAll = [&](const json& replies, std::string& signs, int& planned, int& answered, int& hits,
                              int& leftOut) {
        for (const json& reply : replies) {
            const auto verdict = judge(formOf(row), prompt, objects, matcher, reply.get<std::string>(), settings);
            signs += verdict.leftOut ? '.' : verdict.hit ? '+' : '-';
            ++planned;
            ++answered;
            hits += verdict.hit ? 1 : 0;
            leftOut += verdict.leftOut ? 1 : 0;
        }
    };
    judgeAll(row.at("greedy"), scored.greedy, counts.greedyPlanned, counts.greedyAnswered, counts.greedyHits,
             counts.greedyLeftOut);
    judgeAll(row.at("sampled"), scored.sampled, counts.sampledPlanned, counts.sampledAnswered, counts.sampledHits,
             counts.sampledLeftOut);
    scored.category = categorise(counts);
    return scored;
}

/// A no-break space parts words here; for the authors' library only in some strings.
bool hasNoBreakSpace(const json& reply) { return reply.get<std::string>().find("\xC2\xA0") != std::string::npos; }

class JudgeVectors : public testing::Test {
protected:
    void SetUp() override {
        const auto shared = test::sharedFolder();
        if (!shared) GTEST_SKIP() << "needs the shared reference data";
        folder = *shared + "/reference/chroknowledge/";
    }
    std::string folder;
};

TEST_F(JudgeVectors, StrictScoresCellsAsTheAuthorsCode) {
    const auto rows = rowsOf(test::readGzip(folder + "scoring.jsonl.gz"));
    EXPECT_EQ(rows.size(), 1431U);
    for (const json& row : rows) {
        const Scored scored = scoredStrictly(row);
        const std::string category = categoryName(scored.category);
        const json without = row.value("category_without", json::object()); // without what is no rule of theirs
        const bool isWithout =
            std::any_of(without.begin(), without.end(), [&](const json& one) { return one == category; });
        EXPECT_TRUE(row.at("category") == category || isWithout) << category << " of " << row.dump();
        for (const auto& [samples, signs] : {std::pair("greedy", scored.greedy), std::pair("sampled", scored.sampled)})
            for (std::size_t i = 0; i < signs.size(); ++i) {
                const json& reply = row.at(samples).at(i);
                const char expected = row.at(samples + std::string("_verdicts")).get<std::string>().at(i);
                if (!hasNoBreakSpace(reply)) {
                    EXPECT_EQ(signs[i], expected) << reply.dump() << " in " << row.dump();
                }
            }
    }
}

TEST_F(JudgeVectors, ElementsComeOutAsTheAuthorsCode) {
    using Key = std::tuple<std::string, std::string, int, std::string>;
    const auto keyOf = [](const json& row) {
        return Key(row.at("domain"), row.at("state"), row.at("index"), row.at("template"));
    };
    std::map<Key, std::map<int, std::string>> artefacts; // years in which theirs differs, by what it is then
    std::map<Key, std::map<int, CellCategory>> cells;
    for (const json& row : rowsOf(test::readGzip(folder + "scoring.jsonl.gz"))) {
        if (row.contains("note")) artefacts[keyOf(row)][row.at("year")] = row.at("category");
        cells[keyOf(row)][row.at("year")] = scoredStrictly(row).category;
    }
    int compared = 0;
    for (const json& row : rowsOf(test::readFile(folder + "scoring_elements.jsonl"))) {
        const auto& ofElement = cells.at(keyOf(row));
        ASSERT_EQ(ofElement.size(), row.at("years").size());
        if (artefacts.contains(keyOf(row))) continue;
        std::vector<CellCategory> years;
        for (const auto& [year, category] : ofElement) {
            EXPECT_EQ(categoryName(category), row.at("years").at(std::to_string(year))) << row.dump();
            years.push_back(category);
        }
        EXPECT_EQ(categoryName(analysis::categoriseElement(years)), row.at("category")) << row.dump();
        ++compared;
    }
    EXPECT_GT(compared, 110);
}

TEST_F(JudgeVectors, LenientReadsEveryReplyAsDefined) {
    const auto rows = rowsOf(test::readFile(folder + "answers.jsonl"));
    EXPECT_EQ(rows.size(), 230U);
    const JudgeSettings settings;
    for (const json& row : rows) {
        const auto objects = objectsOf(row);
        prompt::Prompt prompt;
        if (formOf(row) == Template::Mcqa) {
            for (std::size_t i = 0; i < prompt.options.size(); ++i)
                prompt.options[i] = row.at("options").at(std::string(1, static_cast<char>('a' + i))).get<std::string>();
            prompt.correctOption = row.at("correct").get<std::string>().front() - 'a';
        }
        if (formOf(row) == Template::TrueFalse) prompt.statementTrue = row.at("statement_is").get<bool>();
        const auto reply = row.at("reply").get<std::string>();
        const auto verdict =
            judge(formOf(row), prompt, objects, FuzzyMatcher(objects, settings.preprocess), reply, settings);
        EXPECT_EQ(name(verdict.kind), row.at("expected_outcome").get<std::string>()) << row.dump();
        EXPECT_EQ(verdict.hit, row.at("expected_match").get<bool>()) << row.dump();
        if (verdict.kind == ReplyKind::Answered) {
            json accepted = row.value("accepted", json::array());
            accepted.push_back(row.at("expected_answer"));
            EXPECT_NE(std::find(accepted.begin(), accepted.end(), json(verdict.answer)), accepted.end())
                << verdict.answer << " " << row.dump();
        }
        if (!row.contains("expected_option")) continue;
        const auto option = chosenOption(prompt, reply, settings);
        const json letter = option ? json(std::string(1, static_cast<char>('a' + *option))) : json();
        EXPECT_EQ(letter, row.at("expected_option")) << row.dump();
    }
}
} // namespace
