// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/labels/AnnotationBook.h"

#include <algorithm>
#include <utility>

namespace chronoscope::annotation {

namespace {
/// Where the annotation of `voice` is in a list by voice, or belongs.
template <typename List> auto authorshipPlace(List& list, const Authorship& voice) {
    return std::lower_bound(list.begin(), list.end(), voice,
                            [](const Annotation& one, const Authorship& wanted) { return one.voice < wanted; });
}
} // namespace

const Annotation* finalWord(std::span<const Annotation> annotations) {
    const Annotation* last = nullptr;
    for (const Annotation& one : annotations)
        if (one.voice.final && (last == nullptr || one.changed >= last->changed)) last = &one;
    return last;
}

/// The buckets that one action changes, each copied once, whatever shares them.
class AnnotationBook::Writing {
public:
    explicit Writing(AnnotationBook& book) : m_book(book) {}
    ~Writing() {
        for (auto& [place, items] : m_own) {
            if (items->empty())
                m_book.m_buckets.erase(place);
            else
                m_book.m_buckets[place] = std::move(items);
        }
    }
    Writing(const Writing&) = delete;
    Writing& operator=(const Writing&) = delete;

    Items& items(const ItemKey& item) {
        std::shared_ptr<Items>& own = m_own[placeOf(item)];
        if (!own) {
            const auto shared = m_book.m_buckets.find(placeOf(item));
            own =
                shared == m_book.m_buckets.end() ? std::make_shared<Items>() : std::make_shared<Items>(*shared->second);
        }
        return *own;
    }

private:
    AnnotationBook& m_book;
    std::map<Place, std::shared_ptr<Items>> m_own;
};

AnnotationBook::AnnotationBook(std::vector<Annotation> annotations) {
    Writing writing(*this);
    for (Annotation& one : annotations) {
        auto& list = writing.items(one.item)[one.item];
        const auto place = authorshipPlace(list, one.voice);
        if (place != list.end() && place->voice == one.voice) {
            *place = std::move(one);
        } else {
            list.insert(place, std::move(one));
            ++m_count;
        }
    }
}

std::span<const Annotation> AnnotationBook::of(const ItemKey& item) const {
    const auto bucket = m_buckets.find(placeOf(item));
    if (bucket == m_buckets.end()) return {};
    const auto found = bucket->second->find(item);
    return found == bucket->second->end() ? std::span<const Annotation>() : found->second;
}

const Annotation* AnnotationBook::find(const ItemKey& item, const Authorship& voice) const {
    const auto list = of(item);
    const auto place = authorshipPlace(list, voice);
    return place != list.end() && place->voice == voice ? &*place : nullptr;
}

Consensus AnnotationBook::consensus(const ItemKey& item) const {
    const auto annotations = of(item);
    const Annotation* const last = finalWord(annotations);
    Consensus out;
    std::map<std::string_view, std::size_t> given;
    const Annotation* first = nullptr; // of those who gave labels
    bool unanimous = true;
    for (const Annotation& one : annotations) {
        out.flag = out.flag || one.body.flag;
        if (last == nullptr || &one == last) out.severity = std::max(out.severity, one.body.severity);
        if (one.voice.final || one.body.labels.empty()) continue;
        ++out.annotators;
        for (const std::string& label : one.body.labels)
            ++given[label];
        if (first == nullptr) first = &one;
        unanimous = unanimous && one.body.labels == first->body.labels;
    }
    if (last != nullptr) {
        out.labels = last->body.labels;
        out.settled = true;
        return out;
    }
    for (const auto& [label, count] : given)
        if (2 * count > out.annotators) out.labels.emplace_back(label);
    out.settled = first != nullptr && unanimous;
    return out;
}

AnnotationChange AnnotationBook::changeTo(const ItemKey& item, const Authorship& voice, const std::string& model,
                                          const std::string& labelSet, std::optional<AnnotationBody> after,
                                          double seconds) const {
    AnnotationChange change{item, voice, model, labelSet, std::nullopt, std::nullopt, seconds, {}, {}};
    if (after) {
        after->tidy();
        if (!after->empty()) change.after = std::move(after);
    }
    if (const Annotation* const now = find(item, voice)) {
        change.before = now->body;
        change.stood = {now->labelSet, now->seconds, now->created, now->changed};
    }
    return change;
}

void AnnotationBook::apply(const AnnotationAction& action, const std::string& now) {
    const std::string& done = action.created.empty() ? now : action.created;
    Writing writing(*this);
    for (const AnnotationChange& change : action.changes)
        put(writing.items(change.item), change, Direction::Forth, change.when.empty() ? done : change.when);
}

void AnnotationBook::revert(const AnnotationAction& action, const std::string& now) {
    Writing writing(*this);
    for (const AnnotationChange& change : action.changes)
        put(writing.items(change.item), change, Direction::Back,
            change.stood.changed.empty() ? now : change.stood.changed);
}

void AnnotationBook::put(Items& items, const AnnotationChange& change, Direction direction, const std::string& said) {
    const bool forth = direction == Direction::Forth;
    const std::optional<AnnotationBody>& body = forth ? change.after : change.before;
    const auto found = items.try_emplace(change.item).first;
    std::vector<Annotation>& list = found->second;
    auto place = authorshipPlace(list, change.voice);
    const bool there = place != list.end() && place->voice == change.voice;
    if (!body || body->empty()) {
        if (there) {
            list.erase(place);
            --m_count;
        }
        if (list.empty()) items.erase(found);
        return;
    }
    if (!there) {
        const bool isDated = !change.before && !change.stood.created.empty();
        place =
            list.insert(place, {change.item, change.voice, {}, {}, {}, 0, isDated ? change.stood.created : said, {}});
        ++m_count;
    }
    place->model = change.model;
    place->labelSet = change.labelSet;
    place->body = *body;
    place->body.tidy();
    place->changed = said;
    if (forth) {
        place->seconds += change.seconds;
    } else if (!change.stood.created.empty()) {
        place->labelSet = change.stood.labelSet;
        place->seconds = change.stood.seconds;
        place->created = change.stood.created;
    } else {
        place->seconds = std::max(0.0, place->seconds - change.seconds);
    }
}

} // namespace chronoscope::annotation
