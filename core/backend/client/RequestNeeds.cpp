// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/RequestNeeds.h"

#include <algorithm>

namespace chronoscope::backend {

namespace {
constexpr double kBytesPerToken = 4;

// An answer's size, generously: a token with twenty alternatives, a prompt that is repeated or scored byte by byte.
constexpr std::size_t kAnswerBytes = std::size_t{1} << 20;
constexpr std::size_t kBytesPerGenerated = 16 * 1024;
constexpr std::size_t kBytesPerRepeated = 16;
constexpr std::size_t kBytesPerScored = 1024;

std::size_t given(const ModelRequest& request) {
    std::size_t bytes = request.system.size() + request.prompt.size() + request.continuation.size();
    for (const Turn& turn : request.turns)
        bytes += turn.user.size() + turn.assistant.size();
    return bytes;
}
} // namespace

double expectedTokens(const ModelRequest& request) {
    return static_cast<double>(given(request)) / kBytesPerToken + request.decoding.maxTokens;
}

std::size_t largestAnswer(const ModelRequest& request) {
    const std::size_t each = request.task == Task::ScoreContinuation ? kBytesPerScored : kBytesPerRepeated;
    const auto generated = static_cast<std::size_t>(std::max(request.decoding.maxTokens, 1));
    return kAnswerBytes + generated * kBytesPerGenerated + given(request) * each;
}

std::string lacking(const ModelRequest& request, const Capabilities& can) {
    const bool scores = request.task == Task::ScoreContinuation;
    if (scores && !can.continuationLogProbs) return "log-probabilities of a given text";
    if (!scores && request.logProbs > 0 && !can.generatedLogProbs) return "log-probabilities of its own tokens";
    if (!request.images.empty() && !can.images) return "images";
    if (request.mode == Mode::Chat && !can.chat) return "chat";
    if (request.mode == Mode::Completion && !can.completion) return "completion";
    return {};
}

} // namespace chronoscope::backend
