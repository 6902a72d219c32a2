// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelBackend.h"
#include "core/exchange/ResultScan.h"
#include "core/layout/RunLayout.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace chronoscope::exchange {

/// Answers the requests of an imported run from its result files, each by its tag: a model that was asked elsewhere.
/// Requests must come in ascending order, as a TemplatePlan asks; the files are read along with them by a thread of its
/// own, so one element of each is held. Made for one import; threads as ModelBackend says.
class ResultReplies final : public backend::ModelBackend {
public:
    /// The elements of `scan` have the ordinals 0, 1, 2 … in `layout`, whose temperatures are the scan's.
    ResultReplies(ResultScan scan, run::RunLayout layout);
    ~ResultReplies() override;

    backend::Capabilities capabilities() const override;
    backend::ModelIdentity identity() const override { return {"imported", "result files", {}}; }
    void submit(backend::ModelRequest request, Done done) override;
    void cancel(std::uint64_t group) override;

    /// Requested when a file does not hold what it held when it was scanned.
    std::stop_token changed() const { return m_changed.get_token(); }
    /// Replies found so far: those of the scan once all requests are answered, unless a file has changed.
    std::int64_t found() const { return m_found; }

private:
    struct Job {
        std::int64_t index = 0;
        std::uint64_t group = 0;
        Done done;
        bool cancelled = false;
    };

    void work(const std::stop_token& stop);
    backend::ModelReply answer(std::int64_t index);
    /// Makes the element with this ordinal the current one; false if the files have changed.
    bool advance(std::int64_t ordinal);
    bool openGroup(std::size_t group);

    const ResultScan m_scan;
    const run::RunLayout m_layout;
    std::stop_source m_changed;
    std::atomic<std::int64_t> m_found{0};

    // Of the reading thread alone.
    std::size_t m_group = 0;
    std::int64_t m_firstOrdinal = 0;      ///< of the group
    std::int64_t m_ordinal = -1;          ///< the current element
    std::vector<ResultReader> m_readers;  ///< of the group, one per temperature
    std::vector<ResultElement> m_current; ///< the same

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<Job> m_jobs;
    std::jthread m_thread;
};

} // namespace chronoscope::exchange
