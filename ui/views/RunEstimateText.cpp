// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/RunEstimateText.h"

#include "ui/views/Text.h"
#include "ui/views/Words.h"

#include <QCoreApplication>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr std::size_t kNamedRelations = 4;

QString counted(qint64 number, const QString& one, const QString& many) {
    return (number == 1 ? one : many).arg(numberText(number));
}
} // namespace

QString sliceText(const run::RunEstimate& estimate) {
    return counted(estimate.elements, Text::tr("%1 element"), Text::tr("%1 elements")) + QStringLiteral(" · ") +
           counted(estimate.cells, Text::tr("%1 cell"), Text::tr("%1 cells"));
}

QString estimateText(const run::RunEstimate& estimate, const run::RunSpec& spec) {
    const QString counts = sliceText(estimate) + QStringLiteral(" · ") +
                           counted(estimate.requests, Text::tr("%1 request"), Text::tr("%1 requests"));
    // One that nothing can be asked under has no example.
    const auto wanted = static_cast<qint64>(spec.templates.size());
    const auto asking = static_cast<qint64>(estimate.examples.size());
    const bool isIdle = asking > 0 && asking < wanted;
    return Text::tr("%1 at %2 × %3 × %4")
        .arg(counts,
             isIdle ? Text::tr("%1 of %2 templates").arg(numberText(asking), numberText(wanted))
                    : counted(wanted, Text::tr("%1 template"), Text::tr("%1 templates")),
             counted(spec.sets, Text::tr("%1 set"), Text::tr("%1 sets")),
             counted(static_cast<qint64>(spec.temperatures.size()), Text::tr("%1 temperature"),
                     Text::tr("%1 temperatures")));
}

QString estimateExplanation() {
    return Text::tr("Elements: facts in the slice.\n"
                    "Cells: one per element, year and template that can ask it.\n"
                    "Requests: cells × exemplar sets × temperatures; each is one question to the model.");
}

namespace {
/// Whose exemplars the prompts of relations show that have none of their own, a line for each relation that lends and
/// one for those that are asked without.
QStringList exemplarLines(const std::vector<run::RunEstimate::Borrowed>& borrowed) {
    QMap<QString, QStringList> borrowers; // by the relation that lends; empty: none
    for (const auto& one : borrowed)
        borrowers[QString::fromStdString(one.from)] << QString::fromStdString(one.relation);
    QStringList lines;
    for (auto at = borrowers.cbegin(); at != borrowers.cend(); ++at) {
        QStringList names = at->mid(0, static_cast<qsizetype>(kNamedRelations));
        if (at->size() > names.size()) names << QStringLiteral("…");
        const QString whose = names.join(QStringLiteral(", "));
        lines << (at.key().isEmpty() ? Text::tr("No exemplars, asked without any: %1").arg(whose)
                                     : Text::tr("No exemplars of its own, shown those of the shipped relation “%1”: %2")
                                           .arg(at.key(), whose));
    }
    return lines;
}
} // namespace

QStringList estimateWarnings(const run::RunEstimate& estimate) {
    QStringList warnings;
    if (!estimate.unknownRelations.empty()) {
        QStringList names;
        for (std::size_t i = 0; i < std::min(kNamedRelations, estimate.unknownRelations.size()); ++i)
            names << QString::fromStdString(estimate.unknownRelations[i]);
        if (estimate.unknownRelations.size() > kNamedRelations) names << QStringLiteral("…");
        warnings << counted(static_cast<qint64>(estimate.unknownRelations.size()),
                            Text::tr(
                                "%1 relation has no entry in the relation pack and is asked with the generic question"),
                            Text::tr("%1 relations have no entry in the relation pack and "
                                     "are asked with the generic question")) +
                        QStringLiteral(": ") + names.join(QStringLiteral(", "));
    }
    if (!estimate.asksGreedy)
        warnings << QCoreApplication::translate(
            "chronoscope::ui",
            "Without temperature 0 no cell gets a category and no percentage is shown: Correct is over greedy replies");
    if (estimate.withoutChoices > 0)
        warnings << counted(estimate.withoutChoices,
                            Text::tr("%1 element lacks three distractors: templates that need them leave it out"),
                            Text::tr("%1 elements lack three distractors: templates that need them leave these out"));
    for (const QString& line : exemplarLines(estimate.borrowed))
        warnings << line;
    if (estimate.fewExemplars > 0)
        warnings << counted(
            estimate.fewExemplars,
            Text::tr("%1 element has fewer than four exemplars in some year: its prompts show fewer"),
            Text::tr("%1 elements have fewer than four exemplars in some year: their prompts show fewer"));
    return warnings;
}

} // namespace chronoscope::ui
