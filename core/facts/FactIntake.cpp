// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/facts/FactIntake.h"

#include "core/base/Hash.h"
#include "core/base/Text.h"
#include "core/benchmark/ElementJson.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <rapidfuzz/fuzz.hpp>

#include <algorithm>

namespace chronoscope::facts {

using benchmark::Domain;
using benchmark::Element;
using benchmark::State;

namespace {
constexpr std::size_t kDistractors = 3;
constexpr double kLookAlike = 70; ///< token_set_ratio from which matching by text takes two names for one
constexpr std::size_t kLinesNamed = 100;

std::string separatorName(char separator) { return separator == '\t' ? "tab" : std::string(1, separator); }

/// The first and last year that a statement names.
std::pair<int, int> yearsNamed(const Statement& statement, int asOf) {
    const bool starts = !statement.starts.empty();
    const bool ends = !statement.ends.empty() && statement.ends.front().kind == Bound::Kind::Known;
    if (!starts && !ends)
        return statement.points.empty() ? std::pair(0, 0)
                                        : std::pair(statement.points.front().year, statement.points.front().year);
    const int last = ends ? statement.ends.front().date.year : asOf;
    return {starts ? statement.starts.front().date.year : last, last};
}

/// Subjects and relations that differ in case or accents only have the same.
std::string keyOf(const std::string& subject, const std::string& relation) {
    return folded(subject) + '\n' + folded(relation);
}

const char* whyNoYear(const std::optional<Dropped>& reason) {
    if (reason == Dropped::Undated) return "no date, so it is asked in no year";
    if (reason == Dropped::AfterSource) return "starts after the year the table is of";
    return "no year of it is asked about";
}
} // namespace

std::pair<int, int> usualFrame(Domain domain) {
    return domain == Domain::Biomedical ? std::pair(2020, 2024) : std::pair(2010, 2023);
}

bool FactIntake::Group::isTimeless() const {
    return !isDated && (domain == Domain::CommonSense || domain == Domain::Math);
}

const std::set<std::string>& FactIntake::rightOf(const Group& group) const {
    return m_right.at(keyOf(group.subject, group.relation));
}

Result<FactIntake> FactIntake::read(std::string_view bytes, std::string name, FactOptions options,
                                    const std::stop_token& stop) {
    if (options.frame &&
        (options.frame->first < 1 || options.frame->second > 9999 || options.frame->second < options.frame->first ||
         options.frame->second - options.frame->first >= kMaxFrame))
        return Error{ErrorCode::InvalidArgument, fmt::format("the years asked about are at most {}", kMaxFrame), {}};
    auto table = FactTable::open(bytes, options.map);
    if (!table) return Error{table.error().code, table.error().message, table.error().context};
    FactIntake intake(std::move(name), std::move(options));
    intake.describe(*table);
    const auto orders = dateOrders(*table, intake.m_options.order);
    while (const auto row = table->next()) {
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "import cancelled", intake.m_name};
        if (++intake.m_counts.rows > kMaxRows)
            return Error{ErrorCode::BadInput, fmt::format("a table of more than {} rows; split it", kMaxRows), {}};
        intake.add(readRow(*row, orders));
    }
    intake.m_named = intake.namedYears();
    intake.m_isFrameChosen = intake.m_options.frame.has_value();
    if (const auto all = intake.toldYears(); all && !intake.m_isFrameChosen && intake.m_options.framesItself)
        intake.m_options.frame = std::pair(std::max({all->first, all->second - kMostOwnYears + 1, 1}), all->second);
    intake.finish(stop);
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "import cancelled", intake.m_name};
    return intake;
}

