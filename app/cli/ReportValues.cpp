// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/ReportValues.h"

#include "app/Resources.h"
#include "app/cli/Console.h"
#include "core/annotation/store/AnnotationStore.h"

#include <fmt/format.h>

#include <algorithm>

namespace chronoscope::app {

namespace {
/// A few of them, and how many more there are.
std::string someOf(const std::set<std::string>& known) {
    constexpr std::size_t kShown = 8;
    if (known.empty()) return "there is none";
    std::string text;
    std::size_t shown = 0;
    for (const std::string& one : known) {
        if (shown == kShown) break;
        text += (shown++ == 0 ? "" : ", ") + one;
    }
    if (known.size() > shown) text += fmt::format(" and {} more", known.size() - shown);
    return "there are " + text;
}
} // namespace

Status requireKnown(const std::string& what, const std::vector<std::string>& wanted,
                    const std::set<std::string>& known) {
    for (const std::string& one : wanted)
        if (!known.contains(one)) return wrong("unknown " + what, fmt::format("{}; {}", one, someOf(known)));
    return {};
}

Status requireLabels(store::Database& database, const std::vector<std::string>& wanted) {
    if (wanted.empty()) return {};
    store::AnnotationStore store(database);
    auto sets = store.labelSets();
    if (!sets) return sets.error();
    auto builtIn = annotation::labelSetFromJson(builtinLabels());
    if (!builtIn) return builtIn.error();
    sets->push_back(std::move(builtIn).value());
    const auto annotations = store.annotations();
    if (!annotations) return annotations.error();
    std::set<std::string> keys, known{"", annotation::kAnyLabel, annotation::kDisputedLabel};
    for (const annotation::LabelSet& set : *sets)
        for (const annotation::Label& label : set.labels)
            keys.insert(label.key), known.insert(set.name + "/" + label.key);
    for (const annotation::Annotation& one : *annotations)
        for (const std::string& key : one.body.labels)
            keys.insert(key), known.insert(one.labelSet + "/" + key);
    known.insert(keys.begin(), keys.end());
    const bool isKnown =
        std::all_of(wanted.begin(), wanted.end(), [&](const std::string& one) { return known.contains(one); });
    if (isKnown) return {};
    std::vector<std::string> unknown = wanted;
    std::erase_if(unknown, [&](const std::string& one) { return known.contains(one); });
    return requireKnown("label", unknown, keys);
}

std::string noSubject(const std::string& wanted) {
    return fmt::format("nothing has \"{}\" in its subject: the numbers are of nothing", wanted);
}

} // namespace chronoscope::app
