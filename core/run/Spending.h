// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelBackend.h"
#include "core/backend/Price.h"

#include <optional>
#include <string>

namespace chronoscope::run {

/// What a run has cost and may still cost, in US dollars: what came back is paid, what is on its way is reserved at its
/// worst. Without a price nothing costs anything, without a budget everything fits. Owned by RunEngine, which guards it.
class Spending {
public:
    Spending(std::optional<backend::Price> price, std::optional<double> budget, double spent)
        : m_price(price), m_budget(budget), m_spent(spent) {}

    bool isLimited() const { return m_budget.has_value(); }
    double spent() const { return m_spent; } ///< answers that are not committed yet included
    /// The most that a request can cost; 0 where nothing is limited. Reads nothing that changes: any thread.
    double worstOf(const backend::ModelRequest& request) const;
    bool fits(double worst) const { return !m_budget || m_spent + m_reserved + worst <= *m_budget; }
    /// Why the next request is not sent.
    std::string refusal(double worst) const;

    void reserve(double worst) { m_reserved += worst; }
    /// What was reserved for it is free again, and what it cost is spent: its worst where the tokens are not told.
    void answered(const backend::Completion& completion, double worst);
    /// The same: the server may have answered, and will want to be paid, although no answer came.
    void failed(backend::ErrorKind kind, double worst);

private:
    std::optional<backend::Price> m_price;
    std::optional<double> m_budget;
    double m_spent;
    double m_reserved = 0;
};

} // namespace chronoscope::run
