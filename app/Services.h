// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/book/BackendBook.h"
#include "core/backend/book/PriceTable.h"
#include "core/backend/client/Network.h"
#include "core/backend/client/NetworkSettings.h"

#include <memory>
#include <optional>
#include <string>

namespace chronoscope::app {

/// Files of the user that are no workspace. The folders follow the XDG variables, so that no configuration is needed.
std::string configFile(const std::string& name); ///< e.g. ~/.config/chronoscope/backends.json
std::string stateFile(const std::string& name);  ///< e.g. ~/.local/state/chronoscope/log/window.log
std::string cacheFile(const std::string& name);  ///< e.g. ~/.cache/chronoscope/replies.sqlite

/// What the program shares among its commands and windows; made once by whoever composes it.
struct Services {
    std::shared_ptr<const backend::Network> network;
    backend::NetworkSettings settings; ///< of the network, as it was made
    backend::PriceTable prices;
    backend::BackendBook book;
    /// Why the network settings could not be read; the network is then offline, since that may be what they said.
    std::optional<Error> settingsProblem;
    std::optional<Error> pricesProblem; ///< why the user's prices could not be read; `prices` is then the shipped table
    std::optional<Error> bookProblem;   ///< the same of the saved backends; `book` is then empty, and must not be saved
};

/// Network as the user's network.json says, price table (the user's prices.json where there is one, else the shipped)
/// and saved backends. What cannot be read is told in the problems.
Services openServices(backend::Network::KeyOf keyOf);
/// The same, for a command: fails with the first problem.
Result<Services> makeServices(backend::Network::KeyOf keyOf);

/// The URI that `text` stands for: itself, or that of the saved backend of this name.
Result<std::string> backendUri(const Services& services, const std::string& text);

} // namespace chronoscope::app
