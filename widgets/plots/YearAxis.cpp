// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/YearAxis.h"

#include <QFontMetricsF>

#include <qcustomplot.h>

#include <cmath>

namespace chronoscope::widgets {

namespace {
constexpr double kYearSpacing = 10;
constexpr double kUsualShare = 0.85; ///< of a plot's width, that its axis has
constexpr int kMostYears = 1'000'000'000;
constexpr int kMostSubTicks = 9;
constexpr double kMiddle = 0.5;

/// A tick in the middle of each year, those with a name longer.
class MiddleTicker : public QCPAxisTickerFixed {
protected:
    QString getTickLabel(double tick, const QLocale& /*locale*/, QChar /*format*/, int /*precision*/) override {
        return QString::number(static_cast<qint64>(std::floor(tick)));
    }
    int getSubTickCount(double step) override {
        const int between = static_cast<int>(std::lround(step)) - 1;
        return between > kMostSubTicks ? 0 : between;
    }
};
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

void YearAxis::setUp(QCPAxis& axis, double from, double to, double width, Names names) {
    axis.setRange(from, to);
    axis.setNumberFormat(QStringLiteral("f"));
    axis.setNumberPrecision(0);
    const double label = QFontMetricsF(axis.tickLabelFont()).horizontalAdvance(QStringLiteral("0000"));
    const bool isMiddle = names == Names::InTheMiddle;
    const QSharedPointer<QCPAxisTickerFixed> years(isMiddle ? new MiddleTicker : new QCPAxisTickerFixed);
    years->setTickStep(stride(from, to, width, label));
    years->setScaleStrategy(QCPAxisTickerFixed::ssNone);
    if (isMiddle) years->setTickOrigin(kMiddle);
    axis.setTicker(years);
}

} // namespace chronoscope::widgets
