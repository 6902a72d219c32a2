// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/StaleFigures.h"

#include "ui/views/AnswersView.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QLocale>

#include <algorithm>

namespace chronoscope::ui {

using matching::AnswerKind;
using results::Samples;
using results::StaleNumbers;
using results::StaleRun;

namespace {

QString samplesText(Samples samples) {
    switch (samples) {
    case Samples::All: return Text::tr("all samples");
    case Samples::Greedy: return Text::tr("greedy samples");
    case Samples::Sampled: return Text::tr("sampled at a temperature above 0");
    }
    return {};
}

/// Looks that do not mean something else: never that of what is right. Okabe and Ito's orange, blue, vermilion, purple,
/// yellow, sky blue and black; grey, which is that of not knowing, for refusals.
widgets::BarsSegment segmentOf(AnswerKind kind) {
    constexpr int kBlack = 0, kOrange = 1, kSkyBlue = 2, kYellow = 4, kBlue = 5, kVermilion = 6, kPurple = 7;
    widgets::BarsSegment segment{static_cast<qint64>(kind), displayName(kind), widgets::Mark::None, 0};
    switch (kind) {
    case AnswerKind::Stale: segment.style = kOrange; break;
    case AnswerKind::Ahead: segment.style = kBlue; break;
    case AnswerKind::Distractor: segment.style = kVermilion; break;
    case AnswerKind::Other: segment.style = kPurple; break;
    case AnswerKind::Refused: segment.mark = widgets::Mark::Unknown; break;
    case AnswerKind::Empty: segment.style = kYellow; break;
    case AnswerKind::Contradictory: segment.style = kSkyBlue; break;
    case AnswerKind::Unreadable: segment.style = kBlack; break;
    }
    return segment;
}

QString notDiagnosed() {
    return Text::tr("Not diagnosed yet: its wrong replies have not been compared with the other years");
}

} // namespace

widgets::BarsData kindBars(const StaleNumbers& numbers, Samples samples) {
    widgets::BarsData data;
    data.title = Text::tr("What wrong replies say, % of wrong replies · %1").arg(samplesText(samples));
    data.rowAxis = Text::tr("run");
    data.valueAxis = Text::tr("Wrong replies, %");
    data.shares = true;
    for (int kind = 1; kind <= matching::kAnswerKinds; ++kind)
        data.segments.append(segmentOf(static_cast<AnswerKind>(kind)));
    const bool undiagnosed =
        std::any_of(numbers.runs.begin(), numbers.runs.end(), [](const StaleRun& run) { return !run.diagnosed; });
    if (undiagnosed) data.segments.append({0, Text::tr("Not diagnosed"), widgets::Mark::Missing, 0});
    for (const StaleRun& run : numbers.runs) {
        widgets::BarsRow row;
        row.key = static_cast<qint64>(run.run);
        row.label = toQt(numbers.nameOf(run.run));
        row.n = wrongReplies(run, samples);
        for (int kind = 1; kind <= matching::kAnswerKinds; ++kind)
            row.counts.append(kindCount(run, static_cast<AnswerKind>(kind), samples));
        if (undiagnosed) row.counts.append(run.diagnosed ? 0 : row.n);
        row.note =
            Text::tr("%1 of %2 replies are wrong").arg(numberText(row.n), numberText(count(run.answered, samples)));
        if (!run.diagnosed) row.note += QLatin1Char('\n') + notDiagnosed();
        data.rows.append(row);
    }
    data.emptyText = Text::tr("No wrong replies");
    return data;
}

widgets::BarsData shiftBars(const StaleNumbers& numbers, const StaleRun& run, Samples samples) {
    widgets::BarsData data;
    const std::int64_t all = shiftedReplies(run, samples);
    data.title = Text::tr("By how many years replies are out of time · %1 · %2 · n = %3")
                     .arg(toQt(numbers.nameOf(run.run)), samplesText(samples), numberText(all));
    data.rowAxis = Text::tr("asked year − answered year (ahead < 0 < stale)");
    data.valueAxis = Text::tr("Replies");
    data.horizontal = false;
    data.emptyText = run.diagnosed ? Text::tr("No reply is right for another year") : Text::tr("Not diagnosed yet");
    data.emptyHint = run.diagnosed
                         ? Text::tr("Every wrong reply is a distractor, something else, a refusal or empty.")
                         : Text::tr("Press “Diagnose” above to compare its wrong replies with the other years.");
    if (all == 0) return data;
    data.segments = {segmentOf(AnswerKind::Ahead), segmentOf(AnswerKind::Stale)};
    for (int shift = run.shifts.begin()->first; shift <= run.shifts.rbegin()->first; ++shift) {
        if (shift == 0) continue; // right for the year asked is no shift
        const auto at = run.shifts.find(shift);
        const std::int64_t replies = at == run.shifts.end() ? 0 : count(at->second, samples);
        widgets::BarsRow row;
        row.key = shift;
        row.label = shift > 0 ? Text::tr("+%1").arg(shift) : Text::tr("−%1").arg(-shift);
        row.counts = {shift < 0 ? replies : 0, shift > 0 ? replies : 0};
        row.note = Text::tr("%1 % of the n = %2 replies that are right for another year")
                       .arg(QLocale().toString(100.0 * static_cast<double>(replies) / static_cast<double>(all), 'f', 1),
                            numberText(all));
        data.rows.append(row);
    }
    return data;
}

widgets::HeatmapData yearMatrix(const StaleNumbers& numbers, const StaleRun& run, Samples samples, bool withRight) {
    widgets::HeatmapData data;
    data.title = Text::tr("Year asked by year answered, replies · %1 · %2")
                     .arg(toQt(numbers.nameOf(run.run)), samplesText(samples));
    data.rowAxis = Text::tr("asked");
    data.columnAxis = Text::tr("answered");
    data.valueName = Text::tr("Replies");
    data.scale = widgets::HeatmapScale::Count;
    data.markDiagonal = true;
    data.emptyText = run.diagnosed ? Text::tr("No reply names a year") : Text::tr("Not diagnosed yet");
    data.emptyHint = run.diagnosed
                         ? QString()
                         : Text::tr("Press “Diagnose” above to compare its wrong replies with the other years.");
    if (!run.diagnosed) return data;
    const results::YearMatrix& matrix = run.matrix;
    for (const int year : matrix.answered)
        data.columns << QString::number(year);
    for (std::size_t row = 0; row < matrix.asked.size(); ++row) {
        data.rows.push_back({matrix.asked[row], QString::number(matrix.asked[row]), {}, {}});
        for (std::size_t column = 0; column < matrix.answered.size(); ++column) {
            const int shift = matrix.asked[row] - matrix.answered[column];
            widgets::HeatmapCell cell;
            const std::int64_t replies = count(matrix.at(row, column), samples);
            cell.planned = withRight || shift != 0;
            cell.value = static_cast<double>(replies);
            cell.elements = static_cast<int>(replies);
            cell.note = shift == 0 ? Text::tr("right for the year asked")
                                   : describe({shift > 0 ? AnswerKind::Stale : AnswerKind::Ahead, shift});
            data.cells.push_back(cell);
        }
    }
    return data;
}

} // namespace chronoscope::ui
