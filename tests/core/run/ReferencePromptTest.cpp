// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RunContext.h"
#include "core/store/BenchmarkStore.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cctype>
#include <map>
#include <sstream>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
/// The prompts of the authors' code for the shared data, with our words for the relations: multiple choice and
/// true/false, reference protocol and sampler.
class ReferencePrompt : public testing::Test {
protected:
    void SetUp() override {
        const auto shared = sharedFolder();
        if (!shared) GTEST_SKIP() << "no shared data: set CHRONOSCOPE_SHARED";
        m_rows = *shared + "/reference/chroknowledge/mcqa_tf_prompts.jsonl.gz";
        m_workspace = emptyWorkspace(m_folder);
        ASSERT_EQ(importInto(m_workspace, {*shared + "/data/ChroKnowBench"}).skippedCount, 0);
        run::RunSpec spec;
        spec.sampler = prompt::Sampler::Reference;
        m_context = contextOf(m_workspace, makeRun(m_workspace, spec, "calibration:"));
        auto reader = must(m_workspace->reader());
        for (const auto& meta : must(store::BenchmarkStore(reader).elements()))
            m_elements[{meta.domain, meta.state}].push_back(meta.row); // in the order of their file
    }

    /// The prompt of one row: `index` is the element's line in its file.
    std::string promptOf(store::BenchmarkStore& benchmark, const nlohmann::json& row, prompt::Template form) {
        const auto text = [&](const char* member) {
            std::string name = row.at(member).get<std::string>();
            for (char& c : name)
                c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
            return name == "math" ? "mathematics" : name;
        };
        const auto domain = benchmark::domainFromName(text("domain"));
        const auto state = benchmark::stateFromName(text("state"));
        if (!domain || !state) throw std::runtime_error("no such file: " + row.dump());
        const std::int64_t number = m_elements.at({*domain, *state}).at(row.at("index").get<std::size_t>());
        const auto element = must(benchmark.load(number));
        EXPECT_EQ(element.relation, row.at("relation"));
        return m_context->builder->build(element, number, row.at("year").get<int>(), form, row.at("set").get<int>())
            .text;
    }

    TempDir m_folder;
    std::string m_rows;
    WorkspacePtr m_workspace;
    std::shared_ptr<const run::RunContext> m_context;
    std::map<std::pair<benchmark::Domain, benchmark::State>, std::vector<std::int64_t>> m_elements;
};

TEST_F(ReferencePrompt, EveryChoiceAndStatementReadsAsTheAuthorsCodeWritesIt) {
    auto reader = must(m_workspace->reader());
    store::BenchmarkStore benchmark(reader);
    std::istringstream lines(readGzip(m_rows));
    std::map<prompt::Template, int> compared;
    for (std::string line; std::getline(lines, line);) {
        const auto row = nlohmann::json::parse(line);
        const auto form = prompt::templateFromName(row.at("template").get<std::string>());
        ASSERT_TRUE(form) << line;
        // Theirs loses the blanks around what fills a legal statement; the row then has the prompt with them.
        const std::string expected = row.value("prompt_put_right", row.at("prompt").get<std::string>());
        EXPECT_EQ(promptOf(benchmark, row, *form), expected) << row.at("subject") << ", " << row.at("year");
        ++compared[*form];
    }
    EXPECT_EQ(compared[prompt::Template::Mcqa], 230);
    EXPECT_EQ(compared[prompt::Template::TrueFalse], 215);
}
} // namespace
