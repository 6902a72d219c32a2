// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/facts/Timeline.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>
#include <utility>

namespace chronoscope::facts {

namespace {
constexpr Date kUnknownStart{std::numeric_limits<int>::max(), 0, 0};
constexpr Date kOpenEnd{std::numeric_limits<int>::max(), 1, 0};

/// Years in which one object held, by one statement.
struct Span {
    int first = 0;
    int last = 0;
    std::size_t object = 0;
    std::size_t statement = 0;
    bool ends = false; ///< by an end that is known
    Date start = kUnknownStart;
    Date end = kOpenEnd;

    bool covers(int year) const { return first <= year && year <= last; }
};

class Building {
public:
    Building(const std::vector<Statement>& statements, const TimelineRules& rules)
        : m_statements(statements), m_rules(rules) {
        m_timeline.yearsOf.resize(statements.size());
        m_timeline.reasons.resize(statements.size());
    }

    Timeline make() {
        for (std::size_t i = 0; i < m_statements.size(); ++i)
            if (const auto reason = take(i)) {
                m_timeline.reasons[i] = reason;
                ++m_timeline.dropped[static_cast<std::size_t>(*reason)];
            }
        std::stable_sort(m_spans.begin(), m_spans.end(), [](const Span& a, const Span& b) {
            return std::tie(a.start, a.end) < std::tie(b.start, b.end);
        });
        for (const Span& span : m_spans)
            m_timeline.yearsOf[span.statement] += yearsInFrame(span);
        for (int year = m_rules.first; year <= m_rules.last; ++year)
            addYear(year);
        judge();
        return std::move(m_timeline);
    }

private:
    std::optional<Dropped> take(std::size_t index) {
        const Statement& statement = m_statements[index];
        if (statement.rank == Statement::Rank::Deprecated) return Dropped::Deprecated;
        if (statement.holder == Statement::Holder::Unknown) return Dropped::UnknownObject;
        std::vector<Bound> starts = statement.starts;
        std::vector<Bound> ends = statement.ends;
        // A start that is not known is as good as none.
        std::erase_if(starts, [](const Bound& bound) { return bound.kind != Bound::Kind::Known; });
        std::vector<Span> spans;
        if (starts.size() > 1 || ends.size() > 1) {
            const auto reason = pair(statement, std::move(starts), std::move(ends), spans);
            if (reason) return reason;
        } else if (const auto reason = single(statement, starts.empty() ? nullptr : &starts[0],
                                              ends.empty() ? nullptr : &ends[0], spans)) {
            return reason;
        }
        return store(index, spans);
    }

    /// Several starts or ends, in order; the last may be open.
    std::optional<Dropped> pair(const Statement& statement, std::vector<Bound> starts, std::vector<Bound> ends,
                                std::vector<Span>& spans) const {
        const auto isKnown = [](const Bound& bound) { return bound.kind == Bound::Kind::Known; };
        const auto byDate = [](const Bound& a, const Bound& b) { return a.date < b.date; };
        const bool fits = ends.size() == starts.size() || ends.size() + 1 == starts.size();
        if (!fits || !std::all_of(ends.begin(), ends.end(), isKnown)) return Dropped::Ambiguous;
        std::sort(starts.begin(), starts.end(), byDate);
        std::sort(ends.begin(), ends.end(), byDate);
        for (std::size_t i = 0; i < starts.size(); ++i)
            if (const auto reason = single(statement, &starts[i], i < ends.size() ? &ends[i] : nullptr, spans))
                return reason;
        return std::nullopt;
    }

    std::optional<Dropped> single(const Statement& statement, const Bound* start, const Bound* end,
                                  std::vector<Span>& spans) const {
        const bool endIsKnown = end && end->kind == Bound::Kind::Known;
        if (start) {
            Span span{.first = start->date.year, .last = m_rules.asOf, .start = start->date};
            if (endIsKnown) {
                if (compareKnown(start->date, end->date) > 0) return Dropped::Reversed;
                span.end = end->date;
                span.last = lastYear(end->date);
                span.ends = true;
            } else if (end && end->kind == Bound::Kind::Unknown && statement.rank != Statement::Rank::Preferred) {
                span.last = span.first;
            } else if (m_rules.dissolved) {
                span.last = std::min(span.last, *m_rules.dissolved);
            }
            spans.push_back(span);
            return std::nullopt;
        }
        if (endIsKnown)
            spans.push_back({.first = end->date.year, .last = lastYear(end->date), .ends = true, .end = end->date});
        else
            for (const Date& point : statement.points)
                spans.push_back({.first = point.year, .last = point.year}); // its start is not known
        return spans.empty() ? std::optional(Dropped::Undated) : std::nullopt;
    }

