// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/Protocol.h"

#include "core/backend/protocol/AnthropicProtocol.h"
#include "core/backend/protocol/GeminiProtocol.h"
#include "core/backend/protocol/LlamaProtocol.h"
#include "core/backend/protocol/OllamaProtocol.h"
#include "core/backend/protocol/OpenAiProtocol.h"
#include "core/backend/protocol/ResponsesProtocol.h"
#include "core/backend/protocol/VllmProtocol.h"

#include <algorithm>
#include <array>

namespace chronoscope::backend::protocol {

namespace {
const std::array<const Protocol*, 7>& registry() {
    static const OpenAiProtocol openAi;
    static const ResponsesProtocol responses;
    static const VllmProtocol vllm;
    static const LlamaProtocol llama;
    static const OllamaProtocol ollama;
    static const AnthropicProtocol anthropic;
    static const GeminiProtocol gemini;
    static const std::array<const Protocol*, 7> all{&openAi, &responses, &vllm, &llama, &ollama, &anthropic, &gemini};
    return all;
}

/// "v1", "v4", "v1beta": a version of an API as a segment of a path.
bool isVersion(std::string_view segment) {
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    return segment.size() >= 2 && segment[0] == 'v' && digit(segment[1]) &&
           std::all_of(segment.begin() + 2, segment.end(), [&](char c) { return digit(c) || (c >= 'a' && c <= 'z'); });
}

/// The path of a URL, without its leading slash; empty if there is none.
std::string_view pathOf(std::string_view url) {
    const auto scheme = url.find("://");
    const auto slash = url.find('/', scheme == std::string_view::npos ? 0 : scheme + 3);
    return slash == std::string_view::npos ? std::string_view() : url.substr(slash + 1);
}

std::string_view lastSegment(std::string_view path) { return path.substr(path.rfind('/') + 1); }

bool namesAVersion(std::string_view path) {
    while (!path.empty()) {
        const auto slash = std::min(path.find('/'), path.size());
        if (isVersion(path.substr(0, slash))) return true;
        path.remove_prefix(std::min(slash + 1, path.size()));
    }
    return false;
}
} // namespace

Result<ServerBuild> Protocol::readBuild(const http::HttpResponse&) const {
    return Error{ErrorCode::Unsupported, "servers of this kind do not tell their build", std::string(name())};
}

const Protocol* find(std::string_view name) {
    const auto& all = registry();
    const auto at = std::find_if(all.begin(), all.end(), [&](const Protocol* known) { return known->name() == name; });
    return at == all.end() ? nullptr : *at;
}

std::vector<std::string_view> names() {
    std::vector<std::string_view> list;
    for (const Protocol* known : registry())
        list.push_back(known->name());
    return list;
}

std::string join(std::string_view base, std::string_view path) {
    while (base.ends_with('/'))
        base.remove_suffix(1);
    while (path.starts_with('/'))
        path.remove_prefix(1);
    if (path.empty()) return std::string(base);
    const std::string_view first = path.substr(0, std::min(path.find('/'), path.size()));
    const std::string_view basePath = pathOf(base);
    const std::string_view last = lastSegment(basePath);
    if (last == first || (isVersion(first) && namesAVersion(basePath)))
        path.remove_prefix(std::min(first.size() + 1, path.size()));
    else if (!isVersion(first) && isVersion(last))
        base.remove_suffix(last.size() + 1);
    std::string url(base);
    url += '/';
    url += path;
    return url;
}

} // namespace chronoscope::backend::protocol
