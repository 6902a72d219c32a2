// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/prompt/PromptBuilder.h"

#include <algorithm>
#include <cctype>

namespace chronoscope::prompt {

using benchmark::Domain;
using benchmark::Element;

namespace {
std::uint64_t elementKey(const Element& element) {
    std::uint64_t key = 0;
    for (std::size_t i = 8; i < 16; ++i)
        key = key << 8 | element.id[i];
    return key;
}

template <std::size_t N> void shuffle(std::array<Slot, N>& slots, SeedStream& stream) {
    for (std::size_t i = N - 1; i > 0; --i)
        std::swap(slots[i], slots[stream.below(i + 1)]);
}

/// Which of the four exemplar statements are true under the debiased protocol: two of them, in seeded places.
std::array<bool, kExemplars> balancedTruths(SeedStream& stream) {
    std::array<Slot, kExemplars> order{Slot::Object, Slot::Object, Slot::D0, Slot::D0};
    shuffle(order, stream);
    std::array<bool, kExemplars> truths{};
    for (std::size_t i = 0; i < truths.size(); ++i)
        truths[i] = order[i] == Slot::Object;
    return truths;
}
} // namespace

/// One exemplar or target on its way to text.
struct PromptBuilder::Block {
    Template form = Template::Generation;
    const Element* element = nullptr;
    std::string year;
    std::string object;            ///< first name of the first object of the year
    std::array<Slot, 4> options{}; ///< MCQA
    Slot statement = Slot::Object; ///< TF
    YearSaid said = YearSaid::ByTemplate;

