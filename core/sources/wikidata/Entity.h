// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/benchmark/Element.h"
#include "core/facts/Timeline.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::sources::wikidata {

/// One dated statement of a subject as Wikidata has it; the object is named later, by its id.
struct EntityStatement {
    facts::Statement statement;
    int badDays = 0;            ///< dates like 2016-06-31, kept as their month
    bool isUnsupported = false; ///< the value is of a kind that is no object: a number, a place, a date
};

/// What a build wants of an entity. Value type.
struct Entity {
    std::string id;               ///< "Q42", always upper case
    std::string askedAs;          ///< the id that was asked for, where it is a redirect to this one
    bool isMissing = false;       ///< asked for, and not there
    benchmark::Object names;      ///< label, then aliases; empty without a label
    std::optional<int> modified;  ///< year of its last change
    std::optional<int> dissolved; ///< year of death or dissolution
    std::map<std::string, std::vector<EntityStatement>> statements; ///< by property, in order of the source
};

/// "Q42" of "q42"; empty for what is no id of an item or a property.
std::string normalId(std::string_view id);

/// Which years, months and days a time of Wikidata names: "+2013-07-21T00:00:00Z" with precision 11 (day), 10, 9
/// (year); years may be padded with zeros, negative, and have any number of digits. A day of the Julian calendar is
/// given as the Gregorian one.
struct WikiTime {
    std::optional<facts::Date> date; ///< none: less precise than a year, or no date at all
    bool hasBadDay = false;          ///< no such day, or month: left out
};
WikiTime readTime(std::string_view time, int precision, bool isJulian);

/// Reads entities in any layout there was: ids as numbers only or in lower case, [] for an empty map, no rank. Pure;
/// any thread.
class EntityReader {
public:
    /// `properties`: ids of the relations, e.g. "P39".
    EntityReader(std::vector<std::string> properties, std::string language);

    /// False for a line that cannot hold any statement wanted: no wanted property's id is in it. Fast.
    bool mayConcern(std::string_view raw) const;
    /// The entity in `raw`, one JSON object. BadInput with the reason.
    Result<Entity> read(std::string_view raw) const;
    /// Its id and names alone.
    Result<Entity> readNames(std::string_view raw) const;

private:
    void readClaims(std::string_view claims, Entity& entity) const;
    benchmark::Object namesOf(std::string_view labels, std::string_view aliases) const;

    std::vector<std::string> m_properties; ///< sorted
    std::vector<std::uint32_t> m_numbers;  ///< of them, sorted
    std::string m_language;
};

} // namespace chronoscope::sources::wikidata
