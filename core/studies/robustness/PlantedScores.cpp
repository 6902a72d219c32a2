// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/PlantedScores.h"

#include "core/base/Hash.h"
#include "core/base/Text.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace chronoscope::robustness {

namespace {
/// Separate streams of luck for separate decisions.
enum Salt : std::uint64_t { kKindOf = 1, kScoreOf, kErrorOf };

/// Bands of log P: of what is right, of what is neither, of what is wrong.
struct Band {
    double low;
    double high;
};
constexpr Band kRightBand{-4, -2}, kMiddleBand{-6, -4.5}, kWrongBand{-14, -7}, kAnyBand{-14, -2}, kSlipBand{-1.9, -1};
constexpr double kBlindScore = -5;

double within(const Band& band, std::uint64_t luck) { return band.low + (band.high - band.low) * unitInterval(luck); }

std::uint64_t tripleKey(const DatedFact& fact) {
    return mix(mix(hash64(fact.subject), hash64(fact.relation)), hash64(fact.object));
}

std::uint64_t questionKey(std::string_view body, std::string_view object) { return mix(hash64(body), hash64(object)); }

std::optional<int> wholeIn(std::string_view word) {
    int value = 0;
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), value);
    return problem == std::errc() && end == word.data() + word.size() ? std::optional(value) : std::nullopt;
}

int monthFrom(std::string_view word) {
    constexpr std::array<std::string_view, 12> kMonths{"January",   "February", "March",    "April",
                                                       "May",       "June",     "July",     "August",
                                                       "September", "October",  "November", "December"};
    const auto* const at = std::find(kMonths.begin(), kMonths.end(), word);
    return at == kMonths.end() ? 0 : static_cast<int>(at - kMonths.begin()) + 1;
}

/// The date in "In December 2019" or "On 1 December 44 BCE"; nothing where it is none.
std::optional<facts::Date> dateFrom(std::string_view text) {
    facts::Date date;
    std::vector<int> numbers;
    bool isBefore = false;
    for (const std::string& part : text::split(text.substr(std::min<std::size_t>(text.size(), 3)), ' ')) {
        const std::string_view word = std::string_view(part).substr(0, part.size() - (part.ends_with(',') ? 1 : 0));
        if (const auto number = wholeIn(word))
            numbers.push_back(*number);
        else if (const int month = monthFrom(word))
            date.month = month;
        else if (word == "BCE")
            isBefore = true;
        else
            return std::nullopt;
    }
    if (numbers.empty() || numbers.size() > 2 || (numbers.size() == 2 && date.month == 0)) return std::nullopt;
    if (numbers.size() == 2) date.day = numbers.front();
    date.year = isBefore ? -numbers.back() : numbers.back();
    return date;
}

/// Days between two spans that do not meet; 0 or below where they do.
int gapBetween(const Days& a, const Days& b) {
    return static_cast<int>(std::max((a.first - b.last).count(), (b.first - a.last).count()));
}

/// `text` cut before each word: joined again they are the text.
std::vector<backend::TokenLogProb> tokensOf(std::string_view text, double total) {
    std::vector<backend::TokenLogProb> tokens;
    for (const char c : text) {
        if (tokens.empty() || (c == ' ' && !tokens.back().token.empty())) tokens.emplace_back();
        tokens.back().token += c;
    }
    for (backend::TokenLogProb& token : tokens)
        token.logProb = total / static_cast<double>(tokens.size());
    return tokens;
}
} // namespace

std::string_view name(Planted kind) {
    constexpr std::array<std::string_view, kPlantedKinds> kNames{"robust", "nearly", "blind", "random"};
    return kNames.at(static_cast<std::size_t>(kind));
}

Planted plantedFor(const backend::CalibrationParams& params, const DatedFact& fact, Precision precision) {
    const double at =
        unitInterval(mix(mix(mix(params.seed, tripleKey(fact)), static_cast<std::uint64_t>(precision)), kKindOf));
    if (at < params.robust) return Planted::Robust;
    if (at < params.robust + params.nearly) return Planted::Nearly;
    return at < params.robust + params.nearly + params.blind ? Planted::Blind : Planted::Random;
}

