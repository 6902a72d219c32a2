// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/store/AnnotationRows.h"
#include "core/annotation/store/AnnotationStore.h"
#include "core/base/Text.h"
#include "core/base/Time.h"
#include "core/store/QueueGaps.h"
#include "core/store/RowWriter.h"

#include <algorithm>

namespace chronoscope::store {

using annotation::LabelSet;

namespace {
constexpr std::int64_t kCellLimit = std::int64_t{1} << 40; // see runKey()
constexpr std::int64_t kRunLimit = std::int64_t{1} << 23;

Failure noSuchQueue(std::int64_t id) { return Failure({ErrorCode::NotFound, "no such queue", std::to_string(id)}); }

LabelSet readLabelSet(SQLite::Statement& row) {
    constexpr std::size_t kShown = 60; // bytes of a name that may be anything
    const std::string name = row.getColumn(0).getString();
    auto set = annotation::labelSetFromJson(row.getColumn(1).getString());
    if (!set) throw damaged(text::shortened(name, kShown) + ": " + set.error().text());
    if (set->name != name) throw damaged(text::shortened(name, kShown) + ": the label set has two names");
    return std::move(set).value();
}
/// Whether a queue or an annotation names the set.
bool isUsed(SQLite::Database& sql, const std::string& set) {
    SQLite::Statement uses(sql,
                           "SELECT 1 FROM annotation WHERE label_set = ?1 UNION ALL SELECT 1 FROM annotation_queue "
                           "WHERE label_set = ?1 LIMIT 1");
    uses.bind(1, set);
    return uses.executeStep();
}

void eraseLabelSet(SQLite::Database& sql, const std::string& name) {
    SQLite::Statement drop(sql, "DELETE FROM label_set WHERE name = ?");
    if (execute(drop, name) == 0) throw Failure({ErrorCode::NotFound, "no such label set", name});
}

/// One text: names hold no line breaks.
std::string joinedLines(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : "\n") + name;
    return text;
}
std::vector<std::string> splitLines(const std::string& text) {
    std::vector<std::string> names;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        names.push_back(text.substr(from, end - from));
        from = end + 1;
    }
    return names;
}
constexpr const char* kLabelSets = "SELECT name, json FROM label_set ORDER BY name";

void checkName(SQLite::Database& sql, const std::string& name) {
    if (text::trim(name).empty()) throw refusal("a queue needs a name");
    const bool isLine = std::none_of(name.begin(), name.end(), [](unsigned char c) { return c < 0x20 || c == 0x7F; });
    if (!isLine || !text::isUtf8(name)) throw refusal("the name of a queue is a line of text");
    SQLite::Statement taken(sql, "SELECT 1 FROM annotation_queue WHERE name = ?");
    taken.bind(1, name);
    if (taken.executeStep()) throw refusal("there is a queue of that name", name);
}

bool isItem(const QueueItem& item) {
    return item.run >= 1 && item.run < kRunLimit && item.cell >= 0 && item.cell < kCellLimit;
}

void checkAnnotators(const QueueRecord& queue, const std::vector<QueueItem>& items) {
    for (const std::string& name : queue.annotators)
        if (!annotation::isAuthor(name)) throw refusal("this is no name of an annotator", text::shortened(name, 60));
    const auto everybody = (std::uint64_t{1} << std::min<std::size_t>(queue.annotators.size(), 32)) - 1;
    for (const QueueItem& item : items)
        if ((item.assigned & ~everybody) != 0) throw refusal("an item is assigned to nobody of the queue", queue.name);
}

void insertItems(SQLite::Database& sql, std::int64_t queue, const std::vector<QueueItem>& items) {
    SQLite::Statement insert(sql,
                             "INSERT INTO queue_item(queue, place, run, cell, skipped, assigned) VALUES(?,?,?,?,?,?)");
    std::int64_t place = 0;
    for (const QueueItem& item : items)
        execute(insert, queue, place++, item.run, item.cell, item.skipped, std::int64_t{item.assigned});
}