void FactIntake::describe(const FactTable& table) {
    const auto inform = [this](const char* code, std::string text, std::string value = {}) {
        m_messages.push_back({0, std::nullopt, code, std::move(text), std::move(value)});
    };
    if (table.hadMark()) inform("I-BOM", "the file begins with a byte order mark");
    if (table.encoding() == Encoding::Latin1) inform("I-ENCODING", "not UTF-8; read as Latin-1", "latin-1");
    if (table.encoding() == Encoding::Utf16) inform("I-ENCODING", "read as UTF-16", "utf-16");
    if (!table.isJson())
        inform("I-DELIMITER", "columns are separated by " + separatorName(table.separator()),
               separatorName(table.separator()));
    std::string map;
    std::set<std::string> headers;
    for (std::size_t i = 0; i < table.header().size(); ++i) {
        const std::string& header = table.header()[i];
        if (!headers.insert(folded(header)).second && !header.empty() && !table.roleOf(i))
            inform("W-HEADER", fmt::format("“{}” heads several columns: column {} is not read",
                                           text::shortened(header, 60), i + 1));
        m_columns.push_back({table.header()[i], table.roleOf(i)});
        map += fmt::format("{}{} = {}", map.empty() ? "" : ", ", table.header()[i],
                           m_columns.back().role ? facts::name(*m_columns.back().role) : "not used");
    }
    inform("I-HEADER", map);
    // A table that was exported says itself which options the program chose, and lacks what it could not find.
    m_completes = !table.columns().of(Role::Unverified);
    m_saysHeldOut = table.columns().of(Role::HeldOut).has_value();
}

void FactIntake::say(FactMessage message, std::size_t row) {
    ++m_counts.codes[message.code];
    if (row >= m_rows.size()) return;
    message.line = m_rows[row].line;
    m_rows[row].messages.push_back(std::move(message));
}

void FactIntake::askOnce(FactRow& row) {
    if (!row.domainGiven.empty() && m_told.emplace(Domain::Legal, row.domainGiven).second)
        row.messages.push_back({row.line,
                                Role::Domain,
                                "W-DOMAIN",
                                fmt::format("\u201C{}\u201D is none of the five domains; taken as general",
                                            text::shortened(row.domainGiven, 60)),
                                {}});
    if (row.domain == Domain::Legal || !m_options.hasWords || m_options.hasWords(row.domain, row.relation)) return;
    if (m_told.emplace(row.domain, row.relation).second)
        row.messages.push_back(
            {row.line,
             Role::Relation,
             "W-RELATION",
             fmt::format("no question is known for \u201C{}\u201D: without words of its own the generic one is used",
                         text::shortened(row.relation, 60)),
             {}});
}

bool FactIntake::isTwice(FactRow& row, std::size_t group) {
    std::string key = fmt::format("{}\n{}\n", group, row.isOpen);
    for (const auto& date : {row.from, row.to, row.at})
        key += (date ? date->text() : std::string()) + '\n';
    for (const auto& list : {row.object, row.distractors, row.unverified}) {
        for (const std::string& entry : list)
            key += entry + '\t';
        key += '\n';
    }
    const ContentId id = contentId(key);
    const auto [at, isNew] = m_seen.try_emplace(std::string(id.begin(), id.end()), row.line);
    if (isNew) return false;
    row.isImported = false;
    row.sameAs = at->second;
    row.messages.push_back(
        {row.line, std::nullopt, "W-DUPLICATE", fmt::format("says the same as line {}", at->second), {}});
    return true;
}

void FactIntake::noteRight(const FactRow& row) {
    if (row.object.empty() || row.object.front().empty()) return;
    std::set<std::string>& right = m_right[keyOf(row.subject, row.relation)];
    right.insert(folded(row.subject));
    for (const std::string& name : row.object)
        right.insert(folded(name));
}

