// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/BuildReport.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>

namespace chronoscope::sources::wikidata {

/// Who takes what a file holds, in its order.
struct EntitySink {
    /// One entity as it stands in the file, and its line; false: no more is wanted of this file.
    std::function<bool(std::string_view raw, std::uint64_t line)> entity;
    /// The bindings of a SPARQL answer, a JSON array; null where answers are not wanted.
    std::function<void(std::string_view bindings)> bindings;
    std::function<void(BuildProblem)> problem;
    BuildProgressSink progress; ///< may be null
};

/// Reads a file of Wikidata: a dump (an array with one entity a line, or JSON Lines) as a stream in constant memory,
/// an answer of wbgetentities, or one of the query service; plain or packed. What is cut off or damaged is told with
/// its line and the rest is kept. NotFound, Io; BadInput for what is none of these or an error that the server
/// answered; Cancelled.
Result<BuildInput> readEntityFile(const std::string& path, const EntitySink& sink, const std::stop_token& stop);

/// The same for an answer that came over the network.
Status readEntityText(std::string_view document, const std::string& name, const EntitySink& sink);

} // namespace chronoscope::sources::wikidata
