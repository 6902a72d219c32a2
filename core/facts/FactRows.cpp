// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/facts/FactRows.h"

#include "core/base/Text.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace chronoscope::facts {

namespace {
constexpr std::size_t kShownCell = 60; ///< bytes

std::string inQuotes(std::string_view text) { return "\u201C" + text::shortened(text, kShownCell) + "\u201D"; }

const char* dateProblem(std::string_view code) {
    if (code == "E-DATE") return "is not a date";
    if (code == "W-AMBIGUOUS-DATE") return "it can be read in more than one way; only the year is used";
    if (code == "W-TWO-DIGIT-YEAR") return "the year has two digits";
    if (code == "W-EXCEL-DATE") return "read as the day number of a spreadsheet";
    return "there is no such day; year and month are used"; // W-BAD-DAY
}

bool isYes(std::string_view cell) {
    const std::string word = text::toUtf8(text::lower(normalised(cell)));
    return word == "yes" || word == "true" || word == "1" || word == "x";
}

/// Fills one row.
class RowReading {
public:
    RowReading(const TableRow& row, const std::array<DateOrder, kRoles>& orders) : m_source(row), m_orders(orders) {
        m_row.line = row.line;
    }

    FactRow read() {
        if (!m_source.code.empty()) {
            say(m_source.code, std::nullopt, m_source.problem);
            return std::move(m_row);
        }
        readNames();
        m_row.from = date(Role::From, m_source.first(Role::From));
        m_row.to = date(Role::To, endAsMeant());
        m_row.at = date(Role::At, m_source.first(Role::At));
        if (m_row.from && m_row.to && compareKnown(*m_row.from, *m_row.to) > 0)
            say("E-ORDER", Role::To, fmt::format("ends {} before it starts {}", m_row.to->text(), m_row.from->text()));
        m_row.isImported = std::none_of(m_row.messages.begin(), m_row.messages.end(),
                                        [](const FactMessage& message) { return message.code.starts_with("E-"); });
        return std::move(m_row);
    }

private:
    void say(std::string code, std::optional<Role> column, std::string text, std::string suggestion = {}) {
        m_row.messages.push_back({m_row.line, column, std::move(code), std::move(text), std::move(suggestion)});
    }

    std::string name(Role role, std::string_view cell) {
        std::string text = normalised(cell);
        if (text != text::composed(text::trim(cell)))
            say("W-SPACES", role, fmt::format("{}: unusual or repeated spaces were made plain", inQuotes(text)), text);
        if (auto repaired = mojibakeRepaired(text))
            say("W-MOJIBAKE", role,
                fmt::format("{} looks garbled; meant is perhaps {}", inQuotes(text), inQuotes(*repaired)), *repaired);
        return text;
    }

    std::string required(Role role, const char* code, const char* problem) {
        std::string text = name(role, m_source.first(role));
        if (text.empty()) say(code, role, problem);
        return text;
    }

    std::vector<std::string> names(Role role) {
        std::vector<std::string> list;
        for (const std::string& cell : m_source.cells[static_cast<std::size_t>(role)])
            if (std::string entry = name(role, cell);
                !entry.empty() && std::find(list.begin(), list.end(), entry) == list.end())
                list.push_back(std::move(entry));
        return list;
    }

    void readNames() {
        if (std::string question = name(Role::Question, m_source.first(Role::Question)); !question.empty()) {
            m_row.domain = benchmark::Domain::Legal; // whose elements hold a question instead of subject and relation
            m_row.subject = questionWithoutYear(std::move(question));
            m_row.relation = name(Role::Relation, m_source.first(Role::Relation));
            if (m_row.relation.empty()) m_row.relation = kQuestionRelation;
        } else {
            m_row.subject = required(Role::Subject, "E-SUBJECT", "the subject is empty");
            m_row.relation = required(Role::Relation, "E-RELATION", "the relation is empty");
            readDomain();
        }
        m_row.object = {required(Role::Object, "E-OBJECT", "the object is empty")};
        for (std::string& alias : names(Role::Aliases))
            if (alias != m_row.object.front()) m_row.object.push_back(std::move(alias));
        m_row.distractors = names(Role::Distractors);
        m_row.unverified = names(Role::Unverified);
        m_row.note = normalised(m_source.first(Role::Note));
        m_row.isHeldOut = isYes(m_source.first(Role::HeldOut));
    }

