// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/base/Result.h"
#include "core/exchange/RunManifest.h"

#include <QByteArray>
#include <QImage>
#include <QString>
#include <QStringList>

#include <stop_token>
#include <vector>

namespace chronoscope::ui {

/// Result views as one file that stands by itself: figures, numbers, what they were narrowed to, and the manifest of
/// each run. Names of runs and elements are hostile: they are shown letter by letter. Pure; any thread.

struct ReportSection {
    QString title;
    QString note;   ///< sentences below the title, lines as they are; may be empty
    QByteArray svg; ///< figure, as FigureExport writes it; empty = none
    QImage image;   ///< the same for paper, two pixels for one; null = none
    analysis::Table numbers;
};

struct Report {
    QString title;
    QStringList facts; ///< one line each: the filter in words, when, by which program
    std::vector<ReportSection> sections;
    std::vector<exchange::RunManifest> runs;
};

/// A web page without any reference to outside, well-formed as XML too, for light and dark screens of any width and for
/// print. Tables are cut, and say so, at kReportRows.
QByteArray reportHtml(const Report& report);
inline constexpr std::size_t kReportRows = 2000;

/// A4 landscape; what is too wide is made smaller. Tables are cut, and say so, at kReportPdfRows. Cancelled: `stop` was
/// requested. A second or two.
Result<QByteArray> reportPdf(const Report& report, const std::stop_token& stop);
inline constexpr std::size_t kReportPdfRows = 300;

/// The body of reportHtml() in the part of HTML that QTextDocument reads, figures as images "figure:0", "figure:1", …
QString reportPdfMarkup(const Report& report, int figureWidth, int figureHeight);

} // namespace chronoscope::ui
