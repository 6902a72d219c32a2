// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/PlantedUnits.h"

#include "core/studies/mined/PlantedTable.h"
#include "core/studies/mined/YearTables.h"
#include "ui/studies/mined/AnswersOfRun.h"
#include "ui/studies/mined/MinedWords.h"
#include "ui/views/Text.h"
#include "ui/views/Words.h"
#include "widgets/plots/PlotText.h"

#include <QLocale>

#include <algorithm>
#include <string>
#include <vector>

namespace chronoscope::ui {

using mined::Configuration;
using mined::PlantedReply;
using mined::Task;

namespace {
constexpr const char* kPlantedKey = "planted";
constexpr const char* kMeasuredKey = "measured";
constexpr const char* kPlantedFrom = "asked"; ///< facet: first of the asked years

QString plantedTitle(const StudySelection& selection) {
    QStringList parts{selection.measure == kPlantedKey ? Text::tr("planted") : Text::tr("measured")};
    const auto& tasks = study::valuesOf(selection.number, kTaskFacet);
    const auto task = tasks.size() == 1 ? mined::taskFromName(tasks.front()) : std::nullopt;
    parts << (task ? taskLabel(*task) : Text::tr("All"));
    const auto& years = study::valuesOf(selection.number, kPlantedFrom);
    if (!years.empty()) {
        const int from = std::stoi(years.front());
        parts << Text::tr("%1 to %2").arg(from).arg(from + mined::kAskedSpan - 1);
    }
    const auto& ways = study::valuesOf(selection.number, mined::kConfigurationAxis);
    const auto way = ways.size() == 1 ? mined::configurationFromName(ways.front()) : std::nullopt;
    if (way) parts << configurationLabel(*way);
    return parts.join(QStringLiteral(" · "));
}

QString plantedWords(const PlantedReply& reply) {
    if (reply.isPlanted)
        return reply.isMeasured ? Text::tr("planted and measured as right")
                                : Text::tr("planted as right, measured as wrong");
    return reply.isMeasured ? Text::tr("planted as wrong, measured as right")
                            : Text::tr("planted and measured as wrong");
}

/// "planted 60.0 %, measured 58.3 %: −1.7 points, n = 24 replies"
QString plantedText(const std::vector<PlantedReply>& replies) {
    const auto share = [&](bool PlantedReply::*is) {
        const auto some = std::count_if(replies.begin(), replies.end(), [is](const auto& one) { return one.*is; });
        return 100.0 * static_cast<double>(some) / static_cast<double>(replies.size());
    };
    const QString counted = Text::tr("n = %1 replies").arg(numberText(static_cast<qint64>(replies.size())));
    if (replies.empty()) return counted;
    const double planted = share(&PlantedReply::isPlanted), measured = share(&PlantedReply::isMeasured);
    return Text::tr("planted %1 %, measured %2 %: %3 points")
               .arg(QLocale().toString(planted, 'f', 1), QLocale().toString(measured, 'f', 1),
                    widgets::PlotText::signedNumber(measured - planted, 1)) +
           QStringLiteral(", ") + counted;
}

/// Those that the number counts, in order of asking.
Result<std::vector<PlantedReply>> countedReplies(store::Database& database, const AnswersOfRun& run,
                                                 const study::Narrowing& number) {
    const auto eye = run.reading->eye(database);
    if (!eye) return eye.error();
    const auto& years = study::valuesOf(number, kPlantedFrom);
    std::shared_ptr<const RunReading::Spans> spans;
    if (!years.empty()) {
        auto read = run.reading->spans(database);
        if (!read) return read.error();
        spans = std::move(read).value();
    }
    std::vector<PlantedReply> replies;
    mined::eachPlanted(**eye, run.scores(), run.filter, [&](const PlantedReply& one) {
        const auto from = spans ? (*spans)[one.unit] : std::nullopt;
        if (!spans || (from && std::to_string(*from) == years.front())) replies.push_back(one);
    });
    return replies;
}
} // namespace

Selection selectionOfPlanted(qint64 run, const PlantedNumber& number, const study::Narrowing& filter) {
    const std::string task(number.task ? mined::name(*number.task) : std::string_view());
    Selection selection = selectionOfCell(run, number.isMeasured ? kMeasuredKey : kPlantedKey, task, {}, filter);
    if (number.way) selection.study->number[mined::kConfigurationAxis] = {std::string(mined::name(*number.way))};
    if (number.from) selection.study->number[kPlantedFrom] = {std::to_string(*number.from)};
    return selection;
}

bool isPlanted(const StudySelection& selection) {
    return selection.measure == kPlantedKey || selection.measure == kMeasuredKey;
}

bool isPlantedByYear(const StudySelection& selection) {
    return isPlanted(selection) && selection.number.contains(kPlantedFrom);
}

Result<NumberUnits> plantedNumber(RunReadings& readings, store::Database& database, const StudySelection& selection) {
    const auto run = answersOfRun(readings, database, selection, false);
    if (!run) return run.error();
    auto replies = countedReplies(database, *run, selection.number);
    if (!replies) return replies.error();
    NumberUnits units = run->titled(plantedTitle(selection));
    units.text = plantedText(*replies);
    const bool isOfPlanted = selection.measure == kPlantedKey;
    const auto isRight = [&](const PlantedReply& one) { return isOfPlanted ? one.isPlanted : one.isMeasured; };
    const auto rank = [&](const PlantedReply& one) {
        return one.isPlanted != one.isMeasured ? 0 : isRight(one) ? 2 : 1;
    };
    std::stable_sort(replies->begin(), replies->end(),
                     [&](const PlantedReply& a, const PlantedReply& b) { return rank(a) < rank(b); });
    for (const PlantedReply& one : *replies) {
        const auto mark = isRight(one) ? widgets::Mark::Correct : widgets::Mark::Incorrect;
        const QString words = one.isPlanted == one.isMeasured ? Text::tr("as planted") : Text::tr("not as planted");
        const Status added =
            addAnswer(database, *run, {one.unit, one.configuration, words, mark, plantedWords(one)}, units);
        if (!added) return added.error();
    }
    return units;
}

} // namespace chronoscope::ui
