// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/calibration/CalibrationModel.h"

#include "core/base/Text.h"
#include "core/matching/FuzzyMatcher.h"

#include <algorithm>
#include <cmath>

namespace chronoscope::backend {

using prompt::Template;

namespace {
/// Separate streams of luck for separate decisions, so that one parameter never moves another's outcome.
enum Salt : std::uint64_t {
    kKnown = 1,
    kPartial,
    kPartialKind,
    kParity,
    kRefusal,
    kError,
    kStale,
    kPick,
    kNoise,
    kRecovers
};

std::uint64_t sampleLuck(std::uint64_t cell, Template form, bool sampled, int set) {
    const auto place = static_cast<std::uint64_t>(form) << 33 | static_cast<std::uint64_t>(sampled) << 32 |
                       static_cast<std::uint32_t>(set);
    return mix(cell, place + 100);
}

std::uint32_t words(std::string_view text) {
    std::uint32_t count = 0;
    bool inside = false;
    for (const char c : text) {
        const bool space = c == ' ' || c == '\n';
        if (!space && !inside) ++count;
        inside = !space;
    }
    return count;
}

/// `text` cut before each word: joined again they are the text.
std::vector<std::string> tokens(std::string_view text) {
    std::vector<std::string> list;
    for (const char c : text) {
        if (list.empty() || (c == ' ' && !list.back().empty())) list.emplace_back();
        list.back() += c;
    }
    return list;
}

/// Spreads the log-probability `total` evenly over the tokens of `text`.
std::vector<TokenLogProb> spread(std::string_view text, double total, int alternatives) {
    std::vector<TokenLogProb> list;
    const auto parts = tokens(text);
    const double each = parts.empty() ? 0 : total / static_cast<double>(parts.size());
    for (const std::string& part : parts) {
        TokenLogProb token{part, each, {}};
        if (alternatives > 0) token.top.emplace_back(part, each);
        if (alternatives > 1) token.top.emplace_back(" …", std::log1p(-std::exp(each)));
        list.push_back(std::move(token));
    }
    return list;
}

/// Of a year that the fact has objects for.
matching::FuzzyMatcher rightAnswers(const FactBook::Fact& fact, int year) {
    std::vector<benchmark::Object> objects;
    for (const std::uint16_t object : *fact.at(year))
        objects.push_back(fact.objects[object]);
    return matching::FuzzyMatcher(objects, matching::Preprocess::Paper);
}

matching::FuzzyMatcher rightAnswers(const FactBook::Question& question) {
    return rightAnswers(*question.fact, question.year);
}

/// A year other than the one asked stands in the prompt with a right answer.
bool showsRightNeighbour(const FactBook::Question& question) {
    const FactBook::Fact& fact = *question.fact;
    return std::any_of(question.shown.begin(), question.shown.end(), [&](const FactBook::Shown& shown) {
        return shown.year != question.year && fact.at(shown.year) &&
               rightAnswers(fact, shown.year).match(shown.answer).hit;
    });
}

/// Cuts "(a) w (b) x (c) y (d) z" into its four texts.
std::array<std::string_view, 4> optionTexts(std::string_view line) {
    std::array<std::string_view, 4> texts{};
    static constexpr std::array<std::string_view, 5> kMarks{"(a) ", " (b) ", " (c) ", " (d) ", ""};
    std::size_t from = line.starts_with(kMarks[0]) ? kMarks[0].size() : line.size();
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::size_t to = i < 3 ? std::min(line.find(kMarks[i + 1], from), line.size()) : line.size();
        texts[i] = line.substr(from, to - from);
        from = std::min(to + (i < 3 ? kMarks[i + 1].size() : 0), line.size());
    }
    return texts;
}
} // namespace

CalibrationModel::CalibrationModel(CalibrationParams params, std::shared_ptr<const FactBook> facts)
    : m_params(params), m_facts(std::move(facts)) {}

