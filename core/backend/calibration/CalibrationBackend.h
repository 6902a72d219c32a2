// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelBackend.h"
#include "core/backend/calibration/CalibrationModel.h"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace chronoscope::backend {

/// What a calibration model says; called on several threads at once.
using Responder = std::function<ModelReply(const ModelRequest&)>;

/// The calibration model behind the backend interface: in this process, no network. Owns its worker threads.
class CalibrationBackend final : public ModelBackend {
public:
    static constexpr int kConcurrency = 256; ///< requests it is handed at once

    CalibrationBackend(CalibrationParams params, Responder responder, int workers = 2);
    /// One that knows the facts of ChroKnowledge.
    CalibrationBackend(CalibrationParams params, std::shared_ptr<const FactBook> facts, int workers = 2);
    ~CalibrationBackend() override;

    Capabilities capabilities() const override;
    ModelIdentity identity() const override;
    void submit(ModelRequest request, Done done) override;
    void cancel(std::uint64_t group) override;

private:
    using Clock = std::chrono::steady_clock;
    struct Job {
        Clock::time_point submitted;
        Clock::time_point due;
        ModelRequest request;
        Done done;
    };
    static bool later(const Job& a, const Job& b) { return a.due > b.due; }

    void work(const std::stop_token& stop);
    std::chrono::microseconds latencyOf(const ModelRequest& request) const;

    const CalibrationParams m_params;
    const Responder m_responder;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::vector<Job> m_jobs; ///< heap, earliest due first
    std::vector<std::jthread> m_workers;
};

} // namespace chronoscope::backend
