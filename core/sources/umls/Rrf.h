// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/BuildReport.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::sources::umls {

/// A folder with the files of one release of the UMLS.
struct Release {
    int year = 0;
    std::string name; ///< "2020AA"
    std::string meta; ///< the folder of the *.RRF files
};

/// The releases under these folders, one a year (AA rather than AB), ascending. BadInput for a folder of which no
/// name says its release, and where there is none.
Result<std::vector<Release>> findReleases(const std::vector<std::string>& paths, BuildReport& report);

/// A concept's number: that of "C0027051" is 27051. Nothing for any other text.
std::optional<std::uint32_t> conceptNumber(std::string_view cui);
std::string cuiOf(std::uint32_t number);

/// Called with the fields of a row, which are valid during the call.
using RrfRowSink = std::function<void(std::span<const std::string_view>)>;

/// Streams a file of rows with `fields` fields each; a row of another length is counted and named in the report. A file
/// that is absent has no rows where it may be. Takes it into the inputs. Io, BadInput, Cancelled.
struct RrfFile {
    const Release* release = nullptr;
    std::string_view name; ///< "MRREL.RRF"
    std::size_t fields = 0;
    bool mayBeAbsent = false;
};
Status readRrf(const RrfFile& file, BuildReport& report, const RrfRowSink& row, const std::stop_token& stop,
               const BuildProgressSink& progress);

} // namespace chronoscope::sources::umls
