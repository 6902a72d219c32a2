// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/exchange/ReferenceExport.h"
#include "core/store/Workspace.h"

#include <cstdint>
#include <stop_token>
#include <string>

namespace chronoscope::exchange {

/// Writes a traversal run in the layout of the reference code's ChroKnowPrompt files (spec 7), as
/// `folder`/ChronoGap/MODEL/Timestamp_General_Dynamic.json …: one file per domain and state. It holds the elements that
/// were measured, each in the list of its category in the base run.
///
/// A year has its category there and its answers: of greedy replies, then of sampled ones, as the run reads them, in
/// their order, refusals among them. What the reading does not count, and a lost reply, is left out. (Of a traversal
/// run of an earlier version: equal ones together, refusals left out.) A target year also has the candidate after every
/// step, "" while there was none. Its list is empty where nothing could be shown, and is not there where a step is
/// missing: that is not taken for wrong. Where the run went by other rules than the authors' code, a ChronoGapProtocol
/// stands beside the files. Elements without years of their own have no such file: ExportReport::leftOut. `replies`
/// counts candidates, `missing` the steps of targets without a list.
///
/// The layout cannot carry prompts, raw replies, tokens, spans, which candidate closed the previous side, and on which
/// side of a cut-off the hits are. Errors: InvalidArgument for a run that is no traversal run, for a base run at other
/// temperatures than 0 and 0.7 or asked again since, and where a file is there already; Corrupt, Cancelled, those of
/// the store and of the disk; then no file is left. Memory: one element, and some bytes for each. Some milliseconds an
/// element. Blocks; any thread.
Result<ExportReport> exportChronoGaps(store::Workspace& workspace, std::int64_t run, const std::string& folder,
                                      const std::stop_token& stop, const ExportProgress& progress = {});

} // namespace chronoscope::exchange
