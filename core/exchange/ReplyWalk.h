// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/exchange/ReferenceExport.h"
#include "core/matching/Judge.h"
#include "core/run/RunContext.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/ReplyStore.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

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

/// `count` elements of a run from the ordinal `first` on, or those up to its end, with none left out: Corrupt where the
/// workspace lacks one, since replies are told apart by the place of their element.
Result<std::vector<store::BenchmarkStore::Loaded>>
elementsOf(store::BenchmarkStore& benchmark, const store::RunRecord& record, std::int64_t first, std::int64_t count);

/// What of a run is walked.
struct WalkScope {
    bool withText = true;                 ///< prompts are built with their texts, and not as answer keys alone
    std::optional<prompt::Template> only; ///< replies under this template; nothing: all
};

/// Goes through what a run has stored, in order, a few elements at a time. Returns how many requests the run has within
/// the scope, with an outcome or without. Ends with the first error `visit` returns; InvalidArgument for a template
/// that the run does not use; Cancelled on request. Any thread.
Result<std::int64_t> walkReplies(store::Database& reader, const run::RunContext& context, const WalkScope& scope,
                                 const std::stop_token& stop, const ExportProgress& progress,
                                 const std::function<Status(const WalkedReply&)>& visit);

} // namespace chronoscope::exchange
