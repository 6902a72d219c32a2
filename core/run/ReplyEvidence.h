// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"
#include "core/backend/client/Network.h"
#include "core/run/BackendOpening.h"
#include "core/run/RunContext.h"

#include <optional>
#include <string>
#include <vector>

namespace chronoscope::run {

/// A request as it goes over the wire, but for its headers: they carry the key.
struct WireRequest {
    std::string method;
    std::string url;  ///< "{port}" in it where the run's managed server is not running: its port is of the day
    std::string body; ///< as sent, byte for byte
};

/// Why there is no response to show. Nothing of this says that there was none.
enum class ResponseGap {
    None,       ///< there is one
    Computed,   ///< a calibration model: nothing went over the wire
    Imported,   ///< the replies came from files; what was sent is not known
    Unreadable, ///< the run's backend or request means nothing to this version: see `problem`
    CacheOff,   ///< the run's backend says cache=off
    Untested,   ///< replies of backends that were not tested are not kept
    NoCache,    ///< this program has no response cache open: see `problem`
    ServerAway, ///< replies of a managed server are kept by what was started, and it is not running
    NotKept,    ///< not in the cache: asked elsewhere, of another build or model file, or an error
    NotSent,    ///< asked now, and nothing went over the wire: see `problem`
    NoAnswer,   ///< asked now, and nothing came that could be read as a response: see `problem`
    Withheld,   ///< asked now; the server repeated the key in what it sent
};

struct AskAnswer;

/// What a reply can be traced back to: the request, and the response; of a stored one if the cache has kept it. Value
/// type.
struct ReplyEvidence {
    std::optional<WireRequest> request;
    int servers = 1; ///< base URLs of the backend; which of them answered is not stored, `request` names the first
    std::optional<std::string> response;
    ResponseGap gap = ResponseGap::None;
    std::string problem;
    std::vector<backend::TokenLogProb> tokens; ///< of the kept response; empty where it has none that can be read
    bool agrees = false;                       ///< the kept response says what is stored; else it is of another time
    bool isFresh = false;                      ///< asked now: what came is all here, and nothing of it is stored
};

/// The evidence for `request`, one of the run's. `stored`: text of the reply; null = none, or an error. `network` may
/// be null; it is asked for its cache only, nothing is sent. `server` is the run's managed one, where it is running.
/// Waits for the cache's disk: for a worker thread.
ReplyEvidence evidenceOf(const RunContext& context, const backend::ModelRequest& request, const std::string* stored,
                         const backend::Network* network, const RunningServer& server = {});
/// The evidence for what was asked outside of any run, as it went over the wire. Pure.
ReplyEvidence evidenceOf(const AskAnswer& answer);

} // namespace chronoscope::run
