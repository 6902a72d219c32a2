// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/LlamaForcedSteps.h"

#include "core/backend/protocol/BoundaryToken.h"
#include "core/backend/protocol/ReplyBody.h"
#include "core/backend/protocol/ReplyJson.h"
#include "core/backend/protocol/TokenLogProbs.h"
#include "core/backend/protocol/TokenSpan.h"
#include "core/base/Text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace chronoscope::backend::protocol {

namespace {
// Beats any gap between two logits, and is small enough to leave a 32-bit float finite.
constexpr double kBias = 10'000.0;
// Alternatives where the wanted token is looked up among the most probable ones: about 2 MB a reply, far into what a
// model finds absurd. A whole vocabulary would be ten times that.
constexpr int kWide = 20'000;
constexpr double kSameLogProb = 1e-3;

ModelReply unsupported(std::string message, const http::HttpResponse& response) {
    return errorAbout(response, ErrorKind::Unsupported, std::move(message));
}

std::optional<std::int64_t> idAt(const nlohmann::json& from) {
    const auto id = countAt(from, "id");
    return id ? std::optional<std::int64_t>(*id) : std::nullopt;
}

std::optional<std::vector<std::int64_t>> readTokens(const nlohmann::json& body) {
    const nlohmann::json* list = member(body, "tokens");
    if (!list || !list->is_array()) return std::nullopt;
    std::vector<std::int64_t> ids;
    for (const auto& entry : *list) {
        if (!entry.is_number_unsigned() || entry.get<std::uint64_t>() > INT32_MAX) return std::nullopt;
        ids.push_back(entry.get<std::int64_t>());
    }
    return ids;
}

/// The bytes of a token: a text, or a list of numbers where they are none.
std::optional<std::string> pieceAt(const nlohmann::json& entry) {
    if (auto text = stringAt(entry, "piece")) return text;
    const nlohmann::json* list = member(entry, "piece");
    if (!list || !list->is_array()) return std::nullopt;
    std::string bytes;
    for (const auto& byte : *list) {
        if (!byte.is_number_unsigned() || byte.get<std::uint64_t>() > UINT8_MAX) return std::nullopt;
        bytes += static_cast<char>(byte.get<std::uint8_t>());
    }
    return bytes;
}

/// The bytes of each of the tokens `ids`; nothing where the list is one of other tokens, or does not tell.
std::optional<std::vector<std::string>> readPieces(const nlohmann::json& body, const std::vector<std::int64_t>& ids) {
    const nlohmann::json* list = member(body, "tokens");
    if (!list || !list->is_array() || list->size() != ids.size()) return std::nullopt;
    std::vector<std::string> pieces;
    for (std::size_t at = 0; at < ids.size(); ++at) {
        auto piece = pieceAt((*list)[at]);
        if (!piece || idAt((*list)[at]) != ids[at]) return std::nullopt;
        pieces.push_back(std::move(*piece));
    }
    return pieces;
}

/// The entry about token `id`: the sampled one, or one of its alternatives; null if it is not there.
const nlohmann::json* entryOf(std::int64_t id, const nlohmann::json& sampled) {
    if (idAt(sampled) == id) return &sampled;
    const nlohmann::json* top = member(sampled, "top_logprobs");
    if (!top || !top->is_array()) return nullptr;
    const auto found = std::find_if(top->begin(), top->end(), [id](const auto& other) { return idAt(other) == id; });
    return found == top->end() ? nullptr : &*found;
}
} // namespace

LlamaForcedSteps::LlamaForcedSteps(Texts texts, nlohmann::json sampling, Dialect dialect, int alternatives)
    : m_texts(std::move(texts)), m_sampling(std::move(sampling)), m_dialect(std::move(dialect)),
      m_alternatives(std::max(alternatives, 0)) {
    m_completion.finish = Finish::Stop;
    m_completion.usage.completionTokens = 0; // nothing is generated for the asker
}

