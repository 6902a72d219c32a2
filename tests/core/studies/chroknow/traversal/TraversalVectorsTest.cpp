// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/BenchmarkStore.h"
#include "core/studies/chroknow/traversal/ReferenceReading.h"
#include "core/studies/chroknow/traversal/Traversal.h"
#include "tests/support/Files.h"
#include "tests/support/TraversalBench.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <sstream>
#include <tuple>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::traversal;
using analysis::CellCategory;
using analysis::ChronoCategory;
using nlohmann::json;

namespace {
constexpr const char* kNoVectors = "no shared vectors of the reference code: set CHRONOSCOPE_SHARED";

/// Where what the authors' code does is written down; nothing without the shared data.
std::optional<std::string> vectors() {
    const auto shared = sharedFolder();
    if (!shared || !std::filesystem::is_directory(*shared + "/reference/chroknowledge")) return std::nullopt;
    return *shared + "/reference/chroknowledge/";
}

std::vector<json> rowsOf(const std::string& path) {
    std::vector<json> rows;
    std::istringstream lines(readGzip(path));
    for (std::string line; std::getline(lines, line);)
        rows.push_back(json::parse(line));
    return rows;
}

std::string lowered(std::string name) {
    std::transform(name.begin(), name.end(), name.begin(), [](char c) { return static_cast<char>(std::tolower(c)); });
    return name;
}

CellCategory categoryOf(const std::string& name) {
    if (name == "correct") return CellCategory::Correct;
    if (name == "partial_correct1") return CellCategory::PartialGreedy;
    if (name == "partial_correct2") return CellCategory::PartialSampled;
    if (name == "incorrect") return CellCategory::Incorrect;
    throw std::runtime_error("an unknown category: " + name);
}

TEST(TraversalVectorsTest, EveryReplyIsReadAsTheAuthorsCodeReadsIt) {
    const auto folder = vectors();
    if (!folder) GTEST_SKIP() << kNoVectors;
    const auto rows = rowsOf(*folder + "traversal_read.jsonl");
    ASSERT_EQ(rows.size(), 116U);
    for (const json& row : rows) {
        const ReferenceRead read = readReference(row.at("reply").get<std::string>());
        EXPECT_EQ(read.text, row.at("read")) << row;
        EXPECT_EQ(read.rule, row.at("rule")) << row;
        EXPECT_EQ(read.rule == 10, row.at("whole")) << row;
        EXPECT_EQ(isDropped(read.text), !row.at("kept").get<bool>()) << row;
    }
}

/// Domain, state, index in the file.
using Place = std::tuple<std::string, std::string, std::size_t>;

Place placeOf(const json& row) { return {row.at("domain"), row.at("state"), row.at("index").get<std::size_t>()}; }

/// What `form` says is their slip: their Legal prompts have no question. The same targets follow with it put right.
bool isTheirSlip(const json& row) { return row.at("form") == "as published" && row.at("domain") == "Legal"; }

bool hasNote(const json& row, const char* note) {
    const json& notes = row.at("note");
    return std::find(notes.begin(), notes.end(), note) != notes.end();
}

/// The counts of one respondent over one kind of elements.
struct Totals {
    int elements = 0, knownBefore = 0, knownAfter = 0, knownAfterPrevious = 0, targets = 0, calls = 0, right = 0;
    bool previousPutRight = false; ///< theirs counts steps of the next side for some of the previous
};

class TraversalVectors : public testing::Test {
protected:
    void SetUp() override {
        const auto folder = vectors();
        if (!folder) GTEST_SKIP() << kNoVectors;
        m_folder = *folder;
        loadElements();
        const json base = json::parse(readGzip(m_folder + "traversal_base.json.gz"));
        for (const json& element : rowsOf(m_folder + "traversal_elements.jsonl"))
            m_evidence[placeOf(element)] = evidenceOf(element, base);
    }

