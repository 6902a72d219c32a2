// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/AnnotationMerge.h"

#include "core/annotation/AnnotationIntake.h"
#include "core/store/AnnotationStore.h"
#include "core/store/Workspace.h"

#include <algorithm>
#include <array>

namespace chronoscope::annotation {

namespace {
constexpr std::array<std::string_view, 3> kPolicies{"mine", "theirs", "newer"};

bool isNewer(const Annotation& theirs, const Annotation& mine) {
    return isUtcTime(theirs.changed) && isUtcTime(mine.changed) && theirs.changed > mine.changed;
}
} // namespace

std::string_view name(MergePolicy policy) {
    return kPolicies.at(static_cast<std::size_t>(policy));
}

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
        double seconds = one.seconds;
        if (mine == nullptr) {
            ++merge.added;
        } else if (mine->body == one.body && mine->labelSet == one.labelSet) {
            ++merge.same;
            continue;
        } else {
            const bool taken = policy == MergePolicy::Theirs || (policy == MergePolicy::Newer && isNewer(one, *mine));
            merge.conflicts.push_back({*mine, one, taken});
            if (!taken) continue;
            seconds = std::max(0.0, one.seconds - mine->seconds); // both may hold the time from before they parted
        }
        merge.action.changes.push_back(book.changeTo(one.item, one.voice, one.model, one.labelSet, one.body, seconds));
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

Result<AnnotatedCopy> readCopy(const std::string& path) {
    const auto workspace = store::Workspace::open(path, store::Workspace::Open::Reading);
    if (!workspace) return workspace.error();
    auto reader = (*workspace)->reader();
    if (!reader) return reader.error();
    store::AnnotationStore store(*reader);
    auto annotations = store.annotations();
    if (!annotations) return annotations.error();
    auto sets = store.labelSets();
    if (!sets) return sets.error();
    return AnnotatedCopy{std::move(annotations).value(), std::move(sets).value()};
}

} // namespace chronoscope::annotation
