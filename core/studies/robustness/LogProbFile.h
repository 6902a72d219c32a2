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

/// Files of scored dates: CSV, with semicolons or tabs too, with the columns subject, relation, object, start, end,
/// precision, date, class, alpha, log_prob, one date a row; where facts have ids of subject or object, SubjectID and
/// ObjectID as in TimeStress tables. A table of TimeStress' results is one too, by its own columns' names:
/// SubjectLabel, RelationLabel, ObjectLabel, StartDate, EndDate, Time, Status, Alpha, and CondLogProb or
/// CondLogProbInstruct.

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
/// The same in a table of TimeStress' results; empty where it has none of its own. A score of an instructed model is in
/// another column, which is to be asked for.
inline constexpr std::array<std::string_view, kScoreColumns> kStatementScoreNames{
    "SubjectLabel", "RelationLabel", "ObjectLabel", "StartDate",   "EndDate", "",
    "Time",         "Status",        "Alpha",       "CondLogProb", "",        ""};
inline constexpr std::string_view kInstructScores = "CondLogProbInstruct";

/// One scored date as a file has it.
struct LogProbRow {
    std::int64_t line = 0;  ///< where it begins, from 1
    std::string problem;    ///< why it is no scored date, if so; then the rest means nothing …
    bool isEndless = false; ///< … but for the fact, whose period has no end: other facts of the three know it
    std::string remark;     ///< what of it is not taken as it stands there; may be empty
    DatedFact fact;         ///< without the other periods, of which the file says nothing
    bool sameFact = false;  ///< as that of the good row before
    Precision precision = Precision::Year;
    std::optional<facts::Date> date; ///< none: no context
    std::optional<DateClass> of;     ///< where given
    std::optional<double> alpha;     ///< where given and finite
    double alphaSlack = 0;           ///< what the digits that are written leave open
    std::optional<double> logProb;   ///< none: missing; NaN and infinities as written
    bool isAboveZero = false;        ///< the score is the logarithm of no probability, and kept as it is
};

/// Reads such a file row by row in bounded memory; the file is hostile until it is read. Columns are found by name, in
/// any order; class, alpha, precision and ids may be missing. Empty lines are passed over, a byte order mark and line
/// ends of either kind too, and a row may go over several lines inside quotation marks. Names and ids are taken as they
/// stand there, blanks at their ends and line ends too; in a file with line ends of two signs those are of one. One
/// thread.
class LogProbReader {
public:
    /// BadInput where the first line names no such columns; Io, NotFound. `scores`: the column that the scores are in;
    /// empty: log_prob, or CondLogProb.
    static Result<LogProbReader> open(const std::string& path, std::string scores = {});
    /// Another column of scores that the table has and that is not read; empty: none.
    const std::string& otherScores() const { return m_otherScores; }
    /// Nothing at the end. Io where the file cannot be read on.
    Result<std::optional<LogProbRow>> next();

private:
    struct Line {
        std::int64_t number = 0;
        std::string text;
        bool tooLong = false;
        bool hadReturn = false; ///< before its end
    };
    struct Record {
        std::int64_t line = 0;
        std::vector<std::string> cells;
        std::string problem;
    };
    LogProbReader(std::string path, benchmark::LineReader lines, std::string scores)
        : m_path(std::move(path)), m_scores(std::move(scores)), m_lines(std::move(lines)) {}
    Result<std::optional<Line>> nextLine();
    Result<std::optional<Record>> nextRecord();
    /// Adds lines to that of `line` until its quotation marks are closed. False where they are not: then it is as it
    /// was.
    Result<bool> close(Line& line);
    Status readHeader();
    Status findColumns(const std::vector<std::string>& cells);
    /// Place of the column in the header, -1 where it is not there; BadInput where it stands there twice.
    Result<int> placeOf(const std::vector<std::string>& cells, std::string_view name) const;
    std::string_view cell(const Record& record, ScoreColumn column) const;
    std::string_view value(const Record& record, ScoreColumn column) const; ///< without blanks around it
    std::string readFact(const Record& record, LogProbRow& row);
    std::string readDate(const Record& record, LogProbRow& row) const;
    std::string readNumbers(const Record& record, LogProbRow& row) const;

    std::string m_path;
    std::string m_scores; ///< the column that was asked for
    std::string m_otherScores;
    benchmark::LineReader m_lines;
    char m_separator = ',';
    bool m_hasReturns = false;  ///< the file's line ends are of two signs
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