std::uint64_t CalibrationModel::cellKey(const FactBook::Fact& fact, int year) const {
    return mix(mix(m_params.seed, fact.key), fact.invariant ? 0 : static_cast<std::uint64_t>(year));
}

bool CalibrationModel::known(const FactBook::Fact& fact, int year) const {
    if (!fact.invariant && year > m_params.cutoff) return false;
    return unitInterval(mix(cellKey(fact, year), kKnown)) < m_params.recall;
}

bool CalibrationModel::recovers(const FactBook::Fact& fact, int year) const {
    return unitInterval(mix(cellKey(fact, year), kRecovers)) < m_params.recovers;
}

Planted CalibrationModel::plantedFor(const FactBook::Question& question, bool sampled, int set) const {
    const Planted alone = planted(*question.fact, question.year, question.form, sampled, set);
    if (alone != Planted::Wrong || !recovers(*question.fact, question.year)) return alone;
    return showsRightNeighbour(question) ? Planted::Right : alone;
}

Planted CalibrationModel::planted(const FactBook::Fact& fact, int year, Template form, bool sampled, int set) const {
    const std::uint64_t cell = cellKey(fact, year);
    const std::uint64_t luck = sampleLuck(mix(cell, static_cast<std::uint64_t>(year)), form, sampled, set);
    if (unitInterval(mix(luck, kError)) < m_params.error) return Planted::Failed;
    if (unitInterval(mix(luck, kRefusal)) < m_params.refusal) return Planted::Refused;
    if (!known(fact, year)) return Planted::Wrong;
    if (unitInterval(mix(cell, kPartial)) >= m_params.partial) return Planted::Right;
    // A half-known cell: right in every other sample, with greedy decoding too or only when sampling.
    const bool alsoGreedy = mix(cell, kPartialKind) % 2 == 0;
    const bool luckySet = (static_cast<std::uint64_t>(set) + mix(cell, kParity)) % 2 == 0;
    return luckySet && (sampled || alsoGreedy) ? Planted::Right : Planted::Wrong;
}

std::string CalibrationModel::objectFor(const FactBook::Question& question, bool right, std::uint64_t luck) const {
    const FactBook::Fact& fact = *question.fact;
    if (right) return fact.firstName(fact.at(question.year)->front());
    const auto matcher = rightAnswers(question);
    const auto usable = [&](const std::string& text) { return !matcher.match(text).hit; };
    if (unitInterval(mix(luck, kStale)) < m_params.stale)
        for (auto at = fact.years.rbegin(); at != fact.years.rend(); ++at)
            if (at->first < question.year && usable(fact.firstName(at->second.front())))
                return fact.firstName(at->second.front());
    const std::size_t count = fact.distractors.size();
    for (std::size_t i = 0; i < count; ++i) {
        const std::string& candidate = fact.distractors[(mix(luck, kPick) + i) % count];
        if (usable(candidate)) return candidate;
    }
    return "Quorl Venbrask"; // nobody's name: what is left when every distractor resembles the right answer
}

std::string CalibrationModel::answerText(const FactBook::Question& question, const ModelRequest&, bool right,
                                         std::uint64_t luck) const {
    switch (question.form) {
    case Template::Generation: return "A. " + objectFor(question, right, luck);
    case Template::TrueFalse: {
        bool isTrue = false;
        for (const std::uint16_t object : *question.fact->at(question.year))
            isTrue = isTrue || question.fact->firstName(object) == question.stated;
        return isTrue == right ? "A. true" : "A. false";
    }
    case Template::Mcqa: {
        const auto texts = optionTexts(question.options);
        const std::string& object = question.fact->firstName(question.fact->at(question.year)->front());
        const auto correct = static_cast<std::size_t>(std::find(texts.begin(), texts.end(), object) - texts.begin());
        const std::size_t chosen = right ? correct : (correct + 1 + mix(luck, kPick) % 3) % texts.size();
        if (chosen >= texts.size()) return {};
        return std::string("(") + static_cast<char>('a' + chosen) + ") " + std::string(texts[chosen]);
    }
    }
    return {};
}

