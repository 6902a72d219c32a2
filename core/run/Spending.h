// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelBackend.h"
#include "core/backend/Price.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>

namespace chronoscope::run {

/// What a run has cost and may still cost, in US dollars: the one sum that is stored, shown and held against the
/// budget. An answer costs the tokens that were told; where some were not, and for each attempt that the server may
/// have answered unseen, the worst stands in: an estimate from the lengths, or the dearest answer so far. What is on
/// its way is reserved at that, times the most attempts that a request has taken so far. A server may count what it
/// likes, so until one outcome is there a budget lets out one request alone. Without a price nothing costs anything,
/// without a budget everything fits. Owned by RunEngine, which guards it.
class Spending {
public:
    /// `spent` and `untold`: of the sittings before.
    Spending(std::optional<backend::Price> price, std::optional<double> budget, double spent, std::int64_t untold = 0)
        : m_price(price), m_budget(budget), m_spent(spent), m_untold(untold) {}

    bool isLimited() const { return m_budget.has_value(); }
    double spent() const { return m_spent; } ///< answers that are not committed yet included
    /// Answers whose tokens are not known: not told, or the answer was not seen.
    std::int64_t untold() const { return m_untold; }
    /// The most that a request can cost by its lengths. What a picture takes no text tells, and what other pictures
    /// took tells nothing of it: it is the most that one takes in known models. Reads nothing that changes: any thread.
    double estimateOf(const backend::ModelRequest& request) const;
    bool fits(double estimate) const;
    /// Why the next request is not sent.
    std::string refusal(double estimate) const;

    /// What a request may cost, from when it is sent until it is back.
    struct Hold {
        double attempt = 0;  ///< each attempt, at worst
        double reserved = 0; ///< all of them
    };
    /// To be given back by one of the next two.
    Hold reserve(double estimate);
    void answered(const backend::Completion& completion, const Hold& hold);
    void failed(const backend::BackendError& error, const Hold& hold);

private:
    double toReserve(double estimate) const { return std::max(estimate, m_dearestAnswer) * m_mostAttempts; }
    void settle(const Hold& hold, double cost, int attempts);

    std::optional<backend::Price> m_price;
    std::optional<double> m_budget;
    double m_spent;
    std::int64_t m_untold;
    double m_dearestAnswer = 0; ///< of this sitting, as far as told
    int m_mostAttempts = 1;     ///< of a request of this sitting that may be billed
    double m_reserved = 0;
    int m_underWay = 0;
    bool m_hasOutcome = false; ///< in this sitting
};

} // namespace chronoscope::run
