// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/store/AnnotationRows.h"

namespace chronoscope::store {

using annotation::Annotation;
using annotation::AnnotationAction;
using annotation::AnnotationBody;
using annotation::AnnotationChange;
using annotation::AnnotationStamp;
using annotation::Authorship;
using annotation::ItemKey;

namespace {
ItemKey itemFrom(SQLite::Statement& row, int first) {
    ItemKey item;
    item.run = idFrom(row.getColumn(first));
    item.element = idFrom(row.getColumn(first + 1));
    item.year = intFrom(row.getColumn(first + 2), 0, ItemKey::kLastYear);
    item.form = enumFrom(row.getColumn(first + 3), prompt::kTemplates.back());
    item.study = textFrom(row.getColumn(first + 4));
    item.unit = textFrom(row.getColumn(first + 5));
    if (item.isCell() && item.year == 0) throw damagedValue("year", "0");
    return item;
}

Authorship voiceFrom(SQLite::Statement& row, int first) {
    return {textFrom(row.getColumn(first)), flagFrom(row.getColumn(first + 1))};
}

AnnotationBody bodyFrom(const SQLite::Column& column) {
    auto body = annotation::bodyFromJson(textFrom(column));
    if (!body) throw damaged(body.error().text());
    return std::move(body).value();
}

std::optional<AnnotationBody> bodyOrNothing(const SQLite::Column& column) {
    return column.isNull() ? std::nullopt : std::optional(bodyFrom(column));
}

void bindBody(SQLite::Statement& statement, int at, const std::optional<AnnotationBody>& body) {
    if (body)
        statement.bind(at, toJson(*body));
    else
        statement.bind(at);
}

void bindVoice(SQLite::Statement& statement, int first, const Authorship& voice) {
    statement.bind(first, voice.author);
    statement.bind(first + 1, voice.final ? 1 : 0);
}

/// Label set, seconds, created and changed, from column `first` on.
AnnotationStamp standingFrom(SQLite::Statement& row, int first) {
    return {textFrom(row.getColumn(first)), amountFrom(row.getColumn(first + 1)), textFrom(row.getColumn(first + 2)),
            textFrom(row.getColumn(first + 3))};
}

AnnotationChange readChange(SQLite::Statement& row, int first) {
    AnnotationChange change;
    change.item = itemFrom(row, first);
    const int rest = first + kItemParameters;
    change.voice = voiceFrom(row, rest);
    change.model = textFrom(row.getColumn(rest + 2));
    change.labelSet = textFrom(row.getColumn(rest + 3));
    change.before = bodyOrNothing(row.getColumn(rest + 4));
    change.after = bodyOrNothing(row.getColumn(rest + 5));
    change.seconds = amountFrom(row.getColumn(rest + 6));
    change.stood = standingFrom(row, rest + 7);
    change.when = textFrom(row.getColumn(rest + 11));
    return change;
}
} // namespace

void bindItem(SQLite::Statement& statement, int first, const ItemKey& item) {
    statement.bind(first, item.run.data(), static_cast<int>(item.run.size()));
    statement.bind(first + 1, item.element.data(), static_cast<int>(item.element.size()));
    statement.bind(first + 2, item.year);
    statement.bind(first + 3, static_cast<int>(item.form));
    statement.bind(first + 4, item.study);
    statement.bind(first + 5, item.unit);
}

AnnotationRows::AnnotationRows(SQLite::Database& sql)
    : m_find(sql, std::string("SELECT label_set, seconds, created, changed, body FROM annotation WHERE ") + kIsItem +
                      "AND author = ? AND final = ?"),
      m_put(sql, "INSERT OR REPLACE INTO annotation(run, element, year, template, study, unit, author, final, model, "
                 "label_set, body, seconds, created, changed) VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?)"),
      m_erase(sql, std::string("DELETE FROM annotation WHERE ") + kIsItem + "AND author = ? AND final = ?") {}

std::optional<StoredAnnotation> AnnotationRows::find(const ItemKey& item, const Authorship& voice) {
    bindItem(m_find, 1, item);
    bindVoice(m_find, 1 + kItemParameters, voice);
    std::optional<StoredAnnotation> found;
    if (m_find.executeStep()) found = StoredAnnotation{standingFrom(m_find, 0), textFrom(m_find.getColumn(4))};
    m_find.reset();
    return found;
}

void AnnotationRows::put(const AnnotationChange& change, const AnnotationStamp& standing, const std::string& body) {
    bindItem(m_put, 1, change.item);
    bindVoice(m_put, 1 + kItemParameters, change.voice);
    constexpr int kRest = 3 + kItemParameters;
    m_put.bind(kRest, change.model);
    m_put.bind(kRest + 1, standing.labelSet);
    m_put.bind(kRest + 2, body);
    m_put.bind(kRest + 3, standing.seconds);
    m_put.bind(kRest + 4, standing.created);
    m_put.bind(kRest + 5, standing.changed);
    m_put.exec();
    m_put.reset();
}

void AnnotationRows::erase(const ItemKey& item, const Authorship& voice) {
    bindItem(m_erase, 1, item);
    bindVoice(m_erase, 1 + kItemParameters, voice);
    m_erase.exec();
    m_erase.reset();
}

Annotation readAnnotation(SQLite::Statement& row) {
    Annotation one;
    one.item = itemFrom(row, 0);
    constexpr int kRest = kItemParameters;
    one.voice = voiceFrom(row, kRest);
    one.model = textFrom(row.getColumn(kRest + 2));
    one.labelSet = textFrom(row.getColumn(kRest + 3));
    one.body = bodyFrom(row.getColumn(kRest + 4));
    if (one.body.empty()) throw damaged("an annotation that says nothing");
    one.seconds = amountFrom(row.getColumn(kRest + 5));
    one.created = textFrom(row.getColumn(kRest + 6));
    one.changed = textFrom(row.getColumn(kRest + 7));
    return one;
}

std::string allAnnotations(SQLite::Database& sql, const char* where) {
    SQLite::Statement units(sql, "SELECT 1 FROM pragma_table_info('annotation') WHERE name = 'unit'");
    const char* unit = units.executeStep() ? "study, unit" : "'' study, '' unit";
    return std::string("SELECT run, element, year, template, ") + unit +
           ", author, final, model, label_set, body, seconds, created, changed FROM annotation " + where +
           " ORDER BY run, element, year, template, 5, 6, author, final";
}

std::vector<Annotation> readAnnotations(SQLite::Statement& rows) {
    std::vector<Annotation> all;
    while (rows.executeStep())
        all.push_back(readAnnotation(rows));
    return all;
}

void insertChange(SQLite::Statement& insert, std::int64_t action, std::int64_t number, const AnnotationChange& change) {
    bindItem(insert, 1, change.item);
    bindVoice(insert, 1 + kItemParameters, change.voice);
    constexpr int kRest = 3 + kItemParameters;
    insert.bind(kRest, action);
    insert.bind(kRest + 1, number);
    insert.bind(kRest + 2, change.model);
    insert.bind(kRest + 3, change.labelSet);
    bindBody(insert, kRest + 4, change.before);
    bindBody(insert, kRest + 5, change.after);
    insert.bind(kRest + 6, change.seconds);
    insert.bind(kRest + 7, change.stood.labelSet);
    insert.bind(kRest + 8, change.stood.seconds);
    insert.bind(kRest + 9, change.stood.created);
    insert.bind(kRest + 10, change.stood.changed);
    insert.bind(kRest + 11, change.when);
    insert.exec();
    insert.reset();
}

std::vector<AnnotationAction> readActions(SQLite::Statement& rows) {
    std::vector<AnnotationAction> actions;
    while (rows.executeStep()) {
        const std::int64_t id = wholeFrom(rows.getColumn(0), 1, INT64_MAX);
        if (actions.empty() || actions.back().id != id) {
            AnnotationAction& action = actions.emplace_back();
            action.id = id;
            action.author = textFrom(rows.getColumn(1));
            action.text = textFrom(rows.getColumn(2));
            action.created = textFrom(rows.getColumn(3));
            action.undone = flagFrom(rows.getColumn(4));
        }
        actions.back().changes.push_back(readChange(rows, 5));
    }
    return actions;
}

} // namespace chronoscope::store
