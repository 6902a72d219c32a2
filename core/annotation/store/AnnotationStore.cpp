// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/store/AnnotationStore.h"

#include "core/annotation/store/AnnotationRows.h"
#include "core/base/Text.h"
#include "core/base/Time.h"
#include "core/store/RowWriter.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>
#include <utility>

namespace chronoscope::store {

using annotation::Annotation;
using annotation::AnnotationAction;
using annotation::AnnotationBody;
using annotation::AnnotationChange;
using annotation::AnnotationStamp;
using annotation::Authorship;
using annotation::ItemKey;

namespace {
std::string describe(const ItemKey& item) {
    if (!item.isCell()) return toHex(item.element) + ", " + item.study + ", " + item.unit;
    return toHex(item.element) + ", " + std::to_string(item.year) + ", " + std::string(name(item.form));
}

Failure changedSince(const AnnotationChange& change) {
    return refusal("the annotation has been changed since", describe(change.item) + ", " + change.voice.author);
}

/// An empty body says nothing, as none does.
std::optional<AnnotationBody> said(std::optional<AnnotationBody> body) {
    if (body) body->tidy();
    return body && !body->empty() ? std::move(body) : std::nullopt;
}

void checkAuthor(const std::string& author) {
    if (!annotation::isAuthor(author)) throw refusal("an author needs a name of at most 200 bytes");
}

/// The change as it is stored: bodies tidy, empty ones none.
AnnotationChange checked(AnnotationChange change) {
    change.before = said(std::move(change.before));
    change.after = said(std::move(change.after));
    if (const auto problem = problemOf(change)) throw refusal(*problem, describe(change.item));
    return change;
}

void checkUnique(const std::vector<AnnotationChange>& changes) {
    std::vector<std::pair<const ItemKey*, const Authorship*>> keys;
    keys.reserve(changes.size());
    for (const AnnotationChange& change : changes)
        keys.emplace_back(&change.item, &change.voice);
    const auto less = [](const auto& a, const auto& b) {
        return std::tie(*a.first, *a.second) < std::tie(*b.first, *b.second);
    };
    std::sort(keys.begin(), keys.end(), less);
    const auto twice =
        std::adjacent_find(keys.begin(), keys.end(), [&](const auto& a, const auto& b) { return !less(a, b); });
    if (twice != keys.end()) throw refusal("an action changes one annotation twice", describe(*twice->first));
}

bool isStored(const std::optional<StoredAnnotation>& stored, const std::optional<AnnotationBody>& body) {
    if (!stored || !body) return stored.has_value() == body.has_value();
    if (stored->body == toJson(*body)) return true;
    const auto read = annotation::bodyFromJson(stored->body); // written in another order, perhaps
    if (!read) throw damaged(read.error().text());
    return *read == *body;
}

/// What is stored of the change's voice; refused unless it says what it is expected to.
std::optional<StoredAnnotation> stoodAs(AnnotationRows& rows, const AnnotationChange& change,
                                        const std::optional<AnnotationBody>& expected) {
    auto stored = rows.find(change.item, change.voice);
    if (!isStored(stored, expected)) throw changedSince(change);
    return stored;
}

/// Refuses to turn an action of which a later one, not undone, has changed the same annotations: what is stored stays
/// what the actions that are not undone make of it in their order, even where the words have come to be the same again.
class LaterChanges {
public:
    explicit LaterChanges(SQLite::Database& sql)
        : m_later(sql,
                  std::string("SELECT 1 FROM annotation_change c JOIN annotation_action a ON a.id = c.action WHERE ") +
                      kIsItem + "AND c.author = ? AND c.final = ? AND c.action > ? AND a.undone = 0 LIMIT 1") {}

