// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/chroknow/TraversalQueries.h"

#include "core/run/RunFactory.h"
#include "core/store/BenchmarkStore.h"
#include "core/studies/chroknow/traversal/ReferenceReading.h"
#include "ui/studies/chroknow/AcceptedText.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/Marks.h"
#include "ui/views/Words.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

namespace {
QString objectsOf(const benchmark::Element& element, int year) {
    QStringList names;
    if (const auto* right = element.at(year))
        for (const benchmark::Object& object : right->objects)
            names << QString::fromStdString(object.front());
    return names.join(QStringLiteral(" / "));
}

QString answersOf(const std::vector<traversal::CountedAnswer>& given) {
    constexpr std::size_t kMost = 3;
    std::vector<traversal::CountedAnswer> answers; // equal ones together, as first written
    for (const traversal::CountedAnswer& one : given) {
        const auto same = std::find_if(answers.begin(), answers.end(),
                                       [&](const auto& other) { return traversal::sameText(one.text, other.text); });
        if (same == answers.end())
            answers.push_back(one);
        else
            same->count += one.count;
    }
    QStringList parts;
    for (std::size_t i = 0; i < std::min(kMost, answers.size()); ++i)
        parts << QStringLiteral("%1 (%2)").arg(QString::fromStdString(answers[i].text)).arg(answers[i].count);
    if (answers.size() > kMost) parts << QStringLiteral("…");
    return parts.join(QStringLiteral(", "));
}

QString toolTipOf(const traversal::YearEvidence& year, const StripYear& shown, const QStringList& accepted) {
    QStringList lines{YearStrip::tr("%1: %2").arg(year.year).arg(displayName(year.category)),
                      YearStrip::tr("Right: %1").arg(shown.objects)};
    if (!year.greedy.empty()) lines << YearStrip::tr("Greedy answers: %1").arg(answersOf(year.greedy));
    if (!year.sampled.empty()) lines << YearStrip::tr("Sampled answers: %1").arg(answersOf(year.sampled));
    if (shown.shown) lines << YearStrip::tr("Shown to the model");
    lines << accepted;
    return plainToolTip(lines.join(QLatin1Char('\n')));
}
} // namespace

Result<TraversalRunView> readTraversalRun(store::Database& database, qint64 run, int previous, int next) {
    auto context = run::loadRun(database, run);
    if (!context) return context.error();
    auto list = traversal::promisingElements(database, (*context)->record, previous, next);
    if (!list) return list.error();
    auto accepted = store::TraversalStore(database).accepted(run);
    if (!accepted) return accepted.error();
    return TraversalRunView{std::move(context).value(), std::make_shared<const PromisingLines>(std::move(list).value()),
                            std::move(accepted).value()};
}

Result<WalkSubject> readSubject(store::Database& database, std::shared_ptr<const run::RunContext> base, qint64 row) {
    auto element = store::BenchmarkStore(database).load(row);
    if (!element) return element.error();
    auto evidence = traversal::readEvidence(database, *base, row);
    if (!evidence) return evidence.error();
    WalkSubject subject{std::move(base), row, std::make_shared<const benchmark::Element>(std::move(element).value()),
                        std::make_shared<const traversal::Evidence>(std::move(evidence).value()), 0};
    std::size_t most = 0;
    for (const int target : traversal::targetsOf(*subject.evidence, traversal::Protocol::Paper)) {
        const std::size_t shown = WalkOptions().plan(*subject.evidence, target).examples.size();
        if (subject.target == 0 || shown > most) subject.target = target;
        most = std::max(most, shown);
    }
    return subject;
}

StripData stripData(const Walk& walk, const std::vector<store::AcceptedTraversal>& accepted) {
    StripData data;
    if (!walk.hasSubject()) return data;
    const WalkSubject& subject = walk.subject();
    data.target = subject.target;
    for (const traversal::Example& example : walk.current().traversal.plan().examples) {
        if (example.side == traversal::Side::Previous)
            data.previousFrom = data.previousFrom == 0 ? example.year : std::min(data.previousFrom, example.year);
        else
            data.nextTo = std::max(data.nextTo, example.year);
    }
    const auto& examples = walk.current().traversal.plan().examples;
    for (const traversal::YearEvidence& year : subject.evidence->years) {
        StripYear shown;
        shown.year = year.year;
        shown.mark = markOf(year.category);
        shown.rescued = std::any_of(accepted.begin(), accepted.end(), [&](const store::AcceptedTraversal& one) {
            return one.row == subject.row && one.year == year.year && one.outcome == traversal::Outcome::ChronoCorrect;
        });
        shown.shown = std::any_of(examples.begin(), examples.end(),
                                  [&](const auto& example) { return example.year == year.year; });
        shown.objects = objectsOf(*subject.element, year.year);
        shown.tooltip = toolTipOf(year, shown, acceptedLines(accepted, subject.row, year.year));
        data.years.push_back(shown);
    }
    data.legend = acceptedLegend(accepted, subject.row);
    return data;
}

} // namespace chronoscope::ui
