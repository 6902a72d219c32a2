// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/AnswersOfRun.h"

#include "ui/studies/mined/MinedItems.h"
#include "ui/studies/mined/MinedWords.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"

#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kShownLetters = 60; ///< of a reply in a line
} // namespace

mined::ScoredUnit AnswersOfRun::taken(std::size_t unit) const {
    mined::ScoredUnit one = scores().units[unit];
    one.replies = filter.taken(one.replies);
    return one;
}

NumberUnits AnswersOfRun::titled(const QString& what) const {
    NumberUnits units;
    units.title = Text::tr("%1 · %2").arg(toQt(context().record.name), what);
    return units;
}

Result<AnswersOfRun> answersOfRun(RunReadings& readings, store::Database& database, const StudySelection& selection,
                                  bool withLabels) {
    const auto record = store::RunStore(database).get(selection.run);
    if (!record) return record.error();
    auto reading = readings.of(database, *record, withLabels);
    if (!reading) return reading.error();
    auto filter = mined::minedFilter(database, selection.number, *record);
    if (!filter) return filter.error();
    return AnswersOfRun{std::move(reading).value(), std::move(filter).value()};
}

Status addAnswer(store::Database& database, const AnswersOfRun& run, const AnswerLine& line, NumberUnits& units) {
    ++units.all;
    if (units.lines.size() == NumberUnits::kMostLines) return {};
    const mined::Unit& unit = run.context().units[line.unit];
    const auto item = mined::MinedStore(database).item(unit.item);
    if (!item) return item.error();
    const std::int64_t index = run.context().order.indexOf(unit.ordinal, line.configuration);
    QString reply;
    bool isRefused = false;
    const Status read = store::readReplies(database, run.context().record.id, index, index + 1, [&](const auto& row) {
        reply = toQt(row.text).simplified();
        isRefused = !row.error && row.kind == matching::ReplyKind::Refused;
        return true;
    });
    if (!read) return read;
    if (reply.size() > kShownLetters) reply = reply.left(kShownLetters - 1) + QChar(0x2026);
    const QString about = QStringLiteral("%1 · %2").arg(toQt(item->subject), configurationLabel(line.configuration));
    const QString said = (isRefused ? Text::tr("refused: “%1”") : Text::tr("“%1”")).arg(reply);
    const QString text = QStringLiteral("%1 · %2 · %3").arg(about, line.words, said); // the end of it is cut
    units.lines.push_back({unit.item, selectionOfUnit(0, unit.item, unit.withContext).study->unit, text,
                           line.inFull.isEmpty() ? QString() : line.inFull + QLatin1Char('\n') + text, line.mark, index,
                           (showsOtherImage(line.configuration) ? unit.otherImage : unit.image).value_or(0), item->id});
    return {};
}

} // namespace chronoscope::ui
