// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/Services.h"

#include "app/Resources.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace chronoscope::app {

namespace {
namespace fs = std::filesystem;

std::string userFile(const char* variable, const char* fallback, const std::string& name) {
    const char* set = std::getenv(variable);
    const char* home = std::getenv("HOME");
    fs::path folder;
    if (set && *set == '/') // the XDG rules ignore relative paths
        folder = set;
    else if (home && *home != '\0')
        folder = fs::path(home) / fallback;
    else
        return {};
    return (folder / "chronoscope" / name).string();
}

Result<backend::PriceTable> loadPrices() {
    const std::string path = configFile("prices.json");
    std::ifstream file(path, std::ios::binary);
    if (path.empty() || !file) return backend::PriceTable::parse(shippedPrices());
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    auto prices = backend::PriceTable::parse(text);
    if (!prices) return Error{prices.error().code, prices.error().message, path};
    return prices;
}
} // namespace

std::string configFile(const std::string& name) { return userFile("XDG_CONFIG_HOME", ".config", name); }
std::string stateFile(const std::string& name) { return userFile("XDG_STATE_HOME", ".local/state", name); }
std::string cacheFile(const std::string& name) { return userFile("XDG_CACHE_HOME", ".cache", name); }

Services openServices(backend::Network::KeyOf keyOf) {
    Services services;
    auto prices = loadPrices();
    if (!prices) {
        services.pricesProblem = prices.error();
        prices = backend::PriceTable::parse(shippedPrices());
    }
    if (prices) services.prices = std::move(prices).value();
    if (const std::string path = configFile("backends.json"); !path.empty()) {
        auto book = backend::BackendBook::load(path);
        if (book)
            services.book = std::move(book).value();
        else
            services.bookProblem = book.error();
    }
    auto settings = backend::NetworkSettings::load(configFile("network.json"));
    if (settings)
        services.settings = std::move(settings).value();
    else
        services.settingsProblem = settings.error();
    backend::Network::Options options;
    options.transport.offline = services.settings.offline || services.settingsProblem;
    options.transport.proxy = services.settings.proxy;
    options.transport.caFile = services.settings.caFile;
    options.cacheBytes = services.settings.cacheBytes;
    options.keyOf = std::move(keyOf);
    options.keyVariablesFile = configFile("key-variables");
    options.knownHosts = std::make_shared<backend::KnownHosts>(configFile("known-hosts"));
    options.cacheFile = cacheFile("replies.sqlite");
    options.testsFolder = cacheFile("backend-tests");
    if (!options.cacheFile.empty()) {
        std::error_code ignored; // an unwritable folder shows when the cache is opened
        fs::create_directories(fs::path(options.cacheFile).parent_path(), ignored);
    }
    services.network = std::make_shared<const backend::Network>(std::move(options));
    for (const auto& saved : services.book.entries())
        services.network->allowHosts(saved.uri);
    return services;
}

Result<Services> makeServices(backend::Network::KeyOf keyOf) {
    Services services = openServices(std::move(keyOf));
    if (services.settingsProblem) return *services.settingsProblem;
    if (services.pricesProblem) return *services.pricesProblem;
    if (services.bookProblem) return *services.bookProblem;
    return services;
}

Result<std::string> backendUri(const Services& services, const std::string& text) {
    if (const auto* saved = services.book.find(text)) return saved->uri;
    if (text.find(':') != std::string::npos) return text;
    return Error{ErrorCode::InvalidArgument,
                 "no saved backend has this name; a URI is PROTOCOL:…, e.g. llama:http://127.0.0.1:8080", text};
}

} // namespace chronoscope::app
