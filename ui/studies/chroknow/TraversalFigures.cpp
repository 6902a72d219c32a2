// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/chroknow/TraversalFigures.h"

#include "ui/views/DisplayNames.h"
#include "ui/views/Text.h"

#include <QLocale>

#include <algorithm>
#include <cstdlib>

namespace chronoscope::ui {

using traversal::TraversalLine;
using traversal::TraversalReport;

namespace {
QString shareLine(const char* words, const std::optional<traversal::Share>& share) {
    if (!share) return Text::tr(words).arg(Text::tr("not known while elements are open"));
    const QLocale locale;
    return Text::tr(words).arg(Text::tr("%1 % [%2, %3]")
                                   .arg(locale.toString(share->percent, 'f', 1),
                                        locale.toString(share->interval.low, 'f', 1),
                                        locale.toString(share->interval.high, 'f', 1)));
}

QString rowName(const TraversalReport& report, const TraversalLine& line, bool withRun) {
    const QString kind = QStringLiteral("%1 · %2").arg(displayName(line.domain), displayName(line.state));
    return withRun ? QStringLiteral("%1 · %2").arg(kind, QString::fromStdString(report.record.name)) : kind;
}

/// The steps that decided something, in the order of asking: the previous side first.
std::vector<std::pair<int, std::int64_t>> stepsOf(const TraversalReport& report) {
    TraversalLine all;
    for (const TraversalLine& line : report.lines)
        all.add(line);
    std::vector<std::pair<int, std::int64_t>> steps(all.decidingSteps.begin(), all.decidingSteps.end());
    std::stable_sort(steps.begin(), steps.end(), [](const auto& a, const auto& b) {
        return std::pair(a.first > 0, std::abs(a.first)) < std::pair(b.first > 0, std::abs(b.first));
    });
    return steps;
}

QString protocolLine(const traversal::TraversalSpec& spec) {
    if (spec.protocol == traversal::Protocol::Paper)
        return Text::tr(
            "Protocol paper: ChroKnowPrompt as the paper's text has it. The authors' code differs, and so may "
            "the published figures.");
    if (spec.edition != traversal::kEdition)
        return Text::tr(
            "Protocol reference as an earlier version of this program had it: it reused right answers only and "
            "read replies in its own "
            "way. The figures are kept as they were measured; they are not by the authors' rules.");
    return Text::tr("Protocol reference: the rules of the authors' code. Known differences from the authors' run: the "
                    "Legal question is asked (theirs "
                    "is empty), every target year is visited (theirs passes over some categories, and takes places for "
                    "indices), and the previous "
                    "span counts the steps of the previous side (theirs counts the years that exist, and so takes some "
                    "next years for previous ones). "
                    "As with theirs, a candidate that opens like talk is thrown away, “Norway” like “No”.");
}
} // namespace

QStringList protocolLines(const std::vector<TraversalReport>& reports) {
    QStringList lines;
    for (const TraversalReport& report : reports)
        lines << protocolLine(report.spec);
    lines.removeDuplicates();
    return lines;
}

widgets::BarsData rescueBars(const std::vector<TraversalReport>& reports, bool shares) {
    widgets::BarsData data;
    data.title = Text::tr("Known before and after ChroKnowPrompt");
    data.rowAxis = reports.size() > 1 ? Text::tr("Domain · state · run") : Text::tr("Domain · state");
    data.valueAxis = shares ? Text::tr("Measured elements, %") : Text::tr("Measured elements");
    data.shares = shares;
    data.segments = {{1, Text::tr("Known before"), widgets::Mark::Correct, 0},
                     {2, Text::tr("Rescued by previous years"), widgets::Mark::ChronoCorrect, 0},
                     {3, Text::tr("Rescued with next years"), widgets::Mark::PartialGreedy, 0},
                     {4, Text::tr("Not traversed to the end"), widgets::Mark::Missing, 0},
                     {5, Text::tr("Not Known"), widgets::Mark::Unknown, 0}};
    qint64 key = 0;
    for (const TraversalReport& report : reports)
        for (const TraversalLine& line : report.lines) {
            widgets::BarsRow row;
            row.key = key++;
            row.label = rowName(report, line, reports.size() > 1);
            row.counts = {line.known, line.rescuedAlready, line.rescued - line.rescuedAlready, line.open,
                          line.measured - line.known - line.rescued - line.open};
            row.n = line.measured;
            row.note = shareLine(QT_TRANSLATE_NOOP("chronoscope::ui", "Gain, all years shown: %1"),
                                 knownIncrease(line, false)) +
                       QLatin1Char('\n') +
                       shareLine(QT_TRANSLATE_NOOP("chronoscope::ui", "Gain, previous years alone: %1"),
                                 knownIncrease(line, true));
            data.rows.push_back(row);
        }
    data.emptyText = Text::tr("Nothing was measured");
    return data;
}

widgets::BarsData stepBars(const TraversalReport& report) {
    widgets::BarsData data;
    data.title = Text::tr("The step that made the last candidate");
    data.rowAxis = Text::tr("Step");
    data.valueAxis = Text::tr("Chrono-Correct target years");
    data.segments = {{1, Text::tr("Chrono-Correct"), widgets::Mark::ChronoCorrect, 0}};
    for (const auto& [step, count] : stepsOf(report)) {
        widgets::BarsRow row;
        row.key = step;
        row.label = (step < 0 ? Text::tr("Previous %1") : Text::tr("Next %1")).arg(std::abs(step));
        row.counts = {count};
        data.rows.push_back(row);
    }
    data.emptyText = Text::tr("No target year became Chrono-Correct");
    return data;
}

} // namespace chronoscope::ui
