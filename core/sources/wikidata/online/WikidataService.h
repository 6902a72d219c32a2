// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/client/Network.h"
#include "core/base/Result.h"

#include <chrono>
#include <cstddef>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::sources::wikidata {

/// Asks Wikidata by its rules: one call at a time, at most fifty entities a call, a name and an address to write to,
/// and a wait as long as the server asks for where it is busy. Waits for its answers; one thread. `network` outlives
/// it.
class WikidataService {
public:
    static constexpr std::size_t kMostIds = 50;

    struct Options {
        std::string api = "https://www.wikidata.org/w/api.php";
        std::string queries = "https://query.wikidata.org/sparql";
        std::string version; ///< of this program
        std::string contact; ///< a mail address or a page: whom they write to where something is wrong
        std::string language = "en";
        int attempts = 6;                               ///< calls for one answer, at most
        std::chrono::milliseconds lagWait{5'000};       ///< at least so long where the databases lag behind
        std::chrono::milliseconds firstWait{1'000};     ///< doubled with each attempt, where the server names none
        std::chrono::milliseconds longestWait{600'000}; ///< a server that asks for more is not waited for
    };

    WikidataService(const backend::Network& network, Options options);

    /// The answer about at most kMostIds entities, a whole JSON document without an error in it; with names alone or
    /// with claims too. InvalidArgument; BadInput for an error that asking again does not mend; Backend where the
    /// server fails to the last attempt, refuses or redirects to another host; Cancelled.
    Result<std::string> entities(const std::vector<std::string>& ids, bool namesOnly,
                                 const std::stop_token& stop) const;
    /// The answer to a query, in JSON; the same errors.
    Result<std::string> select(const std::string& query, const std::stop_token& stop) const;

private:
    Result<std::string> call(const backend::http::HttpRequest& request, const std::string& member,
                             const std::stop_token& stop) const;

    const backend::Network& m_network;
    Options m_options;
};

} // namespace chronoscope::sources::wikidata
