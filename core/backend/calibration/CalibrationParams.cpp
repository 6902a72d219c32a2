// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/calibration/CalibrationParams.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
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
} // namespace

Result<CalibrationParams> CalibrationParams::fromUri(const BackendUri& uri) {
    CalibrationParams params;
    if (uri.protocol != "calibration" || !uri.base.empty())
        return Error{ErrorCode::InvalidArgument, "a calibration model is calibration:?…", uri.text()};
    for (const auto& [key, value] : uri.query) {
        bool ok = false;
        if (key == "cutoff")
            ok = readNumber(value, 0, 9999, params.cutoff);
        else if (key == "recall")
            ok = readNumber(value, 0.0, 1.0, params.recall);
        else if (key == "partial")
            ok = readNumber(value, 0.0, 1.0, params.partial);
        else if (key == "stale")
            ok = readNumber(value, 0.0, 1.0, params.stale);
        else if (key == "noise")
            ok = readNumber(value, 0.0, 1.0, params.noise);
        else if (key == "refusal")
            ok = readNumber(value, 0.0, 1.0, params.refusal);
        else if (key == "error")
            ok = readNumber(value, 0.0, 1.0, params.error);
        else if (key == "recovers")
            ok = readNumber(value, 0.0, 1.0, params.recovers);
        else if (key == "robust")
            ok = readNumber(value, 0.0, 1.0, params.robust);
        else if (key == "nearly")
            ok = readNumber(value, 0.0, 1.0, params.nearly);
        else if (key == "blind")
            ok = readNumber(value, 0.0, 1.0, params.blind);
        else if (key == "mistaken")
            ok = readNumber(value, 0.0, 1.0, params.mistaken);
        else if (key == "swayed")
            ok = readNumber(value, 0.0, 1.0, params.swayed);
        else if (key.starts_with(kRecallOf) && key.size() > kRecallOf.size())
            ok = readNumber(value, 0.0, 1.0, params.recallOf[key.substr(kRecallOf.size())]);
        else if (key == "latency_ms")
            ok = readNumber(value, 0, 600'000, params.latencyMs);
        else if (key == "seed")
            ok = readNumber(value, std::uint64_t{0}, UINT64_MAX, params.seed);
        else
            return Error{ErrorCode::InvalidArgument, "a calibration model has no parameter of this name", key};
        if (!ok) return Error{ErrorCode::InvalidArgument, "a calibration parameter is out of range", key + "=" + value};
    }
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
