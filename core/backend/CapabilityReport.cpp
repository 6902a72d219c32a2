// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/CapabilityReport.h"

#include "core/base/StrictJson.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>
#include <optional>

namespace chronoscope::backend {

using Json = nlohmann::json;

namespace {
constexpr int kReportVersion = 1;
constexpr int kReportDepth = 8;
constexpr int kLargestCount = 1'000'000;
constexpr std::size_t kLargestText = std::size_t{1} << 20;
constexpr std::array kLights{Light::Green, Light::Amber, Light::Red, Light::Skipped};

/// Reads members one after the other; the first that is missing or of another type makes all of it fail.
class Reader {
public:
    explicit Reader(const Json& from) : m_from(from) {}

    void text(const char* name, std::string& out) {
        const Json* value = at(name);
        if (value && value->is_string())
            out = value->get<std::string>();
        else
            fail(name);
    }
    void flag(const char* name, bool& out) {
        const Json* value = at(name);
        if (value && value->is_boolean())
            out = value->get<bool>();
        else
            fail(name);
    }
    void count(const char* name, int& out, int largest = kLargestCount) {
        const Json* value = at(name);
        if (value && value->is_number_integer() && *value >= 0 && *value <= largest)
            out = value->get<int>();
        else
            fail(name);
    }
    void gap(const char* name, double& out) {
        const Json* value = at(name);
        const bool fits = value && value->is_number() && std::isfinite(value->get<double>()) &&
                          (value->get<double>() >= 0 || value->get<double>() == -1);
        if (fits)
            out = value->get<double>();
        else
            fail(name);
    }
    const Json* list(const char* name) {
        const Json* value = at(name);
        if (value && value->is_array()) return value;
        fail(name);
        return nullptr;
    }
    void fail(const char* name) {
        if (m_wrong.empty()) m_wrong = name;
    }
    const std::string& wrong() const { return m_wrong; }

private:
    const Json* at(const char* name) const {
        if (!m_from.is_object()) return nullptr;
        const auto found = m_from.find(name);
        return found == m_from.end() ? nullptr : &*found;
    }

