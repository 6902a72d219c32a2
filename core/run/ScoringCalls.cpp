// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/ScoringCalls.h"

#include "core/backend/client/BackendConfig.h"

#include <fmt/format.h>

namespace chronoscope::run {

namespace {
constexpr int kNoPortInParticular = 1;
} // namespace

ScoringCalls scoringCalls(const std::string& backendUri, std::int64_t continuations, std::int64_t bytes) {
    const auto uri = backend::BackendUri::parse(backendUri);
    const std::string protocol = uri ? uri->protocol : std::string();
    if (protocol == "calibration") return {0, "no calls: the calibration model is in this program"};
    if (protocol == "llama") {
        constexpr std::int64_t kUsualBytesPerToken = 4, kTokenizing = 3;
        const std::int64_t calls = kTokenizing * continuations + bytes / kUsualBytesPerToken;
        return {calls, fmt::format("about {} calls (llama-server: {} for the tokens of each, and one for each token "
                                   "of an object)",
                                   calls, kTokenizing)};
    }
    const auto config = uri ? backend::BackendConfig::read(*uri, kNoPortInParticular) : uri.error();
    const std::int64_t list = config ? config->list : 1;
    const std::int64_t scoring = (continuations + list - 1) / list;
    const std::string listed = list > 1 ? fmt::format(", {} prompts in one", list) : std::string();
    if (protocol == "vllm") {
        const std::int64_t calls = 2 * continuations + scoring;
        return {calls, fmt::format("{} calls (vLLM: 2 for the tokens of each, 1 for its score{})", calls, listed)};
    }
    return {scoring, fmt::format("{} calls{}", scoring, listed)};
}

} // namespace chronoscope::run
