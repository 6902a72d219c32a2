// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/ElementAnswers.h"

#include "core/base/Text.h"
#include "core/run/ElementReplies.h"

#include <algorithm>

namespace chronoscope::results {

using matching::ReplyKind;
using prompt::Template;

namespace {
/// Replies that say the same.
struct Said {
    std::string key;
    std::string shown;
    std::int64_t replies = 0;
    std::optional<matching::Diagnosis> wrong;
};

/// Replies to one element as they are read.
class AnswerCount {
public:
    AnswerCount(const run::RunContext& context, const matching::JudgeSettings& judge, const run::ElementOfRun& asked)
        : m_judge(judge), m_plan(asked.asked), m_decoder(asked.element, judge), m_cells(m_plan.planned.size()) {
        const run::RunLayout& layout = context.layout;
        for (std::size_t cell = 0; cell < m_cells.size(); ++cell) {
            m_cells[cell].fold = run::emptyCell(layout);
            m_cells[cell].answer.form = layout.templates[cell / layout.years.size()];
            m_cells[cell].answer.year = layout.years[cell % layout.years.size()];
        }
    }

    void add(const run::StoredReply& reply) {
        CellCount& cell = m_cells[reply.cell];
        const run::Outcome outcome = reply.outcome();
        run::countOutcome(cell.fold, outcome);
        cell.answer.hits += outcome.hit ? 1 : 0;
        cell.answer.leftOut += outcome.leftOut ? 1 : 0;
        if (outcome.lost) {
            ++cell.answer.errors;
            return;
        }
        const matching::Verdict& verdict = reply.verdict();
        ++countOf(cell.answer, verdict.kind);
        if (verdict.kind == ReplyKind::Answered) addAnswer(cell, reply);
    }

    std::vector<YearAnswer> take() {
        std::vector<YearAnswer> answers;
        for (std::size_t cell = 0; cell < m_cells.size(); ++cell)
            if (m_plan.planned[cell]) answers.push_back(take(cell));
        return answers;
    }
    YearAnswer take(std::size_t at) {
        CellCount& cell = m_cells[at];
        cell.answer.category = cell.fold.category;
        const auto most = std::max_element(cell.said.begin(), cell.said.end(),
                                           [](const Said& a, const Said& b) { return a.replies < b.replies; });
        if (most != cell.said.end()) {
            cell.answer.answer = std::move(most->shown);
            cell.answer.saying = most->replies;
            cell.answer.wrong = most->wrong;
        }
        return std::move(cell.answer);
    }

private:
    struct CellCount {
        run::FoldCell fold;
        YearAnswer answer;
        std::vector<Said> said; ///< in the order in which they were first said
    };

    static std::int64_t& countOf(YearAnswer& answer, ReplyKind kind) {
        switch (kind) {
        case ReplyKind::Refused: return answer.refused;
        case ReplyKind::Empty: return answer.empty;
        case ReplyKind::Contradictory: return answer.contradictory;
        case ReplyKind::Unreadable: return answer.unreadable;
        case ReplyKind::Answered: break;
        }
        return answer.answered;
    }

    void addAnswer(CellCount& cell, const run::StoredReply& reply) {
        std::string shown = reply.shown();
        std::string same = text::toUtf8(matching::processed(shown, m_judge.preprocess));
        if (same.empty()) same = shown;
        auto said = std::find_if(cell.said.begin(), cell.said.end(), [&](const Said& one) { return one.key == same; });
        if (said == cell.said.end())
            said = cell.said.insert(
                said, {std::move(same), std::move(shown), 0,
                       m_decoder.diagnose(reply.form, reply.key(), reply.row.text, reply.verdict(), reply.year)});
        ++said->replies;
    }

    const matching::JudgeSettings& m_judge;
    const run::FoldElement& m_plan;
    matching::AnswerDecoder m_decoder;
    std::vector<CellCount> m_cells; ///< as FoldElement::planned
};
} // namespace

Result<std::vector<YearAnswer>> elementAnswers(store::Database& database, const run::RunContext& context,
                                               const matching::JudgeSettings& judge, std::int64_t row,
                                               const run::AcceptedAnswers& accepted) {
    const auto asked = run::elementOfRun(database, context, row);
    if (!asked) return asked.error();
    AnswerCount count(context, judge, *asked);
    run::ElementReplies replies(context, *asked, judge, &accepted);
    const Status read = replies.read(database, [&](const run::StoredReply& reply) {
        count.add(reply);
        return Status();
    });
    if (!read) return read.error();
    return count.take();
}

Result<std::vector<YearAnswer>> cellAnswers(store::Database& database, const run::RunContext& context,
                                            const matching::JudgeSettings& judge, const run::ElementOfRun& element,
                                            const std::vector<int>& years, int form,
                                            const run::AcceptedAnswers& accepted) {
    AnswerCount count(context, judge, element);
    run::ElementReplies replies(context, element, judge, &accepted);
    std::vector<YearAnswer> answers;
    for (const int year : years) {
        const Status read = replies.readCell(database, year, form, [&](const run::StoredReply& reply) {
            count.add(reply);
            return Status();
        });
        if (!read) return read.error();
        answers.push_back(count.take(run::FoldElement::cellPlace(context.layout, year, form)));
    }
    return answers;
}

Result<YearAnswer> cellAnswer(store::Database& database, const run::RunContext& context,
                              const matching::JudgeSettings& judge, const run::ElementOfRun& element, int year,
                              int form) {
    auto answers = cellAnswers(database, context, judge, element, {year}, form);
    if (!answers) return answers.error();
    return std::move(answers->front());
}

} // namespace chronoscope::results
