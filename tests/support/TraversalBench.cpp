// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/TraversalBench.h"

#include "tests/support/Workbench.h"

#include <fstream>
#include <sstream>

namespace chronoscope::test {

using namespace traversal;

namespace {
benchmark::Element changingIn2013(benchmark::Domain domain, std::string subject, std::string relation,
                                  const std::string& before, const std::string& after) {
    benchmark::Element element;
    element.domain = domain;
    element.subject = std::move(subject);
    element.relation = std::move(relation);
    for (int year = 2008; year <= 2018; ++year)
        element.years.push_back({year, std::to_string(year) + "-12-31", {{year < 2013 ? before : after}}});
    element.id = contentId(element.subject);
    return element;
}
} // namespace

std::string traversalWordsText() {
    std::ifstream file(CHRONOSCOPE_SOURCE_DIR "/resources/packs/traversal.json", std::ios::binary);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    return bytes.str();
}

TraversalWords loadTraversalWords() { return must(TraversalWords::parse(traversalWordsText())); }

benchmark::Element positionElement() {
    return changingIn2013(benchmark::Domain::General, "Ada Quill", "position held", "Mayor of Arl", "Governor of Best");
}

benchmark::Element legalElement() {
    return changingIn2013(benchmark::Domain::Legal, "A notice stays on the board for ____ days.", "duration", "ten",
                          "thirty");
}

TraversalSetting settingOf(const benchmark::Element& element, const ProtocolRules& rules) {
    return {std::make_shared<const benchmark::Element>(element), std::make_shared<const prompt::PromptPack>(loadPack()),
            std::make_shared<const TraversalWords>(loadTraversalWords()), &rules};
}

YearEvidence yearOf(int year, analysis::CellCategory category, const std::vector<std::string>& matching) {
    YearEvidence evidence;
    evidence.year = year;
    evidence.category = category;
    for (const std::string& answer : matching)
        evidence.matching.push_back({answer, 1});
    evidence.greedy = evidence.sampled = evidence.matching;
    evidence.countedGreedy = evidence.countedSampled = matching;
    return evidence;
}

Traversal walked(Traversal traversal, const std::function<std::string(const StepPrompt&)>& model) {
    while (!traversal.done()) {
        StepReply reply;
        reply.text = model(traversal.prompt());
        traversal.answer(std::move(reply));
    }
    return traversal;
}

} // namespace chronoscope::test
