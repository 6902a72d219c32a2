// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelBackend.h"
#include "core/backend/ServedUri.h"
#include "core/backend/book/PriceTable.h"
#include "core/backend/calibration/FactBook.h"
#include "core/backend/check/BackendTest.h"
#include "core/backend/client/Network.h"
#include "core/store/RunStore.h"
#include "core/study/Study.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::run {

/// The backend a new run is to use, as it is stored with the run.
struct BackendChoice {
    BackendChoice() = default;
    BackendChoice(std::string backendUri) : uri(std::move(backendUri)) {}
    BackendChoice(const char* backendUri) : uri(backendUri) {}

    std::string uri;                   ///< "{port}" in it where `server` is named
    std::string server;                ///< saved backend whose managed server it asks; empty = a server of others
    std::string model;                 ///< as reports show it; empty = what the URI says
    std::string report;                ///< JSON of the backend's test; empty = not tested
    std::optional<backend::Mode> mode; ///< chat or completion; empty = as the spec says
    std::optional<backend::Price> price;
    std::optional<double> budget; ///< US dollars

    /// Why no run can be made with it; nothing if one can. What is no number is no limit: it is refused, not passed
    /// over.
    std::optional<std::string> problem() const;
    /// Model name that reports show: `model`, else what the URI says.
    Result<std::string> modelName() const;
    /// Sets what `run` asks and at what cost. Its model is modelName(), or what its study calls a calibration model.
    void nameIn(store::RunRecord& run) const;
};

/// The record of a new run of a study that asks each unit once: no templates, no temperatures, no exemplar sets.
store::RunRecord recordOfSingles(const store::RunKind& kind, const BackendChoice& backend, const std::string& model,
                                 const std::string& name);

/// Where the managed server of a run is now.
struct RunningServer {
    RunningServer(int portNow = 0, std::string whatWasStarted = {})
        : port(portNow), identity(std::move(whatWasStarted)) {}
    RunningServer(const backend::ServedUri& served) : port(served.port), identity(served.identity) {}

    bool operator==(const RunningServer&) const = default;

    int port = 0;         ///< 0 = it is not running, or the run has none
    std::string identity; ///< see ServedUri; empty = not known, then no reply is taken from the cache or kept there
};

/// Model name a URI stands for ("{port}" may be in it), without connecting to anything; fails on a URI no backend
/// understands.
Result<std::string> modelOf(const std::string& backendUri);

/// Whether the backend can be sent `stop`: Unsupported, with the protocol's own sentence, where it cannot.
Status takesStop(const std::string& backendUri, backend::Mode mode, const std::vector<std::string>& stop);

/// Whether the backend's protocol has a request like this: Unsupported, with its own sentence, where it has not.
/// Nothing is sent.
Status takesRequest(const std::string& backendUri, const backend::ModelRequest& request);

/// What tokens cost there, as far as it is known without asking the server: a calibration model and servers of this
/// machine are free, else it is what the table says of the URI's model; nothing is unknown, not free. An error only for
/// a URI that no backend understands.
Result<std::optional<backend::Price>> priceOf(const std::string& backendUri, const backend::PriceTable& prices);

/// Makes sure that a run can be made with `uri`: an HTTP backend is tested (see testUnlessKnown), its model and mode
/// settled and its price looked up, a server of this machine being free. Error of code Backend with the test's own
/// sentence when it cannot be used. Blocks; for a worker thread.
Result<BackendChoice> prepareBackend(const backend::Network& network, const backend::ServedUri& served,
                                     const backend::PriceTable& prices, const std::stop_token& stop,
                                     const std::function<void(const backend::CheckResult&)>& checked = {});

/// Whether a run out of a workspace that may be anybody's can ask its backend: its hosts, and the environment variable
/// it names as their key, were named by the person who sits here. Backend, with how to allow it, where they were not.
/// Managed servers are this program's own.
Status mayAsk(const store::RunRecord& run, const backend::BackendConfig& config, const backend::Network& network);
/// The first host of a run's URI that nobody here has named; empty where there is none.
std::string unknownHostOf(const std::string& backendUri, const backend::Network& network);

/// The backend a run's URI names; `network` may be null where that is a calibration model. `concurrency` caps what a
/// server is given at once; 0 = as the run or the URI says. `server` is the run's managed one, which the caller has
/// found to be the person's own (servesRun). What a calibration model says is the run's study's: Study::responder(), of
/// `studies`. Blocks while it finds out who answers there: Cancelled within 100 ms of `stop`.
Result<std::shared_ptr<backend::ModelBackend>> makeBackend(store::Database& database, const store::RunRecord& run,
                                                           const backend::Network* network = nullptr,
                                                           int concurrency = 0, const RunningServer& server = {},
                                                           const std::stop_token& stop = {},
                                                           const study::Studies& studies = study::builtInStudies());
/// The facts of a run's elements, for a calibration model.
Result<std::shared_ptr<const backend::FactBook>> factBookOf(store::Database& database, const store::RunRecord& run);

} // namespace chronoscope::run
