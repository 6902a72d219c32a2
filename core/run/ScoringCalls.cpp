// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/ScoringCalls.h"

#include "core/backend/BackendUri.h"

#include <fmt/format.h>

namespace chronoscope::run {

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
    if (protocol == "vllm") {
        constexpr std::int64_t kCalls = 3;
        return {kCalls * continuations, fmt::format("{} calls (vLLM: {} each)", kCalls * continuations, kCalls)};
    }
    return {continuations, fmt::format("{} calls", continuations)};
}

} // namespace chronoscope::run
