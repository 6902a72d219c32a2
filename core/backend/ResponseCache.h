// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace chronoscope::backend {

/// Replies of model servers by what was asked (CacheKey), in one SQLite file of their own that several processes may
/// share; no expiry. Owns one thread that does all reading and writing, in batches. A cache that cannot be read or
/// written is no cache: it answers "not there" and says so once in problem(). Public functions: any thread. The last
/// reference must not be given up on the cache's own thread (in `found`, or by what it holds): it joins that thread.
class ResponseCache {
public:
    using Found = std::function<void(std::optional<std::string> body)>;

    /// Opens or creates the file, and its folder. Not touched and refused: with BadInput what is something else, with
    /// NewerSchema what a newer version wrote. Corrupt, Io, Locked: as they say.
    static Result<std::shared_ptr<ResponseCache>> open(const std::string& path);
    ~ResponseCache(); ///< writes what is waiting; look-ups still waiting are answered with nothing

    /// `found` is called exactly once, on the cache's thread, with the body of the reply kept under `digest`.
    void find(std::string digest, Found found);
    /// Keeps a successful reply's body (compressed). Nothing is waited for; memory in waiting is bounded: when the disk
    /// cannot follow, replies are dropped from the cache, never from the run.
    void keep(std::string digest, std::string body);
    /// What went wrong first with the file, if anything.
    std::string problem() const;
    std::int64_t size() const;    ///< replies in the file, as of this object's last writing; -1 unknown
    std::int64_t dropped() const; ///< replies handed to keep() that could not be kept

private:
    class Impl;
    explicit ResponseCache(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

} // namespace chronoscope::backend
