// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <string>
#include <string_view>

namespace chronoscope {

/// Who may read and write a file that is made: its owner alone, for what this program keeps for itself; or whoever the
/// umask lets, and of a file that is replaced whoever could before, for what people ask to be written.
enum class FileAccess : int { Owner = 0, Usual };

/// Puts `bytes` in the place of whatever `path` holds, at once and whole: whoever reads sees the old or the new file,
/// also after a crash or a power cut. A symbolic link keeps pointing to it; a missing folder is made; a device or a
/// pipe is written to as it is. InvalidArgument for a SQLite file, which holds more than is written here; DiskFull, Io.
/// After an error the old file is as it was. Any thread.
Status replaceFile(const std::string& path, std::string_view bytes, FileAccess access = FileAccess::Owner);

/// True for a file that SQLite made, as a workspace is, whatever it is called, and for what SQLite keeps beside one:
/// what else is written must not take its place. Any thread.
bool isDatabase(const std::string& path);

} // namespace chronoscope
