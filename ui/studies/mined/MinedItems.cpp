// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/MinedItems.h"

#include "core/studies/mined/Holders.h"
#include "core/studies/mined/JudgeRun.h"
#include "core/studies/mined/MinedTables.h"
#include "ui/studies/mined/ComparedRuns.h"
#include "ui/studies/mined/MinedWords.h"
#include "ui/studies/mined/ScoreCells.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

using mined::Configuration;
using mined::Item;
using mined::MinedContext;
using mined::MinedStore;

namespace {
constexpr const char* kAverageRow = "average"; ///< in the column of tasks, see mined::scoreTable()
constexpr const char* kAllRows = "all";        ///< in that of dimensions

std::string goldLine(const std::vector<std::string>& golds) {
    std::string line;
    for (const std::string& gold : golds)
        line += (line.empty() ? "" : " | ") + gold;
    return line;
}

Result<std::shared_ptr<const MinedContext>> contextOfRun(store::Database& database, std::int64_t run) {
    auto record = store::RunStore(database).get(run);
    if (!record) return record.error();
    return mined::minedContext(database, std::move(record).value());
}

MinedItemRow rowOfItem(std::int64_t row, const Item& item) {
    MinedItemRow one;
    one.row = row;
    one.task = item.task;
    one.type = item.type;
    one.subject = item.subject;
    one.gold = goldLine(item.golds);
    return one;
}

MinedItemRow rowOfUnit(const Item& item, const mined::Unit& unit, const mined::ScoredUnit& scored) {
    MinedItemRow one = rowOfItem(unit.item, item);
    one.withContext = unit.withContext;
    one.gold = goldLine(mined::goldsOf(unit, item));
    one.image = unit.image;
    one.otherImage = unit.otherImage;
    one.replies = scored.replies;
    return one;
}

/// Of a hundred thousand items nothing is held twice: rows are made as items are read, and only of what is taken.
Result<MinedItemRows> rowsOfRun(store::Database& database, const MinedContext& context, const mined::RunScores& scores,
                                const mined::MinedFilter& filter) {
    if (scores.units.size() != context.units.size())
        return Error{ErrorCode::Corrupt, "the run asks something else than was scored", context.record.name};
    std::vector<std::pair<std::int64_t, std::size_t>> taken; // by item, with the place in the run
    for (std::size_t at = 0; at < scores.units.size(); ++at)
        if (filter.takes(scores.units[at])) taken.emplace_back(scores.units[at].item, at);
    std::sort(taken.begin(), taken.end());
    MinedItemRows rows;
    rows.reserve(taken.size());
    auto next = taken.begin();
    const Status read = MinedStore(database).items([&](std::int64_t row, const Item& item) {
        while (next != taken.end() && next->first < row)
            ++next;
        for (; next != taken.end() && next->first == row; ++next) {
            rows.push_back(rowOfUnit(item, context.units[next->second], scores.units[next->second]));
            rows.back().replies = filter.taken(rows.back().replies);
        }
        return next != taken.end();
    });
    if (!read) return read.error();
    return rows;
}

Result<MinedItemRows> allRows(store::Database& database, const mined::ItemFilter& filter) {
    MinedStore store(database);
    auto metas = store.metas();
    if (!metas) return metas.error();
    std::erase_if(*metas,
                  [&](const mined::ItemMeta& item) { return !filter.takes(item.task, item.type, item.subject); });
    MinedItemRows rows;
    rows.reserve(metas->size());
    auto next = metas->begin();
    const Status read = store.items([&](std::int64_t row, const Item& item) {
        if (next == metas->end() || next->row != row) return next != metas->end();
        rows.push_back(rowOfItem(row, item));
        rows.back().image = next->image;
        rows.back().otherImage = next->otherImage;
        ++next;
        return true;
    });
    if (!read) return read.error();
    return rows;
}

/// What is stored of one request.
Status readReply(store::Database& database, std::int64_t run, MinedUnit::Reply& reply) {
    return store::readReplies(database, run, reply.index, reply.index + 1, [&](const store::ReplyRow& row) {
        using Kind = mined::ReplyScore::Kind;
        reply.stored = true;
        reply.answered = !row.error;
        reply.outcome = row.outcome();
        reply.text = row.text;
        const bool isEmpty = row.kind == matching::ReplyKind::Empty;
        reply.score.kind = row.error ? Kind::Missing : isEmpty ? Kind::Empty : Kind::Scored;
        reply.score.cem = row.hit;
        reply.score.f1 = row.value.value_or(0);
        return true;
    });
}

Status addReplies(store::Database& database, const MinedContext& context, const mined::Unit& unit, MinedUnit& whole) {
    const mined::LatestClassifier classifier(whole.values);
    for (const Configuration one : context.spec.configurations) {
        MinedUnit::Reply& reply = whole.replies.emplace_back();
        reply.configuration = one;
        reply.index = context.order.indexOf(unit.ordinal, one);
        auto asked = mined::framed(whole.item, one, mined::contextOf(unit, whole.item), context.spec);
        reply.system = std::move(asked.system);
        reply.prompt = std::move(asked.text);
        if (const Status read = readReply(database, context.record.id, reply); !read) return read;
        if (!reply.answered) continue;
        for (const std::size_t place : classifier.matcher().matched(reply.text))
            reply.named.push_back(whole.values[place].name);
    }
    return {};
}

/// The judge's scores of the unit's replies, from what the run's numbers are made of.
Status addJudge(store::Database& database, const MinedContext& context, MinedUnit& whole) {
    const auto judge = mined::newestJudgeOf(database, context.record.id);
    if (!judge) return judge.error();
    if (!*judge) return {};
    const auto judged = mined::judgedScores(database, **judge);
    if (!judged) return judged.error();
    for (MinedUnit::Reply& reply : whole.replies) {
        const auto index = static_cast<std::size_t>(reply.index);
        if (index < judged->size() && (*judged)[index].state == mined::JudgedReply::State::Scored)
            reply.score.judge = (*judged)[index].score;
    }
    return {};
}

QString percentOf(double share) { return Text::tr("%1 %").arg(QLocale().toString(share, 'f', 1)); }

QString measureName(const std::string& measure) {
    return measure == "f1" ? Text::tr("F1") : measure == "judge" ? Text::tr("Judge") : Text::tr("CEM");
}

/// A unit of a number, by its place in the run.
struct RankedUnit {
    std::size_t at = 0;
    bool isMissing = false;      ///< it lacks a reply
    std::optional<double> value; ///< of the measure, %; none too where a reply is not judged
    /// The wrong ones first, those without a value last.
    bool operator<(const RankedUnit& other) const {
        if (value.has_value() != other.value.has_value()) return value.has_value();
        return value && *value < *other.value;
    }
    widgets::Mark mark() const {
        if (!value) return widgets::Mark::Missing;
        return *value >= 100 ? widgets::Mark::Correct
               : *value > 0  ? widgets::Mark::PartialGreedy
                             : widgets::Mark::Incorrect;
    }
    QString line(const std::string& measure, const QString& words) const {
        if (value) return Text::tr("%1 %2 · %3").arg(measureName(measure), percentOf(*value), words);
        return (isMissing ? Text::tr("missing · %1") : Text::tr("not judged · %1")).arg(words);
    }
};

RankedUnit rankedUnit(std::size_t at, const std::optional<mined::ItemScore>& score, const std::string& measure) {
    if (!score) return {at, true, std::nullopt};
    return {at, false, measure == "judge" ? score->judge : measure == "f1" ? score->f1 : score->cem};
}

std::vector<RankedUnit> rankedUnits(const mined::RunScores& scores, const mined::MinedFilter& filter,
                                    const std::string& measure) {
    std::vector<RankedUnit> ranked;
    for (std::size_t at = 0; at < scores.units.size(); ++at) {
        const mined::ScoredUnit& unit = scores.units[at];
        const bool isCounted = unit.withContext || !hasContext(unit.task); // the questions without count in no score
        if (isCounted && filter.takes(unit))
            ranked.push_back(
                rankedUnit(at, mined::itemScore(filter.taken(unit.replies), mined::EmptyRule::Zero), measure));
    }
    std::stable_sort(ranked.begin(), ranked.end());
    return ranked;
}

/// "CEM 42.0 % [30.1, 54.9], n = 20 items, 2 missing", as the report's row has it.
QString lineOfNumber(const std::vector<std::string>& row, const std::string& measure) {
    constexpr std::size_t kItems = 5, kMissing = 6, kCem = 7, kF1 = 8, kJudge = 9, kLow = 10, kHigh = 11;
    const std::size_t column = measure == "f1" ? kF1 : measure == "judge" ? kJudge : kCem;
    const QString name = measureName(measure);
    const auto value = cellNumber(row[column]);
    QStringList parts{value ? Text::tr("%1 %2").arg(name, percentOf(*value)) : Text::tr("%1 has no value").arg(name)};
    const auto low = cellNumber(row[kLow]), high = cellNumber(row[kHigh]);
    if (column == kCem && low && high) parts[0] += Text::tr(" [%1, %2]").arg(percentOf(*low), percentOf(*high));
    parts << Text::tr("n = %1 items").arg(numberText(cellCount(row[kItems]) - cellCount(row[kMissing])));
    if (cellCount(row[kMissing]) > 0) parts << Text::tr("%1 missing").arg(numberText(cellCount(row[kMissing])));
    return parts.join(QStringLiteral(", "));
}
/// Title and value of the number, out of the report's table.
void addNumber(const analysis::Table& table, const StudySelection& selection, NumberUnits& units) {
    constexpr std::size_t kDimension = 2, kTask = 3, kType = 4;
    const bool isType = study::valuesOf(selection.number, kTypeFacet).size() == 1;
    if (study::valuesOf(selection.number, kTaskFacet).size() != 1) {
        units.title += Text::tr(" · Avg");
        for (const auto& row : table.rows)
            if (row[kTask] == kAverageRow && row[kDimension] == kAllRows)
                units.text = lineOfNumber(row, selection.measure) + QLatin1Char('\n') +
                             Text::tr("The mean over the tasks that the run asks, each counting the same");
        return;
    }
    for (const auto& row : table.rows) {
        const auto task = mined::taskFromName(row[kTask]);
        if (!task || !study::takes(selection.number, kTaskFacet, row[kTask])) continue;
        const bool isAll = row[kType] == "all";
        if (isType ? isAll || !study::takes(selection.number, kTypeFacet, row[kType]) : !isAll) continue;
        units.title += Text::tr(" · %1").arg(taskLabel(*task));
        if (isType) units.title += Text::tr(" · %1").arg(toQt(row[kType]));
        units.text = lineOfNumber(row, selection.measure);
        return;
    }
}
} // namespace

