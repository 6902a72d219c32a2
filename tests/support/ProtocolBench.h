// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/protocol/Protocol.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <utility>
#include <vector>

namespace chronoscope::test {

/// The requests that tests of protocols translate, and what is expected of every protocol alike. A protocol's own test
/// holds what only its API has. Expectations fail the running test and say for which of the texts.

/// A request with temperature 0.7, top-p 0.9, 16 tokens and seed 42.
backend::ModelRequest asking(const std::string& prompt, backend::Mode mode = backend::Mode::Chat);
/// The same request as a chat with a system turn, about a picture.
backend::ModelRequest aboutPicture(backend::ModelRequest request);
/// A raw prompt and a continuation to score, all else as by default.
backend::ModelRequest scoring(const std::string& prompt, const std::string& continuation);
/// For the model "m".
backend::protocol::Dialect theModel();

/// The first call for a request that the protocol takes; throws std::runtime_error where it refuses.
backend::protocol::Call callFor(const backend::protocol::Protocol& protocol, const backend::ModelRequest& request,
                                const backend::protocol::Dialect& dialect = {});
nlohmann::json bodySent(const backend::protocol::Protocol& protocol, const backend::ModelRequest& request,
                        const backend::protocol::Dialect& dialect = {});

/// The reply made of an answer of status 200.
backend::ModelReply replyTo(const backend::protocol::Protocol& protocol, const backend::ModelRequest& request,
                            const std::string& body);
/// A completion with this text, these thoughts, end, counts and log-probabilities.
void expectCompletion(const backend::ModelReply& reply, const backend::Completion& expected);
/// Each request is Unsupported before anything is sent.
void expectRefused(const backend::protocol::Protocol& protocol, const std::vector<backend::ModelRequest>& requests);
/// Each body is a BadReply that keeps its beginning.
void expectUnreadable(const backend::protocol::Protocol& protocol, const backend::ModelRequest& request,
                      const std::vector<std::string>& bodies);
/// Each list of log-probabilities, put between `head` and `tail`, leaves the text "x" and no log-probability.
void expectNoLogProbs(const backend::protocol::Protocol& protocol, const backend::ModelRequest& request,
                      const std::string& head, const std::vector<std::string>& lists, const std::string& tail);
/// Each account of tokens, put between `head` and `tail`, leaves both counts unknown.
void expectNoCounts(const backend::protocol::Protocol& protocol, const backend::ModelRequest& request,
                    const std::string& head, const std::vector<std::string>& usages, const std::string& tail);
/// The reasons for which an answer ends, each put between `head` and `tail`, and what they are read as.
using Reasons = std::vector<std::pair<backend::Finish, std::vector<std::string>>>;
void expectFinish(const backend::protocol::Protocol& protocol, const backend::ModelRequest& request,
                  const std::string& head, const Reasons& reasons, const std::string& tail);
/// Exactly these models with these details, in their order.
void expectModels(const backend::protocol::Protocol& protocol, const std::string& body,
                  const std::vector<std::pair<std::string, std::string>>& models);

} // namespace chronoscope::test
