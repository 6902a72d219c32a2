// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/annotation/QueueState.h"

#include "core/annotation/AnnotationQueue.h"

#include <algorithm>
#include <numeric>

namespace chronoscope::ui {

using annotation::Annotation;
using annotation::AnnotationBook;
using annotation::Authorship;
using annotation::ItemKey;
using annotation::LabelSet;

const std::string& QueueContent::model(std::size_t place) const {
    static const std::string kNone;
    const auto at =
        std::find_if(models.begin(), models.end(), [&](const auto& one) { return one.first == items[place].run; });
    return at == models.end() ? kNone : at->second;
}

void QueueContent::index() {
    byKey.resize(keys.size());
    std::iota(byKey.begin(), byKey.end(), std::uint32_t{0});
    std::sort(byKey.begin(), byKey.end(), [&](auto a, auto b) { return keys[a] < keys[b]; });
}

QueueState::QueueState(const QueueContent& content, const AnnotationBook& book, const Authorship& voice,
                       const LabelSet& labels)
    : m_items(content.items.size()), m_given(labels.labels.size()) {
    const auto who = std::find(content.annotators.begin(), content.annotators.end(), voice.author);
    const std::uint32_t bit =
        who == content.annotators.end() ? 0 : std::uint32_t{1} << (who - content.annotators.begin());
    for (std::size_t place = 0; place < m_items.size(); ++place) {
        m_items[place].skipped = content.items[place].skipped;
        const std::uint32_t assigned = content.items[place].assigned;
        m_items[place].assigned = bit == 0 || assigned == 0 || (assigned & bit) != 0;
        if (m_items[place].assigned) ++m_assigned;
        count(m_items[place], true);
    }
    if (book.size() == 0) return;
    for (std::size_t place = 0; place < m_items.size(); ++place)
        if (const Annotation* said = book.find(content.keys[place], voice)) look(place, said, labels);
}

void QueueState::update(const QueueContent& content, const AnnotationBook& book, const Authorship& voice,
                        const LabelSet& labels, const std::vector<ItemKey>& items) {
    for (const ItemKey& item : items)
        if (const int place = find(content, item); place >= 0)
            look(static_cast<std::size_t>(place), book.find(item, voice), labels);
}

void QueueState::look(std::size_t place, const Annotation* said, const LabelSet& labels) {
    Item& item = m_items[place];
    count(item, false);
    item.done = said && annotation::isSaidWith(*said, labels.name);
    item.seconds = item.done ? static_cast<float>(said->seconds) : 0;
    item.labels = 0;
    for (std::size_t label = 0; item.done && label < labels.labels.size(); ++label)
        if (said->body.has(labels.labels[label].key)) item.labels |= std::uint64_t{1} << label;
    count(item, true);
}

void QueueState::count(const Item& item, bool more) {
    const auto add = [&](std::size_t& number) { more ? ++number : --number; };
    if (item.assigned && item.done)
        add(m_done);
    else if (item.assigned && item.skipped)
        add(m_skipped);
    for (std::size_t label = 0; label < m_given.size(); ++label)
        if ((item.labels >> label & 1) != 0) add(m_given[label]);
}

void QueueState::setSkipped(std::size_t place, bool skipped) {
    count(m_items[place], false);
    m_items[place].skipped = skipped;
    count(m_items[place], true);
}

double QueueState::medianSeconds() const {
    std::vector<float> seconds;
    for (const Item& item : m_items)
        if (item.done && item.seconds > 0) seconds.push_back(item.seconds);
    if (seconds.empty()) return 0;
    const auto middle = seconds.begin() + static_cast<std::ptrdiff_t>(seconds.size() / 2);
    std::nth_element(seconds.begin(), middle, seconds.end());
    if (seconds.size() % 2 == 1) return static_cast<double>(*middle);
    const float below = *std::max_element(seconds.begin(), middle);
    return (static_cast<double>(below) + static_cast<double>(*middle)) / 2;
}

int QueueState::nextOpen(int place) const {
    const int size = static_cast<int>(m_items.size());
    int skipped = -1;
    for (int step = 1; step <= size; ++step) {
        const int at = (place + step) % size;
        const Item& item = m_items[static_cast<std::size_t>(at)];
        if (item.done || !item.assigned) continue;
        if (!item.skipped) return at;
        if (skipped < 0) skipped = at;
    }
    return skipped;
}

int QueueState::find(const QueueContent& content, const ItemKey& item) {
    const auto at =
        std::lower_bound(content.byKey.begin(), content.byKey.end(), item,
                         [&](std::uint32_t place, const ItemKey& key) { return content.keys[place] < key; });
    return at == content.byKey.end() || content.keys[*at] != item ? -1 : static_cast<int>(*at);
}

} // namespace chronoscope::ui