void FactIntake::add(FactRow row) {
    noteRight(row);
    if (row.isImported) {
        const auto [at, isNew] = m_byKey.try_emplace({row.domain, row.subject, row.relation}, m_groups.size());
        if (isNew)
            m_groups.push_back(
                {row.domain, row.subject, row.relation, row.note, row.domainGiven, {}, {}, {}, {}, {}, false, false});
        Group& group = m_groups[at->second];
        if (group.statements.size() == kMaxStatements) {
            row.isImported = false;
            row.messages.push_back({row.line,
                                    Role::Object,
                                    "E-OBJECT",
                                    fmt::format("more than {} rows about one subject and relation", kMaxStatements),
                                    {}});
        } else if (!isTwice(row, at->second)) {
            addTo(group, row);
            askOnce(row);
        }
    }
    if (row.isImported)
        ++m_counts.imported;
    else
        ++(row.sameAs > 0 ? m_counts.duplicates : m_counts.leftOut);
    if (!row.isImported && row.sameAs == 0) m_leftOut.push_back(row.line);
    for (const FactMessage& message : row.messages)
        ++m_counts.codes[message.code];
    if (m_rows.size() < kMaxKept) m_rows.push_back(std::move(row));
}

void FactIntake::addTo(Group& group, const FactRow& row) {
    const auto addAll = [](std::vector<std::string>& list, const std::vector<std::string>& more) {
        for (const std::string& entry : more)
            if (list.size() < FactTable::kMaxList && std::find(list.begin(), list.end(), entry) == list.end())
                list.push_back(entry);
    };
    group.statements.push_back(row.statement());
    group.lines.push_back(row.line);
    group.rows.push_back(m_counts.rows - 1);
    group.isDated = group.isDated || !row.isUndated();
    if (group.note.empty()) group.note = row.note;
    group.isHeldOut = group.isHeldOut || row.isHeldOut;
    addAll(group.distractors, row.distractors);
    addAll(group.unverified, row.unverified);
}

TimelineRules FactIntake::rulesFor(const Group& group) const {
    const auto [first, last] = m_options.frame.value_or(usualFrame(group.domain));
    return {m_options.years, m_options.gaps, first, last, m_options.asOf, std::nullopt};
}

void FactIntake::checkDistractors(Group& group) {
    const std::set<std::string>& right = rightOf(group);
    const auto isRight = [&](const std::string& name) { return right.contains(folded(name)); };
    for (const std::size_t at : group.rows) {
        if (at >= m_rows.size()) break;
        for (const std::string& name : m_rows[at].distractors)
            if (isRight(name))
                say({0,
                     Role::Distractors,
                     "W-DISTRACTOR",
                     fmt::format("\u201C{}\u201D is a right answer and was removed", text::shortened(name, 60)),
                     {}},
                    at);
        std::erase_if(m_rows[at].distractors, isRight);
    }
    for (auto* list : {&group.distractors, &group.unverified}) {
        std::set<std::string> taken;
        std::erase_if(*list,
                      [&](const std::string& name) { return isRight(name) || !taken.insert(folded(name)).second; });
    }
    if (group.distractors.size() > kDistractors) {
        say({0,
             Role::Distractors,
             "W-DISTRACTOR",
             fmt::format("{} wrong options; the first three are used", group.distractors.size()),
             {}},
            group.rows.front());
        group.distractors.resize(kDistractors);
    }
    std::erase_if(group.unverified, [&](const std::string& name) {
        return std::any_of(group.distractors.begin(), group.distractors.end(),
                           [&](const std::string& given) { return folded(given) == folded(name); });
    });
    group.unverified.resize(std::min(group.unverified.size(), kDistractors - group.distractors.size()));
}

/// Rows of one object whose dates overlap are one; rows that only touch are not told about.
void FactIntake::checkOverlaps(const Group& group) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < group.statements.size(); ++i)
        if (!group.statements[i].starts.empty()) order.push_back(i);
    const auto startOf = [&](std::size_t i) { return group.statements[i].starts.front().date; };
    const auto endOf = [&](std::size_t i) {
        const auto& ends = group.statements[i].ends;
        return !ends.empty() && ends.front().kind == Bound::Kind::Known ? ends.front().date : Date{9999, 12, 31};
    };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return startOf(a) < startOf(b); });
    std::map<std::string, std::size_t> open; // by object, the one that ends last so far
    for (const std::size_t i : order) {
        const auto [at, isFirst] = open.try_emplace(group.statements[i].object.front(), i);
        if (isFirst) continue;
        const std::size_t before = at->second;
        const bool isSame =
            compareKnown(startOf(i), startOf(before)) == 0 && compareKnown(endOf(i), endOf(before)) == 0;
        if (isSame || compareKnown(startOf(i), endOf(before)) < 0) {
            const std::size_t later = std::max(i, before);
            say({0,
                 std::nullopt,
                 "W-OVERLAP",
                 fmt::format("the same object as in line {} at the same time; taken as one",
                             group.lines[std::min(i, before)]),
                 {}},
                group.rows[later]);
        }
        if (compareKnown(endOf(i), endOf(before)) > 0) at->second = i;
    }
}

