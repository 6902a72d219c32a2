// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/studies/mined/NgramEmbedding.h"

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::backend {
class Network;
}

namespace chronoscope::mined {

/// What finds the demonstrations of IKE: it makes vectors of length 1 of texts, of which the dot product says how alike
/// they are. May block; one thread at a time.
class Embedding {
public:
    using Vector = NgramEmbedding::Vector;

    virtual ~Embedding() = default;
    /// As it stands with results.
    virtual std::string name() const = 0;
    /// Vectors of the texts of the pool, then of the queries. Errors: Backend, Cancelled soon after `stop`.
    virtual Result<std::vector<Vector>> of(const std::vector<std::string>& pool,
                                           const std::vector<std::string>& queries, const std::stop_token& stop) = 0;
};

/// The offline stand-in, see NgramEmbedding.
std::unique_ptr<Embedding> ngramEmbedding();

/// A server with the OpenAI way of asking (POST …/embeddings): `uri` is that of a backend, "openai:BASE_URL?model=M",
/// also llama:, vllm: or ollama:. InvalidArgument where it names no server or, for a server of many models, no model.
/// `network` outlives it.
Result<std::unique_ptr<Embedding>> embeddingServer(const backend::Network& network, const std::string& uri);

} // namespace chronoscope::mined
