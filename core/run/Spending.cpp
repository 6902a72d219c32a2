// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/Spending.h"

#include <fmt/format.h>

namespace chronoscope::run {

using backend::dollarsText;

namespace {
constexpr double kFewestBytesPerToken = 2;
constexpr std::int64_t kTemplateTokens = 64;   ///< of a chat template
constexpr std::int64_t kPictureTokens = 4'096; ///< the largest share one picture takes in known models
} // namespace

double Spending::estimateOf(const backend::ModelRequest& request) const {
    if (!m_price) return 0;
    std::size_t said = request.system.size() + request.prompt.size() + request.continuation.size();
    for (const backend::Turn& turn : request.turns)
        said += turn.user.size() + turn.assistant.size();
    const auto bytes = static_cast<double>(said);
    const auto pictures = static_cast<std::int64_t>(request.images.size()) * kPictureTokens;
    return m_price->of(static_cast<std::int64_t>(bytes / kFewestBytesPerToken) + kTemplateTokens + pictures,
                       request.decoding.maxTokens);
}

bool Spending::fits(double estimate) const {
    if (!m_budget) return true;
    if (m_underWay > 0 && !m_hasOutcome) return false;
    return m_spent + m_reserved + toReserve(estimate) <= *m_budget;
}

std::string Spending::refusal(double estimate) const {
    return fmt::format("the budget of ${} is used up: ${} spent, the next request may cost ${}",
                       dollarsText(m_budget.value_or(0)), dollarsText(m_spent), dollarsText(toReserve(estimate)));
}

Spending::Hold Spending::reserve(double estimate) {
    const Hold hold{std::max(estimate, m_dearestAnswer), toReserve(estimate)};
    m_reserved += hold.reserved;
    ++m_underWay;
    return hold;
}

void Spending::settle(const Hold& hold, double cost, int attempts) {
    --m_underWay;
    m_reserved = m_underWay == 0 ? 0 : m_reserved - hold.reserved; // no rest of rounding stays
    m_spent += cost;
    m_mostAttempts = std::max(m_mostAttempts, attempts);
}

void Spending::answered(const backend::Completion& completion, const Hold& hold) {
    const auto& usage = completion.usage;
    const bool toldAll = usage.promptTokens && usage.completionTokens;
    const double told = m_price ? m_price->of(usage.promptTokens.value_or(0), usage.completionTokens.value_or(0)) : 0;
    const double worst = std::max(hold.attempt, told);
    const double answer = completion.cached ? 0 : toldAll ? told : worst;
    settle(hold, answer + worst * completion.unseenAnswers, 1 + completion.unseenAnswers);
    m_dearestAnswer = std::max(m_dearestAnswer, told); // a kept answer tells what the next one may cost, too
    m_untold += completion.unseenAnswers + (completion.cached || toldAll ? 0 : 1);
    m_hasOutcome = true;
}

void Spending::failed(const backend::BackendError& error, const Hold& hold) {
    settle(hold, hold.attempt * error.unseenAnswers, error.unseenAnswers);
    m_untold += error.unseenAnswers;
    m_hasOutcome = m_hasOutcome || error.kind != backend::ErrorKind::Cancelled;
}

} // namespace chronoscope::run
