// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/CalibrationModel.h"
#include "core/backend/ModelBackend.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace chronoscope::backend {

/// The calibration model behind the backend interface: in this process, no network. Owns its worker threads.
class CalibrationBackend final : public ModelBackend {
public:
    static constexpr int kConcurrency = 256; ///< requests it is handed at once

    CalibrationBackend(CalibrationParams params, std::shared_ptr<const FactBook> facts, int workers = 2);
    ~CalibrationBackend() override;

    Capabilities capabilities() const override;
    ModelIdentity identity() const override;
    void submit(ModelRequest request, Done done) override;
    void cancel(std::uint64_t group) override;

    const CalibrationModel& model() const { return m_model; }

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

    CalibrationModel m_model;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::vector<Job> m_jobs; ///< heap, earliest due first
    std::vector<std::jthread> m_workers;
};

} // namespace chronoscope::backend
