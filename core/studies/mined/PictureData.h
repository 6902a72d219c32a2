// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <string_view>

namespace chronoscope::mined {

/// Whether a reader finds all that it needs to draw a picture: the tables and the scan of a JPEG, a frame and its
/// colours in a GIF; see checkPngData() for a PNG and checkWebpData() for a WebP. The pixels of all but a PNG are not
/// decoded, so a picture may still be other than it was meant. `bytes`: of a picture that readImageHeader() takes, of
/// the type that it says. BadInput with the reason. Pure; any thread; linear in the bytes.
Status checkPictureData(std::string_view mediaType, std::string_view bytes);

} // namespace chronoscope::mined
