// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/distract/OptionDraft.h"

#include "core/base/Hash.h"
#include "core/sources/distract/OptionList.h"

#include <algorithm>

namespace chronoscope::sources {

namespace {
constexpr int kShown = 4;
constexpr int kTokensOfList = 200, kTokensOfLetters = 50;
} // namespace

std::string_view name(OptionDraft::Step step) {
    switch (step) {
    case OptionDraft::Step::Write: return "write";
    case OptionDraft::Step::Rewrite: return "rewrite";
    case OptionDraft::Step::Verify: return "verify";
    case OptionDraft::Step::Extract: return "extract";
    case OptionDraft::Step::Done: break;
    }
    return "done";
}

OptionDraft::OptionDraft(const DistractorPack& pack, Task task)
    : m_pack(pack), m_task(std::move(task)), m_rules(m_task.element, m_task.outside),
      m_turns(pack.domain(m_task.element.domain).shots), m_prompt(pack.writing(m_task.element, m_task.question)) {
    m_task.rounds = std::clamp(m_task.rounds, 1, kMostRounds);
}

backend::ModelRequest OptionDraft::request() const {
    backend::ModelRequest request;
    request.mode = backend::Mode::Chat;
    request.prompt = m_prompt;
    request.decoding.maxTokens = kTokensOfLetters;
    if (m_step == Step::Verify) request.system = m_pack.verifySystem();
    if (m_step == Step::Write || m_step == Step::Rewrite) {
        request.system = m_pack.domain(m_task.element.domain).system;
        request.turns = m_turns;
        request.decoding.maxTokens = kTokensOfList;
    }
    return request;
}

void OptionDraft::take(std::string_view reply) {
    switch (m_step) {
    case Step::Write:
    case Step::Rewrite: return takeOptions(reply);
    case Step::Verify:
    case Step::Extract: return takeLetters(reply);
    case Step::Done: break;
    }
}

std::size_t OptionDraft::missing() const {
    return static_cast<std::size_t>(std::count(m_places.begin(), m_places.end(), std::string()));
}

void OptionDraft::takeOptions(std::string_view reply) {
    m_turns.push_back({m_prompt, std::string(reply)});
    std::vector<std::string> unfit;
    for (std::string& option : readOptions(reply, missing())) {
        const auto reason = m_rules.unfit(option, m_all);
        if (reason) {
            ++m_outcome.dropped[std::string(name(*reason))];
            unfit.push_back(std::move(option));
            continue;
        }
        m_all.push_back(option);
        *std::find(m_places.begin(), m_places.end(), std::string()) = std::move(option);
    }
    if (missing() == 0) return show();
    rewrite(std::move(unfit));
}

/// The options that are there with a right one, in the order of the seed.
void OptionDraft::show() {
    const std::vector<std::string> right = rightNames(m_task.element);
    std::vector<std::string> shown(m_places.begin(), m_places.end());
    SeedStream order(mix(m_task.seed, m_outcome.rounds.size()));
    m_rightAt = static_cast<int>(order.below(kShown));
    for (std::size_t i = shown.size(); i > 1; --i)
        std::swap(shown[i - 1], shown[order.below(i)]);
    shown.insert(shown.begin() + m_rightAt, right.empty() ? std::string() : right.front());
    m_prompt = m_pack.verifying(m_task.element, m_task.question, shown);
    m_outcome.rounds.push_back({std::move(shown), {}, false});
    m_step = Step::Verify;
}

void OptionDraft::takeLetters(std::string_view reply) {
    const auto letters = markedLetters(reply, kShown);
    if (letters) return judge(*letters);
    if (m_step == Step::Extract) return end("unreadable");
    m_prompt = m_pack.extracting(reply);
    m_step = Step::Extract;
}

void OptionDraft::judge(const std::vector<int>& letters) {
    OptionRound& round = m_outcome.rounds.back();
    for (const int letter : letters) {
        if (letter == m_rightAt)
            round.isRightMarked = true;
        else
            round.marked.push_back(round.shown[static_cast<std::size_t>(letter)]);
    }
    if (round.marked.empty()) {
        m_outcome.isVerified = true;
        return end({});
    }
    for (std::string& place : m_places)
        if (std::find(round.marked.begin(), round.marked.end(), place) != round.marked.end()) place.clear();
    if (static_cast<int>(m_outcome.rounds.size()) == m_task.rounds) return end("marked");
    rewrite(round.marked);
}

void OptionDraft::rewrite(std::vector<std::string> bad) {
    if (m_rewrites == m_task.rounds) return end("few");
    ++m_rewrites;
    std::vector<std::string> all = m_all;
    for (const std::string& one : bad)
        if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
    m_prompt = m_pack.regenerating(bad, missing(), all);
    m_step = Step::Rewrite;
}

void OptionDraft::end(std::string unresolved) {
    m_step = Step::Done;
    m_outcome.unresolved = std::move(unresolved);
    if (!m_outcome.rounds.empty() && m_outcome.unresolved == "unreadable") m_outcome.rounds.pop_back();
}

OptionOutcome OptionDraft::outcome() const {
    OptionOutcome outcome = m_outcome;
    for (const std::string& place : m_places)
        if (!place.empty()) outcome.options.push_back(place);
    return outcome;
}

} // namespace chronoscope::sources
