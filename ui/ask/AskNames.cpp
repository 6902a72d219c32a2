// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/ask/AskNames.h"

#include "core/store/ElementVersions.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace chronoscope::ui {

namespace {
constexpr std::size_t kFewestYears = 2; ///< of an example: something may change between them
constexpr std::size_t kMostYears = 9;   ///< of an example: they stand side by side

QStringList listOf(const std::set<std::string>& names) {
    QStringList list;
    for (const std::string& name : names)
        list << QString::fromStdString(name);
    return list;
}

/// The last of its years, where it has more than an example needs.
AskExample exampleOf(const benchmark::ElementMeta& meta) {
    const std::size_t count = std::min(meta.years.size(), kMostYears);
    const auto first = meta.years.end() - static_cast<std::ptrdiff_t>(count);
    return {QString::fromStdString(meta.subject), QString::fromStdString(meta.relation),
            typedYears({first, meta.years.end()})};
}

/// One whose answer changes rather than one that stays; then one with more years.
bool isBetter(const benchmark::ElementMeta& one, const benchmark::ElementMeta& other) {
    const auto rank = [](const benchmark::ElementMeta& meta) {
        return std::pair(meta.state == benchmark::State::Dynamic, std::min(meta.years.size(), kMostYears));
    };
    return rank(one) > rank(other);
}
} // namespace

QString typedYears(const std::vector<int>& years) {
    QStringList all;
    for (const int year : years)
        all << QString::number(year);
    const bool isWhole = years.size() > 1 && years.back() - years.front() + 1 == static_cast<int>(years.size());
    return isWhole ? all.front() + QLatin1Char('-') + all.back() : all.join(QLatin1Char(','));
}

Result<AskNames> readAskNames(store::Database& database) {
    const auto elements = store::ElementVersions(database).current();
    if (!elements) return elements.error();
    std::set<std::string> subjects, relations;
    std::map<std::string, std::set<std::string>> subjectsOf;
    const benchmark::ElementMeta* best = nullptr;
    for (const auto& meta : *elements) {
        if (meta.domain == benchmark::Domain::Legal) continue; // whose subjects are whole questions
        subjects.insert(meta.subject);
        relations.insert(meta.relation);
        subjectsOf[meta.relation].insert(meta.subject);
        if (meta.years.size() >= kFewestYears && (!best || isBetter(meta, *best))) best = &meta;
    }
    AskNames names{listOf(subjects), listOf(relations), {}, {}};
    for (const auto& [relation, its] : subjectsOf)
        names.subjectsOf[QString::fromStdString(relation).toLower()] += listOf(its);
    if (best) names.example = exampleOf(*best);
    return names;
}

} // namespace chronoscope::ui
