// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/annotation/store/AnnotationStore.h"
#include "core/labels/AnnotationBook.h"
#include "core/labels/LabelSet.h"

#include <cstdint>
#include <string>
#include <vector>

namespace chronoscope::ui {

/// The items of a queue with what they are called in annotations. Read on the query thread, immutable after that.
struct QueueContent {
    std::vector<store::QueueItem> items;                      ///< in their order
    std::vector<annotation::ItemKey> keys;                    ///< as items
    std::vector<std::uint32_t> byKey;                         ///< places, ascending by key
    std::vector<std::pair<std::int64_t, std::string>> models; ///< of each run in it
    std::vector<std::string> annotators;                      ///< that it is shared out to; none: to nobody

    const std::string& model(std::size_t place) const;
    /// Orders byKey.
    void index();
};

/// How far one annotator is in a queue: what is done, skipped and open, and what was given. Of a queue that is shared
/// out, what is assigned to the annotator; to somebody who is none of its annotators, all of it. Only what is said in
/// the terms of the label set counts: see annotation::isSaidWith(). Kept up change by change; medianSeconds() and
/// nextOpen() go through the items, at most some milliseconds for 100,000. Value type.
class QueueState {
public:
    QueueState() = default;
    /// Looks every item up once.
    QueueState(const QueueContent& content, const annotation::AnnotationBook& book, const annotation::Authorship& voice,
               const annotation::LabelSet& labels);

    /// The book says something new of these items.
    void update(const QueueContent& content, const annotation::AnnotationBook& book,
                const annotation::Authorship& voice, const annotation::LabelSet& labels,
                const std::vector<annotation::ItemKey>& items);
    void setSkipped(std::size_t place, bool skipped);

    std::size_t size() const { return m_items.size(); }
    std::size_t assigned() const { return m_assigned; } ///< of size(), what the voice is to annotate
    bool isAssigned(std::size_t place) const { return m_items[place].assigned; }
    std::size_t done() const { return m_done; }       ///< annotated by the voice, of what is assigned
    std::size_t skipped() const { return m_skipped; } ///< and not annotated, likewise
    bool isDone(std::size_t place) const { return m_items[place].done; }
    bool isSkipped(std::size_t place) const { return m_items[place].skipped; }
    /// Items with the label in this place of the label set.
    std::size_t given(std::size_t label) const { return label < m_given.size() ? m_given[label] : 0; }
    /// Seconds per annotated item; 0 where none was measured.
    double medianSeconds() const;

    /// The next assigned place after `place` (-1: from the start) that is neither annotated nor skipped, beginning anew
    /// at the end; where there is none, the next skipped one; -1 when all is annotated.
    int nextOpen(int place) const;
    /// The place of an item; -1 if it is not in the queue.
    static int find(const QueueContent& content, const annotation::ItemKey& item);

private:
    struct Item {
        bool done = false;
        bool skipped = false;
        bool assigned = true;
        float seconds = 0;
        std::uint64_t labels = 0; ///< bits by place in the label set
    };

    void look(std::size_t place, const annotation::Annotation* said, const annotation::LabelSet& labels);
    void count(const Item& item, bool more);

    std::vector<Item> m_items;
    std::vector<std::size_t> m_given;
    std::size_t m_assigned = 0;
    std::size_t m_done = 0;
    std::size_t m_skipped = 0;
};

} // namespace chronoscope::ui