std::string CalibrationModel::untidy(std::string text, const FactBook::Question& question, bool right,
                                     std::uint64_t luck) const {
    if (unitInterval(mix(luck, kNoise)) >= m_params.noise) return text;
    const std::string bare = text.starts_with("A. ") ? text.substr(3) : text;
    std::string untidied;
    switch (mix(luck, kNoise + 100) % 5) {
    case 0: untidied = bare; break;
    case 1: untidied = "**" + text + "**"; break;
    case 2: untidied = "Answer: \"" + bare + "\""; break;
    case 3: untidied = "\n\n  " + text + "\n"; break;
    default: untidied = "The answer is " + bare + "."; break;
    }
    // Words around a wrong object must not turn it into a right one.
    const bool turned = !right && question.form == Template::Generation && rightAnswers(question).match(untidied).hit;
    return turned ? text : untidied;
}

double CalibrationModel::confidence(const FactBook::Fact& fact, int year) const {
    return known(fact, year) ? 0.9 : 0.6; // above one half: what is said is always the likeliest
}

void CalibrationModel::score(const FactBook::Question& question, const ModelRequest& request,
                             Completion& completion) const {
    const double sure = confidence(*question.fact, question.year);
    const std::string given(text::trim(request.continuation));
    const auto right = rightAnswers(question);
    const bool isRight = right.match(given).hit;
    const bool favoured = isRight == known(*question.fact, question.year);
    // Of the rest of the probability each other continuation gets a share that depends on its text alone.
    const double share = favoured ? sure : (1 - sure) * (0.1 + 0.8 * unitInterval(hash64(given)));
    completion.logProbs = spread(request.continuation, std::log(share), request.logProbs);
}

namespace {
/// `text` up to the first of the stop texts, as servers give it.
std::string stopped(std::string text, const std::vector<std::string>& stops) {
    for (const std::string& stop : stops)
        text.resize(std::min(text.find(stop), text.size()));
    return text;
}
} // namespace

ModelReply CalibrationModel::reply(const ModelRequest& request) const {
    const auto question = m_facts->recognise(request.prompt);
    if (!question || !question->fact->at(question->year))
        return BackendError{ErrorKind::Unsupported, 0, "the calibration model does not know this question", {}, {}};
    const FactBook::Fact& fact = *question->fact;
    const bool sampled = request.decoding.temperature > 0;
    const std::uint64_t cell = mix(mix(m_params.seed, fact.key), static_cast<std::uint64_t>(question->year));
    const std::uint64_t luck = sampleLuck(cell, question->form, sampled, request.sampleIndex);
    const Planted planted = plantedFor(*question, sampled, request.sampleIndex);
    if (planted == Planted::Failed) {
        static constexpr std::array kKinds{ErrorKind::Server, ErrorKind::Timeout, ErrorKind::RateLimited};
        return BackendError{kKinds[mix(luck, kError + 100) % kKinds.size()], 0, "planted error", {}, {}};
    }
    Completion completion;
    completion.usage.promptTokens = words(request.prompt) + words(request.system);
    completion.finish = Finish::Stop;
    if (request.task == Task::ScoreContinuation) {
        score(*question, request, completion);
        completion.usage.completionTokens = 0;
        return completion;
    }
    if (planted == Planted::Refused) {
        completion.text = "I'm sorry, but I can't help with that.";
    } else {
        const bool right = planted == Planted::Right;
        completion.text = answerText(*question, request, right, luck);
        if (completion.text.empty())
            return BackendError{ErrorKind::Unsupported, 0, "the options do not hold the right answer", {}, {}};
        completion.text = untidy(std::move(completion.text), *question, right, luck);
    }
    completion.text = stopped(std::move(completion.text), request.decoding.stop);
    completion.usage.completionTokens = words(completion.text);
    if (request.logProbs > 0)
        completion.logProbs = spread(completion.text, std::log(confidence(fact, question->year)), request.logProbs);
    return completion;
}

} // namespace chronoscope::backend
