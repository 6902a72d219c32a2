// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/Embedding.h"

#include "core/backend/check/ServerCalls.h"
#include "core/backend/client/Network.h"
#include "core/base/StrictJson.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace chronoscope::mined {

namespace {
class NgramTexts final : public Embedding {
public:
    std::string name() const override { return std::string(NgramEmbedding::kName); }
    Result<std::vector<Vector>> of(const std::vector<std::string>& pool, const std::vector<std::string>& queries,
                                   const std::stop_token& stop) override {
        const NgramEmbedding embedding(pool);
        std::vector<Vector> vectors;
        for (const auto* texts : {&pool, &queries})
            for (const std::string& text : *texts) {
                if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", {}};
                vectors.push_back(embedding.of(text));
            }
        return vectors;
    }
};

constexpr std::size_t kTextsAtOnce = 64;
constexpr std::size_t kMostDimensions = 16'384;

/// A vector as a server gives it, at length 1.
Embedding::Vector vectorFrom(const nlohmann::json& numbers) {
    require(numbers.is_array() && !numbers.empty() && numbers.size() <= kMostDimensions, "no vector");
    Embedding::Vector vector;
    double squares = 0;
    for (const auto& number : numbers) {
        require(number.is_number(), "a vector holds what is no number");
        vector.emplace_back(vector.size(), number.get<double>());
        squares += vector.back().second * vector.back().second;
    }
    require(std::isfinite(squares) && squares > 0, "a vector has no length");
    for (auto& [place, value] : vector)
        value /= std::sqrt(squares);
    return vector;
}

/// By the index that each entry names: a server may answer in another order.
std::vector<Embedding::Vector> vectorsFrom(const nlohmann::json& body, std::size_t wanted) {
    const auto& data = body.at("data");
    require(data.is_array() && data.size() == wanted,
            fmt::format("it answers {} texts with {} vectors", wanted, data.size()));
    std::vector<Embedding::Vector> vectors(wanted);
    for (std::size_t at = 0; at < data.size(); ++at) {
        const auto place = data[at].contains("index")
                               ? wholeNumber(data[at].at("index"), 0, static_cast<std::int64_t>(wanted) - 1)
                               : static_cast<std::int64_t>(at);
        vectors[static_cast<std::size_t>(place)] = vectorFrom(data[at].at("embedding"));
    }
    const bool isWhole = std::all_of(vectors.begin(), vectors.end(), [&](const auto& vector) {
        return !vector.empty() && vector.size() == vectors.front().size();
    });
    require(isWhole, "its vectors are of different sizes, or one is missing");
    return vectors;
}

class EmbeddingServer final : public Embedding {
public:
    EmbeddingServer(const backend::Network& network, backend::BackendConfig config, std::string key)
        : m_network(network), m_config(std::move(config)), m_key(std::move(key)) {}

    std::string name() const override {
        const std::string& model = m_config.dialect.model;
        return fmt::format("{} at {}", model.empty() ? "the only model" : model, m_config.lastingUrl());
    }

    Result<std::vector<Vector>> of(const std::vector<std::string>& pool, const std::vector<std::string>& queries,
                                   const std::stop_token& stop) override {
        std::vector<std::string> texts = pool;
        texts.insert(texts.end(), queries.begin(), queries.end());
        std::vector<Vector> vectors;
        for (std::size_t from = 0; from < texts.size(); from += kTextsAtOnce) {
            const std::size_t to = std::min(texts.size(), from + kTextsAtOnce);
            auto some = ask(
                {texts.begin() + static_cast<std::ptrdiff_t>(from), texts.begin() + static_cast<std::ptrdiff_t>(to)},
                stop);
            if (!some) return some.error();
            if (!vectors.empty() && vectors.front().size() != some->front().size())
                return problem("its vectors are of different sizes");
            std::move(some->begin(), some->end(), std::back_inserter(vectors));
        }
        return vectors;
    }

private:
    Error problem(const std::string& what) const {
        return {ErrorCode::Backend, "the embedding server: " + what, name()};
    }

    Result<std::vector<Vector>> ask(const std::vector<std::string>& texts, const std::stop_token& stop) const {
        nlohmann::json body{{"input", texts}, {"encoding_format", "float"}};
        if (!m_config.dialect.model.empty()) body["model"] = m_config.dialect.model;
        const backend::protocol::Call call{"POST", "/v1/embeddings",
                                           body.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)};
        const auto result = backend::fetchCall(m_network, m_config, m_key, call, stop);
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", {}};
        if (const auto* failed = std::get_if<backend::http::TransportError>(&result)) return problem(failed->message);
        const auto& response = std::get<backend::http::HttpResponse>(result);
        if (response.status / 100 != 2) return problem(backend::protocol::errorOf(response).message);
        constexpr int kDepth = 8;
        auto vectors = readJson(response.body, kDepth, ErrorCode::Backend, "its answer",
                                [&](const nlohmann::json& json) { return vectorsFrom(json, texts.size()); });
        if (!vectors) return problem(vectors.error().message);
        return vectors;
    }

    const backend::Network& m_network;
    const backend::BackendConfig m_config;
    const std::string m_key;
};
} // namespace

std::unique_ptr<Embedding> ngramEmbedding() { return std::make_unique<NgramTexts>(); }

Result<std::unique_ptr<Embedding>> embeddingServer(const backend::Network& network, const std::string& uri) {
    const auto parsed = backend::BackendUri::parse(uri);
    if (!parsed) return parsed.error();
    auto config = backend::BackendConfig::read(*parsed);
    if (!config) return config.error();
    network.trust(*config); // it is the person at the command line who names it
    auto key = network.keyOf(*config);
    if (!key) return key.error();
    return std::unique_ptr<Embedding>(
        std::make_unique<EmbeddingServer>(network, std::move(config).value(), std::move(key).value()));
}

} // namespace chronoscope::mined
