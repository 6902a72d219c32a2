// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelBackend.h"

#include <cstddef>
#include <string>

namespace chronoscope::backend {

/// What a request will take, before it is sent. Pure; any thread.

/// Tokens of prompt and answer, roughly: for the token limit only, before the server has counted.
double expectedTokens(const ModelRequest& request);
/// Bytes of the largest answer to `request` that is taken, so that many at once fit into memory.
std::size_t largestAnswer(const ModelRequest& request);
/// What `request` needs that a backend of these capabilities does not have; empty if nothing.
std::string lacking(const ModelRequest& request, const Capabilities& can);

} // namespace chronoscope::backend
