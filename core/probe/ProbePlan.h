// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"
#include "core/backend/ModelRequest.h"
#include "core/base/Result.h"
#include "core/store/ReplyStore.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace chronoscope::run {

/// What a plan keeps of a request until its reply is folded; every plan has a type of its own.
class ProbeContext {
public:
    virtual ~ProbeContext() = default;
};

/// One request a plan wants asked. `index` is its number in the run for ever; `context` comes back with the reply.
struct Probe {
    std::int64_t index = 0;
    backend::ModelRequest request;
    std::shared_ptr<const ProbeContext> context;
};

/// What a plan makes of a reply that arrived.
struct ReplyReading {
    matching::ReplyKind kind = matching::ReplyKind::Answered;
    bool hit = false;
    bool leftOut = false;          ///< it counts neither as right nor as wrong
    double score = 0;              ///< of a fuzzy match, 0 to 100
    std::optional<double> value{}; ///< what was measured; NaN and infinities are stored as nothing
    bool keepTokens = false;       ///< the log-probabilities of its tokens are stored too
};

/// A reply that was read and is about to be stored.
struct Settled {
    store::ReplyRow row;
    std::shared_ptr<const ProbeContext> context;
};

/// What a run asks and what it makes of the replies; the engine knows nothing else of it. Templates over a slice are
/// one plan; plans whose next question depends on earlier replies answer Wait until fold() has seen them.
/// Threads: next() on the engine's dispatcher; read() on backend threads, several at once; fold() and
/// resumePoint() on the writer thread. next() and fold() may run at the same time.
class ProbePlan {
public:
    enum class Next {
        Ready, ///< `probe` is filled
        Wait,  ///< nothing to ask until more replies are folded
        End,   ///< nothing more to ask, ever
    };

    virtual ~ProbePlan() = default;
    /// Yields every request not stored yet, each once.
    virtual Result<Next> next(Probe& probe) = 0;
    /// Reads and judges the reply to the request with this index and context. Pure.
    virtual ReplyReading read(std::int64_t index, const ProbeContext& context,
                              const backend::Completion& completion) const = 0;
    /// Brings the cells up to date, inside the transaction that stores the same replies. Throws SQLite errors.
    virtual void fold(store::Database& database, std::span<const Settled> settled) = 0;
    /// The index below which everything planned is stored, given the smallest one outstanding; where next() goes
    /// through ascending indices that is the answer.
    virtual std::int64_t resumePoint(std::int64_t smallestOutstanding) const { return smallestOutstanding; }
    /// Asks for `wanted` alone (ascending, none of them stored), and leaves the low-water mark where it is. To be
    /// called before next(). Unsupported where a question depends on the replies before it.
    virtual Status restrictTo(const std::vector<store::IndexRange>& wanted) = 0;
    /// Puts the run's units back to what they were without the errors at `indices` (ascending), whose rows are gone, in
    /// the transaction that drops them. Corrupt where units and errors do not fit each other. Throws SQLite errors.
    virtual Status forget(store::Database& database, std::span<const std::int64_t> indices) = 0;
};

} // namespace chronoscope::run
