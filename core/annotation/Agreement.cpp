// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/Agreement.h"

#include "core/analysis/TableText.h"

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
    std::uint64_t given = 0; ///< labels of the set, a bit each
    int whole = 0;           ///< all labels together as one nominal value
};

/// An item that was labelled.
struct Unit {
    ItemKey item;
    std::vector<Answer> answers;
    bool settled = false;
};

/// Of two authors: their answers to the items they have in common. Ascending, none without such an item.
using Pairs =
    std::vector<std::pair<std::pair<std::size_t, std::size_t>, std::vector<std::pair<const Answer*, const Answer*>>>>;

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

static_assert(LabelSet::kMaxLabels <= 64);
std::uint64_t bitsOf(const Labels& labels, const LabelSet& set) {
    std::uint64_t bits = 0;
    for (std::size_t at = 0; at < set.labels.size(); ++at)
        if (std::binary_search(labels.begin(), labels.end(), set.labels[at].key)) bits |= std::uint64_t{1} << at;
    return bits;
}

std::vector<Unit> unitsOf(const AnnotationBook& book, const LabelSet& set,
                          const std::function<bool(const ItemKey&)>& wanted, const std::vector<std::string>& authors) {
    std::vector<Unit> units;
    std::map<Labels, int> wholes;
    book.forEachItem([&](const ItemKey& item, std::span<const Annotation> annotations) {
        if (wanted && !wanted(item)) return;
        Unit unit{item, {}, false};
        for (const Annotation& annotation : annotations) {
            unit.settled |= annotation.voice.final && annotation.labelSet == set.name;
            if (!counts(annotation, set)) continue;
            const auto author = std::lower_bound(authors.begin(), authors.end(), annotation.voice.author);
            const Labels& labels = annotation.body.labels;
            const int whole = wholes.try_emplace(labels, static_cast<int>(wholes.size())).first->second;
            unit.answers.push_back(
                {static_cast<std::size_t>(author - authors.begin()), &labels, bitsOf(labels, set), whole});
        }
        if (!unit.answers.empty()) units.push_back(std::move(unit));
    });
    return units;
}

Pairs pairsOf(const std::vector<Unit>& units, std::size_t authors) {
    Pairs pairs;
    for (std::size_t first = 0; first < authors; ++first)
        for (std::size_t second = 0; second < authors; ++second)
            pairs.push_back({{first, second}, {}});
    for (const Unit& unit : units)
        for (const Answer& one : unit.answers)
            for (const Answer& other : unit.answers)
                if (one.author < other.author)
                    pairs[one.author * authors + other.author].second.emplace_back(&one, &other);
    std::erase_if(pairs, [](const auto& pair) { return pair.second.empty(); });
    return pairs;
}

/// How often a value was given: by the first, by the second.
using Times = std::pair<std::int64_t, std::int64_t>;

/// `times`: of the values that were given at all.
Kappa kappaOf(std::int64_t units, std::int64_t agreed, const std::vector<Times>& times) {
    Kappa kappa{units, agreed, 0, std::nullopt};
    if (units == 0) return kappa;
    const auto n = static_cast<double>(units);
    for (const auto& [first, second] : times)
        kappa.expected += static_cast<double>(first) / n * (static_cast<double>(second) / n);
    if (times.size() < 2) return kappa; // pe = 1
    kappa.value = (static_cast<double>(agreed) / n - kappa.expected) / (1 - kappa.expected);
    return kappa;
}

/// Values of units on their way into an alpha.
class AlphaSum {
public:
    /// A unit's value, which `count` of its `raters` gave.
    void add(std::int64_t count, std::int64_t raters) {
        m_matches += static_cast<double>(count * (count - 1)) / static_cast<double>(raters - 1);
    }
    void addUnit(std::int64_t raters) {
        ++m_alpha.units;
        m_alpha.values += raters;
    }
    /// `times`: how often each value was given in all, n.c; of those that were given at all.
    Alpha done(const std::vector<std::int64_t>& times) const {
        Alpha alpha = m_alpha;
        if (alpha.units == 0) return alpha;
        const auto n = static_cast<double>(alpha.values);
        double byChance = 0;
        for (const std::int64_t count : times)
            byChance += static_cast<double>(count) * static_cast<double>(count - 1);
        alpha.observed = 1 - m_matches / n;
        alpha.expected = 1 - byChance / (n * (n - 1));
        if (times.size() >= 2) alpha.value = 1 - alpha.observed / alpha.expected;
        return alpha;
    }

private:
    Alpha m_alpha;
    double m_matches = 0; ///< sum of o(c, c) over the values c
};

/// Over all labels of an item together.
LabelAgreement ofWhole(const std::vector<Unit>& units, const Pairs& pairs) {
    LabelAgreement out;
    std::vector<std::vector<int>> values;
    for (const Unit& unit : units) {
        std::vector<int>& ofUnit = values.emplace_back();
        for (const Answer& answer : unit.answers)
            ofUnit.push_back(answer.whole);
        const auto first = ofUnit.front();
        out.disputed += std::any_of(ofUnit.begin(), ofUnit.end(), [&](int value) { return value != first; }) ? 1 : 0;
    }
    out.alpha = krippendorffsAlpha(values);
    for (const auto& [authors, answers] : pairs) {
        std::vector<std::pair<int, int>> both;
        for (const auto& [first, second] : answers)
            both.emplace_back(first->whole, second->whole);
        out.pairs.push_back({authors.first, authors.second, cohensKappa(both)});
    }
    return out;
}