Result<std::shared_ptr<const PlantedScores>>
PlantedScores::of(const StressContext& context, const backend::CalibrationParams& params, store::Database& reader) {
    // The constructor is ours alone.
    const std::shared_ptr<PlantedScores> book(
        new PlantedScores(context.spec, context.wording.before(context.spec.prompt), params));
    FactStore facts(reader);
    for (const RunFact& one : context.facts) {
        const auto stored = facts.load(one.row);
        if (!stored) return stored.error();
        const auto question = context.wording.question(stored->fact, std::nullopt, context.spec.style);
        if (!question) return question.error();
        book->add(stored->fact, *question);
    }
    return std::shared_ptr<const PlantedScores>(book);
}

void PlantedScores::add(const DatedFact& fact, const std::string& question) {
    Known& known = m_facts[questionKey(question, fact.object)];
    if (!known.periods.empty()) return; // another period of the same, which the first one brought
    known.key = mix(m_params.seed, tripleKey(fact));
    for (int i = 0; i < kPrecisions; ++i)
        known.kinds[static_cast<std::size_t>(i)] = plantedFor(m_params, fact, static_cast<Precision>(i));
    known.periods.push_back(daysOf(fact.period));
    for (const Period& other : fact.others)
        if (other.end) known.periods.push_back(daysOf(other));
}

std::optional<PlantedScores::Asked> PlantedScores::recognise(const backend::ModelRequest& request) const {
    std::string_view text = request.prompt;
    const auto drop = [&](std::string_view front, std::string_view back) {
        const bool fits = text.size() >= front.size() + back.size() && text.starts_with(front) && text.ends_with(back);
        if (fits) text = text.substr(front.size(), text.size() - front.size() - back.size());
        return fits;
    };
    if (m_spec.chat == ChatForm::Footnote && !drop("USER: ", " ASSISTANT: ")) return std::nullopt;
    if (m_spec.chat == ChatForm::None && !drop({}, " ")) return std::nullopt;
    if (!drop(m_before, {})) return std::nullopt;
    // An american day has a comma of its own.
    for (std::size_t comma = text.find(", "); comma != std::string_view::npos; comma = text.find(", ", comma + 2)) {
        const auto date = dateFrom(text.substr(0, comma));
        if (!date) return std::nullopt;
        const auto found = m_facts.find(questionKey(text.substr(comma + 2), request.continuation));
        if (found != m_facts.end()) return Asked{&found->second, *date};
    }
    return std::nullopt;
}

double PlantedScores::score(const Asked& asked, std::uint64_t luck) const {
    constexpr int kDaysOfYear = 366;
    const Planted kind = asked.of->kinds[static_cast<std::size_t>(precisionOf(asked.date))];
    if (kind == Planted::Random) return within(kAnyBand, luck);
    if (kind == Planted::Blind) return kBlindScore;
    const Days days = daysOf(asked.date);
    bool isNear = false;
    for (const Days& period : asked.of->periods) {
        if (period.first <= days.first && days.last <= period.last) return within(kRightBand, luck);
        const int gap = gapBetween(days, period);
        if (gap <= 0) return within(kMiddleBand, luck);
        // So wide that some date of either sampler is in it.
        const int duration = static_cast<int>((period.last - period.first).count());
        isNear = isNear || gap <= 2 * kDaysOfYear + duration / 9;
    }
    return within(kind == Planted::Nearly && isNear ? kSlipBand : kWrongBand, luck);
}

backend::ModelReply PlantedScores::reply(const backend::ModelRequest& request) const {
    const auto asked = request.task == backend::Task::ScoreContinuation ? recognise(request) : std::optional<Asked>();
    if (!asked)
        return backend::BackendError{
            backend::ErrorKind::Unsupported, 0, "the calibration model does not know this question", {}, {}};
    const std::uint64_t luck = mix(asked->of->key, hash64(asked->date.text()));
    if (unitInterval(mix(luck, kErrorOf)) < m_params.error)
        return backend::BackendError{backend::ErrorKind::Server, 0, "planted error", {}, {}};
    backend::Completion completion;
    completion.logProbs = tokensOf(request.continuation, score(*asked, mix(luck, kScoreOf)));
    completion.finish = backend::Finish::Stop;
    const auto words = std::count(request.prompt.begin(), request.prompt.end(), ' ') + 1;
    completion.usage.promptTokens =
        static_cast<std::uint32_t>(words) + static_cast<std::uint32_t>(completion.logProbs.size());
    completion.usage.completionTokens = 0;
    return completion;
}

} // namespace chronoscope::robustness
