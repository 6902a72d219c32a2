// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/wikidata/SparqlAnswer.h"

#include "core/base/StrictJson.h"
#include "core/facts/FactText.h"
#include "core/sources/wikidata/JsonSlices.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>

namespace chronoscope::sources::wikidata {

using facts::Bound;
using facts::Statement;
using nlohmann::json;

namespace {
constexpr int kBindingDepth = 8;
constexpr std::size_t kMaxOfSubject = 20'000; ///< statements

constexpr std::array<std::string_view, 5> kSubjects{"s", "item", "subject", "person", "entity"};
constexpr std::array<std::string_view, 10> kObjects{"o",        "object", "value",  "role",   "position",
                                                    "employer", "team",   "office", "school", "organization"};
constexpr std::array<std::string_view, 3> kRelationNames{"prop", "property", "relation"};
constexpr std::array<std::string_view, 3> kNodes{"st", "statement", "stmt"};
constexpr std::array<std::string_view, 4> kStarts{"start", "startTime", "start_time", "from"};
constexpr std::array<std::string_view, 4> kEnds{"end", "endTime", "end_time", "to"};
constexpr std::array<std::string_view, 4> kPoints{"at", "point", "date", "time"};
constexpr std::array<std::string_view, 4> kEndings{"died", "death", "dateOfDeath", "dissolved"}; ///< of the subject

/// The end of a URI behind its last slash or number sign.
std::string_view lastPart(std::string_view uri) { return uri.substr(uri.find_last_of("/#") + 1); }

bool isUnknownValue(const json& term) {
    const std::string type = term.value("type", "");
    return type == "bnode" || term.value("value", "").find("/.well-known/genid/") != std::string::npos;
}
} // namespace

/// One row of bindings.
struct SparqlAnswer::Row {
    json document;

