// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <string>
#include <string_view>

namespace chronoscope {

/// Puts `bytes` in the place of whatever `path` holds, at once and whole: whoever reads sees the old or the new file,
/// also after a crash or a power cut. The new one is readable and writable by its owner only; a symbolic link keeps
/// pointing to it; a missing folder is made. DiskFull, Io: then the old file is as it was. Any thread.
Status replaceFile(const std::string& path, std::string_view bytes);

} // namespace chronoscope
