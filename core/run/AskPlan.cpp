// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/AskPlan.h"

#include "core/base/Text.h"
#include "core/benchmark/ElementJson.h"
#include "core/benchmark/Slice.h"
#include "core/run/StopText.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace chronoscope::run {

using benchmark::Domain;
using benchmark::Element;
using prompt::Template;

namespace {
constexpr std::string_view kYearPlace = "{year}";
constexpr std::uint64_t kSeed = 42; ///< the exemplars are those of a run's first set
constexpr prompt::Protocol kProtocol = prompt::Protocol::Reference;

Error wrong(std::string what, std::string given = {}) {
    return {ErrorCode::InvalidArgument, std::move(what), std::move(given)};
}

/// The domain whose words the relation is asked with.
Domain domainOf(const prompt::PromptPack& pack, const std::string& relation) {
    for (const Domain domain : benchmark::kDomains)
        if (domain != Domain::Legal && pack.hasRelation(domain, relation)) return domain;
    return Domain::General;
}

/// The fact as the workspace knows it; null for a question, and where there is none.
const Element* knownFact(const AskSpec& spec, const AskSources& sources) {
    return spec.question.empty() && sources.element ? &*sources.element : nullptr;
}

std::vector<int> yearsOf(const AskSpec& spec, const Element* known) {
    if (!spec.years.empty()) return spec.years;
    std::vector<int> years;
    for (const auto& [year, objects] : spec.truth.years)
        years.push_back(year);
    if (years.empty() && known) years = known->askableYears();
    return years;
}

/// The fact with the years that are asked, each with its right objects; a year of which nothing is known holds an
/// object without a name, as prompts are made of years with objects only.
Element asked(const AskSpec& spec, const AskSources& sources, const std::vector<int>& years) {
    const Element* known = knownFact(spec, sources);
    Element element = known ? *known : Element();
    if (!spec.question.empty()) {
        element.domain = Domain::Legal;
        element.subject = spec.question;
    } else if (!known) {
        element.domain = domainOf(*sources.pack, spec.relation);
        element.subject = spec.subject;
        element.relation = spec.relation;
    }
    element.state = benchmark::State::Dynamic;
    element.years.clear();
    for (const int year : years) {
        const auto* stored = known ? known->at(year) : nullptr;
        auto& entry = element.years.emplace_back();
        entry.year = year;
        if (stored) entry.releaseDate = stored->releaseDate;
        entry.objects = spec.truth.at(year);
        if (entry.objects.empty() && stored) entry.objects = stored->objects;
        if (entry.objects.empty()) entry.objects = {{std::string()}};
    }
    if (!known) element.id = benchmark::computeId(element);
    return element;
}

bool isKnown(const benchmark::YearObjects& year) { return !year.objects.front().front().empty(); }

bool hasYearPlace(const std::string& question) { return question.find(kYearPlace) != std::string::npos; }

/// Whether a number is a year before these words without a comma between, as in " who leads France?": it is none of
/// several years ("In 2015 and 2016 who …"), nor a part of something else ("In 2015-16 who …").
bool goesOnAfterYear(std::string_view rest, int year) {
    constexpr int kEarliestYear = 1'900, kLatestYear = 2'199; // "In 1500 metres who …", "In 5000 metres who …"
    constexpr std::array<std::string_view, 6> kMoreYears{"and", "or", "to", "until", "till", "through"};
    if (year < kEarliestYear || year > kLatestYear || !rest.starts_with(' ')) return false;
    const std::string_view words = text::trim(rest);
    const std::string_view first = words.substr(0, words.find(' '));
    const bool isWord = !first.empty() && std::string_view("-/&(").find(first.front()) == std::string_view::npos &&
                        !first.starts_with("\u2013") && !first.starts_with("\u2014");
    return isWord && std::find(kMoreYears.begin(), kMoreYears.end(), first) == kMoreYears.end();
}

/// The year of a question that opens with one, as "In 2015, who leads France?", or the same without its comma; none in
/// any other.
std::optional<int> openingYear(std::string_view question) {
    constexpr std::size_t kFrom = 3, kDigits = 4; // fewer name a number of something
    const std::size_t end = std::min(question.find_first_not_of("0123456789", kFrom), question.size());
    if (end != kFrom + kDigits || text::lower(question.substr(0, kFrom)) != U"in ") return std::nullopt;
    const int year = std::stoi(std::string(question.substr(kFrom, kDigits)));
    const std::string_view rest = question.substr(end);
    return rest.starts_with(',') || goesOnAfterYear(rest, year) ? std::optional(year) : std::nullopt;
}

/// A word in braces that stands for nothing, as one mistyped; empty if there is none.
std::string unknownPlace(const std::string& question) {
    for (std::size_t at = question.find('{'); at != std::string::npos; at = question.find('{', at + 1)) {
        const std::size_t end = question.find_first_not_of("abcdefghijklmnopqrstuvwxyz", at + 1);
        if (end == std::string::npos || question[end] != '}' || end == at + 1) continue;
        const std::string place = question.substr(at, end + 1 - at);
        if (place != kYearPlace) return place;
    }
    return {};
}

std::optional<Error> problemOf(const AskSpec& spec, const std::vector<int>& years) {
    const bool isFact = !spec.subject.empty() && !spec.relation.empty();
    if (isFact == !spec.question.empty() || spec.subject.empty() != spec.relation.empty())
        return wrong("ask either a subject with a relation or a question");
    if (years.empty() && (isFact || hasYearPlace(spec.question)))
        return wrong("say which years are asked, e.g. 2010-2023");
    if (spec.templates.empty()) return wrong("no template is asked");
    if (const std::string place = unknownPlace(spec.question); !place.empty())
        return wrong(place + " is no place in a question; {year} is one");
    const auto own = hasYearPlace(spec.question) ? std::nullopt : openingYear(spec.question);
    if (own && std::any_of(years.begin(), years.end(), [&](int year) { return year != *own; }))
        return wrong(
            fmt::format("the question names a year of its own, {}: write {{year}} there, or ask {} alone", *own, *own));
    return std::nullopt;
}

/// The cells of one element under one template.
void addCells(const Element& element, Template form, const prompt::PromptBuilder& builder, AskPlan& plan) {
    for (const auto& entry : element.years) {
        AskCell cell{entry.year, form, {}, isKnown(entry) ? entry.objects : std::vector<benchmark::Object>()};
        const bool needsRight = form != Template::Generation;
        if ((needsRight && cell.right.empty()) ||
            !prompt::PromptBuilder::available(form, kProtocol, static_cast<int>(element.distractors.size()))) {
            if (std::find(plan.leftOut.begin(), plan.leftOut.end(), form) == plan.leftOut.end())
                plan.leftOut.push_back(form);
            continue;
        }
        cell.prompt = builder.build(element, 0, entry.year, form, 0, plan.yearSaid);
        plan.cells.push_back(std::move(cell));
    }
}

void addYearless(const AskSpec& spec, AskPlan& plan) {
    for (const Template form : spec.templates) {
        if (form != Template::Generation) {
            plan.leftOut.push_back(form);
            continue;
        }
        AskCell cell{std::nullopt, form, {}, spec.truth.at(std::nullopt)};
        cell.prompt.system = plan.pack->system(form);
        cell.prompt.text = spec.question;
        plan.cells.push_back(std::move(cell));
    }
}
} // namespace

