// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/BackendOpening.h"

#include "core/backend/calibration/CalibrationBackend.h"
#include "core/backend/check/KnownTest.h"
#include "core/backend/http/Origin.h"
#include "core/backend/server/Discovery.h"
#include "core/store/BenchmarkStore.h"

#include <algorithm>
#include <cmath>

namespace chronoscope::run {

using backend::BackendConfig;
using backend::BackendUri;
using backend::CapabilityReport;

namespace {
constexpr std::int64_t kEstimatedAtOnce = 500;

bool isCalibration(const BackendUri& uri) { return uri.protocol == "calibration"; }

std::optional<backend::Price> priceOfModel(const BackendConfig& config, const std::string& model,
                                           const backend::PriceTable& prices) {
    if (std::all_of(config.baseUrls.begin(), config.baseUrls.end(), backend::http::isLoopback)) return backend::Price{};
    return prices.find(config.protocol->name(), model);
}

/// What can be said of a backend before its server is there.
Result<BackendConfig> readUnserved(const BackendUri& uri) {
    constexpr int kAnyPort = 1;
    return BackendConfig::read(uri, kAnyPort);
}

std::string firstProblem(const CapabilityReport& report) {
    for (const auto& check : report.checks)
        if (check.light == backend::Light::Red) return check.sentence;
    return "the backend could not be tested";
}
} // namespace

std::optional<std::string> BackendChoice::problem() const {
    if (price && !price->isSane()) return "a price is a number of US dollars from 0 to a million";
    if (budget && !(*budget >= 0 && *budget <= backend::kLargestBudget))
        return "a budget is a number of US dollars from 0 up";
    if (budget && !price) return "a budget needs a price: none is known for this model";
    return std::nullopt;
}

Result<std::string> BackendChoice::modelName() const {
    return model.empty() ? modelOf(uri) : Result<std::string>(model);
}

void BackendChoice::nameIn(store::RunRecord& run) const {
    run.backend = uri;
    run.server = server;
    run.report = report;
    run.price = price;
    run.budget = budget;
}

store::RunRecord recordOfSingles(const store::RunKind& kind, const BackendChoice& backend, const std::string& model,
                                 const std::string& name) {
    store::RunRecord record;
    record.study = kind.study;
    record.plan = kind.plan;
    record.name = name;
    record.model = model;
    backend.nameIn(record);
    record.spec.templates = {prompt::Template::Generation}; // none is used: a run says what it asks by its own spec
    record.spec.temperatures = {0};
    record.spec.sets = 1;
    record.templatePack = "{}";
    record.relationPack = "{}";
    return record;
}

Result<std::string> modelOf(const std::string& backendUri) {
    const auto uri = BackendUri::parse(backendUri);
    if (!uri) return uri.error();
    if (isCalibration(*uri)) {
        const auto params = backend::CalibrationParams::fromUri(*uri);
        if (!params) return params.error();
        return "calibration model " + std::to_string(params->cutoff);
    }
    const auto config = readUnserved(*uri);
    if (!config) return config.error();
    return config->dialect.model.empty() ? std::string(config->protocol->name()) + " model" : config->dialect.model;
}

Status takesStop(const std::string& backendUri, backend::Mode mode, const std::vector<std::string>& stop) {
    if (stop.empty()) return {};
    backend::ModelRequest request;
    request.mode = mode;
    request.prompt = "?";
    request.decoding.stop = stop;
    return takesRequest(backendUri, request);
}

Status takesRequest(const std::string& backendUri, const backend::ModelRequest& request) {
    const auto uri = BackendUri::parse(backendUri);
    if (!uri) return uri.error();
    if (isCalibration(*uri)) return {};
    const auto config = readUnserved(*uri);
    if (!config) return config.error();
    const auto begun = config->protocol->begin(request, config->dialect);
    if (const auto* refused = std::get_if<backend::BackendError>(&begun))
        return Error{ErrorCode::Unsupported, refused->message, backendUri};
    return {};
}

Result<std::optional<backend::Price>> priceOf(const std::string& backendUri, const backend::PriceTable& prices) {
    const auto uri = BackendUri::parse(backendUri);
    if (!uri) return uri.error();
    if (isCalibration(*uri)) return std::optional(backend::Price{});
    const auto config = readUnserved(*uri);
    if (!config) return config.error();
    return priceOfModel(*config, config->dialect.model, prices);
}

Result<BackendChoice> prepareBackend(const backend::Network& network, const backend::ServedUri& served,
                                     const backend::PriceTable& prices, const std::stop_token& stop,
                                     const std::function<void(const backend::CheckResult&)>& checked) {
    auto uri = BackendUri::parse(served.uri);
    if (!uri) return uri.error();
    BackendChoice choice(served.uri);
    if (isCalibration(*uri)) {
        auto model = modelOf(served.uri);
        if (!model) return model.error();
        choice.model = std::move(model).value();
        choice.price = backend::Price{};
        return choice;
    }
    const auto config = BackendConfig::read(served);
    if (!config) return config.error();
    if (served.server.empty()) network.trust(*config); // the port of a managed server is another one next time
    const auto report = backend::testUnlessKnown(network, *config, served.now(), stop, checked);
    if (!report) return report.error();
    if (!report->usable()) return Error{ErrorCode::Backend, firstProblem(*report), config->baseUrls.front()};
    choice.model =
        report->model.empty() ? std::string(config->protocol->name()) + " model" : backend::shownModel(report->model);
    if (config->dialect.model.empty() && config->protocol->name() != "llama" && !report->model.empty())
        uri->query["model"] = report->model;
    choice.uri = uri->text();
    choice.server = served.server;
    choice.report = report->json();
    choice.mode = config->mode.value_or(report->capabilities.chat ? backend::Mode::Chat : backend::Mode::Completion);
    choice.price = priceOfModel(*config, report->model, prices);
    return choice;
}

Result<std::shared_ptr<const backend::FactBook>> factBookOf(store::Database& database, const store::RunRecord& run) {
    auto pack = prompt::PromptPack::parse(run.templatePack, run.relationPack);
    if (!pack) return pack.error();
    auto book =
        std::make_shared<backend::FactBook>(std::make_shared<const prompt::PromptPack>(std::move(pack).value()));
    store::BenchmarkStore benchmark(database);
    for (std::int64_t first = 0; first < run.elements; first += kEstimatedAtOnce) {
        const auto chunk = benchmark.loadOfRun(run.id, first, kEstimatedAtOnce);
        if (!chunk) return chunk.error();
        for (const auto& loaded : *chunk)
            book->add(loaded.element);
    }
    return std::shared_ptr<const backend::FactBook>(std::move(book));
}

Status mayAsk(const store::RunRecord& run, const BackendConfig& config, const backend::Network& network) {
    if (!run.server.empty()) return {};
    const auto uri = BackendUri::parse(run.backend);
    if (!uri) return uri.error();
    const std::string test = "test the backend once: chronoscope backend test '" + uri->text() + "'";
    if (std::string host = network.unknownHost(config); !host.empty())
        return Error{ErrorCode::Backend,
                     "this workspace asks a host that nobody here has used; to allow it, give --allow-host, or " + test,
                     std::move(host)};
    if (!network.trusts(config))
        return Error{ErrorCode::Backend,
                     "this workspace wants an environment variable as the key of this host, which nobody here has "
                     "asked for; to allow "
                     "it, " +
                         test,
                     config.keyEnv};
    return {};
}

std::string unknownHostOf(const std::string& backendUri, const backend::Network& network) {
    const auto uri = BackendUri::parse(backendUri);
    if (!uri || isCalibration(*uri)) return {};
    const auto config = BackendConfig::read(*uri);
    return config ? network.unknownHost(*config) : std::string();
}

Result<std::shared_ptr<backend::ModelBackend>> makeBackend(store::Database& database, const store::RunRecord& run,
                                                           const backend::Network* network, int concurrency,
                                                           const RunningServer& server, const std::stop_token& stop,
                                                           const study::Studies& studies) {
    if (!run.server.empty() && server.port <= 0)
        return Error{ErrorCode::Backend, "the server of this run is one that Chronoscope starts, and it is not running",
                     run.server};
    const auto uri = BackendUri::parse(run.backend);
    if (!uri) return uri.error();
    if (isCalibration(*uri)) {
        const auto params = backend::CalibrationParams::fromUri(*uri);
        if (!params) return params.error();
        auto responder = studies.responderOf(run, *params, database);
        if (!responder) return responder.error();
        return std::shared_ptr<backend::ModelBackend>(
            std::make_shared<backend::CalibrationBackend>(*params, std::move(responder).value()));
    }
    auto config = BackendConfig::read(*uri, run.server.empty() ? 0 : server.port);
    if (!config) return config.error();
    if (!network) return Error{ErrorCode::Unsupported, "no network here for a backend of this protocol", uri->protocol};
    if (concurrency > 0) config->concurrency = concurrency;
    std::optional<CapabilityReport> report;
    if (!run.report.empty()) {
        auto parsed = CapabilityReport::parse(run.report);
        if (!parsed) return parsed.error();
        report = std::move(parsed).value();
    }
    if (const Status may = mayAsk(run, *config, *network); !may) return may.error();
    if (report) {
        auto now = backend::identifyBackend(*network, *config, stop);
        if (!now) return now.error();
        if (now->model != report->model)
            return Error{ErrorCode::Backend, "another model is served there than the run was made with: " + now->model,
                         report->model};
        // A new build of the server must not be given the old one's replies, nor a model those of another by its name.
        report->fingerprint = now->fingerprint;
        if (!report->systemFingerprint.empty())
            report->fingerprint += "|" + report->systemFingerprint; // no reply was asked for now
        if (!run.server.empty()) report->fingerprint += "|" + server.identity;
    }
    const bool known = report && (run.server.empty() || !server.identity.empty());
    auto backend = network->open(*config, report ? &*report : nullptr, known);
    if (!backend) return backend.error();
    return std::shared_ptr<backend::ModelBackend>(std::move(backend).value());
}

} // namespace chronoscope::run
