// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/AskedQuestion.h"

#include "core/base/Text.h"

#include <vector>

namespace chronoscope::annotation {

using benchmark::Element;
using prompt::PromptPack;
using prompt::Template;

namespace {
/// The statements a TF question can make: of the first right object, or of a distractor.
std::vector<std::string> statements(const PromptPack& pack, const Element& element, int year) {
    std::vector<std::string> objects{element.at(year)->objects.front().front()};
    objects.insert(objects.end(), element.distractors.begin(), element.distractors.end());
    std::vector<std::string> list;
    for (const std::string& object : objects)
        list.push_back(element.domain == benchmark::Domain::Legal
                           ? prompt::PromptBuilder::fillBlank(element.subject, object)
                           : pack.relation(element.domain, element.relation)
                                 .statement.fill({{"s", element.subject}, {"r", element.relation}, {"o", object}}));
    return list;
}
} // namespace

std::string askedQuestion(const PromptPack& pack, const prompt::Prompt& prompt, const Element& element, int year,
                          Template form) {
    const std::string question = pack.relation(element.domain, element.relation)
                                     .question.fill({{"s", element.subject}, {"r", element.relation}});
    const std::string shown = prompt::PromptBuilder::shownYear(element, year);
    const std::vector<std::string> stated =
        form == Template::TrueFalse ? statements(pack, element, year) : std::vector<std::string>{{}};
    for (const std::string& statement : stated) {
        const std::string text = pack.block(form, element.domain)
                                     .question.fill({{"t", shown},
                                                     {"s", element.subject},
                                                     {"r", element.relation},
                                                     {"q", question},
                                                     {"a", prompt.options[0]},
                                                     {"b", prompt.options[1]},
                                                     {"c", prompt.options[2]},
                                                     {"d", prompt.options[3]},
                                                     {"statement", statement}});
        if (prompt.text.ends_with(text)) return std::string(text::trim(text));
    }
    return std::string(text::trim(prompt.text));
}

} // namespace chronoscope::annotation
