// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace chronoscope::app::loopback {

/// The HTTP of LoopbackServer: reading the head of a request and making its replies. Pure values; any thread.

/// What becomes of a call; up to BadRequest there is a message for it.
enum class Outcome { Chat, Completion, Models, Health, RateLimited, ServerError, NotFound, BadRequest, Reset, Stall };

/// A request line and the headers that matter; the views are into the text that was read.
struct Head {
    std::string_view method;
    std::string_view path;
    std::size_t bodyBytes = 0;
    bool keepAlive = true;
    bool awaitsContinue = false;
};

/// Request line and headers, without the empty line at the end. Nothing if this is not a request that can be answered.
std::optional<Head> readHead(std::string_view text);

/// The message that answers a completion whose prompt, or each of a list, is to be echoed with log-probabilities:
/// tokens cut before each blank, values that depend on the prompt. Empty for any other body.
std::string echoMessage(std::string_view body);

/// Every other message the server sends, made once. Immutable.
class Messages {
public:
    /// `text` is what every generation answers.
    explicit Messages(const std::string& text);
    /// The message for an outcome up to BadRequest.
    const std::string& at(Outcome outcome) const { return m_of[static_cast<std::size_t>(outcome)]; }

private:
    std::array<std::string, 8> m_of;
};

} // namespace chronoscope::app::loopback
