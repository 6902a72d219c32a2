// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Text.h"
#include "core/run/ElementReplies.h"
#include "core/traversal/Evidence.h"
#include "core/traversal/PlainText.h"
#include "core/traversal/ReferenceReading.h"

#include <algorithm>

namespace chronoscope::traversal {

using prompt::Template;

namespace {
constexpr std::size_t kMaxAnswer = 500; ///< bytes of an answer that is shown in prompts

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
class Reading {
public:
    Reading(const run::RunContext& base, const run::ElementOfRun& asked)
        : m_base(base), m_element(asked.element), m_plan(asked.asked),
          m_form(base.layout.formIndex(Template::Generation)), m_cells(m_plan.planned.size()),
          m_years(base.layout.years.size()) {
        for (run::FoldCell& cell : m_cells)
            cell = run::emptyCell(base.layout);
        const auto& judge = base.record.spec.judge;
        for (const int year : base.layout.years) {
            const auto* right = m_element.at(year);
            m_right.emplace_back(right ? right->objects : std::vector<benchmark::Object>(), judge.preprocess,
                                 judge.threshold);
        }
    }

    void add(const store::ReplyRow& reply, const run::RunLayout::Place& place) {
        if (place.form != m_form) return;
        const run::RunLayout& layout = m_base.layout;
        const bool sampled = layout.temperatures[static_cast<std::size_t>(place.temperature)] > 0;
        const bool lost = reply.error.has_value();
        const matching::Verdict verdict =
            lost ? matching::Verdict() : note(static_cast<std::size_t>(place.year), sampled, reply.text);
        run::countOutcome(m_cells[run::FoldElement::cellPlace(layout, place.year, m_form)],
                          {.sampled = sampled, .lost = lost, .hit = verdict.hit, .leftOut = verdict.leftOut});
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

        void add(const std::string& reply, const matching::Verdict& verdict, matching::Extraction extraction) {
            auto answer = countedAnswer(reply);
            if (extraction == matching::Extraction::Strict) {
                if (answer) given.push_back({*answer, 1});
            } else if (verdict.kind != matching::ReplyKind::Empty) {
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

    /// Notes what the reply says.
    matching::Verdict note(std::size_t year, bool sampled, const std::string& reply) {
        const auto& objects = m_element.at(m_base.layout.years[year])->objects;
        auto verdict =
            matching::judge(Template::Generation, {}, objects, m_right[year], reply, m_base.record.spec.judge);
        YearAnswers& answers = m_years[year];
        (sampled ? answers.sampled : answers.greedy).add(reply, verdict, m_base.record.spec.judge.extraction);
        const std::string answer = plainText(verdict.answer, kMaxAnswer);
        if (verdict.hit && verdict.kind == matching::ReplyKind::Answered && !answer.empty())
            answers.matching.add(answer);
        return verdict;
    }

    const run::RunContext& m_base;
    const benchmark::Element& m_element;
    const run::FoldElement& m_plan;
    const int m_form;
    std::vector<run::FoldCell> m_cells; ///< as FoldElement::planned
    std::vector<YearAnswers> m_years;   ///< by year index
    std::vector<matching::FuzzyMatcher> m_right;
};
} // namespace

Result<Evidence> readEvidence(store::Database& database, const run::RunContext& base, std::int64_t row) {
    if (base.layout.formIndex(Template::Generation) < 0)
        return Error{ErrorCode::NotFound, "the run does not ask under Generation", base.record.name};
    const auto asked = run::elementOfRun(database, base, row);
    if (!asked) return asked.error();
    Reading reading(base, *asked);
    const Status read = run::readElementReplies(
        database, base, *asked, [&](const auto& reply, const auto& place) { reading.add(reply, place); });
    if (!read) return read.error();
    return reading.take();
}

} // namespace chronoscope::traversal
