// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/facts/FactColumns.h"

#include "core/base/Text.h"

#include <algorithm>
#include <charconv>

namespace chronoscope::facts {

namespace {
struct RoleWords {
    std::string_view name;
    std::vector<std::string_view> synonyms; ///< lower case, without signs
};

const std::array<RoleWords, kRoles>& words() {
    static const std::array<RoleWords, kRoles> all{
        {{"subject", {"item", "entity", "subject label", "subjekt", "head"}},
         {"relation", {"property", "predicate", "relation label", "property label", "eigenschaft", "beziehung"}},
         {"object",
          {"value", "answer", "object label", "value label", "right answer", "objekt", "wert", "antwort", "tail"}},
         {"from",
          {"start", "start date", "start time", "start year", "begin", "beginning", "since", "valid from", "von",
           "beginn", "seit", "ab"}},
         {"to", {"end", "end date", "end time", "end year", "until", "till", "valid to", "valid until", "bis", "ende"}},
         {"at", {"point in time", "date", "year", "on", "datum", "jahr"}},
         {"aliases", {"alias", "also known as", "other names", "synonyms", "object aliases", "auch", "andere namen"}},
         {"distractors", {"distractor", "wrong options", "wrong answers", "wrong", "options", "falsche antworten"}},
         {"distractors_unverified", {"distractors unverified", "unverified distractors"}},
         {"question", {"prompt", "frage"}},
         {"domain", {"field", "subject area", "gebiet"}},
         {"note", {"notes", "comment", "comments", "remark", "remarks", "notiz", "bemerkung", "kommentar"}},
         {"held_out", {"held out", "exemplar"}}}};
    return all;
}

std::string comparable(std::string_view text) { return text::toUtf8(text::lowerAlphanumeric(text)); }

/// How surely a header names a role. A surer one is taken first, wherever it stands.
enum class Likeness { Name, Spelling, Synonym };

std::optional<Role> roleOfHeader(std::string_view header, Likeness likeness) {
    const std::string key = comparable(header);
    for (const Role role : kAllRoles) {
        const auto& [name, synonyms] = words()[static_cast<std::size_t>(role)];
        const bool isSo = likeness == Likeness::Name       ? header == name
                          : likeness == Likeness::Spelling ? key == name
                                                           : std::ranges::find(synonyms, key) != synonyms.end();
        if (isSo) return role;
    }
    return std::nullopt;
}

std::optional<std::size_t> columnNamed(const std::vector<std::string>& header, std::string_view name) {
    const auto same = [&](const std::string& column) { return column == name; };
    const auto alike = [&](const std::string& column) { return comparable(column) == comparable(name); };
    auto at = std::find_if(header.begin(), header.end(), same);
    if (at == header.end()) at = std::find_if(header.begin(), header.end(), alike);
    if (at != header.end()) return static_cast<std::size_t>(at - header.begin());
    std::size_t number = 0;
    const auto [end, problem] = std::from_chars(name.data(), name.data() + name.size(), number);
    const bool isNumber = problem == std::errc() && end == name.data() + name.size();
    return isNumber && number >= 1 && number <= header.size() ? std::optional(number - 1) : std::nullopt;
}
} // namespace

std::string_view name(Role role) { return words()[static_cast<std::size_t>(role)].name; }

std::optional<Role> roleFromName(std::string_view text) {
    for (const Role role : kAllRoles)
        if (text == name(role)) return role;
    return std::nullopt;
}

bool isList(Role role) { return role == Role::Aliases || role == Role::Distractors || role == Role::Unverified; }

Result<ColumnMap> parseColumnMap(std::string_view text) {
    ColumnMap map;
    if (text::trim(text).empty()) return map;
    for (const std::string& part : text::split(text, ',')) {
        const std::size_t equals = part.find('=');
        const auto role = roleFromName(text::trim(std::string_view(part).substr(0, equals)));
        const std::string_view column =
            equals == std::string::npos ? std::string_view() : text::trim(std::string_view(part).substr(equals + 1));
        if (!role || column.empty())
            return Error{ErrorCode::InvalidArgument, "a mapping is subject=COLUMN,relation=COLUMN,…", part};
        if (!map.emplace(*role, column).second)
            return Error{ErrorCode::InvalidArgument, "mapped twice", std::string(name(*role))};
    }
    return map;
}

ColumnMap veryNames() {
    ColumnMap map;
    for (const Role role : {Role::Subject, Role::Relation, Role::Object})
        map.emplace(role, name(role));
    return map;
}

Result<FactColumns> FactColumns::recognise(const std::vector<std::string>& header, const ColumnMap& map) {
    FactColumns columns;
    std::vector<bool> isTaken(header.size());
    for (const auto& [role, named] : map) {
        if (named.empty()) continue;
        const auto at = columnNamed(header, named);
        if (!at) return Error{ErrorCode::NotFound, "the table has no such column", named};
        columns.m_columns[static_cast<std::size_t>(role)] = at;
        isTaken[*at] = true;
    }
    for (const Likeness likeness : {Likeness::Name, Likeness::Spelling, Likeness::Synonym})
        for (std::size_t i = 0; i < header.size(); ++i) {
            const auto role = isTaken[i] ? std::nullopt : roleOfHeader(header[i], likeness);
            if (!role || map.contains(*role)) continue;
            auto& column = columns.m_columns[static_cast<std::size_t>(*role)];
            if (!column) column = i;
        }
    return columns;
}

bool FactColumns::isEnough() const {
    return of(Role::Object) && (of(Role::Question) || (of(Role::Subject) && of(Role::Relation)));
}

std::size_t FactColumns::recognised() const {
    return static_cast<std::size_t>(
        std::count_if(m_columns.begin(), m_columns.end(), [](const auto& column) { return column.has_value(); }));
}

} // namespace chronoscope::facts
