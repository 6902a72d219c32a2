// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/MinedCheck.h"

#include "core/layout/RunLayout.h"
#include "core/run/FinishedKind.h"
#include "core/store/OtherVerdicts.h"
#include "core/store/ReplyVerdicts.h"
#include "core/studies/mined/AnswerScore.h"
#include "core/studies/mined/ItemReader.h"
#include "core/studies/mined/JudgeRun.h"
#include "core/studies/mined/LlmJudge.h"
#include "core/studies/mined/MinedReplies.h"
#include "core/studies/mined/RecentRows.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace chronoscope::mined {

namespace {
using study::Rejudged;

constexpr std::int64_t kBetweenLooks = 1'024;

Error stopped() { return {ErrorCode::Cancelled, "stopped", {}}; }

/// As MinedPlan reads a reply.
store::StoredVerdict scoredSo(const store::ReplyRow& stored, const Golds& golds, int rules) {
    const AnswerScore score = isEmptyReply(stored.text) ? AnswerScore() : golds.score(stored.text);
    store::StoredVerdict said = store::StoredVerdict::of(stored);
    said.kind = kindByRules(rules, stored.text, stored.finish, score.cem);
    said.hit = score.cem;
    said.value = score.f1;
    return said;
}

/// Whether that is what is stored. Before the rules had a version some runs told refusals as those of version 2 do.
bool isSaid(const store::StoredVerdict& said, const store::ReplyRow& stored, int rules) {
    using matching::ReplyKind;
    store::StoredVerdict known = store::StoredVerdict::of(stored);
    const bool isRefusal = known.kind == ReplyKind::Refused && said.kind == ReplyKind::Answered && !said.hit;
    if (rules == 1 && isRefusal) known.kind = ReplyKind::Answered;
    return said == known;
}

/// Tells of replies with numbers from `end` on, which the run does not ask.
Status findStrangers(store::Database& reader, std::int64_t run, std::int64_t end, Rejudged& judged) {
    std::int64_t found = 0;
    const Status read = store::readVerdicts(reader, run, end, run::kIndexEnd - 1, [&](const store::ReplyRow&) {
        ++found;
        return true;
    });
    if (found > 0)
        judged.problems.push_back(fmt::format("{} replies are such as none of its requests can have", found));
    return read;
}

Result<Rejudged> rejudgeAnswers(const store::RunRecord& run, store::Database& reader, const study::GoesOn& goesOn) {
    const auto context = minedContext(reader, run);
    if (!context) return context.error();
    MinedStore mined(reader);
    constexpr std::size_t kRecent = 64;
    RecentRows<const Golds> recent(kRecent);
    Rejudged judged;
    store::OtherVerdicts others(reader, run.id);
    Status problem;
    const Status read = forEachReply(reader, **context, [&](const AskedReply& asked) {
        if (judged.replies % kBetweenLooks == 0 && !goesOn(judged.replies)) problem = stopped();
        if (!problem || asked.row.error) return problem.ok();
        const auto golds = recent.get(asked.unit.ordinal, [&](std::int64_t) -> Result<std::shared_ptr<const Golds>> {
            const auto item = mined.item(asked.unit.item);
            if (!item) return item.error();
            return std::make_shared<const Golds>(goldsOf(asked.unit, *item));
        });
        if (!golds) problem = golds.error();
        if (!golds) return false;
        ++judged.replies;
        const store::StoredVerdict said = scoredSo(asked.row, **golds, (*context)->spec.rules);
        if (isSaid(said, asked.row, (*context)->spec.rules)) return true;
        ++judged.other;
        problem = others.note(asked.row.index, said);
        return problem.ok();
    });
    if (!problem) return problem.error();
    if (!read) return read.error();
    const Status rest = findStrangers(reader, run.id, run.total, judged);
    return rest ? Result<Rejudged>(judged) : rest.error();
}

/// As JudgePlan reads one.
store::StoredVerdict readSo(const store::ReplyRow& stored) {
    const auto score = judgedScore(stored.text);
    const auto kind = score ? matching::ReplyKind::Answered : matching::ReplyKind::Unreadable;
    store::StoredVerdict said = store::StoredVerdict::of(stored);
    said.kind = run::kindAsFinished(kind, stored.finish);
    said.hit = score && *score >= JudgeAgreement::kRight;
    said.value = score;
    return said;
}

Result<Rejudged> rejudgeWords(const store::RunRecord& run, store::Database& reader, const study::GoesOn& goesOn) {
    const auto context = judgeContext(reader, run);
    if (!context) return context.error();
    const std::vector<std::int64_t>& asked = (*context)->replies;
    const std::int64_t total = (*context)->total();
    Rejudged judged;
    store::OtherVerdicts others(reader, run.id);
    Status problem;
    std::int64_t unasked = 0;
    const Status read = store::readReplies(reader, run.id, 0, 2 * total, [&](const store::ReplyRow& row) {
        if (judged.replies % kBetweenLooks == 0 && !goesOn(judged.replies)) problem = stopped();
        if (!problem) return false;
        unasked += std::binary_search(asked.begin(), asked.end(), row.index % total) ? 0 : 1;
        if (row.error) return true;
        ++judged.replies;
        const store::StoredVerdict said = readSo(row);
        if (said == store::StoredVerdict::of(row)) return true;
        ++judged.other;
        problem = others.note(row.index, said);
        return problem.ok();
    });
    if (!problem) return problem.error();
    if (!read) return read.error();
    if (unasked > 0) judged.problems.push_back(fmt::format("{} of its replies judge what is no reply", unasked));
    const Status rest = findStrangers(reader, run.id, 2 * total, judged);
    return rest ? Result<Rejudged>(judged) : rest.error();
}

/// Adds a line where some of a kind are not what they were.
void tell(study::CheckedItems& checked, std::int64_t other, const char* what) {
    if (other > 0) checked.problems.push_back(fmt::format("{} {} are not what their content hashes say", other, what));
}

Status checkPictures(MinedStore& mined, const std::stop_token& stop, study::CheckedItems& checked) {
    const auto media = mined.media();
    if (!media) return media.error();
    std::int64_t other = 0;
    for (const auto& one : *media) {
        if (stop.stop_requested()) return stopped();
        const auto picture = mined.picture(one.row);
        if (!picture && picture.error().code != ErrorCode::Corrupt) return picture.error();
        other += picture ? 0 : 1;
    }
    checked.items += static_cast<std::int64_t>(media->size());
    tell(checked, other, "pictures");
    return {};
}
} // namespace

