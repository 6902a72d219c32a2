// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/check/WhoAnswers.h"

#include "core/backend/check/BackendFindings.h"
#include "core/backend/check/ServerCalls.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace chronoscope::backend {

namespace {
void readBuild(const BackendConfig& config, const http::HttpResult& answer, Answering& there) {
    const auto* response = std::get_if<http::HttpResponse>(&answer);
    if (!response || response->status != 200) return;
    const auto build = config.protocol->readBuild(*response);
    if (!build) return;
    there.build = build->build;
    there.slotCount = build->slotCount;
    there.served = build->model;
}

/// `trouble`: why the list of models cannot be had; empty where it can.
void chooseModel(const std::vector<protocol::ServedModel>& models, const std::string& trouble, Answering& there) {
    const auto found = [&](Light light, std::string sentence) {
        there.check = {Check::Reachable, light, std::move(sentence)};
    };
    std::string& asked = there.asked;
    if (asked.empty() && models.size() == 1) asked = models.front().id;
    if (asked.empty() && models.size() > 1)
        return found(Light::Red, fmt::format("{} models are served: name one with model=…, e.g. {}", models.size(),
                                             models.front().id));
    there.model = asked.empty() ? there.served : asked;
    const auto chosen =
        std::find_if(models.begin(), models.end(), [&](const auto& one) { return one.id == there.model; });
    if (chosen != models.end()) there.detail = chosen->identity.empty() ? chosen->detail : chosen->identity;
    const bool listed = std::any_of(models.begin(), models.end(), [&](const auto& one) { return one.id == asked; });
    const std::string build = there.build.empty() ? "build unknown" : "build " + there.build;
    if (!trouble.empty()) return found(Light::Amber, fmt::format("answers, {}; {}", build, trouble));
    if (!listed && !asked.empty())
        return found(Light::Amber,
                     fmt::format("answers, {}, but does not list {}; it lists {}", build, asked, models.size()));
    found(Light::Green, fmt::format("answers, {}, {}", build, counted(models.size(), "model")));
}
} // namespace

Answering whoAnswers(const Network& network, const BackendConfig& config, const std::string& key,
                     const std::stop_token& stop) {
    Answering there;
    there.asked = config.dialect.model;
    const auto answer = fetchCall(network, config, key, config.protocol->listModels(), stop);
    if (const auto* lost = std::get_if<http::TransportError>(&answer)) {
        there.check = {Check::Reachable, Light::Red, lost->message};
        return there;
    }
    const auto& response = std::get<http::HttpResponse>(answer);
    std::vector<protocol::ServedModel> models;
    std::string trouble;
    if (response.status / 100 != 2) {
        const BackendError error = protocol::errorOf(response);
        if (error.kind == ErrorKind::Auth || error.kind == ErrorKind::Quota) {
            there.check = {Check::Reachable, Light::Red, why(error)};
            return there;
        }
        trouble = "the list of models cannot be had: " + why(error);
    } else if (auto read = config.protocol->readModels(response)) {
        models = std::move(read).value();
    } else {
        trouble = read.error().text();
    }
    if (const auto call = config.protocol->describe())
        readBuild(config, fetchCall(network, config, key, *call, stop), there);
    chooseModel(models, trouble, there);
    return there;
}

} // namespace chronoscope::backend
