// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"
#include "core/backend/ModelRequest.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::backend {

/// What a backend can do. What it cannot is refused with ErrorKind::Unsupported, never approximated.
struct Capabilities {
    bool chat = false;
    bool completion = false;
    bool generatedLogProbs = false;
    bool continuationLogProbs = false;
    bool images = false;
    int suggestedConcurrency = 4; ///< requests this backend is comfortable with having been handed
    bool boundsItself = false;    ///< … whatever the user wants in flight: it sees to that
};

/// Who answers. `model` is what reports show; `fingerprint` tells builds of the same name apart.
struct ModelIdentity {
    std::string protocol; ///< "calibration", "openai", …
    std::string model;
    std::string fingerprint;
};

/// What a backend is doing; a snapshot for whoever watches. Counts are since the backend was made.
struct BackendStats {
    int inFlight = 0; ///< requests with the server
    int waiting = 0;  ///< taken, but held back by a limit, a retry or an outage
    int limit = 0;    ///< requests it lets out at once at present; 0 = does not say
    std::int64_t retries = 0;
    std::int64_t rateLimited = 0; ///< answers with status 429
    std::int64_t cacheHits = 0;
    std::string trouble; ///< why nothing moves, if so: "http://host: resting 42 s as the server asked"
};

/// A model that answers requests asynchronously. Every submitted request gets exactly one call of `done`, on a
/// thread of the backend, never from inside submit() and never after the backend's destructor has returned; `done`
/// must not block. submit() and cancel() may be called from any thread. A backend bounds what it sends at once
/// itself; how much is handed to it is the caller's business (RunEngine).
class ModelBackend {
public:
    using Done = std::function<void(ModelReply)>;

    virtual ~ModelBackend() = default;
    virtual Capabilities capabilities() const = 0;
    virtual ModelIdentity identity() const = 0;
    virtual void submit(ModelRequest request, Done done) = 0;
    struct Question {
        ModelRequest request;
        Done done;
    };
    /// The same for several: one hand-over instead of many, where that saves something.
    virtual void submitAll(std::vector<Question> questions) {
        for (Question& question : questions)
            submit(std::move(question.request), std::move(question.done));
    }
    /// Ends every request of `group` that is not answered yet with ErrorKind::Cancelled, within 100 ms.
    virtual void cancel(std::uint64_t group) = 0;
    virtual BackendStats stats() const { return {}; }
};

} // namespace chronoscope::backend
