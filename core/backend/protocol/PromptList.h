// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/protocol/Protocol.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace chronoscope::backend::protocol {

/// Calls that score raw prompts and differ in nothing else, put into one: servers that take a list of prompts answer
/// with as many choices. Pure functions; any thread.
struct PromptList {
    /// A call taken apart; both are JSON.
    struct Part {
        std::string prompt;
        std::string rest; ///< the body without the prompt: equal for calls that can go together
    };
    /// Nothing for a call that scores no raw prompt.
    static std::optional<Part> partOf(const Call& call);
    /// One call for all of the parts, whose rests are equal.
    static Call merged(const std::string& path, std::span<const Part* const> parts);
    /// The answer as `count` calls by themselves would have had it, in their order; nothing where it is not one choice
    /// of each prompt. Tokens are told for the whole list: each call gets an equal share, so that their sums are right.
    static std::optional<std::vector<http::HttpResponse>> split(const http::HttpResponse& response, std::size_t count);
};

} // namespace chronoscope::backend::protocol
