// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/calibration/FactBook.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>

namespace chronoscope::backend {

using benchmark::Element;
using prompt::Template;

namespace {
/// A question without its year, as it is looked up, and the year.
struct Key {
    std::size_t hash = 0;
    int year = 0;
};

/// In place of a fact: several ask it.
constexpr auto kSeveral = std::numeric_limits<std::uint32_t>::max();

std::size_t hashOf(std::string_view question) { return std::hash<std::string_view>{}(question); }

/// Finds the first "In YEAR, " of `block`, which every template opens its question with; of one to four digits.
std::optional<Key> keyOf(std::string_view block) {
    constexpr std::size_t kMostDigits = 4;
    for (std::size_t at = block.find("In "); at != std::string_view::npos; at = block.find("In ", at + 1)) {
        const std::size_t from = at + 3;
        const std::size_t end = block.find_first_not_of("0123456789", from);
        if (end == std::string_view::npos || end == from || end - from > kMostDigits || block[end] != ',') continue;
        std::string rest(block.substr(0, from));
        rest += block.substr(end);
        return Key{hashOf(rest), std::stoi(std::string(block.substr(from, end - from)))};
    }
    return std::nullopt;
}

/// The last block of a prompt: blocks are separated by empty lines.
std::string_view lastBlock(std::string_view prompt) {
    while (!prompt.empty() && prompt.back() == '\n')
        prompt.remove_suffix(1);
    const std::size_t gap = prompt.rfind("\n\n");
    return gap == std::string_view::npos ? prompt : prompt.substr(gap + 2);
}

/// The question that has a candidate under it (ChroKnowPrompt); nothing in any other prompt.
std::optional<std::string_view> questionWithCandidate(std::string_view prompt) {
    const std::size_t end = prompt.find("\nCandidate A. ");
    if (end == std::string_view::npos) return std::nullopt;
    const std::size_t gap = prompt.rfind("\n\n", end);
    const std::size_t from = gap == std::string_view::npos ? 0 : gap + 2;
    return prompt.substr(from, end - from);
}

std::uint64_t factKey(const Element& element) {
    return hash64(std::string(name(element.domain)) + '\n' + element.relation + '\n' + element.subject);
}

std::string withoutOptions(std::string_view block) {
    const std::size_t line = block.rfind('\n');
    return std::string(block.substr(0, line == std::string_view::npos ? 0 : line));
}
} // namespace

const std::vector<std::uint16_t>* FactBook::Fact::at(int year) const {
    if (invariant) return years.empty() ? nullptr : &years.front().second;
    for (const auto& [candidate, objectsOfYear] : years)
        if (candidate == year) return &objectsOfYear;
    return nullptr;
}

FactBook::FactBook(std::shared_ptr<const prompt::PromptPack> pack) : m_pack(std::move(pack)) {}

void FactBook::add(const Element& element, prompt::YearSaid said) {
    auto fact = std::make_unique<Fact>();
    fact->key = factKey(element);
    fact->invariant = element.state == benchmark::State::Invariant;
    fact->distractors = element.distractors;
    for (const benchmark::YearObjects& entry : element.years) {
        std::vector<std::uint16_t> indices;
        for (const benchmark::Object& object : entry.objects) {
            auto known = std::find(fact->objects.begin(), fact->objects.end(), object);
            if (known == fact->objects.end()) known = fact->objects.insert(known, object);
            indices.push_back(static_cast<std::uint16_t>(known - fact->objects.begin()));
        }
        // As prompts show it: a release date may be of another year than the objects are filed under.
        const int asked =
            fact->invariant ? entry.year : std::stoi(prompt::PromptBuilder::shownYear(element, entry.year));
        const auto* known = fact->at(asked);
        if (!known)
            fact->years.emplace_back(asked, std::move(indices));
        else if (*known != indices) // two years are asked as one
            fact->ambiguous.fill(true);
    }
    std::ranges::sort(fact->years, {}, [](const auto& year) { return year.first; });
    const auto number = static_cast<std::uint32_t>(m_facts.size());
    if (const auto [at, isNew] = m_byKey.emplace(fact->key, number); !isNew) { // the first element answers
        m_facts[at->second]->ambiguous.fill(true);
        return;
    }
    m_facts.push_back(std::move(fact));
    indexQuestions(element, number, said);
}

/// Every question that the templates can make of it.
void FactBook::indexQuestions(const Element& element, std::uint32_t number, prompt::YearSaid said) {
    const Fact& added = *m_facts[number];
    const auto& relation = m_pack->relation(element.domain, element.relation);
    const auto fill = [&](Template form, std::string_view question, std::string_view statement) {
        const auto& words = m_pack->block(form, element.domain);
        return (said == prompt::YearSaid::ByQuestion ? words.undated : words.question)
            .fill({{"t", "2000"},
                   {"s", element.subject},
                   {"r", element.relation},
                   {"q", question},
                   {"statement", statement},
                   {"a", ""},
                   {"b", ""},
                   {"c", ""},
                   {"d", ""}});
    };
    const std::string question = relation.question.fill({{"s", element.subject}, {"r", element.relation}});
    index(fill(Template::Generation, question, {}), {number, Template::Generation, 0}, said);
    index(withoutOptions(lastBlock(fill(Template::Mcqa, question, {}))), {number, Template::Mcqa, 0}, said);
    std::map<std::string, std::int16_t> stated;
    for (std::size_t i = 0; i < element.distractors.size(); ++i)
        stated.emplace(element.distractors[i], static_cast<std::int16_t>(-1 - static_cast<int>(i)));
    for (const auto& [year, objects] : added.years)
        if (!objects.empty()) stated[added.firstName(objects.front())] = static_cast<std::int16_t>(objects.front());
    for (const auto& [object, place] : stated) {
        const std::string statement =
            element.domain == benchmark::Domain::Legal
                ? prompt::PromptBuilder::fillBlank(element.subject, object)
                : relation.statement.fill({{"s", element.subject}, {"r", element.relation}, {"o", object}});
        index(fill(Template::TrueFalse, question, statement), {number, Template::TrueFalse, place}, said);
    }
}

void FactBook::index(const std::string& block, Entry entry, prompt::YearSaid said) {
    if (said == prompt::YearSaid::ByQuestion) {
        if (m_facts[entry.fact]->years.size() != 1) return;
        const auto [at, isNew] = m_dated.emplace(hashOf(lastBlock(block)), entry);
        if (!isNew && at->second.fact != entry.fact) at->second.fact = kSeveral; // the year stands in an earlier block
        return;
    }
    const auto key = keyOf(lastBlock(block));
    if (!key) return;
    const auto form = static_cast<std::size_t>(entry.form);
    const std::uint32_t fact = entry.fact;
    const auto [at, isNew] = m_questions.emplace(key->hash, std::move(entry));
    if (isNew || at->second.fact == fact) return;
    m_facts[fact]->ambiguous[form] = true;
    m_facts[at->second.fact]->ambiguous[static_cast<std::size_t>(at->second.form)] = true;
}

std::optional<FactBook::Question> FactBook::recogniseAmongYears(std::string_view prompt,
                                                                std::string_view target) const {
    const auto find = [&](std::string_view block) -> std::optional<Question> {
        const auto key = keyOf(block);
        const auto at = key ? m_questions.find(key->hash) : m_questions.end();
        if (at == m_questions.end() || at->second.form != Template::Generation) return std::nullopt;
        Question found;
        found.fact = m_facts[at->second.fact].get();
        found.year = key->year;
        return found;
    };
    auto question = find(target);
    while (question && !prompt.empty()) {
        const std::size_t end = std::min(prompt.find("\n\n"), prompt.size());
        const std::string_view block = prompt.substr(0, end);
        prompt.remove_prefix(std::min(end + 2, prompt.size()));
        const std::size_t answer = block.rfind("\nA. ");
        const auto other = answer == std::string_view::npos ? std::nullopt : find(block.substr(0, answer));
        if (!other || other->fact != question->fact) continue;
        const std::string_view said = block.substr(answer + 4);
        question->shown.push_back({other->year, said.substr(0, said.find('\n'))});
    }
    return question;
}

/// What the block asks; `year` becomes the one it asks of. Null if it is none of these questions.
const FactBook::Entry* FactBook::entryOf(std::string_view block, int& year) const {
    if (const auto at = m_dated.find(hashOf(block)); at != m_dated.end() && at->second.fact != kSeveral) {
        year = m_facts[at->second.fact]->years.front().first;
        return &at->second;
    }
    const auto key = keyOf(block);
    const auto at = key ? m_questions.find(key->hash) : m_questions.end();
    if (at == m_questions.end()) return nullptr;
    year = key->year;
    return &at->second;
}

std::optional<FactBook::Question> FactBook::recognise(std::string_view prompt) const {
    if (const auto target = questionWithCandidate(prompt)) return recogniseAmongYears(prompt, *target);
    const std::string_view block = lastBlock(prompt);
    Question question;
    const Entry* entry = entryOf(block, question.year);
    if (!entry) { // perhaps a multiple choice: the same without its options line
        entry = entryOf(withoutOptions(block), question.year);
        if (!entry || entry->form != Template::Mcqa) return std::nullopt;
        question.options = block.substr(block.rfind('\n') + 1);
    }
    question.fact = m_facts[entry->fact].get();
    question.form = entry->form;
    const std::int16_t stated = entry->stated;
    if (question.form == Template::TrueFalse)
        question.stated = stated >= 0
                              ? std::string_view(question.fact->firstName(static_cast<std::uint16_t>(stated)))
                              : std::string_view(question.fact->distractors[static_cast<std::size_t>(-1 - stated)]);
    return question;
}

const FactBook::Fact* FactBook::find(const Element& element) const {
    const auto at = m_byKey.find(factKey(element));
    return at == m_byKey.end() ? nullptr : m_facts[at->second].get();
}

} // namespace chronoscope::backend
