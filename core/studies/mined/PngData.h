// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <string_view>

namespace chronoscope::mined {

/// Unpacks the data of a PNG and counts its lines: a file may be whole and its picture end early, and a reader then
/// shows what there is above black. Its chunks have names, those that no reader may pass over are known, and one in a
/// palette's colours has it in front of them. `png`: one that readImageHeader() takes. BadInput with the reason. Pure;
/// any thread; keeps 32 kB of what is unpacked; time grows with the pixels.
Status checkPngData(std::string_view png);

} // namespace chronoscope::mined
