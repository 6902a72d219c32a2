// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/prompt/ExemplarSampler.h"
#include "core/prompt/PromptPack.h"

#include <array>
#include <memory>
#include <string>

namespace chronoscope::prompt {

/// One question as it is sent, and what is needed to judge the reply to it.
struct Prompt {
    std::string system;                 ///< for chat models
    std::string text;                   ///< user turn, or the whole text for completion endpoints
    int exemplars = 0;                  ///< shown before the target; fewer than four when the pool is small
    std::array<std::string, 4> options; ///< MCQA: texts at (a) … (d)
    int correctOption = -1;             ///< MCQA: 0 … 3
    bool statementTrue = true;          ///< TF: the right answer
};

/// Who says which year is asked: the template, as "In 2015, ", or what is asked itself, and the template then does not.
enum class YearSaid { ByTemplate, ByQuestion };

/// Writes the prompt of one (element, year, template, set): a pure function of its arguments, the pack, the few-shot
/// pool, the protocol, the run seed and the years asked, so any prompt can be rebuilt at any time, byte for byte. Any
/// thread.
class PromptBuilder {
public:
    PromptBuilder(std::shared_ptr<const PromptPack> pack, std::shared_ptr<const FewShotPool> pool,
                  std::shared_ptr<const ExemplarSampler> sampler, Protocol protocol, std::uint64_t seed, int sets,
                  std::vector<int> years = {});

    /// False if the template needs three distractors and the element has another number of them.
    static bool available(Template form, Protocol protocol, int distractors);

    /// Requires available(), and an object for `year`. `row` is the element's number in the workspace.
    Prompt build(const benchmark::Element& element, std::int64_t row, int year, Template form, int set,
                 YearSaid said = YearSaid::ByTemplate) const;
    /// The same prompt without its texts: options and truth alone, which is all that judging a reply needs, at a
    /// fraction of the cost.
    Prompt answerKey(const benchmark::Element& element, std::int64_t row, int year, Template form, int set) const;

    /// The year as prompts show it: the first four characters of the release date, if they are a year.
    static std::string shownYear(const benchmark::Element& element, int year);
    /// `question` with its blank (four or more underscores) filled; appended when there is none.
    static std::string fillBlank(std::string_view question, std::string_view object);

private:
    struct Block;
    Prompt make(const benchmark::Element& element, std::int64_t row, int year, Template form, int set, YearSaid said,
                bool withText) const;
    void addExemplars(Prompt& prompt, const benchmark::Element& element, std::int64_t row, int year, Template form,
                      int set, bool withText, SeedStream& stream) const;
    Block makeBlock(const benchmark::Element& element, int year, Template form) const;
    void chooseTarget(Block& block, const benchmark::Element& element, int year, int set, SeedStream& stream) const;
    bool chooseExemplar(Block& block, std::size_t position, bool statementTrue, SeedStream& stream) const;
    void write(std::string& out, const Block& block, bool withAnswer) const;

    std::shared_ptr<const PromptPack> m_pack;
    std::shared_ptr<const FewShotPool> m_pool;
    std::shared_ptr<const ExemplarSampler> m_sampler;
    Protocol m_protocol;
    std::uint64_t m_seed;
    int m_sets;
    std::vector<int> m_years; ///< years of the run, ascending; empty = all of each element
};

} // namespace chronoscope::prompt
