// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <string_view>

namespace chronoscope::mined {

/// Whether a reader of a WebP finds its picture: its chunks lie one behind the other, a picture has the size that the
/// file says, and the parts of a lossy one, which its first part tells, have their bytes. What stands in these parts is
/// not decoded: bytes that nobody meant as a picture are one of noise, and no reader knows better. `webp`: one that
/// readImageHeader() takes. BadInput with the reason. Pure; any thread; time grows with the number of its chunks.
Status checkWebpData(std::string_view webp);

} // namespace chronoscope::mined
