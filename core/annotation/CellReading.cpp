// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/CellReading.h"

#include "core/annotation/AskedQuestion.h"
#include "core/base/Text.h"
#include "core/run/ElementReplies.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/CellLookup.h"

#include <algorithm>
#include <map>

namespace chronoscope::annotation {

using benchmark::Element;
using matching::ReplyKind;
using prompt::Template;
using run::RunContext;
using run::RunLayout;

namespace {
/// Which cell of which run, and the element it is of.
struct CellPlace {
    const RunContext& context;
    const matching::JudgeSettings& judge;
    const run::ElementOfRun& of;
    int yearIndex;
    int formIndex;

    const Element& element() const { return of.element; }
    int year() const { return context.layout.years[static_cast<std::size_t>(yearIndex)]; }
    Template form() const { return context.layout.templates[static_cast<std::size_t>(formIndex)]; }
};

/// Reads the replies to one cell and puts together those that say the same.
class CellReplies {
public:
    explicit CellReplies(const CellPlace& cell)
        : m_cell(cell), m_decoder(cell.element(), cell.judge), m_fold(run::emptyCell(cell.context.layout)) {}

    Status read(store::Database& database, const run::AcceptedAnswers& accepted) {
        run::ElementReplies replies(m_cell.context, m_cell.of, m_cell.judge, &accepted);
        return replies.readCell(database, m_cell.yearIndex, m_cell.formIndex, [this](const run::StoredReply& reply) {
            add(reply);
            return Status();
        });
    }

    const run::FoldCell& fold() const { return m_fold; }
    const std::string& error() const { return m_error; }
    std::int64_t repliesOf(ReplyKind kind) const {
        std::int64_t count = 0;
        for (const SaidAlike& said : m_said)
            count += said.answer.kind == kind ? said.answer.replies() : 0;
        return count;
    }
    /// Most frequent first, with everything filled in.
    std::vector<CellAnswer> takeAnswers();

private:
    struct SaidAlike {
        std::string key;
        CellAnswer answer;
    };

    void add(const run::StoredReply& reply);
    CellAnswer& saidBy(const run::StoredReply& reply);
    void addNearest(CellAnswer& answer, const matching::FuzzyMatcher& anyResemblance) const;

