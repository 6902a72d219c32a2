// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/chroknow/AcceptedText.h"
#include "ui/views/Moments.h"

#include "core/studies/chroknow/traversal/Trace.h"

#include <QCoreApplication>

#include <map>

namespace chronoscope::ui {

namespace {
struct Words {
    Q_DECLARE_TR_FUNCTIONS(chronoscope::ui::AcceptedText)
};

QString lineOf(const store::AcceptedTraversal& one) {
    const bool right = one.outcome == traversal::Outcome::ChronoCorrect;
    QString line = Words::tr("Accepted %1 as %2")
                       .arg(momentText(one.created), right ? Words::tr("Chrono-Correct") : Words::tr("still wrong"));
    const auto trace = traversal::decodeTrace(one.trace);
    if (trace && !trace->verdict.candidate.empty())
        line += Words::tr(", “%1”").arg(QString::fromStdString(trace->verdict.candidate));
    if (!one.model.empty()) line += Words::tr(", asked of %1").arg(QString::fromStdString(one.model));
    if (trace && !trace->note.empty()) line += Words::tr(" (%1)").arg(QString::fromStdString(trace->note));
    return line;
}
} // namespace

QStringList acceptedLines(const std::vector<store::AcceptedTraversal>& accepted, qint64 elementRow, int year) {
    QStringList lines;
    for (const store::AcceptedTraversal& one : accepted)
        if (one.row == elementRow && one.year == year) lines << lineOf(one);
    return lines;
}

QString acceptedLegend(const std::vector<store::AcceptedTraversal>& accepted, qint64 elementRow) {
    std::map<int, QString> days; // of the last one of each year
    for (const store::AcceptedTraversal& one : accepted)
        if (one.row == elementRow && one.outcome == traversal::Outcome::ChronoCorrect)
            days[one.year] = dayText(one.created);
    QStringList years;
    for (const auto& [year, day] : days)
        years << Words::tr("%1 (%2)").arg(year).arg(day);
    return years.isEmpty() ? QString()
                           : Words::tr("accepted as Chrono-Correct: %1").arg(years.join(QStringLiteral(", ")));
}

} // namespace chronoscope::ui