void FactIntake::checkYears(std::size_t index) {
    const Group& group = m_groups[index];
    if (group.isTimeless()) return;
    const Timeline timeline = makeTimeline(group.statements, rulesFor(group));
    for (std::size_t i = 0; i < group.rows.size(); ++i) {
        if (group.rows[i] < m_rows.size()) m_rows[group.rows[i]].years = timeline.yearsOf[i];
        if (timeline.yearsOf[i] == 0)
            say({0, std::nullopt, "W-FRAME", whyNoYear(timeline.reasons[i]), {}}, group.rows[i]);
    }
}

/// From the first year that a row of the domain names to the last, never beyond the year the table is of; without
/// domains of which no row has one.
std::map<benchmark::Domain, std::pair<int, int>> FactIntake::namedYears() const {
    std::map<benchmark::Domain, std::pair<int, int>> named;
    for (const Group& group : m_groups)
        for (const Statement& statement : group.statements) {
            const auto [from, to] = yearsNamed(statement, m_options.asOf);
            const bool isNamed = to > 0 && from <= m_options.asOf; // year 0: it names none
            if (!isNamed) continue;
            auto& [first, last] = named.try_emplace(group.domain, m_options.asOf + 1, 0).first->second;
            first = std::min(first, from);
            last = std::max(last, std::min(to, m_options.asOf));
        }
    std::erase_if(named, [](const auto& one) { return one.second.second < one.second.first; });
    return named;
}

void FactIntake::finish(const std::stop_token& stop) {
    for (std::size_t i = 0; i < m_groups.size() && !stop.stop_requested(); ++i) {
        Group& group = m_groups[i];
        checkDistractors(group);
        checkOverlaps(group);
        checkYears(i);
        for (const Statement& statement : group.statements) {
            const auto [first, last] = yearsNamed(statement, m_options.asOf);
            m_holders.add({group.domain, group.relation}, statement.object.front(), i, first, last);
        }
    }
    for (std::size_t i = 0; i < m_groups.size() && !stop.stop_requested(); ++i) {
        if (m_groups[i].statements.empty()) continue;
        const BuiltFact fact = made(i);
        if (fact.element.years.empty()) continue;
        m_elements.push_back(i);
        const bool isTimeless = fact.element.state == State::Invariant;
        m_isWhole.push_back(fact.element.hasThreeDistractors() && (isTimeless || fact.timeline.complete));
        m_years.push_back(static_cast<std::uint16_t>(fact.element.askableYears().size())); // of kMaxFrame
        m_counts.elementYears += m_years.back();
        if (!fact.element.hasThreeDistractors()) ++m_counts.withoutChoices;
        if (!isTimeless && !fact.timeline.complete) ++m_counts.partial;
    }
    m_seen.clear();
}

void FactIntake::addYears(BuiltFact& fact, const Group& group) const {
    Element& element = fact.element;
    if (group.isTimeless()) {
        element.state = State::Invariant;
        TimelineRules always;
        std::vector<Statement> undated = group.statements; // merged as if all held in one year
        for (Statement& statement : undated)
            statement.points = {Date{always.first, 0, 0}};
        element.years.push_back({0, {}, makeTimeline(undated, always).objects});
        return;
    }
    fact.timeline = makeTimeline(group.statements, rulesFor(group));
    element.state = fact.timeline.changes > 0 ? State::Dynamic : State::Static;
    for (const Timeline::Year& year : fact.timeline.years) {
        benchmark::YearObjects& entry = element.years.emplace_back();
        entry.year = year.year;
        entry.releaseDate = fmt::format("{:04}-12-31", year.year);
        for (const std::size_t object : year.objects)
            entry.objects.push_back(fact.timeline.objects[object]);
    }
}

