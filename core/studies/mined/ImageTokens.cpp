// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/ImageTokens.h"

#include "core/backend/BackendUri.h"

#include <algorithm>
#include <cmath>

namespace chronoscope::mined {

namespace {
std::int64_t tiles(double width, double height, double side) {
    return static_cast<std::int64_t>(std::ceil(width / side) * std::ceil(height / side));
}

/// Scaled to a long side of 1568 pixels, 750 pixels a token, 1600 tokens at most.
std::int64_t anthropicTokens(double width, double height) {
    constexpr double kLongSide = 1568, kPixelsPerToken = 750, kMost = 1600;
    const double scale = std::min(1.0, kLongSide / std::max(width, height));
    return static_cast<std::int64_t>(std::min(kMost, std::ceil(width * scale * height * scale / kPixelsPerToken)));
}

/// Small pictures are one tile; larger ones are cut into tiles of 768 pixels.
std::int64_t geminiTokens(double width, double height) {
    constexpr double kSmall = 384, kSide = 768;
    constexpr std::int64_t kPerTile = 258;
    return std::max(width, height) <= kSmall ? kPerTile : kPerTile * tiles(width, height, kSide);
}

/// Scaled into 2048 × 2048 and then to a short side of 768; tiles of 512 pixels.
std::int64_t openAiTokens(double width, double height) {
    constexpr double kLongSide = 2048, kShortSide = 768, kSide = 512;
    constexpr std::int64_t kBase = 85, kPerTile = 170;
    const double fit = std::min(1.0, kLongSide / std::max(width, height));
    const double scale = fit * std::min(1.0, kShortSide / (std::min(width, height) * fit));
    return kBase + kPerTile * tiles(width * scale, height * scale, kSide);
}

bool isTiledModel(const std::string& model) {
    const bool isSmall = model.find("mini") != std::string::npos || model.find("nano") != std::string::npos;
    return !isSmall && (model.starts_with("gpt-4o") || model.starts_with("gpt-4.1"));
}
} // namespace

std::optional<std::int64_t> imageTokens(const std::string& backendUri, std::uint32_t width, std::uint32_t height) {
    const auto uri = backend::BackendUri::parse(backendUri);
    if (!uri || width == 0 || height == 0) return std::nullopt;
    if (uri->protocol == "anthropic") return anthropicTokens(width, height);
    if (uri->protocol == "gemini") return geminiTokens(width, height);
    const auto model = uri->query.find("model");
    if (uri->protocol == "openai" && model != uri->query.end() && isTiledModel(model->second))
        return openAiTokens(width, height);
    return std::nullopt;
}

} // namespace chronoscope::mined
