// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/IkePrompt.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace chronoscope::mined {

namespace {
constexpr std::size_t kPerFact = 2; ///< demonstrations: there is nothing to retain in this data
} // namespace

std::vector<std::string> demonstrationsOf(const std::vector<EditFact>& facts) {
    std::vector<std::string> texts;
    for (const EditFact& fact : facts)
        for (const Demonstration kind : {Demonstration::Copy, Demonstration::Update})
            texts.push_back(demonstrationText(fact, kind));
    return texts;
}

std::string demonstrationText(const EditFact& fact, Demonstration kind) {
    return fmt::format("New Fact: {} {}\nPrompt: {} {}\n\n", fact.question, fact.answer,
                       kind == Demonstration::Copy ? fact.question : fact.completion, fact.answer);
}

std::string ikeText(const std::vector<EditFact>& facts, const std::vector<std::size_t>& places, const EditFact& edit,
                    const std::string& question) {
    std::string text;
    for (const std::size_t place : places)
        text += demonstrationText(facts[place / kPerFact],
                                  place % kPerFact == 0 ? Demonstration::Copy : Demonstration::Update);
    return text + demonstrationText(edit, Demonstration::Copy) +
           fmt::format("New Fact: {} {}\nPrompt: {}", edit.question, edit.answer, question);
}

std::vector<std::size_t> nearestDemonstrations(std::size_t size, const Alike& alike, std::optional<std::size_t> own,
                                               std::size_t wished) {
    std::vector<std::pair<double, std::size_t>> ranked;
    for (std::size_t place = 0; place < size; ++place)
        if (!own || place / kPerFact != *own) ranked.emplace_back(-alike(place), place);
    const std::size_t shown = std::min(ranked.size(), wished);
    std::partial_sort(ranked.begin(), ranked.begin() + static_cast<std::ptrdiff_t>(shown), ranked.end());
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < shown; ++i)
        places.push_back(ranked[i].second);
    return places;
}

} // namespace chronoscope::mined
