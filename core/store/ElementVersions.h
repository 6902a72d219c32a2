// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Slice.h"
#include "core/store/Database.h"

#include <cstdint>
#include <string>
#include <vector>

namespace chronoscope::store {

/// Edited elements, exemplars among them. No element is ever changed, since runs have asked or shown it: an edit is
/// another element that stands in for it, and new runs ask or show that one alone. A view over a connection.
class ElementVersions {
public:
    explicit ElementVersions(Database& database) : m_database(database) {}

    /// The benchmark elements that no other stands in for, in import order: what a new run can ask.
    Result<std::vector<benchmark::ElementMeta>> current();
    /// Rows that edits added, in their order: versions of elements that were there before.
    Result<std::vector<std::int64_t>> added();
    /// How many edits of exemplars a run sees that was made when the benchmark had rows up to that one.
    Result<std::int64_t> exemplarEdits(std::int64_t upToRow);
    /// Exemplars that another stands in for: what earlier runs show.
    Result<std::vector<benchmark::Element>> formerExemplars();
    /// An edit as it was made; what takeBack() needs to know of it.
    struct Edit {
        std::int64_t row = 0;    ///< what was edited
        std::int64_t now = 0;    ///< what stands in for it; the same where nothing was changed
        std::int64_t before = 0; ///< what stood in for `now` until then, where that is one that was there; 0: nothing
        bool isNew = false;      ///< `now` was stored by it
        bool isFewShot = false;  ///< an exemplar, which is shown and not asked
        int version = 1;         ///< how many elements there are of it now, the first one among them
    };
    /// Stores the element and lets it stand in for the one in `row`. An element that is there already is brought back:
    /// nothing stands in for it any more; not so an exemplar, since runs are told apart by which exemplars there were.
    /// The same element as before changes nothing. One transaction. NotFound: no element has this row;
    /// InvalidArgument: another stands in for it already, or it would be an exemplar that is there, or was.
    Result<Edit> edit(std::int64_t row, const benchmark::Element& element);
    /// The same; returns the row of what stands in for it.
    Result<std::int64_t> replace(std::int64_t row, const benchmark::Element& element);
    /// Everything stands in for what it did before the edit; what runs have asked since stays theirs. InvalidArgument
    /// where the element was edited again, or a run made since may show the exemplar. One transaction.
    Status takeBack(const Edit& edit);
    /// The row that stands in for the one in `row` now; the same where none does.
    Result<std::int64_t> newestOf(std::int64_t row);
    /// The names of the runs that ask the element, by age.
    Result<std::vector<std::string>> runsOf(std::int64_t row);
    /// As BenchmarkStore::find, but a subject is first that of an element the run asks: also of one that was edited
    /// since.
    Result<std::int64_t> findOfRun(std::int64_t run, const std::string& idOrSubject);
    /// As BenchmarkStore::find; by subject with all elements that the one found stands in for, which runs have asked.
    Result<std::vector<std::int64_t>> findAll(const std::string& idOrSubject);

private:
    Database& m_database;
};

} // namespace chronoscope::store
