// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/IkePrompt.h"

#include <fmt/format.h>

#include <algorithm>

namespace chronoscope::mined {

namespace {
constexpr std::size_t kPerFact = 2; ///< demonstrations: there is nothing to retain in this data

std::vector<std::string> demonstrations(const std::vector<EditFact>& facts) {
    std::vector<std::string> texts;
    for (const EditFact& fact : facts)
        for (const Demonstration kind : {Demonstration::Copy, Demonstration::Update})
            texts.push_back(demonstrationText(fact, kind));
    return texts;
}
} // namespace

std::string demonstrationText(const EditFact& fact, Demonstration kind) {
    return fmt::format("New Fact: {} {}\nPrompt: {} {}\n\n", fact.question, fact.answer,
                       kind == Demonstration::Copy ? fact.question : fact.completion, fact.answer);
}

IkePool::IkePool(std::vector<EditFact> facts) : m_texts(demonstrations(facts)), m_embedding(m_texts) {
    for (const std::string& text : m_texts)
        m_vectors.push_back(m_embedding.of(text));
}

IkePrompt IkePool::prompt(const EditFact& edit, const std::string& question, std::optional<std::size_t> own,
                          std::size_t wished) const {
    const std::string shown = demonstrationText(edit, Demonstration::Copy);
    const NgramEmbedding::Vector query = m_embedding.of(shown);
    std::vector<std::pair<double, std::size_t>> ranked;
    for (std::size_t place = 0; place < m_texts.size(); ++place)
        if (!own || place / kPerFact != *own)
            ranked.emplace_back(-NgramEmbedding::similarity(query, m_vectors[place]), place);
    std::sort(ranked.begin(), ranked.end());
    IkePrompt made;
    made.isPoolSmall = ranked.size() < wished;
    ranked.resize(std::min(ranked.size(), wished));
    for (const auto& [distance, place] : ranked) {
        made.places.push_back(place);
        made.text += m_texts[place];
    }
    made.text += shown + fmt::format("New Fact: {} {}\nPrompt: {}", edit.question, edit.answer, question);
    return made;
}

} // namespace chronoscope::mined