Result<Rejudged> rejudgeMined(const store::RunRecord& run, store::Database& reader, const study::GoesOn& goesOn) {
    return run.is(kJudgeRuns) ? rejudgeWords(run, reader, goesOn) : rejudgeAnswers(run, reader, goesOn);
}

Result<study::CheckedItems> checkMinedItems(store::Database& reader, const std::stop_token& stop) {
    study::CheckedItems checked;
    MinedStore mined(reader);
    if (const Status pictures = checkPictures(mined, stop, checked); !pictures) return pictures.error();
    std::int64_t lists = 0, items = 0;
    const Status readLists = mined.attributeLists([&](const ContentId& id, const std::string& list) {
        ++checked.items;
        lists += contentId(list) == id ? 0 : 1;
        return !stop.stop_requested();
    });
    if (!readLists) return readLists.error();
    tell(checked, lists, "attribute lists");
    const Status readItems = mined.items([&](std::int64_t, const Item& item) {
        ++checked.items;
        items += isWhatItsIdSays(item) ? 0 : 1;
        return !stop.stop_requested();
    });
    if (!readItems && readItems.error().code != ErrorCode::Corrupt) return readItems.error();
    if (!readItems) checked.problems.push_back(readItems.error().text()); // what else was found is told, too
    tell(checked, items, "items");
    if (stop.stop_requested()) return stopped();
    return checked;
}

} // namespace chronoscope::mined
