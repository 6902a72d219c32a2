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

/// Everything that decides a reply. Two requests share a reply only if all of it is equal.
struct CacheKey {
    std::string protocol;
    std::string baseUrl;
    std::string model;
    std::string fingerprint; ///< of the model's build, as the server told before the run
    std::string path;
    std::string body;        ///< as sent, images included
    int sampleIndex = 0;

    /// SHA-256, 32 bytes, over all fields with their lengths; a JSON body is brought to a canonical form first, so
    /// that the order of its members does not matter.
    std::string digest() const;
};

/// Replies of model servers by what was asked, in one SQLite file of their own that several processes may share; no
/// expiry. Owns one thread that does all reading and writing, in batches. A cache that cannot be read or written is
/// no cache: it answers "not there" and says so once in problem(). Public functions: any thread.
class ResponseCache {
public:
    using Found = std::function<void(std::optional<std::string> body)>;

    /// Opens or creates the file. BadInput if it is something else.
    static Result<std::shared_ptr<ResponseCache>> open(const std::string& path);
    ~ResponseCache(); ///< writes what is waiting; look-ups still waiting are answered with nothing

    /// `found` is called exactly once, on the cache's thread, with the body of the reply kept under `digest`.
    void find(std::string digest, Found found);
    /// Keeps a successful reply's body (compressed). Nothing is waited for; memory in waiting is bounded: when the disk
    /// cannot follow, replies are dropped from the cache, never from the run.
    void keep(std::string digest, std::string body);
    /// What went wrong with the file, if anything.
    std::string problem() const;
    std::int64_t size() const; ///< replies kept; -1 unknown

private:
    class Impl;
    explicit ResponseCache(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

} // namespace chronoscope::backend
