// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelBackend.h"
#include "core/backend/ModelReply.h"
#include "core/backend/client/Network.h"
#include "core/base/Result.h"
#include "core/run/BackendOpening.h"
#include "core/run/RunContext.h"
#include "core/store/Database.h"

#include <memory>
#include <stop_token>

namespace chronoscope::run {

/// The run's backend for requests outside the run: its replies come from the model, never from the cache, nor go into
/// it. The rules of a run hold: the same limits, keys and trust, and the same model must be served there now. `server`
/// is the run's managed one, which the caller has found to be the person's own (servesRun). Errors as makeBackend();
/// Cancelled when `stop` is requested. Blocks; for a worker thread that is no backend's.
Result<std::shared_ptr<backend::ModelBackend>> openUncached(store::Database& database, const RunContext& context,
                                                            const backend::Network* network,
                                                            const RunningServer& server, const std::stop_token& stop);

/// Asks one request now: nothing is stored or counted. Every failure is an error: Cancelled when `stop` is requested,
/// Backend with kind and status when the model server fails. Blocks; for a worker thread that is no backend's.
Result<backend::Completion> askOnce(backend::ModelBackend& backend, backend::ModelRequest request,
                                    const std::stop_token& stop);

} // namespace chronoscope::run
