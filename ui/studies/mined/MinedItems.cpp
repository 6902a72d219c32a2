// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/MinedItems.h"

#include "core/studies/mined/Holders.h"
#include "ui/studies/mined/MinedWords.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

using mined::Configuration;
using mined::MinedContext;
using mined::MinedStore;

namespace {
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
        reply.score.refused = row.kind == matching::ReplyKind::Refused;
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

/// What judges say of the unit's replies; the score is of the one that the run's numbers are made of.
Status addJudge(store::Database& database, const MinedContext& context, MinedUnit& whole) {
    for (MinedUnit::Reply& reply : whole.replies) {
        auto judgements = mined::judgementsOf(database, context.record, reply.index);
        if (!judgements) return judgements.error();
        reply.judgements = std::move(judgements).value();
        for (const mined::Judgement& one : reply.judgements)
            if (one.counts) reply.score.judge = one.score();
    }
    return {};
}
} // namespace

Result<std::shared_ptr<const MinedContext>> contextOfRun(store::Database& database, std::int64_t run) {
    auto record = store::RunStore(database).get(run);
    if (!record) return record.error();
    return mined::minedContext(database, std::move(record).value());
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

} // namespace chronoscope::ui
