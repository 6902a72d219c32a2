// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace chronoscope::backend::protocol {

/// The token that holds the byte of `text` at `boundary`, as an index into `pieces`, the tokens' own texts: walked from
/// the end, so that what stands in front ("<s>", a blank a tokenizer put there) does not matter. It may begin before
/// the boundary: then prompt and continuation share it, and it counts for the continuation as a whole. Nothing where
/// the pieces do not make up the text behind the boundary: the boundary is not to be guessed. Pure; any thread.
std::optional<std::size_t> boundaryToken(std::span<const std::string> pieces, std::string_view text,
                                         std::size_t boundary);

} // namespace chronoscope::backend::protocol
