// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RunContext.h"
#include "core/store/BenchmarkStore.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <cstdlib>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
/// Prompts as files to be read by eye: one per domain, template and protocol, of the sample's first element in 2021,
/// second exemplar set. CHRONOSCOPE_UPDATE_GOLDEN=1 writes them anew.
TEST(GoldenPrompt, EveryDomainTemplateAndProtocolReadsAsItShould) {
    const bool update = std::getenv("CHRONOSCOPE_UPDATE_GOLDEN") != nullptr;
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    for (const auto protocol : {prompt::Protocol::Reference, prompt::Protocol::Debiased}) {
        run::RunSpec spec;
        spec.protocol = protocol;
        spec.words = prompt::usualWords(protocol);
        const auto id = makeRun(workspace, spec, "calibration:");
        const auto context = contextOf(workspace, id);
        auto reader = must(workspace->reader());
        const auto elements = must(store::BenchmarkStore(reader).loadOfRun(id, 0, context->record.elements));
        for (const auto domain : benchmark::kDomains) {
            const auto first = std::find_if(elements.begin(), elements.end(),
                                            [&](const auto& loaded) { return loaded.element.domain == domain; });
            ASSERT_NE(first, elements.end());
            for (const auto form : prompt::kTemplates) {
                const auto prompt = context->builder->build(first->element, first->row, 2021, form, 1);
                EXPECT_EQ(prompt.exemplars, 4);
                const std::string file = source("tests/golden/") + std::string(name(domain)) + "_" +
                                         std::string(name(form)) + "_" + std::string(name(protocol)) + ".txt";
                if (update) writeFile(file, prompt.text);
                EXPECT_EQ(prompt.text, readFile(file)) << file;
            }
        }
    }
}
} // namespace
