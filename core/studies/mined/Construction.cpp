// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/Construction.h"

#include "core/base/Hash.h"
#include "core/studies/mined/Claims.h"
#include "core/studies/mined/ContextChoice.h"
#include "core/studies/mined/QuestionForms.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <utility>

namespace chronoscope::mined {

using Json = nlohmann::ordered_json;

namespace {
/// The number of a holder in a list and a year that is surely all theirs.
struct Stamp {
    std::size_t place = 0;
    int year = 0;
};

/// A date in the words of C.A, and how far it is to the asked one.
struct Way {
    std::string date;
    int distance = 0;
};

/// What happened at another entity, for I.T.C.
struct Event {
    std::string text; ///< "Bill Clinton was the President of United States"
    std::string entity;
    Days days;
};

template <typename T> void shuffle(std::vector<T>& list, SeedStream& random) {
    for (std::size_t left = list.size(); left > 1; --left)
        std::swap(list[left - 1], list[random.below(left)]);
}

Holders inOrder(const Office& office) {
    const Holders given(office.values);
    std::vector<DatedValue> sorted;
    for (const std::size_t place : given.byTime())
        sorted.push_back(given.values()[place]);
    return Holders(std::move(sorted));
}

bool heldOnce(const Holders& holders, std::size_t place) {
    return holders.placesOf(holders.values()[place].name).size() == 1;
}

/// Every closed value of an office whose holder held it once.
std::vector<Event> eventsOf(const std::vector<PicturedEntity>& entities) {
    std::vector<Event> events;
    for (const PicturedEntity& entity : entities)
        for (const Office& office : entity.offices) {
            if (QuestionForms(office.property).isClub()) continue;
            const Holders holders = inOrder(office);
            for (std::size_t place = 0; place < holders.values().size(); ++place) {
                const DatedValue& value = holders.values()[place];
                const auto days = holders.reach(place);
                if (!value.end || !days || !heldOnce(holders, place)) continue;
                events.push_back(
                    {fmt::format("{} was {} {}", value.name, office.property, entity.name), entity.name, *days});
            }
        }
    return events;
}

/// Builds the items of one property.
class OfficeBuilder {
public:
    OfficeBuilder(const PicturedEntity& entity, const Office& office, const std::vector<Event>& events,
                  const ConstructionOptions& options, Construction& out)
        : m_entity(entity), m_office(office), m_events(events), m_options(options), m_out(out),
          m_forms(office.property), m_holders(inOrder(office)), m_shown("the " + entity.hypernym + " in the image") {
        for (std::size_t place = 0; place < m_holders.values().size(); ++place)
            m_ownYears.push_back(m_holders.ownYears(place));
    }

    void build() {
        if (m_holders.values().empty()) return leaveOut({}, "the list is empty");
        atPresent();
        during();
        stamped();
        pastContexts();
        unanswerable();
        implicit();
        if (m_forms.isClub()) {
            leaveOut(Task::RK, "the question has no form for clubs");
            return leaveOut(Task::CA, "the question has no form for clubs");
        }
        ranked();
        calculated();
    }

private:
    SeedStream randomFor(Task task) const {
        return SeedStream(mix(mix(m_options.seed, hash64(m_entity.name + "\n" + m_office.property)),
                              static_cast<std::uint64_t>(task)));
    }
    const std::string& nameAt(std::size_t place) const { return m_holders.values()[place].name; }
    void leaveOut(std::optional<Task> task, std::string reason, std::optional<int> year = {}) {
        m_out.notBuilt.push_back({m_entity.name, m_office.property, task, std::move(reason), false, year});
    }

    /// `ask` makes the forms for a name of the entity.
    template <typename Ask> Json itemOf(Task task, const char* evalType, Ask ask, const std::string& gold) const {
        const AskedForms named = ask(m_entity.name), shown = ask(m_shown);
        Json attributes = Json::array();
        for (const DatedValue& value : m_holders.values())
            attributes.push_back(attributeText(value));
        const std::string current = m_forms.isClub() ? "currently play for" : m_forms.current();
        Json item{{"id", m_out.items[static_cast<std::size_t>(task)].size() + 1},
                  {"type", m_entity.type},
                  {"eval_type", evalType},
                  {"subject", m_entity.name},
                  {"hypernym", m_entity.hypernym},
                  {"questions_property", current},
                  {"paraphrase_completion_property", current.starts_with("the") ? "T" + current.substr(1) : current},
                  {"property", m_office.property},
                  {"questions", named.question},
                  {"paraphrase_completion", named.completion},
                  {"mm_questions", shown.question},
                  {"mm_paraphrase_completion", shown.completion},
                  {"image", m_entity.image},
                  {"paraphrase_image", m_entity.otherImage},
                  {"answers", std::move(attributes)},
                  {"bing_imgs", {m_entity.image, m_entity.otherImage}},
                  {"current_answer", gold}};
        return item;
    }
    void add(Task task, Json item) { m_out.items[static_cast<std::size_t>(task)].push_back(std::move(item)); }

