// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/BatchAnswers.h"

#include <nlohmann/json.hpp>

#include <stdexcept>

namespace chronoscope::test {

using nlohmann::json;

namespace {
const char* wordFor(backend::Finish finish) {
    switch (finish) {
    case backend::Finish::Stop: return "stop";
    case backend::Finish::Length: return "length";
    case backend::Finish::ContentFilter: return "content_filter";
    case backend::Finish::Unknown: break;
    }
    return "";
}

json usageOf(const backend::Usage& usage) {
    json out = json::object();
    if (usage.promptTokens) out["prompt_tokens"] = *usage.promptTokens;
    if (usage.completionTokens) out["completion_tokens"] = *usage.completionTokens;
    return out;
}

std::string bodyOf(const backend::Completion& completion) {
    return json{{"choices", json::array({{{"index", 0},
                                          {"finish_reason", wordFor(completion.finish)},
                                          {"message", {{"role", "assistant"}, {"content", completion.text}}}}})},
                {"usage", usageOf(completion.usage)}}
        .dump();
}
} // namespace

std::vector<std::string> linesOf(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += line + "\n";
    return text;
}

std::string nameOf(const std::string& line) { return json::parse(line).at("custom_id").get<std::string>(); }

std::int64_t indexOf(const std::string& line) {
    const std::string name = nameOf(line);
    return std::stoll(name.substr(name.find('-') + 1));
}

std::string resultLine(const std::string& name, int status, const std::string& body) {
    return json{{"id", "batch_req_1"},
                {"custom_id", name},
                {"response", {{"status_code", status}, {"request_id", "r"}, {"body", json::parse(body)}}},
                {"error", nullptr}}
        .dump();
}

std::string errorLine(const std::string& name, const std::string& code) {
    return json{{"id", "batch_req_1"},
                {"custom_id", name},
                {"response", nullptr},
                {"error", {{"code", code}, {"message", "planned failure"}}}}
        .dump();
}

std::string chatBody(const std::string& text) {
    backend::Completion completion;
    completion.text = text;
    completion.finish = backend::Finish::Stop;
    return bodyOf(completion);
}

std::string BatchAnswers::resultOf(const std::string& requestLine) const {
    const json line = json::parse(requestLine);
    if (line.at("method") != "POST" || line.at("url") != "/v1/chat/completions")
        throw std::runtime_error("the request goes elsewhere");
    const json& body = line.at("body");
    const auto place = m_context->layout.placeOfReply(indexOf(requestLine));
    backend::ModelRequest request;
    for (const json& message : body.at("messages"))
        (message.at("role") == "system" ? request.system : request.prompt) = message.at("content").get<std::string>();
    request.decoding.temperature = body.at("temperature").get<double>();
    if (request.decoding.temperature != m_context->layout.temperatures.at(static_cast<std::size_t>(place.temperature)))
        throw std::runtime_error("the request has another temperature than its number says");
    request.sampleIndex = place.set;
    const auto reply = m_answer(request);
    const auto* completion = std::get_if<backend::Completion>(&reply);
    if (!completion)
        throw std::runtime_error("the calibration model failed: " + std::get<backend::BackendError>(reply).message);
    return resultLine(nameOf(requestLine), 200, bodyOf(*completion));
}

std::vector<std::string> BatchAnswers::resultsOf(std::string_view requests) const {
    std::vector<std::string> results;
    for (const std::string& line : linesOf(requests))
        results.push_back(resultOf(line));
    return results;
}

} // namespace chronoscope::test
