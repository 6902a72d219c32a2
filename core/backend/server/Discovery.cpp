// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/server/Discovery.h"

#include "core/backend/BackendUri.h"
#include "core/backend/protocol/ReplyJson.h"

#include <algorithm>
#include <array>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string_view>

namespace chronoscope::backend {

namespace {
constexpr const char* kOllamaVersion = "/api/version";
constexpr const char* kOllamaModels = "/api/tags";
constexpr const char* kLlamaProperties = "/props";
constexpr const char* kModels = "/v1/models";
constexpr const char* kVersionPath = "/version";
constexpr std::array kQuestions{kOllamaVersion, kOllamaModels, kLlamaProperties, kModels, kVersionPath};

constexpr http::TransferLimits kLimits{std::chrono::milliseconds(1'000), std::chrono::milliseconds(2'000),
                                       std::chrono::milliseconds(2'000), std::size_t{1} << 20};
constexpr std::size_t kMostModels = 1'000;
constexpr std::size_t kLongestText = 300;

/// Kinds told apart by who a server says its models belong to.
struct Kind {
    std::string_view owner;
    int port; ///< where it is usually found; decides when no owner is told
    const char* name;
    const char* protocol;
};
constexpr std::array kKinds{Kind{"llamacpp", 0, "llama-server", "llama"},
                            Kind{"vllm", 0, "vLLM", "vllm"},
                            Kind{"sglang", 30000, "SGLang", "openai"},
                            Kind{"me", 0, "llama-cpp-python", "openai"},
                            Kind{"organization_owner", 1234, "LM Studio", "openai"},
                            Kind{"organization-owner", 0, "LM Studio", "openai"}};

/// Fit to be shown in a list and on a terminal.
bool presentable(const std::string& text) {
    return text.size() <= kLongestText &&
           std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; });
}

const http::HttpResponse* answerTo(std::string_view path, const ServerAnswers& answers) {
    const auto at = answers.find(path);
    return at == answers.end() ? nullptr : &at->second;
}

std::string stringIn(const http::HttpResponse* answer, std::string_view name) {
    const auto body = answer ? protocol::parseObject(answer->body) : std::nullopt;
    auto text = body ? protocol::stringAt(*body, name).value_or("") : std::string();
    return presentable(text) ? text : std::string();
}

/// The models as `protocolName` reads them; nothing if the answer is no list.
std::optional<std::vector<protocol::ServedModel>> modelsIn(const http::HttpResponse* answer,
                                                           std::string_view protocolName) {
    const protocol::Protocol* protocol = protocol::find(protocolName);
    if (!answer || !protocol) return std::nullopt;
    auto read = protocol->readModels(*answer);
    if (!read) return std::nullopt;
    auto models = std::move(*read);
    std::erase_if(models, [](const auto& model) { return model.id.empty() || !presentable(model.id); });
    if (models.size() > kMostModels) models.resize(kMostModels);
    for (auto& model : models)
        if (!presentable(model.detail)) model.detail.clear();
    return models;
}

bool isLlamaServer(const http::HttpResponse* properties) {
    const auto body = properties ? protocol::parseObject(properties->body) : std::nullopt;
    const auto* defaults = body ? protocol::member(*body, "default_generation_settings") : nullptr;
    return defaults && defaults->is_object();
}

/// Owner of the first model in a list; nothing if the list is empty or none.
std::optional<std::string> ownerIn(const http::HttpResponse* models) {
    const auto body = models ? protocol::parseObject(models->body) : std::nullopt;
    const auto* first = body ? protocol::firstOf(*body, "data") : nullptr;
    if (!first) return std::nullopt;
    return protocol::stringAt(*first, "owned_by").value_or("");
}

std::string buildOf(std::string_view protocolName, const ServerAnswers& answers) {
    if (protocolName == "llama") return stringIn(answerTo(kLlamaProperties, answers), "build_info");
    return protocolName == "vllm" ? stringIn(answerTo(kVersionPath, answers), "version") : std::string();
}

/// The answers of all servers as they come. Filled on the loop's thread, waited for on another.
class Survey : public std::enable_shared_from_this<Survey> {
public:
    explicit Survey(std::vector<int> ports) : m_ports(std::move(ports)), m_answers(m_ports.size()) {
        m_open = m_ports.size() * kQuestions.size();
    }

