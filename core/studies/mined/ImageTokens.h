// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace chronoscope::mined {

/// Tokens that a picture of these pixels is billed as, by the rules that providers publish: Anthropic's area, Gemini's
/// tiles, OpenAI's tiles for gpt-4o and gpt-4.1. Nothing where the rule of the URI's model is not known. Pure.
std::optional<std::int64_t> imageTokens(const std::string& backendUri, std::uint32_t width, std::uint32_t height);

} // namespace chronoscope::mined
