// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace chronoscope::backend {

/// How this person's computer reaches other hosts, for the window and the command line alike. Kept as a small JSON
/// file. Value type.
struct NetworkSettings {
    static constexpr std::int64_t kLeastCache = 10'000'000;       ///< bytes
    static constexpr std::int64_t kMostCache = 1'000'000'000'000; ///< bytes
    static constexpr std::int64_t kUsualCache = 2'000'000'000;    ///< bytes, as ResponseCache::kDefaultLimit

    bool offline = false; ///< nothing is sent to any host but this computer
    std::string proxy;    ///< http, https, socks5 or socks5h; empty = as the environment says
    std::string caFile;   ///< PEM of certificates to trust instead of the system's; empty = the system's
    std::int64_t cacheBytes = kUsualCache; ///< the response cache holds about as much

    bool operator==(const NetworkSettings&) const = default;

    /// BadInput with the reason for unknown members, wrong types, sizes out of bounds and what proxyProblem() names.
    static Result<NetworkSettings> parse(std::string_view json);
    std::string json() const;
    /// The file's; the usual ones where there is none. BadInput, Io.
    static Result<NetworkSettings> load(const std::string& path);
    Status save(const std::string& path) const;
};

/// What is wrong with a proxy's address, or empty. A name and password in it are refused: they would stand in a file in
/// clear.
std::string proxyProblem(const std::string& proxy);

} // namespace chronoscope::backend
