// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/FilterParts.h"

#include "ui/views/DisplayNames.h"
#include "ui/views/LabelMarks.h"
#include "ui/views/Text.h"
#include "ui/views/Words.h"
#include "widgets/plots/PlotTheme.h"

#include <QGuiApplication>
#include <QPalette>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>
#include <set>

namespace chronoscope::ui {

using results::FilterPart;
using results::ResultFilter;
using results::ResultSet;
using results::RunChoice;
using results::YearRange;

namespace {
/// Core's own name for it, whose words stand in resources/translations/core_words.cpp.
template <typename Enum> QString plainName(Enum value) {
    std::string words(name(value));
    std::replace(words.begin(), words.end(), '_', ' ');
    return Text::tr(words.c_str());
}

template <typename Enum> std::vector<Enum> enumerators(int first, int count) {
    std::vector<Enum> all;
    for (int i = first; i < first + count; ++i)
        all.push_back(static_cast<Enum>(i));
    return all;
}

QString labelName(const std::string& key, const ResultSet* set) {
    if (key.empty()) return Text::tr("not annotated");
    if (key == annotation::kAnyLabel) return Text::tr("any label");
    if (key == annotation::kDisputedLabel) return Text::tr("annotators disagree");
    const auto place = set && set->labels ? set->labels->find(key) : std::nullopt;
    return QString::fromStdString(place ? set->labels->labels[*place].name : key);
}

/// What can be chosen before the labels themselves.
constexpr std::array<const char*, 3> kWithoutMark{"", annotation::kAnyLabel, annotation::kDisputedLabel};

/// Those, the labels of the set, and those that only the filter names.
std::vector<std::string> labelKeys(const ResultFilter& filter, const ResultSet* set) {
    std::vector<std::string> keys(kWithoutMark.begin(), kWithoutMark.end());
    if (set && set->labels)
        for (const auto& label : set->labels->labels)
            keys.push_back(set->labels->word(label));
    for (const std::string& key : filter.labels)
        if (std::find(keys.begin(), keys.end(), key) == keys.end()) keys.push_back(key);
    return keys;
}

/// All that can be chosen of a part, the list of the filter itself, and how one is called.
template <typename Visit> void visitPart(FilterPart part, ResultFilter& filter, const ResultSet* set, Visit visit) {
    const auto shown = [](auto value) { return displayName(value); };
    const auto plain = [](auto value) { return plainName(value); };
    const auto all = [](const auto& list) { return std::vector(list.begin(), list.end()); };
    switch (part) {
    case FilterPart::Runs: {
        const results::RunNames names = set ? results::runNames(*set) : results::RunNames();
        std::set<RunChoice> runs(filter.runs.begin(), filter.runs.end());
        for (const auto& [choice, words] : names)
            runs.insert(choice);
        visit(all(runs), filter.runs, [&](RunChoice choice) {
            const auto at = names.find(choice);
            return at == names.end() ? Text::tr("run %1, not shown").arg(choice.run)
                                     : QString::fromStdString(at->second);
        });
        return;
    }
    case FilterPart::Protocols: return visit(enumerators<prompt::Protocol>(0, 2), filter.protocols, shown);
    case FilterPart::Domains: return visit(all(benchmark::kDomains), filter.domains, shown);
    case FilterPart::States: return visit(all(benchmark::kStates), filter.states, shown);
    case FilterPart::Relations: {
        std::set<std::string> relations(filter.relations.begin(), filter.relations.end());
        if (set) relations.insert(set->elements->relationNames.begin(), set->elements->relationNames.end());
        return visit(all(relations), filter.relations,
                     [](const std::string& relation) { return QString::fromStdString(relation); });
    }
    case FilterPart::Templates: return visit(all(prompt::kTemplates), filter.templates, shown);
    case FilterPart::Categories:
        return visit(enumerators<analysis::CellCategory>(0, analysis::kCellCategories), filter.categories, plain);
    case FilterPart::Chrono:
        return visit(enumerators<analysis::ChronoCategory>(0, analysis::kChronoCategories), filter.chrono, plain);
    case FilterPart::Answers:
        return visit(enumerators<matching::AnswerKind>(1, matching::kAnswerKinds), filter.answers, plain);
    case FilterPart::Labels:
        return visit(labelKeys(filter, set), filter.labels,
                     [set](const std::string& key) { return labelName(key, set); });
    case FilterPart::Subject:
    case FilterPart::Elements:
    case FilterPart::Years: return;
    }
}

/// Cells of all shown runs that have it behind each label, and its tag before it.
void addLabelled(const ResultSet& set, QList<CheckList::Item>& items) {
    std::vector<qint64> counts(set.labels->labels.size(), 0);
    std::set<ContentId> seen;
    for (std::size_t run = 0; run < set.labels->runs.size(); ++run) {
        if (!seen.insert(set.labels->identities[run]).second) continue; // another judgement of the same cells
        for (const std::uint32_t label : set.labels->runs[run].given)
            ++counts[label];
    }
    const auto theme = widgets::PlotTheme::fromPalette(QGuiApplication::palette());
    for (std::size_t label = 0; label < counts.size(); ++label) {
        CheckList::Item& item = items[static_cast<qsizetype>(kWithoutMark.size() + label)];
        item.detail = Text::tr("n = %1").arg(numberText(counts[label]));
        item.icon = LabelMarks::tagOf(set.labels->labels[label]).icon(theme);
    }
}

/// Elements per relation name.
std::vector<qint64> elementsOf(const ResultSet& set) {
    std::vector<qint64> counts(set.elements->relationNames.size(), 0);
    for (const std::uint32_t relation : set.elements->relations)
        ++counts[relation];
    return counts;
}

void addDetails(FilterPart part, const ResultSet* set, QList<CheckList::Item>& items) {
    if (part == FilterPart::Labels && set && set->labels) return addLabelled(*set, items);
    if (part != FilterPart::Relations || !set) return;
    const auto& names = set->elements->relationNames;
    const auto counts = elementsOf(*set);
    for (CheckList::Item& item : items) {
        const auto at = std::lower_bound(names.begin(), names.end(), item.text.toStdString());
        const bool isKnown = at != names.end() && *at == item.text.toStdString();
        const qint64 count = isKnown ? counts[static_cast<std::size_t>(at - names.begin())] : 0;
        item.detail = Text::tr("n = %1").arg(numberText(count));
    }
}
} // namespace

QString partName(FilterPart part) {
    switch (part) {
    case FilterPart::Runs: return Text::tr("R&uns");
    case FilterPart::Protocols: return Text::tr("&Protocol");
    case FilterPart::Domains: return Text::tr("&Domain");
    case FilterPart::States: return Text::tr("&State");
    case FilterPart::Relations: return Text::tr("&Relation");
    case FilterPart::Subject: return Text::tr("Su&bject");
    case FilterPart::Elements: return Text::tr("&Elements");
    case FilterPart::Templates: return Text::tr("&Template");
    case FilterPart::Years: return Text::tr("&Years");
    case FilterPart::Categories: return Text::tr("&Category of the cell");
    case FilterPart::Chrono: return Text::tr("Category &over the years");
    case FilterPart::Answers: return Text::tr("Kind of &wrong answer");
    case FilterPart::Labels: return Text::tr("&Labels");
    }
    return {};
}

const std::vector<FilterPart>& listedParts() {
    static const std::vector<FilterPart> parts{
        FilterPart::Runs,      FilterPart::Protocols,  FilterPart::Domains, FilterPart::States,  FilterPart::Relations,
        FilterPart::Templates, FilterPart::Categories, FilterPart::Chrono,  FilterPart::Answers, FilterPart::Labels};
    return parts;
}

QList<CheckList::Item> partItems(FilterPart part, const ResultFilter& filter, const ResultSet* set) {
    QList<CheckList::Item> items;
    ResultFilter copy = filter;
    visitPart(part, copy, set, [&](const auto& all, const auto& chosen, const auto& words) {
        for (const auto& value : all)
            items << CheckList::Item{words(value), {}, std::find(chosen.begin(), chosen.end(), value) != chosen.end()};
    });
    addDetails(part, set, items);
    return items;
}

ResultFilter withTicked(FilterPart part, ResultFilter filter, const ResultSet* set, const QList<int>& ticked) {
    visitPart(part, filter, set, [&](const auto& all, auto& chosen, const auto&) {
        chosen.clear();
        for (const int place : ticked)
            if (place >= 0 && static_cast<std::size_t>(place) < all.size())
                chosen.push_back(all[static_cast<std::size_t>(place)]);
    });
    filter.tidy();
    return filter;
}

QString chipText(FilterPart part, const ResultFilter& filter, const ResultSet* set) {
    constexpr qsizetype kShown = 6; // a chip must stay readable
    QStringList chosenWords;
    ResultFilter copy = filter;
    visitPart(part, copy, set, [&](const auto&, const auto& chosen, const auto& words) {
        for (const auto& value : chosen)
            chosenWords << words(value);
    });
    QString list = chosenWords.mid(0, kShown).join(QStringLiteral(", "));
    if (const auto more = chosenWords.size() - kShown; more > 0) list = Text::tr("%1 and %2 more").arg(list).arg(more);
    switch (part) {
    case FilterPart::Runs: return Text::tr("run: %1").arg(list);
    case FilterPart::Relations: return Text::tr("relation: %1").arg(list);
    case FilterPart::Categories: return Text::tr("cells: %1").arg(list);
    case FilterPart::Chrono: return Text::tr("over the years: %1").arg(list);
    case FilterPart::Answers: return Text::tr("wrong answers: %1").arg(list);
    case FilterPart::Labels: return labelsText(filter, set);
    case FilterPart::Years: return yearsText(filter.years);
    case FilterPart::Elements:
        return filter.elements.size() == 1
                   ? Text::tr("1 element")
                   : Text::tr("%1 elements").arg(numberText(static_cast<qint64>(filter.elements.size())));
    case FilterPart::Subject: return Text::tr("subject contains “%1”").arg(QString::fromStdString(filter.subject));
    case FilterPart::Protocols:
    case FilterPart::Domains:
    case FilterPart::States:
    case FilterPart::Templates: return list;
    }
    return list;
}

QString narrowingText(const ResultFilter& filter, const ResultSet* set) {
    QStringList parts;
    for (const results::FilterChip& chip : results::chips(filter))
        parts << chipText(chip.part, filter, set);
    return parts.isEmpty() ? Text::tr("everything") : parts.join(QStringLiteral("; "));
}

QString labelsText(const ResultFilter& filter, const ResultSet* set) {
    QStringList names;
    for (const std::string& key : filter.labels)
        names << labelName(key, set);
    return Text::tr("labels: %1").arg(names.join(QStringLiteral(", ")));
}

QString yearsText(const std::vector<YearRange>& years) {
    QStringList ranges;
    for (const YearRange& range : years)
        ranges << (range.from == range.to ? QString::number(range.from)
                                          : Text::tr("%1–%2").arg(range.from).arg(range.to));
    return ranges.join(QStringLiteral(", "));
}

std::optional<std::vector<YearRange>> yearsFrom(const QString& words) {
    static const QRegularExpression kRange(QStringLiteral("^\\s*([0-9]{1,4})\\s*(?:[-–]\\s*([0-9]{1,4})\\s*)?$"));
    std::vector<YearRange> years;
    if (words.trimmed().isEmpty()) return years;
    for (const QString& part : words.split(QLatin1Char(','))) {
        const auto match = kRange.match(part);
        if (!match.hasMatch()) return std::nullopt;
        const int from = match.captured(1).toInt();
        const int to = match.captured(2).isEmpty() ? from : match.captured(2).toInt();
        if (from < 1 || to < from) return std::nullopt;
        years.push_back({from, to});
    }
    return years;
}

} // namespace chronoscope::ui
