// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/store/RunStore.h"

#include <cstdint>
#include <span>

namespace chronoscope::run {

/// Puts cells and categories of a run of templates back to what they were without the errors at `indices`
/// (ascending), all that it has; inside the caller's transaction. Corrupt where the rows do not fit each other. Throws
/// SQLite errors.
Status forgetTemplateErrors(SQLite::Database& sql, const store::RunRecord& run, std::span<const std::int64_t> indices);

} // namespace chronoscope::run
