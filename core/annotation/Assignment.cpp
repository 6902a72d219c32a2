// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/Assignment.h"

#include "core/base/Text.h"
#include "core/labels/Annotation.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace chronoscope::annotation {

namespace {
constexpr int kWholePercent = 100;

struct SharedPair {
    std::size_t first = 0;
    std::size_t second = 0;
    std::size_t items = 0;
};

std::vector<SharedPair> everyPair(std::size_t annotators) {
    std::vector<SharedPair> pairs;
    for (std::size_t first = 0; first < annotators; ++first)
        for (std::size_t second = first + 1; second < annotators; ++second)
            pairs.push_back({first, second, 0});
    return pairs;
}

Status checkSharing(const Sharing& sharing) {
    if (sharing.overlap < 0 || sharing.overlap > kWholePercent)
        return Error{ErrorCode::InvalidArgument, "the overlap is a percentage", std::to_string(sharing.overlap)};
    if (sharing.overlap > 0 && sharing.annotators.size() < 2)
        return Error{ErrorCode::InvalidArgument, "an overlap needs two annotators", {}};
    if (sharing.annotators.size() > Sharing::kMaxAnnotators)
        return Error{ErrorCode::InvalidArgument, "too many annotators", std::to_string(sharing.annotators.size())};
    for (const std::string& name : sharing.annotators)
        if (!isAuthor(name))
            return Error{ErrorCode::InvalidArgument, "this is no name of an annotator", text::shortened(name, 40)};
    return {};
}
} // namespace

std::vector<std::string> annotatorsFrom(const std::string& line) {
    std::vector<std::string> names;
    for (std::size_t from = 0; from <= line.size();) {
        const std::size_t end = std::min(line.find(',', from), line.size());
        std::string name(text::trim(std::string_view(line).substr(from, end - from)));
        if (!name.empty() && std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(std::move(name));
        from = end + 1;
    }
    return names;
}

Status assign(std::vector<store::QueueItem>& items, const Sharing& sharing) {
    if (const Status sound = checkSharing(sharing); !sound) return sound;
    const std::size_t annotators = sharing.annotators.size();
    std::vector<std::size_t> loads(annotators, 0);
    std::vector<SharedPair> pairs = everyPair(annotators);
    const auto isShared = [&](std::size_t place) { // spread evenly: whenever another whole one is due
        const auto share = static_cast<std::size_t>(sharing.overlap);
        return (place + 1) * share / kWholePercent > place * share / kWholePercent;
    };
    const auto give = [&](store::QueueItem& item, std::size_t to) {
        item.assigned |= std::uint32_t{1} << to;
        ++loads[to];
    };
    for (std::size_t place = 0; place < items.size(); ++place) {
        items[place].assigned = 0;
        if (annotators == 0 || !isShared(place)) continue;
        const auto least = std::min_element(pairs.begin(), pairs.end(), [&](const SharedPair& a, const SharedPair& b) {
            return std::pair(a.items, loads[a.first] + loads[a.second]) <
                   std::pair(b.items, loads[b.first] + loads[b.second]);
        });
        ++least->items;
        give(items[place], least->first);
        give(items[place], least->second);
    }
    for (store::QueueItem& item : items)
        if (annotators > 0 && item.assigned == 0)
            give(item, static_cast<std::size_t>(std::min_element(loads.begin(), loads.end()) - loads.begin()));
    return {};
}

} // namespace chronoscope::annotation