void eraseItems(SQLite::Database& sql, std::int64_t queue) {
    SQLite::Statement drop(sql, "DELETE FROM queue_item WHERE queue = ?");
    execute(drop, queue);
}

std::vector<QueueItem> readItems(SQLite::Database& sql, std::int64_t queue) {
    std::vector<QueueItem> items;
    SQLite::Statement rows(sql,
                           "SELECT place, run, cell, skipped, assigned FROM queue_item WHERE queue = ? ORDER BY place");
    rows.bind(1, queue);
    while (rows.executeStep()) {
        const std::int64_t assigned = rows.getColumn(4).getInt64();
        const QueueItem item{rows.getColumn(1).getInt64(), rows.getColumn(2).getInt64(),
                             rows.getColumn(3).getInt() != 0, static_cast<std::uint32_t>(assigned)};
        if (!isItem(item) || assigned != std::int64_t{item.assigned} ||
            rows.getColumn(0).getInt64() != static_cast<std::int64_t>(items.size()))
            throw damaged("an item of queue " + std::to_string(queue));
        items.push_back(item);
    }
    return items;
}

/// Runs an UPDATE of one queue, whose id is its last parameter.
template <typename Value>
Status update(SQLite::Database& sql, const char* statement, std::int64_t queue, const Value& value) {
    return guarded([&] {
        SQLite::Statement change(sql, statement);
        if (execute(change, value, queue) == 0) throw noSuchQueue(queue);
    });
}
} // namespace

Result<std::vector<LabelSet>> AnnotationStore::labelSets() {
    return guarded([&] {
        std::vector<LabelSet> sets;
        SQLite::Statement rows(m_sql, kLabelSets);
        while (rows.executeStep())
            sets.push_back(readLabelSet(rows));
        return sets;
    });
}

Status AnnotationStore::eachLabelSet(const std::function<void(Result<LabelSet>)>& visit) {
    return guarded([&] {
        SQLite::Statement rows(m_sql, kLabelSets);
        while (rows.executeStep())
            visit(guarded([&] { return readLabelSet(rows); }));
    });
}

