// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/store/Workspace.h"

#include <cstdint>
#include <memory>
#include <string>

namespace chronoscope::app {

/// Writes benchmark files of made-up general facts for performance figures: `elements` dynamic ones over 2010 to
/// 2023, and few-shots. Deterministic. Returns the bytes written.
Result<std::uint64_t> writeSyntheticBenchmark(const std::string& folder, int elements);
/// The same, and they are imported.
Status importSyntheticBenchmark(const std::shared_ptr<store::Workspace>& workspace, const std::string& folder,
                                int elements);

} // namespace chronoscope::app