    /// Goes through all targets of the vectors, element by element; `compare`: with every prompt and outcome.
    void walkAll(bool compare) {
        std::vector<json> rows = rowsOf(m_folder + "traversal_reference.jsonl.gz");
        ASSERT_EQ(rows.size(), 274U);
        std::erase_if(rows, isTheirSlip);
        for (std::size_t from = 0; from < rows.size();) {
            const auto same = [&](const json& row) {
                for (const char* key : {"stub", "form", "spans"})
                    if (row.at(key) != rows[from].at(key)) return false;
                return placeOf(row) == placeOf(rows[from]);
            };
            std::size_t to = from;
            while (to < rows.size() && same(rows[to]))
                ++to;
            walkElement(
                {rows.begin() + static_cast<std::ptrdiff_t>(from), rows.begin() + static_cast<std::ptrdiff_t>(to)},
                compare);
            from = to;
        }
    }

    std::map<std::vector<std::string>, Totals> m_totals; ///< by stub, form, domain and state; spans of three
    int m_prompts = 0;
    std::string m_folder;

private:
    void loadElements() {
        const auto workspace = emptyWorkspace(m_temporary);
        importInto(workspace, {m_folder + "../../data/ChroKnowBench"});
        auto reader = must(workspace->reader());
        store::BenchmarkStore benchmark(reader);
        auto metas = must(benchmark.elements());
        std::sort(metas.begin(), metas.end(), [](const auto& a, const auto& b) { return a.row < b.row; });
        std::map<std::pair<benchmark::Domain, benchmark::State>, std::vector<benchmark::Element>> kinds;
        for (const auto& meta : metas)
            kinds[{meta.domain, meta.state}].push_back(must(benchmark.load(meta.row)));
        for (const char* domain : {"General", "Biomedical", "Legal"})
            for (const char* state : {"Dynamic", "Static"}) {
                const auto& kind =
                    kinds.at({*benchmark::domainFromName(lowered(domain)), *benchmark::stateFromName(lowered(state))});
                for (std::size_t index = 0; index < kind.size(); ++index)
                    m_elements.emplace(Place{domain, state, index}, kind[index]);
            }
    }

    /// The categories as the page says them, the answers as its rule counts them.
    static Evidence evidenceOf(const json& element, const json& base) {
        Evidence evidence;
        evidence.category = element.at("category") == "Partial_known" ? ChronoCategory::PartialKnown
                            : element.at("category") == "Known"       ? ChronoCategory::Known
                                                                      : ChronoCategory::Unknown;
        const auto [domain, state, index] = placeOf(element);
        for (const auto& [year, category] : element.at("years").items()) {
            YearEvidence one;
            one.year = std::stoi(year);
            one.category = categoryOf(category);
            const auto counted = [&, index = index](const char* temperature, const std::string& stem) {
                std::vector<std::string> answers;
                for (const json& reply :
                     base.at(stem + temperature + ".json").at(index).at("objects_" + std::to_string(one.year)))
                    if (auto answer = countedAnswer(reply.get_ref<const std::string&>())) answers.push_back(*answer);
                return answers;
            };
            const std::string stem = "Result_TimeVariant_" + domain + "_" + state + "_temp";
            one.countedGreedy = counted("0.0", stem);
            one.countedSampled = counted("0.7", stem);
            evidence.years.push_back(std::move(one));
        }
        return evidence;
    }

    void walkElement(const std::vector<json>& rows, bool compare) {
        const json& first = rows.front();
        SCOPED_TRACE(first.at("stub").get<std::string>() + " " + first.at("subject").get<std::string>());
        TraversalSpec spec;
        spec.protocol = Protocol::Reference;
        spec.previous = first.at("spans")[0];
        spec.next = first.at("spans")[1];
        const TraversalSetting setting = settingOf(m_elements.at(placeOf(first)), rulesOf(spec));
        const Evidence& evidence = m_evidence.at(placeOf(first));
        std::vector<int> years;
        for (const json& row : rows)
            years.push_back(row.at("year"));
        ASSERT_EQ(targetsOf(evidence, Protocol::Reference), years);
        const bool counts = spec.previous == 3 && spec.next == 3;
        Totals ignored;
        Totals& totals =
            counts ? m_totals[{first.at("stub"), first.at("form"), first.at("domain"), first.at("state")}] : ignored;
        bool rescued = true;
        bool rescuedByPrevious = true;
        EarlierTargets earlier;
        for (const json& row : rows) {
            Traversal traversal(setting, planTraversal(evidence, row.at("year"), spec, earlier));
            walkTarget(traversal, setting, row, compare);
            for (const Step& step : traversal.steps())
                earlier[row.at("year")].candidates.push_back(step.candidate);
            const auto verdict = judge(traversal, setting, {.preprocess = matching::Preprocess::Reference});
            rescued &= verdict.total == Outcome::ChronoCorrect;
            rescuedByPrevious &= verdict.previousOnly == Outcome::ChronoCorrect;
            totals.previousPutRight |= hasNote(row, "previous span counts next");
            totals.right += verdict.total == Outcome::ChronoCorrect;
            totals.calls += static_cast<int>(traversal.steps().size());
            ++totals.targets;
        }
        totals.knownAfter += rescued;
        totals.knownAfterPrevious += rescuedByPrevious;
    }

