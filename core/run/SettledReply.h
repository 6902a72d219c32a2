// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/probe/ProbePlan.h"
#include "core/store/RunStore.h"

namespace chronoscope::run {

/// The row of a reply that the plan has read. Takes from the completion what is stored. Any thread.
store::ReplyRow rowOf(std::int64_t index, const ReplyReading& reading, backend::Completion& completion);
/// The row of a request that ended in an error.
store::ReplyRow rowOf(std::int64_t index, backend::BackendError& error);

/// Adds what is stored of one request to the counts of its run.
void countReply(const store::ReplyRow& row, store::RunCounts& counts);

} // namespace chronoscope::run
