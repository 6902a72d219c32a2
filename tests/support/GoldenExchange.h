// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"
#include "core/backend/http/HttpMessage.h"
#include "core/backend/protocol/Protocol.h"

#include <string>
#include <vector>

namespace chronoscope::test {

/// Recorded exchanges: tests/golden/backend/README.md. Functions throw std::runtime_error where a file cannot be read.

struct GoldenCall {
    backend::protocol::Call call;
    backend::http::HttpResponse response;
};

/// The calls of tests/golden/backend/<name>.json.
std::vector<GoldenCall> loadGolden(const std::string& name);
/// Plays the recorded answers to the exchange for `request`, and expects every call to be the recorded one, byte for
/// byte. The reply at the end; a BadReply of this function's own where the exchange does not fit the recording. With
/// CHRONOSCOPE_UPDATE_GOLDEN=1 the calls are written anew first.
backend::ModelReply playGolden(const std::string& name, const backend::protocol::Protocol& protocol,
                               const backend::ModelRequest& request, const backend::protocol::Dialect& dialect);

/// An answer of status 200.
backend::http::HttpResponse answer(std::string body);

} // namespace chronoscope::test
