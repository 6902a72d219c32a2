// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/RunForecast.h"

#include "core/backend/calibration/CalibrationBackend.h"
#include "ui/views/BackendText.h"
#include "ui/views/Text.h"

#include <QStringList>

#include <algorithm>

namespace chronoscope::ui {

namespace {
bool costs(const std::optional<backend::Price>& price) { return price && (price->input > 0 || price->output > 0); }

QString oneCost(const ModelChoice& model, const run::RunEstimate& estimate) {
    const QString free = model.whyFree();
    return free.isEmpty() ? moneyRangeText(model.price(), estimate) : free;
}

struct Span {
    double seconds = 0;
    QString text; ///< empty = nobody knows
};

Span spanOf(const Session& session, const ModelChoice& model, const run::RunEstimate& estimate, int concurrency) {
    constexpr double kLongEnough = 1; // second
    const auto requests = static_cast<double>(estimate.requests);
    const double limit = model.requestsPerMinute() / 60;
    const std::optional<double> latency = model.latency();
    if (latency && *latency > 0) {
        const int atOnce = concurrency > 0 ? concurrency : backend::CalibrationBackend::kConcurrency;
        const double seconds = *latency * std::max(1.0, requests / atOnce);
        return {seconds, Text::tr("Time: about %1, by the model's latency").arg(spanText(seconds))};
    }
    const store::RunRecord* known = nullptr;
    const std::string name = model.model();
    for (const store::RunRecord& record : session.runs())
        if (record.model == name && (!latency || record.backend == model.uri().toStdString()) &&
            record.counts.seconds > kLongEnough && record.counts.done() > 0)
            known = &record;
    if (known) {
        double rate = static_cast<double>(known->counts.done()) / known->counts.seconds;
        if (limit > 0) rate = std::min(rate, limit);
        return {requests / rate, Text::tr("Time: about %1, as fast as %2")
                                     .arg(spanText(requests / rate), QString::fromStdString(known->name))};
    }
    if (limit > 0)
        return {requests / limit,
                Text::tr("Time: at least %1, by the limit of requests a minute").arg(spanText(requests / limit))};
    return {};
}
} // namespace

QString costText(const std::vector<ModelChoice>& models, const run::RunEstimate& estimate) {
    if (models.size() == 1) return oneCost(models.front(), estimate);
    backend::Price sum;
    bool isKnown = true;
    QStringList parts;
    for (const ModelChoice& model : models) {
        const auto price = model.price();
        isKnown &= price.has_value();
        if (price) sum = {sum.input + price->input, sum.output + price->output};
        const QString each =
            !price           ? Text::tr("price unknown")
            : !costs(*price) ? Text::tr("free")
                             : moneyText(price->of(estimate.promptTokens.expected, estimate.completionTokens.expected));
        parts << Text::tr("%1 %2").arg(model.suggestedName(), each);
    }
    // The same tokens of each: what all cost is what one of the summed price would.
    const QString all =
        isKnown ? moneyRangeText(sum, estimate) : Text::tr("not known, for the price of one model is not");
    return models.empty() ? QString() : Text::tr("%1, in all: %2").arg(all, parts.join(QStringLiteral(", ")));
}

QString timeText(const Session& session, const std::vector<ModelChoice>& models, const run::RunEstimate& estimate,
                 int concurrency) {
    Span longest;
    for (const ModelChoice& model : models)
        if (Span span = spanOf(session, model, estimate, concurrency); span.seconds > longest.seconds)
            longest = std::move(span);
    return longest.text;
}

BudgetRule budgetRule(const std::vector<ModelChoice>& models) {
    bool any = false;
    for (const ModelChoice& model : models) {
        const auto price = model.price();
        if (!price)
            return {false, Text::tr("No budget: the price of %1 is not known. Add it on the Backends page, under "
                                    "Prices.")
                               .arg(models.size() == 1 ? Text::tr("this model") : model.suggestedName())};
        any |= costs(price);
    }
    if (any && models.size() > 1)
        return {true, Text::tr("Of all runs together, shared as they are expected to cost; each stops before it would "
                               "cost more than its share.")};
    if (any) return {true, Text::tr("The run stops before it would cost more.")};
    const QString free = models.size() == 1 ? models.front().whyFree() : QString();
    return {false, models.empty()       ? QString()
                   : !free.isEmpty()    ? Text::tr("No budget: %1.").arg(free)
                   : models.size() == 1 ? Text::tr("No budget: this model is free.")
                                        : Text::tr("No budget: these models are free.")};
}

std::vector<std::optional<double>> budgetShares(double dollars, const std::vector<ModelChoice>& models,
                                                const run::RunEstimate& estimate) {
    std::vector<double> expected;
    double all = 0;
    int paid = 0;
    for (const ModelChoice& model : models) {
        const auto price = model.price();
        expected.push_back(costs(price) ? price->of(estimate.promptTokens.expected, estimate.completionTokens.expected)
                                        : 0);
        all += expected.back();
        paid += costs(price) ? 1 : 0;
    }
    std::vector<std::optional<double>> shares;
    for (std::size_t i = 0; i < models.size(); ++i) {
        if (!costs(models[i].price()))
            shares.emplace_back();
        else
            shares.emplace_back(all > 0 ? dollars * expected[i] / all : dollars / paid);
    }
    return shares;
}

} // namespace chronoscope::ui