Status AskTruth::add(std::string_view typed) {
    const std::size_t sign = typed.find('=');
    constexpr std::size_t kDigits = 4; // "1=2" names no year
    const bool maybe = sign != std::string_view::npos && sign >= kDigits;
    const auto named = benchmark::parseYears(maybe ? text::trim(typed.substr(0, sign)) : std::string_view());
    const bool ofYears = named && !named->empty();
    const std::string_view said = text::trim(ofYears ? typed.substr(sign + 1) : typed);
    if (said.empty()) return wrong("what is right has a text, as in 2015=TEXT or TEXT", std::string(typed));
    if (!ofYears) always.push_back({std::string(said)});
    if (ofYears)
        for (const int year : *named)
            years[year].push_back({std::string(said)});
    return {};
}

const std::vector<benchmark::Object>& AskTruth::at(std::optional<int> year) const {
    const auto found = year ? years.find(*year) : years.end();
    return found == years.end() ? always : found->second;
}

Result<AskPlan> AskPlan::make(const AskSpec& spec, const AskSources& sources) {
    const std::vector<int> years = yearsOf(spec, knownFact(spec, sources));
    if (auto problem = problemOf(spec, years)) return *problem;
    if (years.size() * spec.templates.size() > kMostAskedCells)
        return wrong(fmt::format("more than {} questions at once: a run is made for so many", kMostAskedCells));
    AskPlan plan;
    plan.pack = sources.pack;
    if (years.empty()) {
        addYearless(spec, plan);
    } else {
        const bool isFilled = hasYearPlace(spec.question);
        if (isFilled || openingYear(spec.question)) plan.yearSaid = prompt::YearSaid::ByQuestion;
        for (std::size_t i = 0; i < (isFilled ? years.size() : 1); ++i) {
            AskSpec one = spec;
            if (isFilled) one.question = text::replaceAll(spec.question, kYearPlace, std::to_string(years[i]));
            plan.elements.push_back(asked(one, sources, isFilled ? std::vector{years[i]} : years));
        }
        const auto pool = std::make_shared<const prompt::FewShotPool>(sources.fewShots);
        const prompt::PromptBuilder builder(
            sources.pack, pool, std::make_shared<const prompt::SeededSampler>(pool, kSeed), kProtocol, kSeed, 1);
        for (const Template form : spec.templates)
            for (const Element& element : plan.elements)
                addCells(element, form, builder, plan);
    }
    if (plan.cells.empty())
        return wrong("multiple choice needs a right answer and three distractors for it, true/false a right answer");
    return plan;
}

backend::ModelRequest AskPlan::request(const AskCell& cell, backend::Mode mode) const {
    backend::ModelRequest request;
    request.mode = mode;
    if (mode == backend::Mode::Chat) request.system = cell.prompt.system;
    request.prompt = cell.prompt.text;
    if (cell.prompt.text.ends_with('\n')) request.decoding.stop = usualStop(mode, *pack, {cell.form});
    request.group = 1;
    return request;
}

std::string afterItsYear(std::string question) {
    static constexpr std::array<std::string_view, 22> kOpeners{
        "Who", "Whom", "Whose", "What", "Which", "Where", "When", "Why",  "How", "Is", "Are",
        "Was", "Were", "Do",    "Does", "Did",   "Has",   "Have", "From", "In",  "Of", "With"};
    const std::string_view first = std::string_view(question).substr(0, question.find(' '));
    if (!hasYearPlace(question) && !openingYear(question) &&
        std::find(kOpeners.begin(), kOpeners.end(), first) != kOpeners.end())
        question.front() = static_cast<char>(question.front() - 'A' + 'a');
    return question;
}

matching::Verdict judgeAsked(const AskCell& cell, std::string_view reply) {
    const matching::JudgeSettings settings;
    const matching::FuzzyMatcher matcher(cell.right, settings.preprocess, settings.threshold);
    return matching::judge(cell.form, cell.prompt, cell.right, matcher, reply, settings);
}

} // namespace chronoscope::run