    void atPresent() {
        const auto latest = m_holders.latest();
        m_latest = latest.front();
        if (latest.size() != 1) return leaveOut(Task::TA, "several values are the latest");
        add(Task::TA,
            itemOf(
                Task::TA, "openqa", [&](const auto& who) { return m_forms.atPresent(who); }, nameAt(m_latest)));
    }

    void during() {
        std::vector<std::size_t> places;
        for (std::size_t place = 0; place < m_holders.values().size(); ++place) {
            const DatedValue& value = m_holders.values()[place];
            if (!value.start || !value.end || value.end->year - value.start->year < 2) continue;
            const Years inner{value.start->year + 1, value.end->year - 1};
            if (m_holders.isOnlyHolder(place, inner)) places.push_back(place);
        }
        if (places.empty()) return leaveOut(Task::TIA, "no closed value of two years has its inner years for itself");
        SeedStream random = randomFor(Task::TIA);
        const std::size_t place = places[random.below(places.size())];
        const DatedValue& value = m_holders.values()[place];
        const Years years{value.start->year, value.end->year};
        Json item = itemOf(
            Task::TIA, "temporal_interval", [&](const auto& who) { return m_forms.during(who, years); }, value.name);
        item["temporal_interval"] = fmt::format("from {} to {}", years.from, years.to);
        add(Task::TIA, std::move(item));
    }

    /// T.S.A, and F.M.C on the same questions where a later holder can be told.
    void stamped() {
        SeedStream random = randomFor(Task::TSA);
        std::vector<std::size_t> places = placesWithYears();
        if (places.empty()) {
            leaveOut(Task::TSA, "no year is surely one holder's");
            return leaveOut(Task::FMC, "no year is surely one holder's");
        }
        shuffle(places, random);
        places.resize(std::min(places.size(), static_cast<std::size_t>(std::max(m_options.perList, 1))));
        for (const std::size_t place : places) {
            const Stamp stamp{place, pick(m_ownYears[place], random)};
            const auto ask = [&](const auto& who) { return m_forms.inPast(who, stamp.year); };
            Json asked = itemOf(Task::TSA, "timestamp", ask, nameAt(place));
            if (const auto context = laterStamp(stamp, random)) {
                Json future = itemOf(Task::FMC, "awareness_future", ask, nameAt(place));
                addContext(asked, *context);
                noteFurther(Task::FMC, stamp, *context);
                addContext(future, *context);
                add(Task::FMC, std::move(future));
            } else {
                leaveOut(Task::FMC, fmt::format("no later holder with a year of their own after {}", stamp.year),
                         stamp.year);
            }
            add(Task::TSA, std::move(asked));
        }
    }

    void pastContexts() {
        SeedStream random = randomFor(Task::PMC);
        std::vector<std::size_t> places = placesWithYears();
        shuffle(places, random);
        int built = 0;
        std::vector<int> without; // asked years of holders whom nobody precedes
        for (const std::size_t place : places) {
            if (built == m_options.perList) break;
            const Stamp stamp{place, pick(m_ownYears[place], random)};
            const auto context = earlierStamp(stamp, random);
            if (!context) {
                without.push_back(stamp.year);
                continue;
            }
            Json item = itemOf(
                Task::PMC, "awareness_past", [&](const auto& who) { return m_forms.inPast(who, stamp.year); },
                nameAt(place));
            addContext(item, *context);
            noteFurther(Task::PMC, stamp, *context);
            add(Task::PMC, std::move(item));
            ++built;
        }
        if (places.empty()) return leaveOut(Task::PMC, "no year is surely one holder's");
        // Of these only as many are missed as the list may have items.
        without.resize(std::min(without.size(), static_cast<std::size_t>(std::max(m_options.perList - built, 0))));
        for (const int year : without)
            leaveOut(Task::PMC, fmt::format("no earlier holder with a year of their own before {}", year), year);
    }

