// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/CellReading.h"

#include "core/annotation/AskedQuestion.h"
#include "core/base/Text.h"
#include "core/run/CellFold.h"
#include "core/run/FinishedKind.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/CellLookup.h"
#include "core/store/ReplyStore.h"
#include "core/store/TallyStore.h"

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
struct Cell {
    const RunContext& context;
    const matching::JudgeSettings& judge;
    const scoring::AcceptedAnswers& accepted;
    const Element& element;
    std::int64_t row;
    std::int64_t ordinal;
    int yearIndex;
    int formIndex;

    int year() const { return context.layout.years[static_cast<std::size_t>(yearIndex)]; }
    Template form() const { return context.layout.templates[static_cast<std::size_t>(formIndex)]; }
};

/// Reads the replies to one cell and puts together those that say the same.
class CellReplies {
public:
    explicit CellReplies(const Cell& cell)
        : m_cell(cell), m_decoder(cell.element, cell.judge), m_keys(static_cast<std::size_t>(cell.context.layout.sets)),
          m_fold(run::emptyCell(cell.context.layout)) {}

    Status read(store::Database& database) {
        const RunLayout& layout = m_cell.context.layout;
        const std::int64_t first = layout.replyIndex(m_cell.ordinal, m_cell.yearIndex, m_cell.formIndex, 0);
        return store::readReplies(database, m_cell.context.record.id, first, first + layout.samplesPerCell(),
                                  [this](const store::ReplyRow& reply) {
                                      add(reply);
                                      return true;
                                  });
    }

    const run::FoldCell& fold() const { return m_fold; }
    const std::string& error() const { return m_error; }
    std::int64_t repliesOf(ReplyKind kind) const {
        std::int64_t count = 0;
        for (const Said& said : m_said)
            count += said.answer.kind == kind ? said.answer.replies() : 0;
        return count;
    }
    /// What other runs are told by: the most frequent answer, whether right or not.
    results::YearAnswer majority() const;
    /// Most frequent first, with everything filled in.
    std::vector<CellAnswer> takeAnswers();

private:
    struct Said {
        std::string key;
        CellAnswer answer;
    };

    void add(const store::ReplyRow& reply);
    Said& saidBy(const store::ReplyRow& reply, const RunLayout::Place& place, const matching::Verdict& verdict);
    const prompt::Prompt& keyOf(int set);
    std::string shown(const prompt::Prompt& key, const std::string& reply, const matching::Verdict& verdict) const;
    void addNearest(CellAnswer& answer, const matching::FuzzyMatcher& anyResemblance) const;

    const Cell& m_cell;
    scoring::AnswerDecoder m_decoder;
    std::vector<std::optional<prompt::Prompt>> m_keys; ///< by set
    run::FoldCell m_fold;
    std::vector<Said> m_said; ///< in the order in which they were first said
    std::string m_error;
};

const prompt::Prompt& CellReplies::keyOf(int set) {
    std::optional<prompt::Prompt>& key = m_keys[static_cast<std::size_t>(set)];
    if (!key) {
        key.emplace();
        if (m_cell.form() != Template::Generation)
            key = m_cell.context.builder->answerKey(m_cell.element, m_cell.row, m_cell.year(), m_cell.form(), set);
    }
    return *key;
}

std::string CellReplies::shown(const prompt::Prompt& key, const std::string& reply,
                               const matching::Verdict& verdict) const {
    if (m_cell.form() == Template::Mcqa) {
        if (const auto option = matching::chosenOption(key, reply, m_cell.judge))
            return key.options[static_cast<std::size_t>(*option)];
    } else if (m_cell.form() == Template::TrueFalse) {
        if (verdict.truth) return *verdict.truth ? "true" : "false";
    }
    return verdict.answer;
}

CellReplies::Said& CellReplies::saidBy(const store::ReplyRow& reply, const RunLayout::Place& place,
                                       const matching::Verdict& verdict) {
    const prompt::Prompt& key = keyOf(place.set);
    std::string shown = verdict.kind == ReplyKind::Answered ? this->shown(key, reply.text, verdict) : verdict.answer;
    std::string same; // refusals and empty replies are alike, whatever their words
    if (verdict.kind != ReplyKind::Refused && verdict.kind != ReplyKind::Empty) {
        same = text::toUtf8(matching::processed(shown, m_cell.judge.preprocess));
        if (same.empty()) same = shown;
    }
    const auto at = std::find_if(m_said.begin(), m_said.end(), [&](const Said& said) {
        return said.answer.kind == verdict.kind && said.answer.leftOut == verdict.leftOut &&
               said.answer.hit == verdict.hit && said.key == same;
    });
    if (at != m_said.end()) return *at;
    Said& said = m_said.emplace_back();
    said.key = std::move(same);
    CellAnswer& answer = said.answer;
    answer.kind = verdict.kind;
    answer.leftOut = verdict.leftOut;
    answer.answer = std::move(shown);
    answer.hit = verdict.hit;
    answer.wrong = m_decoder.diagnose(m_cell.form(), key, reply.text, verdict, m_cell.year());
    answer.exampleIndex = reply.index;
    answer.exampleSet = place.set;
    answer.exampleSampled = m_cell.context.layout.temperatures[static_cast<std::size_t>(place.temperature)] > 0;
    answer.cutShort = reply.finish == backend::Finish::Length;
    answer.example = reply.text;
    answer.key = key;
    return said;
}

