// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <vector>

namespace chronoscope::backend::protocol {

/// Reading the log-probabilities of generated tokens in the shape that OpenAI's chat, llama-server and Ollama share:
/// [{"token", "logprob", "top_logprobs": [{"token", "logprob"}]}], natural logarithms. Pure; any thread.

/// One entry; nothing where the token or its log-probability is missing or impossible. Alternatives that cannot be
/// read are left out: servers write the logarithm of a probability that underflowed as the lowest float.
std::optional<TokenLogProb> readTokenLogProb(const nlohmann::json& entry);
/// A whole list; nothing if it is not an array or one of its entries cannot be read.
std::optional<std::vector<TokenLogProb>> readTokenLogProbs(const nlohmann::json& list);

} // namespace chronoscope::backend::protocol
