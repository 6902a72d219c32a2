// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/Spending.h"

#include <fmt/format.h>

namespace chronoscope::run {

namespace {
constexpr double kFewestBytesPerToken = 2;
constexpr std::int64_t kTemplateTokens = 64; ///< of a chat template
}

double Spending::worstOf(const backend::ModelRequest& request) const {
    if (!m_price || !m_budget) return 0;
    const auto bytes = static_cast<double>(request.system.size() + request.prompt.size() + request.continuation.size());
    return m_price->of(static_cast<std::int64_t>(bytes / kFewestBytesPerToken) + kTemplateTokens, request.decoding.maxTokens);
}

std::string Spending::refusal(double worst) const {
    return fmt::format("the budget of ${:.2f} is used up: ${:.4f} spent, the next request may cost ${:.4f}", m_budget.value_or(0), m_spent, worst);
}

void Spending::answered(const backend::Completion& completion, double worst) {
    m_reserved -= worst;
    if (!m_price || completion.cached) return;
    const auto& usage = completion.usage;
    m_spent += usage.promptTokens && usage.completionTokens ? m_price->of(*usage.promptTokens, *usage.completionTokens) : worst;
}

void Spending::failed(backend::ErrorKind kind, double worst) {
    m_reserved -= worst;
    if (kind == backend::ErrorKind::Timeout || kind == backend::ErrorKind::Network || kind == backend::ErrorKind::BadReply) m_spent += worst;
}

} // namespace chronoscope::run
