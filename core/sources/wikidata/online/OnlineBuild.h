// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/client/Network.h"
#include "core/sources/BuildReport.h"
#include "core/sources/wikidata/online/Download.h"

#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::sources::wikidata {

/// What is to be asked of Wikidata over the network. Its answers are kept as files, and the build is made from them.
struct OnlineWish {
    std::vector<std::string> ids;
    std::string query;   ///< a file with SPARQL
    std::string folder;  ///< for the answers; made where it is missing
    std::string contact; ///< whom they write to where something is wrong
    std::string api;     ///< empty: Wikidata's, as is the next
    std::string queries;

    bool isWanted() const { return !ids.empty() || !query.empty(); }
};

/// Builds from what Wikidata answers, together with the files that are given: downloads entities or the answer to a
/// query, builds, downloads the names that are missing, builds again. Errors of the service and of the builder;
/// InvalidArgument without folder or contact.
Result<BuildReport> buildOnline(const backend::Network& network, const OnlineWish& wish, BuildOptions options,
                                const std::string& version, const std::stop_token& stop,
                                const BuildProgressSink& progress, const Download::Told& told);

} // namespace chronoscope::sources::wikidata
