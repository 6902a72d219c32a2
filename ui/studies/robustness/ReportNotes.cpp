// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/facts/IsoDate.h"
#include "ui/studies/robustness/ReportFigures.h"
#include "ui/studies/robustness/RobustnessFigures.h"
#include "ui/studies/robustness/TableCells.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include "ui/views/CoreWords.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <map>

namespace chronoscope::ui {

using robustness::ScoreMeans;
using robustness::StressResults;
using robustness::Undefined;

namespace {
/// "Llama-3.1: R = 12.1 % − 3.4 …": the line of a family in words.
QString lineText(const TableCells& fits, std::size_t row) {
    const QString family = fits.text(row, "family").isEmpty() ? Text::tr("no family") : fits.text(row, "family");
    const double slope = fits.number(row, "slope");
    if (!std::isfinite(slope)) return Text::tr("%1: a line needs models of two sizes").arg(family);
    QString line = Text::tr("%1: %2 points per tenfold parameters").arg(family, QLocale().toString(slope, 'f', 1));
    const double all = fits.number(row, "parameters_for_100");
    if (!std::isfinite(all)) return Text::tr("%1; it never reaches R = 100 %").arg(line);
    const QString parameters = QLocale().toString(all, 'g', 2);
    return fits.at(row, "extrapolated") == "true"
               ? Text::tr("%1; R = 100 % at %2 parameters, an extrapolation: no model supports it")
                     .arg(line, parameters)
               : Text::tr("%1; R = 100 % at %2 parameters").arg(line, parameters);
}

QString undefinedList(const ScoreMeans& means) {
    QStringList reasons;
    for (int why = 1; why < robustness::kUndefinedReasons; ++why)
        if (const auto facts = means.undefinedBy[static_cast<std::size_t>(why)]; facts > 0)
            reasons << Text::tr("%1 %2").arg(numberText(facts), undefinedText(static_cast<Undefined>(why)));
    return reasons.join(QStringLiteral(", "));
}

/// The precisions at which no fact was asked.
QStringList levelsNotAsked(const robustness::RunMeans& means) {
    QStringList levels;
    for (const auto level : {robustness::Level::ByYear, robustness::Level::ByMonth, robustness::Level::ByDay}) {
        const ScoreMeans& of = means.all[static_cast<std::size_t>(level)];
        if (of.facts > 0 && of.undefinedBy[static_cast<std::size_t>(Undefined::NotAsked)] == of.facts)
            levels << levelName(level);
    }
    return levels;
}

QString qualityOf(const StressResults& run, const robustness::StressFilter& filter) {
    const auto all = robustness::meansOf(run, filter);
    const ScoreMeans& means = all.all[static_cast<std::size_t>(robustness::Level::Global)];
    const QStringList notAsked = levelsNotAsked(all);
    QStringList parts;
    if (!notAsked.isEmpty()) {
        parts << Text::tr("not asked at the precision %1, and Global needs all three")
                     .arg(notAsked.join(QStringLiteral(", ")));
    } else if (means.undefined() > 0) {
        parts << Text::tr("%1 of %2 facts undefined at a precision")
                     .arg(numberText(means.undefined()), numberText(means.facts));
        if (const QString reasons = undefinedList(means); !reasons.isEmpty())
            parts.last() += Text::tr(" (%1)").arg(reasons);
    }
    if (means.missing > 0) parts << Text::tr("dates without a score, in no test: %1").arg(numberText(means.missing));
    if (means.flagged > 0)
        parts << Text::tr("scores that are no numbers and lose their tests: %1").arg(numberText(means.flagged));
    if (run.pending > 0) parts << Text::tr("facts not asked to the end, in no number: %1").arg(numberText(run.pending));
    if (parts.isEmpty()) return {};
    return Text::tr("%1: %2.").arg(toQt(run.run.name), parts.join(QStringLiteral("; ")));
}

void addSizeNotes(const StressReport& report, QStringList& notes) {
    constexpr std::size_t kMostLines = 3;
    const TableCells fits(report.fits);
    for (std::size_t row = 0; row < std::min(fits.rows(), kMostLines); ++row)
        notes << lineText(fits, row) + QLatin1Char('.');
    if (fits.rows() > kMostLines) notes << Text::tr("%1 more lines are in the table.").arg(fits.rows() - kMostLines);
}

/// What the names of the two runs promise and the runs themselves do not say.
void addPairNotes(const ReportQuestion& question, QStringList& notes) {
    const bool isVariance = question.view == StressView::Variance;
    if (!isVariance && question.view != StressView::Duel) return;
    std::vector<const StressResults*> pair;
    for (const StressResults& run : question.numbers->runs)
        if (run.run.id == question.run || question.other == 0 || run.run.id == question.other) pair.push_back(&run);
    if (isVariance) {
        const bool isFewShot = std::any_of(pair.begin(), pair.end(), [](const StressResults* run) {
            return run->spec.prompt == robustness::PromptForm::FewShot;
        });
        if (!isFewShot)
            notes << Text::tr("None of these runs was asked with examples: “few-shot” is only the place that a run was "
                              "chosen for.");
        return;
    }
    const bool isChat = std::any_of(pair.begin(), pair.end(), [](const StressResults* run) {
        return run->spec.chat != robustness::ChatForm::None;
    });
    if (!isChat)
        notes << Text::tr(
            "None of these runs was asked as a chat: “pretrained” and “instruct” are only the places that "
            "the runs were chosen for.");
}

void addPopularityNotes(const StressReport& report, QStringList& notes) {
    using robustness::PopularityCurve;
    const TableCells bins(report.exact);
    for (std::size_t row = 0; row < bins.rows(); ++row)
        if (bins.number(row, "visits") >= PopularityCurve::kLastCentre) {
            notes << Text::tr("The last point, at %1, holds all that have more than %2 visits.")
                         .arg(numberText(static_cast<qint64>(PopularityCurve::kLastCentre)),
                              numberText(static_cast<qint64>(PopularityCurve::kLastAbove)));
            break;
        }
    const TableCells fits(report.fits);
    for (std::size_t row = 0; row < fits.rows(); ++row)
        if (fits.at(row, "of") == "fact" && fits.count(row, "unknown") > 0)
            notes << Text::tr("Facts whose popularity is not known, in no point: %1.")
                         .arg(numberText(fits.count(row, "unknown")));
}
} // namespace

QStringList readingNotes(const RobustRuns& numbers, const std::vector<std::int64_t>& runs) {
    std::map<QString, QStringList> ways; // by what they are of
    const auto add = [&](const QString& of, const QString& way) {
        if (QStringList& known = ways[of]; !known.contains(way)) known << way;
    };
    for (const StressResults& one : numbers.runs) {
        const bool isMeant = runs.empty() || std::find(runs.begin(), runs.end(), one.run.id) != runs.end();
        if (!isMeant || store::wasImported(one.run)) continue;
        const robustness::SamplerOptions& dates = one.spec.dates;
        add(Text::tr("dates to"), toQt(facts::isoText(dates.clip)));
        add(Text::tr("sampler"), toQt(std::string(robustness::name(dates.sampler))));
        add(Text::tr("lengths of validity"), QLocale().toString(dates.horizon, 'g', 6));
        add(Text::tr("as many dates at each precision"), dates.equalizes() ? Text::tr("yes") : Text::tr("no"));
        add(Text::tr("object scored"),
            one.spec.allMatches ? Text::tr("every occurrence") : Text::tr("its last occurrence"));
    }
    QStringList differences;
    for (const auto& [of, known] : ways)
        if (known.size() > 1) differences << Text::tr("%1: %2").arg(of, known.join(Text::tr(" or ")));
    if (differences.isEmpty()) return {};
    return {Text::tr("These runs were not asked in the same way, so their numbers are not of the same tests. %1.")
                .arg(differences.join(QStringLiteral("; ")))};
}

QStringList qualityNotes(const RobustRuns& numbers, const std::vector<std::int64_t>& runs) {
    constexpr qsizetype kMostRuns = 3;
    QStringList notes = allQualityNotes(numbers, runs);
    const qsizetype more = notes.size() - kMostRuns;
    if (more <= 0) return notes;
    notes.resize(kMostRuns);
    notes << Text::tr("Runs that have such facts, too: %1. Their counts stand in the tip of these lines, by reason in "
                      "the table of the overview.")
                 .arg(more);
    return notes;
}

QStringList allQualityNotes(const RobustRuns& numbers, const std::vector<std::int64_t>& runs) {
    QStringList notes;
    for (const StressResults& one : numbers.runs)
        if (runs.empty() || std::find(runs.begin(), runs.end(), one.run.id) != runs.end())
            if (const QString quality = qualityOf(one, numbers.filter); !quality.isEmpty()) notes << quality;
    return notes;
}

QStringList reportNotes(const StressReport& report, const ReportQuestion& question) {
    QStringList notes;
    if (question.view == StressView::Size) addSizeNotes(report, notes);
    if (question.view == StressView::Popularity) addPopularityNotes(report, notes);
    addPairNotes(question, notes);
    if (report.isSwapped) notes << Text::tr("The first run was asked with examples: it is taken as few-shot.");
    QStringList plain;
    for (const std::string& name : report.withoutExamples)
        plain << toQt(name);
    if (!plain.isEmpty())
        notes << Text::tr("Asked without examples, so no few-shot runs, and left out: %1.")
                     .arg(plain.join(QStringLiteral(", ")));
    if (report.withoutElement > 0)
        notes << Text::tr("Facts of no element that the other run asks: %1.").arg(numberText(report.withoutElement));
    for (const StressResults& run : question.numbers->runs)
        if (question.view == StressView::Across && run.run.id == question.run && run.run.model != report.elementsModel)
            notes << Text::tr("The runs are of two models, %1 and %2.")
                         .arg(toQt(report.elementsModel), toQt(run.run.model));
    for (const std::string& note : report.notes)
        notes << coreWords(note) + QLatin1Char('.');
    return notes;
}

} // namespace chronoscope::ui
