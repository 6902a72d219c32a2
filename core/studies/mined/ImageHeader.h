// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace chronoscope::mined {

inline constexpr std::size_t kMostImageBytes = std::size_t{20} << 20;
inline constexpr std::uint32_t kMostImageSide = 16'384;       ///< pixels
inline constexpr std::uint64_t kMostImagePixels = 50'000'000; ///< 200 MB once decoded

/// What a picture says of itself before anything is decoded.
struct ImageHeader {
    std::string mediaType; ///< "image/png"
    std::uint32_t width = 0;
    std::uint32_t height = 0;
};

/// Recognises PNG, JPEG, WebP and GIF by their bytes, whatever the file is called, and sees that the file is whole.
/// Nothing is decoded. BadInput, with the reason, for anything else: SVG, a cut file, no pixels, or more bytes or
/// pixels than are taken. Pure; any thread; time grows with the number of its chunks.
Result<ImageHeader> readImageHeader(std::string_view bytes);

} // namespace chronoscope::mined
