// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/FirstFilter.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::results;
using benchmark::Domain;
using benchmark::State;
using prompt::Template;

namespace {
struct FirstFilterCase {
    const char* says;
    std::vector<std::pair<Domain, State>> elements;
    std::vector<std::vector<Template>> runs;
    std::vector<Domain> domains;
    std::vector<Template> templates;
};

TEST(FirstFilter, ChoosesOneThingThatCanBeAddedUp) {
    const FirstFilterCase cases[]{
        {"nothing", {}, {}, {}, {}},
        {"one domain, one template", {{Domain::Legal, State::Static}}, {{Template::Mcqa}}, {}, {}},
        {"most dynamic, though fewer",
         {{Domain::General, State::Dynamic}, {Domain::Math, State::Invariant}, {Domain::Math, State::Invariant}},
         {{Template::Generation}},
         {Domain::General},
         {}},
        {"the first of equals",
         {{Domain::Legal, State::Dynamic}, {Domain::General, State::Dynamic}},
         {{Template::Generation}},
         {Domain::General},
         {}},
        {"none dynamic",
         {{Domain::General, State::Static}, {Domain::Math, State::Invariant}, {Domain::Math, State::Invariant}},
         {{Template::Generation}},
         {Domain::Math},
         {}},
        {"Generation of several",
         {{Domain::General, State::Dynamic}},
         {{Template::Generation, Template::Mcqa}},
         {},
         {Template::Generation}},
        {"of several runs",
         {{Domain::General, State::Dynamic}},
         {{Template::Generation}, {Template::TrueFalse}},
         {},
         {Template::Generation}},
        {"no Generation", {{Domain::General, State::Dynamic}}, {{Template::Mcqa, Template::TrueFalse}}, {}, {}}};
    for (const FirstFilterCase& one : cases) {
        auto facts = std::make_shared<ElementFacts>();
        for (const auto& [domain, state] : one.elements) {
            facts->rows.push_back(static_cast<std::int64_t>(facts->rows.size()) + 1);
            facts->domains.push_back(domain);
            facts->states.push_back(state);
        }
        std::vector<std::shared_ptr<const RunColumns>> runs;
        for (const auto& templates : one.runs) {
            auto run = std::make_shared<RunColumns>();
            run->layout.templates = templates;
            runs.push_back(std::move(run));
        }
        const ResultFilter filter = firstFilter(*joined(facts, runs));
        EXPECT_EQ(filter.domains, one.domains) << one.says;
        EXPECT_EQ(filter.templates, one.templates) << one.says;
    }
}
} // namespace
