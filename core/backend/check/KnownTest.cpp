// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/check/KnownTest.h"

#include "core/backend/check/BackendFindings.h"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

namespace chronoscope::backend {

namespace {
/// Whether a reply of now carries one of the fingerprints that those of the test had. Counts its cost in `known`.
bool repliesAsBefore(const Network& network, BackendConfig config, CapabilityReport& known,
                     const std::stop_token& stop) {
    if (config.dialect.model.empty()) config.dialect.model = known.model;
    const auto backend = network.open(config, nullptr, false);
    if (!backend) return false;
    ModelRequest request;
    request.mode = config.mode.value_or(known.capabilities.chat ? Mode::Chat : Mode::Completion);
    request.prompt = "The capital of France is";
    request.decoding.maxTokens = 1;
    const ModelReply reply = ask(**backend, std::move(request), stop);
    std::set<std::string> now;
    noteConfiguration(reply, now);
    const auto* completion = std::get_if<Completion>(&reply);
    if (!completion || now.size() != 1) return false;
    known.requests = 1;
    const auto counted = [](const std::optional<std::uint32_t>& tokens) { // a server may count what it likes
        return static_cast<int>(std::min<std::uint32_t>(tokens.value_or(0), std::numeric_limits<int>::max()));
    };
    known.promptTokens = counted(completion->usage.promptTokens);
    known.completionTokens = counted(completion->usage.completionTokens);
    return ("," + known.systemFingerprint + ",").find("," + *now.begin() + ",") != std::string::npos;
}

bool stillHolds(const Network& network, const BackendConfig& config, CapabilityReport& known,
                const std::stop_token& stop) {
    const auto now = identifyBackend(network, config, stop);
    if (!now || now->slotCount != known.slotCount) return false;
    const bool saysNothing = now->fingerprint.ends_with("||"); // neither of its model nor of its build
    if (saysNothing && known.systemFingerprint.empty()) return false;
    known.requests = known.promptTokens = known.completionTokens = 0;
    if (known.systemFingerprint.empty()) return now->fingerprint == known.fingerprint;
    return now->fingerprint + "|" + known.systemFingerprint == known.fingerprint &&
           repliesAsBefore(network, config, known, stop);
}
} // namespace

Result<CapabilityReport> testUnlessKnown(const Network& network, const BackendConfig& config, const std::string& uri,
                                         const std::stop_token& stop,
                                         const std::function<void(const CheckResult&)>& checked) {
    auto known = network.tests().find(uri);
    if (!known || !stillHolds(network, config, *known, stop)) return testBackend(network, config, uri, stop, checked);
    for (std::size_t i = 0; checked && i < known->checks.size(); ++i)
        checked(known->checks[i]);
    return std::move(*known);
}

} // namespace chronoscope::backend