    void unanswerable() {
        std::optional<int> first = m_office.since;
        for (const DatedValue& value : m_holders.values())
            if (value.start) first = std::min(first.value_or(value.start->year), value.start->year);
        if (!first) {
            leaveOut(Task::PUD, "no value has a start");
            return leaveOut(Task::FUD, "no value has a start");
        }
        const int before = yearsOn(*first, -m_options.yearsBefore),
                  after = m_holders.newestYear() + m_options.yearsAfter;
        if (!m_holders.possible(Years{before, before}).empty())
            leaveOut(Task::PUD, fmt::format("{} is no year without a holder", before));
        else {
            add(Task::PUD, itemOf(
                               Task::PUD, "previous_unanswerable_date",
                               [&](const auto& who) { return m_forms.inPast(who, before); }, "unknown"));
            if (!m_office.since) ++m_out.sinceUnknown;
        }
        add(Task::FUD, itemOf(
                           Task::FUD, "future_unanswerable_date",
                           [&](const auto& who) { return m_forms.inFuture(who, after); }, "unknown"));
    }

    void implicit() {
        SeedStream random = randomFor(Task::ITC);
        const std::size_t start = m_events.empty() ? 0 : random.below(m_events.size());
        for (std::size_t tried = 0; tried < m_events.size(); ++tried) {
            const Event& event = m_events[(start + tried) % m_events.size()];
            if (event.entity == m_entity.name) continue;
            const auto then = m_holders.possible(event.days);
            if (then.size() != 1 || !m_holders.isOnlyHolder(then.front(), event.days)) continue;
            add(Task::ITC,
                itemOf(
                    Task::ITC, "understanding", [&](const auto& who) { return m_forms.whenever(who, event.text); },
                    nameAt(then.front())));
            return;
        }
        leaveOut(Task::ITC, "no event of another entity lies in one holder's time");
    }

    void ranked() {
        std::vector<std::size_t> places;
        for (std::size_t place = 0; place < m_holders.values().size(); ++place) {
            const DatedValue& value = m_holders.values()[place];
            if (value.start && value.end && heldOnce(m_holders, place)) places.push_back(place);
        }
        SeedStream random = randomFor(Task::RK);
        shuffle(places, random);
        for (std::size_t first = 0; first < places.size(); ++first)
            for (std::size_t second = first + 1; second < places.size(); ++second) {
                const DatedValue& a = m_holders.values()[places[first]];
                const DatedValue& b = m_holders.values()[places[second]];
                const int order = facts::compareKnown(*a.start, *b.start);
                if (order == 0) continue;
                return add(Task::RK, itemOf(
                                         Task::RK, "ranking",
                                         [&](const auto& who) { return m_forms.ranked(who, a.name, b.name); },
                                         order < 0 ? a.name : b.name));
            }
        leaveOut(Task::RK, "there are no two past holders who held it once and began apart");
    }

    void calculated() {
        std::vector<Stamp> all;
        for (std::size_t place = 0; place < m_ownYears.size(); ++place)
            for (const int year : m_ownYears[place])
                all.push_back({place, year});
        SeedStream random = randomFor(Task::CA);
        shuffle(all, random);
        for (const Stamp& from : all)
            for (const Stamp& to : all) {
                const int years = yearsBetween(from.year, to.year);
                if (!isAskable(years) || sameName(nameAt(from.place), nameAt(to.place))) continue;
                const auto way = wayBetween(from.year, to.year, years, random);
                if (!way) continue;
                return add(Task::CA, itemOf(
                                         Task::CA, "calculation",
                                         [&](const auto& who) {
                                             return m_forms.later(who, nameAt(from.place), way->date, way->distance,
                                                                  m_options.unit);
                                         },
                                         nameAt(to.place)));
            }
        leaveOut(Task::CA, "there are no two years that are surely two holders'");
    }

    static int yearsBetween(int from, int to) {
        return to - from - (from < 0 && to > 0 ? 1 : 0) + (from > 0 && to < 0 ? 1 : 0);
    }
    bool isAskable(int years) const {
        return years != 0 && std::abs(years) <= m_options.mostDistance && (years > 0 || m_options.goesBack);
    }
    /// From one year to the other, in the unit that is asked for; days are drawn.
    std::optional<Way> wayBetween(int from, int to, int years, SeedStream& random) const {
        if (m_options.unit == DistanceUnit::Years) return Way{std::to_string(from), years};
        const auto first = dayOf(from, random), last = dayOf(to, random);
        const auto days = first && last ? daysBetween(*first, *last) : std::nullopt;
        return days ? std::optional(Way{first->text(), *days}) : std::nullopt;
    }
    /// A day of the year; nothing before the year 1.
    static std::optional<facts::Date> dayOf(int year, SeedStream& random) {
        constexpr int kDays = 365;
        return daysOn({year, 1, 1}, static_cast<int>(random.below(kDays)));
    }

