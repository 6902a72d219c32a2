// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/ReportFigures.h"

#include "ui/studies/robustness/RobustnessFigures.h"
#include "ui/studies/robustness/TableCells.h"
#include "ui/views/CategoriesView.h"
#include "ui/views/CoreWords.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QLocale>

#include <array>
#include <cmath>
#include <map>
#include <set>

namespace chronoscope::ui {

using widgets::BarsData;
using widgets::HeatmapData;
using widgets::PointsData;

namespace {
QString wilsonName() { return Text::tr("95 % Wilson, corrected for continuity"); }

QString shortPercent(double percent) { return Text::tr("%1 %").arg(QLocale().toString(percent, 'f', 1)); }

/// "year+month" in words.
QString precisionsText(const QString& names) {
    QStringList words;
    for (const QString& name : names.split(QLatin1Char('+')))
        if (const auto precision = robustness::precisionFromName(name.toStdString()))
            words << precisionName(*precision);
        else
            words << name;
    return words.join(QStringLiteral(" + "));
}

widgets::HeatmapCell heatCell(const TableCells& cells, std::size_t row, const char* value, const char* counted) {
    widgets::HeatmapCell cell;
    cell.planned = true;
    cell.value = cells.number(row, value);
    cell.elements =
        static_cast<int>(std::min(cells.count(row, counted), static_cast<qint64>(std::numeric_limits<int>::max())));
    cell.low = cells.number(row, "ci_low");
    cell.high = cells.number(row, "ci_high");
    return cell;
}

widgets::PlotValue plotValue(const TableCells& cells, std::size_t row) {
    return {cells.number(row, "robustness"),
            cells.number(row, "ci_low"),
            cells.number(row, "ci_high"),
            cells.count(row, "facts"),
            {}};
}

/// With the run that the figure is of, and with what the filter takes.
QString reportTitle(const QString& title, const ReportQuestion& question, bool ofRun = false) {
    QStringList parts{title};
    for (const robustness::StressResults& run : question.numbers->runs)
        if (ofRun && run.run.id == question.run) parts << toQt(run.run.name);
    if (!question.narrowed.isEmpty()) parts << question.narrowed;
    return parts.join(QStringLiteral(" · "));
}

/// The last bin has no end.
QString visitsText(double centre) {
    using robustness::PopularityCurve;
    return centre < PopularityCurve::kLastCentre
               ? Text::tr("about %1 visits").arg(numberText(static_cast<qint64>(centre)))
               : Text::tr("more than %1 visits").arg(numberText(static_cast<qint64>(PopularityCurve::kLastAbove)));
}

QString familyText(const QString& family) { return family.isEmpty() ? Text::tr("no family") : family; }
} // namespace

HeatmapData lostHeat(const StressReport& report, const ReportQuestion& question) {
    HeatmapData data;
    data.title = reportTitle(
        Text::tr("%1 · %2").arg(Text::tr("How far off the lost tests are, %"), levelName(question.level)), question);
    data.rowAxis = Text::tr("run");
    data.columnAxis = Text::tr("distance of the incorrect date");
    data.valueName = Text::tr("Lost tests, %");
    for (int distance = 1; distance <= robustness::kLostDistances; ++distance)
        data.columns << Text::tr("|α| ≥ %1").arg(distance);
    const TableCells cells(report.exact);
    std::vector<std::int64_t> runs; // of the rows: names may be alike
    for (const robustness::StressResults& run : question.numbers->runs)
        if (robustness::hasLevel(run, question.level)) runs.push_back(run.run.id);
    for (std::size_t row = 0; row < std::min(cells.rows(), runs.size()); ++row) {
        widgets::HeatmapRow head;
        head.key = runs[row];
        head.label = cells.text(row, "run");
        head.detail = cells.text(row, "model");
        head.counted = Text::tr("lost tests");
        data.rows.append(head);
        for (int distance = 1; distance <= robustness::kLostDistances; ++distance) {
            const std::string column = "beyond_" + std::to_string(distance);
            widgets::HeatmapCell cell = heatCell(cells, row, column.c_str(), "lost");
            cell.planned = cells.count(row, "tests") > 0;
            cell.absence = cell.planned ? Text::tr("No test was lost, so there is nothing to take a share of")
                                        : Text::tr("There was no test: no fact has a correct and an incorrect date "
                                                   "with scores, so none could be lost");
            data.cells.append(cell);
        }
    }
    data.missingName = Text::tr("none lost");
    data.unplannedName = Text::tr("no test");
    data.emptyText = Text::tr("No run asks at this precision");
    return data;
}

HeatmapData transferHeat(const StressReport& report, const ReportQuestion& question) {
    HeatmapData data;
    data.title = reportTitle(Text::tr("Transfer, % of the facts robust at the column's precision"), question, true);
    data.rowAxis = Text::tr("robust at");
    data.columnAxis = Text::tr("of the facts robust at");
    data.valueName = Text::tr("Also robust, %");
    data.intervalName = wilsonName();
    data.markDiagonal = true;
    data.missingName = Text::tr("n = 0");
    const TableCells cells(report.exact);
    std::map<QString, int> rows, columns;
    for (std::size_t row = 0; row < cells.rows(); ++row) {
        rows.emplace(cells.text(row, "known"), static_cast<int>(rows.size()));
        const QString given = cells.text(row, "given");
        if (columns.emplace(given, static_cast<int>(columns.size())).second) data.columns << precisionsText(given);
    }
    data.rows.resize(static_cast<qsizetype>(rows.size()));
    data.cells.resize(static_cast<qsizetype>(rows.size() * columns.size()));
    for (std::size_t row = 0; row < cells.rows(); ++row) {
        const QString known = cells.text(row, "known");
        widgets::HeatmapRow& head = data.rows[rows.at(known)];
        head.key = rows.at(known);
        head.label = precisionsText(known);
        head.counted = Text::tr("facts");
        widgets::HeatmapCell cell = heatCell(cells, row, "percent", "facts");
        cell.absence = Text::tr("n = 0: no fact is robust at %1, so there is nothing to take a share of")
                           .arg(precisionsText(cells.text(row, "given")));
        cell.note = Text::tr("%1 of %2 facts").arg(numberText(cells.count(row, "both")), numberText(cell.elements));
        if (const double defined = cells.number(row, "defined_percent"); std::isfinite(defined))
            cell.note += Text::tr("\n%1 of %2 facts that are defined at both")
                             .arg(shortPercent(defined), numberText(cells.count(row, "defined_facts")));
        data.cells[rows.at(known) * static_cast<int>(columns.size()) + columns.at(cells.text(row, "given"))] = cell;
    }
    data.emptyText = Text::tr("The run asks at no precision");
    return data;
}

PointsData popularityPoints(const StressReport& report, const ReportQuestion& question) {
    PointsData data;
    data.title = reportTitle(Text::tr("Robust facts by popularity, %"), question, true);
    data.xAxis = Text::tr("visits of the article; of a fact: √(subject's × object's)");
    data.valueName = Text::tr("Robust, % of facts");
    data.intervalName = wilsonName();
    data.sideBySide = true;
    data.emptyText = Text::tr("The popularity of no fact is known");
    data.emptyHint =
        Text::tr("Import facts with pop_subject and pop_object, the visits of both articles, and ask about "
                 "these in a new run.");
    const QMap<QString, QString> names{{QStringLiteral("subject"), Text::tr("Subject")},
                                       {QStringLiteral("object"), Text::tr("Object")},
                                       {QStringLiteral("fact"), Text::tr("Fact")}};
    const TableCells bins(report.exact), fits(report.fits);
    for (std::size_t fit = 0; fit < fits.rows(); ++fit) {
        widgets::PointsSeries series;
        const QString of = fits.text(fit, "of");
        series.key = static_cast<qint64>(fit);
        series.name = names.value(of, of);
        double farthest = 0;
        for (std::size_t row = 0; row < bins.rows(); ++row) {
            if (bins.text(row, "of") != of) continue;
            const double visits = bins.number(row, "visits");
            farthest = std::max(farthest, visits);
            series.points.append({static_cast<qint64>(visits), visitsText(visits), visits, plotValue(bins, row)});
        }
        const std::array coefficients{fits.number(fit, "constant"), fits.number(fit, "linear"),
                                      fits.number(fit, "quadratic")};
        if (series.points.isEmpty()) continue;
        if (std::isfinite(coefficients[0])) {
            constexpr int kSteps = 60;
            widgets::PointsLine line;
            for (int i = 0; i <= kSteps; ++i) {
                const double visits = farthest * i / kSteps;
                line.through.append({visits, 100 * robustness::polynomialAt(coefficients, visits)});
            }
            series.lines.append(line);
        }
        data.series.append(series);
    }
    return data;
}

namespace {
/// The line of a family: solid between its models, dashed for a tenfold more on the axis.
void addSizeLine(widgets::PointsSeries& series, double intercept, double slope) {
    if (!std::isfinite(intercept) || series.points.isEmpty()) return;
    const auto at = [&](double parameters) { return QPointF(parameters, intercept + slope * std::log10(parameters)); };
    double least = series.points.front().x, most = least;
    for (const widgets::PointsPoint& point : series.points) {
        least = std::min(least, point.x);
        most = std::max(most, point.x);
    }
    constexpr double kBeyond = 10;
    series.lines.append({{at(least), at(most)}, false});
    series.lines.append({{at(most), at(most * kBeyond)}, true});
}
} // namespace

PointsData sizePoints(const StressReport& report, const ReportQuestion& question) {
    PointsData data;
    data.title = reportTitle(Text::tr("Robust facts by size of the model, %"), question);
    data.xAxis = Text::tr("parameters (logarithmic); dashed: extrapolated");
    data.valueName = Text::tr("Robust, % of facts");
    data.intervalName = wilsonName();
    data.decades = true;
    data.emptyText = Text::tr("The size of no model is known");
    data.emptyHint = Text::tr("Enter the number of parameters of a model at the right, such as 8B or 8e9.");
    const TableCells models(report.exact), fits(report.fits);
    for (std::size_t fit = 0; fit < fits.rows(); ++fit) {
        widgets::PointsSeries series;
        series.key = static_cast<qint64>(fit);
        series.name = familyText(fits.text(fit, "family"));
        for (std::size_t row = 0; row < models.rows(); ++row)
            if (models.at(row, "family") == fits.at(fit, "family"))
                series.points.append(
                    {static_cast<qint64>(row),
                     Text::tr("%1, %2 parameters")
                         .arg(models.text(row, "run"), QLocale().toString(models.number(row, "parameters"), 'g', 4)),
                     models.number(row, "parameters"), plotValue(models, row)});
        addSizeLine(series, fits.number(fit, "intercept"), fits.number(fit, "slope"));
        data.series.append(series);
    }
    return data;
}

PointsData variancePoints(const StressReport& report, const ReportQuestion& question) {
    PointsData data;
    data.title = reportTitle(Text::tr("Mean variance of R over the precisions, few-shot against standard"), question);
    data.xAxis = Text::tr("variance with the standard prompt");
    data.valueName = Text::tr("Variance with few-shot");
    data.percent = false;
    data.emptyText = Text::tr("No fact is defined at every precision in both runs");
    data.emptyHint = Text::tr("The variance needs runs that ask the same facts at year, month and day.");
    widgets::PointsSeries series;
    const TableCells cells(report.exact);
    double largest = 0;
    for (std::size_t row = 0; row < cells.rows(); ++row) {
        widgets::PlotValue value;
        value.value = cells.number(row, "v_fewshot");
        if (!value.hasValue()) continue;
        value.n = cells.count(row, "facts");
        value.note = Text::tr("variance with standard prompt = %1")
                         .arg(QLocale().toString(cells.number(row, "v_standard"), 'g', 4));
        const double ratio = cells.number(row, "ratio");
        value.note +=
            QLatin1Char('\n') + (std::isfinite(ratio)
                                     ? Text::tr("ratio few-shot ÷ standard = %1").arg(QLocale().toString(ratio, 'f', 3))
                                     : Text::tr("no ratio: the standard prompt has no variance"));
        if (const qint64 left = cells.count(row, "left_out"); left > 0)
            value.note += Text::tr("\nFacts undefined somewhere, left out: %1").arg(numberText(left));
        const QString mark =
            std::isfinite(ratio) ? Text::tr("ratio %1").arg(QLocale().toString(ratio, 'f', 2)) : QString();
        series.points.append(
            {static_cast<qint64>(row), cells.text(row, "run_fewshot"), cells.number(row, "v_standard"), value, mark});
        largest = std::max({largest, value.value, series.points.last().x});
    }
    if (series.points.isEmpty()) return data;
    data.series.append(series);
    data.guides.append({{0, 0}, {largest > 0 ? largest : 1, largest > 0 ? largest : 1}, Text::tr("ratio 1")});
    return data;
}

BarsData duelBars(const StressReport& report, const ReportQuestion& question) {
    BarsData data;
    data.title = reportTitle(Text::tr("Facts won by the pretrained and by the instruct run, %"), question);
    data.rowAxis = Text::tr("measure");
    data.valueAxis = Text::tr("Facts, %");
    data.shares = true;
    data.segments = {{0, Text::tr("Pretrained"), widgets::Mark::None, 0},
                     {1, Text::tr("Tie"), widgets::Mark::Unknown, 0},
                     {2, Text::tr("Instruct"), widgets::Mark::None, 1}};
    data.emptyText = Text::tr("Both runs have no fact in common");
    const TableCells cells(report.exact);
    std::set<std::string> others;
    for (std::size_t row = 0; row < cells.rows(); ++row)
        others.insert(cells.at(row, "run_instruct"));
    for (std::size_t row = 0; row < cells.rows(); ++row) {
        const bool isWinRate = cells.at(row, "measure") == "win_rate";
        widgets::BarsRow bar;
        bar.key = static_cast<qint64>(row);
        bar.label = isWinRate ? Text::tr("Win rate W") : Text::tr("Robustness R");
        if (others.size() > 1) bar.label = Text::tr("%1 · %2").arg(cells.text(row, "run_instruct"), bar.label);
        bar.counts = {cells.count(row, "pretrained"), cells.count(row, "ties"), cells.count(row, "instruct")};
        bar.n = cells.count(row, "facts");
        bar.note = Text::tr("%1 against %2").arg(cells.text(row, "run_pretrained"), cells.text(row, "run_instruct"));
        if (const qint64 undefined = cells.count(row, "undefined"); undefined > 0)
            bar.note += Text::tr("\nFacts undefined for either, in no bar: %1").arg(numberText(undefined));
        data.rows.append(bar);
    }
    return data;
}

std::vector<std::string> formsOf(const StressReport& report) {
    std::vector<std::string> forms;
    const TableCells cells(report.exact);
    for (std::size_t row = 0; row < cells.rows(); ++row)
        if (std::find(forms.begin(), forms.end(), cells.at(row, "template")) == forms.end())
            forms.push_back(cells.at(row, "template"));
    return forms;
}

BarsData acrossBars(const StressReport& report, const ReportQuestion& question, const std::string& form) {
    BarsData data;
    data.title = reportTitle(Text::tr("Facts by what the model knows of their element over the years"), question, true);
    data.rowAxis = Text::tr("category"); // short: on a low window it has the room of few bars
    data.valueAxis = Text::tr("Facts");
    data.segments = {{static_cast<int>(AcrossPart::Robust), Text::tr("Robust"), widgets::Mark::Correct},
                     {static_cast<int>(AcrossPart::NotRobust), Text::tr("Not robust"), widgets::Mark::Incorrect},
                     {static_cast<int>(AcrossPart::Undefined), Text::tr("Undefined"), widgets::Mark::Missing}};
    data.emptyText = Text::tr("No fact is of an element that the other run asks");
    const TableCells cells(report.exact);
    for (std::size_t row = 0; row < cells.rows(); ++row) {
        if (cells.at(row, "template") != form) continue;
        widgets::BarsRow bar;
        bar.key = static_cast<qint64>(data.rows.size());
        for (const analysis::ChronoCategory category : kSegments)
            if (name(category) == cells.at(row, "category")) bar.label = displayName(category);
        bar.counts = {cells.count(row, "robust"), cells.count(row, "not_robust"), cells.count(row, "undefined")};
        bar.n = cells.count(row, "facts");
        if (const double share = cells.number(row, "robust_percent"); std::isfinite(share))
            bar.note = Text::tr("robust: %1  [%2, %3] %4")
                           .arg(shortPercent(share), QLocale().toString(cells.number(row, "ci_low"), 'f', 1),
                                QLocale().toString(cells.number(row, "ci_high"), 'f', 1), wilsonName());
        bar.note +=
            Text::tr("\n%1 of %2 elements have a fact that is not robust")
                .arg(numberText(cells.count(row, "elements_not_robust")), numberText(cells.count(row, "elements")));
        data.rows.append(bar);
    }
    return data;
}

std::vector<std::size_t> listedFacts(const StressReport& report, const std::string& form, const std::string& category,
                                     AcrossPart part) {
    std::vector<std::size_t> rows;
    const TableCells cells(report.list);
    const std::string robust = part == AcrossPart::Robust ? "1" : part == AcrossPart::NotRobust ? "0" : "";
    for (std::size_t row = 0; row < cells.rows(); ++row)
        if (cells.at(row, "template") == form && cells.at(row, "category") == category &&
            cells.at(row, "robust") == robust)
            rows.push_back(row);
    return rows;
}

void addPublishedRows(HeatmapData& heat, const analysis::Table& table, const std::vector<std::string>& notes,
                      const std::vector<robustness::Level>& levels, bool isWinRate) {
    const TableCells cells(table);
    const std::size_t first = cells.rows() - notes.size(); // published ones are the last
    for (std::size_t row = first; row < cells.rows(); ++row) {
        const double value = cells.number(row, isWinRate ? "win_rate" : "robustness");
        if (!std::isfinite(value)) continue;
        widgets::HeatmapRow head;
        head.key = -1 - static_cast<qint64>(row);
        head.label = cells.text(row, "run");
        head.detail = coreWords(notes[row - first]);
        head.group = Text::tr("Published");
        heat.rows.append(head);
        for (int level = 0; level < heat.columnCount(); ++level) {
            widgets::HeatmapCell cell;
            cell.planned = levels.at(static_cast<std::size_t>(level)) == robustness::Level::Global;
            cell.absence = Text::tr("Not published");
            if (cell.planned) {
                cell.value = value;
                cell.note = coreWords(notes[row - first]);
            }
            heat.cells.append(cell);
        }
    }
}

} // namespace chronoscope::ui
