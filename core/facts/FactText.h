// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <optional>
#include <string>
#include <string_view>

namespace chronoscope::facts {

/// Texts of a table that somebody else wrote. All functions are pure and may be called on any thread.

enum class Encoding : int { Utf8 = 0, Utf16, Latin1 };

struct DecodedText {
    std::string text; ///< UTF-8, without a byte order mark
    Encoding encoding = Encoding::Utf8;
    bool hadMark = false;
};

/// Bytes of a file as UTF-8: by its byte order mark, else UTF-8, else Latin-1 as Windows has it. BadInput for what is
/// no text, and for UTF-8 with a few bytes that are none: those cannot be guessed.
Result<DecodedText> decodeText(std::string_view bytes);

/// NFC; every run of Unicode spaces is one blank, zero-width characters are gone, trimmed. `text` is UTF-8.
std::string normalised(std::string_view text);

/// Case, accents, punctuation and articles do not count in it: equal folds are the same answer.
std::string folded(std::string_view text);

/// What `text` was before its UTF-8 was read as Latin-1 ("SÃ£o" → "São"); nothing where it does not look like that.
std::optional<std::string> mojibakeRepaired(std::string_view text);

} // namespace chronoscope::facts
