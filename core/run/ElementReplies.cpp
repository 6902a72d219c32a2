// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/ElementReplies.h"

#include "core/run/FinishedKind.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/CellLookup.h"

#include <algorithm>
#include <utility>

namespace chronoscope::run {

using prompt::Template;

namespace {
constexpr std::int64_t kChunk = 64; // elements

bool isSameQuestion(const prompt::Prompt& a, const prompt::Prompt& b) {
    return a.correctOption == b.correctOption && a.statementTrue == b.statementTrue && a.options == b.options;
}
} // namespace

Result<ElementOfRun> elementOfRun(store::Database& database, const RunContext& context, std::int64_t row) {
    const auto ordinal = store::CellLookup(database).ordinalOf(context.record.id, row);
    if (!ordinal) return ordinal.error();
    auto element = store::BenchmarkStore(database).load(row);
    if (!element) return element.error();
    FoldElement asked = foldElementOf(context, *ordinal, *element);
    return ElementOfRun{row, std::move(element).value(), std::move(asked)};
}

Status readElements(store::Database& database, const RunContext& context, std::int64_t first, std::int64_t end,
                    const std::function<Status(const ElementOfRun&)>& visit) {
    end = std::min(end, context.layout.elements);
    while (first < end) {
        auto chunk = store::BenchmarkStore(database).loadOfRun(context.record.id, first, std::min(kChunk, end - first));
        if (!chunk) return chunk.error();
        for (auto& loaded : *chunk) {
            if (loaded.ordinal != first) break;
            FoldElement asked = foldElementOf(context, first++, loaded.element);
            if (const Status seen = visit({loaded.row, std::move(loaded.element), std::move(asked)}); !seen)
                return seen;
        }
        if (chunk->empty() || chunk->back().ordinal != first - 1)
            return Error{ErrorCode::Corrupt, "an element of the run is missing in the workspace", context.record.name};
    }
    return {};
}

StoredReply::StoredReply(ElementReplies& replies, const store::ReplyRow& stored, const RunLayout::Place& where)
    : row(stored), place(where), cell(FoldElement::cellPlace(replies.m_context.layout, where.year, where.form)),
      year(replies.m_context.layout.years[static_cast<std::size_t>(where.year)]),
      form(replies.m_context.layout.templates[static_cast<std::size_t>(where.form)]),
      temperature(replies.m_context.layout.temperatures[static_cast<std::size_t>(where.temperature)]),
      m_replies(replies) {}

const std::vector<benchmark::Object>& StoredReply::right() const {
    return m_replies.m_element.element.at(year)->objects;
}

const prompt::Prompt& StoredReply::prompt() const { return m_replies.promptOf(*this); }

const prompt::Prompt& StoredReply::key() const { return m_replies.questionOf(*this).key; }

const matching::Verdict& StoredReply::verdict() const { return m_replies.verdictOf(*this); }

std::string StoredReply::shown() const {
    const matching::Verdict& said = verdict();
    if (said.kind == matching::ReplyKind::Answered && form == Template::Mcqa) {
        if (const auto option = matching::chosenOption(key(), row.text, m_replies.m_judge))
            return key().options[static_cast<std::size_t>(*option)];
    } else if (said.kind == matching::ReplyKind::Answered && form == Template::TrueFalse && said.truth) {
        return *said.truth ? "true" : "false";
    }
    return said.answer;
}

Outcome StoredReply::outcome() const {
    const matching::Verdict& said = verdict();
    return {.sampled = sampled(), .lost = row.error.has_value(), .hit = said.hit, .leftOut = said.leftOut};
}

ElementReplies::ElementReplies(const RunContext& context, const ElementOfRun& element,
                               const matching::JudgeSettings& judge, const AcceptedAnswers* accepted)
    : m_context(context), m_element(element), m_judge(judge), m_accepted(accepted) {}

Status ElementReplies::read(store::Database& database, const Visit& visit) {
    const std::int64_t each = m_context.layout.repliesPerElement();
    const std::int64_t first = m_element.asked.ordinal * each;
    return readRange(database, first, first + each, visit);
}

Status ElementReplies::readCell(store::Database& database, int year, int form, const Visit& visit) {
    const std::int64_t first = m_context.layout.replyIndex(m_element.asked.ordinal, year, form, 0);
    return readRange(database, first, first + m_context.layout.samplesPerCell(), visit);
}

Status ElementReplies::readRange(store::Database& database, std::int64_t from, std::int64_t to, const Visit& visit) {
    Status visited;
    const Status read = store::readReplies(database, m_context.record.id, from, to, [&](const store::ReplyRow& row) {
        visited = hand(row, visit);
        return visited.ok();
    });
    return read ? visited : read;
}

Status ElementReplies::hand(const store::ReplyRow& row, const Visit& visit) {
    const auto place = m_context.layout.placeOfReply(row.index);
    if (!m_element.asked.isPlanned(m_context.layout, place.year, place.form))
        return Error{ErrorCode::Corrupt, "the run does not ask what this reply answers", std::to_string(row.index)};
    const StoredReply reply(*this, row, place);
    openCell(reply.cell);
    return visit(reply);
}

void ElementReplies::openCell(std::size_t cell) {
    if (m_cell == cell) return;
    m_cell = cell;
    m_questions.clear();
    m_questionOf.assign(static_cast<std::size_t>(m_context.layout.sets), std::nullopt);
    m_prompts.assign(m_questionOf.size(), std::nullopt);
}

const prompt::Prompt& ElementReplies::promptOf(const StoredReply& reply) {
    auto& prompt = m_prompts[static_cast<std::size_t>(reply.place.set)];
    if (!prompt)
        prompt = m_context.builder->build(m_element.element, m_element.row, reply.year, reply.form, reply.place.set);
    return *prompt;
}

ElementReplies::Question& ElementReplies::questionOf(const StoredReply& reply) {
    auto& known = m_questionOf[static_cast<std::size_t>(reply.place.set)];
    if (known) return m_questions[*known];
    prompt::Prompt key;
    const auto& whole = m_prompts[static_cast<std::size_t>(reply.place.set)];
    if (whole)
        key = *whole;
    else if (reply.form != Template::Generation)
        key = m_context.builder->answerKey(m_element.element, m_element.row, reply.year, reply.form, reply.place.set);
    const auto same = std::find_if(m_questions.begin(), m_questions.end(),
                                   [&](const Question& question) { return isSameQuestion(question.key, key); });
    known = static_cast<std::size_t>(same - m_questions.begin());
    if (same == m_questions.end()) m_questions.push_back({std::move(key), {}});
    return m_questions[*known];
}

const matching::Verdict& ElementReplies::verdictOf(const StoredReply& reply) {
    static const matching::Verdict none;
    if (reply.row.error) return none;
    Question& question = questionOf(reply);
    const bool isFiltered = reply.row.finish == backend::Finish::ContentFilter;
    const auto [at, isNew] = question.said[isFiltered ? 1 : 0].try_emplace(reply.row.text);
    matching::Verdict& verdict = at->second;
    if (!isNew) return verdict;
    if (!m_matchers) m_matchers.emplace(m_element.element, m_judge);
    verdict =
        matching::judge(reply.form, question.key, reply.right(), m_matchers->at(reply.year), reply.row.text, m_judge);
    verdict.kind = kindAsFinished(verdict.kind, reply.row.finish);
    if (!verdict.hit && m_accepted &&
        m_accepted->accept(m_element.element.id, reply.year, reply.form, question.key, reply.row.text, verdict,
                           m_judge)) {
        verdict.hit = true;
        verdict.score = 100; // it matches under every threshold
    }
    return verdict;
}

} // namespace chronoscope::run