    void readDomain() {
        const std::string given = normalised(m_source.first(Role::Domain));
        if (given.empty()) return;
        const auto domain = benchmark::domainFromName(text::toUtf8(text::lower(given)));
        m_row.domain = domain.value_or(benchmark::Domain::General);
        if (!domain) m_row.domainGiven = given;
    }

    /// An end like 14 behind a start like -27 is no year of two digits.
    std::string endAsMeant() const {
        std::string cell = normalised(m_source.first(Role::To));
        const bool isShort =
            !cell.empty() && cell.size() <= 2 && cell.find_first_not_of("0123456789") == std::string::npos;
        return isShort && m_row.from && m_row.from->year < 100 ? std::string(4 - cell.size(), '0') + cell : cell;
    }

    std::optional<Date> date(Role role, std::string_view cell) {
        const DateCell read = readDate(cell, m_orders[static_cast<std::size_t>(role)]);
        const bool isWord = read.isOpen && !normalised(cell).empty();
        if (isWord && role == Role::To) m_row.isOpen = true;
        if (isWord && role != Role::To)
            say("E-DATE", role, fmt::format("{} {}", inQuotes(text::trim(cell)), dateProblem("E-DATE")));
        if (!read.code.empty())
            say(read.code, role,
                fmt::format("{}{} {}", inQuotes(text::trim(cell)), read.code == "E-DATE" ? "" : ":",
                            dateProblem(read.code)),
                read.date ? read.date->text() : std::string());
        return read.date;
    }

    const TableRow& m_source;
    const std::array<DateOrder, kRoles>& m_orders;
    FactRow m_row;
};
} // namespace

Statement FactRow::statement() const {
    Statement statement;
    statement.object = object;
    if (from) statement.starts = {{Bound::Kind::Known, *from}};
    if (to) statement.ends = {{Bound::Kind::Known, *to}};
    if (isOpen) statement.ends = {{Bound::Kind::Open, {}}};
    if (at) statement.points = {*at};
    return statement;
}

std::array<DateOrder, kRoles> dateOrders(FactTable& table, DateOrder asked) {
    std::array<std::array<bool, 2>, kRoles> shown{};
    table.rewind();
    while (const auto row = table.next())
        for (const Role role : {Role::From, Role::To, Role::At})
            if (const DateOrder order = orderShownBy(row->first(role)); order != DateOrder::Undecided)
                shown[static_cast<std::size_t>(role)][order == DateOrder::DayFirst ? 0 : 1] = true;
    table.rewind();
    std::array<DateOrder, kRoles> orders{};
    for (std::size_t i = 0; i < kRoles; ++i) {
        const auto [dayFirst, monthFirst] = shown[i];
        if (dayFirst != monthFirst)
            orders[i] = dayFirst ? DateOrder::DayFirst : DateOrder::MonthFirst;
        else if (!dayFirst)
            orders[i] = asked;
    }
    return orders;
}

FactRow readRow(const TableRow& row, const std::array<DateOrder, kRoles>& orders) {
    return RowReading(row, orders).read();
}

std::string questionWithoutYear(std::string question) {
    for (const char* phrase : {"In {year}, ", "in {year}, ", "In {year} ", " in {year}"})
        question = text::replaceAll(std::move(question), phrase, "");
    question = text::replaceAll(std::move(question), "{year}", "that year");
    return normalised(question);
}

} // namespace chronoscope::facts
