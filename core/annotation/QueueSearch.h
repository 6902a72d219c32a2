// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/annotation/store/AnnotationStore.h"
#include "core/base/Result.h"
#include "core/labels/AnnotationBook.h"
#include "core/prompt/Template.h"
#include "core/store/Database.h"

#include <cstddef>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::annotation {

/// Why an item was found: the first of these that holds.
enum class FoundBy : int {
    Subject = 0,
    Relation,
    Right,     ///< a name of a right object of its year
    Reply,     ///< a stored reply
    Note,      ///< one's own
    SameBoth,  ///< of the same element, with a reply that is the same
    SameReply, ///< of the same relation, with a wrong reply that is the same
    SameElement,
};

/// An item of a queue that was found. Value.
struct QueueHit {
    std::size_t place = 0; ///< in the queue
    FoundBy by = FoundBy::Subject;
    std::string subject;
    std::string relation;
    std::string model;
    int year = 0;
    prompt::Template form = prompt::Template::Generation;
};

/// Where words are looked for besides the workspace: the notes of one voice.
struct OwnNotes {
    const AnnotationBook& book;
    const std::vector<ItemKey>& keys; ///< of the items, by place
    Authorship voice;
};

/// The items that hold these words, as typed, whatever the case: in subject, relation, right objects of the year,
/// replies, or the notes of `own`; in the order of the queue. Words of nothing but space find nothing. Replies are read
/// run by run, which takes seconds for millions: worker thread with its own connection.
/// Errors: Cancelled, Corrupt (a cell that its run does not have), those of the database.
Result<std::vector<QueueHit>> findInQueue(store::Database& database, const std::vector<store::QueueItem>& items,
                                          std::string_view words, const OwnNotes& own, const std::stop_token& stop);

/// The items that one may want to say the same of as of the one at `place`: those with a wrong reply of the same text
/// to a question of the same relation (Generation alone: letters and truth values of other questions say nothing), and
/// those of the same element in other years, templates or runs. Both first, then same replies, then same elements, each
/// by nearness of the year. Never the item itself. As findInQueue(). InvalidArgument: no such place.
Result<std::vector<QueueHit>> similarItems(store::Database& database, const std::vector<store::QueueItem>& items,
                                           std::size_t place, const std::stop_token& stop);

} // namespace chronoscope::annotation