void CellReplies::add(const store::ReplyRow& reply) {
    const RunLayout& layout = m_cell.context.layout;
    const RunLayout::Place place = layout.placeOfReply(reply.index);
    const bool sampled = layout.temperatures[static_cast<std::size_t>(place.temperature)] > 0;
    if (reply.error) {
        if (m_fold.counts.errors == 0) m_error = reply.text;
        run::countOutcome(m_fold, {.sampled = sampled, .lost = true});
        return;
    }
    auto verdict = matching::judge(m_cell.form(), keyOf(place.set), m_cell.element.at(m_cell.year())->objects,
                                   m_decoder.rightAt(m_cell.year()), reply.text, m_cell.judge);
    verdict.kind = run::kindAsFinished(verdict.kind, reply.finish);
    if (!verdict.hit && m_cell.accepted.accept(m_cell.element.id, m_cell.year(), m_cell.form(), keyOf(place.set),
                                               reply.text, verdict, m_cell.judge)) {
        verdict.hit = true;
        verdict.score = 100; // as a scoring counts it
    }
    CellAnswer& answer = saidBy(reply, place, verdict).answer;
    ++(sampled ? answer.sampled : answer.greedy);
    answer.score = std::max(answer.score, verdict.score);
    run::countOutcome(m_fold, {.sampled = sampled, .hit = verdict.hit, .leftOut = verdict.leftOut});
}

results::YearAnswer CellReplies::majority() const {
    results::YearAnswer found;
    found.form = m_cell.form();
    found.year = m_cell.year();
    found.category = m_fold.category;
    found.answered = repliesOf(ReplyKind::Answered);
    found.refused = repliesOf(ReplyKind::Refused);
    found.empty = repliesOf(ReplyKind::Empty);
    found.contradictory = repliesOf(ReplyKind::Contradictory);
    found.unreadable = repliesOf(ReplyKind::Unreadable);
    found.leftOut = m_fold.counts.greedyLeftOut + m_fold.counts.sampledLeftOut;
    found.errors = m_fold.counts.errors;
    found.hits = m_fold.counts.greedyHits + m_fold.counts.sampledHits;
    std::map<std::string_view, std::int64_t> saying; // the same words may be right in one set and wrong in another
    for (const Said& said : m_said)
        if (said.answer.kind == ReplyKind::Answered) saying[said.key] += said.answer.replies();
    for (const Said& said : m_said) {
        if (said.answer.kind != ReplyKind::Answered || saying[said.key] <= found.saying) continue;
        found.saying = saying[said.key];
        found.answer = said.answer.answer;
        found.wrong = said.answer.wrong;
    }
    return found;
}

