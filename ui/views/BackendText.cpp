// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/BackendText.h"

#include "ui/views/CoreWords.h"
#include "ui/views/Text.h"
#include "ui/views/Words.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace chronoscope::ui {

using backend::Check;
using backend::Light;

namespace {
constexpr double kSmallestShown = 0.0001; // US dollars

bool isFree(const backend::Price& price) { return !(price.input > 0) && !(price.output > 0); }

/// "1.2 million", "340,000".
QString amount(std::int64_t number) {
    constexpr double kMillion = 1e6;
    if (number < 1'000'000) return numberText(number);
    return Text::tr("%1 million").arg(QLocale().toString(static_cast<double>(number) / kMillion, 'f', 1));
}

QString rangeText(const run::TokenRange& range) {
    if (range.low == range.high) return amount(range.expected);
    return Text::tr("%1 (%2 to %3)").arg(amount(range.expected), amount(range.low), amount(range.high));
}
} // namespace

QString checkName(Check check) {
    switch (check) {
    case Check::Reachable: return Text::tr("Reachable");
    case Check::Generation: return Text::tr("Answers");
    case Check::Determinism: return Text::tr("Same answer again");
    case Check::GeneratedLogProbs: return Text::tr("Log-probs of replies");
    case Check::ContinuationLogProbs: return Text::tr("Log-probs of given text");
    case Check::Images: return Text::tr("Images");
    case Check::Parallel: return Text::tr("Several at once");
    case Check::Parameters: return Text::tr("Sampling fields");
    }
    return {};
}

QString checkExplanation(Check check) {
    switch (check) {
    case Check::Reachable: return Text::tr("There is a server, it takes the key, and it lists the model");
    case Check::Generation: return Text::tr("A small question gets an answer, and its tokens are counted");
    case Check::Determinism:
        return Text::tr(
            "The same greedy request three times: is it the same text, how far apart are the log-probabilities?");
    case Check::GeneratedLogProbs:
        return Text::tr("Log-probabilities of what the model writes are finite, at most 0 and not made up");
    case Check::ContinuationLogProbs:
        return Text::tr("Log-probabilities of a text given to the model: “Paris” beats “xylophone”");
    case Check::Images: return Text::tr("A small red picture is called red");
    case Check::Parallel: return Text::tr("Eight requests at the same time are all answered");
    case Check::Parameters: return Text::tr("Temperature, seed and limits are neither rejected nor ignored");
    }
    return {};
}

QString lightName(Light light) {
    switch (light) {
    case Light::Green: return Text::tr("green");
    case Light::Amber: return Text::tr("amber");
    case Light::Red: return Text::tr("red");
    case Light::Skipped: return Text::tr("not tried");
    }
    return {};
}

QString lightsText(const backend::CapabilityReport& report) {
    QStringList parts;
    for (const Light light : {Light::Green, Light::Amber, Light::Red, Light::Skipped}) {
        const auto count = std::count_if(report.checks.begin(), report.checks.end(),
                                         [&](const auto& check) { return check.light == light; });
        if (count > 0) parts << Text::tr("%1 %2").arg(count).arg(lightName(light));
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
    case backend::ManagedServer::State::Starting: return Text::tr("Starting");
    case backend::ManagedServer::State::Ready: return Text::tr("Ready");
    case backend::ManagedServer::State::Stopped: return Text::tr("Stopped");
    case backend::ManagedServer::State::Failed: return Text::tr("Failed");
    }
    return {};
}

QStringList unavailableMetrics(const backend::CapabilityReport& report) {
    const auto why = [&](Check check) { return coreWords(report.checks[static_cast<std::size_t>(check)].sentence); };
    const auto& can = report.capabilities;
    QStringList lines;
    if (!can.generatedLogProbs)
        lines << Text::tr("Confidence of replies (log-probabilities): %1").arg(why(Check::GeneratedLogProbs));
    if (!can.continuationLogProbs)
        lines << Text::tr("Scores of given objects (log-probabilities): %1").arg(why(Check::ContinuationLogProbs));
    if (!can.images) lines << Text::tr("Questions with images: %1").arg(why(Check::Images));
    return lines;
}

