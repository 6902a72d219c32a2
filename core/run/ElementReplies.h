// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/benchmark/Element.h"
#include "core/matching/Judge.h"
#include "core/matching/YearMatchers.h"
#include "core/run/AcceptedAnswers.h"
#include "core/run/CellFold.h"
#include "core/run/RunContext.h"
#include "core/store/Database.h"
#include "core/store/ReplyStore.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace chronoscope::run {

/// An element of a run, and what the run asks of it.
struct ElementOfRun {
    std::int64_t row = 0; ///< of the workspace
    benchmark::Element element;
    FoldElement asked;
};

/// The element in row `row`. NotFound: the run does not ask about it. Blocking; any thread, with its own connection.
Result<ElementOfRun> elementOfRun(store::Database& database, const RunContext& context, std::int64_t row);

/// The elements with ordinals from `first` to before `end`, or to the run's last, one after the other; few of them are
/// in memory. Ends with the first error of `visit`. Corrupt: the workspace lacks one; replies are told apart by the
/// place of their element, so none is passed over. Blocking; any thread, with its own connection.
Status readElements(store::Database& database, const RunContext& context, std::int64_t first, std::int64_t end,
                    const std::function<Status(const ElementOfRun&)>& visit);

class ElementReplies;

/// One stored outcome of a request. Prompt and verdict are made when they are asked for. Valid during the call that it
/// is handed to.
class StoredReply {
public:
    StoredReply(ElementReplies& replies, const store::ReplyRow& stored, const RunLayout::Place& where);

    const store::ReplyRow& row; ///< as the run judged it
    const RunLayout::Place place;
    const std::size_t cell; ///< into FoldElement::planned
    const int year;
    const prompt::Template form;
    const double temperature;

    bool sampled() const { return temperature > 0; }
    const std::vector<benchmark::Object>& right() const;
    /// The prompt that was sent, byte for byte.
    const prompt::Prompt& prompt() const;
    /// Its options and truth, where its texts are not wanted; empty under Generation.
    const prompt::Prompt& key() const;
    /// What the reply says under the settings it is read by; of an error nothing.
    const matching::Verdict& verdict() const;
    /// What the reply says in words that mean the same under every exemplar set: the text of the option chosen, the
    /// truth value, else the answer.
    std::string shown() const;
    /// For countOutcome().
    Outcome outcome() const;

private:
    ElementReplies& m_replies;
};

/// The one walk over stored replies: reads those to one element, and judges them again by the rules of the settings:
/// the run's own, or another's, with the answers that people accepted. Equal replies to one question are judged once.
/// Context, element, settings and accepted answers must outlive it. Blocking; one thread, with its own connection.
class ElementReplies {
public:
    ElementReplies(const RunContext& context, const ElementOfRun& element)
        : ElementReplies(context, element, context.record.spec.judge) {}
    /// `accepted`: a reply that says one of them is a match of score 100, whatever the matcher finds; may be null.
    ElementReplies(const RunContext& context, const ElementOfRun& element, const matching::JudgeSettings& judge,
                   const AcceptedAnswers* accepted = nullptr);

    using Visit = std::function<Status(const StoredReply&)>;
    /// Hands every stored outcome to `visit` in the order of their numbers, under all templates, errors too. Ends with
    /// the first error of `visit`. Corrupt: one that the run does not ask for; those before it were handed over.
    Status read(store::Database& database, const Visit& visit);
    /// Those of one year and template, by their indices.
    Status readCell(store::Database& database, int year, int form, const Visit& visit);

private:
    friend class StoredReply;
    /// One question as it was asked: sets that differ in their exemplars alone share it.
    struct Question {
        prompt::Prompt key;
        std::array<std::unordered_map<std::string, matching::Verdict>, 2> said; ///< behind: of those a filter ended
    };

    Status readRange(store::Database& database, std::int64_t from, std::int64_t to, const Visit& visit);
    Status hand(const store::ReplyRow& row, const Visit& visit);
    void openCell(std::size_t cell);
    const prompt::Prompt& promptOf(const StoredReply& reply);
    Question& questionOf(const StoredReply& reply);
    const matching::Verdict& verdictOf(const StoredReply& reply);

    const RunContext& m_context;
    const ElementOfRun& m_element;
    const matching::JudgeSettings& m_judge;
    const AcceptedAnswers* const m_accepted;
    std::optional<matching::YearMatchers> m_matchers;     ///< once a reply is judged
    std::optional<std::size_t> m_cell;                    ///< that the following are of
    std::vector<std::optional<prompt::Prompt>> m_prompts; ///< per set, once asked for
    std::vector<Question> m_questions;
    std::vector<std::optional<std::size_t>> m_questionOf; ///< per set, once asked for
};

} // namespace chronoscope::run
