// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/labels/Annotation.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::annotation {

/// What the annotators of one item say together.
struct Consensus {
    std::vector<std::string> labels; ///< keys, ascending
    int severity = 0;                ///< largest given by those who count
    bool flag = false;               ///< anybody's
    bool settled = false;            ///< labels are the final word, or all annotators gave the same
    std::size_t annotators = 0;      ///< who gave labels; a note or flag alone is no opinion on them

    /// Labels were given and none stands.
    bool isDisputed() const { return annotators > 0 && labels.empty() && !settled; }
};

/// Of what is said of one item: the final word that counts, of several the last that was changed; nullptr without one.
const Annotation* finalWord(std::span<const Annotation> annotations);

/// All annotations of a workspace in memory, by item; some 200 bytes each. Value type: one thread at a time, workers
/// get a copy, which costs some microseconds, for copies share what neither has changed since. What it points at is
/// good until it changes. Whoever stores an action applies it here too: nothing is read again.
class AnnotationBook {
public:
    AnnotationBook() = default;
    explicit AnnotationBook(std::vector<Annotation> annotations);

    std::size_t size() const { return m_count; }
    /// By voice; empty where nothing is said.
    std::span<const Annotation> of(const ItemKey& item) const;
    const Annotation* find(const ItemKey& item, const Authorship& voice) const;

    /// The final word where there is one, else the labels that more than half of the annotators gave.
    Consensus consensus(const ItemKey& item) const;

    /// The change that lets a voice say `after` of an item, or nothing any more, from what it says now.
    AnnotationChange changeTo(const ItemKey& item, const Authorship& voice, const std::string& model,
                              const std::string& labelSet, std::optional<AnnotationBody> after, double seconds) const;
    /// Makes the changes of an action. They are said when the change or else the action says; `now`, where neither
    /// does. An after that is empty takes the annotation away, as none does. What is new was first said when `stood`
    /// says, else then.
    void apply(const AnnotationAction& action, const std::string& now);
    /// Takes them back, times included; `now` stands for one that is not known.
    void revert(const AnnotationAction& action, const std::string& now);

    /// Calls visit(const ItemKey&, std::span<const Annotation>) per item, ascending.
    template <typename Visit> void forEachItem(Visit&& visit) const {
        for (const auto& [place, items] : m_buckets)
            for (const auto& [item, annotations] : *items)
                visit(item, std::span<const Annotation>(annotations));
    }

private:
    using Items = std::map<ItemKey, std::vector<Annotation>>; ///< never an empty list
    using Place = std::pair<ContentId, std::uint8_t>;         ///< run, and first byte of the element
    enum class Direction { Forth, Back };
    class Writing;

    static Place placeOf(const ItemKey& item) { return {item.run, item.element.front()}; }
    void put(Items& items, const AnnotationChange& change, Direction direction, const std::string& said);

    /// Never changed once another book may share them: an action that changes items makes its buckets anew.
    std::map<Place, std::shared_ptr<const Items>> m_buckets; ///< never an empty one
    std::size_t m_count = 0;
};

} // namespace chronoscope::annotation