    const std::string& at(Slot slot) const {
        return slot == Slot::Object ? object : element->distractors[static_cast<std::size_t>(slot)];
    }
    std::size_t correctOption() const {
        return static_cast<std::size_t>(std::find(options.begin(), options.end(), Slot::Object) - options.begin());
    }
    bool hasSlot(Slot slot) const {
        return slot == Slot::Object || static_cast<std::size_t>(slot) < element->distractors.size();
    }
};

PromptBuilder::PromptBuilder(std::shared_ptr<const PromptPack> pack, std::shared_ptr<const FewShotPool> pool,
                             std::shared_ptr<const ExemplarSampler> sampler, Protocol protocol, std::uint64_t seed,
                             int sets, std::vector<int> years)
    : m_pack(std::move(pack)), m_pool(std::move(pool)), m_sampler(std::move(sampler)), m_protocol(protocol),
      m_seed(seed), m_sets(sets), m_years(std::move(years)) {}

bool PromptBuilder::available(Template form, Protocol protocol, int distractors) {
    switch (form) {
    case Template::Generation: return true;
    case Template::Mcqa: return distractors == 3;
    case Template::TrueFalse: return protocol == Protocol::Reference || distractors == 3;
    }
    return false;
}

std::string PromptBuilder::shownYear(const Element& element, int year) {
    const auto* entry = element.at(year);
    if (entry && entry->releaseDate.size() >= 4) {
        const std::string head = entry->releaseDate.substr(0, 4);
        if (std::all_of(head.begin(), head.end(), [](unsigned char c) { return std::isdigit(c); })) return head;
    }
    return std::to_string(year);
}

std::string PromptBuilder::fillBlank(std::string_view question, std::string_view object) {
    constexpr std::string_view kBlank = "____";
    const std::size_t at = question.find(kBlank);
    if (at == std::string_view::npos) return std::string(question) + ' ' + std::string(object);
    const std::size_t end = std::min(question.find_first_not_of('_', at), question.size());
    std::string out(question.substr(0, at));
    const auto isWord = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
    if (!out.empty() && isWord(out.back())) out += ' ';
    out += object;
    if (end < question.size() && isWord(question[end])) out += ' ';
    out += question.substr(end);
    return out;
}

PromptBuilder::Block PromptBuilder::makeBlock(const Element& element, int year, Template form) const {
    Block block;
    block.form = form;
    block.element = &element;
    block.year = shownYear(element, year);
    block.object = element.at(year)->objects.front().front();
    return block;
}

void PromptBuilder::chooseTarget(Block& block, const Element& element, int year, int set, SeedStream& stream) const {
    block.options = m_pack->targetOptions();
    block.statement = Slot::Object;
    if (m_protocol == Protocol::Reference) return;
    shuffle(block.options, stream);
    // Balanced per element: counted over the years it is asked at and the sets, every other statement is false.
    auto years = element.askableYears();
    if (!m_years.empty())
        std::erase_if(years, [&](int y) { return !std::binary_search(m_years.begin(), m_years.end(), y); });
    const auto yearIndex = std::find(years.begin(), years.end(), year) - years.begin();
    const auto place =
        static_cast<std::uint64_t>(yearIndex) * static_cast<std::uint64_t>(m_sets) + static_cast<std::uint64_t>(set);
    const bool statementTrue = (place + mix(m_seed, elementKey(element))) % 2 == 0;
    if (!statementTrue) block.statement = static_cast<Slot>(stream.below(3));
}

/// Chooses the option order or statement of the exemplar at `position`; false if it lacks the distractors for it.
bool PromptBuilder::chooseExemplar(Block& block, std::size_t position, bool statementTrue, SeedStream& stream) const {
    const Element& element = *block.element;
    const PromptPack::Layout& layout = m_pack->layout(element.domain);
    block.options = layout.options[position];
    block.statement = layout.statements[position];
    if (m_protocol == Protocol::Debiased) {
        shuffle(block.options, stream);
        const auto distractors = std::max<std::uint64_t>(1, std::min<std::uint64_t>(3, element.distractors.size()));
        block.statement = statementTrue ? Slot::Object : static_cast<Slot>(stream.below(distractors));
    }
    switch (block.form) {
    case Template::Generation: return true;
    case Template::Mcqa: return element.distractors.size() >= 3;
    case Template::TrueFalse: return block.hasSlot(block.statement);
    }
    return false;
}

void PromptBuilder::write(std::string& out, const Block& block, bool withAnswer) const {
    const Element& element = *block.element;
    const PromptPack::Block& words = m_pack->block(block.form, element.domain);
    const PatternText& question = block.said == YearSaid::ByQuestion ? words.undated : words.question;
    const PromptPack::Relation& relation = m_pack->relation(element.domain, element.relation);
    const PatternText::Values facts{{"s", element.subject}, {"r", element.relation}};
    static constexpr std::array<std::string_view, 4> kLetters{"a", "b", "c", "d"};
    switch (block.form) {
    case Template::Generation:
        question.appendTo(out, {{"t", block.year}, {"s", element.subject}, {"r", element.relation}});
        if (withAnswer) words.answer.appendTo(out, {{"o", block.object}});
        return;
    case Template::Mcqa:
        question.appendTo(out, {{"t", block.year},
                                {"s", element.subject},
                                {"r", element.relation},
                                {"q", relation.question.fill(facts)},
                                {"a", block.at(block.options[0])},
                                {"b", block.at(block.options[1])},
                                {"c", block.at(block.options[2])},
                                {"d", block.at(block.options[3])}});
        if (withAnswer) words.answer.appendTo(out, {{"x", kLetters[block.correctOption()]}, {"o", block.object}});
        return;
    case Template::TrueFalse: {
        const std::string& object = block.at(block.statement);
        const std::string statement =
            element.domain == Domain::Legal
                ? fillBlank(element.subject, object)
                : relation.statement.fill({{"s", element.subject}, {"r", element.relation}, {"o", object}});
        question.appendTo(out, {{"t", block.year}, {"statement", statement}});
        if (withAnswer) words.answer.appendTo(out, {{"truth", block.statement == Slot::Object ? "true" : "false"}});
        return;
    }
    }
}

Prompt PromptBuilder::build(const Element& element, std::int64_t row, int year, Template form, int set,
                            YearSaid said) const {
    return make(element, row, year, form, set, said, true);
}

Prompt PromptBuilder::answerKey(const Element& element, std::int64_t row, int year, Template form, int set) const {
    return make(element, row, year, form, set, YearSaid::ByTemplate, false);
}

void PromptBuilder::addExemplars(Prompt& prompt, const Element& element, std::int64_t row, int year, Template form,
                                 int set, bool withText, SeedStream& stream) const {
    const auto truths = balancedTruths(stream);
    const auto& candidates = m_pool->candidates(element.domain, element.relation, year);
    std::size_t position = 0;
    for (const std::uint32_t pick : m_sampler->pick(element, row, year, set)) {
        Block block = makeBlock(*candidates[pick], year, form);
        if (chooseExemplar(block, position, truths[position], stream)) {
            if (withText) {
                write(prompt.text, block, true);
                prompt.text += m_pack->between();
            }
            ++prompt.exemplars;
        }
        ++position;
    }
}

Prompt PromptBuilder::make(const Element& element, std::int64_t row, int year, Template form, int set, YearSaid said,
                           bool withText) const {
    Prompt prompt;
    if (withText) prompt.system = m_pack->system(form);
    const std::uint64_t place = static_cast<std::uint64_t>(year) << 32 | static_cast<std::uint32_t>(set);
    SeedStream stream(mix(mix(m_seed ^ static_cast<std::uint64_t>(form), elementKey(element)), place));
    // Exemplars draw from the stream before the target does, where anything is drawn at all.
    if (withText || (m_protocol == Protocol::Debiased && form != Template::Generation))
        addExemplars(prompt, element, row, year, form, set, withText, stream);
    Block target = makeBlock(element, year, form);
    target.said = said;
    if (form != Template::Generation) chooseTarget(target, element, year, set, stream);
    if (withText) write(prompt.text, target, false);
    if (form == Template::Mcqa) {
        for (std::size_t i = 0; i < 4; ++i)
            prompt.options[i] = target.at(target.options[i]);
        prompt.correctOption = static_cast<int>(target.correctOption());
    }
    prompt.statementTrue = target.statement == Slot::Object;
    return prompt;
}

} // namespace chronoscope::prompt