    std::vector<std::size_t> placesWithYears() const {
        std::vector<std::size_t> places;
        for (std::size_t place = 0; place < m_ownYears.size(); ++place)
            if (!m_ownYears[place].empty()) places.push_back(place);
        return places;
    }
    static int pick(const std::vector<int>& years, SeedStream& random) { return years[random.below(years.size())]; }

    /// A year of `place` on the wanted side of the asked one; nothing where it has none, or it is the same holder.
    template <typename IsWanted>
    std::optional<Stamp> yearOf(std::size_t place, const Stamp& asked, SeedStream& random, IsWanted isWanted) const {
        std::vector<int> years;
        std::copy_if(m_ownYears[place].begin(), m_ownYears[place].end(), std::back_inserter(years), isWanted);
        if (years.empty() || sameName(nameAt(place), nameAt(asked.place))) return std::nullopt;
        return Stamp{place, pick(years, random)};
    }
    std::optional<Stamp> laterStamp(const Stamp& asked, SeedStream& random) const {
        const auto isLater = [&](int year) { return year > asked.year; };
        if (m_options.policy == ContextPolicy::Latest) return yearOf(m_latest, asked, random, isLater);
        for (std::size_t place = asked.place + 1; place < m_ownYears.size(); ++place)
            if (const auto stamp = yearOf(place, asked, random, isLater)) return stamp;
        return std::nullopt;
    }
    std::optional<Stamp> earlierStamp(const Stamp& asked, SeedStream& random) const {
        const auto isEarlier = [&](int year) { return year < asked.year; };
        std::vector<std::size_t> places; // the one right before first
        for (std::size_t place = asked.place; place-- > 0;)
            places.push_back(place);
        if (m_options.past == PastPolicy::RandomPast) shuffle(places, random);
        for (const std::size_t place : places)
            if (const auto stamp = yearOf(place, asked, random, isEarlier)) return stamp;
        return std::nullopt;
    }
    /// Counts a context that is to be of the neighbour and is not, for somebody else stands between the two.
    void noteFurther(Task task, const Stamp& asked, const Stamp& context) {
        const bool isNeighbour =
            task == Task::FMC ? m_options.policy == ContextPolicy::Next : m_options.past == PastPolicy::Previous;
        if (!isNeighbour) return;
        const auto [first, last] = std::minmax(asked.place, context.place);
        for (std::size_t place = first + 1; place < last; ++place)
            if (!sameName(nameAt(place), nameAt(asked.place)) && !sameName(nameAt(place), nameAt(context.place))) {
                ++m_out.furtherContexts[static_cast<std::size_t>(task)];
                return;
            }
    }
    void addContext(Json& item, const Stamp& stamp) const {
        item["context_subject"] = nameAt(stamp.place);
        item["context_timestamp"] = stamp.year;
        item["context_property"] = m_office.property;
        item["context_subject_original"] = m_entity.name;
        item["context"] = contextSentence(stamp.year, nameAt(stamp.place), m_office.property, m_entity.name);
    }

    const PicturedEntity& m_entity;
    const Office& m_office;
    const std::vector<Event>& m_events;
    const ConstructionOptions& m_options;
    Construction& m_out;
    const QuestionForms m_forms;
    const Holders m_holders;
    const std::string m_shown;
    std::vector<std::vector<int>> m_ownYears; ///< by place
    std::size_t m_latest = 0;
};
} // namespace

std::optional<PastPolicy> pastPolicyFromName(std::string_view name) {
    return name == "previous"      ? std::optional(PastPolicy::Previous)
           : name == "random_past" ? std::optional(PastPolicy::RandomPast)
                                   : std::nullopt;
}

Construction construct(const std::vector<PicturedEntity>& entities, const ConstructionOptions& options,
                       const std::stop_token& stop, const ConstructionTold& told) {
    Construction out;
    const auto events = eventsOf(entities);
    std::size_t done = 0;
    for (const PicturedEntity& entity : entities) {
        if (stop.stop_requested()) return out;
        for (const Office& office : entity.offices)
            OfficeBuilder(entity, office, events, options, out).build();
        if (entity.offices.empty())
            out.notBuilt.push_back({entity.name, {}, {}, "it has no dated attributes", false, {}});
        if (told) told(++done, entities.size());
    }
    addClaims(out, options);
    if (options.words == WordSet::Clean) cleanAll(out);
    return out;
}

} // namespace chronoscope::mined