    void walkTarget(Traversal& traversal, const TraversalSetting& setting, const json& row, bool compare) {
        SCOPED_TRACE(row.at("year").get<int>());
        const json& steps = row.at("steps");
        ASSERT_EQ(traversal.plan().examples.size(), steps.size());
        for (const json& step : steps) {
            const StepPrompt prompt = traversal.prompt();
            StepReply reply;
            reply.text = step.at("reply");
            traversal.answer(reply);
            if (!compare) continue;
            ++m_prompts;
            const Step& taken = traversal.steps().back();
            EXPECT_EQ(taken.example.side, step.at("side") == "previous" ? Side::Previous : Side::Next);
            EXPECT_EQ(taken.example.year, step.at("year"));
            EXPECT_EQ(taken.example.object, step.at("example"));
            EXPECT_EQ(prompt.text, step.at("prompt"));
            EXPECT_EQ(prompt.system,
                      step.at("system") == "first" ? setting.words->generate() : setting.words->refine());
            EXPECT_EQ(taken.extracted, step.at("read"));
            EXPECT_EQ(readReference(reply.text).rule, step.at("rule"));
            EXPECT_EQ(taken.candidate, step.at("candidate"));
        }
        ASSERT_TRUE(traversal.done());
        if (!compare) return;
        const auto verdict = judge(traversal, setting, {.preprocess = matching::Preprocess::Reference});
        EXPECT_EQ(verdict.decidingStep < 0 ? json() : json(verdict.candidate), row.at("final"));
        EXPECT_EQ(verdict.total == Outcome::ChronoCorrect, row.at("chrono_correct"));
        // Theirs counts the steps of the previous side by the years that exist; put right it is the opposite.
        const bool theirs = row.at("chrono_correct_previous_span").get<bool>();
        EXPECT_EQ(verdict.previousOnly == Outcome::ChronoCorrect,
                  hasNote(row, "previous span counts next") ? !theirs : theirs);
    }

    const TempDir m_temporary;
    std::map<Place, benchmark::Element> m_elements;
    std::map<Place, Evidence> m_evidence;
};

TEST_F(TraversalVectors, EveryPromptAndOutcomeIsTheAuthors) {
    walkAll(true);
    EXPECT_EQ(m_prompts, 1137); // of 1,307: the rest are their Legal prompts without a question
}

TEST_F(TraversalVectors, TheTotalsAreTheAuthors) {
    walkAll(false);
    int compared = 0;
    for (const json& row : rowsOf(m_folder + "traversal_totals.jsonl")) {
        if (isTheirSlip(row)) continue;
        const Totals& totals = m_totals.at({row.at("stub"), row.at("form"), row.at("domain"), row.at("state")});
        SCOPED_TRACE(row.dump());
        EXPECT_EQ(totals.targets, row.at("targets"));
        EXPECT_EQ(totals.calls, row.at("calls"));
        EXPECT_EQ(totals.right, row.at("chrono_correct"));
        const int before = row.at("known_before");
        EXPECT_EQ(before + totals.knownAfter, row.at("known_after"));
        if (!totals.previousPutRight) {
            EXPECT_EQ(before + totals.knownAfterPrevious, row.at("known_after_previous_span"));
        }
        ++compared;
    }
    EXPECT_EQ(compared, 12);
}
} // namespace
