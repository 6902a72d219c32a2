// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/Interruption.h"
#include "app/cli/Keys.h"
#include "app/cli/Serving.h"
#include "core/analysis/TableText.h"
#include "core/backend/check/BackendTest.h"
#include "core/backend/client/ResponseFile.h"
#include "core/backend/server/Discovery.h"
#include "core/base/Visible.h"
#include "core/run/BackendOpening.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <memory>
#include <optional>

namespace chronoscope::app {

namespace {
struct ServerOptions {
    std::string uri;
    bool json = false;
    bool clear = false;
};

int list(const ServerOptions& options) {
    const auto services = makeServices({});
    if (!services) return printError(services.error());
    analysis::Table table;
    for (const char* key : {"name", "uri", "managed", "last_test"})
        table.addColumn(key);
    for (const auto& saved : services->book.entries()) {
        std::string tested;
        if (const auto report = backend::CapabilityReport::parse(saved.report)) tested = report->when;
        table.rows.push_back({saved.name, saved.uri, saved.managed ? saved.managed->program : "", tested});
    }
    printTable(table, options.json);
    return kDone;
}

/// The model's name of a calibration model, which is a part of the program: nothing has to answer.
std::optional<std::string> calibrationModel(const std::string& uri) {
    const auto parsed = backend::BackendUri::parse(uri);
    if (!parsed || parsed->protocol != "calibration") return std::nullopt;
    const auto model = run::modelOf(uri);
    return model ? std::optional(*model) : std::nullopt;
}

int test(const ServerOptions& options) {
    if (const auto model = calibrationModel(options.uri)) {
        const std::string sentence = "it is a part of this program: nothing has to be asked";
        printOut(options.json
                     ? nlohmann::ordered_json{{"model", *model}, {"requests", 0}, {"sentence", sentence}}.dump() + "\n"
                     : fmt::format("{}: {}\n", *model, sentence));
        return kDone;
    }
    Interruption interruption;
    const auto services = commandServices(options.uri, interruption.token());
    if (!services) return printError(services.error());
    const auto serving = serve(*services, options.uri, interruption.token());
    if (!serving) return printError(serving.error());
    const auto config = backend::BackendConfig::read(serving->served);
    if (!config) return printError(config.error());
    const auto line = [](const backend::CheckResult& check) {
        return fmt::format("{:<7} {}: {}\n", name(check.light), name(check.check), text::visible(check.sentence));
    };
    services->network->trust(*config);
    const auto report = backend::testBackend(*services->network, *config, serving->served.now(), interruption.token(),
                                             [&](const auto& check) {
                                                 if (!options.json) {
                                                     printOut(line(check));
                                                     std::fflush(stdout);
                                                 }
                                             });
    if (!report) return printError(report.error());
    if (options.json)
        printOut(report->json() + "\n");
    else
        printOut(fmt::format("{} requests were made; tokens that the server counted: {} of prompts, {} of replies\n",
                             report->requests, report->promptTokens, report->completionTokens));
    if (!report->usable())
        return printError({ErrorCode::Backend, "no run can be made with this backend", serving->served.now()});
    return kDone;
}

int discover(const ServerOptions& options) {
    Interruption interruption;
    const auto services = makeServices({});
    if (!services) return printError(services.error());
    analysis::Table table;
    for (const char* key : {"kind", "base_url", "build", "model", "uri"})
        table.addColumn(key);
    for (const auto& server : backend::discoverServers(services->network->loop(), interruption.token())) {
        if (server.models.empty())
            table.rows.push_back({server.kind, server.baseUrl, server.build, "", server.uri({})});
        for (const auto& model : server.models)
            table.rows.push_back({server.kind, server.baseUrl, server.build, model.id, server.uri(model.id)});
    }
    printTable(table, options.json);
    return interruption.happened() ? kInterrupted : kDone;
}

int models(const ServerOptions& options) {
    if (const auto model = calibrationModel(options.uri)) {
        analysis::Table table;
        table.addColumn("id");
        table.addColumn("detail");
        table.rows.push_back({*model, "a part of this program"});
        printTable(table, options.json);
        return kDone;
    }
    Interruption interruption;
    const auto services = commandServices(options.uri, interruption.token());
    if (!services) return printError(services.error());
    const auto serving = serve(*services, options.uri, interruption.token());
    if (!serving) return printError(serving.error());
    const auto config = backend::BackendConfig::read(serving->served);
    if (!config) return printError(config.error());
    const auto served = backend::listModels(*services->network, *config, interruption.token());
    if (!served) return printError(served.error());
    analysis::Table table;
    table.addColumn("id");
    table.addColumn("detail");
    for (const auto& model : *served)
        table.rows.push_back({model.id, model.detail});
    printTable(table, options.json);
    return kDone;
}

/// What the response cache holds; with --clear, after it has been cleared.
int cache(const ServerOptions& options) {
    const auto services = makeServices({});
    if (!services) return printError(services.error());
    auto* const cache = services->network->cache();
    if (!cache) return printError({ErrorCode::Io, "there is no response cache", services->network->cacheProblem()});
    if (options.clear)
        if (const Status cleared = cache->clear(); !cleared) return printError(cleared.error());
    analysis::Table table;
    for (const char* key : {"replies", "bytes", "limit"})
        table.addColumn(key, true);
    for (const char* key : {"file", "old_file"})
        table.addColumn(key);
    const std::string file = cacheFile("replies.sqlite");
    const std::string old = backend::ResponseFile::asidePath(file);
    table.rows.push_back({std::to_string(cache->size()), std::to_string(cache->bytes()), std::to_string(cache->limit()),
                          file, std::filesystem::exists(old) ? old : ""});
    printTable(table, options.json);
    return kDone;
}
} // namespace

void addBackendCommands(CLI::App& root, Action& action) {
    auto options = std::make_shared<ServerOptions>();
    CLI::App* backends = root.add_subcommand("backend", "Model servers: what is there and what it can do");
    backends->require_subcommand(1);
    CLI::App* listing = backends->add_subcommand("list", "Saved backends");
    CLI::App* testing = backends->add_subcommand("test", "Eight checks of a backend: a report with a sentence each");
    CLI::App* discovery = backends->add_subcommand("discover", "Model servers on the usual ports of this machine");
    CLI::App* modelling = backends->add_subcommand("models", "The models a backend lists");
    CLI::App* caching = backends->add_subcommand("cache", "What the response cache holds, which all runs share");
    caching->add_flag("--clear", options->clear,
                      "Forget all kept responses, those of an earlier version too; results in workspaces stay");
    for (CLI::App* command : {testing, modelling})
        command->add_option("URI", options->uri, "PROTOCOL:BASE_URL?model=M&key-env=NAME, or a saved name")->required();
    for (CLI::App* command : {listing, testing, discovery, modelling, caching})
        command->add_flag("--json", options->json, "One JSON document");
    listing->callback([options, &action] { action = [options] { return list(*options); }; });
    testing->callback([options, &action] { action = [options] { return test(*options); }; });
    discovery->callback([options, &action] { action = [options] { return discover(*options); }; });
    caching->callback([options, &action] { action = [options] { return cache(*options); }; });
    modelling->callback([options, &action] { action = [options] { return models(*options); }; });
}

} // namespace chronoscope::app