QString moneyText(double dollars) {
    if (dollars > 0 && dollars < kSmallestShown) return Text::tr("< $0.0001");
    return QStringLiteral("$") + QLocale(QLocale::English).toString(dollars, 'f', dollars < 1 ? 4 : 2);
}

QString priceText(const std::optional<backend::Price>& price) {
    if (!price) return Text::tr("unknown");
    if (isFree(*price)) return Text::tr("free");
    const QLocale locale(QLocale::English);
    return Text::tr("$%1 in · $%2 out per million tokens")
        .arg(locale.toString(price->input, 'g', 6), locale.toString(price->output, 'g', 6));
}

std::optional<backend::Price> priceOf(const store::RunRecord& run) {
    if (run.backend.starts_with("calibration:")) return backend::Price{};
    return run.price;
}

QString costText(const std::optional<backend::Price>& price, const store::RunCounts& counts) {
    if (!price) return Text::tr("price unknown");
    if (isFree(*price)) return Text::tr("free");
    const QString cost = moneyText(counts.cost(*price));
    return counts.untold > 0 ? Text::tr("≈ %1").arg(cost) : cost;
}

QString tokensText(const run::RunEstimate& estimate) {
    if (estimate.measuredPrompts == 0) return {};
    return Text::tr("Tokens: about %1 in · %2 out")
        .arg(rangeText(estimate.promptTokens), rangeText(estimate.completionTokens));
}

QString moneyRangeText(const std::optional<backend::Price>& price, const run::RunEstimate& estimate) {
    if (!price) return Text::tr("price unknown");
    if (isFree(*price)) return Text::tr("free");
    if (estimate.measuredPrompts == 0) return Text::tr("cannot be told beforehand");
    const auto cost = [&](std::int64_t in, std::int64_t out) { return moneyText(price->of(in, out)); };
    return Text::tr("about %1 (%2 to %3)")
        .arg(cost(estimate.promptTokens.expected, estimate.completionTokens.expected),
             cost(estimate.promptTokens.low, estimate.completionTokens.low),
             cost(estimate.promptTokens.high, estimate.completionTokens.high));
}

QString spanText(double seconds) {
    constexpr double kMinute = 60, kHour = 3600, kDay = 86'400;
    const QLocale locale;
    if (seconds < 2 * kMinute)
        return Text::tr("%1 s").arg(locale.toString(static_cast<qlonglong>(std::llround(seconds))));
    if (seconds < 2 * kHour)
        return Text::tr("%1 min").arg(locale.toString(static_cast<qlonglong>(std::llround(seconds / kMinute))));
    if (seconds < 2 * kDay) return Text::tr("%1 h").arg(locale.toString(seconds / kHour, 'f', 1));
    return Text::tr("%1 days").arg(locale.toString(seconds / kDay, 'f', 1));
}

QString trafficText(const backend::BackendStats& stats) {
    QStringList parts;
    if (stats.limit > 0)
        parts << Text::tr("%1 of %2 in flight").arg(stats.inFlight).arg(stats.limit);
    else if (stats.inFlight > 0)
        parts << Text::tr("%1 in flight").arg(stats.inFlight);
    if (stats.waiting > 0) parts << Text::tr("%1 waiting").arg(numberText(stats.waiting));
    if (stats.retries > 0)
        parts << (stats.retries == 1 ? Text::tr("1 retry") : Text::tr("%1 retries").arg(numberText(stats.retries)));
    if (stats.rateLimited > 0) parts << Text::tr("%1 × 429 (too many requests)").arg(numberText(stats.rateLimited));
    if (stats.cacheHits > 0) parts << Text::tr("%1 from the cache").arg(numberText(stats.cacheHits));
    return parts.join(QStringLiteral(" · "));
}

QString stopReasonText(run::StopReason reason) {
    switch (reason) {
    case run::StopReason::None:
    case run::StopReason::User:
    case run::StopReason::Interrupted: return {};
    case run::StopReason::Store: return Text::tr("The workspace cannot be written.");
    case run::StopReason::Refused:
        return Text::tr(
            "The server refuses the key or will not be paid. Set the key on the Backends page, then resume.");
    case run::StopReason::Breaker:
        return Text::tr("Too many errors in a row. They are asked again when the run is resumed.");
    case run::StopReason::Budget: return Text::tr("The budget is used up. What was answered is kept.");
    }
    return {};
}

} // namespace chronoscope::ui
