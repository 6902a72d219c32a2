// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/YearAxis.h"

#include <QFontMetricsF>

#include <qcustomplot.h>

namespace chronoscope::widgets {

namespace {
constexpr double kYearSpacing = 10;
constexpr double kUsualShare = 0.85; ///< of a plot's width, that its axis has
constexpr int kMostYears = 1'000'000'000;
} // namespace

int YearAxis::stride(double from, double to, double width, double labelWidth) {
    const double yearWidth = width * kUsualShare / (to - from);
    const double least = (labelWidth + kYearSpacing) / yearWidth;
    for (int magnitude = 1; magnitude < kMostYears; magnitude *= 10) {
        for (const int digit : {1, 2, 5}) {
            if (digit * magnitude >= least) return digit * magnitude;
        }
    }
    return kMostYears;
}

void YearAxis::setUp(QCPAxis& axis, double from, double to, double width) {
    axis.setRange(from, to);
    axis.setNumberFormat(QStringLiteral("f"));
    axis.setNumberPrecision(0);
    const double label = QFontMetricsF(axis.tickLabelFont()).horizontalAdvance(QStringLiteral("0000"));
    const QSharedPointer<QCPAxisTickerFixed> years(new QCPAxisTickerFixed);
    years->setTickStep(stride(from, to, width, label));
    years->setScaleStrategy(QCPAxisTickerFixed::ssNone);
    axis.setTicker(years);
}

} // namespace chronoscope::widgets