Call LlamaForcedSteps::tokenize(const std::string& text, bool withPieces) {
    // As /completion treats a prompt that is a string: special tokens in front, and read where the text spells them.
    const nlohmann::json body{
        {"content", text}, {"add_special", true}, {"parse_special", true}, {"with_pieces", withPieces}};
    return {"POST", "/tokenize", body.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)};
}

Call LlamaForcedSteps::first() {
    if (!m_texts.isChat) return tokenize(m_texts.prompt);
    m_stage = Stage::Template;
    const nlohmann::json body{{"messages", {{{"role", "user"}, {"content", m_texts.prompt}}}}};
    return {"POST", "/apply-template", body.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)};
}

LlamaForcedSteps::Next LlamaForcedSteps::take(const http::HttpResponse& response) {
    m_completion.latency += response.latency;
    auto read = readBody(response);
    if (auto* error = std::get_if<BackendError>(&read)) return std::move(*error);
    const auto& body = std::get<nlohmann::json>(read);
    switch (m_stage) {
    case Stage::Template: return takeTemplate(body, response);
    case Stage::Prompt: return takePrompt(body, response);
    case Stage::Whole: return takeWhole(body, response);
    case Stage::Pieces: return takePieces(body, response);
    case Stage::Forced:
    case Stage::Plain: break;
    }
    return takeStep(body, response);
}

LlamaForcedSteps::Next LlamaForcedSteps::takeTemplate(const nlohmann::json& body, const http::HttpResponse& response) {
    auto text = stringAt(body, "prompt");
    if (!text) return unsupported("the server does not tell how its template puts a chat", response);
    // Another text would be scored than the one that was to be asked.
    if (text->find(text::trim(m_texts.prompt)) == std::string::npos)
        return unsupported("the server's chat template leaves the question out", response);
    m_texts.prompt = std::move(*text);
    m_stage = Stage::Prompt;
    return tokenize(m_texts.prompt);
}

LlamaForcedSteps::Next LlamaForcedSteps::takePrompt(const nlohmann::json& body, const http::HttpResponse& response) {
    auto ids = readTokens(body);
    if (!ids) return badReply("the server's list of token ids cannot be read", response);
    if (ids->empty()) return unsupported("nothing stands before the continuation", response);
    m_prompt = std::move(*ids);
    m_stage = Stage::Whole;
    return tokenize(m_texts.prompt + m_texts.continuation);
}

LlamaForcedSteps::Next LlamaForcedSteps::takeWhole(const nlohmann::json& body, const http::HttpResponse& response) {
    auto ids = readTokens(body);
    if (!ids) return badReply("the server's list of token ids cannot be read", response);
    const bool apart = ids->size() > m_prompt.size() && std::equal(m_prompt.begin(), m_prompt.end(), ids->begin());
    m_whole = std::move(*ids);
    if (apart) return beginAt(m_prompt.size(), response);
    if (m_whole == m_prompt || m_whole.size() < 2)
        return unsupported("the continuation has no tokens of its own", response);
    m_stage = Stage::Pieces;
    return tokenize(m_texts.prompt + m_texts.continuation, true);
}

LlamaForcedSteps::Next LlamaForcedSteps::takePieces(const nlohmann::json& body, const http::HttpResponse& response) {
    const std::string text = m_texts.prompt + m_texts.continuation;
    auto pieces = readPieces(body, m_whole);
    if (pieces) pieces->resize(countWithoutEndMarks(*pieces, text));
    const auto first = pieces ? boundaryToken(*pieces, text, m_texts.prompt.size()) : std::nullopt;
    if (!first) return unsupported("the prompt and the continuation share a token that cannot be found", response);
    m_whole.resize(pieces->size());
    return beginAt(std::max<std::size_t>(*first, 1), response); // the first of all follows nothing
}

LlamaForcedSteps::Next LlamaForcedSteps::beginAt(std::size_t first, const http::HttpResponse& response) {
    // A token stands for one byte at least; a few more may be put around. Bounds the calls a broken server can cause.
    if (m_whole.size() - first > m_texts.continuation.size() + 8)
        return badReply("the server counts more tokens than the continuation has bytes", response);
    m_known = first;
    m_completion.usage.promptTokens = static_cast<std::uint32_t>(m_whole.size());
    return ask(Stage::Forced);
}

