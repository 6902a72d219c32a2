// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/FactsWords.h"

#include "ui/dialogs/FactsDialog.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QStringList>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr std::size_t kMostTwinsNamed = 3;

QString countText(std::size_t number, const QString& one, const QString& many) {
    return (number == 1 ? one : many).arg(numberText(static_cast<qint64>(number)));
}
} // namespace

QString factsRole(facts::Role role) {
    switch (role) {
    case facts::Role::Subject: return FactsDialog::tr("Subject");
    case facts::Role::Relation: return FactsDialog::tr("Relation");
    case facts::Role::Object: return FactsDialog::tr("Object");
    case facts::Role::From: return FactsDialog::tr("From");
    case facts::Role::To: return FactsDialog::tr("To");
    case facts::Role::At: return FactsDialog::tr("At");
    case facts::Role::Aliases: return FactsDialog::tr("Aliases");
    case facts::Role::Distractors: return FactsDialog::tr("Distractors");
    case facts::Role::Unverified: return FactsDialog::tr("Unverified");
    case facts::Role::Question: return FactsDialog::tr("Question");
    case facts::Role::Domain: return FactsDialog::tr("Domain");
    case facts::Role::Note: return FactsDialog::tr("Note");
    case facts::Role::HeldOut: return FactsDialog::tr("Held out");
    }
    return {};
}

namespace {
QString askedYearsText(std::size_t asked, std::size_t heldOut) {
    if (heldOut == 0) return countText(asked, FactsDialog::tr("%1 element-year"), FactsDialog::tr("%1 element-years"));
    return countText(asked, FactsDialog::tr("%1 element-year to ask and %2 held out"),
                     FactsDialog::tr("%1 element-years to ask and %2 held out"))
        .arg(numberText(static_cast<qint64>(heldOut)));
}

/// What should be known of the elements besides their number, a line each.
QStringList factsRemarks(const facts::FactIntake& intake, std::size_t heldOut) {
    QStringList lines;
    for (const facts::FactIntake::CutYears& cut : intake.cutYears())
        if (const auto& asked = intake.options().frame)
            lines << FactsDialog::tr(
                         "The rows tell of %1 to %2; the last %3 years are asked, unless you choose others: "
                         "%4 to %5.")
                         .arg(cut.told.first)
                         .arg(cut.told.second)
                         .arg(asked->second - asked->first + 1)
                         .arg(asked->first)
                         .arg(asked->second);
    if (heldOut > 0)
        lines << FactsDialog::tr("Held out: exemplars that stand before the questions about their relation, four where "
                                 "it has six elements or more. They are not asked.");
    if (intake.counts().withoutChoices > 0)
        lines << FactsDialog::tr(
            "Distractors are the wrong options of multiple choice and true/false: other holders of the "
            "same relation. Too few rows hold it here; a column of distractors, or a model later, brings "
            "more.");
    return lines;
}
} // namespace

QString factsSummary(const facts::FactIntake& intake, facts::FactIntake::HeldOutCounts heldOut,
                     const std::vector<StudyFind>& found) {
    const facts::FactIntake::Counts& counts = intake.counts();
    QStringList parts{countText(intake.elements(), FactsDialog::tr("%1 element"), FactsDialog::tr("%1 elements"))};
    if (heldOut.elements > 0)
        parts << countText(heldOut.elements, FactsDialog::tr("%1 held out as an exemplar"),
                           FactsDialog::tr("%1 held out as exemplars"));
    parts << askedYearsText(counts.elementYears - heldOut.elementYears, heldOut.elementYears);
    for (const StudyFind& find : found) {
        if (find.found.facts > 0) parts << find.study->counted(find.found.facts);
        if (!find.found.remark.isEmpty()) parts << find.found.remark;
    }
    if (counts.withoutChoices > 0)
        parts << countText(counts.withoutChoices, FactsDialog::tr("%1 needs distractors"),
                           FactsDialog::tr("%1 need distractors"));
    if (counts.leftOut > 0)
        parts << countText(counts.leftOut, FactsDialog::tr("%1 row left out"), FactsDialog::tr("%1 rows left out"));
    return (QStringList(parts.join(QStringLiteral(", "))) + factsRemarks(intake, heldOut.elements))
        .join(QLatin1Char('\n'));
}

namespace {
/// Of the elements, or of the exemplars; empty without any.
QString namesOfTwins(const std::vector<exchange::FactTwin>& twins, bool isExemplar) {
    QStringList named;
    std::size_t count = 0;
    for (const exchange::FactTwin& twin : twins)
        if (twin.isExemplar == isExemplar && ++count <= kMostTwinsNamed)
            named << toQt(twin.subject + " · " + twin.relation);
    if (count > kMostTwinsNamed) named << QStringLiteral("…");
    return named.join(QStringLiteral(", "));
}
} // namespace

QString withTwins(const QString& text, const std::vector<exchange::FactTwin>& twins) {
    QString told = text;
    if (const QString names = namesOfTwins(twins, false); !names.isEmpty())
        told = FactsDialog::tr("%1\nHere already, but not the same: %2. Runs would ask both; edit the one that "
                               "is here on the page Benchmark instead, if they are one fact.")
                   .arg(told, names);
    if (const auto years = exchange::yearsHere(twins))
        told += QLatin1Char(' ') +
                FactsDialog::tr("Those here are of %1 to %2: choose these years, and they may be the same.")
                    .arg(years->first)
                    .arg(years->second);
    if (const QString names = namesOfTwins(twins, true); !names.isEmpty())
        told =
            FactsDialog::tr("%1\nHere as exemplars with other objects, which stay as they are: %2.").arg(told, names);
    return told;
}

} // namespace chronoscope::ui
