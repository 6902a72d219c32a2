// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/FactColumns.h"

#include "core/facts/IsoDate.h"
#include "core/studies/robustness/Classification.h"
#include "core/studies/robustness/FactText.h"
#include "core/studies/robustness/FactValues.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <string_view>

namespace chronoscope::robustness {

namespace {
/// The columns in the order of the roles; empty where a kind of table has none.
using ColumnNames = std::array<std::string_view, 15>;
constexpr ColumnNames kTableColumns{"fact_id",  "subject", "relation", "relation_id", "object",
                                    "start",    "end",     "periods",  "pop_subject", "pop_object",
                                    "pop_fact", "",        "",         "SubjectID",   "ObjectID"};
constexpr ColumnNames kStatementColumns{
    "", "SubjectLabel", "RelationLabel", "RelationID", "ObjectLabel", "StartDate", "EndDate", "", "",
    "", "FactPop",      "Time",          "Status",     "SubjectID",   "ObjectID"};

std::array<std::optional<std::size_t>, 15> placesOf(const ColumnNames& names, const std::vector<std::string>& header) {
    std::array<std::optional<std::size_t>, 15> places{};
    for (std::size_t role = 0; role < names.size(); ++role) {
        const auto at = std::find(header.begin(), header.end(), names.at(role));
        if (!names.at(role).empty() && at != header.end())
            places.at(role) = static_cast<std::size_t>(at - header.begin());
    }
    return places;
}

Error badCell(std::string_view column, const std::string& why) {
    return {ErrorCode::BadInput, fmt::format("{}: {}", column, why), {}};
}
} // namespace

std::optional<FactTableColumns> FactTableColumns::recognise(const std::vector<std::string>& header) {
    for (const FactFileKind kind : {FactFileKind::Statements, FactFileKind::Table}) {
        FactTableColumns columns;
        columns.m_kind = kind;
        columns.m_width = header.size();
        columns.m_columns = placesOf(kind == FactFileKind::Statements ? kStatementColumns : kTableColumns, header);
        const auto has = [&](Role role) { return columns.m_columns.at(role).has_value(); };
        const bool isFact = has(Subject) && has(Relation) && has(Object) && has(Start) && has(End);
        // A table without any of these is one of somebody's own, from which elements are made too.
        const bool isOurs = has(Id) || has(Periods) || has(SubjectVisits) || has(ObjectVisits) || has(Visits);
        if (!isFact || (kind == FactFileKind::Table && !isOurs)) continue;
        if (kind == FactFileKind::Table && !has(Id)) // as JSON Lines call it
            if (const auto id = std::find(header.begin(), header.end(), "id"); id != header.end())
                columns.m_columns.at(Id) = static_cast<std::size_t>(id - header.begin());
        columns.noteUnread(header);
        return columns;
    }
    return std::nullopt;
}

void FactTableColumns::noteUnread(const std::vector<std::string>& header) {
    constexpr std::array<std::string_view, 3> kWorkedOut{"Alpha", "Statement", "Granularity"}; // of a statement
    for (std::size_t column = 0; column < header.size(); ++column) {
        const bool isRead = std::find(m_columns.begin(), m_columns.end(), std::optional(column)) != m_columns.end();
        const bool isWorkedOut = m_kind == FactFileKind::Statements &&
                                 std::find(kWorkedOut.begin(), kWorkedOut.end(), header[column]) != kWorkedOut.end();
        if (!isRead && !isWorkedOut && !header[column].empty()) m_unread.push_back(header[column]);
    }
}

std::optional<char> factTableSeparator(std::string_view beginning) {
    for (const char separator : {',', ';', '\t', '|'}) {
        const auto header = CsvReader(beginning, separator).next();
        if (header && FactTableColumns::recognise(header->cells)) return separator;
    }
    return std::nullopt;
}

std::string FactTableColumns::cell(const CsvRow& row, Role role) const {
    const auto at = m_columns.at(role);
    return at && *at < row.cells.size() ? row.cells[*at] : std::string();
}

Result<std::optional<double>> FactTableColumns::visits(const CsvRow& row, Role role) const {
    const std::string text = cell(row, role);
    if (text.empty() || text == "nan" || text == "NaN") return std::optional<double>();
    double number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isNumber = problem == std::errc() && end == text.data() + text.size();
    const auto sound = checkVisits(isNumber ? number : -1);
    if (!sound) return badCell("popularity", "\"" + text::shortened(text, 40) + "\" is " + sound.error().message);
    return std::optional(*sound);
}

chronoscope::Status FactTableColumns::checkStatement(const CsvRow& row) const {
    if (const std::string time = cell(row, Time); !time.empty())
        if (const auto date = facts::readIsoDate(time); !date) return badCell("Time", date.error().message);
    const std::string status = cell(row, Status);
    if (!status.empty() && !dateClassFromName(status))
        return badCell("Status", "\"" + text::shortened(status, 40) + "\" is none");
    return {};
}

Result<FactDraft> FactTableColumns::read(const CsvRow& row, const std::string& file) const {
    if (!row.problem.empty()) return Error{ErrorCode::BadInput, row.problem, {}};
    if (row.cells.size() != m_width)
        return Error{ErrorCode::BadInput, fmt::format("{} cells, the header has {}", row.cells.size(), m_width), {}};
    for (const std::string& text : row.cells)
        if (text.size() > kMaxFactText || !text::isUtf8(text))
            return Error{ErrorCode::BadInput, "a cell is longer than 16 KiB, or not UTF-8", {}};
    FactDraft draft;
    DatedFact& fact = draft.fact;
    fact.id = cell(row, Id);
    fact.subject = cell(row, Subject);
    fact.relation = cell(row, Relation);
    fact.relationId = cell(row, RelationId);
    fact.object = cell(row, Object);
    fact.subjectId = cell(row, SubjectEntity);
    fact.objectId = cell(row, ObjectEntity);
    fact.source = file;
    if (const auto named = checkNames(fact); !named) return named.error();
    const auto start = facts::readIsoDate(cell(row, Start));
    if (!start) return badCell("start", start.error().message);
    draft.period = Period{*start, std::nullopt};
    const std::string last = cell(row, End);
    if (!last.empty()) { // an open period is no fact, but one of those of the other rows
        const auto end = facts::readIsoDate(last);
        if (!end) return badCell("end", end.error().message);
        draft.period->end = *end;
    }
    if (const auto sound = checkGivenPeriod(*draft.period); !sound) return sound.error();
    if (const std::string all = cell(row, Periods); !all.empty()) {
        const auto periods = readGivenPeriods(all);
        if (!periods) return badCell("periods", periods.error().message);
        draft.periods = *periods;
    }
    for (const auto& [role, visited] : {std::pair(SubjectVisits, &fact.subjectVisits),
                                        std::pair(ObjectVisits, &fact.objectVisits), std::pair(Visits, &fact.visits)}) {
        const auto number = visits(row, role);
        if (!number) return number.error();
        *visited = *number;
    }
    if (const auto sound = checkStatement(row); !sound) return sound.error();
    return draft;
}

} // namespace chronoscope::robustness
