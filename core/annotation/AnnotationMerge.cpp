// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/AnnotationMerge.h"

#include "core/annotation/store/AnnotationStore.h"
#include "core/base/Text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace chronoscope::annotation {

namespace {
constexpr std::array<std::string_view, 3> kPolicies{"mine", "theirs", "newer"};
constexpr int kFirstWithAnnotations = 9; ///< schema

/// A total order of the words of a voice by when they were said, so that the last of any number is one.
bool isNewer(const Annotation& theirs, const Annotation& mine) {
    if (!isUtcTime(theirs.changed) || !isUtcTime(mine.changed)) return false;
    const auto rank = [](const Annotation& one) { return std::tuple(one.changed, toJson(one.body), one.labelSet); };
    return rank(theirs) > rank(mine);
}

/// Damaged text as one short line.
std::string asLine(std::string_view text) {
    constexpr std::size_t kMost = 300; // bytes
    std::string line = text::shortened(text, kMost);
    std::replace_if(
        line.begin(), line.end(), [](unsigned char c) { return c < 0x20 || c == 0x7F; }, ' ');
    return line;
}

void refuse(AnnotatedCopy& copy, const std::string& reason) {
    ++copy.refusedCount;
    if (copy.refused.size() < ImportedAnnotations::kMaxListed) copy.refused.push_back(asLine(reason));
}

void take(AnnotatedCopy& copy, Result<Annotation> read, const ElementNames& known) {
    constexpr std::size_t kShown = 60; // bytes of an author that may be anything
    if (!read) return refuse(copy, "annotation: " + read.error().context);
    if (const auto problem = problemOf(*read))
        return refuse(copy, fmt::format("annotation: element {}, {}, by {}: {}", toHex(read->item.element),
                                        read->item.isCell() ? fmt::format("year {}", read->item.year)
                                                            : text::shortened(read->item.unit, kShown),
                                        text::shortened(read->voice.author, kShown), *problem));
    if (known.contains(read->item.element))
        copy.annotations.push_back(std::move(read).value());
    else
        ++copy.elsewhere;
}
} // namespace

std::string_view name(MergePolicy policy) { return kPolicies.at(static_cast<std::size_t>(policy)); }

std::optional<MergePolicy> mergePolicyFromName(std::string_view text) {
    const auto* const found = std::find(kPolicies.begin(), kPolicies.end(), text);
    if (found == kPolicies.end()) return std::nullopt;
    return static_cast<MergePolicy>(found - kPolicies.begin());
}

AnnotationMerge mergeInto(const AnnotationBook& book, const std::vector<Annotation>& theirs, MergePolicy policy,
                          const std::string& author, const std::string& text) {
    AnnotationMerge merge;
    merge.action.author = author;
    merge.action.text = text;
    for (const Annotation& one : theirs) {
        const Annotation* const mine = book.find(one.item, one.voice);
        bool taken = true;
        double seconds = one.seconds;
        if (mine == nullptr) {
            ++merge.added;
        } else {
            const bool same = mine->body == one.body && mine->labelSet == one.labelSet;
            const bool newer = policy == MergePolicy::Newer && isNewer(one, *mine);
            taken = newer || (policy == MergePolicy::Theirs && !same);
            if (same)
                ++merge.same;
            else
                merge.conflicts.push_back({*mine, one, taken});
            seconds = std::max(0.0, one.seconds - mine->seconds); // both may hold the time from before they parted
        }
        if (!taken) continue;
        auto change = book.changeTo(one.item, one.voice, one.model, one.labelSet, one.body, seconds);
        if (isUtcTime(one.changed)) change.when = one.changed;
        if (mine == nullptr && isUtcTime(one.created)) change.stood.created = one.created;
        merge.action.changes.push_back(std::move(change));
    }
    return merge;
}

LabelSetMerge mergeLabelSets(const std::vector<LabelSet>& mine, const std::vector<LabelSet>& theirs) {
    LabelSetMerge merge;
    for (const LabelSet& set : theirs) {
        const auto found =
            std::find_if(mine.begin(), mine.end(), [&](const LabelSet& one) { return one.name == set.name; });
        if (found == mine.end())
            merge.added.push_back(set);
        else if (*found != set)
            merge.conflicts.push_back(set.name);
    }
    return merge;
}

Result<AnnotatedCopy> readCopy(const std::string& path, const ElementNames& known) {
    auto opened = store::Database::open(path, store::Database::Access::ReadOlder);
    if (!opened) return opened.error();
    const auto schema = store::guarded([&] { return opened->sql().execAndGet("PRAGMA user_version").getInt(); });
    if (!schema) return schema.error();
    AnnotatedCopy copy;
    if (*schema < kFirstWithAnnotations) return copy;
    store::AnnotationStore store(opened->sql());
    const Status annotations =
        store.eachAnnotation([&](Result<Annotation> read) { take(copy, std::move(read), known); });
    if (!annotations) return annotations.error();
    const Status sets = store.eachLabelSet([&](Result<LabelSet> read) {
        if (read)
            copy.labelSets.push_back(std::move(read).value());
        else
            refuse(copy, "label set: " + read.error().context);
    });
    if (!sets) return sets.error();
    return copy;
}

} // namespace chronoscope::annotation
