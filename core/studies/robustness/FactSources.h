// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Element.h"
#include "core/facts/FactIntake.h"
#include "core/studies/robustness/FactFile.h"

#include <string>
#include <vector>

namespace chronoscope::robustness {

/// Dated facts from what was made for the other way of asking, so that both can ask about the same. Pure but for the
/// file; any thread.

/// The facts of a dynamic element, at the precision of years: for every object the longest rows of years that name it
/// and have a year without it on either side. A row of years at an end of the frame, or beside a year of which nothing
/// is known, has an end that is not known: it is no fact, but counts as a period. What was outside of the frame is not
/// known. None for other elements, and for those that hold a question instead of a subject.
std::vector<DatedFact> factsOfElement(const benchmark::Element& element);

/// The rows of somebody's own table (facts::FactTable) that have a start and an end. Rows without an end count as
/// periods of theirs, rows that overlap are one; of rows that are left out here those are told, as remarks, that the
/// import of elements takes. Errors as facts::factBytes() and facts::FactTable::open(), and BadInput for more facts
/// than FactGathering takes.
Result<FactReading> factsOfTable(const std::string& path, const facts::FactOptions& options);
/// The same of a table that was read already; `path` is where it is from.
Result<FactReading> factsOfTable(std::string_view bytes, const std::string& path, const facts::FactOptions& options);

} // namespace chronoscope::robustness
