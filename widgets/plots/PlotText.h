// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// The words plots share: numbers, a value with its interval and count, tooltips. Stateless; any
// thread with the translators installed.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

class QFont;
class QFontMetricsF;

namespace chronoscope::widgets {

struct PlotValue;

class PlotText {
    Q_DECLARE_TR_FUNCTIONS(chronoscope::widgets::PlotText)

public:
    static QString number(double value, int decimals = 1);
    /// With its sign, as differences are written: "+3.1".
    static QString signedNumber(double value, int decimals = 1);
    /// With thousands separators.
    static QString count(qint64 value);

    /// A share in percent, or a difference of shares in percentage points.
    enum class Unit { Percent, Points };
    /// `interval` names its kind: "95 % Wilson".
    static QString valueLine(const PlotValue& value, const QString& interval, Unit unit = Unit::Percent);
    /// Place, value with interval, count, note: one fact a line.
    static QStringList lines(const QString& place, const PlotValue& value, const QString& interval,
                             Unit unit = Unit::Percent);
    /// One line for the clipboard: the number first, then what it counts.
    static QString definition(const QString& place, const PlotValue& value, const QString& interval,
                              const QString& counted, Unit unit = Unit::Percent);
    /// The same of an item's lines, whose second one is the number; empty where there is none.
    static QString definition(QStringList lines, const QString& counted);

    /// The name of an axis, and what pale marks are where there are any.
    static QString axisName(const QString& name, bool hasSmall);
    /// The name in two lines where one is too long for the room, in pixels; cut where these are.
    static QString fitted(const QString& name, const QFontMetricsF& metrics, qreal room);
    /// The font as narrow as the longest word of the text needs, so that none is broken within the room, in pixels; the
    /// font itself where no narrower one helps.
    static QFont narrowed(const QFont& font, const QString& text, qreal room);
    /// A tooltip whose first line stands out; everything else is taken literally.
    static QString richText(const QStringList& lines);

private:
    static QStringList countLines(const PlotValue& value);
};

} // namespace chronoscope::widgets
