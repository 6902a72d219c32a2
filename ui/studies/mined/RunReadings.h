// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/CalibrationEye.h"
#include "core/studies/mined/MinedRun.h"
#include "core/studies/mined/RunScores.h"
#include "core/studies/mined/YearTables.h"

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::ui {

/// A run of MINED as it was at one time: what page and Inspector make their numbers of. What is read when it is first
/// wanted blocks whoever else wants it. Any thread.
class RunReading {
public:
    using Namings = std::vector<mined::Naming>;
    using Spans = std::vector<std::optional<int>>;

    RunReading(std::shared_ptr<const mined::MinedContext> context, mined::RunScores scores, bool hasLabels);

    const std::shared_ptr<const mined::MinedContext>& context() const { return m_context; }
    /// Of all that it asks, whatever a filter takes.
    const std::shared_ptr<const mined::RunScores>& scores() const { return m_scores; }
    bool hasLabels() const { return m_hasLabels; } ///< see mined::ScoreWish

    /// See mined::loadNamings().
    Result<std::shared_ptr<const Namings>> namings(store::Database& database, const std::stop_token& stop = {}) const;
    /// See mined::loadSpans().
    Result<std::shared_ptr<const Spans>> spans(store::Database& database, const std::stop_token& stop = {}) const;
    /// See mined::eyeOf().
    Result<std::shared_ptr<const mined::CalibrationEye>> eye(store::Database& database) const;

private:
    const std::shared_ptr<const mined::MinedContext> m_context;
    const std::shared_ptr<const mined::RunScores> m_scores;
    const bool m_hasLabels;
    mutable std::mutex m_mutex;
    mutable std::shared_ptr<const Namings> m_namings;
    mutable std::shared_ptr<const Spans> m_spans;
    mutable std::shared_ptr<const mined::CalibrationEye> m_eye;
};

/// What runs came to, each read once until something is added to it: their replies are many. Shared by the page, which
/// owns it, and by whoever tells of its numbers. Any thread; reading blocks.
class RunReadings {
public:
    /// As it is now. With labels also where none are wanted, if it was read with them.
    Result<std::shared_ptr<const RunReading>> of(store::Database& database, const store::RunRecord& run,
                                                 bool withLabels, const std::stop_token& stop = {});
    /// Others are not wanted any more.
    void keep(const std::set<std::int64_t>& runs);

private:
    struct Known {
        std::string at; ///< what the run had when it was read
        std::shared_ptr<const RunReading> reading;
    };
    std::mutex m_mutex;
    std::map<std::int64_t, Known> m_known; ///< by run
};

} // namespace chronoscope::ui
