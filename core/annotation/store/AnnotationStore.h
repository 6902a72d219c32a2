// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/labels/Annotation.h"
#include "core/labels/LabelSet.h"
#include "core/store/Database.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::store {

/// A cell that waits in a queue.
struct QueueItem {
    std::int64_t run = 0;
    std::int64_t cell = 0; ///< RunLayout::cellIndex
    bool skipped = false;
    std::uint32_t assigned = 0; ///< bits by place in QueueRecord::annotators; none: everybody's
};

/// A list of items to annotate, frozen in its order when it is made.
struct QueueRecord {
    std::int64_t id = 0;
    std::string name;
    std::string guideline; ///< what annotators are told, plain text
    std::string labelSet;
    std::string order; ///< annotation::name(QueueOrder)
    std::uint64_t seed = 0;
    std::string filter; ///< JSON of the results::ResultFilter it was made from
    bool blind = false; ///< what others say is hidden until one has said something oneself
    std::int64_t items = 0;
    std::string created;                 ///< UTC
    std::vector<std::string> annotators; ///< that its items are shared out to; none: to nobody
};

/// Label sets, queues, annotations and their history. A view over a connection; each call is one transaction. The
/// number of a run or cell is only used by queues: annotations outlive their run.
///
/// Errors: InvalidArgument (a name that is empty, taken or no line of text, a change that does not start from what is
/// stored), NotFound, Corrupt (what is stored cannot be read), and those of the database.
class AnnotationStore {
public:
    static constexpr std::int64_t kMaxUndoChanges = 200'000;

    explicit AnnotationStore(Database& database) : AnnotationStore(database.sql()) {}
    /// For reading a file of an older schema as it is: label sets and annotations stand in it as they always have.
    explicit AnnotationStore(SQLite::Database& sql) : m_sql(sql) {}

    /// By name. The built-in set is not among them.
    Result<std::vector<annotation::LabelSet>> labelSets();
    /// The same row by row, for a file that something else may have damaged: an Error for each that cannot be read.
    Status eachLabelSet(const std::function<void(Result<annotation::LabelSet>)>& visit);
    /// Adds it, or takes the place of the one of that name; InvalidArgument if that would take away a label which an
    /// annotation of that set has.
    Status putLabelSet(const annotation::LabelSet& set);
    /// Gives a set that nothing uses another content or name, in one step. InvalidArgument where a queue or an
    /// annotation names it and `set` has another name, or one that is taken; else as putLabelSet().
    Status renameLabelSet(const std::string& name, const annotation::LabelSet& set);
    /// InvalidArgument where a queue or an annotation names it; NotFound.
    Status removeLabelSet(const std::string& name);

    /// In order of creation.
    Result<std::vector<QueueRecord>> queues();
    /// Returns its id.
    Result<std::int64_t> createQueue(const QueueRecord& queue, const std::vector<QueueItem>& items);
    /// In their order.
    Result<std::vector<QueueItem>> items(std::int64_t queue);
    /// `place`: from 0, in items().
    Status setSkipped(std::int64_t queue, std::int64_t place, bool skipped);
    Status setGuideline(std::int64_t queue, const std::string& guideline);
    /// What was annotated stays.
    Status removeQueue(std::int64_t queue);

    /// All, by item and voice.
    Result<std::vector<annotation::Annotation>> annotations();
    /// All row by row, as eachLabelSet() does.
    Status eachAnnotation(const std::function<void(Result<annotation::Annotation>)>& visit);

    /// Stores an action with its changes and returns its id; what its author had undone can be redone no more (it stays
    /// in the history). Nothing is stored where one change does not start from what is stored. Its time is the action's
    /// own, or now where that is empty, and so is that of a change which has none; `stood` is taken from what is
    /// stored, if anything is.
    Result<std::int64_t> apply(const annotation::AnnotationAction& action);
    /// Stores what a merge brings, all of it or nothing: putLabelSet() of each set, then apply(). Returns the action's
    /// id, or 0 where it has no changes.
    Result<std::int64_t> merge(const annotation::AnnotationAction& action,
                               const std::vector<annotation::LabelSet>& sets);
    /// Undoes or redoes a stored action, times included; InvalidArgument where its annotations were changed since, or
    /// where it is so already.
    Status setUndone(std::int64_t action, bool undone);
    /// What an author can undo, then what can be redone, each in the order of the actions: at most `limit` of the
    /// newest done and `limit` of the oldest undone ones, which together have at most `changes`. Where that is not
    /// enough for all, those nearest to the present state come first, from both sides in turn. One of which another
    /// author has changed the annotations since cannot be turned: it ends its side.
    Result<std::vector<annotation::AnnotationAction>> undoable(const std::string& author, std::size_t limit,
                                                               std::int64_t changes = kMaxUndoChanges);
    /// Everything that was ever done to one item by any author, oldest first: actions with that item's changes alone.
    Result<std::vector<annotation::AnnotationAction>> history(const annotation::ItemKey& item);

private:
    /// In the caller's transaction; these throw as AnnotationRows.h says.
    void put(const annotation::LabelSet& set);
    std::int64_t make(const annotation::AnnotationAction& action);

    SQLite::Database& m_sql;
};

} // namespace chronoscope::store
