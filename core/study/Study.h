// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/calibration/CalibrationBackend.h"
#include "core/base/Hash.h"
#include "core/probe/ProbePlan.h"
#include "core/store/RunStore.h"
#include "core/study/Rejudging.h"
#include "core/study/UnitKey.h"

#include <functional>
#include <memory>
#include <optional>
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

/// One request of a stored run, in the terms of its study. Value.
struct AskedRequest {
    std::string subject;
    std::int64_t item = 0;         ///< row of what is asked about, in the study's tables
    UnitKey unit;                  ///< of the item, as the study's units are named
    UnitKey place;                 ///< which request of that unit it is, in stable names
    backend::ModelRequest request; ///< as it is sent, but for its pictures
    /// Of a run that is about another run's replies: the reply.
    struct About {
        std::int64_t run = 0;
        std::int64_t index = 0;
    };
    std::optional<About> about = {};
};

/// What the replies of a run come to, which says who reads them.
enum class ResultKind {
    Units,      ///< units of the study's own, which its page and its views show
    Cells,      ///< cells of elements, years and templates, which result pages, scorings and label sets of cells read
    Traversals, ///< what asking on changed in the cells of another run
};

/// What the requests of one run ask. Reads through the connection that it is given; one thread at a time.
class AskedRequests {
public:
    virtual ~AskedRequests() = default;
    /// InvalidArgument for a number that the run does not ask.
    virtual Result<AskedRequest> at(store::Database& reader, std::int64_t index) = 0;
    /// The name of the run whose replies they are about; empty: they are about no replies.
    virtual std::string aboutRun() const { return {}; }
};

/// One evaluation system: it says what its runs ask and what comes of the
/// replies. Immutable; any thread.
class Study {
public:
    virtual ~Study() = default;
    /// As it is stored with its runs.
    virtual std::string_view key() const = 0;
    /// What its runs come to; Units and nothing that is held in cells by default.
    virtual ResultKind resultsOf(const store::RunRecord& /*run*/) const { return ResultKind::Units; }
    /// What asks the rest of a stored run of this study; `reader` becomes the
    /// plan's own. Unsupported for a plan that the study does not have. Blocks
    /// while it reads: ends soon after `stop`.
    virtual Result<std::unique_ptr<run::ProbePlan>> plan(const store::RunRecord& run, store::Database reader,
                                                         const std::stop_token& stop) const = 0;
    /// What the calibration model says to the requests of a stored run; `reader` is the caller's. Unsupported unless
    /// the study has planted something. Blocks while it reads.
    virtual Result<backend::Responder> responder(const store::RunRecord& run, const backend::CalibrationParams& params,
                                                 store::Database& reader) const;
    /// Makes everything that follows from the stored replies of a run anew, inside the caller's transaction: cells,
    /// units, what is still to be asked. Replies stay as they are. By default nothing follows. Corrupt where replies
    /// and run do not fit each other. Throws SQLite errors. Blocks; ends soon after `stop` with Cancelled.
    virtual Status refold(const store::RunRecord& run, store::Database& database, const std::stop_token& stop) const;
    /// The tables that refold() makes. By default none.
    virtual std::vector<DerivedTable> derivedTables() const { return {}; }
    /// Judges the stored replies of a run again by what they say, and reads all that the run asks: Corrupt or NotFound
    /// where some of it is missing. Nothing is written. By default replies have no verdict. Blocks.
    virtual Result<Rejudged> rejudge(const store::RunRecord& run, store::Database& reader, const GoesOn& goesOn) const;
    /// Holds everything that runs of this study may ask about against its content hashes. By default there is nothing.
    /// Blocks; ends soon after `stop` with Cancelled.
    virtual Result<CheckedItems> checkItems(store::Database& reader, const std::stop_token& stop) const;
    /// What the requests of a stored run ask. Unsupported by default, and for plans of which nobody can tell. Blocks
    /// while it reads.
    virtual Result<std::unique_ptr<AskedRequests>> asked(const store::RunRecord& run, store::Database& reader) const;
    /// What a stored run asks and how, beyond what its record says: a JSON object; by default empty. Blocks.
    virtual Result<std::string> spec(const store::RunRecord& run, store::Database& reader) const;
    /// Whether a run can be made that asks just what this one asks.
    virtual bool canCopy(const store::RunRecord& /*run*/) const { return false; }
    /// Lets run `fresh`, which is stored and asks nothing yet, ask what `run` asks, inside the caller's transaction.
    /// Only where canCopy(). Throws SQLite errors.
    virtual void copy(const store::RunRecord& /*run*/, std::int64_t /*fresh*/, store::Database& /*database*/) const {}
    /// Everything a workspace has that runs of this study may ask about. By default there is nothing.
    virtual Status eachItem(store::Database& reader, const std::function<void(Item&&)>& visit) const;
};

/// The studies a program knows; a value. Studies live as long as any copy.
class Studies {
public:
    void add(std::shared_ptr<const Study> study) { m_studies.push_back(std::move(study)); }
    bool knows(std::string_view key) const;
    /// As Study::resultsOf(), of the run's study; Units also for a run of a study that is not known.
    ResultKind resultsOf(const store::RunRecord& run) const;
    bool hasCells(const store::RunRecord& run) const { return resultsOf(run) == ResultKind::Cells; }
    bool hasUnits(const store::RunRecord& run) const { return resultsOf(run) == ResultKind::Units; }
    /// The plan of a stored run, as Study::plan(). Unsupported also for a run of
    /// a study that is not known.
    Result<std::unique_ptr<run::ProbePlan>> planOf(const store::RunRecord& run, store::Database reader,
                                                   const std::stop_token& stop = {}) const;
    /// As Study::responder(), of the run's study.
    Result<backend::Responder> responderOf(const store::RunRecord& run, const backend::CalibrationParams& params,
                                           store::Database& reader) const;
    /// As Study::refold(), of the run's study.
    Status refold(const store::RunRecord& run, store::Database& database, const std::stop_token& stop) const;
    /// As Study::derivedTables(), of all studies.
    std::vector<DerivedTable> derivedTables() const;
    /// As Study::rejudge(), of the run's study.
    Result<Rejudged> rejudge(const store::RunRecord& run, store::Database& reader, const GoesOn& goesOn) const;
    /// As Study::checkItems(), of all studies; what keeps one from being read is a problem of the answer.
    Result<CheckedItems> checkItems(store::Database& reader, const std::stop_token& stop) const;
    /// As Study::asked(), of the run's study.
    Result<std::unique_ptr<AskedRequests>> askedOf(const store::RunRecord& run, store::Database& reader) const;
    /// As Study::spec(), of the run's study.
    Result<std::string> specOf(const store::RunRecord& run, store::Database& reader) const;
    /// As Study::canCopy() and Study::copy(), of the run's study.
    bool canCopy(const store::RunRecord& run) const;
    void copy(const store::RunRecord& run, std::int64_t fresh, store::Database& database) const;
    /// As Study::eachItem(), of all studies one after the other.
    Status eachItem(store::Database& reader, const std::function<void(Item&&)>& visit) const;

private:
    Result<const Study*> of(const store::RunRecord& run) const;

    std::vector<std::shared_ptr<const Study>> m_studies;
};

/// Every study of this program; the list is core/studies/BuiltIn.cpp.
const Studies& builtInStudies();

} // namespace chronoscope::study
