// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/ReplyStore.h"

namespace chronoscope::store {

/// Goes through replies as readReplies() does, but reads of each no more than index, kind or error, hit and value:
/// several times as fast, for numbers that need no texts.
Status readVerdicts(Database& database, std::int64_t run, std::int64_t fromIndex, std::int64_t toIndex,
                    const std::function<bool(const ReplyRow&)>& visit);

} // namespace chronoscope::store
