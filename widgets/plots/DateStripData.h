// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// What a DateStripPlot shows: the dates one fact was asked about on an axis of time, each as high as the
// log-probability of the fact's object, and the periods in which the fact held. Plain values made by the caller; any
// thread.
#pragma once

#include "widgets/plots/DateKind.h"

#include <QString>
#include <QVector>

#include <cmath>
#include <limits>

namespace chronoscope::widgets {

struct StripDate {
    /// Identifies the date across updates: the selection follows it.
    qint64 key = 0;
    /// "2015-08".
    QString label;
    /// Years with fractions, from the begin of its first day to the end of its last.
    double from = 0.0;
    double to = 0.0;
    DateKind kind = DateKind::Correct;
    /// Whether a score was asked for; without one it is missing then.
    bool asked = false;
    /// Natural logarithm; NaN: none.
    double logProb = std::numeric_limits<double>::quiet_NaN();
    /// The tests this date is part of, and how many of them the model lost: those that a correct date loses, those
    /// that an incorrect one wins.
    qint64 tests = 0;
    qint64 lost = 0;
    /// The question as it was asked with this date.
    QString statement;
    /// Further lines of the tooltip.
    QString note;

    double middle() const { return (from + to) / 2; }
    bool hasHeight() const { return std::isfinite(logProb); }
};

/// A period in which the fact held.
struct StripPeriod {
    double from = 0.0;
    double to = 0.0;
    QString label;
    /// The one that its dates are correct in; else one whose dates are excluded.
    bool own = true;
};

struct DateStripData {
    QString title;
    QString xAxis;
    /// What the height is: "log P(object | question)".
    QString valueName;
    QVector<StripPeriod> periods;
    QVector<StripDate> dates;
    /// The score of the question without a date; NaN: none.
    double undated = std::numeric_limits<double>::quiet_NaN();
    QString emptyText;
    QString emptyHint;

    bool isEmpty() const { return dates.isEmpty(); }
    bool contains(int date) const { return date >= 0 && date < dates.size(); }
    bool hasHeights() const {
        for (const StripDate& date : dates)
            if (date.hasHeight()) return true;
        return false;
    }
    /// The incorrect date that the model finds most likely, the first of equals; -1 where none has a score.
    int highestIncorrect() const {
        return best(DateKind::Incorrect, [](double a, double b) { return a > b; });
    }
    /// The correct date that it finds least likely.
    int lowestCorrect() const {
        return best(DateKind::Correct, [](double a, double b) { return a < b; });
    }

    /// The other dates of the lost tests of this one, in order. A correct date loses to what is as likely, too.
    QVector<int> lostAgainst(int date) const {
        QVector<int> others;
        if (!contains(date) || dates.at(date).lost == 0) return others;
        const StripDate& one = dates.at(date);
        const bool correct = one.kind == DateKind::Correct;
        for (int i = 0; i < dates.size(); ++i) {
            const StripDate& other = dates.at(i);
            if (other.kind != (correct ? DateKind::Incorrect : DateKind::Correct) || other.tests == 0) continue;
            const bool isWon = correct ? one.logProb > other.logProb : other.logProb > one.logProb;
            if (!isWon) others.append(i);
        }
        return others;
    }

private:
    template <typename Better> int best(DateKind kind, Better better) const {
        int found = -1;
        for (int i = 0; i < dates.size(); ++i) {
            const StripDate& date = dates.at(i);
            if (date.kind != kind || !date.hasHeight()) continue;
            if (found < 0 || better(date.logProb, dates.at(found).logProb)) found = i;
        }
        return found;
    }
};

} // namespace chronoscope::widgets
