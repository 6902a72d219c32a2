// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/annotation/AnnotationRows.h"

namespace chronoscope::store {

using annotation::Annotation;
using annotation::AnnotationAction;
using annotation::AnnotationBody;
using annotation::AnnotationChange;
using annotation::AnnotationStanding;
using annotation::ItemKey;
using annotation::Voice;

namespace {
ItemKey itemFrom(SQLite::Statement& row, int first) {
    ItemKey item;
    item.run = idFrom(row.getColumn(first));
    item.element = idFrom(row.getColumn(first + 1));
    item.year = intFrom(row.getColumn(first + 2), 1, ItemKey::kLastYear);
    item.form = enumFrom(row.getColumn(first + 3), prompt::kTemplates.back());
    return item;
}

Voice voiceFrom(SQLite::Statement& row, int first) {
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

void bindVoice(SQLite::Statement& statement, int first, const Voice& voice) {
    statement.bind(first, voice.author);
    statement.bind(first + 1, voice.final ? 1 : 0);
}

/// Label set, seconds, created and changed, from column `first` on.
AnnotationStanding standingFrom(SQLite::Statement& row, int first) {
    return {textFrom(row.getColumn(first)), amountFrom(row.getColumn(first + 1)), textFrom(row.getColumn(first + 2)),
            textFrom(row.getColumn(first + 3))};
}

AnnotationChange readChange(SQLite::Statement& row, int first) {
    AnnotationChange change;
    change.item = itemFrom(row, first);
    change.voice = voiceFrom(row, first + 4);
    change.model = textFrom(row.getColumn(first + 6));
    change.labelSet = textFrom(row.getColumn(first + 7));
    change.before = bodyOrNothing(row.getColumn(first + 8));
    change.after = bodyOrNothing(row.getColumn(first + 9));
    change.seconds = amountFrom(row.getColumn(first + 10));
    change.stood = standingFrom(row, first + 11);
    change.when = textFrom(row.getColumn(first + 15));
    return change;
}
} // namespace

void bindItem(SQLite::Statement& statement, int first, const ItemKey& item) {
    statement.bind(first, item.run.data(), static_cast<int>(item.run.size()));
    statement.bind(first + 1, item.element.data(), static_cast<int>(item.element.size()));
    statement.bind(first + 2, item.year);
    statement.bind(first + 3, static_cast<int>(item.form));
}

AnnotationRows::AnnotationRows(SQLite::Database& sql)
    : m_find(sql, "SELECT label_set, seconds, created, changed, body FROM annotation WHERE run = ? AND element = ? AND "
                  "year = ? AND "
                  "template = ? AND author = ? AND final = ?"),
      m_put(sql,
            "INSERT OR REPLACE INTO annotation(run, element, year, template, author, final, model, label_set, body, "
            "seconds, created, changed) VALUES(?,?,?,?,?,?,?,?,?,?,?,?)"),
      m_erase(sql,
              "DELETE FROM annotation WHERE run = ? AND element = ? AND year = ? AND template = ? AND author = ? AND "
              "final = ?") {}

std::optional<StoredAnnotation> AnnotationRows::find(const ItemKey& item, const Voice& voice) {
    bindItem(m_find, 1, item);
    bindVoice(m_find, 5, voice);
    std::optional<StoredAnnotation> found;
    if (m_find.executeStep()) found = StoredAnnotation{standingFrom(m_find, 0), textFrom(m_find.getColumn(4))};
    m_find.reset();
    return found;
}

void AnnotationRows::put(const AnnotationChange& change, const AnnotationStanding& standing, const std::string& body) {
    bindItem(m_put, 1, change.item);
    bindVoice(m_put, 5, change.voice);
    m_put.bind(7, change.model);
    m_put.bind(8, standing.labelSet);
    m_put.bind(9, body);
    m_put.bind(10, standing.seconds);
    m_put.bind(11, standing.created);
    m_put.bind(12, standing.changed);
    m_put.exec();
    m_put.reset();
}

void AnnotationRows::erase(const ItemKey& item, const Voice& voice) {
    bindItem(m_erase, 1, item);
    bindVoice(m_erase, 5, voice);
    m_erase.exec();
    m_erase.reset();
}

Annotation readAnnotation(SQLite::Statement& row) {
    Annotation one;
    one.item = itemFrom(row, 0);
    one.voice = voiceFrom(row, 4);
    one.model = textFrom(row.getColumn(6));
    one.labelSet = textFrom(row.getColumn(7));
    one.body = bodyFrom(row.getColumn(8));
    if (one.body.empty()) throw damaged("an annotation that says nothing");
    one.seconds = amountFrom(row.getColumn(9));
    one.created = textFrom(row.getColumn(10));
    one.changed = textFrom(row.getColumn(11));
    return one;
}

std::vector<Annotation> readAnnotations(SQLite::Statement& rows) {
    std::vector<Annotation> all;
    while (rows.executeStep())
        all.push_back(readAnnotation(rows));
    return all;
}

void insertChange(SQLite::Statement& insert, std::int64_t action, std::int64_t number, const AnnotationChange& change) {
    bindItem(insert, 1, change.item);
    bindVoice(insert, 5, change.voice);
    insert.bind(7, action);
    insert.bind(8, number);
    insert.bind(9, change.model);
    insert.bind(10, change.labelSet);
    bindBody(insert, 11, change.before);
    bindBody(insert, 12, change.after);
    insert.bind(13, change.seconds);
    insert.bind(14, change.stood.labelSet);
    insert.bind(15, change.stood.seconds);
    insert.bind(16, change.stood.created);
    insert.bind(17, change.stood.changed);
    insert.bind(18, change.when);
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
