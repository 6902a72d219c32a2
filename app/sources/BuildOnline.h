// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/BuildReport.h"

#include <CLI/CLI.hpp>

#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::app {

/// What is to be asked of Wikidata over the network. Its answers are kept as files, and the build is made from them.
struct OnlineWords {
    std::vector<std::string> ids;
    std::string query; ///< a file
    std::string folder;
    std::string contact;
    std::string api;
    std::string queries;

    bool isWanted() const { return !ids.empty() || !query.empty(); }
};

void addOnlineOptions(CLI::App& command, OnlineWords& words);

/// Builds from what Wikidata answers, together with the files that are given: downloads entities or the answer to a
/// query, builds, downloads the names that are missing, builds again. Errors of the service and of the builder.
Result<sources::BuildReport> buildOnline(const OnlineWords& words, sources::BuildOptions options,
                                         const std::stop_token& stop);

} // namespace chronoscope::app
