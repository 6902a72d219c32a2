// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/SettledReply.h"

#include "core/run/FinishedKind.h"

#include <utility>

namespace chronoscope::run {

store::ReplyRow rowOf(std::int64_t index, const ReplyReading& reading, backend::Completion& completion) {
    store::ReplyRow row;
    row.index = index;
    row.kind = kindAsFinished(reading.kind, completion.finish);
    row.hit = reading.hit;
    row.leftOut = reading.leftOut;
    row.score = reading.score;
    row.value = reading.value;
    row.text = std::move(completion.text);
    row.thinking = std::move(completion.thinking);
    if (reading.keepTokens) row.tokens = std::move(completion.logProbs);
    row.promptTokens = completion.usage.promptTokens;
    row.completionTokens = completion.usage.completionTokens;
    row.finish = completion.finish;
    row.latencyUs = completion.latency.count();
    row.cached = completion.cached;
    return row;
}

store::ReplyRow rowOf(std::int64_t index, backend::BackendError& error) {
    store::ReplyRow row;
    row.index = index;
    row.error = error.kind;
    row.text = std::move(error.message);
    return row;
}

void countReply(const store::ReplyRow& row, store::RunCounts& counts) {
    if (row.error) {
        ++counts.errors[*row.error];
        return;
    }
    ++counts.of(row.kind);
    counts.leftOut += row.leftOut ? 1 : 0;
    counts.promptTokens += row.promptTokens.value_or(0);
    counts.completionTokens += row.completionTokens.value_or(0);
    if (row.cached) {
        ++counts.cached;
        counts.cachedPromptTokens += row.promptTokens.value_or(0);
        counts.cachedCompletionTokens += row.completionTokens.value_or(0);
    }
}

} // namespace chronoscope::run