    const CellPlace& m_cell;
    matching::AnswerDecoder m_decoder;
    run::FoldCell m_fold;
    std::vector<SaidAlike> m_said; ///< in the order in which they were first said
    std::string m_error;
};

CellAnswer& CellReplies::saidBy(const run::StoredReply& reply) {
    const matching::Verdict& verdict = reply.verdict();
    std::string shown = reply.shown();
    std::string same; // refusals and empty replies are alike, whatever their words
    if (verdict.kind != ReplyKind::Refused && verdict.kind != ReplyKind::Empty) {
        same = text::toUtf8(matching::processed(shown, m_cell.judge.preprocess));
        if (same.empty()) same = shown;
    }
    const auto at = std::find_if(m_said.begin(), m_said.end(), [&](const SaidAlike& said) {
        return said.answer.kind == verdict.kind && said.answer.leftOut == verdict.leftOut &&
               said.answer.hit == verdict.hit && said.key == same;
    });
    if (at != m_said.end()) return at->answer;
    SaidAlike& said = m_said.emplace_back();
    said.key = std::move(same);
    CellAnswer& answer = said.answer;
    answer.kind = verdict.kind;
    answer.leftOut = verdict.leftOut;
    answer.answer = std::move(shown);
    answer.hit = verdict.hit;
    answer.wrong = m_decoder.diagnose(reply.form, reply.key(), reply.row.text, verdict, reply.year);
    answer.exampleIndex = reply.row.index;
    answer.exampleSet = reply.place.set;
    answer.exampleSampled = reply.sampled();
    answer.cutShort = reply.row.finish == backend::Finish::Length;
    answer.example = reply.row.text;
    answer.key = reply.key();
    return answer;
}

void CellReplies::add(const run::StoredReply& reply) {
    if (reply.row.error) {
        if (m_fold.counts.errors == 0) m_error = reply.row.text;
    } else {
        CellAnswer& answer = saidBy(reply);
        ++(reply.sampled() ? answer.sampled : answer.greedy);
        answer.score = std::max(answer.score, reply.verdict().score);
    }
    run::countOutcome(m_fold, reply.outcome());
}

void CellReplies::addNearest(CellAnswer& answer, const matching::FuzzyMatcher& anyResemblance) const {
    if (answer.kind == ReplyKind::Empty) return;
    answer.said = answerRange(answer.example, m_cell.judge);
    answer.nearestScore = answer.score;
    switch (m_cell.form()) {
    case Template::Generation: {
        const auto match = anyResemblance.match(answer.answer);
        if (match.score <= 0) return;
        answer.nearest = m_cell.element().at(m_cell.year())->objects[match.object][match.alias];
        answer.nearestScore = match.score;
        if (answer.said)
            answer.matching = commonWords(answer.example, *answer.said, answer.nearest, m_cell.judge.preprocess);
        return;
    }
    case Template::Mcqa:
        answer.nearest = answer.key.options[static_cast<std::size_t>(answer.key.correctOption)];
        return;
    case Template::TrueFalse: answer.nearest = answer.key.statementTrue ? "true" : "false"; return;
    }
}

std::vector<CellAnswer> CellReplies::takeAnswers() {
    const matching::FuzzyMatcher anyResemblance(m_cell.element().at(m_cell.year())->objects, m_cell.judge.preprocess,
                                                0);
    std::vector<CellAnswer> answers;
    for (SaidAlike& said : m_said) {
        addNearest(said.answer, anyResemblance);
        answers.push_back(std::move(said.answer));
    }
    std::stable_sort(answers.begin(), answers.end(),
                     [](const CellAnswer& a, const CellAnswer& b) { return a.replies() > b.replies(); });
    return answers;
}

Status addTimeline(store::Database& database, const CellPlace& cell, CellReading& reading) {
    const RunLayout& layout = cell.context.layout;
    const auto cells = store::CellLookup(database).elementCells(cell.context.record.id, layout, cell.of.asked.ordinal);
    if (!cells) return cells.error();
    const auto& ofForm = (*cells)[static_cast<std::size_t>(cell.formIndex)];
    for (std::size_t i = 0; i < layout.years.size(); ++i) {
        if (!cell.element().isAskable(layout.years[i])) continue;
        reading.years.push_back(layout.years[i]);
        reading.categories.push_back(ofForm[i] ? ofForm[i]->category : analysis::CellCategory::Missing);
    }
    return {};
}

/// Sets may ask differently: each shuffles its options, and makes its own statement.
void addQuestions(const CellPlace& cell, CellReading& reading) {
    std::map<int, std::string> bySet;
    const auto questionOf = [&](int set) -> const std::string& {
        const auto [at, isNew] = bySet.try_emplace(set);
        if (isNew)
            at->second =
                askedQuestion(*cell.context.pack,
                              cell.context.builder->build(cell.element(), cell.of.row, cell.year(), cell.form(), set),
                              cell.element(), cell.year(), cell.form());
        return at->second;
    };
    for (CellAnswer& answer : reading.answers)
        answer.question = questionOf(answer.exampleSet);
    reading.question = reading.answers.empty() ? questionOf(0) : reading.answers.front().question;
}
} // namespace

Result<CellReading> readCell(store::Database& database, const RunContext& context, const matching::JudgeSettings& judge,
                             std::int64_t cellIndex, const run::AcceptedAnswers& accepted) {
    const RunLayout& layout = context.layout;
    if (cellIndex < 0 || cellIndex >= layout.elements * layout.cellsPerElement())
        return Error{ErrorCode::InvalidArgument, "the run has no such cell", std::to_string(cellIndex)};
    const std::int64_t ordinal = cellIndex % layout.elements;
    const auto block = cellIndex / layout.elements;
    const auto years = static_cast<std::int64_t>(layout.years.size());
    CellReading reading;
    const auto readOf = [&](const run::ElementOfRun& element) -> Status {
        const CellPlace cell{context, judge, element, static_cast<int>(block % years), static_cast<int>(block / years)};
        if (!element.asked.isPlanned(layout, cell.yearIndex, cell.formIndex))
            return Error{ErrorCode::NotFound, "the run does not ask this", std::to_string(cellIndex)};
        reading.row = element.row;
        reading.element = element.element;
        reading.item = {runIdentity(context.record), element.element.id, cell.year(), cell.form()};
        CellReplies replies(cell);
        if (const Status read = replies.read(database, accepted); !read) return read;
        reading.counts = replies.fold().counts;
        reading.category = replies.fold().category;
        reading.refused = replies.repliesOf(ReplyKind::Refused);
        reading.empty = replies.repliesOf(ReplyKind::Empty);
        reading.errors = reading.counts.errors;
        reading.error = replies.error();
        reading.answers = replies.takeAnswers();
        if (const Status added = addTimeline(database, cell, reading); !added) return added;
        addQuestions(cell, reading);
        return {};
    };
    reading.run = context.record.id;
    reading.cell = cellIndex;
    reading.model = context.record.model;
    reading.judge = judge;
    if (const Status read = run::readElements(database, context, ordinal, ordinal + 1, readOf); !read)
        return read.error();
    return reading;
}

Result<std::vector<OtherAnswer>> readOthers(store::Database& database, const std::vector<OtherRun>& runs,
                                            std::int64_t row, int year, Template form) {
    std::vector<OtherAnswer> others;
    for (const OtherRun& other : runs) {
        const RunContext& context = *other.context;
        const auto element = run::elementOfRun(database, context, row);
        if (!element && element.error().code != ErrorCode::NotFound) return element.error();
        if (!element || !context.asks(element->element, year, form)) continue;
        auto said = results::cellAnswer(database, context, other.judge, *element, context.layout.yearIndex(year),
                                        context.layout.formIndex(form));
        if (!said) return said.error();
        others.push_back({context.record.id, context.record.name, context.record.model, std::move(said).value()});
    }
    return others;
}

} // namespace chronoscope::annotation
