// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/wikidata/Entity.h"

#include "core/base/StrictJson.h"
#include "core/facts/FactText.h"
#include "core/sources/wikidata/JsonSlices.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>

namespace chronoscope::sources::wikidata {

using facts::Bound;
using facts::Statement;
using nlohmann::json;

namespace {
constexpr int kDepth = 32;
constexpr std::size_t kIdDigits = 12;
constexpr std::size_t kMaxStatements = 2'000; ///< of a subject and relation; nobody has held so many
constexpr std::string_view kJulian = "Q1985786";
constexpr std::array<std::string_view, 2> kEnded{"P570", "P576"}; ///< died, dissolved

/// A slice as a document.
json parsed(std::string_view slice) {
    auto document = parseJson(slice, kDepth);
    require(document.ok(), document ? "" : document.error().message);
    return std::move(document).value();
}

std::string textIn(const json& object, const char* key) {
    const auto at = object.find(key);
    return at != object.end() && at->is_string() ? at->get<std::string>() : std::string();
}

const json* memberIn(const json& object, const char* key) {
    const auto at = object.find(key);
    return at != object.end() && at->is_object() ? &*at : nullptr;
}

/// The value of a snak that has one.
const json* valueOf(const json& snak) {
    const json* data = memberIn(snak, "datavalue");
    if (!data) return nullptr;
    const auto at = data->find("value");
    return at != data->end() ? &*at : nullptr;
}

/// A slice that is a JSON string without escapes, or parsed.
std::string plainText(std::string_view slice) {
    if (!slice.starts_with('"')) return {};
    const json text = parsed(slice);
    return text.is_string() ? text.get<std::string>() : std::string();
}

WikiTime timeOf(const json& snak) {
    const json* value = valueOf(snak);
    if (!value || !value->is_object()) return {};
    const auto at = value->find("precision");
    const int precision = at != value->end() && at->is_number_integer()
                              ? static_cast<int>(std::clamp<std::int64_t>(at->get<std::int64_t>(), 0, 14))
                              : 11;
    return readTime(textIn(*value, "time"), precision, textIn(*value, "calendarmodel").ends_with(kJulian));
}

Bound boundOf(const json& snak, int& badDays) {
    const std::string type = textIn(snak, "snaktype");
    if (type == "novalue") return {Bound::Kind::Open, {}};
    const WikiTime time = type == "value" ? timeOf(snak) : WikiTime();
    badDays += time.hasBadDay ? 1 : 0;
    return time.date ? Bound{Bound::Kind::Known, *time.date} : Bound{Bound::Kind::Unknown, {}};
}

void readQualifiers(std::string_view qualifiers, EntityStatement& made) {
    JsonSlices members(qualifiers); // [] where there are none
    while (members.isObject() && members.next()) {
        const std::string property = normalId(members.key());
        if (property != "P580" && property != "P582" && property != "P585") continue;
        const json snaks = parsed(members.value());
        require(snaks.is_array(), "the qualifiers " + property + " are no list");
        for (const json& snak : snaks) {
            require(snak.is_object(), "a qualifier is no object");
            const Bound bound = boundOf(snak, made.badDays);
            if (property == "P580")
                made.statement.starts.push_back(bound);
            else if (property == "P582")
                made.statement.ends.push_back(bound);
            else if (bound.kind == Bound::Kind::Known)
                made.statement.points.push_back(bound.date);
        }
    }
}

std::string idIn(const json& value) {
    const std::string id = normalId(textIn(value, "id"));
    const auto number = value.find("numeric-id");
    if (!id.empty() || number == value.end() || !number->is_number_unsigned()) return id;
    const bool isProperty = textIn(value, "entity-type") == "property";
    return (isProperty ? "P" : "Q") + std::to_string(number->get<std::uint64_t>());
}

void readObject(const json& snak, const std::string& language, EntityStatement& made) {
    const std::string type = textIn(snak, "snaktype");
    if (type == "novalue") {
        made.statement.holder = Statement::Holder::Nobody;
        return;
    }
    const json* value = type == "value" ? valueOf(snak) : nullptr;
    if (!value) {
        made.statement.holder = Statement::Holder::Unknown;
        return;
    }
    if (value->is_string()) made.statement.object = {facts::normalised(value->get<std::string>())};
    if (value->is_object()) {
        made.statement.objectId = idIn(*value);
        const std::string text = textIn(*value, "text"); // of a language, as an official name
        if (!text.empty() && textIn(*value, "language") == language) made.statement.object = {facts::normalised(text)};
    }
    const bool isNamed = !made.statement.object.empty() && !made.statement.object.front().empty();
    made.isUnsupported = made.statement.objectId.empty() && !isNamed;
}

EntityStatement readStatement(std::string_view slice, const std::string& language) {
    EntityStatement made;
    bool hasObject = false;
    JsonSlices members(slice);
    require(members.isObject(), "a statement is no object");
    while (members.next()) {
        if (members.key() == "mainsnak") {
            const json snak = parsed(members.value());
            require(snak.is_object(), "a main snak is no object");
            readObject(snak, language, made);
            hasObject = true;
        } else if (members.key() == "rank") {
            const std::string rank = plainText(members.value());
            made.statement.rank = rank == "preferred"    ? Statement::Rank::Preferred
                                  : rank == "deprecated" ? Statement::Rank::Deprecated
                                                         : Statement::Rank::Normal;
        } else if (members.key() == "qualifiers") {
            readQualifiers(members.value(), made);
        }
    }
    require(!members.isBroken() && hasObject, "a statement without a main snak");
    return made;
}

/// The year of death or dissolution: the earliest of the best rank.
std::optional<int> endedIn(std::string_view slice, std::optional<int> before) {
    const json statements = parsed(slice);
    require(statements.is_array(), "the statements of a property are no list");
    std::optional<int> preferred;
    std::optional<int> normal = before;
    for (const json& statement : statements) {
        const json* snak = statement.is_object() ? memberIn(statement, "mainsnak") : nullptr;
        const std::string rank = snak ? textIn(statement, "rank") : "deprecated";
        if (rank == "deprecated" || textIn(*snak, "snaktype") != "value") continue;
        const auto date = timeOf(*snak).date;
        if (!date) continue;
        std::optional<int>& year = rank == "preferred" ? preferred : normal;
        year = std::min(year.value_or(date->year), date->year);
    }
    return preferred ? preferred : normal;
}

std::string languageText(std::string_view labels, std::string_view language) {
    const auto slice = memberOf(labels, language);
    if (!slice) return {};
    const json label = parsed(*slice);
    return facts::normalised(label.is_object() ? textIn(label, "value") : std::string());
}

void addNames(std::string_view aliases, std::string_view language, benchmark::Object& names) {
    const auto slice = memberOf(aliases, language);
    if (!slice) return;
    const json list = parsed(*slice);
    if (!list.is_array()) return;
    for (const json& alias : list) {
        const std::string name = facts::normalised(alias.is_object() ? textIn(alias, "value") : std::string());
        if (!name.empty() && std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
}

std::optional<int> yearOf(std::string_view time) {
    int year = 0;
    const auto [end, problem] = std::from_chars(time.data(), time.data() + time.size(), year);
    if (problem != std::errc() || end != time.data() + 4 || year < 2000) return std::nullopt;
    return year;
}

/// What every layout of an entity has beside its claims.
struct Head {
    std::string_view labels;
    std::string_view aliases;
    std::string_view claims;
};

Head readHead(std::string_view raw, Entity& entity) {
    Head head;
    JsonSlices members(raw);
    require(members.isObject(), "an entity is no object");
    while (members.next()) {
        const std::string_view key = members.key();
        const std::string_view value = members.value();
        if (key == "id")
            entity.id = normalId(plainText(value));
        else if (key == "labels")
            head.labels = value;
        else if (key == "aliases")
            head.aliases = value;
        else if (key == "claims" || key == "statements")
            head.claims = value;
        else if (key == "missing")
            entity.isMissing = true;
        else if (key == "modified")
            entity.modified = yearOf(plainText(value));
        else if (key == "redirects") {
            const auto from = memberOf(value, "from");
            entity.askedAs = from ? normalId(plainText(*from)) : std::string();
        }
    }
    require(!members.isBroken(), "the entity is cut off, or not JSON");
    require(text::trim(members.rest()).empty() || text::trim(members.rest()) == ",", "something follows the entity");
    require(!entity.id.empty() || entity.isMissing, "an entity without an id");
    return head;
}

template <typename Read> Result<Entity> guardedRead(Read read) {
    try {
        return read();
    } catch (const JsonProblem& problem) {
        return Error{ErrorCode::BadInput, problem.what(), {}};
    } catch (const json::exception& problem) {
        return Error{ErrorCode::BadInput, wordsOf(problem), {}};
    }
}
} // namespace

std::string normalId(std::string_view id) {
    if (id.size() < 2 || id.size() > kIdDigits + 1) return {};
    const char kind = id[0] == 'q' || id[0] == 'Q' ? 'Q' : (id[0] == 'p' || id[0] == 'P' ? 'P' : '\0');
    const bool isNumber = id.find_first_not_of("0123456789", 1) == std::string_view::npos;
    return kind != '\0' && isNumber ? kind + std::string(id.substr(1)) : std::string();
}

EntityReader::EntityReader(std::vector<std::string> properties, std::string language)
    : m_properties(std::move(properties)), m_language(std::move(language)) {
    std::sort(m_properties.begin(), m_properties.end());
    for (const std::string& property : m_properties) {
        std::uint32_t number = 0;
        std::from_chars(property.data() + 1, property.data() + property.size(), number);
        m_numbers.push_back(number);
    }
    std::sort(m_numbers.begin(), m_numbers.end());
}

bool EntityReader::mayConcern(std::string_view raw) const {
    const char* at = raw.data();
    const char* const end = raw.data() + raw.size();
    while (at < end) {
        at = static_cast<const char*>(std::memchr(at, '"', static_cast<std::size_t>(end - at)));
        if (!at || end - at < 4) return false;
        ++at;
        if (*at != 'P' && *at != 'p') continue;
        std::uint32_t number = 0;
        const auto [behind, problem] = std::from_chars(at + 1, end, number);
        if (problem == std::errc() && behind < end && *behind == '"' &&
            std::binary_search(m_numbers.begin(), m_numbers.end(), number))
            return true;
    }
    return false;
}

void EntityReader::readClaims(std::string_view claims, Entity& entity) const {
    JsonSlices members(claims); // [] where there are none
    while (members.isObject() && members.next()) {
        const std::string property = normalId(members.key());
        if (std::find(kEnded.begin(), kEnded.end(), property) != kEnded.end())
            entity.dissolved = endedIn(members.value(), entity.dissolved);
        if (!std::binary_search(m_properties.begin(), m_properties.end(), property)) continue;
        std::vector<EntityStatement>& list = entity.statements[property];
        JsonSlices statements(members.value());
        require(statements.isArray(), "the statements " + property + " are no list");
        while (statements.next()) {
            require(list.size() < kMaxStatements, "too many statements " + property);
            list.push_back(readStatement(statements.value(), m_language));
        }
    }
}

benchmark::Object EntityReader::namesOf(std::string_view labels, std::string_view aliases) const {
    std::string label = languageText(labels, m_language);
    if (label.empty()) label = languageText(labels, "mul");
    if (label.empty()) return {};
    benchmark::Object names{std::move(label)};
    for (const std::string_view language : {std::string_view(m_language), std::string_view("mul")})
        addNames(aliases, language, names);
    return names;
}

Result<Entity> EntityReader::read(std::string_view raw) const {
    return guardedRead([&] {
        Entity entity;
        const Head head = readHead(raw, entity);
        if (entity.isMissing) return entity;
        entity.names = namesOf(head.labels, head.aliases);
        if (!head.claims.empty()) readClaims(head.claims, entity);
        return entity;
    });
}

Result<Entity> EntityReader::readNames(std::string_view raw) const {
    return guardedRead([&] {
        Entity entity;
        const Head head = readHead(raw, entity);
        if (!entity.isMissing) entity.names = namesOf(head.labels, head.aliases);
        return entity;
    });
}

} // namespace chronoscope::sources::wikidata
