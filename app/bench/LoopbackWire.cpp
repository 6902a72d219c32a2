// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/bench/LoopbackWire.h"

#include "core/base/Text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>

namespace chronoscope::app::loopback {

namespace {
bool sameWord(std::string_view a, std::string_view b) {
    return a.size() == b.size() && text::startsWithIgnoringCase(a, b);
}

std::string message(std::string_view status, std::string_view body, std::string_view more = {}) {
    return fmt::format("HTTP/1.1 {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n{}\r\n{}", status,
                       body.size(), more, body);
}
} // namespace

std::optional<Head> readHead(std::string_view text) {
    Head head;
    const std::size_t lineEnd = std::min(text.find("\r\n"), text.size());
    const std::string_view line = text.substr(0, lineEnd);
    const std::size_t first = line.find(' ');
    const std::size_t last = line.rfind(' ');
    if (first == std::string_view::npos || first == last || !line.substr(last + 1).starts_with("HTTP/1."))
        return std::nullopt;
    head.method = line.substr(0, first);
    head.path = line.substr(first + 1, last - first - 1);
    head.path = head.path.substr(0, head.path.find('?'));
    head.keepAlive = !line.ends_with("/1.0");
    text.remove_prefix(std::min(lineEnd + 2, text.size()));
    while (!text.empty()) {
        const std::size_t end = std::min(text.find("\r\n"), text.size());
        const std::string_view header = text.substr(0, end);
        text.remove_prefix(std::min(end + 2, text.size()));
        const std::size_t colon = header.find(':');
        if (colon == std::string_view::npos) return std::nullopt;
        const std::string_view name = header.substr(0, colon);
        const std::string_view value = text::trim(header.substr(colon + 1));
        if (sameWord(name, "content-length")) {
            const auto read = std::from_chars(value.data(), value.data() + value.size(), head.bodyBytes);
            if (read.ec != std::errc() || read.ptr != value.data() + value.size()) return std::nullopt;
        } else if (sameWord(name, "connection")) {
            if (sameWord(value, "close")) head.keepAlive = false;
            if (sameWord(value, "keep-alive")) head.keepAlive = true;
        } else if (sameWord(name, "transfer-encoding")) {
            return std::nullopt; // a body of unknown length: no client of a model server sends one
        } else if (sameWord(name, "expect")) {
            head.awaitsContinue = true;
        }
    }
    return head;
}

std::string echoMessage(std::string_view body) {
    using nlohmann::json;
    if (body.find(R"("echo":true)") == std::string_view::npos) return {};
    const json asked = json::parse(body, nullptr, false);
    const json prompt = asked.value("prompt", json());
    const json prompts = prompt.is_array() ? prompt : json::array({prompt});
    json choices = json::array();
    for (const json& one : prompts) {
        if (!one.is_string()) return {};
        const auto& text = one.get_ref<const std::string&>();
        json tokens = json::array(), values = json::array();
        for (std::size_t from = 0; from < text.size();) {
            const std::size_t to = std::min(text.find(' ', from + 1), text.size());
            tokens.push_back(text.substr(from, to - from));
            values.push_back(from == 0 ? json() : json(-0.125 * static_cast<double>(1 + (to * 7 + text.size()) % 40)));
            from = to;
        }
        tokens.push_back(".");
        values.push_back(-1);
        choices.push_back({{"index", choices.size()},
                           {"text", text + "."},
                           {"finish_reason", "length"},
                           {"logprobs", {{"tokens", std::move(tokens)}, {"token_logprobs", std::move(values)}}}});
    }
    const auto count = choices.size();
    const json reply{{"choices", std::move(choices)},
                     {"usage", {{"prompt_tokens", 12 * count}, {"completion_tokens", count}}}};
    return message("200 OK", reply.dump());
}

Messages::Messages(const std::string& text) {
    const auto at = [this](Outcome outcome) -> std::string& { return m_of[static_cast<std::size_t>(outcome)]; };
    const nlohmann::json usage{{"prompt_tokens", 200}, {"completion_tokens", 5}, {"total_tokens", 205}};
    nlohmann::json reply{{"id", "loopback"}, {"created", 0}, {"model", "loopback"}, {"usage", usage}};
    reply["object"] = "chat.completion";
    reply["choices"] = {
        {{"index", 0}, {"finish_reason", "stop"}, {"message", {{"role", "assistant"}, {"content", text}}}}};
    at(Outcome::Chat) = message("200 OK", reply.dump());
    reply["object"] = "text_completion";
    reply["choices"] = {{{"index", 0}, {"finish_reason", "stop"}, {"text", text}}};
    at(Outcome::Completion) = message("200 OK", reply.dump());
    const nlohmann::json model{{"id", "loopback"}, {"object", "model"}, {"owned_by", "chronoscope"}};
    const nlohmann::json models{{"object", "list"}, {"data", nlohmann::json::array({model})}};
    at(Outcome::Models) = message("200 OK", models.dump());
    at(Outcome::Health) = message("200 OK", R"({"status":"ok"})");
    at(Outcome::RateLimited) =
        message("429 Too Many Requests", R"({"error":{"message":"too many requests"}})", "Retry-After: 0\r\n");
    at(Outcome::ServerError) = message("500 Internal Server Error", R"({"error":{"message":"planned failure"}})");
    at(Outcome::NotFound) = message("404 Not Found", R"({"error":{"message":"no such path"}})");
    at(Outcome::BadRequest) =
        message("400 Bad Request", R"({"error":{"message":"not understood"}})", "Connection: close\r\n");
}

} // namespace chronoscope::app::loopback