void CellReplies::addNearest(CellAnswer& answer, const matching::FuzzyMatcher& anyResemblance) const {
    if (answer.kind == ReplyKind::Empty) return;
    answer.said = answerRange(answer.example, m_cell.judge);
    answer.nearestScore = answer.score;
    switch (m_cell.form()) {
    case Template::Generation: {
        const auto match = anyResemblance.match(answer.answer);
        if (match.score <= 0) return;
        answer.nearest = m_cell.element.at(m_cell.year())->objects[match.object][match.alias];
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
    const matching::FuzzyMatcher anyResemblance(m_cell.element.at(m_cell.year())->objects, m_cell.judge.preprocess, 0);
    std::vector<CellAnswer> answers;
    for (Said& said : m_said) {
        addNearest(said.answer, anyResemblance);
        answers.push_back(std::move(said.answer));
    }
    std::stable_sort(answers.begin(), answers.end(),
                     [](const CellAnswer& a, const CellAnswer& b) { return a.replies() > b.replies(); });
    return answers;
}

Status addTimeline(store::Database& database, const Cell& cell, CellReading& reading) {
    const RunLayout& layout = cell.context.layout;
    const auto cells = store::TallyStore(database).elementCells(cell.context.record.id, layout, cell.ordinal);
    if (!cells) return cells.error();
    const auto& ofForm = (*cells)[static_cast<std::size_t>(cell.formIndex)];
    for (std::size_t i = 0; i < layout.years.size(); ++i) {
        if (!cell.element.isAskable(layout.years[i])) continue;
        reading.years.push_back(layout.years[i]);
        reading.categories.push_back(ofForm[i] ? ofForm[i]->category : analysis::CellCategory::Missing);
    }
    return {};
}

/// Sets may ask differently: each shuffles its options, and makes its own statement.
void addQuestions(const Cell& cell, CellReading& reading) {
    std::map<int, std::string> bySet;
    const auto questionOf = [&](int set) -> const std::string& {
        const auto [at, isNew] = bySet.try_emplace(set);
        if (isNew)
            at->second = askedQuestion(
                *cell.context.pack, cell.context.builder->build(cell.element, cell.row, cell.year(), cell.form(), set),
                cell.element, cell.year(), cell.form());
        return at->second;
    };
    for (CellAnswer& answer : reading.answers)
        answer.question = questionOf(answer.exampleSet);
    reading.question = reading.answers.empty() ? questionOf(0) : reading.answers.front().question;
}
} // namespace

Result<CellReading> readCell(store::Database& database, const RunContext& context, const matching::JudgeSettings& judge,
                             std::int64_t cellIndex, const scoring::AcceptedAnswers& accepted) {
    const RunLayout& layout = context.layout;
    if (cellIndex < 0 || cellIndex >= layout.elements * layout.cellsPerElement())
        return Error{ErrorCode::InvalidArgument, "the run has no such cell", std::to_string(cellIndex)};
    const std::int64_t ordinal = cellIndex % layout.elements;
    const auto block = cellIndex / layout.elements;
    const auto years = static_cast<std::int64_t>(layout.years.size());
    auto loaded = store::BenchmarkStore(database).loadOfRun(context.record.id, ordinal, 1);
    if (!loaded) return loaded.error();
    if (loaded->empty())
        return Error{ErrorCode::Corrupt, "an element of the run is missing in the workspace", std::to_string(ordinal)};
    CellReading reading;
    reading.run = context.record.id;
    reading.cell = cellIndex;
    reading.row = loaded->front().row;
    reading.model = context.record.model;
    reading.judge = judge;
    reading.element = std::move(loaded->front().element);
    const Cell cell{context,
                    judge,
                    accepted,
                    reading.element,
                    reading.row,
                    ordinal,
                    static_cast<int>(block % years),
                    static_cast<int>(block / years)};
    reading.item = {runIdentity(context.record), reading.element.id, cell.year(), cell.form()};
    if (!context.asks(reading.element, cell.year(), cell.form()))
        return Error{ErrorCode::NotFound, "the run does not ask this", std::to_string(cellIndex)};
    CellReplies replies(cell);
    if (const Status read = replies.read(database); !read) return read.error();
    reading.counts = replies.fold().counts;
    reading.category = replies.fold().category;
    reading.refused = replies.repliesOf(ReplyKind::Refused);
    reading.empty = replies.repliesOf(ReplyKind::Empty);
    reading.errors = reading.counts.errors;
    reading.error = replies.error();
    reading.answers = replies.takeAnswers();
    if (const Status added = addTimeline(database, cell, reading); !added) return added.error();
    addQuestions(cell, reading);
    return reading;
}

Result<std::vector<OtherAnswer>> readOthers(store::Database& database, const std::vector<OtherRun>& runs,
                                            std::int64_t row, int year, Template form) {
    const auto element = store::BenchmarkStore(database).load(row);
    if (!element) return element.error();
    std::vector<OtherAnswer> others;
    const scoring::AcceptedAnswers none;
    for (const OtherRun& other : runs) {
        const RunContext& context = *other.context;
        if (!context.asks(*element, year, form)) continue;
        const auto ordinal = store::CellLookup(database).ordinalOf(context.record.id, context.layout.elements, row);
        if (!ordinal) return ordinal.error();
        if (!*ordinal) continue;
        const Cell cell{context,
                        other.judge,
                        none,
                        *element,
                        row,
                        **ordinal,
                        context.layout.yearIndex(year),
                        context.layout.formIndex(form)};
        CellReplies replies(cell);
        if (const Status read = replies.read(database); !read) return read.error();
        others.push_back({context.record.id, context.record.name, context.record.model, replies.majority()});
    }
    return others;
}

} // namespace chronoscope::annotation
