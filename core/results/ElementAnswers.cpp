// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/ElementAnswers.h"

#include "core/base/Text.h"
#include "core/run/ElementReplies.h"
#include "core/run/FinishedKind.h"

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
    std::optional<scoring::Diagnosis> wrong;
};

/// Replies to one element as they are read.
class Reading {
public:
    Reading(const run::RunContext& context, const matching::JudgeSettings& judge, const run::ElementOfRun& asked,
            const scoring::AcceptedAnswers& accepted)
        : m_context(context), m_judge(judge), m_accepted(accepted), m_element(asked.element), m_row(asked.row),
          m_plan(asked.asked), m_decoder(asked.element, judge), m_cells(m_plan.planned.size()) {
        const run::RunLayout& layout = context.layout;
        for (std::size_t cell = 0; cell < m_cells.size(); ++cell) {
            m_cells[cell].fold = run::emptyCell(layout);
            m_cells[cell].answer.form = layout.templates[cell / layout.years.size()];
            m_cells[cell].answer.year = layout.years[cell % layout.years.size()];
        }
    }

    void add(const store::ReplyRow& reply, const run::RunLayout::Place& place) {
        const run::RunLayout& layout = m_context.layout;
        Cell& cell = m_cells[run::FoldElement::cellPlace(layout, place.year, place.form)];
        const bool sampled = layout.temperatures[static_cast<std::size_t>(place.temperature)] > 0;
        if (reply.error) {
            ++cell.answer.errors;
            run::countOutcome(cell.fold, {.sampled = sampled, .lost = true});
            return;
        }
        const auto verdict = addReply(cell, place.set, reply);
        cell.answer.hits += verdict.hit ? 1 : 0;
        cell.answer.leftOut += verdict.leftOut ? 1 : 0;
        run::countOutcome(cell.fold, {.sampled = sampled, .hit = verdict.hit, .leftOut = verdict.leftOut});
    }

    std::vector<YearAnswer> take() {
        std::vector<YearAnswer> answers;
        for (std::size_t i = 0; i < m_cells.size(); ++i) {
            if (!m_plan.planned[i]) continue;
            Cell& cell = m_cells[i];
            cell.answer.category = cell.fold.category;
            const auto most = std::max_element(cell.said.begin(), cell.said.end(),
                                               [](const Said& a, const Said& b) { return a.replies < b.replies; });
            if (most != cell.said.end()) {
                cell.answer.answer = std::move(most->shown);
                cell.answer.saying = most->replies;
                cell.answer.wrong = most->wrong;
            }
            answers.push_back(std::move(cell.answer));
        }
        return answers;
    }

private:
    struct Cell {
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

    matching::Verdict addReply(Cell& cell, int set, const store::ReplyRow& row) {
        const std::string& reply = row.text;
        const int year = cell.answer.year;
        const Template form = cell.answer.form;
        prompt::Prompt key;
        if (form != Template::Generation) key = m_context.builder->answerKey(m_element, m_row, year, form, set);
        auto verdict = matching::judge(form, key, m_element.at(year)->objects, m_decoder.rightAt(year), reply, m_judge);
        verdict.kind = run::kindAsFinished(verdict.kind, row.finish);
        verdict.hit = verdict.hit || m_accepted.accept(m_element.id, year, form, key, reply, verdict, m_judge);
        ++countOf(cell.answer, verdict.kind);
        if (verdict.kind != ReplyKind::Answered) return verdict;
        std::string shown = shownAnswer(form, key, reply, verdict);
        std::string same = text::toUtf8(matching::processed(shown, m_judge.preprocess));
        if (same.empty()) same = shown;
        auto said = std::find_if(cell.said.begin(), cell.said.end(), [&](const Said& one) { return one.key == same; });
        if (said == cell.said.end())
            said = cell.said.insert(
                said, {std::move(same), std::move(shown), 0, m_decoder.diagnose(form, key, reply, verdict, year)});
        ++said->replies;
        return verdict;
    }

    std::string shownAnswer(Template form, const prompt::Prompt& key, const std::string& reply,
                            const matching::Verdict& verdict) const {
        if (form == Template::Mcqa) {
            if (const auto option = matching::chosenOption(key, reply, m_judge))
                return key.options[static_cast<std::size_t>(*option)];
        } else if (form == Template::TrueFalse) {
            if (verdict.truth) return *verdict.truth ? "true" : "false";
        }
        return verdict.answer;
    }

    const run::RunContext& m_context;
    const matching::JudgeSettings& m_judge;
    const scoring::AcceptedAnswers& m_accepted;
    const benchmark::Element& m_element;
    const std::int64_t m_row;
    const run::FoldElement& m_plan;
    scoring::AnswerDecoder m_decoder;
    std::vector<Cell> m_cells; ///< as FoldElement::planned
};
} // namespace

Result<std::vector<YearAnswer>> elementAnswers(store::Database& database, const run::RunContext& context,
                                               const matching::JudgeSettings& judge, std::int64_t row,
                                               const scoring::AcceptedAnswers& accepted) {
    const auto asked = run::elementOfRun(database, context, row);
    if (!asked) return asked.error();
    Reading reading(context, judge, *asked, accepted);
    const Status read = run::readElementReplies(
        database, context, *asked, [&](const auto& reply, const auto& place) { reading.add(reply, place); });
    if (!read) return read.error();
    return reading.take();
}

} // namespace chronoscope::results
