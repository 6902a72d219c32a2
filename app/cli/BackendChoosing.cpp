// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/BackendChoosing.h"

#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/Keys.h"
#include "core/base/Text.h"

#include <fmt/format.h>

#include <charconv>
#include <utility>

namespace chronoscope::app {

namespace {
std::optional<double> amountFrom(const std::string& text) {
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    return problem == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

Result<std::optional<backend::Price>> readPrice(const std::string& text) {
    if (text.empty()) return std::optional<backend::Price>();
    const auto parts = text::split(text, ',');
    const auto input = parts.size() == 2 ? amountFrom(parts[0]) : std::nullopt;
    const auto output = parts.size() == 2 ? amountFrom(parts[1]) : std::nullopt;
    if (!input || !output || !backend::Price::isSane(*input) || !backend::Price::isSane(*output))
        return wrong(
            "a price is INPUT,OUTPUT in US dollars per million tokens, each from 0 to a million, e.g. 0.15,0.6", text);
    return std::optional(backend::Price{*input, *output});
}

Result<run::BackendChoice> withBudget(run::BackendChoice choice, const BackendOptions& options) {
    if (options.budget <= 0) return choice;
    if (!choice.price)
        return wrong("a budget needs a price: none is known for this model; give --price INPUT,OUTPUT", choice.model);
    choice.budget = options.budget;
    return choice;
}

/// The requests of a backend's test are of no run.
void tellTestCost(const run::BackendChoice& choice) {
    const auto report = backend::CapabilityReport::parse(choice.report);
    if (!report || report->requests == 0 || !choice.price || !(choice.price->of(1, 1) > 0)) return;
    printNote(fmt::format("backend test: {} requests, ${} for the tokens that the server counted; they are not in the "
                          "run's cost and budget",
                          report->requests, backend::dollarsText(testCost(choice))));
}
} // namespace

double testCost(const run::BackendChoice& model) {
    const auto report = backend::CapabilityReport::parse(model.report);
    return report && model.price ? model.price->of(report->promptTokens, report->completionTokens) : 0;
}

void addBackendOption(CLI::App& command, BackendOptions& options) {
    command
        .add_option("--backend", options.backend,
                    "PROTOCOL:BASE_URL?model=M&…, calibration:?cutoff=2019&…, or a saved name")
        ->required();
}

void addCostOptions(CLI::App& command, BackendOptions& options) {
    command.add_option("--budget", options.budget, "Stop before this many US dollars are spent")->check(dollars());
    command.add_option("--price", options.price, "INPUT,OUTPUT in US dollars per million tokens, over the price table");
}

Result<run::BackendChoice> chooseBackend(const Services& services, const backend::ServedUri& served,
                                         const BackendOptions& options, const Interruption& interruption) {
    const auto price = readPrice(options.price);
    if (!price) return price.error();
    if (const auto model = run::modelOf(served.uri); !model) return model.error();
    auto choice = run::prepareBackend(
        *services.network, served, services.prices, interruption.token(), [](const backend::CheckResult& check) {
            if (check.light == backend::Light::Amber || check.light == backend::Light::Red)
                printNote(fmt::format("backend test: {}: {}", name(check.check), check.sentence));
        });
    if (!choice) return choice.error();
    if (*price) choice->price = **price;
    tellTestCost(*choice);
    return withBudget(std::move(choice).value(), options);
}

backend::Mode modeOf(const std::string& uri, backend::Mode otherwise) {
    const auto parsed = backend::BackendUri::parse(uri);
    if (!parsed || parsed->protocol == "calibration") return otherwise;
    constexpr int kAnyPort = 1;
    const auto config = backend::BackendConfig::read(*parsed, kAnyPort);
    return config ? config->modeOrDefault() : otherwise;
}

Result<std::optional<backend::Price>> knownPrice(const BackendOptions& options) {
    const auto typed = readPrice(options.price);
    if (!typed || *typed) return typed;
    const auto services = makeServices({});
    if (!services) return services.error();
    const auto uri = backendUri(*services, options.backend);
    if (!uri) return uri.error();
    if (const auto model = run::modelOf(*uri); !model)
        return model.error(); // what no run could be made with has no price
    return run::priceOf(*uri, services->prices);
}

Result<run::BackendChoice> chooseUntested(const Services& services, const BackendOptions& options,
                                          backend::Mode otherwise) {
    const auto uri = backendUri(services, options.backend);
    if (!uri) return uri.error();
    const auto model = run::modelOf(*uri);
    if (!model) return model.error();
    const auto price = knownPrice(options);
    if (!price) return price.error();
    run::BackendChoice choice(*uri);
    if (const auto* saved = services.book.find(options.backend); saved && saved->managed) choice.server = saved->name;
    if (choice.server.empty() && uri->find("{port}") != std::string::npos)
        return wrong("{port} stands for the port of a saved backend's own server; give its name", *uri);
    choice.model = *model;
    choice.price = *price;
    choice.mode = modeOf(*uri, otherwise);
    if (const auto parsed = backend::BackendUri::parse(*uri); parsed && parsed->protocol != "calibration")
        if (const auto config = backend::BackendConfig::read(*parsed)) services.network->trust(*config);
    return withBudget(std::move(choice), options);
}

} // namespace chronoscope::app
