// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"
#include "core/backend/Network.h"
#include "core/base/Result.h"
#include "core/run/BackendOpening.h"
#include "core/run/RunContext.h"
#include "core/store/Database.h"

#include <stop_token>

namespace chronoscope::run {

/// Asks the run's backend one of the run's requests now, outside the run: nothing is stored or counted, and the reply
/// comes from the model, never from the cache, nor goes into it. The rules of a run hold: the same limits, keys and
/// trust, and the same model must be served. `server` is the run's managed one, which the caller has found to be
/// the person's own (servesRun). Every failure is an error: Cancelled when `stop` is requested, Backend with kind
/// and status when the model server fails. Blocks; for a worker thread that is no backend's.
Result<backend::Completion> askOnce(store::Database& database, const RunContext& context, backend::ModelRequest request,
                                    const backend::Network* network, const ServerNow& server, const std::stop_token& stop);

} // namespace chronoscope::run
