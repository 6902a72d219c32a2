// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/ConstructionInput.h"

#include "core/base/CsvReader.h"
#include "core/base/Text.h"
#include "core/facts/IsoDate.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

namespace chronoscope::mined {

namespace {
/// A CSV table with a header, row by row.
class HeadedTable {
public:
    explicit HeadedTable(std::string_view text) : m_reader(text) {
        if (auto header = m_reader.next()) m_header = std::move(*header);
    }
    /// The first of these columns that is not there; empty where all are.
    std::string lacks(const std::vector<std::string>& columns) const {
        for (const std::string& column : columns)
            if (placeOf(column) == m_header.cells.size()) return column;
        return {};
    }
    bool next() {
        m_row = m_reader.next();
        return m_row.has_value();
    }
    /// Cell of the row; empty where the row is too short.
    std::string at(const std::string& column) const {
        const std::size_t place = placeOf(column);
        return place < m_row->cells.size() ? std::string(text::trim(m_row->cells[place])) : std::string();
    }
    const std::string& rowProblem() const { return m_row->problem; }
    std::string told(const std::string& what) const { return fmt::format("line {}: {}", m_row->line, what); }

private:
    std::size_t placeOf(const std::string& column) const {
        return static_cast<std::size_t>(std::find(m_header.cells.begin(), m_header.cells.end(), column) -
                                        m_header.cells.begin());
    }
    CsvReader m_reader;
    CsvRow m_header;
    std::optional<CsvRow> m_row;
};

/// Why a row of entities is none; empty where it is one.
std::string readEntity(const HeadedTable& table, std::vector<PicturedEntity>& entities) {
    if (!table.rowProblem().empty()) return table.rowProblem();
    PicturedEntity entity{table.at("entity"),           table.at("type"),
                          table.at("hypernym"),         table.at("image"),
                          table.at("paraphrase_image"), {}};
    for (const std::string* needed : {&entity.name, &entity.type, &entity.hypernym, &entity.image, &entity.otherImage})
        if (needed->empty()) return "a cell is empty";
    const auto same = [&](const PicturedEntity& one) { return one.name == entity.name; };
    if (std::any_of(entities.begin(), entities.end(), same)) return "the entity is there already: " + entity.name;
    entities.push_back(std::move(entity));
    return {};
}

/// An empty cell is no date; `problem` says why another is none.
std::optional<facts::Date> dateAt(const HeadedTable& table, const char* column, std::string& problem) {
    const std::string cell = table.at(column);
    if (cell.empty()) return std::nullopt;
    const auto date = facts::readIsoDate(cell);
    if (date) return *date;
    problem = fmt::format("{}: {}", column, date.error().text());
    return std::nullopt;
}

std::string readValue(const HeadedTable& table, std::vector<PicturedEntity>& entities,
                      const std::map<std::string, std::size_t>& places) {
    if (!table.rowProblem().empty()) return table.rowProblem();
    const auto place = places.find(table.at("entity"));
    if (place == places.end()) return "there is no such entity: " + text::shortened(table.at("entity"), 60);
    DatedValue value;
    value.name = table.at("value");
    const std::string property = table.at("property");
    if (value.name.empty() || property.empty()) return "a cell is empty";
    if (value.name.find('|') != std::string::npos)
        return "a name cannot hold a bar: " + text::shortened(value.name, 60);
    std::string problem;
    value.start = dateAt(table, "start", problem);
    value.end = dateAt(table, "end", problem);
    const auto since = dateAt(table, "since", problem);
    if (!problem.empty()) return problem;
    if (!value.start) return "there is no start";
    if (value.end && facts::compareKnown(*value.end, *value.start) < 0) return "the end is before the start";
    value.open = !value.end;
    auto& offices = entities[place->second].offices;
    auto office =
        std::find_if(offices.begin(), offices.end(), [&](const Office& one) { return one.property == property; });
    if (office == offices.end()) office = offices.insert(offices.end(), Office{property, {}, std::nullopt});
    office->values.push_back(std::move(value));
    if (since) office->since = since->year;
    return {};
}
} // namespace

Result<ConstructionInput> readConstructionInput(std::string_view entities, std::string_view attributes) {
    HeadedTable named(entities), dated(attributes);
    if (const auto lacking = named.lacks({"entity", "type", "hypernym", "image", "paraphrase_image"}); !lacking.empty())
        return Error{ErrorCode::BadInput, "the table of entities has no column " + lacking, {}};
    if (const auto lacking = dated.lacks({"entity", "property", "value", "start", "end"}); !lacking.empty())
        return Error{ErrorCode::BadInput, "the table of attributes has no column " + lacking, {}};
    ConstructionInput input;
    while (named.next())
        if (const std::string problem = readEntity(named, input.entities); !problem.empty())
            input.entityProblems.push_back(named.told(problem));
    std::map<std::string, std::size_t> places;
    for (std::size_t at = 0; at < input.entities.size(); ++at)
        places[input.entities[at].name] = at;
    while (dated.next())
        if (const std::string problem = readValue(dated, input.entities, places); !problem.empty())
            input.attributeProblems.push_back(dated.told(problem));
    return input;
}

} // namespace chronoscope::mined
