// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/LineReader.h"
#include "core/studies/robustness/DatedFact.h"

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::robustness {

/// Files of scored dates: CSV with the columns subject, relation, object, start, end, precision, date, class, alpha,
/// log_prob, one date a row; where facts have ids of subject or object, SubjectID and ObjectID as in TimeStress tables.

enum class ScoreColumn : int {
    Subject = 0,
    Relation,
    Object,
    Start,
    End,
    Precision,
    Date,
    Class,
    Alpha,
    LogProb,
    SubjectId,
    ObjectId
};
inline constexpr int kScoreColumns = 12;
inline constexpr std::array<std::string_view, kScoreColumns> kScoreColumnNames{
    "subject", "relation", "object", "start",    "end",       "precision",
    "date",    "class",    "alpha",  "log_prob", "SubjectID", "ObjectID"};

/// One scored date as a file has it.
struct LogProbRow {
    std::int64_t line = 0; ///< where it begins, from 1
    std::string problem;   ///< why it is no scored date, if so; then the rest means nothing
    std::string remark;    ///< what of it is not taken as it stands there; may be empty
    DatedFact fact;        ///< without the other periods, of which the file says nothing
    bool sameFact = false; ///< as that of the good row before
    Precision precision = Precision::Year;
    std::optional<facts::Date> date; ///< none: no context
    std::optional<DateClass> of;     ///< where given
    std::optional<double> alpha;     ///< where given and finite
    double alphaSlack = 0;           ///< what the digits that are written leave open
    std::optional<double> logProb;   ///< none: missing; NaN and infinities as written
};

/// Reads such a file row by row in bounded memory; the file is hostile until it is read. Columns are found by name, in
/// any order; class, alpha, precision and ids may be missing. Empty lines are passed over, a byte order mark and line
/// ends of either kind too, and a row may go over several lines inside quotation marks. One thread.
class LogProbReader {
public:
    /// BadInput where the first line names no such columns; Io, NotFound.
    static Result<LogProbReader> open(const std::string& path);
    /// Nothing at the end. Io where the file cannot be read on.
    Result<std::optional<LogProbRow>> next();

private:
    struct Line {
        std::int64_t number = 0;
        std::string text;
        bool tooLong = false;
    };
    struct Record {
        std::int64_t line = 0;
        std::vector<std::string> cells;
        std::string problem;
    };
    LogProbReader(std::string path, benchmark::LineReader lines) : m_path(std::move(path)), m_lines(std::move(lines)) {}
    Result<std::optional<Line>> nextLine();
    Result<std::optional<Record>> nextRecord();
    /// Adds lines to `text` until its quotation marks are closed. False where they are not: then it is as it was.
    Result<bool> close(std::string& text);
    Status readHeader();
    std::string_view cell(const Record& record, ScoreColumn column) const;
    std::string readFact(const Record& record, LogProbRow& row);
    std::string readDate(const Record& record, LogProbRow& row) const;
    std::string readNumbers(const Record& record, LogProbRow& row) const;

    std::string m_path;
    benchmark::LineReader m_lines;
    std::deque<Line> m_waiting; ///< read already, not used yet
    std::array<int, kScoreColumns> m_place{};
    std::size_t m_columns = 0;
    static constexpr int kFactCells = 7;
    std::array<std::string, kFactCells> m_lastCells; ///< of the fact of the good row before
    std::optional<DatedFact> m_lastFact;
};

/// The header, and a row, as such a file has them: numbers with all their digits.
std::string logProbHeader(bool withIds);
std::string logProbLine(const DatedFact& fact, const SampledDate& date, const std::optional<double>& logProb,
                        bool withIds);

} // namespace chronoscope::robustness
