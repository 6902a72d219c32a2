// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <string>

namespace chronoscope::store {

/// True for a workspace that nothing ever came into and that nobody writes. Blocks shortly; any thread.
bool isUnused(const std::string& path);
/// Takes a workspace away again that was made a moment ago and into which nothing came; one that holds anything, or is
/// open anywhere, stays as it is. Blocks; any thread.
Status removeUnused(const std::string& path);

} // namespace chronoscope::store
