// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/RunFactory.h"
#include "ui/bridge/Session.h"
#include "ui/dialogs/ModelChoice.h"

#include <QString>

#include <optional>
#include <vector>

namespace chronoscope::ui {

/// What new runs of the same questions, one of each model, would cost and take together, in words and numbers. Pure;
/// GUI thread.

/// A model, and what it would be asked: the tokens of a picture are the model's.
struct AskedModel {
    ModelChoice model;
    run::RunEstimate estimate;
    bool isWhole = true; ///< else not all of its tokens are known, and no cost
};

/// "about $0.80 ($0.40 to $1.20)", of several with the share of each; never a figure where a price is unknown.
QString costText(const std::vector<AskedModel>& models);
/// From the latency of a calibration model, else from the newest run of the same model that has been going for a while,
/// and the backend's own limit; of several the longest, for they go on at once. `concurrency`: 0 = as each suggests.
QString timeText(const Session& session, const std::vector<AskedModel>& models, int concurrency);

/// Whether one budget can be kept over all of them, and why, in a sentence.
struct BudgetRule {
    bool canCap = false;
    QString why;
};
BudgetRule budgetRule(const std::vector<ModelChoice>& models);
/// How far a budget reaches that is less than what is expected; empty for one that reaches.
QString budgetText(double dollars, const std::vector<AskedModel>& models);
/// `dollars` shared among the models that cost something, as they are expected to cost; nothing for the others. The
/// shares add up to `dollars`.
std::vector<std::optional<double>> budgetShares(double dollars, const std::vector<AskedModel>& models);

} // namespace chronoscope::ui
