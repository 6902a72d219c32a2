// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/CapabilityReport.h"
#include "core/backend/book/PriceTable.h"
#include "core/backend/server/ManagedServer.h"
#include "core/run/RunFactory.h"
#include "core/store/RunStore.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace chronoscope::ui {

/// Backends, their tests, what they cost and what they are doing, in words for people. Pure; GUI thread.

QString checkName(backend::Check check);
QString checkExplanation(backend::Check check);
QString lightName(backend::Light light);
/// "6 green, 1 amber, 1 not tried".
QString lightsText(const backend::CapabilityReport& report);
/// "openai" → "OpenAI-compatible"; a protocol without a name of its own is shown as it is written.
QString protocolName(const QString& protocol);
QString serverStateName(backend::ManagedServer::State state);
/// What a tested server cannot do, a line each with the test's sentence as the reason; empty when it can do all.
QStringList unavailableMetrics(const backend::CapabilityReport& report);

/// "$0.0123", "$1,204.50"; what is more than nothing is never shown as nothing.
QString moneyText(double dollars);
/// "$0.15 in · $0.60 out per million tokens", "free", or "unknown": a missing price is never shown as 0.
QString priceText(const std::optional<backend::Price>& price);
/// The price a run was made with; a calibration model is free whatever its record says.
std::optional<backend::Price> priceOf(const store::RunRecord& run);
/// "$0.0123", "≥ $0.0123" where some replies' tokens were not counted, "free" or "price unknown".
QString costText(const std::optional<backend::Price>& price, const store::RunCounts& counts);

/// "Tokens: about 340,000 (270,000 to 540,000) in · 9,000 (…) out"; empty where no prompt could be measured.
QString tokensText(const run::RunEstimate& estimate);
/// "about $0.80 ($0.40 to $1.20)", "free" or "price unknown": never a figure for an unknown price.
QString moneyRangeText(const std::optional<backend::Price>& price, const run::RunEstimate& estimate);
/// "12 s", "34 min", "5.2 h", "3.1 days".
QString spanText(double seconds);

/// "6 of 8 in flight · 12 waiting · 3 retries · 1 answer 429 · 40 from the cache"; what is zero is left out.
QString trafficText(const backend::BackendStats& stats);
/// Why a run stopped before its end, and what helps; empty where there is nothing to add to its message.
QString stopReasonText(run::StopReason reason);

} // namespace chronoscope::ui