    const json* at(std::string_view variable) const {
        const auto found = document.find(variable);
        return found != document.end() && found->is_object() ? &*found : nullptr;
    }
    std::string variable(std::span<const std::string_view> names) const {
        for (const std::string_view name : names)
            if (at(name)) return std::string(name);
        return {};
    }
    std::string text(std::string_view variable) const {
        const json* term = at(variable);
        return term ? term->value("value", "") : std::string();
    }
    bool isTrue(std::string_view variable) const {
        const std::string value = text(variable);
        return value == "true" || value == "1";
    }
};

SparqlAnswer::SparqlAnswer(std::vector<std::string> properties, std::string language)
    : m_properties(std::move(properties)), m_language(std::move(language)) {}

namespace {
/// A time with the precision that stands in `precision`, or the one that its digits suggest. The service writes years
/// as XML Schema does, where year 0 is 1 BC; entities have no year 0.
WikiTime timeIn(std::string time, const std::string& precision) {
    int value = time.find("-01-01T00:00:00") != std::string::npos ? 9 : 11;
    if (!precision.empty()) std::from_chars(precision.data(), precision.data() + precision.size(), value);
    if (time.find('T') == std::string::npos) time += 'T';
    WikiTime made = readTime(time, value, false);
    if (made.date && made.date->year <= 0) --made.date->year;
    return made;
}

void addOnce(std::vector<Bound>& bounds, const Bound& bound) {
    const auto isSame = [&](const Bound& one) { return one.kind == bound.kind && one.date == bound.date; };
    if (std::none_of(bounds.begin(), bounds.end(), isSame)) bounds.push_back(bound);
}
} // namespace

void SparqlAnswer::addTimes(const Row& row, EntityStatement& made) {
    const auto bound = [&](const std::string& variable) -> std::optional<Bound> {
        const json* term = row.at(variable);
        if (!term) return std::nullopt;
        const WikiTime time = isUnknownValue(*term) ? WikiTime() : timeIn(row.text(variable), row.text(variable + "P"));
        if (!time.date) return Bound{Bound::Kind::Unknown, {}};
        return Bound{Bound::Kind::Known, *time.date};
    };
    if (const auto start = bound(row.variable(kStarts))) addOnce(made.statement.starts, *start);
    if (const auto end = bound(row.variable(kEnds)))
        addOnce(made.statement.ends, *end);
    else if (row.isTrue("endNone"))
        addOnce(made.statement.ends, {Bound::Kind::Open, {}});
    else if (row.isTrue("endUnknown"))
        addOnce(made.statement.ends, {Bound::Kind::Unknown, {}});
    const auto point = bound(row.variable(kPoints));
    std::vector<facts::Date>& points = made.statement.points;
    if (point && point->kind == Bound::Kind::Known &&
        std::find(points.begin(), points.end(), point->date) == points.end())
        points.push_back(point->date);
}

/// The year of death or dissolution, where the query asks for it; the earliest of several.
void SparqlAnswer::noteEnding(const Row& row, Entity& subject) {
    const std::string variable = row.variable(kEndings);
    if (variable.empty() || isUnknownValue(*row.at(variable))) return;
    const WikiTime time = timeIn(row.text(variable), row.text(variable + "P"));
    if (time.date) subject.dissolved = std::min(subject.dissolved.value_or(time.date->year), time.date->year);
}

/// What the answer calls `id`: the service's own label, in which an id stands for a missing one, or a variable beside.
void SparqlAnswer::noteName(const Row& row, const std::string& variable, const std::string& id) {
    for (const std::string& beside : {variable + "Label", variable + "_" + m_language, "name_" + m_language}) {
        if (beside.starts_with("name_") && std::find(kSubjects.begin(), kSubjects.end(), variable) == kSubjects.end())
            continue;
        const std::string name = facts::normalised(row.text(beside));
        if (name.empty() || name == id) continue;
        m_names.emplace(id, benchmark::Object{name});
        return;
    }
}

EntityStatement& SparqlAnswer::statementOf(const Row& row, const std::string& subject, const std::string& property,
                                           const std::string& object) {
    Entity& entity = m_subjects[subject];
    entity.id = subject;
    std::vector<EntityStatement>& list = entity.statements[property];
    const std::string variable = row.variable(kNodes);
    std::string node(lastPart(row.text(variable)));
    if (variable.empty()) node = subject + ' ' + property + ' ' + row.document.dump(); // a row is a statement
    const auto [place, isNew] =
        m_places.try_emplace(subject + ' ' + property + ' ' + object + ' ' + node, std::pair(property, list.size()));
    if (!isNew) return list.at(place->second.second);
    require(list.size() < kMaxOfSubject, "too many statements " + property + " of " + subject);
    return list.emplace_back();
}

void SparqlAnswer::addRow(std::string_view slice) {
    auto parsed = parseJson(slice, kBindingDepth);
    require(parsed && parsed->is_object(), parsed ? "a row is no object" : parsed.error().message);
    const Row row{std::move(parsed).value()};
    const std::string subjectVariable = row.variable(kSubjects);
    const std::string objectVariable = row.variable(kObjects);
    require(!subjectVariable.empty() && !objectVariable.empty(),
            "a row has no subject (variable s or item) or no object (variable o or value)");
    const std::string subject = normalId(lastPart(row.text(subjectVariable)));
    require(!subject.empty(), "the subject of a row is no item");
    const std::string relationVariable = row.variable(kRelationNames);
    const std::string property = !relationVariable.empty()  ? normalId(lastPart(row.text(relationVariable)))
                                 : m_properties.size() == 1 ? m_properties.front()
                                                            : std::string();
    require(!property.empty(), "rows without a variable prop are of one relation, which must be named");
    if (std::find(m_properties.begin(), m_properties.end(), property) == m_properties.end()) return;
    const bool isUnknown = isUnknownValue(*row.at(objectVariable));
    const std::string object = isUnknown ? std::string() : normalId(lastPart(row.text(objectVariable)));
    EntityStatement& made = statementOf(row, subject, property, object);
    made.statement.holder = isUnknown ? Statement::Holder::Unknown : Statement::Holder::Named;
    made.statement.objectId = object;
    made.isUnsupported = !isUnknown && object.empty();
    const std::string rank = row.text("rank");
    if (rank.ends_with("DeprecatedRank")) made.statement.rank = Statement::Rank::Deprecated;
    if (rank.ends_with("PreferredRank")) made.statement.rank = Statement::Rank::Preferred;
    addTimes(row, made);
    noteEnding(row, m_subjects[subject]);
    noteName(row, subjectVariable, subject);
    if (!object.empty()) noteName(row, objectVariable, object);
}

Status SparqlAnswer::add(std::string_view bindings) {
    try {
        JsonSlices rows(bindings);
        require(rows.isArray(), "the bindings are no list");
        while (rows.next()) {
            ++m_rows;
            addRow(rows.value());
        }
        require(!rows.isBroken(), "the answer is cut off, or not JSON");
    } catch (const JsonProblem& problem) {
        return Error{ErrorCode::BadInput, problem.what(), "row " + std::to_string(m_rows)};
    } catch (const json::exception& problem) {
        return Error{ErrorCode::BadInput, wordsOf(problem), "row " + std::to_string(m_rows)};
    }
    return {};
}

} // namespace chronoscope::sources::wikidata
