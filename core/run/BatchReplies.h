// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelBackend.h"
#include "core/backend/protocol/Protocol.h"
#include "core/backend/server/FileDescriptor.h"
#include "core/base/Result.h"

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

namespace chronoscope::run {

/// Answers requests from a result file, each by its tag: a model that was asked elsewhere. Holds where the results
/// are, not what they say; a thread of its own reads them. Made for one import; threads as ModelBackend says.
class BatchReplies final : public backend::ModelBackend {
public:
    /// Where the result of one request stands in the file.
    struct Place {
        std::int64_t index = 0;   ///< the request's tag
        std::uint64_t offset = 0; ///< bytes, of the beginning of its line
        std::uint64_t length = 0; ///< bytes, with its line end
        std::uint64_t line = 0;   ///< from 1
    };

    /// `places`: ascending by index, none twice. Io if the file cannot be opened.
    static Result<std::shared_ptr<BatchReplies>> open(const std::string& path, std::string identity,
                                                      const backend::protocol::Protocol& protocol,
                                                      std::vector<Place> places);
    ~BatchReplies() override;

    backend::Capabilities capabilities() const override;
    backend::ModelIdentity identity() const override;
    void submit(backend::ModelRequest request, Done done) override;
    void cancel(std::uint64_t group) override;

    /// A result of another prompt than the one that was sent.
    struct OtherPrompt {
        std::uint64_t line = 0;
        std::string why;
    };
    /// The first one that was found: nothing is answered from then on, and refused() is requested.
    std::optional<OtherPrompt> otherPrompt() const;
    std::stop_token refused() const { return m_refused.get_token(); }
    /// Requested when a result is not what stood in its place when the file was first read.
    std::stop_token changed() const { return m_changed.get_token(); }
    /// The places nobody asked for.
    std::vector<Place> unasked() const;

private:
    struct Job {
        backend::ModelRequest request;
        Done done;
        bool cancelled = false;
    };

    BatchReplies(backend::FileDescriptor file, std::string identity, const backend::protocol::Protocol& protocol,
                 std::vector<Place> places);
    void work(const std::stop_token& stop);
    backend::ModelReply answer(const backend::ModelRequest& request);
    backend::ModelReply read(const Place& place, const backend::ModelRequest& request);
    backend::ModelReply refuse(const Place& place, const std::string& why);

    const backend::FileDescriptor m_file;
    const std::string m_identity;
    const backend::protocol::Protocol& m_protocol;
    const std::vector<Place> m_places;
    std::stop_source m_changed;
    std::stop_source m_refused;

    mutable std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<Job> m_jobs;
    std::vector<bool> m_asked; ///< as m_places
    std::optional<OtherPrompt> m_other;
    std::jthread m_thread;
};

} // namespace chronoscope::run
