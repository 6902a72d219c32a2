// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/calibration/CalibrationBackend.h"
#include "core/base/Hash.h"
#include "core/run/plan/ProbePlan.h"
#include "core/store/RunStore.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::study {

/// What a study asks about, in the words that tell it from others.
struct Item {
    ContentId id{};       ///< its identity in any workspace, by content: annotations are bound to it
    std::int64_t row = 0; ///< in the study's tables
    std::string subject;
    std::string relation;
    std::string object; ///< empty where the two say it all
};

/// One evaluation system: it says what its runs ask and what comes of the
/// replies. Immutable; any thread.
class Study {
public:
    virtual ~Study() = default;
    /// As it is stored with its runs.
    virtual std::string_view key() const = 0;
    /// What asks the rest of a stored run of this study; `reader` becomes the
    /// plan's own. Unsupported for a plan that the study does not have. Blocks
    /// while it reads: ends soon after `stop`.
    virtual Result<std::unique_ptr<run::ProbePlan>> plan(const store::RunRecord& run, store::Database reader,
                                                         const std::stop_token& stop) const = 0;
    /// What the calibration model says to the requests of a stored run; `reader` is the caller's. Unsupported unless
    /// the study has planted something. Blocks while it reads.
    virtual Result<backend::Responder> responder(const store::RunRecord& run, const backend::CalibrationParams& params,
                                                 store::Database& reader) const;
    /// Everything a workspace has that runs of this study may ask about. By default there is nothing.
    virtual Status eachItem(store::Database& reader, const std::function<void(Item&&)>& visit) const;
};

/// The studies a program knows; a value. Studies live as long as any copy.
class Studies {
public:
    void add(std::shared_ptr<const Study> study) { m_studies.push_back(std::move(study)); }
    /// The plan of a stored run, as Study::plan(). Unsupported also for a run of
    /// a study that is not known.
    Result<std::unique_ptr<run::ProbePlan>> planOf(const store::RunRecord& run, store::Database reader,
                                                   const std::stop_token& stop = {}) const;
    /// As Study::responder(), of the run's study.
    Result<backend::Responder> responderOf(const store::RunRecord& run, const backend::CalibrationParams& params,
                                           store::Database& reader) const;
    /// As Study::eachItem(), of all studies one after the other.
    Status eachItem(store::Database& reader, const std::function<void(Item&&)>& visit) const;

private:
    Result<const Study*> of(const store::RunRecord& run) const;

    std::vector<std::shared_ptr<const Study>> m_studies;
};

/// Every study of this program; the list is core/studies/BuiltIn.cpp.
const Studies& builtInStudies();

} // namespace chronoscope::study
