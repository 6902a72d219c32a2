// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/VoicesText.h"

#include "core/studies/mined/MinedNarrowing.h"
#include "ui/studies/mined/ScoreCells.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QLocale>

namespace chronoscope::ui {

namespace {
/// Columns of mined::voicesTable().
enum VoiceColumn {
    kVoiceRun,
    kVoiceFirst = 2,
    kVoiceSecond,
    kVoiceUnit,
    kVoiceCompared,
    kVoiceAgreed = 10,
    kVoiceKappa,
    kVoiceLeftOut
};

QString voiceName(const std::string& key) {
    if (key == "judge") return Text::tr("judge");
    return key == "people" ? Text::tr("people") : Text::tr("CEM");
}

QString voiceLine(const std::vector<std::string>& row) {
    const QString both = Text::tr("%1 and %2").arg(voiceName(row[kVoiceFirst]), voiceName(row[kVoiceSecond]));
    const QString count = numberText(cellCount(row[kVoiceCompared]));
    const QString of =
        row[kVoiceUnit] == "reply" ? Text::tr("%1 replies").arg(count) : Text::tr("%1 questions").arg(count);
    const auto agreed = cellNumber(row[kVoiceAgreed]), kappa = cellNumber(row[kVoiceKappa]);
    QString line = agreed ? Text::tr("%1: %2 agree on %3 % of %4")
                                .arg(toQt(row[kVoiceRun]), both, QLocale().toString(*agreed, 'f', 1), of)
                          : Text::tr("%1: %2 have nothing in common").arg(toQt(row[kVoiceRun]), both);
    if (kappa) line += Text::tr(", κ %1").arg(QLocale().toString(*kappa, 'f', 2));
    if (cellCount(row[kVoiceLeftOut]) > 0)
        line += Text::tr(", %1 left out").arg(numberText(cellCount(row[kVoiceLeftOut])));
    return line;
}
} // namespace

Result<QString> voicesText(store::Database& database, const std::vector<std::int64_t>& runs, const PeopleSaid& said,
                           const study::Narrowing& narrowing) {
    QStringList lines;
    for (const std::int64_t run : runs) {
        auto record = store::RunStore(database).get(run);
        if (!record) return record.error();
        const auto context = mined::minedContext(database, std::move(record).value());
        if (!context) return context.error();
        auto people = mined::peopleVerdicts(database, **context, said.book, said.sets);
        if (!people) return people.error();
        const auto scores = mined::loadScores(database, **context, {});
        if (!scores) return scores.error();
        const auto filter = mined::minedFilter(database, narrowing, (*context)->record);
        if (!filter) return filter.error();
        const mined::RunScores taken = mined::narrowed(*scores, *filter, &*people);
        for (const auto& row : mined::voicesTable(taken, *people).rows)
            lines << voiceLine(row);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace chronoscope::ui