    void refuse(std::int64_t action, const AnnotationChange& change) {
        bindItem(m_later, 1, change.item);
        m_later.bind(1 + kItemParameters, change.voice.author);
        m_later.bind(2 + kItemParameters, change.voice.final ? 1 : 0);
        m_later.bind(3 + kItemParameters, action);
        const bool found = m_later.executeStep();
        m_later.reset();
        if (found) throw changedSince(change);
    }

private:
    SQLite::Statement m_later;
};

/// Makes one change, of which `stored` is what it starts from.
void makeChange(AnnotationRows& rows, const AnnotationChange& change, const std::optional<StoredAnnotation>& stored) {
    if (!change.after) {
        if (stored) rows.erase(change.item, change.voice);
        return;
    }
    const std::string& created = change.stood.created.empty() ? change.when : change.stood.created;
    AnnotationStamp standing = stored ? stored->standing : AnnotationStamp{{}, 0, created, {}};
    standing.labelSet = change.labelSet;
    standing.seconds += change.seconds;
    standing.changed = change.when;
    rows.put(change, standing, toJson(*change.after));
}

/// Takes one change back.
void takeBack(AnnotationRows& rows, const AnnotationChange& change) {
    if (change.before)
        rows.put(change, change.stood, toJson(*change.before));
    else
        rows.erase(change.item, change.voice);
}

std::int64_t insertAction(SQLite::Database& sql, const AnnotationAction& action, const std::string& now) {
    SQLite::Statement lost(sql, "UPDATE annotation_action SET lost = 1 WHERE author = ? AND lost = 0 AND undone = 1");
    execute(lost, action.author);
    SQLite::Statement insert(sql, "INSERT INTO annotation_action(author, text, created) VALUES(?, ?, ?)");
    execute(insert, action.author, action.text, now);
    return sql.getLastInsertRowid();
}

/// The stored action, if it can be undone or redone.
AnnotationAction actionToTurn(SQLite::Database& sql, std::int64_t id, bool undone) {
    SQLite::Statement state(sql, "SELECT undone, lost FROM annotation_action WHERE id = ?");
    state.bind(1, id);
    if (!state.executeStep()) throw Failure({ErrorCode::NotFound, "no such action", std::to_string(id)});
    if ((state.getColumn(0).getInt() != 0) == undone)
        throw refusal(undone ? "the action is undone already" : "the action is not undone", std::to_string(id));
    if (!undone && state.getColumn(1).getInt() != 0)
        throw refusal("the action can be redone no more: something else was done since", std::to_string(id));
    SQLite::Statement rows(sql, std::string(kActionColumns) + "FROM annotation_action a JOIN annotation_change c ON "
                                                              "c.action = a.id WHERE a.id = ? ORDER BY c.number");
    rows.bind(1, id);
    auto found = readActions(rows);
    if (found.empty()) throw damaged("action " + std::to_string(id) + " has no changes");
    return std::move(found.front());
}

/// One side of an author's stack of undo, and how many of its actions are listed.
struct UndoSide {
    bool undone = false;
    struct Step {
        std::int64_t id = 0;
        std::int64_t changes = 0;
    };
    std::vector<Step> steps; ///< the nearest to the present state first
    std::size_t listed = 0;
    bool open = true; ///< there may be more to list
};

UndoSide undoSide(SQLite::Database& sql, const std::string& author, bool undone, std::size_t limit) {
    UndoSide side;
    side.undone = undone;
    SQLite::Statement rows(sql,
                           std::string("SELECT id, (SELECT max(number) + 1 FROM annotation_change WHERE action = a.id) "
                                       "FROM annotation_action a WHERE author = ? AND lost = 0 AND undone = ? ORDER BY "
                                       "id ") +
                               (undone ? "ASC" : "DESC") + " LIMIT ?");
    SQLite::bind(rows, author, undone ? 1 : 0,
                 static_cast<std::int64_t>(std::min<std::size_t>(limit, std::numeric_limits<std::int64_t>::max())));
    while (rows.executeStep())
        side.steps.push_back({rows.getColumn(0).getInt64(), std::max<std::int64_t>(0, rows.getColumn(1).getInt64())});
    return side;
}

/// Tells of which of an author's actions another author has changed the annotations since, not undone: LaterChanges
/// refuses to turn them.
class TakenOver {
public:
    TakenOver(SQLite::Database& sql, const std::string& author)
        : m_changed(
              sql,
              "SELECT 1 FROM annotation_change c CROSS JOIN annotation_change l ON l.run = c.run AND l.element = "
              "c.element AND l.year = c.year AND l.template = c.template AND l.study = c.study AND l.unit = c.unit AND "
              "l.author = c.author AND l.final = c.final CROSS JOIN annotation_action a ON a.id = l.action WHERE "
              "c.action = ?1 AND l.action > ?1 AND "
              "a.undone = 0 AND a.author <> ?2 LIMIT 1") {
        m_changed.bind(2, author);
        SQLite::Statement last(sql, "SELECT max(id) FROM annotation_action WHERE author <> ? AND undone = 0");
        last.bind(1, author);
        if (last.executeStep()) m_lastOfOthers = last.getColumn(0).getInt64();
    }

