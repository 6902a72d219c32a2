// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Text.h"
#include "core/run/ElementReplies.h"
#include "core/studies/chroknow/traversal/Evidence.h"
#include "core/studies/chroknow/traversal/PlainText.h"
#include "core/studies/chroknow/traversal/ReferenceReading.h"

#include <algorithm>

namespace chronoscope::traversal {

using prompt::Template;

namespace {
constexpr std::size_t kMaxShownAnswer = 500; ///< bytes of an answer that is shown in prompts

/// Answers of one kind, equal ones counted together.
class Votes {
public:
    void add(const std::string& answer) {
        std::u32string folded = text::lower(answer);
        const auto at = std::find(m_folded.begin(), m_folded.end(), folded);
        const auto index = static_cast<std::size_t>(at - m_folded.begin());
        if (at == m_folded.end()) {
            m_folded.push_back(std::move(folded));
            m_answers.push_back({answer, 0});
        }
        ++m_answers[index].count;
    }
    std::vector<CountedAnswer> take() { return std::move(m_answers); }

private:
    std::vector<std::u32string> m_folded;
    std::vector<CountedAnswer> m_answers;
};

/// The replies to one element under Generation as they are read.
class ElementReading {
public:
    ElementReading(const run::RunContext& base, const run::ElementOfRun& asked)
        : m_base(base), m_plan(asked.asked), m_form(base.layout.formIndex(Template::Generation)),
          m_cells(m_plan.planned.size()), m_years(base.layout.years.size()) {
        for (run::FoldCell& cell : m_cells)
            cell = run::emptyCell(base.layout);
    }

    void add(const run::StoredReply& reply) {
        if (reply.form != Template::Generation) return;
        run::countOutcome(m_cells[reply.cell], reply.outcome());
        if (reply.row.error) return;
        const matching::Verdict& verdict = reply.verdict();
        YearAnswers& answers = m_years[static_cast<std::size_t>(reply.place.year)];
        (reply.sampled() ? answers.sampled : answers.greedy)
            .add(reply.row, verdict, m_base.record.spec.judge.extraction);
        const std::string answer = plainText(verdict.answer, kMaxShownAnswer);
        if (verdict.hit && verdict.kind == matching::ReplyKind::Answered && !answer.empty())
            answers.matching.add(answer);
    }

    Evidence take() {
        const run::RunLayout& layout = m_base.layout;
        Evidence evidence;
        evidence.category =
            run::settledCategory(layout, m_plan, m_cells, m_form).value_or(analysis::ChronoCategory::Missing);
        for (std::size_t i = 0; i < m_years.size(); ++i) {
            if (!m_plan.isPlanned(layout, static_cast<int>(i), m_form)) continue;
            const auto& cell = m_cells[run::FoldElement::cellPlace(layout, static_cast<int>(i), m_form)];
            YearAnswers& year = m_years[i];
            evidence.years.push_back({layout.years[i], cell.category, year.matching.take(),
                                      std::move(year.greedy.given), std::move(year.sampled.given),
                                      std::move(year.greedy.counted), std::move(year.sampled.counted)});
        }
        return evidence;
    }

private:
    /// Of the greedy replies to one year, or of the others.
    struct Answers {
        std::vector<CountedAnswer> given;
        std::vector<std::string> counted;

        void add(const store::ReplyRow& reply, const matching::Verdict& verdict, matching::Extraction extraction) {
            auto answer = countedAnswer(reply.text);
            // A reply that a filter took away is a refusal without words.
            const bool isSilent = verdict.kind == matching::ReplyKind::Empty ||
                                  (verdict.answer.empty() && reply.finish == backend::Finish::ContentFilter);
            if (extraction == matching::Extraction::Strict) {
                if (answer) given.push_back({*answer, 1});
            } else if (!isSilent) {
                given.push_back({std::string(cutTo(verdict.answer, kMostRead)), 1});
            }
            if (answer) counted.push_back(std::move(*answer));
        }
    };
    struct YearAnswers {
        Votes matching;
        Answers greedy;
        Answers sampled;
    };

    const run::RunContext& m_base;
    const run::FoldElement& m_plan;
    const int m_form;
    std::vector<run::FoldCell> m_cells; ///< as FoldElement::planned
    std::vector<YearAnswers> m_years;   ///< by year index
};
} // namespace

Result<Evidence> readEvidence(store::Database& database, const run::RunContext& base, std::int64_t row) {
    if (base.layout.formIndex(Template::Generation) < 0)
        return Error{ErrorCode::NotFound, "the run does not ask under Generation", base.record.name};
    const auto asked = run::elementOfRun(database, base, row);
    if (!asked) return asked.error();
    ElementReading reading(base, *asked);
    const Status read = run::ElementReplies(base, *asked).read(database, [&](const run::StoredReply& reply) {
        reading.add(reply);
        return Status();
    });
    if (!read) return read.error();
    return reading.take();
}

} // namespace chronoscope::traversal
