// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Element.h"
#include "core/prompt/PromptBuilder.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace chronoscope::backend {

/// What a calibration model can look up: the facts of the benchmark, found by nothing but the text of a prompt's
/// target question. Filled once (add), then immutable and shared between threads. About 0.5 kB a fact.
class FactBook {
public:
    struct Fact {
        std::uint64_t key = 0; ///< from domain, subject and relation; seeds what is planted
        bool invariant = false;
        std::vector<benchmark::Object> objects;                        ///< distinct objects, first seen first
        std::vector<std::pair<int, std::vector<std::uint16_t>>> years; ///< year as it is asked → right objects
        std::vector<std::string> distractors;
        std::array<bool, prompt::kTemplates.size()> ambiguous{}; ///< another element asks one of these questions too

        /// Indices of the right objects in `year`; null if the fact has none.
        const std::vector<std::uint16_t>* at(int year) const;
        const std::string& firstName(std::uint16_t object) const { return objects[object].front(); }
    };

    /// Another year of the same fact that a chronological prompt shows with an answer.
    struct Shown {
        int year = 0;
        std::string_view answer;
    };

    /// A question recognised in a prompt.
    struct Question {
        const Fact* fact = nullptr;
        prompt::Template form = prompt::Template::Generation;
        int year = 0;
        std::string_view stated;  ///< TF: the object the statement names
        std::string_view options; ///< MCQA: the line "(a) … (d) …" of the prompt
        std::vector<Shown> shown; ///< chronological prompts; from top to bottom
    };

    explicit FactBook(std::shared_ptr<const prompt::PromptPack> pack);

    /// One that is asked by a question which names its year has that year alone.
    void add(const benchmark::Element& element, prompt::YearSaid said = prompt::YearSaid::ByTemplate);
    /// The target question of `prompt`: the one with a line "Candidate A. …" under it, else the last. Empty if it is
    /// none this book knows.
    std::optional<Question> recognise(std::string_view prompt) const;
    /// The fact that answers for `element`: another one if two elements ask the same question.
    const Fact* find(const benchmark::Element& element) const;
    std::size_t size() const { return m_facts.size(); }

private:
    struct Entry {
        std::uint32_t fact = 0;
        prompt::Template form = prompt::Template::Generation;
        std::int16_t stated = 0; ///< TF: index of the object, or -1 - index of the distractor
    };

    void indexQuestions(const benchmark::Element& element, std::uint32_t number, prompt::YearSaid said);
    void index(const std::string& block, Entry entry, prompt::YearSaid said);
    const Entry* entryOf(std::string_view block, int& year) const;
    std::optional<Question> recogniseAmongYears(std::string_view prompt, std::string_view target) const;

    std::shared_ptr<const prompt::PromptPack> m_pack;
    std::vector<std::unique_ptr<Fact>> m_facts;
    std::unordered_map<std::size_t, Entry> m_questions; ///< by hash of the question without its year
    std::unordered_map<std::size_t, Entry> m_dated;     ///< by hash of the question that names its year itself
    std::unordered_map<std::uint64_t, std::uint32_t> m_byKey;
};

} // namespace chronoscope::backend
