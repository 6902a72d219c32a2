// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/exchange/ReferenceExport.h"
#include "core/matching/Judge.h"
#include "core/run/RunContext.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/ReplyStore.h"

#include <functional>
#include <stop_token>

namespace chronoscope::exchange {

/// One stored outcome with all that an export may say of it; valid during the call it is handed to.
struct WalkedReply {
    const store::BenchmarkStore::Loaded& loaded;
    const run::RunLayout::Place& place;
    int year = 0;
    prompt::Template form = prompt::Template::Generation;
    double temperature = 0;
    const benchmark::YearObjects& right;
    const prompt::Prompt& prompt;
    const store::ReplyRow& row;
    matching::Verdict verdict; ///< read again from the stored text under the run's own settings; empty for an error
};

/// Goes through everything a run has stored, in order, a few elements at a time. `withText`: prompts are built with
/// their texts, and not as answer keys alone. Ends with the first error `visit` returns; Cancelled on request. Any
/// thread.
Status walkReplies(store::Database& reader, const run::RunContext& context, bool withText, const std::stop_token& stop,
                   const ExportProgress& progress, const std::function<Status(const WalkedReply&)>& visit);

} // namespace chronoscope::exchange
