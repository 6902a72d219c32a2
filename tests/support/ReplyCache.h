// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/client/ResponseCache.h"

#include <memory>
#include <optional>
#include <string>

namespace chronoscope::test {

/// A reply cache on a real file for tests, asked synchronously, and numbered replies to keep in it.

using Cache = std::shared_ptr<backend::ResponseCache>;
using Body = std::optional<std::string>;

/// 32 bytes, another for each number.
std::string digest(int number);
std::string body(int number);

/// Throws std::runtime_error where it cannot be opened.
Cache openCache(const std::string& path);
/// Waits for the answer. Not on the cache's thread.
Body find(backend::ResponseCache& cache, const std::string& what);
/// Opens the cache, keeps the replies 0 to `count` − 1, and ends it.
void keepMany(const std::string& path, int count);

} // namespace chronoscope::test
