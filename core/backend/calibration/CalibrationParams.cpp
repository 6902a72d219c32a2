// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/calibration/CalibrationParams.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace chronoscope::backend {

namespace {
constexpr std::string_view kRecallOf = "recall.";

template <typename Number> bool readNumber(const std::string& text, Number low, Number high, Number& out) {
    Number value{};
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || end != text.data() + text.size() || !(value >= low && value <= high)) return false;
    out = value;
    return true;
}

/// The parameters that are shares, by the names that the URI has them under.
double* shareOf(CalibrationParams& params, const std::string& key) {
    if (key.starts_with(kRecallOf) && key.size() > kRecallOf.size())
        return &params.recallOf[key.substr(kRecallOf.size())];
    static const std::map<std::string, double CalibrationParams::*, std::less<>> shares{
        {"recall", &CalibrationParams::recall},     {"partial", &CalibrationParams::partial},
        {"stale", &CalibrationParams::stale},       {"noise", &CalibrationParams::noise},
        {"refusal", &CalibrationParams::refusal},   {"error", &CalibrationParams::error},
        {"recovers", &CalibrationParams::recovers}, {"robust", &CalibrationParams::robust},
        {"nearly", &CalibrationParams::nearly},     {"blind", &CalibrationParams::blind},
        {"mistaken", &CalibrationParams::mistaken}, {"swayed", &CalibrationParams::swayed}};
    const auto at = shares.find(key);
    return at == shares.end() ? nullptr : &(params.*at->second);
}

Status readParameter(CalibrationParams& params, const std::string& key, const std::string& value) {
    bool ok = false;
    if (double* share = shareOf(params, key))
        ok = readNumber(value, 0.0, 1.0, *share);
    else if (key == "cutoff")
        ok = readNumber(value, 0, 9999, params.cutoff);
    else if (key == "latency_ms")
        ok = readNumber(value, 0, 600'000, params.latencyMs);
    else if (key == "seed")
        ok = readNumber(value, std::uint64_t{0}, UINT64_MAX, params.seed);
    else
        return Error{ErrorCode::InvalidArgument, "a calibration model has no parameter of this name", key};
    if (!ok) return Error{ErrorCode::InvalidArgument, "a calibration parameter is out of range", key + "=" + value};
    return {};
}
} // namespace

Result<CalibrationParams> CalibrationParams::fromUri(const BackendUri& uri) {
    CalibrationParams params;
    if (uri.protocol != "calibration" || !uri.base.empty())
        return Error{ErrorCode::InvalidArgument, "a calibration model is calibration:?…", uri.text()};
    for (const auto& [key, value] : uri.query)
        if (const Status read = readParameter(params, key, value); !read) return read.error();
    // What is not asked for takes what room the asked leave it: robust=1 is robust throughout.
    const auto fit = [&](const char* key, double& share, double others) {
        if (!uri.query.contains(key)) share = std::clamp(1 - others, 0.0, share);
    };
    fit("robust", params.robust,
        (uri.query.contains("nearly") ? params.nearly : 0) + (uri.query.contains("blind") ? params.blind : 0));
    fit("nearly", params.nearly, params.robust + (uri.query.contains("blind") ? params.blind : 0));
    fit("blind", params.blind, params.robust + params.nearly);
    if (params.robust + params.nearly + params.blind > 1 + 1e-9)
        return Error{ErrorCode::InvalidArgument, "robust, nearly and blind are shares of the same facts: 1 together",
                     uri.text()};
    return params;
}

BackendUri CalibrationParams::uri() const {
    BackendUri out;
    out.protocol = "calibration";
    out.query = {{"cutoff", std::to_string(cutoff)},      {"recall", fmt::format("{}", recall)},
                 {"partial", fmt::format("{}", partial)}, {"stale", fmt::format("{}", stale)},
                 {"noise", fmt::format("{}", noise)},     {"refusal", fmt::format("{}", refusal)},
                 {"error", fmt::format("{}", error)},     {"latency_ms", std::to_string(latencyMs)},
                 {"seed", std::to_string(seed)}};
    // Left out as long as they are as ever: a run of an older version keeps the name of its model.
    const CalibrationParams usual;
    const auto unusual = [&](const char* key, double value, double usually) {
        if (value != usually) out.query.emplace(key, fmt::format("{}", value));
    };
    unusual("recovers", recovers, usual.recovers);
    unusual("robust", robust, usual.robust);
    unusual("nearly", nearly, usual.nearly);
    unusual("blind", blind, usual.blind);
    unusual("mistaken", mistaken, usual.mistaken);
    unusual("swayed", swayed, usual.swayed);
    for (const auto& [name, share] : recallOf)
        out.query.emplace(std::string(kRecallOf) + name, fmt::format("{}", share));
    return out;
}

} // namespace chronoscope::backend