Result<MinedItemRows> readMinedItems(store::Database& database, std::optional<std::int64_t> run,
                                     const study::Narrowing& narrowing, std::shared_ptr<const mined::RunScores> known) {
    if (!run) return allRows(database, mined::ItemFilter(narrowing));
    const auto context = contextOfRun(database, *run);
    if (!context) return context.error();
    const auto filter = mined::minedFilter(database, narrowing, (*context)->record);
    if (!filter) return filter.error();
    if (known) return rowsOfRun(database, **context, *known, *filter);
    const auto scores = mined::loadScores(database, **context, {});
    if (!scores) return scores.error();
    return rowsOfRun(database, **context, *scores, *filter);
}

analysis::Table itemTable(const MinedItemRows& rows, bool ofRun) {
    constexpr int kItemDecimals = 4;
    analysis::Table table;
    for (const char* key : {"task", "context", "subject", "type", "gold"})
        table.addColumn(key);
    if (ofRun)
        for (const char* key : {"q-i", "q-gi", "g-i", "g-gi", "cem", "f1"})
            table.addColumn(key, true);
    for (const MinedItemRow& row : rows) {
        auto& cells = table.rows.emplace_back(std::vector<std::string>{
            std::string(mined::name(row.task)),
            mined::hasContext(row.task) ? row.withContext ? mined::kWithContext : mined::kWithoutContext : "",
            row.subject, row.type, row.gold});
        if (!ofRun) continue;
        for (const mined::ReplyScore& reply : row.replies) {
            using Kind = mined::ReplyScore::Kind;
            const bool isScored = reply.kind == Kind::Scored || reply.kind == Kind::Empty;
            cells.emplace_back(!isScored ? "" : reply.cem ? "1" : "0");
        }
        const auto score = row.score();
        cells.push_back(score ? analysis::number(score->cem, kItemDecimals) : std::string());
        cells.push_back(score ? analysis::number(score->f1, kItemDecimals) : std::string());
    }
    return table;
}

