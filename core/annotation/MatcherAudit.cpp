// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/MatcherAudit.h"

#include "core/analysis/TableText.h"
#include "core/run/RunFactory.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>

namespace chronoscope::annotation {

using analysis::CellCategory;
using analysis::Table;
using results::Block;
using results::ResultFilter;
using results::ResultSet;
using results::RunSelection;

namespace {
constexpr std::size_t kMayWait = 5; ///< cells that may be left for later in a queue's order, however short it is
constexpr std::size_t kOneIn = 10;  ///< of a longer one, this part

/// An Incorrect cell and what people found of it.
struct Incorrect {
    std::size_t cell = 0;
    bool labelled = false;
    bool alias = false;
    bool known = false;     ///< with a label or an accepted answer
    bool gained = false;    ///< then: it becomes Correct
    std::string_view since; ///< when somebody first said something of it; empty: nobody did
};

/// All judged cells of the audited run.
struct Audited {
    std::int64_t judged = 0, correct = 0, gained = 0, aliasWithoutAnswer = 0;
    std::vector<Incorrect> incorrect; ///< by cell
};

/// The cells that are looked at: whatever the filter says of what came out.
RunSelection auditedCells(const ResultSet& set, ResultFilter asked, std::size_t run) {
    for (const auto part : {results::FilterPart::Categories, results::FilterPart::Chrono, results::FilterPart::Answers,
                            results::FilterPart::Labels})
        asked = asked.without(part);
    return results::select(set, asked, run, results::chosenElements(*set.elements, asked));
}

CellCategory categoryOf(const RunSelection& selection, std::size_t cell) {
    return static_cast<CellCategory>(selection.columns->category[cell]);
}

/// Views into `book`.
std::string_view firstSaid(const AnnotationBook& book, const ItemKey& item) {
    std::string_view first;
    for (const Annotation& one : book.of(item))
        if (first.empty() || one.created < first) first = one.created;
    return first;
}

Incorrect found(const LabelSetResults& own, std::size_t run, std::size_t cell, const CellCategory* again) {
    const ResultSet& set = *own.results;
    const auto given = set.labels->labelsOf(run, cell);
    const auto* const said = set.labels->at(run, cell);
    Incorrect out;
    out.cell = cell;
    out.labelled = !given.empty();
    out.alias = std::any_of(given.begin(), given.end(), [&](std::uint32_t label) {
        return set.labels->labels[label].role == LabelRole::AliasMissed;
    });
    // Whether a disputed cell counts must not hang on how it comes out.
    out.known = again != nullptr || (said != nullptr && said->spoken);
    out.gained = again != nullptr && *again == CellCategory::Correct;
    if (out.known) out.since = firstSaid(*own.whole, results::itemOf(set, run, cell));
    return out;
}

Audited audited(const LabelSetResults& own, const RunSelection& selection, const Rejudged& rejudged) {
    Audited out;
    results::forEachCell(selection, [&](std::size_t, std::size_t cell, Block) {
        const CellCategory category = categoryOf(selection, cell);
        if (category == CellCategory::Missing) return;
        const auto at = rejudged.find(static_cast<std::int64_t>(cell));
        const CellCategory* const again = at == rejudged.end() ? nullptr : &at->second;
        ++out.judged;
        out.correct += category == CellCategory::Correct ? 1 : 0;
        out.gained += category != CellCategory::Correct && again && *again == CellCategory::Correct ? 1 : 0;
        if (category != CellCategory::Incorrect) return;
        out.incorrect.push_back(found(own, selection.run, cell, again));
        out.aliasWithoutAnswer += out.incorrect.back().alias && !again ? 1 : 0;
    });
    return out;
}

/// The Incorrect cells in the order of a queue, each once.
std::vector<Incorrect> inOrder(const std::vector<Incorrect>& incorrect, const std::vector<std::int64_t>& queue) {
    std::vector<Incorrect> order;
    std::vector<bool> isTaken(incorrect.size(), false);
    const auto isBefore = [](const Incorrect& one, std::int64_t cell) {
        return static_cast<std::int64_t>(one.cell) < cell;
    };
    for (const std::int64_t cell : queue) {
        const auto at = std::lower_bound(incorrect.begin(), incorrect.end(), cell, isBefore);
        if (at == incorrect.end() || static_cast<std::int64_t>(at->cell) != cell) continue;
        const auto place = static_cast<std::size_t>(at - incorrect.begin());
        if (!isTaken[place]) order.push_back(*at);
        isTaken[place] = true;
    }
    return order;
}

/// Places that are marked, counted up to any of them in logarithmic time (Fenwick 1994).
class Marks {
public:
    explicit Marks(std::size_t places) : m_sums(places + 1, 0) {}
    void add(std::size_t place, std::int64_t step) {
        for (std::size_t at = place + 1; at < m_sums.size(); at += at & (~at + 1))
            m_sums[at] += step;
    }
    /// That place included.
    std::size_t upTo(std::size_t place) const {
        std::int64_t sum = 0;
        for (std::size_t at = place + 1; at > 0; at -= at & (~at + 1))
            sum += m_sums[at];
        return static_cast<std::size_t>(sum);
    }

private:
    std::vector<std::int64_t> m_sums;
};

/// What is left of the order without what was chosen: see MatcherAudit. Of it, what is known is drawn.
std::vector<Incorrect> drawn(const std::vector<Incorrect>& order, const std::string& queueMade) {
    std::map<std::string_view, std::vector<std::size_t>> steps; // places, ascending, by when they became known
    std::vector<bool> isChosen(order.size(), false);
    Marks left(order.size()); // in the order
    Marks waiting(order.size());
    for (std::size_t place = 0; place < order.size(); ++place) {
        isChosen[place] = order[place].known && order[place].since <= queueMade;
        if (isChosen[place]) continue;
        left.add(place, 1);
        waiting.add(place, 1);
        if (order[place].known) steps[order[place].since].push_back(place);
    }
    for (const auto& [when, places] : steps) {
        for (const std::size_t place : places)
            waiting.add(place, -1);
        if (waiting.upTo(places.back()) <= std::max(kMayWait, left.upTo(places.back()) / kOneIn)) continue;
        for (const std::size_t place : places) {
            left.add(place, -1);
            isChosen[place] = true;
        }
    }
    std::vector<Incorrect> rest;
    for (std::size_t place = 0; place < order.size(); ++place)
        if (!isChosen[place]) rest.push_back(order[place]);
    return rest;
}

void takeSample(MatcherAudit& audit, const std::vector<Incorrect>& rest) {
    std::int64_t known = 0, gained = 0, here = 0;
    std::int64_t sample = 0, sampleGained = 0, length = 0;
    for (const Incorrect& cell : rest) {
        ++here;
        known += cell.known ? 1 : 0;
        gained += cell.known && cell.gained ? 1 : 0;
        const auto among = static_cast<std::int64_t>(kOneIn);
        if (!cell.known || among * known < (among - 1) * here) continue;
        sample = known;
        sampleGained = gained;
        length = here;
    }
    audit.sampleGained = shareOf(sampleGained, sample);
    audit.passedOver = length - sample;
    const bool isEnough = sample >= std::min(MatcherAudit::kLeastSample, static_cast<std::int64_t>(rest.size()));
    audit.extrapolation = isEnough && sample > 0 ? Extrapolation::Sound : Extrapolation::NoLabels;
}

void estimate(MatcherAudit& audit) {
    const auto percent = [&](double share) {
        const double right =
            static_cast<double>(audit.correct + audit.gained) + share / 100 * static_cast<double>(audit.open);
        return 100 * right / static_cast<double>(audit.judged);
    };
    audit.estimatedPercent = percent(audit.sampleGained.percent.value_or(0));
    audit.estimatedInterval = {percent(audit.sampleGained.interval.low), percent(audit.sampleGained.interval.high)};
}

void extrapolate(MatcherAudit& audit, const std::vector<Incorrect>& incorrect,
                 const std::optional<RandomQueue>& queue) {
    if (queue) {
        const auto order = inOrder(incorrect, queue->cells);
        audit.extrapolation = Extrapolation::OtherCells;
        if (order.size() == incorrect.size()) takeSample(audit, drawn(order, queue->created));
    }
    if (audit.open == 0 && audit.incorrect > 0) audit.extrapolation = Extrapolation::Sound;
    if (audit.extrapolation == Extrapolation::Sound) estimate(audit);
}
} // namespace

std::string_view name(Extrapolation extrapolation) {
    constexpr std::array<std::string_view, 5> kNames{"sound", "not_random", "other_cells", "no_labels", "accepted"};
    return kNames.at(static_cast<std::size_t>(extrapolation));
}

std::vector<std::int64_t> incorrectCells(const ResultSet& set, const ResultFilter& filter, std::size_t run) {
    std::vector<std::int64_t> cells;
    const RunSelection selection = auditedCells(set, filter, run);
    results::forEachCell(selection, [&](std::size_t, std::size_t cell, Block) {
        if (categoryOf(selection, cell) == CellCategory::Incorrect) cells.push_back(static_cast<std::int64_t>(cell));
    });
    std::sort(cells.begin(), cells.end());
    return cells;
}

MatcherAudit matcherAudit(const LabelSetResults& own, const ResultFilter& filter, std::size_t run,
                          const Rejudged& rejudged, const std::optional<RandomQueue>& queue) {
    const Audited cells = audited(own, auditedCells(*own.results, filter, run), rejudged);
    const auto count = [&](auto which) {
        return static_cast<std::int64_t>(std::count_if(cells.incorrect.begin(), cells.incorrect.end(), which));
    };
    MatcherAudit audit;
    audit.judged = cells.judged;
    audit.correct = cells.correct;
    audit.incorrect = static_cast<std::int64_t>(cells.incorrect.size());
    audit.gained = cells.gained;
    audit.correctPercent = shareOf(cells.correct, cells.judged).percent;
    audit.appliedPercent = shareOf(cells.correct + cells.gained, cells.judged).percent;
    audit.open = count([](const Incorrect& cell) { return !cell.known; });
    if (own.results->run(run).overrides != 0) {
        audit.extrapolation = Extrapolation::Accepted;
        return audit;
    }
    audit.aliasMissed = shareOf(count([](const Incorrect& cell) { return cell.alias; }),
                                count([](const Incorrect& cell) { return cell.labelled; }));
    audit.aliasWithoutAnswer = cells.aliasWithoutAnswer;
    extrapolate(audit, cells.incorrect, queue);
    return audit;
}

Result<MatcherAudit> auditRun(store::Database& database, const LabelSetResults& own, const ResultFilter& filter,
                              std::size_t run, const std::stop_token& stop) {
    const results::RunColumns& columns = own.results->run(run);
    const auto context = run::loadTemplateRun(database, columns.choice.run);
    if (!context) return context.error();
    const auto overrides = overridesOf(*own.whole, columns.identity, OverrideScope::ThisRun);
    const auto rejudged = rejudge(database, **context, columns.judge, overrides, stop);
    if (!rejudged) return rejudged.error();
    const auto queue = randomQueue(database, columns.choice.run, incorrectCells(*own.results, filter, run));
    if (!queue) return queue.error();
    return matcherAudit(own, filter, run, *rejudged, *queue);
}

Table auditTable(const std::vector<AuditRow>& rows, const std::string& labelSet) {
    Table table;
    for (const char* key : {"run", "model"})
        table.addColumn(key);
    for (const char* key : {"judged", "correct", "incorrect", "correct_percent", "labelled", "alias_missed",
                            "alias_percent", "ci_low", "ci_high", "alias_without_answer", "gained", "applied_percent"})
        table.addColumn(key, true);
    table.addColumn("estimate");
    for (const char* key : {"sample", "passed_over", "estimated_percent", "estimated_low", "estimated_high"})
        table.addColumn(key, true);
    table.addColumn("label_set");
    const auto shown = [](bool isKnown, std::int64_t count) { return isKnown ? std::to_string(count) : std::string(); };
    const auto number = [](std::optional<double> value) { return value ? analysis::number(*value, 2) : std::string(); };
    for (const auto& [run, model, audit] : rows) {
        const bool isOwn = audit.extrapolation != Extrapolation::Accepted;
        const bool isRandom =
            audit.extrapolation == Extrapolation::Sound || audit.extrapolation == Extrapolation::NoLabels;
        auto& row = table.rows.emplace_back();
        row = {run,
               model,
               shown(true, audit.judged),
               shown(true, audit.correct),
               shown(true, audit.incorrect),
               number(audit.correctPercent),
               shown(isOwn, audit.aliasMissed.of),
               shown(isOwn, audit.aliasMissed.given)};
        addShare(row, audit.aliasMissed.percent, audit.aliasMissed.interval);
        row.push_back(shown(isOwn, audit.aliasWithoutAnswer));
        row.push_back(shown(true, audit.gained));
        row.push_back(number(audit.appliedPercent));
        row.emplace_back(name(audit.extrapolation));
        row.push_back(shown(isRandom, audit.sampleGained.of));
        row.push_back(shown(isRandom, audit.passedOver));
        addShare(row, audit.estimatedPercent, audit.estimatedInterval);
        row.push_back(labelSet);
    }
    return table;
}

} // namespace chronoscope::annotation