Call LlamaForcedSteps::ask(Stage stage) {
    m_stage = stage;
    nlohmann::json body = m_sampling;
    body["prompt"] = std::vector<std::int64_t>(m_whole.begin(), m_whole.begin() + static_cast<std::ptrdiff_t>(m_known));
    body["n_predict"] = 1;
    body["n_probs"] = stage == Stage::Forced ? std::max(m_alternatives, 1) : std::max(m_alternatives, kWide);
    if (stage == Stage::Forced) body["logit_bias"] = nlohmann::json::array({nlohmann::json::array({wanted(), kBias})});
    return {"POST", "/completion", bodyText(std::move(body), m_dialect)};
}

LlamaForcedSteps::Next LlamaForcedSteps::takeStep(const nlohmann::json& body, const http::HttpResponse& response) {
    if (!stringAt(body, "content")) return badReply("not a completion", response);
    const nlohmann::json* truncated = member(body, "truncated");
    if (truncated && *truncated == true)
        return errorAbout(response, ErrorKind::BadRequest, "the prompt does not fit into the server's context");
    const auto evaluated = countAt(body, "tokens_evaluated");
    if (evaluated && *evaluated != m_known)
        return unsupported("the server worked on other tokens than it was given", response);
    return m_stage == Stage::Forced ? judgeForced(body, response) : judgePlain(body, response);
}

LlamaForcedSteps::Next LlamaForcedSteps::judgeForced(const nlohmann::json& body, const http::HttpResponse& response) {
    const nlohmann::json* sampled = firstOf(body, "completion_probabilities");
    // A token that ends inside a character is not reported when it is sampled, but it is as an alternative.
    if (!sampled) return ask(Stage::Plain);
    if (!idAt(*sampled)) return unsupported("this build reports no log-probabilities by token id", response);
    if (*idAt(*sampled) != wanted()) {
        m_forcing = false;
        return ask(Stage::Plain);
    }
    auto token = readTokenLogProb(*sampled);
    if (!token) return badReply("the log-probability of a given token cannot be read", response);
    // A softmax over biased logits is 1 for the forced token: a value of exactly 0 proves nothing, any other does.
    if (token->logProb < 0) m_unbiased = true;
    if (m_unbiased) return accept(std::move(*token));
    m_doubtful = token->logProb;
    return ask(Stage::Plain);
}

LlamaForcedSteps::Next LlamaForcedSteps::judgePlain(const nlohmann::json& body, const http::HttpResponse& response) {
    const nlohmann::json* sampled = firstOf(body, "completion_probabilities");
    if (!sampled) return unsupported("the server gives no log-probabilities", response);
    if (!idAt(*sampled)) return unsupported("this build reports no log-probabilities by token id", response);
    const nlohmann::json* entry = entryOf(wanted(), *sampled);
    if (!entry) return unsupported("a given token is not among those the server tells the probability of", response);
    auto token = readTokenLogProb(*entry);
    if (!token) return badReply("the log-probability of a given token cannot be read", response);
    if (const nlohmann::json* top = member(*sampled, "top_logprobs"); entry != sampled && m_alternatives > 0 && top) {
        nlohmann::json whole = *entry;
        whole["top_logprobs"] = *top;
        token = readTokenLogProb(whole);
    }
    if (m_doubtful && std::abs(*m_doubtful - token->logProb) > kSameLogProb) m_forcing = false;
    m_doubtful.reset();
    return accept(std::move(*token));
}

LlamaForcedSteps::Next LlamaForcedSteps::accept(TokenLogProb token) {
    if (token.top.size() > static_cast<std::size_t>(m_alternatives))
        token.top.resize(static_cast<std::size_t>(m_alternatives));
    m_completion.logProbs.push_back(std::move(token));
    if (++m_known < m_whole.size()) return ask(m_forcing ? Stage::Forced : Stage::Plain);
    return std::move(m_completion);
}

} // namespace chronoscope::backend::protocol
