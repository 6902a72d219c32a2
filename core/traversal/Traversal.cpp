// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/traversal/Traversal.h"

#include "core/base/Text.h"
#include "core/prompt/PromptBuilder.h"

#include <stdexcept>
#include <utility>

namespace chronoscope::traversal {

using benchmark::Element;
using prompt::Template;

namespace {
std::string question(const TraversalSetting& setting, int year) {
    const Element& element = *setting.element;
    return setting.pack->block(Template::Generation, element.domain)
        .question.fill({{"t", prompt::PromptBuilder::shownYear(element, year)}, {"s", element.subject}, {"r", element.relation}});
}

std::string exampleBlock(const TraversalSetting& setting, const Example& example) {
    return question(setting, example.year) +
           setting.pack->block(Template::Generation, setting.element->domain).answer.fill({{"o", example.object}});
}

bool same(const std::string& a, const std::string& b) {
    return text::lower(a) == text::lower(b);
}
} // namespace

Traversal::Traversal(TraversalSetting setting, TraversalPlan plan)
    : m_setting(std::move(setting)), m_plan(std::move(plan)) {}

const std::string& Traversal::candidate() const {
    static const std::string kNone;
    return m_steps.empty() ? kNone : m_steps.back().candidate;
}

StepPrompt Traversal::promptAt(std::size_t step, const std::string& candidate) const {
    const std::string& between = m_setting.pack->between();
    StepPrompt prompt;
    prompt.system = candidate.empty() ? m_setting.words->generate() : m_setting.words->refine();
    prompt.text = question(m_setting, m_plan.target) + m_setting.words->candidateLine(candidate);
    for (std::size_t i = 0; i <= step; ++i) {
        const Example& example = m_plan.examples[i];
        const std::string block = exampleBlock(m_setting, example);
        if (example.side == Side::Previous) {
            prompt.text = block + between + prompt.text;
            prompt.addedFrom = 0;
        } else {
            prompt.text += between;
            prompt.addedFrom = prompt.text.size();
            prompt.text += block;
        }
        prompt.addedTo = prompt.addedFrom + block.size();
    }
    return prompt;
}

StepPrompt Traversal::prompt() const {
    if (done()) throw std::logic_error("a traversal that is done asks nothing");
    return promptAt(m_steps.size(), candidate());
}

void Traversal::answer(StepReply reply) {
    Step step;
    step.prompt = prompt();
    step.example = m_plan.examples[m_steps.size()];
    step.extracted = m_setting.words->extract(reply.text, m_plan.target, m_setting.element->subject,
                                              m_setting.element->relation, m_setting.wholeReply);
    step.reply = std::move(reply);
    step.candidate = candidate();
    step.changed = !step.extracted.empty() && !same(step.extracted, step.candidate);
    if (step.changed) step.candidate = step.extracted;
    m_steps.push_back(std::move(step));
}

bool Traversal::back() {
    if (m_steps.empty()) return false;
    m_steps.pop_back();
    return true;
}

Traversal Traversal::rebased(TraversalSetting setting, TraversalPlan plan) const {
    Traversal other(std::move(setting), std::move(plan));
    for (const Step& step : m_steps) {
        if (other.done() || !(other.prompt() == step.prompt)) break;
        other.answer(step.reply);
    }
    return other;
}

} // namespace chronoscope::traversal
