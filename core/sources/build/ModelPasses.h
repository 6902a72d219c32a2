// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelBackend.h"
#include "core/backend/client/Network.h"
#include "core/run/BackendOpening.h"
#include "core/sources/build/Building.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::sources {

/// The steps of a build that a model does, as in the paper: whether a change alters what a rule says, and terms in
/// another language. Without one they are not done, and the elements say so.

/// The model of `choice`, for requests outside any run; what it answered once is kept, so that a build that was broken
/// off goes on where it was. Errors of Network::open().
Result<std::shared_ptr<backend::ModelBackend>>
openForBuild(const backend::Network& network, const run::BackendChoice& choice, const run::RunningServer& server);

using PassTold = std::function<void(std::size_t done, std::size_t all)>; ///< may be null

/// Asks all of these, several at once, and gives the answers in their order; none where the model gave no answer.
/// Cancelled. Blocks; a thread that is no backend's.
Result<std::vector<std::optional<std::string>>> askAll(backend::ModelBackend& backend,
                                                       std::vector<backend::ModelRequest> requests,
                                                       const std::stop_token& stop, const PassTold& told);

/// Asks of every dynamic question of the law whether its changes alter what the rule says. Questions of which none does
/// are left out, as `same_meaning`; of which one does are marked so; what the model does not answer with yes or no
/// stays `unchecked`. Cancelled.
Status judgeMeaning(BuildReport& report, backend::ModelBackend& backend, const std::stop_token& stop,
                    const PassTold& told);

/// Terms that no glossary has, each once, in the order of the elements.
std::vector<std::string> untranslatedTerms(const BuildReport& report);
/// Their translations by the model; terms of an answer that has another number of lines are not among them. Cancelled.
Result<std::map<std::string, std::string>> translateTerms(const std::vector<std::string>& terms,
                                                          backend::ModelBackend& backend, const std::stop_token& stop,
                                                          const PassTold& told);

/// Whether a model does a step of builds of this source.
bool hasModelStep(std::string_view source);
/// How many requests that step is, for what was read.
std::size_t modelRequests(const BuildReport& report);
/// What was read of the sources in `wish`, after the model's step: questions judged, or read anew with the terms that
/// it translated. `network` may be null where nothing is asked of Wikidata. InvalidArgument for a source without such a
/// step; Cancelled. Blocks.
Result<BuildReport> withModel(BuildWish wish, BuildReport read, backend::ModelBackend& backend,
                              const backend::Network* network, const std::stop_token& stop, const PassTold& told);

} // namespace chronoscope::sources
