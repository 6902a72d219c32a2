// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/AnnotationMerge.h"

#include "core/store/AnnotationStore.h"
#include "core/store/Workspace.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace chronoscope::annotation {

namespace {
constexpr std::array<std::string_view, 3> kPolicies{"mine", "theirs", "newer"};

bool isNewer(const Annotation& theirs, const Annotation& mine) {
    return isUtcTime(theirs.changed) && isUtcTime(mine.changed) && theirs.changed > mine.changed;
}

/// Damaged text as one short line.
std::string asLine(std::string text) {
    constexpr std::size_t kMost = 300; // bytes
    text.resize(std::min(text.size(), kMost));
    std::replace_if(text.begin(), text.end(), [](unsigned char c) { return c < 0x20 || c == 0x7F; }, ' ');
    return text;
}

void refuse(AnnotatedCopy& copy, const std::string& reason) {
    ++copy.refusedCount;
    if (copy.refused.size() < ImportedAnnotations::kMaxListed) copy.refused.push_back(asLine(reason));
}

void take(AnnotatedCopy& copy, Result<Annotation> read) {
    if (!read) return refuse(copy, "annotation: " + read.error().context);
    if (const auto problem = problemOf(*read))
        return refuse(copy, fmt::format("annotation: element {}, year {}, by {}: {}", toHex(read->item.element),
                                        read->item.year, read->voice.author.substr(0, 60), *problem));
    copy.annotations.push_back(std::move(read).value());
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
        auto change = book.changeTo(one.item, one.voice, one.model, one.labelSet, one.body, seconds);
        if (isUtcTime(one.changed)) change.when = one.changed;
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

Result<AnnotatedCopy> readCopy(const std::string& path) {
    const auto workspace = store::Workspace::open(path, store::Workspace::Open::Reading);
    if (!workspace) return workspace.error();
    auto reader = (*workspace)->reader();
    if (!reader) return reader.error();
    store::AnnotationStore store(*reader);
    AnnotatedCopy copy;
    const Status annotations = store.eachAnnotation([&](Result<Annotation> read) { take(copy, std::move(read)); });
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
