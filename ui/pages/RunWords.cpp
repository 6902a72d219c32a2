// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/RunWords.h"

#include "core/layout/Temperatures.h"
#include "core/prompt/LentExemplars.h"
#include "core/run/StopText.h"
#include "core/study/Study.h"
#include "ui/studies/Pages.h"
#include "ui/studies/RunLine.h"
#include "ui/views/CoreWords.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/Moments.h"
#include "ui/views/Text.h"

#include <QLocale>
#include <QStringList>

namespace chronoscope::ui {

namespace {
QString joined(const std::vector<int>& years) {
    if (years.empty()) return {};
    return years.size() == 1 ? QString::number(years.front())
                             : QStringLiteral("%1–%2").arg(years.front()).arg(years.back());
}
} // namespace

QString runSpecText(const Session& session, const store::RunRecord& record) {
    if (const QString own = studySpecText(session, record); !own.isEmpty()) return own;
    const QString number = QLocale().toString(static_cast<qlonglong>(record.elements));
    if (!study::builtInStudies().hasCells(record))
        return Text::tr("%1 · %2 requests")
            .arg(itemsText(record), QLocale().toString(static_cast<qlonglong>(record.total)));
    const auto& spec = record.spec;
    QStringList templates;
    for (const prompt::Template form : spec.templates)
        templates << displayName(form);
    QStringList temperatures;
    for (const double temperature : spec.temperatures)
        temperatures << QLocale().toString(temperature);
    const bool isCommaTaken = QLocale().decimalPoint() == QLatin1String(",");
    const QString asked =
        Text::tr("%1 · %2 · %3 · %4 · temperatures %5 · %6 protocol · %7 exemplars · %8 extraction · "
                 "judging rules %9")
            .arg(record.elements == 1 ? Text::tr("1 element") : Text::tr("%1 elements").arg(number),
                 joined(record.years), templates.join(QStringLiteral(", ")))
            .arg(spec.sets == 1 ? Text::tr("1 set") : Text::tr("%1 sets").arg(spec.sets))
            .arg(temperatures.join(isCommaTaken ? QStringLiteral("; ") : QStringLiteral(", ")),
                 coreWords(std::string(name(spec.protocol))), coreWords(std::string(name(spec.sampler))),
                 coreWords(std::string(name(spec.judge.extraction))), QString::number(spec.judge.rules));
    QStringList parts{asked,
                      spec.words == prompt::WordSet::Clean ? Text::tr("clean relation words")
                                                           : Text::tr("reference relation words"),
                      spec.decoding.stop.empty()
                          ? Text::tr("no stop text")
                          : Text::tr("stop at %1").arg(QString::fromStdString(run::stopText(spec.decoding.stop)))};
    for (const auto& [key, from] : prompt::lentNames(record.relationPack))
        parts << Text::tr("exemplars for “%1” from the shipped relation “%2”")
                     .arg(QString::fromStdString(key.second), QString::fromStdString(from));
    if (!run::asksGreedy(spec.temperatures))
        parts << Text::tr(
            "no category and no percentage: Correct is over greedy replies (temperature 0), and none are asked");
    else if (!run::asksSampled(spec.temperatures))
        parts << Text::tr("greedy only: nothing can be Partial (sampled)");
    return parts.join(QStringLiteral(" · "));
}

namespace {
QString counted(std::int64_t number) { return QLocale().toString(static_cast<qlonglong>(number)); }

QString share(std::int64_t part, std::int64_t whole) {
    return QLocale().toString(100.0 * static_cast<double>(part) / static_cast<double>(whole), 'f', 1);
}
} // namespace

QString repeatText(const store::RunRecord& first, const store::RunRecord& second,
                   const run::RepeatDifference& difference) {
    QStringList lines{Text::tr("Repeats “%1” of %2").arg(QString::fromStdString(first.name), dayText(first.created))};
    if (first.model != second.model)
        lines << Text::tr("the server now names its model %1, then %2")
                     .arg(QString::fromStdString(second.model), QString::fromStdString(first.model));
    if (difference.compared == 0) {
        lines << Text::tr("no greedy reply of both yet");
        return lines.join(QStringLiteral(": "));
    }
    const auto all = difference.compared;
    QStringList parts;
    if (difference.isOfValues()) {
        const QLocale locale;
        parts << (difference.otherValues == 0
                      ? Text::tr("all %1 scores are the same").arg(counted(all))
                      : Text::tr("%1 of %2 scores (%3 %) are others, by %4 in the mean and %5 at most")
                            .arg(counted(difference.otherValues), counted(all), share(difference.otherValues, all),
                                 locale.toString(difference.meanShift, 'f', 3),
                                 locale.toString(difference.largestShift, 'f', 3)));
        if (difference.notCompared > 0)
            parts << Text::tr("%1 without a score in both").arg(counted(difference.notCompared));
        return Text::tr("%1: %2").arg(lines.join(QStringLiteral(", ")), parts.join(QStringLiteral(" · ")));
    }
    parts << (difference.otherWords == 0
                  ? Text::tr("all %1 greedy replies are the same, word for word").arg(counted(all))
                  : Text::tr("%1 of %2 greedy replies (%3 %) have other words")
                        .arg(counted(difference.otherWords), counted(all), share(difference.otherWords, all)));
    parts << Text::tr("right %1 % then, %2 % now")
                 .arg(share(difference.hitsFirst, all), share(difference.hitsSecond, all));
    if (difference.lost + difference.gained > 0)
        parts
            << Text::tr("%1 no longer right, %2 newly right").arg(counted(difference.lost), counted(difference.gained));
    if (difference.notCompared > 0)
        parts << Text::tr("%1 without a reply in both").arg(counted(difference.notCompared));
    return Text::tr("%1: %2").arg(lines.join(QStringLiteral(", ")), parts.join(QStringLiteral(" · ")));
}

} // namespace chronoscope::ui