    void ask(http::HttpLoop& loop) {
        for (std::size_t i = 0; i < m_ports.size(); ++i)
            for (const char* path : kQuestions) {
                http::HttpRequest request{
                    "GET", "http://127.0.0.1:" + std::to_string(m_ports[i]) + path, {}, {}, kLimits};
                m_transfers.push_back(
                    loop.start(std::move(request), [survey = shared_from_this(), i, path](http::HttpResult result) {
                        survey->answered(i, path, std::move(result));
                    }));
            }
    }
    void giveUp(http::HttpLoop& loop) const {
        for (const auto transfer : m_transfers)
            loop.abort(transfer);
    }
    /// False if `stop` was requested first.
    bool wait(const std::stop_token& stop) {
        std::unique_lock lock(m_mutex);
        return m_done.wait(lock, stop, [this] { return m_open == 0; });
    }
    std::vector<FoundServer> found() const {
        const std::lock_guard lock(m_mutex);
        std::vector<FoundServer> servers;
        for (std::size_t i = 0; i < m_ports.size(); ++i)
            if (auto server = recogniseServer(m_ports[i], m_answers[i])) servers.push_back(std::move(*server));
        return servers;
    }

private:
    void answered(std::size_t server, const char* path, http::HttpResult result) {
        const std::lock_guard lock(m_mutex);
        if (auto* response = std::get_if<http::HttpResponse>(&result); response && response->status == 200)
            m_answers[server].emplace(path, std::move(*response));
        if (--m_open == 0) m_done.notify_all();
    }

    const std::vector<int> m_ports;
    std::vector<std::uint64_t> m_transfers; ///< on the loop's thread
    mutable std::mutex m_mutex;             ///< guards the rest
    std::condition_variable_any m_done;
    std::vector<ServerAnswers> m_answers; ///< by port
    std::size_t m_open = 0;
};
} // namespace

std::string shownModel(const std::string& id) {
    const bool isFile = id.starts_with('/') || id.ends_with(".gguf");
    const auto last = id.find_last_of("/\\");
    return isFile && last != std::string::npos && last + 1 < id.size() ? id.substr(last + 1) : id;
}

std::string FoundServer::uri(const std::string& model) const {
    BackendUri uri{protocol, baseUrl, {}};
    if (!model.empty())
        uri.query["model"] = model;
    else if (models.size() == 1)
        uri.query["model"] = models.front().id;
    return uri.text();
}

std::optional<FoundServer> recogniseServer(int port, const ServerAnswers& answers) {
    FoundServer server{"OpenAI-compatible", "openai", "http://127.0.0.1:" + std::to_string(port), {}, {}};
    const bool llama = isLlamaServer(answerTo(kLlamaProperties, answers));
    // A llama-server also answers some of Ollama's paths, and Ollama's model owners are names its users choose.
    if (!llama)
        if (auto version = stringIn(answerTo(kOllamaVersion, answers), "version"); !version.empty())
            if (auto models = modelsIn(answerTo(kOllamaModels, answers), "ollama"))
                return FoundServer{"Ollama", "ollama", server.baseUrl, std::move(version), std::move(*models)};

    const auto firstOwner = ownerIn(answerTo(kModels, answers));
    const std::string owner = llama ? "llamacpp" : firstOwner.value_or("");
    for (const Kind& kind : kKinds)
        if (owner.empty() ? kind.port == port : kind.owner == owner) {
            server.kind = kind.name;
            server.protocol = kind.protocol;
        }
    auto models = modelsIn(answerTo(kModels, answers), server.protocol);
    if (!models || (models->empty() && firstOwner)) return std::nullopt; // a list, but not of models
    server.models = std::move(*models);
    server.build = buildOf(server.protocol, answers);
    return server;
}

std::vector<FoundServer> discoverServers(http::HttpLoop& loop, const std::stop_token& stop,
                                         const std::vector<int>& ports) {
    const auto survey = std::make_shared<Survey>(ports);
    if (!loop.post([&loop, survey] { survey->ask(loop); })) return {};
    if (!survey->wait(stop)) {
        loop.post([&loop, survey] { survey->giveUp(loop); });
        return {};
    }
    return survey->found();
}

} // namespace chronoscope::backend
