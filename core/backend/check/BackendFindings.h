// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/CapabilityReport.h"

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace chronoscope::backend {

/// What a backend's test (BackendTest) concludes from a server's replies. Pure; any thread.

/// Whether log-probabilities of generated tokens can be true: there are some, they are not all 0, and no token's
/// alternatives add up to more than certainty. Green or amber, and the sentence that says why.
std::pair<Light, std::string> judgeGenerated(const std::vector<TokenLogProb>& tokens);
/// The sampling fields that a refusal (BadRequest) names in quotes.
std::set<std::string> rejectedFields(const BackendError& error);
/// Adds the fingerprint of the configuration that answered, if the reply tells it; so many and so long ones as are
/// sane.
void noteConfiguration(const ModelReply& reply, std::set<std::string>& configurations);
/// The word "red" stands in the text; "shared" and "rendered" are no colours.
bool namesRed(std::string_view text);

/// Log-probability of all tokens together.
double sum(const std::vector<TokenLogProb>& tokens);
/// The beginning of a reply, for a sentence.
std::string inQuotes(std::string_view text);
/// An error with its HTTP status, for a sentence.
std::string why(const BackendError& error);
/// "1 model", "2 models".
std::string counted(std::size_t number, std::string_view thing);

} // namespace chronoscope::backend