Status AnnotationStore::putLabelSet(const LabelSet& set) {
    return guarded([&] {
        SQLite::Transaction transaction(m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        put(set);
        transaction.commit();
    });
}

Status AnnotationStore::renameLabelSet(const std::string& name, const LabelSet& set) {
    return guarded([&] {
        SQLite::Transaction transaction(m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        if (name != set.name) {
            if (isUsed(m_sql, name)) throw refusal("a queue or an annotation names the label set", name);
            SQLite::Statement taken(m_sql, "SELECT 1 FROM label_set WHERE name = ?");
            taken.bind(1, set.name);
            if (taken.executeStep()) throw refusal("there is a label set of that name", set.name);
            eraseLabelSet(m_sql, name);
        }
        put(set);
        transaction.commit();
    });
}

Status AnnotationStore::removeLabelSet(const std::string& name) {
    return guarded([&] {
        SQLite::Transaction transaction(m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        if (isUsed(m_sql, name)) throw refusal("a queue or an annotation names the label set", name);
        eraseLabelSet(m_sql, name);
        transaction.commit();
    });
}

void AnnotationStore::put(const LabelSet& set) {
    const std::string json = toJson(set);
    if (const auto sound = annotation::labelSetFromJson(json); !sound) throw refusal(sound.error().message, set.name);
    if (const annotation::Label* twice = set.repeatedName())
        throw refusal("the name \"" + twice->name + "\" is there twice", set.name);
    SQLite::Statement stored(m_sql, "SELECT json FROM label_set WHERE name = ?");
    stored.bind(1, set.name);
    if (stored.executeStep()) { // what is taken away must not be in use; a key that it never had may be
        const auto old = annotation::labelSetFromJson(stored.getColumn(0).getString());
        if (!old) throw damaged(old.error().text());
        SQLite::Statement used(m_sql, allAnnotations(m_sql, "WHERE label_set = ?"));
        used.bind(1, set.name);
        for (const annotation::Annotation& one : readAnnotations(used))
            for (const std::string& label : one.body.labels)
                if (old->find(label) && !set.find(label))
                    throw refusal("annotations have a label that the set lacks", label);
    }
    SQLite::Statement insert(m_sql, "INSERT OR REPLACE INTO label_set(name, json) VALUES(?, ?)");
    execute(insert, set.name, json);
}

Result<std::vector<QueueRecord>> AnnotationStore::queues() {
    return guarded([&] {
        std::vector<QueueRecord> queues;
        SQLite::Statement rows(
            m_sql, "SELECT id, name, guideline, label_set, item_order, seed, filter, blind, created, "
                   "(SELECT count(*) FROM queue_item i WHERE i.queue = q.id), annotators FROM annotation_queue q "
                   "ORDER BY id");
        while (rows.executeStep()) {
            QueueRecord& queue = queues.emplace_back();
            queue.id = rows.getColumn(0).getInt64();
            queue.name = rows.getColumn(1).getString();
            queue.guideline = rows.getColumn(2).getString();
            queue.labelSet = rows.getColumn(3).getString();
            queue.order = rows.getColumn(4).getString();
            queue.seed = static_cast<std::uint64_t>(rows.getColumn(5).getInt64());
            queue.filter = rows.getColumn(6).getString();
            queue.blind = rows.getColumn(7).getInt() != 0;
            queue.created = rows.getColumn(8).getString();
            queue.items = rows.getColumn(9).getInt64();
            queue.annotators = splitLines(rows.getColumn(10).getString());
        }
        return queues;
    });
}

Result<std::int64_t> AnnotationStore::createQueue(const QueueRecord& queue, const std::vector<QueueItem>& items) {
    return guarded([&]() -> std::int64_t {
        if (queue.labelSet.empty()) throw refusal("a queue needs a label set", queue.name);
        checkAnnotators(queue, items);
        for (const QueueItem& item : items)
            if (!isItem(item))
                throw refusal("no such cell", std::to_string(item.run) + ", " + std::to_string(item.cell));
        SQLite::Transaction transaction(m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        checkName(m_sql, queue.name);
        SQLite::Statement insert(m_sql,
                                 "INSERT INTO annotation_queue(name, guideline, label_set, item_order, seed, filter, "
                                 "blind, created, annotators) VALUES(?,?,?,?,?,?,?,?,?)");
        execute(insert, queue.name, queue.guideline, queue.labelSet, queue.order, static_cast<std::int64_t>(queue.seed),
                queue.filter, queue.blind, queue.created.empty() ? utcNow() : queue.created,
                joinedLines(queue.annotators));
        const std::int64_t id = m_sql.getLastInsertRowid();
        insertItems(m_sql, id, items);
        transaction.commit();
        return id;
    });
}

Result<std::vector<QueueItem>> AnnotationStore::items(std::int64_t queue) {
    return guarded([&] {
        auto found = readItems(m_sql, queue);
        SQLite::Statement known(m_sql, "SELECT 1 FROM annotation_queue WHERE id = ?");
        known.bind(1, queue);
        if (found.empty() && !known.executeStep()) throw noSuchQueue(queue);
        return found;
    });
}

Status AnnotationStore::setSkipped(std::int64_t queue, std::int64_t place, bool skipped) {
    return guarded([&] {
        SQLite::Statement change(m_sql, "UPDATE queue_item SET skipped = ? WHERE queue = ? AND place = ?");
        if (execute(change, skipped, queue, place) == 0)
            throw Failure({ErrorCode::NotFound, "no such item of a queue", std::to_string(place)});
    });
}

Status AnnotationStore::setGuideline(std::int64_t queue, const std::string& guideline) {
    return update(m_sql, "UPDATE annotation_queue SET guideline = ? WHERE id = ?", queue, guideline);
}

Status AnnotationStore::removeQueue(std::int64_t queue) {
    return guarded([&] {
        SQLite::Transaction transaction(m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        eraseItems(m_sql, queue);
        SQLite::Statement drop(m_sql, "DELETE FROM annotation_queue WHERE id = ?");
        if (execute(drop, queue) == 0) throw noSuchQueue(queue);
        transaction.commit();
    });
}

} // namespace chronoscope::store