/// As cohensKappa() of one bit of each, counted without a map: a hundred thousand answers of many authors have millions
/// of pairs.
template <typename Both> Kappa kappaOfBit(const Both& answers, std::size_t bit) {
    std::int64_t counts[2][2]{};
    for (const auto& [first, second] : answers)
        ++counts[first->given >> bit & 1][second->given >> bit & 1];
    std::vector<Times> times;
    for (const int value : {0, 1})
        if (const Times one{counts[value][0] + counts[value][1], counts[0][value] + counts[1][value]}; one != Times())
            times.push_back(one);
    return kappaOf(static_cast<std::int64_t>(answers.size()), counts[0][0] + counts[1][1], times);
}

LabelAgreement ofLabel(const std::vector<Unit>& units, const Pairs& pairs, const std::string& key, std::size_t bit) {
    LabelAgreement out;
    out.label = key;
    AlphaSum sum;
    std::int64_t withheld = 0;
    for (const Unit& unit : units) {
        const auto raters = static_cast<std::int64_t>(unit.answers.size());
        const auto given = std::count_if(unit.answers.begin(), unit.answers.end(),
                                         [&](const Answer& answer) { return (answer.given >> bit & 1) != 0; });
        out.disputed += given > 0 && given < raters ? 1 : 0;
        if (raters < 2) continue; // cannot be paired
        sum.addUnit(raters);
        sum.add(given, raters);
        sum.add(raters - given, raters);
        out.given += given;
        withheld += raters - given;
    }
    std::vector<std::int64_t> times{withheld, out.given};
    std::erase(times, 0);
    out.alpha = sum.done(times);
    for (const auto& [authors, answers] : pairs)
        out.pairs.push_back({authors.first, authors.second, kappaOfBit(answers, bit)});
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
    std::int64_t agreed = 0;
    std::vector<int> values;
    for (const auto& [first, second] : units) {
        agreed += first == second ? 1 : 0;
        values.push_back(first);
        values.push_back(second);
    }
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    std::vector<Times> times(values.size());
    const auto of = [&](int value) -> Times& {
        return times[static_cast<std::size_t>(std::lower_bound(values.begin(), values.end(), value) - values.begin())];
    };
    for (const auto& [first, second] : units) {
        ++of(first).first;
        ++of(second).second;
    }
    return kappaOf(static_cast<std::int64_t>(units.size()), agreed, times);
}

Alpha krippendorffsAlpha(std::span<const std::vector<int>> units) {
    AlphaSum sum;
    std::map<int, std::int64_t> byValue;
    for (const std::vector<int>& unit : units) {
        if (unit.size() < 2) continue; // cannot be paired
        const auto raters = static_cast<std::int64_t>(unit.size());
        sum.addUnit(raters);
        std::map<int, std::int64_t> inUnit;
        for (const int value : unit)
            ++inUnit[value];
        for (const auto& [value, count] : inUnit) {
            sum.add(count, raters);
            byValue[value] += count;
        }
    }
    std::vector<std::int64_t> times;
    for (const auto& [value, count] : byValue)
        times.push_back(count);
    return sum.done(times);
}

AgreementReport agreement(const AnnotationBook& book, const LabelSet& set,
                          const std::function<bool(const ItemKey&)>& wanted) {
    AgreementReport report;
    report.authors = authorsOf(book, set, wanted);
    const std::vector<Unit> units = unitsOf(book, set, wanted, report.authors);
    const Pairs pairs =
        report.authors.size() <= AgreementReport::kMaxAuthors ? pairsOf(units, report.authors.size()) : Pairs();
    report.all = ofWhole(units, pairs);
    for (std::size_t at = 0; at < set.labels.size(); ++at)
        report.labels.push_back(ofLabel(units, pairs, set.labels[at].key, at));
    for (const Unit& unit : units) {
        ++report.items;
        report.shared += unit.answers.size() >= 2 ? 1 : 0;
        if (Labels labels = disputedIn(unit); !labels.empty())
            report.disagreements.push_back({unit.item, std::move(labels), unit.settled});
    }
    return report;
}

analysis::Table agreementTable(const AgreementReport& report, const std::string& labelSet,
                               const std::function<std::string(const std::string& key)>& nameOf) {
    analysis::Table table;
    for (const char* key : {"label", "measure", "first", "second"})
        table.addColumn(key);
    for (const char* key : {"items", "given", "disputed", "value"})
        table.addColumn(key, true);
    table.addColumn("label_set");
    const auto number = [](std::optional<double> value) { return value ? analysis::number(*value, 4) : std::string(); };
    const auto add = [&](const LabelAgreement& one) {
        const std::string label = one.label.empty() ? "(all)" : nameOf(one.label);
        table.rows.push_back({label, "alpha", "", "", std::to_string(one.alpha.units),
                              one.label.empty() ? std::string() : std::to_string(one.given),
                              std::to_string(one.disputed), number(one.alpha.value), labelSet});
        for (const auto& pair : one.pairs)
            table.rows.push_back({label, "kappa", report.authors[pair.first], report.authors[pair.second],
                                  std::to_string(pair.kappa.units), "",
                                  std::to_string(pair.kappa.units - pair.kappa.agreed), number(pair.kappa.value),
                                  labelSet});
    };
    add(report.all);
    for (const LabelAgreement& one : report.labels)
        add(one);
    return table;
}

} // namespace chronoscope::annotation