    /// The last year that an end on `date` leaves.
    int lastYear(const Date& date) const {
        const bool isLastDay = date.month == 12 && date.day == 31;
        return m_rules.years == YearRule::Overlap || isLastDay ? date.year : date.year - 1;
    }

    std::optional<Dropped> store(std::size_t index, std::vector<Span>& spans) {
        const Statement& statement = m_statements[index];
        std::erase_if(spans, [this](const Span& span) { return span.first > m_rules.asOf; });
        if (spans.empty()) return Dropped::AfterSource;
        const bool isNobody = statement.holder == Statement::Holder::Nobody;
        const std::size_t object = isNobody ? 0 : objectOf(statement);
        for (Span& span : spans) {
            span.last = std::min(span.last, m_rules.asOf);
            span.object = object;
            span.statement = index;
            if (span.first <= span.last) (isNobody ? m_empty : m_spans).push_back(span);
        }
        return std::nullopt;
    }

    std::size_t objectOf(const Statement& statement) {
        const std::string& key = statement.objectId.empty() ? statement.object.front() : statement.objectId;
        const auto [at, isNew] = m_byKey.try_emplace(key, m_timeline.objects.size());
        if (isNew) m_timeline.objects.emplace_back();
        benchmark::Object& names = m_timeline.objects[at->second];
        for (const std::string& name : statement.object)
            if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
        return at->second;
    }

    std::size_t yearsInFrame(const Span& span) const {
        return static_cast<std::size_t>(
            std::max(0, std::min(span.last, m_rules.last) - std::max(span.first, m_rules.first) + 1));
    }

    void addYear(int year) {
        Timeline::Year entry{year, {}, false};
        collect(year, false, entry.objects);
        if (entry.objects.empty() && m_rules.gaps != GapMode::None) fill(entry);
        if (!entry.objects.empty()) m_timeline.years.push_back(std::move(entry));
    }

    void collect(int year, bool withoutEndOnly, std::vector<std::size_t>& objects) const {
        for (const Span& span : m_spans)
            if (span.covers(year) && !(withoutEndOnly && span.ends) &&
                std::find(objects.begin(), objects.end(), span.object) == objects.end())
                objects.push_back(span.object);
    }

    void fill(Timeline::Year& entry) const {
        std::optional<int> before;
        bool isBetween = false;
        for (const Span& span : m_spans) { // what is known outside the frame fills nothing
            if (span.first < entry.year && span.last >= m_rules.first)
                before = std::max(before.value_or(m_rules.first), std::min(span.last, entry.year - 1));
            isBetween = isBetween || (span.first > entry.year && span.first <= m_rules.last);
        }
        if (!before || !isBetween) return;
        const bool openOnly = m_rules.gaps == GapMode::Open;
        if (openOnly && std::any_of(m_empty.begin(), m_empty.end(),
                                    [&](const Span& none) { return none.first <= entry.year && none.last > *before; }))
            return;
        collect(*before, openOnly, entry.objects);
        entry.filled = !entry.objects.empty();
    }

    void judge() {
        const std::vector<Timeline::Year>& years = m_timeline.years;
        m_timeline.complete = static_cast<int>(years.size()) == m_rules.last - m_rules.first + 1;
        for (std::size_t i = 1; i < years.size(); ++i) {
            std::vector<std::size_t> before = years[i - 1].objects;
            std::vector<std::size_t> now = years[i].objects;
            std::sort(before.begin(), before.end());
            std::sort(now.begin(), now.end());
            if (years[i].year == years[i - 1].year + 1 && before != now) ++m_timeline.changes;
        }
    }

    const std::vector<Statement>& m_statements;
    const TimelineRules& m_rules;
    Timeline m_timeline;
    std::vector<Span> m_spans; ///< in order of the statements, later of their dates
    std::vector<Span> m_empty; ///< years known to have nobody
    std::map<std::string, std::size_t> m_byKey;
};
} // namespace

std::optional<benchmark::State> Timeline::state() const {
    if (!complete) return std::nullopt;
    return changes > 0 ? benchmark::State::Dynamic : benchmark::State::Static;
}

Timeline makeTimeline(const std::vector<Statement>& statements, const TimelineRules& rules) {
    return Building(statements, rules).make();
}

} // namespace chronoscope::facts
