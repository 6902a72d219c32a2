// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/Agreement.h"

#include <algorithm>
#include <map>
#include <set>

namespace chronoscope::annotation {

namespace {
using Labels = std::vector<std::string>;

/// What one author says of an item.
struct Answer {
    std::size_t author = 0;
    const Labels* labels = nullptr;
};

/// An item that was labelled.
struct Unit {
    ItemKey item;
    std::vector<Answer> answers;
    bool settled = false;
};

/// Labels as a nominal value.
using ValueOf = std::function<int(const Labels&)>;

/// The answers of two authors to the items they have in common.
using Pairs = std::map<std::pair<std::size_t, std::size_t>, std::vector<std::pair<const Labels*, const Labels*>>>;

bool counts(const Annotation& annotation, const LabelSet& set) {
    return !annotation.voice.final && annotation.labelSet == set.name && !annotation.body.labels.empty();
}

std::vector<std::string> authorsOf(const AnnotationBook& book, const LabelSet& set,
                                   const std::function<bool(const ItemKey&)>& wanted) {
    std::set<std::string> authors;
    book.forEachItem([&](const ItemKey& item, std::span<const Annotation> annotations) {
        if (wanted && !wanted(item)) return;
        for (const Annotation& annotation : annotations)
            if (counts(annotation, set)) authors.insert(annotation.voice.author);
    });
    return {authors.begin(), authors.end()};
}

std::vector<Unit> unitsOf(const AnnotationBook& book, const LabelSet& set,
                          const std::function<bool(const ItemKey&)>& wanted, const std::vector<std::string>& authors) {
    std::vector<Unit> units;
    book.forEachItem([&](const ItemKey& item, std::span<const Annotation> annotations) {
        if (wanted && !wanted(item)) return;
        Unit unit{item, {}, false};
        for (const Annotation& annotation : annotations) {
            unit.settled |= annotation.voice.final && annotation.labelSet == set.name;
            if (!counts(annotation, set)) continue;
            const auto author = std::lower_bound(authors.begin(), authors.end(), annotation.voice.author);
            unit.answers.push_back({static_cast<std::size_t>(author - authors.begin()), &annotation.body.labels});
        }
        if (!unit.answers.empty()) units.push_back(std::move(unit));
    });
    return units;
}

Pairs pairsOf(const std::vector<Unit>& units) {
    Pairs pairs;
    for (const Unit& unit : units)
        for (const Answer& one : unit.answers)
            for (const Answer& other : unit.answers)
                if (one.author < other.author) pairs[{one.author, other.author}].emplace_back(one.labels, other.labels);
    return pairs;
}

LabelAgreement measured(const std::vector<Unit>& units, const Pairs& pairs, const ValueOf& valueOf) {
    LabelAgreement out;
    std::vector<std::vector<int>> values;
    for (const Unit& unit : units) {
        std::vector<int>& ofUnit = values.emplace_back();
        for (const Answer& answer : unit.answers)
            ofUnit.push_back(valueOf(*answer.labels));
        const auto first = ofUnit.front();
        out.disputed += std::any_of(ofUnit.begin(), ofUnit.end(), [&](int value) { return value != first; }) ? 1 : 0;
    }
    out.alpha = krippendorffsAlpha(values);
    for (const auto& [authors, answers] : pairs) {
        std::vector<std::pair<int, int>> both;
        for (const auto& [first, second] : answers)
            both.emplace_back(valueOf(*first), valueOf(*second));
        out.pairs.push_back({authors.first, authors.second, cohensKappa(both)});
    }
    return out;
}

LabelAgreement ofLabel(const std::vector<Unit>& units, const Pairs& pairs, const std::string& key) {
    const auto valueOf = [&](const Labels& labels) {
        return std::binary_search(labels.begin(), labels.end(), key) ? 1 : 0;
    };
    LabelAgreement out = measured(units, pairs, valueOf);
    out.label = key;
    for (const Unit& unit : units)
        if (unit.answers.size() >= 2)
            for (const Answer& answer : unit.answers)
                out.given += valueOf(*answer.labels);
    return out;
}

/// The labels that some but not all give.
Labels disputedIn(const Unit& unit) {
    std::map<std::string, std::size_t> times;
    for (const Answer& answer : unit.answers)
        for (const std::string& label : *answer.labels)
            ++times[label];
    Labels disputed;
    for (const auto& [label, count] : times)
        if (count < unit.answers.size()) disputed.push_back(label);
    return disputed;
}
} // namespace

Kappa cohensKappa(std::span<const std::pair<int, int>> units) {
    Kappa kappa;
    std::map<int, std::pair<std::int64_t, std::int64_t>> times; // per value: by the first, by the second
    for (const auto& [first, second] : units) {
        ++kappa.units;
        kappa.agreed += first == second ? 1 : 0;
        ++times[first].first;
        ++times[second].second;
    }
    if (kappa.units == 0) return kappa;
    const auto n = static_cast<double>(kappa.units);
    for (const auto& [value, count] : times)
        kappa.expected += static_cast<double>(count.first) / n * (static_cast<double>(count.second) / n);
    if (times.size() < 2) return kappa; // pe = 1
    kappa.value = (static_cast<double>(kappa.agreed) / n - kappa.expected) / (1 - kappa.expected);
    return kappa;
}

Alpha krippendorffsAlpha(std::span<const std::vector<int>> units) {
    Alpha alpha;
    double matches = 0;                // sum of o(c, c) over the values c
    std::map<int, std::int64_t> times; // n.c
    for (const std::vector<int>& unit : units) {
        if (unit.size() < 2) continue; // cannot be paired
        std::map<int, std::int64_t> inUnit;
        for (const int value : unit)
            ++inUnit[value];
        for (const auto& [value, count] : inUnit) {
            matches += static_cast<double>(count * (count - 1)) / static_cast<double>(unit.size() - 1);
            times[value] += count;
        }
        ++alpha.units;
        alpha.values += static_cast<std::int64_t>(unit.size());
    }
    if (alpha.units == 0) return alpha;
    const auto n = static_cast<double>(alpha.values);
    double byChance = 0;
    for (const auto& [value, count] : times)
        byChance += static_cast<double>(count) * static_cast<double>(count - 1);
    alpha.observed = 1 - matches / n;
    alpha.expected = 1 - byChance / (n * (n - 1));
    if (times.size() >= 2) alpha.value = 1 - alpha.observed / alpha.expected;
    return alpha;
}

AgreementReport agreement(const AnnotationBook& book, const LabelSet& set,
                          const std::function<bool(const ItemKey&)>& wanted) {
    AgreementReport report;
    report.authors = authorsOf(book, set, wanted);
    const std::vector<Unit> units = unitsOf(book, set, wanted, report.authors);
    const Pairs pairs = report.authors.size() <= AgreementReport::kMaxAuthors ? pairsOf(units) : Pairs();
    std::map<Labels, int> answers;
    report.all = measured(units, pairs, [&](const Labels& labels) {
        return answers.try_emplace(labels, static_cast<int>(answers.size())).first->second;
    });
    for (const Label& label : set.labels)
        report.labels.push_back(ofLabel(units, pairs, label.key));
    for (const Unit& unit : units) {
        ++report.items;
        report.shared += unit.answers.size() >= 2 ? 1 : 0;
        if (Labels labels = disputedIn(unit); !labels.empty())
            report.disagreements.push_back({unit.item, std::move(labels), unit.settled});
    }
    return report;
}

} // namespace chronoscope::annotation
