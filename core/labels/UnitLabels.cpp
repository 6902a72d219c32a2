// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/labels/UnitLabels.h"

#include "core/labels/LabelSet.h"

#include <algorithm>

namespace chronoscope::annotation {

namespace {
/// The labels that stand, by key and by the sets that they were given with.
std::vector<std::string> labelWords(const Consensus& consensus, std::span<const Annotation> annotations) {
    std::vector<std::string> words = consensus.labels;
    for (const std::string& key : consensus.labels)
        for (const Annotation& one : annotations)
            if (one.body.has(key)) words.push_back(one.labelSet + "/" + key);
    return words;
}

bool isAmong(const std::vector<std::string>& given, const std::vector<std::string>& words) {
    return std::any_of(words.begin(), words.end(), [&](const std::string& word) {
        return (word == kAnyLabel && !given.empty()) || std::find(given.begin(), given.end(), word) != given.end();
    });
}

bool wantsUnlabelled(const std::vector<std::string>& words) {
    return std::find(words.begin(), words.end(), std::string()) != words.end();
}
} // namespace

UnitLabels::UnitLabels(const AnnotationBook& book, const store::RunRecord& run) {
    const ContentId identity = runIdentity(run);
    book.forEachItem([&](const ItemKey& item, std::span<const Annotation> annotations) {
        if (item.run != identity || item.study != run.study) return;
        const Consensus consensus = book.consensus(item);
        if (consensus.annotators == 0 && !finalWord(annotations)) return; // a note or a flag alone
        auto& given = m_given[item.element][item.unit];
        given = labelWords(consensus, annotations);
        if (consensus.isDisputed()) given.emplace_back(kDisputedLabel);
        m_isAnyDisputed = m_isAnyDisputed || consensus.isDisputed();
        m_keys.insert(consensus.labels.begin(), consensus.labels.end());
    });
}

bool UnitLabels::takes(const ContentId& item, const study::UnitKey& unit, const std::vector<std::string>& words) const {
    const auto at = m_given.find(item);
    if (at == m_given.end()) return wantsUnlabelled(words);
    const auto given = at->second.find(study::toText(unit));
    return given == at->second.end() ? wantsUnlabelled(words) : isAmong(given->second, words);
}

bool UnitLabels::takesAnyOf(const ContentId& item, const std::vector<std::string>& words) const {
    const auto at = m_given.find(item);
    if (at == m_given.end()) return wantsUnlabelled(words);
    return std::any_of(at->second.begin(), at->second.end(),
                       [&](const auto& unit) { return isAmong(unit.second, words); });
}

} // namespace chronoscope::annotation
