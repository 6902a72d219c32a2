// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/study/Study.h"

#include <memory>

namespace chronoscope::mined {

/// What the requests of a run about pictures ask. Units are {"context"} of an item, "with" or "without"; of one unit a
/// request is {"configuration", "task"}. Errors of minedContext(). Blocks while it reads the run.
Result<std::unique_ptr<study::AskedRequests>> askedItems(const store::RunRecord& run, store::Database& reader);
/// The same of a judge's run, which is about the replies of another one: units and configurations are those of the
/// judged reply; {"asked"} is "again" where the first answer said no score. Errors of judgeContext().
Result<std::unique_ptr<study::AskedRequests>> askedJudgements(const store::RunRecord& run, store::Database& reader);

} // namespace chronoscope::mined