Result<MinedUnit> readMinedUnit(store::Database& database, std::int64_t run, std::int64_t item, bool withContext) {
    MinedStore store(database);
    auto read = store.item(item);
    if (!read) return read.error();
    MinedUnit whole;
    whole.item = std::move(read).value();
    whole.withContext = withContext;
    whole.golds = whole.item.golds;
    for (const std::string& text : whole.item.attributes)
        whole.values.push_back(mined::readAttribute(text).value);
    const auto metas = store.media();
    if (!metas) return metas.error();
    for (const auto& one : *metas)
        for (const bool other : {false, true}) {
            const auto& wanted = other ? whole.item.otherImage : whole.item.image;
            if (!wanted || *wanted != one.id) continue;
            const auto picture = store.picture(one.row);
            if (!picture) return picture.error();
            whole.pictures[other ? 1 : 0] = (*picture)->bytes;
        }
    if (run == 0) return whole;
    const auto context = contextOfRun(database, run);
    if (!context) return context.error();
    whole.runName = (*context)->record.name;
    for (const mined::Unit& unit : (*context)->units) {
        if (unit.item != item || unit.withContext != withContext) continue;
        whole.golds = mined::goldsOf(unit, whole.item);
        if (const Status added = addReplies(database, **context, unit, whole); !added) return added.error();
        if (const Status judged = addJudge(database, **context, whole); !judged) return judged.error();
        return whole;
    }
    return Error{ErrorCode::NotFound, "the run does not ask this item", whole.runName};
}

