// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Importer.h"
#include "core/facts/FactIntake.h"

#include <stop_token>
#include <string>

namespace chronoscope::facts {

/// True if the file is a table of facts by what it holds. Reads its beginning, or all of it where its name is not that
/// of a benchmark file. Any thread.
bool isFactFile(const std::string& path, const ColumnMap& map);

/// What the file holds, if it is no larger than a table may be.
Result<std::string> factBytes(const std::string& path);

/// Reads and checks a table from a file; errors as FactIntake::read(), and Io.
Result<FactIntake> readFactFile(const std::string& path, const FactOptions& options, const std::stop_token& stop = {});

/// What came of storing a table: all its elements, those that were held out as exemplars too.
struct StoredFacts : benchmark::ElementSink::Stored {
    std::size_t heldOut = 0;
};

/// Gives the elements of the table to the sink, in batches; those that are held out, by what is `known`, as few-shots.
/// Cancelled where `stop` is requested; what was stored stays, is counted in the error, and comes to nothing new when
/// the table is imported again.
Result<StoredFacts> storeFacts(const FactIntake& intake, benchmark::ElementSink& sink, const std::stop_token& stop = {},
                               const KnownFacts& known = {});

/// The import of the table `name` in the words of an import of files: rows that were left out are its skipped lines.
benchmark::ImportReport reportOf(const FactIntake& intake, const std::string& name, const StoredFacts& stored);

} // namespace chronoscope::facts
