// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/LogProbFile.h"

#include "core/analysis/TableText.h"
#include "core/base/CsvReader.h"
#include "core/base/Text.h"
#include "core/facts/IsoDate.h"
#include "core/studies/robustness/Calendar.h"
#include "core/studies/robustness/Classification.h"
#include "core/studies/robustness/DateSampler.h"
#include "core/studies/robustness/FactText.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <utility>

namespace chronoscope::robustness {

using benchmark::LineReader;

namespace {
constexpr std::size_t kMostOfRow = 1 << 20; ///< bytes
constexpr std::size_t kMostOfName = 16 << 10;

/// Whether a quoted cell is still open at the end of `text`.
bool endsInQuotes(std::string_view text, char separator) {
    std::size_t at = 0;
    while (at < text.size()) {
        if (text[at] != '"') {
            at = text.find(separator, at);
            if (at == std::string_view::npos) return false;
            ++at;
            continue;
        }
        do { // behind the opening mark, or behind a doubled one
            at = text.find('"', at + 1);
            if (at == std::string_view::npos) return true;
            ++at;
        } while (at < text.size() && text[at] == '"');
        at = std::min(text.find(separator, at), text.size() - 1) + 1;
    }
    return false;
}

/// What stands between the names of columns: the sign that parts them most often.
char separatorOf(std::string_view header) {
    char found = ',';
    for (const char sign : {';', '\t'})
        if (std::count(header.begin(), header.end(), sign) > std::count(header.begin(), header.end(), found))
            found = sign;
    return found;
}

std::optional<double> numberFrom(std::string_view text) {
    if (text.starts_with('+')) text.remove_prefix(1);
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (end != text.data() + text.size() || text.empty()) return std::nullopt;
    if (problem == std::errc::result_out_of_range) return std::nullopt;
    return problem == std::errc() ? std::optional(value) : std::nullopt;
}

/// Half of the last digit that stands there.
double slackOf(std::string_view number) {
    constexpr double kRounding = 1e-9;
    const std::size_t exponent = number.find_first_of("eE");
    const std::size_t point = number.find('.');
    if (exponent != std::string_view::npos) return 1e-6;
    const std::size_t digits = point == std::string_view::npos ? 0 : number.size() - point - 1;
    return 0.5 * std::pow(10, -static_cast<double>(std::min<std::size_t>(digits, 12))) + kRounding;
}

std::string numberText(double value) {
    if (std::isnan(value)) return "nan";
    if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
    return fmt::format("{}", value);
}
} // namespace

Result<LogProbReader> LogProbReader::open(const std::string& path, std::string scores) {
    auto lines = LineReader::open(path);
    if (!lines) return lines.error();
    LogProbReader reader(path, std::move(lines).value(), std::move(scores));
    if (const Status read = reader.readHeader(); !read) return read.error();
    return reader;
}

Status LogProbReader::readHeader() {
    auto header = nextLine();
    if (!header) return header.error();
    if (*header) {
        m_separator = separatorOf((*header)->text);
        m_waiting.push_front(std::move(**header));
    }
    const auto record = nextRecord();
    if (!record) return record.error();
    const auto bad = [&](std::string what) {
        return Error{ErrorCode::BadInput, std::move(what),
                     m_path + ", line " + std::to_string(*record ? (*record)->line : 1)};
    };
    if (!*record) return bad("the file is empty");
    if (!(*record)->problem.empty()) return bad((*record)->problem);
    m_hasReturns = m_lines.hadReturn();
    m_columns = (*record)->cells.size();
    const Status found = findColumns((*record)->cells);
    return found ? found : Status(bad(found.error().message));
}

Result<int> LogProbReader::placeOf(const std::vector<std::string>& cells, std::string_view name) const {
    const auto is = [&](const std::string& cell) { return text::trim(cell) == name; };
    const auto at = name.empty() ? cells.end() : std::find_if(cells.begin(), cells.end(), is);
    if (at == cells.end()) return -1;
    if (std::find_if(at + 1, cells.end(), is) == cells.end()) return static_cast<int>(at - cells.begin());
    return Error{ErrorCode::BadInput, fmt::format("the column \"{}\" stands there twice", name), {}};
}

Status LogProbReader::findColumns(const std::vector<std::string>& cells) {
    for (std::size_t column = 0; column < m_place.size(); ++column) {
        const auto which = static_cast<ScoreColumn>(column);
        std::array<std::string_view, 2> names{kScoreColumnNames.at(column), kStatementScoreNames.at(column)};
        if (which == ScoreColumn::LogProb && !m_scores.empty()) names = {m_scores, {}};
        m_place.at(column) = -1;
        for (const std::string_view name : names) {
            const auto place = placeOf(cells, name);
            if (!place) return place.error();
            if (m_place.at(column) < 0) m_place.at(column) = *place;
        }
        const bool isOptional = which == ScoreColumn::Precision || which == ScoreColumn::Class ||
                                which == ScoreColumn::Alpha || which >= ScoreColumn::SubjectId;
        const auto instruct = placeOf(cells, kInstructScores);
        const bool hasInstruct = which == ScoreColumn::LogProb && instruct && *instruct >= 0;
        if (hasInstruct && *instruct != m_place.at(column)) m_otherScores = kInstructScores;
        if (m_place.at(column) >= 0 || isOptional) continue;
        return Error{
            ErrorCode::BadInput,
            fmt::format("there is no column \"{}\"", names.front()) +
                (names.back().empty() ? "" : fmt::format(" or \"{}\"", names.back())) +
                (hasInstruct ? fmt::format("; the scores in \"{}\" are to be asked for", kInstructScores) : ""),
            {}};
    }
    return {};
}

Result<std::optional<LogProbReader::Line>> LogProbReader::nextLine() {
    if (!m_waiting.empty()) {
        Line line = std::move(m_waiting.front());
        m_waiting.pop_front();
        return std::optional(std::move(line));
    }
    std::string_view text;
    const LineReader::Kind kind = m_lines.next(text);
    if (kind == LineReader::Kind::End) return std::optional<Line>();
    if (kind == LineReader::Kind::Failed) return Error{ErrorCode::Io, "the file cannot be read", m_path};
    return std::optional(Line{static_cast<std::int64_t>(m_lines.lineNumber()), std::string(text),
                              kind == LineReader::Kind::TooLong || text.size() > kMostOfRow, m_lines.hadReturn()});
}

Result<bool> LogProbReader::close(Line& first) {
    std::deque<Line> used;
    std::string& text = first.text;
    const std::size_t alone = text.size();
    bool hadReturn = first.hadReturn;
    bool closed = false;
    while (!closed) {
        auto line = nextLine();
        if (!line) return line.error();
        if (!*line) break;
        used.push_back(std::move(**line));
        if (used.back().tooLong || text.size() + used.back().text.size() > kMostOfRow) break;
        (text += hadReturn && !m_hasReturns ? "\r\n" : "\n") += used.back().text;
        hadReturn = used.back().hadReturn;
        closed = used.back().text.find('"') != std::string::npos && !endsInQuotes(text, m_separator);
    }
    if (closed) return true;
    text.resize(alone);
    m_waiting.insert(m_waiting.begin(), std::make_move_iterator(used.begin()), std::make_move_iterator(used.end()));
    return false;
}

Result<std::optional<LogProbReader::Record>> LogProbReader::nextRecord() {
    while (true) {
        auto line = nextLine();
        if (!line) return line.error();
        if (!*line) return std::optional<Record>();
        Record record;
        record.line = (*line)->number;
        if ((*line)->tooLong) {
            record.problem = "a row of more than 1 MiB";
            return std::optional(std::move(record));
        }
        if (endsInQuotes((*line)->text, m_separator)) {
            const auto closed = close(**line);
            if (!closed) return closed.error();
        }
        constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
        if ((*line)->text.starts_with(kByteOrderMark)) // of a name: that of the file is gone
            (*line)->text.insert(0, kByteOrderMark);   // CsvReader takes one away
        CsvReader csv((*line)->text, m_separator);
        auto row = csv.next();
        if (!row) continue; // an empty line
        record.cells = std::move(row->cells);
        record.problem = std::move(row->problem);
        if (record.problem.empty() && csv.next()) record.problem = "a line end of one sign, which begins no row";
        return std::optional(std::move(record));
    }
}

std::string_view LogProbReader::cell(const Record& record, ScoreColumn column) const {
    const int place = m_place.at(static_cast<std::size_t>(column));
    return place < 0 ? std::string_view() : std::string_view(record.cells.at(static_cast<std::size_t>(place)));
}

std::string_view LogProbReader::value(const Record& record, ScoreColumn column) const {
    return text::trim(cell(record, column));
}

Result<std::optional<LogProbRow>> LogProbReader::next() {
    auto record = nextRecord();
    if (!record) return record.error();
    if (!*record) return std::optional<LogProbRow>();
    LogProbRow row;
    row.line = (*record)->line;
    row.problem = (*record)->problem;
    const std::size_t cells = (*record)->cells.size();
    if (row.problem.empty() && cells != m_columns)
        row.problem = fmt::format("{} cells, and the first line has {}", cells, m_columns);
    if (row.problem.empty()) row.problem = readFact(**record, row);
    if (row.problem.empty()) row.problem = readDate(**record, row);
    if (row.problem.empty()) row.problem = readNumbers(**record, row);
    if (!row.problem.empty()) m_lastFact.reset(); // sameFact is of the good row before
    return std::optional(std::move(row));
}

std::string LogProbReader::readFact(const Record& record, LogProbRow& row) {
    using enum ScoreColumn;
    static constexpr std::array<ScoreColumn, kFactCells> kOfFact{Subject, Relation,  Object,  Start,
                                                                 End,     SubjectId, ObjectId};
    std::array<std::string_view, kFactCells> cells;
    for (std::size_t i = 0; i < cells.size(); ++i)
        cells.at(i) = i == 3 || i == 4 ? value(record, kOfFact.at(i)) : cell(record, kOfFact.at(i));
    if (m_lastFact && std::equal(cells.begin(), cells.end(), m_lastCells.begin())) {
        row.fact = *m_lastFact;
        row.sameFact = true;
        return {};
    }
    for (const std::size_t i : {0U, 1U, 2U, 5U, 6U}) {
        const std::string_view column = kScoreColumnNames.at(static_cast<std::size_t>(kOfFact.at(i)));
        if (i < 3 && text::trim(cells.at(i)).empty()) return fmt::format("no {}", column);
        if (cells.at(i).size() > kMostOfName) return fmt::format("a {} of more than 16 KiB", column);
        if (!text::isUtf8(cells.at(i))) return fmt::format("the {} is not UTF-8", column);
    }
    DatedFact fact;
    fact.subject = cells[0];
    fact.relation = cells[1];
    fact.object = cells[2];
    fact.subjectId = cells[5];
    fact.objectId = cells[6];
    for (const std::size_t side : {3U, 4U}) {
        if (side == 4 && cells[4].empty()) continue;
        const auto date = facts::readIsoDate(cells.at(side));
        if (!date) return fmt::format("{}: {}", kScoreColumnNames.at(side), date.error().text());
        (side == 3 ? fact.period.start : fact.period.end.emplace()) = *date;
    }
    if (const Status period = checkGivenPeriod(fact.period); !period) return period.error().text();
    if (!fact.period.end) {
        row.isEndless = true;
        row.fact = std::move(fact);
        return "no end: a period without one has no incorrect dates after it";
    }
    std::copy(cells.begin(), cells.end(), m_lastCells.begin());
    m_lastFact = fact;
    row.fact = std::move(fact);
    return {};
}

std::string LogProbReader::readDate(const Record& record, LogProbRow& row) const {
    const std::string_view given = value(record, ScoreColumn::Class);
    if (!given.empty()) {
        row.of = dateClassFromName(given);
        if (!row.of) return fmt::format("unknown class \"{}\"", text::shortened(given, 40));
    }
    const std::string_view precision = value(record, ScoreColumn::Precision);
    const auto named = precisionFromName(precision);
    if (!precision.empty() && !named) return fmt::format("unknown precision \"{}\"", text::shortened(precision, 40));
    const std::string_view text = value(record, ScoreColumn::Date);
    const bool hasNone = row.of == DateClass::NoContext;
    if (text.empty() != hasNone) return hasNone ? "a date where the class says there is none" : "no date";
    if (hasNone) {
        if (!named) return "no precision";
        row.precision = *named;
        return {};
    }
    const auto date = facts::readIsoDateWithin(text, kMaxSampledYear); // as a run of facts long ago has them
    if (!date) return "date: " + date.error().text();
    row.precision = precisionOf(*date);
    if (named && *named != row.precision)
        return fmt::format("the date {} is no {}", text::shortened(text, 40), precision);
    row.date = *date;
    return {};
}

std::string LogProbReader::readNumbers(const Record& record, LogProbRow& row) const {
    const std::string_view alpha = value(record, ScoreColumn::Alpha);
    if (!alpha.empty()) {
        const auto value = numberFrom(alpha);
        if (!value) return fmt::format("alpha is no number: \"{}\"", text::shortened(alpha, 40));
        row.alphaSlack = slackOf(alpha);
        if (std::isfinite(*value))
            row.alpha = *value;
        else if (const Days period = daysOf(row.fact.period); row.date && period.first != period.last)
            row.remark = fmt::format("alpha is {}, which is no distance: it is worked out from the dates", alpha);
    }
    const std::string_view score = value(record, ScoreColumn::LogProb);
    if (score.empty()) return {};
    row.logProb = numberFrom(score);
    if (!row.logProb) return fmt::format("log_prob is no number: \"{}\"", text::shortened(score, 40));
    constexpr double kRounding = 0.001; // as of what servers say
    if (std::isinf(*row.logProb) && *row.logProb > 0) return "log_prob is inf: the logarithm of no probability";
    row.isAboveZero = *row.logProb > kRounding;
    return {};
}

std::string logProbHeader(bool withIds) {
    std::vector<std::string> names(kScoreColumnNames.begin(), kScoreColumnNames.end());
    if (!withIds) names.resize(static_cast<std::size_t>(ScoreColumn::SubjectId));
    return analysis::lineText(names, std::vector<bool>(names.size(), true));
}

std::string logProbLine(const DatedFact& fact, const SampledDate& date, const std::optional<double>& logProb,
                        bool withIds) {
    std::vector<bool> numeric{false, false, false, true, true, false, true, false, true, true};
    std::vector<std::string> cells{csvText(fact.subject),
                                   csvText(fact.relation),
                                   csvText(fact.object),
                                   facts::isoText(fact.period.start),
                                   facts::isoText(*fact.period.end),
                                   std::string(name(date.precision)),
                                   date.date ? facts::isoText(*date.date) : std::string(),
                                   std::string(name(date.of)),
                                   date.alpha ? numberText(*date.alpha) : std::string(),
                                   logProb ? numberText(*logProb) : std::string()};
    if (withIds)
        for (const std::string* id : {&fact.subjectId, &fact.objectId}) {
            cells.push_back(csvText(*id));
            numeric.push_back(false);
        }
    return analysis::lineText(cells, numeric);
}

} // namespace chronoscope::robustness
