// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ServedUri.h"
#include "core/backend/client/Network.h"
#include "core/run/AskPlan.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::run {

/// A model to ask; its managed server, if it has one, is running.
struct AskedModel {
    backend::ServedUri served;
    std::shared_ptr<const backend::Network> network; ///< null only for a calibration model
    std::string report;                              ///< of its last test; says whether it chats. May be empty
};

/// What came of one cell with one model.
struct AskAnswer {
    std::size_t model = 0; ///< place among the models
    std::size_t cell = 0;  ///< place in the plan
    std::string name;      ///< of the model, as reports show it
    std::string prompt;    ///< as it was sent
    backend::ModelReply reply;
    matching::Verdict verdict; ///< of a reply that is no error
    std::string system{};      ///< sent before the prompt; empty: nothing was

    const backend::Completion* completion() const { return std::get_if<backend::Completion>(&reply); }
    /// "answered", "refused", … or "error:KIND".
    std::string outcome() const;
};

/// Asks every model every cell of the plan, all models at once, and calls `answered` on this thread with each answer as
/// it comes. Nothing is stored, no reply comes from the cache or goes into it. A failure is an answer with an error,
/// after few attempts; what is cancelled has no answer. Blocks until all have answered, or for at most 100 ms once
/// `stop` is requested; for a worker thread that is no backend's.
void askAll(const AskPlan& plan, const std::vector<AskedModel>& models,
            const std::function<void(const AskAnswer&)>& answered, const std::stop_token& stop);

} // namespace chronoscope::run
