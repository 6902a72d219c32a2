// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/RunForecast.h"

#include "core/backend/calibration/CalibrationBackend.h"
#include "core/run/SharedBudget.h"
#include "ui/views/BackendText.h"
#include "ui/views/Text.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace chronoscope::ui {

namespace {
bool costs(const std::optional<backend::Price>& price) { return price && (price->input > 0 || price->output > 0); }

QString oneCost(const AskedModel& one) {
    const QString free = one.model.whyFree();
    if (!free.isEmpty()) return free;
    if (!one.isWhole && costs(one.model.price()))
        return Text::tr("unknown, for what a picture is billed as is not known");
    return moneyRangeText(one.model.price(), one.estimate);
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

QString costText(const std::vector<AskedModel>& models) {
    if (models.empty()) return {};
    if (models.size() == 1) return oneCost(models.front());
    const auto isFree = [](const AskedModel& one) { return one.model.price() && !costs(one.model.price()); };
    if (std::all_of(models.begin(), models.end(), isFree)) return Text::tr("free");
    double low = 0, middle = 0, high = 0;
    bool isKnown = true;
    QStringList parts;
    for (const AskedModel& one : models) {
        const auto price = one.model.price();
        isKnown &= price.has_value() && (one.isWhole || !costs(price));
        const auto spent = [&](std::int64_t in, std::int64_t out) { return price ? price->of(in, out) : 0; };
        const run::TokenRange &in = one.estimate.promptTokens, &out = one.estimate.completionTokens;
        const double expected = spent(in.expected, out.expected);
        low += spent(in.low, out.low);
        middle += expected;
        high += spent(in.high, out.high);
        const QString each = !price          ? Text::tr("price unknown")
                             : !costs(price) ? Text::tr("free")
                             : !one.isWhole  ? Text::tr("unknown")
                                             : moneyText(expected);
        parts << Text::tr("%1 %2").arg(one.model.suggestedName(), each);
    }
    const QString all = !isKnown ? Text::tr("not known, for that of one model is not")
                        : models.front().estimate.measuredPrompts == 0 ? Text::tr("cannot be told beforehand")
                        : high <= 0
                            ? Text::tr("free")
                            : Text::tr("about %1 (%2 to %3)").arg(moneyText(middle), moneyText(low), moneyText(high));
    return Text::tr("%1, in all: %2").arg(all, parts.join(QStringLiteral(", ")));
}

QString timeText(const Session& session, const std::vector<AskedModel>& models, int concurrency) {
    Span longest;
    for (const AskedModel& one : models)
        if (Span span = spanOf(session, one.model, one.estimate, concurrency); span.seconds > longest.seconds)
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

QString budgetText(double dollars, const std::vector<AskedModel>& models) {
    double expected = 0;
    for (const AskedModel& one : models)
        if (const auto price = one.model.price())
            expected += price->of(one.estimate.promptTokens.expected, one.estimate.completionTokens.expected);
    constexpr double kWhole = 100; // %
    if (expected <= dollars) return {};
    return Text::tr("The budget is spent at about %1 % of it")
        .arg(QLocale().toString(kWhole * dollars / expected, 'f', 1));
}

std::vector<std::optional<double>> budgetShares(double dollars, const std::vector<AskedModel>& models) {
    std::vector<std::optional<double>> expected;
    for (const AskedModel& one : models) {
        const auto price = one.model.price();
        expected.push_back(costs(price) ? std::optional(price->of(one.estimate.promptTokens.expected,
                                                                  one.estimate.completionTokens.expected))
                                        : std::nullopt);
    }
    return run::budgetShares(dollars, expected);
}

} // namespace chronoscope::ui
