// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/CutOffView.h"

#include "ui/views/Text.h"

#include <QDate>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

namespace chronoscope::ui {

using analysis::CutOffOutcome;

namespace {
QString percent(double value) { return QLocale().toString(value, 'f', 1); }

QString countText(std::size_t value) { return QLocale().toString(static_cast<qlonglong>(value)); }
} // namespace

QString cutOffText(const results::RunCutOff& cutOff) {
    switch (cutOff.estimate.outcome) {
    case CutOffOutcome::Found: break;
    case CutOffOutcome::TooFewYears: return Text::tr("no cut-off: fewer than three judged years");
    case CutOffOutcome::Flat: return Text::tr("no cut-off: no drop beyond chance");
    case CutOffOutcome::Rising: return Text::tr("no cut-off: the curve rises");
    }
    const QString year = QString::number(cutOff.estimate.lastKnown);
    if (!cutOff.interval.low || !cutOff.interval.high) return year;
    return Text::tr("%1 [%2, %3]").arg(year).arg(*cutOff.interval.low).arg(*cutOff.interval.high);
}

QString cutOffDetails(const results::RunCutOff& cutOff) {
    QStringList lines{Text::tr("Cut-off estimate: %1").arg(cutOffText(cutOff))};
    if (cutOff.found()) {
        lines << Text::tr("%1 % correct up to then, %2 % after")
                     .arg(percent(cutOff.estimate.before), percent(cutOff.estimate.after));
        lines << Text::tr("The step explains %1 % of the curve").arg(percent(100 * cutOff.estimate.explained));
        if (const auto without = cutOff.drawsWithout())
            lines << Text::tr("%1 % of the bootstrap draws find none").arg(percent(*without));
        if (cutOff.estimate.tied) lines << Text::tr("A later year is as likely");
    }
    if (cutOff.isMixed)
        lines << Text::tr("Over all %1 elements, not the same in every year").arg(countText(cutOff.elements));
    else if (cutOff.elements < cutOff.judged)
        lines << Text::tr("Over the %1 of %2 elements judged in every year")
                     .arg(countText(cutOff.elements), countText(cutOff.judged));
    else
        lines << Text::tr("Over %1 elements, the same in every year").arg(countText(cutOff.elements));
    return lines.join(QLatin1Char('\n'));
}

std::optional<double> declaredYear(const QString& date) {
    static const QRegularExpression form(QStringLiteral("^((?:19|20)[0-9]{2})(?:-([0-9]{2})(?:-([0-9]{2}))?)?$"));
    const auto match = form.match(date);
    if (!match.hasMatch()) return std::nullopt;
    const int year = match.captured(1).toInt();
    if (match.captured(2).isEmpty()) return year;
    const bool hasDay = !match.captured(3).isEmpty();
    const QDate day(year, match.captured(2).toInt(), hasDay ? match.captured(3).toInt() : 1);
    if (!day.isValid()) return std::nullopt;
    const double at = day.dayOfYear() - 1 + (hasDay ? 0.5 : day.daysInMonth() / 2.0);
    return year + at / day.daysInYear() - 0.5;
}

} // namespace chronoscope::ui
