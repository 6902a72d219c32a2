// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/AskRound.h"

#include "core/backend/CapabilityReport.h"
#include "core/backend/calibration/CalibrationBackend.h"
#include "core/backend/check/ServerCalls.h"
#include "core/backend/client/BackendConfig.h"
#include "core/backend/server/Discovery.h"
#include "core/run/BackendOpening.h"
#include "core/run/FinishedKind.h"

#include <fmt/format.h>

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <latch>
#include <mutex>
#include <thread>
#include <variant>

namespace chronoscope::run {

using backend::BackendConfig;
using backend::BackendError;
using backend::ErrorKind;

namespace {
constexpr int kAttempts = 3;  ///< somebody waits, and can ask again
constexpr int kAskedTops = 5; ///< likeliest tokens that are asked for where the model tells them

/// A model that can be asked.
struct Opened {
    std::shared_ptr<backend::ModelBackend> backend;
    std::string name;
    backend::Mode mode = backend::Mode::Chat;
    int logProbs = 0; ///< asked of models alone whose test found that they tell them: others may refuse
};
using Opening = std::variant<Opened, BackendError>;

/// Answers on their way from the models' threads to the caller's.
class Inbox {
public:
    void put(AskAnswer answer) {
        const std::lock_guard lock(m_mutex);
        m_answers.push_back(std::move(answer));
        m_came.notify_one();
    }
    AskAnswer take() {
        std::unique_lock lock(m_mutex);
        m_came.wait(lock, [this] { return !m_answers.empty(); });
        AskAnswer answer = std::move(m_answers.front());
        m_answers.pop_front();
        return answer;
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_came;
    std::deque<AskAnswer> m_answers;
};

BackendError asError(const Error& error) {
    const bool isWish = error.code == ErrorCode::Unsupported || error.code == ErrorCode::InvalidArgument;
    return {isWish ? ErrorKind::Unsupported : ErrorKind::Network, 0, error.text(), {}, {}};
}

/// A key that is wanted and not there, or would go to several hosts.
BackendError keyError(const Error& error) { return {ErrorKind::Auth, 0, error.text(), {}, {}}; }

/// Finds out which model is served where the URI names none; llama.cpp's server need not list its only one.
std::optional<BackendError> nameModel(const backend::Network& network, BackendConfig& config,
                                      const std::stop_token& stop) {
    const auto key = network.keyOf(config);
    if (!key) return keyError(key.error());
    const auto answer = fetchCall(network, config, *key, config.protocol->listModels(), stop);
    if (const auto* lost = std::get_if<backend::http::TransportError>(&answer))
        return BackendError{lost->kind, 0, lost->message, {}, {}};
    const auto& response = std::get<backend::http::HttpResponse>(answer);
    const bool mayBeUnnamed = config.protocol->name() == "llama";
    if (response.status / 100 != 2)
        return mayBeUnnamed ? std::nullopt : std::optional(backend::protocol::errorOf(response));
    const auto models = config.protocol->readModels(response);
    if (models && models->size() == 1) config.dialect.model = models->front().id;
    if (!config.dialect.model.empty() || mayBeUnnamed) return std::nullopt;
    if (!models) return BackendError{ErrorKind::BadReply, 0, models.error().text(), {}, {}};
    return BackendError{
        ErrorKind::BadRequest, 0, fmt::format("{} models are served: name one with model=…", models->size()), {}, {}};
}

Opening openHttp(const AskedModel& model, const std::stop_token& stop) {
    auto config = BackendConfig::read(model.served);
    if (!config) return asError(config.error());
    if (!model.network) return BackendError{ErrorKind::Unsupported, 0, "no network here", {}, {}};
    config->retry.attempts = std::min(config->retry.attempts, kAttempts);
    if (config->dialect.model.empty())
        if (auto problem = nameModel(*model.network, *config, stop)) return *problem;
    auto backend = model.network->open(*config, nullptr, false);
    if (!backend) return keyError(backend.error());
    Opened opened{*backend, backend::shownModel(config->dialect.model), config->modeOrDefault()};
    if (opened.name.empty()) opened.name = std::string(config->protocol->name()) + " model";
    const auto report = backend::CapabilityReport::parse(model.report);
    if (report && !config->mode && !report->capabilities.chat) opened.mode = backend::Mode::Completion;
    if (report && report->capabilities.generatedLogProbs) opened.logProbs = kAskedTops;
    return opened;
}

Opening openCalibration(const backend::BackendUri& uri, const AskPlan& plan, const std::string& name) {
    const auto params = backend::CalibrationParams::fromUri(uri);
    if (!params) return asError(params.error());
    auto facts = std::make_shared<backend::FactBook>(plan.pack);
    for (benchmark::Element known : plan.elements) { // in the years of which it is said what is right
        std::erase_if(known.years, [](const auto& year) { return year.objects.front().front().empty(); });
        if (!known.years.empty()) facts->add(known, plan.yearSaid);
    }
    if (facts->size() == 0)
        return BackendError{
            ErrorKind::Unsupported, 0, "the calibration model answers only where it is told what is right", {}, {}};
    return Opened{std::make_shared<backend::CalibrationBackend>(*params, std::move(facts)), name};
}

/// Asks one model every cell, and returns when all have come to an end. The backend is let go of here, on no thread of
/// its own.
void askModel(const AskPlan& plan, const AskedModel& model, std::size_t place, Inbox& inbox,
              const std::stop_token& stop) {
    const auto named = modelOf(model.served.uri);
    const std::string name = named ? *named : model.served.uri;
    const auto uri = backend::BackendUri::parse(model.served.uri);
    Opening opening = !uri                             ? Opening(asError(uri.error()))
                      : uri->protocol == "calibration" ? openCalibration(*uri, plan, name)
                                                       : openHttp(model, stop);
    if (const auto* error = std::get_if<BackendError>(&opening)) {
        for (std::size_t i = 0; i < plan.cells.size(); ++i)
            inbox.put({place, i, name, plan.cells[i].prompt.text, *error, {}});
        return;
    }
    const Opened& opened = std::get<Opened>(opening);
    std::latch all(static_cast<std::ptrdiff_t>(plan.cells.size()));
    for (std::size_t i = 0; i < plan.cells.size(); ++i) {
        const AskCell& cell = plan.cells[i];
        auto request = plan.request(cell, opened.mode);
        request.logProbs = opened.logProbs;
        request.isTraced = true;
        std::string system = request.system;
        opened.backend->submit(std::move(request), [&, i, system = std::move(system)](backend::ModelReply reply) {
            inbox.put({place, i, opened.name, cell.prompt.text, std::move(reply), {}, system});
            all.count_down();
        });
    }
    const std::stop_callback cancel(stop, [&] { opened.backend->cancel(plan.request(plan.cells.front(), {}).group); });
    all.wait();
}
} // namespace

std::string AskAnswer::outcome() const {
    if (const auto* error = std::get_if<BackendError>(&reply))
        return "error:" + std::string(backend::name(error->kind));
    return std::string(matching::name(verdict.kind));
}

void askAll(const AskPlan& plan, const std::vector<AskedModel>& models,
            const std::function<void(const AskAnswer&)>& answered, const std::stop_token& stop) {
    Inbox inbox;
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < models.size(); ++i)
        threads.emplace_back([&, i] { askModel(plan, models[i], i, inbox, stop); });
    for (std::size_t left = models.size() * plan.cells.size(); left > 0; --left) {
        AskAnswer answer = inbox.take();
        const auto* error = std::get_if<BackendError>(&answer.reply);
        if (error && (error->kind == ErrorKind::Cancelled || stop.stop_requested())) continue;
        if (const backend::Completion* said = answer.completion()) {
            answer.verdict = judgeAsked(plan.cells[answer.cell], said->text);
            answer.verdict.kind = kindAsFinished(answer.verdict.kind, said->finish);
        }
        answered(answer);
    }
}

} // namespace chronoscope::run
