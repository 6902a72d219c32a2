// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/BuildReport.h"
#include "core/store/Database.h"
#include "core/store/Workspace.h"

#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::sources {

/// A build that a workspace holds. Value type.
struct BuildRecord {
    std::int64_t id = 0;
    std::string source;
    std::string licence;
    std::string made;    ///< UTC
    std::string options; ///< JSON
    std::string summary; ///< JSON, as summaryOf() makes it
};

/// Where an element comes from.
struct ElementSource {
    std::int64_t element = 0; ///< its row
    std::int64_t build = 0;
    std::string sourceId;
    std::string relationId;
    std::optional<int> asOf;
    std::map<int, std::vector<std::string>> objectIds; ///< by year
};

/// Builds and the sources of elements in a workspace. A view over a connection.
class SourceStore {
public:
    explicit SourceStore(store::Database& database) : m_sql(database.sql()) {}

    Result<std::int64_t> addBuild(const BuildRecord& record);
    /// Notes where elements come from that are stored already, in one transaction. NotFound for one that is not.
    Status addSources(std::int64_t build, const std::vector<BuiltElement>& elements, std::optional<int> asOf);
    Result<std::vector<BuildRecord>> builds();
    /// Of benchmark elements, or of few-shots, in order of their rows; an element of several builds once for each.
    Result<std::vector<ElementSource>> sources(bool fewShots = false);

private:
    SQLite::Database& m_sql;
};

/// What storing a report came to.
struct StoredBuild {
    std::int64_t build = 0;
    std::size_t elements = 0; ///< new in the workspace
    std::size_t fewShots = 0;
    std::size_t already = 0; ///< whose content was there
};

/// Stores what of the report is taken, with its sources, in batches. What is in the workspace is never changed: an
/// element of the same content is only noted to come from here too, so what runs have used stays as it is. Cancelled
/// where `stop` is requested; what was stored stays, and comes to nothing new when the build is made again.
Result<StoredBuild> storeBuild(store::Workspace& workspace, const BuildReport& report, const std::string& options,
                               const std::stop_token& stop);

} // namespace chronoscope::sources