MinedRibbon ribbonOf(const MinedUnit& unit) {
    MinedRibbon ribbon;
    const auto newest = mined::kCutOff.year;
    for (const mined::DatedValue& value : unit.values) {
        if (!value.start) continue;
        QStringList by;
        for (const MinedUnit::Reply& reply : unit.replies)
            if (std::find(reply.named.begin(), reply.named.end(), value.name) != reply.named.end())
                by << configurationLabel(reply.configuration);
        widgets::RibbonSpan span;
        span.label = toQt(value.name);
        span.fromYear = value.start->year;
        const int end = value.end ? value.end->year : value.open ? newest : span.fromYear;
        span.toYear = std::max(end, span.fromYear);
        span.tooltip = Text::tr("%1, %2 – %3").arg(toQt(value.name)).arg(span.fromYear).arg(span.toYear);
        if (!by.isEmpty()) {
            span.label = Text::tr("◀ %1").arg(toQt(value.name)); // in front: a long name is cut
            span.tooltip += Text::tr("\nnamed by %1").arg(by.join(QStringLiteral(", ")));
        }
        const bool isFirst = ribbon.spans.isEmpty();
        ribbon.first = isFirst ? span.fromYear : std::min(ribbon.first, span.fromYear);
        ribbon.last = isFirst ? span.toYear : std::max(ribbon.last, span.toYear);
        ribbon.spans.append(span);
    }
    return ribbon;
}

Selection selectionOfUnit(qint64 run, qint64 item, bool withContext, std::optional<qint64> probe) {
    Selection selection;
    selection.study =
        StudySelection{std::string(mined::kStudy), run, {}, {}, item, mined::unitKeyOf(withContext), probe};
    return selection;
}

Selection selectionOfCell(qint64 run, const std::string& measure, const std::string& task, const std::string& type,
                          const study::Narrowing& filter) {
    Selection selection;
    study::Narrowing number = study::without(study::without(filter, study::kRunFacet), study::kModelFacet);
    if (!task.empty()) number[kTaskFacet] = {task};
    if (!type.empty()) number[kTypeFacet] = {type};
    selection.study = StudySelection{std::string(mined::kStudy), run, measure, number, 0, {}, {}};
    return selection;
}

bool isWithContext(const study::UnitKey& unit) {
    const auto at = unit.find(mined::kContextAxis);
    return at != unit.end() && at->second == mined::kWithContext;
}

Result<NumberUnits> minedNumber(store::Database& database, const StudySelection& selection) {
    if (isCompared(selection)) return comparedNumber(database, selection);
    const auto context = contextOfRun(database, selection.run);
    if (!context) return context.error();
    const auto all = mined::loadScores(database, **context, {});
    if (!all) return all.error();
    const auto filter = mined::minedFilter(database, selection.number, (*context)->record);
    if (!filter) return filter.error();
    NumberUnits units;
    units.title = toQt((*context)->record.name);
    addNumber(mined::scoreTable({mined::narrowed(*all, *filter)}, mined::EmptyRule::Zero), selection, units);
    const auto ranked = rankedUnits(*all, *filter, selection.measure);
    units.all = static_cast<qint64>(ranked.size());
    MinedStore store(database);
    for (const RankedUnit& one : ranked) {
        if (units.lines.size() == NumberUnits::kMostLines) break;
        const mined::Unit& unit = (*context)->units[one.at];
        const auto item = store.item(unit.item);
        if (!item) return item.error();
        QString words = Text::tr("%1 · %2").arg(toQt(item->subject), toQt(goldLine(mined::goldsOf(unit, *item))));
        if (study::valuesOf(selection.number, kTaskFacet).size() != 1)
            words = QStringLiteral("%1 · %2").arg(taskLabel(item->task), words);
        units.lines.push_back({unit.item,
                               selectionOfUnit(0, unit.item, unit.withContext).study->unit,
                               one.line(selection.measure, words),
                               {},
                               one.mark()});
    }
    return units;
}

} // namespace chronoscope::ui
