// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace chronoscope {

/// `bytes` as a zlib stream, which carries a checksum. Any thread.
std::string compressed(std::string_view bytes);

/// What compressed() was given. BadInput if `bytes` is not one whole, undamaged zlib stream, or would become larger
/// than `limit` bytes: a hostile stream costs no more memory than about that. Any thread.
Result<std::string> decompressed(std::string_view bytes, std::size_t limit);

} // namespace chronoscope