    const Json& m_from;
    std::string m_wrong;
};

Error notAReport(const std::string& what) { return {ErrorCode::BadInput, "not a report of a backend test", what}; }

std::optional<Light> lightNamed(std::string_view text) {
    for (const Light light : kLights)
        if (name(light) == text) return light;
    return std::nullopt;
}

/// All checks, in their order.
void readChecks(Reader& reader, CapabilityReport& report) {
    const Json* list = reader.list("checks");
    if (!list) return;
    if (list->size() != report.checks.size()) return reader.fail("checks");
    for (std::size_t i = 0; i < report.checks.size(); ++i) {
        CheckResult& result = report.checks[i];
        result.check = static_cast<Check>(i);
        Reader inner((*list)[i]);
        std::string check;
        std::string light;
        inner.text("check", check);
        inner.text("light", light);
        inner.text("sentence", result.sentence);
        const auto known = lightNamed(light);
        if (!inner.wrong().empty() || check != name(result.check) || !known) return reader.fail("checks");
        result.light = *known;
    }
}

std::string readCapabilities(const Json& from, Capabilities& out) {
    Reader reader(from);
    reader.flag("chat", out.chat);
    reader.flag("completion", out.completion);
    reader.flag("generated_log_probs", out.generatedLogProbs);
    reader.flag("continuation_log_probs", out.continuationLogProbs);
    reader.flag("images", out.images);
    reader.count("suggested_concurrency", out.suggestedConcurrency);
    return reader.wrong();
}
} // namespace

std::string_view name(Check check) {
    switch (check) {
    case Check::Reachable: return "reachable";
    case Check::Generation: return "generation";
    case Check::Determinism: return "determinism";
    case Check::GeneratedLogProbs: return "generated_log_probs";
    case Check::ContinuationLogProbs: return "continuation_log_probs";
    case Check::Images: return "images";
    case Check::Parallel: return "parallel";
    case Check::Parameters: return "parameters";
    }
    return "unknown";
}

std::string_view name(Light light) {
    switch (light) {
    case Light::Green: return "green";
    case Light::Amber: return "amber";
    case Light::Red: return "red";
    case Light::Skipped: return "skipped";
    }
    return "unknown";
}

bool CapabilityReport::usable() const {
    const auto works = [&](Check check) {
        const Light light = checks[static_cast<std::size_t>(check)].light;
        return light == Light::Green || light == Light::Amber;
    };
    return works(Check::Reachable) && works(Check::Generation);
}

std::string CapabilityReport::json() const {
    Json list = Json::array();
    for (std::size_t i = 0; i < checks.size(); ++i)
        list.push_back({{"check", name(static_cast<Check>(i))},
                        {"light", name(checks[i].light)},
                        {"sentence", checks[i].sentence}});
    const bool known = std::isfinite(determinismGap) && determinismGap >= 0;
    Json object{{"version", kReportVersion},
                {"backend", backend},
                {"model", model},
                {"build", build},
                {"fingerprint", fingerprint},
                {"when", when},
                {"slots", slotCount},
                {"checks", std::move(list)},
                {"capabilities",
                 {{"chat", capabilities.chat},
                  {"completion", capabilities.completion},
                  {"generated_log_probs", capabilities.generatedLogProbs},
                  {"continuation_log_probs", capabilities.continuationLogProbs},
                  {"images", capabilities.images},
                  {"suggested_concurrency", capabilities.suggestedConcurrency}}},
                {"rejected_fields", rejectedFields},
                {"determinism_gap", known ? determinismGap : -1.0}};
    if (requests > 0)
        object["asked"] = {
            {"requests", requests}, {"prompt_tokens", promptTokens}, {"completion_tokens", completionTokens}};
    if (!systemFingerprint.empty()) object["system_fingerprint"] = systemFingerprint;
    return object.dump(-1, ' ', false, Json::error_handler_t::replace); // sentences may quote a server's bytes
}

Result<CapabilityReport> CapabilityReport::parse(std::string_view json) {
    if (json.size() > kLargestText) return notAReport("too large");
    const auto parsed = parseJson(json, kReportDepth);
    if (!parsed) return notAReport(parsed.error().message);
    const Json& object = *parsed;
    if (!object.is_object()) return notAReport("not a JSON object");
    if (const auto version = object.find("version"); version != object.end() && *version != kReportVersion)
        return notAReport("version");
    CapabilityReport report;
    Reader reader(object);
    reader.text("backend", report.backend);
    reader.text("model", report.model);
    reader.text("build", report.build);
    reader.text("fingerprint", report.fingerprint);
    if (object.contains("system_fingerprint"))
        reader.text("system_fingerprint", report.systemFingerprint); // reports of old have none
    reader.text("when", report.when);
    reader.count("slots", report.slotCount);
    reader.gap("determinism_gap", report.determinismGap);
    readChecks(reader, report);
    if (const Json* fields = reader.list("rejected_fields"))
        for (const Json& field : *fields) {
            if (field.is_string())
                report.rejectedFields.push_back(field.get<std::string>());
            else
                reader.fail("rejected_fields");
        }
    if (!reader.wrong().empty()) return notAReport(reader.wrong());
    if (const auto asked = object.find("asked"); asked != object.end()) { // reports of old do not tell
        Reader inner(*asked);
        inner.count("requests", report.requests);
        constexpr int kLargestSum = std::numeric_limits<int>::max(); // a server may count what it likes
        inner.count("prompt_tokens", report.promptTokens, kLargestSum);
        inner.count("completion_tokens", report.completionTokens, kLargestSum);
        if (!inner.wrong().empty()) return notAReport(inner.wrong());
    }
    const auto able = object.find("capabilities");
    const std::string wrong = able == object.end() ? "capabilities" : readCapabilities(*able, report.capabilities);
    if (!wrong.empty()) return notAReport(wrong);
    return report;
}

} // namespace chronoscope::backend
