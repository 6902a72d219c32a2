// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/BackendText.h"

#include "ui/views/ElementView.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace chronoscope::ui {

using backend::Check;
using backend::Light;

namespace {
constexpr double kSmallestShown = 0.0001; // US dollars

QString text(const char* words) { return QCoreApplication::translate("chronoscope::ui", words); }

bool isFree(const backend::Price& price) { return !(price.input > 0) && !(price.output > 0); }

/// "1.2 million", "340,000".
QString amount(std::int64_t number) {
    constexpr double kMillion = 1e6;
    if (number < 1'000'000) return numberText(number);
    return text("%1 million").arg(QLocale().toString(static_cast<double>(number) / kMillion, 'f', 1));
}

QString rangeText(const run::TokenRange& range) {
    if (range.low == range.high) return amount(range.expected);
    return text("%1 (%2 to %3)").arg(amount(range.expected), amount(range.low), amount(range.high));
}
} // namespace

QString checkName(Check check) {
    switch (check) {
    case Check::Reachable: return text("Reachable");
    case Check::Generation: return text("Answers");
    case Check::Determinism: return text("Same answer again");
    case Check::GeneratedLogProbs: return text("Log-probs of replies");
    case Check::ContinuationLogProbs: return text("Log-probs of given text");
    case Check::Images: return text("Images");
    case Check::Parallel: return text("Several at once");
    case Check::Parameters: return text("Sampling fields");
    }
    return {};
}

QString checkExplanation(Check check) {
    switch (check) {
    case Check::Reachable: return text("There is a server, it takes the key, and it lists the model");
    case Check::Generation: return text("A small question gets an answer, and its tokens are counted");
    case Check::Determinism:
        return text(
            "The same greedy request three times: is it the same text, how far apart are the log-probabilities?");
    case Check::GeneratedLogProbs:
        return text("Log-probabilities of what the model writes are finite, at most 0 and not made up");
    case Check::ContinuationLogProbs:
        return text("Log-probabilities of a text given to the model: “Paris” beats “xylophone”");
    case Check::Images: return text("A small red picture is called red");
    case Check::Parallel: return text("Eight requests at the same time are all answered");
    case Check::Parameters: return text("Temperature, seed and limits are neither rejected nor ignored");
    }
    return {};
}

QString lightName(Light light) {
    switch (light) {
    case Light::Green: return text("green");
    case Light::Amber: return text("amber");
    case Light::Red: return text("red");
    case Light::Skipped: return text("not tried");
    }
    return {};
}

QString lightsText(const backend::CapabilityReport& report) {
    QStringList parts;
    for (const Light light : {Light::Green, Light::Amber, Light::Red, Light::Skipped}) {
        const auto count = std::count_if(report.checks.begin(), report.checks.end(),
                                         [&](const auto& check) { return check.light == light; });
        if (count > 0) parts << text("%1 %2").arg(count).arg(lightName(light));
    }
    return parts.join(QStringLiteral(", "));
}

QString protocolName(const QString& protocol) {
    static constexpr std::array<std::pair<const char*, const char*>, 7> kNames{{{"openai", "OpenAI-compatible"},
                                                                                {"responses", "OpenAI responses"},
                                                                                {"vllm", "vLLM"},
                                                                                {"llama", "llama-server"},
                                                                                {"ollama", "Ollama"},
                                                                                {"anthropic", "Anthropic"},
                                                                                {"gemini", "Gemini"}}};
    for (const auto& [name, shown] : kNames)
        if (protocol == QLatin1String(name)) return QLatin1String(shown);
    return protocol;
}

QString serverStateName(backend::ManagedServer::State state) {
    switch (state) {
    case backend::ManagedServer::State::Starting: return text("Starting");
    case backend::ManagedServer::State::Ready: return text("Ready");
    case backend::ManagedServer::State::Stopped: return text("Stopped");
    case backend::ManagedServer::State::Failed: return text("Failed");
    }
    return {};
}

QStringList unavailableMetrics(const backend::CapabilityReport& report) {
    const auto why = [&](Check check) {
        return QString::fromStdString(report.checks[static_cast<std::size_t>(check)].sentence);
    };
    const auto& can = report.capabilities;
    QStringList lines;
    if (!can.generatedLogProbs)
        lines << text("Confidence of replies (log-probabilities): %1").arg(why(Check::GeneratedLogProbs));
    if (!can.continuationLogProbs)
        lines << text("Scores of given objects (log-probabilities): %1").arg(why(Check::ContinuationLogProbs));
    if (!can.images) lines << text("Questions with images: %1").arg(why(Check::Images));
    return lines;
}

