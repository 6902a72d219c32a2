// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/results/AnswerRows.h"
#include "core/results/ElementAnswers.h"
#include "core/run/AcceptedAnswers.h"

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::results {

/// One row of the grid as it is read.
struct AnswerLine {
    AnswerRow row;
    ContentId id{};
    std::string subject, relation;
    std::vector<std::string> right;                 ///< the objects of that year, by their first names
    std::vector<std::optional<YearAnswer>> answers; ///< as AnswerRows::runs; nothing where the run does not ask it
};

/// Reads what the runs of a set answer, a stretch of rows at a time: an element that several rows are of is read once,
/// and each run's replies to it. Keeps the runs of its set, and no row. Some milliseconds for a screen of rows. One
/// thread at a time, with its own connection.
class AnswerReader {
public:
    explicit AnswerReader(std::shared_ptr<const ResultSet> set) : m_set(std::move(set)) {}

    const std::shared_ptr<const ResultSet>& set() const { return m_set; }
    /// The rows from `first`, at most `count`. Errors: those of the database, Corrupt, Cancelled between two elements.
    Result<std::vector<AnswerLine>> read(store::Database& database, const AnswerRows& rows, std::size_t first,
                                         std::size_t count, const std::stop_token& stop = {});

private:
    struct OpenRun {
        std::shared_ptr<const run::RunContext> context;
        run::AcceptedAnswers accepted;
    };
    Result<const OpenRun*> open(store::Database& database, std::size_t run);
    Status readElement(store::Database& database, const AnswerRows& rows, std::vector<AnswerLine>& lines,
                       std::size_t from);

    std::shared_ptr<const ResultSet> m_set;
    std::map<std::size_t, OpenRun> m_runs;
};

/// The grid as a table, a text at a time, so that a million rows need no memory: the head first, then rows. `sink`
/// returns an error to end it. element_id, subject, relation, year, template, right, then of each run its category and
/// its answer under the run's name.
Status writeAnswerGrid(store::Database& database, const std::shared_ptr<const ResultSet>& set, const AnswerRows& rows,
                       char separator, const std::function<Status(const std::string&)>& sink,
                       const std::function<void(std::size_t)>& progress, const std::stop_token& stop);

/// One row per cell: run, model, element_id, subject, relation, year, template, right, category, answer, saying,
/// answered, errors. The cells that the runs ask, row by row.
analysis::Table answerTableHead();
void addAnswerCells(const ResultSet& set, const AnswerRows& rows, const std::vector<AnswerLine>& lines,
                    analysis::Table& table);

} // namespace chronoscope::results