    bool operator()(std::int64_t action) {
        if (action > m_lastOfOthers) return false;
        m_changed.bind(1, action);
        const bool found = m_changed.executeStep();
        m_changed.reset();
        return found;
    }

private:
    SQLite::Statement m_changed;
    std::int64_t m_lastOfOthers = 0;
};

/// Lists one action of each side in turn while they fit: one that does not, or that cannot be turned, leaves those
/// behind it out of reach.
void list(std::array<UndoSide, 2>& sides, std::int64_t room, TakenOver isTakenOver) {
    while (sides[0].open || sides[1].open)
        for (UndoSide& side : sides) {
            side.open = side.open && side.listed < side.steps.size() && side.steps[side.listed].changes <= room &&
                        !isTakenOver(side.steps[side.listed].id);
            if (side.open) room -= side.steps[side.listed++].changes;
        }
}

void readListed(SQLite::Database& sql, const std::string& author, const UndoSide& side,
                std::vector<AnnotationAction>& actions) {
    if (side.listed == 0) return;
    const auto [first, last] = std::minmax(side.steps.front().id, side.steps[side.listed - 1].id);
    SQLite::Statement rows(
        sql, std::string(kActionColumns) +
                 "FROM annotation_action a JOIN annotation_change c ON c.action = a.id WHERE a.author = ? "
                 "AND a.lost = 0 AND a.undone = ? AND a.id BETWEEN ? AND ? ORDER BY a.id, c.number");
    SQLite::bind(rows, author, side.undone ? 1 : 0, first, last);
    for (AnnotationAction& action : readActions(rows))
        actions.push_back(std::move(action));
}

/// Which row it is, of one that cannot be read.
std::string nameOf(SQLite::Statement& row) {
    const SQLite::Column element = row.getColumn(1);
    std::string hex;
    for (int i = 0; i < std::min<int>(element.getBytes(), static_cast<int>(sizeof(ContentId))); ++i)
        hex += fmt::format("{:02x}", static_cast<const std::uint8_t*>(element.getBlob())[i]);
    constexpr std::size_t kShown = 60; // bytes of an author that may be anything
    const std::string author = text::shortened(row.getColumn(kItemParameters).getString(), kShown);
    const std::string unit = text::shortened(row.getColumn(5).getString(), kShown);
    if (!unit.empty()) return fmt::format("item {}, {}, by {}", hex, unit, author);
    return fmt::format("element {}, year {}, by {}", hex, row.getColumn(2).getInt64(), author);
}
} // namespace

Result<std::vector<Annotation>> AnnotationStore::annotations() {
    return guarded([&] {
        SQLite::Statement rows(m_sql, allAnnotations(m_sql));
        return readAnnotations(rows);
    });
}

Status AnnotationStore::eachAnnotation(const std::function<void(Result<Annotation>)>& visit) {
    return guarded([&] {
        SQLite::Statement rows(m_sql, allAnnotations(m_sql));
        while (rows.executeStep())
            visit(guarded([&] { return located([&] { return nameOf(rows); }, [&] { return readAnnotation(rows); }); }));
    });
}

Result<std::int64_t> AnnotationStore::apply(const AnnotationAction& action) {
    return guarded([&] {
        SQLite::Transaction transaction(m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        const std::int64_t id = make(action);
        transaction.commit();
        return id;
    });
}

Result<std::int64_t> AnnotationStore::merge(const AnnotationAction& action,
                                            const std::vector<annotation::LabelSet>& sets) {
    return guarded([&] {
        SQLite::Transaction transaction(m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        for (const annotation::LabelSet& set : sets)
            put(set);
        const std::int64_t id = action.changes.empty() ? 0 : make(action);
        transaction.commit();
        return id;
    });
}

std::int64_t AnnotationStore::make(const AnnotationAction& action) {
    checkAuthor(action.author);
    if (action.changes.empty()) throw refusal("an action without changes");
    checkUnique(action.changes);
    const std::string now = action.created.empty() ? utcNow() : action.created;
    const std::int64_t id = insertAction(m_sql, action, now);
    AnnotationRows rows(m_sql);
    SQLite::Statement insert(m_sql, kInsertChange);
    std::int64_t number = 0;
    for (const AnnotationChange& given : action.changes) {
        AnnotationChange change = checked(given);
        if (change.when.empty()) change.when = now;
        const auto stored = stoodAs(rows, change, change.before);
        change.stood = stored ? stored->standing : AnnotationStamp{{}, 0, std::move(change.stood.created), {}};
        makeChange(rows, change, stored);
        insertChange(insert, id, number++, change);
    }
    return id;
}

Status AnnotationStore::setUndone(std::int64_t action, bool undone) {
    return guarded([&] {
        SQLite::Transaction transaction(m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        const AnnotationAction turned = actionToTurn(m_sql, action, undone);
        AnnotationRows rows(m_sql);
        LaterChanges later(m_sql);
        for (const AnnotationChange& change : turned.changes) {
            later.refuse(action, change);
            const auto stored = stoodAs(rows, change, undone ? change.after : change.before);
            if (undone)
                takeBack(rows, change);
            else
                makeChange(rows, change, stored);
        }
        SQLite::Statement mark(m_sql, "UPDATE annotation_action SET undone = ? WHERE id = ?");
        execute(mark, undone, action);
        transaction.commit();
    });
}

Result<std::vector<AnnotationAction>> AnnotationStore::undoable(const std::string& author, std::size_t limit,
                                                                std::int64_t changes) {
    return guarded([&] {
        const SQLite::Transaction snapshot(m_sql);
        std::array sides{undoSide(m_sql, author, false, limit), undoSide(m_sql, author, true, limit)};
        list(sides, changes, TakenOver(m_sql, author));
        std::vector<AnnotationAction> actions;
        for (const UndoSide& side : sides)
            readListed(m_sql, author, side, actions);
        return actions;
    });
}

Result<std::vector<AnnotationAction>> AnnotationStore::history(const ItemKey& item) {
    return guarded([&] {
        SQLite::Statement rows(m_sql,
                               std::string(kActionColumns) +
                                   "FROM annotation_change c JOIN annotation_action a ON a.id = c.action WHERE " +
                                   kIsItem + "ORDER BY a.id, c.number");
        bindItem(rows, 1, item);
        return readActions(rows);
    });
}

} // namespace chronoscope::store