QString moneyText(double dollars) {
    if (dollars > 0 && dollars < kSmallestShown) return text("< $0.0001");
    return QStringLiteral("$") + QLocale(QLocale::English).toString(dollars, 'f', dollars < 1 ? 4 : 2);
}

QString priceText(const std::optional<backend::Price>& price) {
    if (!price) return text("unknown");
    if (isFree(*price)) return text("free");
    const QLocale locale(QLocale::English);
    return text("$%1 in · $%2 out per million tokens")
        .arg(locale.toString(price->input, 'g', 6), locale.toString(price->output, 'g', 6));
}

std::optional<backend::Price> priceOf(const store::RunRecord& run) {
    if (run.backend.starts_with("calibration:")) return backend::Price{};
    return run.price;
}

QString costText(const std::optional<backend::Price>& price, const store::RunCounts& counts) {
    if (!price) return text("price unknown");
    if (isFree(*price)) return text("free");
    const QString cost = moneyText(counts.cost(*price));
    return counts.untold > 0 ? text("≈ %1").arg(cost) : cost;
}

QString tokensText(const run::RunEstimate& estimate) {
    if (estimate.measuredPrompts == 0) return {};
    return text("Tokens: about %1 in · %2 out")
        .arg(rangeText(estimate.promptTokens), rangeText(estimate.completionTokens));
}

QString moneyRangeText(const std::optional<backend::Price>& price, const run::RunEstimate& estimate) {
    if (!price) return text("price unknown");
    if (isFree(*price)) return text("free");
    if (estimate.measuredPrompts == 0) return text("cannot be told beforehand");
    const auto cost = [&](std::int64_t in, std::int64_t out) { return moneyText(price->of(in, out)); };
    return text("about %1 (%2 to %3)")
        .arg(cost(estimate.promptTokens.expected, estimate.completionTokens.expected),
             cost(estimate.promptTokens.low, estimate.completionTokens.low),
             cost(estimate.promptTokens.high, estimate.completionTokens.high));
}

QString spanText(double seconds) {
    constexpr double kMinute = 60, kHour = 3600, kDay = 86'400;
    const QLocale locale;
    if (seconds < 2 * kMinute) return text("%1 s").arg(locale.toString(static_cast<qlonglong>(std::llround(seconds))));
    if (seconds < 2 * kHour)
        return text("%1 min").arg(locale.toString(static_cast<qlonglong>(std::llround(seconds / kMinute))));
    if (seconds < 2 * kDay) return text("%1 h").arg(locale.toString(seconds / kHour, 'f', 1));
    return text("%1 days").arg(locale.toString(seconds / kDay, 'f', 1));
}

QString trafficText(const backend::BackendStats& stats) {
    QStringList parts;
    if (stats.limit > 0)
        parts << text("%1 of %2 in flight").arg(stats.inFlight).arg(stats.limit);
    else if (stats.inFlight > 0)
        parts << text("%1 in flight").arg(stats.inFlight);
    if (stats.waiting > 0) parts << text("%1 waiting").arg(numberText(stats.waiting));
    if (stats.retries > 0)
        parts << (stats.retries == 1 ? text("1 retry") : text("%1 retries").arg(numberText(stats.retries)));
    if (stats.rateLimited > 0) parts << text("%1 × 429 (too many requests)").arg(numberText(stats.rateLimited));
    if (stats.cacheHits > 0) parts << text("%1 from the cache").arg(numberText(stats.cacheHits));
    return parts.join(QStringLiteral(" · "));
}

QString stopReasonText(run::StopReason reason) {
    switch (reason) {
    case run::StopReason::None:
    case run::StopReason::User:
    case run::StopReason::Interrupted: return {};
    case run::StopReason::Store: return text("The workspace cannot be written.");
    case run::StopReason::Refused:
        return text("The server refuses the key or will not be paid. Set the key on the Backends page, then resume.");
    case run::StopReason::Breaker:
        return text("Too many errors in a row. They are asked again when the run is resumed.");
    case run::StopReason::Budget: return text("The budget is used up. What was answered is kept.");
    }
    return {};
}

} // namespace chronoscope::ui
