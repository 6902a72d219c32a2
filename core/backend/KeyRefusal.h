// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/BackendUri.h"
#include "core/base/Result.h"

#include <string>
#include <string_view>

namespace chronoscope::backend {

/// Keeps API keys out of everything that is written down or shown: URIs, saved backends, runs. Pure; any thread. The
/// errors never repeat the value.

/// True for the name of a parameter, JSON member or argument that would hold a key: "key", "api-key", "--token" …
/// Letter case, '-' and '_' do not matter.
bool namesKey(std::string_view name);
/// InvalidArgument if a parameter of the URI, a member of its "extra" or user:password@ in its base carries a key.
Status refuseKeys(const BackendUri& uri);
/// BadInput if a member anywhere in a JSON text is named as a key is; text that is not JSON passes.
Status refuseKeys(std::string_view json);

} // namespace chronoscope::backend
