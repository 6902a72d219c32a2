// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::backend {

/// Replies of model servers by what was asked (CacheKey), in one SQLite file of their own that several processes may
/// share. Holds about `limit` bytes: what was kept first goes first, and is asked for again where it is still wanted.
/// Owns a thread that reads and one that writes, both in batches. A cache that cannot be read or written is no cache:
/// it answers "not there" and says so once in problem(). Public functions: any thread. The last reference must not be
/// given up on the cache's own threads (in `found`, or by what it holds): it joins them.
class ResponseCache {
public:
    using Body = std::optional<std::string>;
    using Bodies = std::vector<Body>;

    static constexpr std::int64_t kDefaultLimit = 2'000'000'000; ///< bytes

    /// Opens or creates the file, and its folder. Not touched and refused: with BadInput what is something else, with
    /// NewerSchema what a newer version wrote. The file of an earlier version is put aside (ResponseFile::asidePath),
    /// and a new one begun. Corrupt, Io, Locked: as they say.
    static Result<std::shared_ptr<ResponseCache>> open(const std::string& path, std::int64_t limit = kDefaultLimit);
    ~ResponseCache(); ///< writes what is waiting; look-ups still waiting are answered with nothing

    /// `found` is called exactly once, on the cache's reading thread, with the bodies of the replies kept under
    /// `digests`, in their order.
    void find(std::vector<std::string> digests, std::function<void(Bodies)> found);
    void find(std::string digest, std::function<void(Body)> found);
    /// Keeps a successful reply's body. Nothing is waited for; memory in waiting is bounded: when the disk cannot
    /// follow, replies are dropped from the cache, never from the run.
    void keep(std::string digest, std::string body);
    /// Forgets all replies in the file, and the file of an earlier version; the room is given back to the disk. Blocks
    /// while it does. Locked where another process is writing all the while; Io and others as they say.
    Status clear();
    /// What went wrong first with the file, if anything.
    std::string problem() const;
    std::int64_t size() const;    ///< replies in the file, as of this object's last writing; -1 unknown
    std::int64_t bytes() const;   ///< of the file, likewise
    std::int64_t limit() const;   ///< bytes
    std::int64_t dropped() const; ///< replies handed to keep() that could not be kept

private:
    class Impl;
    explicit ResponseCache(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

} // namespace chronoscope::backend
