// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/Traversal.h"

#include "core/base/Text.h"
#include "core/prompt/PromptBuilder.h"
#include "core/studies/chroknow/traversal/ReferenceReading.h"

#include <stdexcept>
#include <utility>

namespace chronoscope::traversal {

using benchmark::Element;
using prompt::Template;

namespace {
std::string question(const TraversalSetting& setting, int year) {
    const Element& element = *setting.element;
    return setting.pack->block(Template::Generation, element.domain)
        .question.fill(
            {{"t", prompt::PromptBuilder::shownYear(element, year)}, {"s", element.subject}, {"r", element.relation}});
}

std::string exampleBlock(const TraversalSetting& setting, const Example& example) {
    if (example.object.empty() && setting.rules->shown == Shown::Counted) return question(setting, example.year);
    return question(setting, example.year) +
           setting.pack->block(Template::Generation, setting.element->domain).answer.fill({{"o", example.object}});
}

bool same(const std::string& a, const std::string& b) { return text::lower(a) == text::lower(b); }

/// Whether `said` takes the place of `candidate`.
bool replaces(const TraversalSetting& setting, const std::string& said, const std::string& candidate) {
    if (setting.rules->reading == Reading::Literal) return !sameText(said, candidate);
    return !said.empty() && !same(said, candidate);
}
} // namespace

Traversal::Traversal(TraversalSetting setting, TraversalPlan plan)
    : m_setting(std::move(setting)), m_plan(std::move(plan)) {}

const std::string& Traversal::candidate() const {
    static const std::string kNone;
    return m_steps.empty() ? kNone : m_steps.back().candidate;
}

/// The candidate as it stands in the next prompt; empty = none. Under Reading::Literal only its first line is replaced
/// from step to step: further lines of an earlier candidate stay.
std::string Traversal::shownCandidate() const {
    if (m_setting.rules->reading != Reading::Literal) return candidate();
    std::string shown;
    for (const Step& step : m_steps) {
        const std::size_t end = shown.find('\n');
        const std::string further = end == std::string::npos ? std::string() : shown.substr(end);
        shown =
            (step.candidate.empty() && !further.empty() ? m_setting.words->noCandidate() : step.candidate) + further;
    }
    return shown;
}

StepPrompt Traversal::promptAt(std::size_t step, const std::string& candidate) const {
    const std::string& between = m_setting.pack->between();
    StepPrompt prompt;
    prompt.system = candidate.empty() ? m_setting.words->generate() : m_setting.words->refine();
    prompt.text = question(m_setting, m_plan.target) + m_setting.words->candidateLine(shownCandidate());
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
    step.extracted = readStep(m_setting, m_plan.target, reply.text);
    step.reply = std::move(reply);
    step.candidate = candidate();
    step.changed = replaces(m_setting, step.extracted, step.candidate);
    if (step.changed) step.candidate = step.extracted;
    m_steps.push_back(std::move(step));
}

std::string readStep(const TraversalSetting& setting, int target, std::string_view reply) {
    if (setting.rules->reading == Reading::Literal) return readReference(reply).text;
    return setting.words->extract(reply, target, setting.element->subject, setting.element->relation,
                                  setting.rules->reading == Reading::PatternsOrWhole);
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