void FactIntake::addDistractors(BuiltFact& fact, const Group& group, std::size_t index) const {
    std::vector<std::string>& all = fact.element.distractors;
    all = group.distractors;
    fact.unverified = group.unverified;
    const bool canBeFound = group.domain != Domain::Legal && !group.isTimeless() && !fact.element.years.empty();
    const std::size_t given = all.size() + group.unverified.size();
    if (m_completes && canBeFound && given < kDistractors) {
        OtherHolders::Query query{index,
                                  fact.element.years.front().year,
                                  fact.element.years.back().year,
                                  rightOf(group),
                                  kDistractors - given,
                                  mix(m_options.seed, hash64(group.subject))};
        for (const auto* list : {&group.distractors, &group.unverified})
            for (const std::string& name : *list)
                query.excluded.insert(folded(name));
        for (std::string& name : m_holders.choose({group.domain, group.relation}, query))
            fact.unverified.push_back(std::move(name));
    }
    all.insert(all.end(), fact.unverified.begin(), fact.unverified.end());
    for (const std::string& name : all) {
        const std::u32string words = text::lowerAlphanumeric(name);
        const bool isAlike =
            std::any_of(group.statements.begin(), group.statements.end(), [&](const Statement& statement) {
                return std::any_of(statement.object.begin(), statement.object.end(), [&](const std::string& right) {
                    return rapidfuzz::fuzz::token_set_ratio(text::lowerAlphanumeric(right), words, kLookAlike) >=
                           kLookAlike;
                });
            });
        if (isAlike) fact.lookAlike.push_back(name);
    }
}

std::string FactIntake::extraOf(const BuiltFact& fact, const Group& group) const {
    nlohmann::json extra;
    extra["source"] = m_name;
    extra["source_lines"] = std::vector(
        fact.lines.begin(), fact.lines.begin() + static_cast<std::ptrdiff_t>(std::min(fact.lines.size(), kLinesNamed)));
    std::vector<int> filled;
    for (const Timeline::Year& year : fact.timeline.years)
        if (year.filled) filled.push_back(year.year);
    if (!filled.empty()) extra["filled_years"] = filled;
    if (!group.isTimeless() && !fact.timeline.complete) extra["partial"] = true;
    if (!fact.unverified.empty()) extra["distractors_unverified"] = fact.unverified;
    if (!fact.lookAlike.empty()) extra["distractors_look_alike"] = fact.lookAlike;
    if (!group.note.empty()) extra["note"] = group.note;
    if (!group.domainGiven.empty()) extra["domain"] = group.domainGiven;
    return extra.dump();
}

BuiltFact FactIntake::made(std::size_t index) const {
    const Group& group = m_groups[index];
    BuiltFact fact;
    fact.element.domain = group.domain;
    fact.element.subject = group.subject;
    fact.element.relation = group.relation;
    fact.lines = group.lines;
    addYears(fact, group);
    addDistractors(fact, group, index);
    fact.element.extra = extraOf(fact, group);
    fact.element.id = benchmark::computeId(fact.element);
    return fact;
}

std::vector<FactIntake::RelationUse> FactIntake::relations() const {
    std::vector<RelationUse> uses;
    std::set<std::pair<Domain, std::string>> known;
    for (std::size_t i = 0; i < m_elements.size(); ++i) {
        const Group& group = m_groups[m_elements[i]];
        if (group.domain != Domain::Legal && known.emplace(group.domain, group.relation).second)
            uses.push_back({group.domain, group.relation, i});
    }
    return uses;
}

BuiltFact FactIntake::build(std::size_t index) const { return made(m_elements[index]); }

} // namespace chronoscope::facts
