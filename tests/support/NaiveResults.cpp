// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/NaiveResults.h"

#include "core/base/Text.h"
#include "core/results/ResultLoader.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/ScoringStore.h"

#include <algorithm>

namespace chronoscope::test {

using results::ResultFilter;
using results::RunChoice;

namespace {
template <typename T> bool has(const std::vector<T>& list, const T& item) {
    return list.empty() || std::find(list.begin(), list.end(), item) != list.end();
}

int changesOf(const benchmark::Element& element) {
    if (element.state == benchmark::State::Invariant) return 0;
    int changes = 0;
    for (std::size_t i = 1; i < element.years.size(); ++i) {
        std::set<std::string> before, now;
        for (const auto& object : element.years[i - 1].objects)
            before.insert(object[0]);
        for (const auto& object : element.years[i].objects)
            now.insert(object[0]);
        changes += before != now;
    }
    return changes;
}

/// Fills in what the tables hold of the cell.
void readStored(SQLite::Database& sql, NaiveCell& cell, std::int64_t cellIndex, std::int64_t elementIndex,
                std::int64_t diagnosedBy) {
    const bool scored = cell.choice.scoring != 0;
    const std::int64_t owner = (scored ? cell.choice.scoring : cell.choice.run) * (std::int64_t{1} << 40);
    SQLite::Statement one(sql, std::string("SELECT * FROM ") + (scored ? "scored_cell" : "cell") + " WHERE key = ?");
    one.bind(1, owner + cellIndex);
    if (one.executeStep()) {
        cell.greedy = one.getColumn("greedy_answered").getInt64();
        cell.greedyHits = one.getColumn("greedy_hits").getInt64();
        cell.sampled = one.getColumn("sampled_answered").getInt64();
        cell.sampledHits = one.getColumn("sampled_hits").getInt64();
        cell.errors = one.getColumn("errors").getInt64();
        cell.category = one.getColumn("category").getInt();
    }
    SQLite::Statement element(sql, std::string("SELECT category FROM ") +
                                       (scored ? "scored_element" : "element_category") + " WHERE key = ?");
    element.bind(1, owner + elementIndex);
    if (element.executeStep()) cell.chrono = element.getColumn(0).getInt();
    SQLite::Statement wrong(sql, "SELECT kind, shift, greedy, sampled FROM diagnosis WHERE key = ?");
    wrong.bind(1, diagnosedBy * (std::int64_t{1} << 40) + cellIndex);
    while (diagnosedBy != 0 && wrong.executeStep())
        cell.wrong[{wrong.getColumn(0).getInt(), wrong.getColumn(1).getInt()}] = {wrong.getColumn(2).getInt64(),
                                                                                  wrong.getColumn(3).getInt64()};
}
} // namespace

std::vector<NaiveCell> naiveCells(const WorkspacePtr& workspace, RunChoice choice, std::int64_t diagnosedBy) {
    const auto context = contextOf(workspace, choice.run);
    const auto& layout = context->layout;
    auto reader = must(workspace->reader());
    std::vector<NaiveCell> cells;
    for (const auto& loaded : must(store::BenchmarkStore(reader).loadOfRun(choice.run, 0, layout.elements))) {
        const auto& element = loaded.element;
        for (std::size_t form = 0; form < layout.templates.size(); ++form) {
            for (std::size_t year = 0; year < layout.years.size(); ++year) {
                if (!context->asks(element, layout.years[year], layout.templates[form])) continue;
                NaiveCell& cell = cells.emplace_back();
                cell.choice = choice;
                cell.protocol = context->record.spec.protocol;
                cell.row = loaded.row;
                cell.id = toHex(element.id);
                cell.domain = static_cast<int>(element.domain);
                cell.state = static_cast<int>(element.state);
                cell.relation = element.relation;
                cell.subject = element.subject;
                cell.objectChanges = changesOf(element);
                cell.form = static_cast<int>(layout.templates[form]);
                cell.year = layout.years[year];
                readStored(reader.sql(), cell,
                           layout.cellIndex(loaded.ordinal, static_cast<int>(year), static_cast<int>(form)),
                           layout.elementIndex(loaded.ordinal, static_cast<int>(form)), diagnosedBy);
            }
        }
    }
    return cells;
}

bool naivelyAsked(const NaiveCell& cell, const ResultFilter& filter) {
    bool year = filter.years.empty();
    for (const auto& range : filter.years)
        year = year || (cell.year >= range.from && cell.year <= range.to);
    bool ok = false;
    return year && has(filter.domains, static_cast<benchmark::Domain>(cell.domain)) &&
           has(filter.states, static_cast<benchmark::State>(cell.state)) && has(filter.relations, cell.relation) &&
           has(filter.elements, contentIdFromHex(cell.id, ok)) &&
           has(filter.templates, static_cast<prompt::Template>(cell.form)) &&
           text::lower(cell.subject).find(text::lower(filter.subject)) != std::u32string::npos;
}

bool naivelyCameOut(const NaiveCell& cell, const ResultFilter& filter) {
    bool kind = filter.answers.empty();
    for (const auto& [what, wrong] : cell.wrong)
        kind = kind || has(filter.answers, static_cast<matching::AnswerKind>(what.first));
    return kind && has(filter.categories, static_cast<analysis::CellCategory>(cell.category)) &&
           has(filter.chrono, static_cast<analysis::ChronoCategory>(cell.chrono));
}

bool naivelyOfRun(const NaiveCell& cell, const ResultFilter& filter) {
    return has(filter.runs, cell.choice) && has(filter.protocols, cell.protocol);
}

bool naivelyPasses(const NaiveCell& cell, const ResultFilter& filter) {
    return naivelyOfRun(cell, filter) && naivelyAsked(cell, filter) && naivelyCameOut(cell, filter);
}

std::int64_t plantScoring(const WorkspacePtr& workspace, std::int64_t run, const std::string& name,
                          const matching::JudgeSettings& judge, unsigned seed) {
    const auto record = recordOf(workspace, run);
    const auto layout = record.layout();
    std::mt19937 random(seed);
    return must(workspace->write([&](store::Database& database) -> Result<std::int64_t> {
        store::ScoringStore scorings(database);
        const auto id = must(scorings.begin(run, name, judge));
        store::ScoringBatch batch;
        SQLite::Statement rows(database.sql(),
                               "SELECT key & 1099511627775, greedy_answered, greedy_hits, sampled_answered, "
                               "sampled_hits, errors, category FROM cell WHERE key >> 40 = ?");
        rows.bind(1, run);
        while (rows.executeStep()) {
            const std::int64_t index = rows.getColumn(0).getInt64();
            const auto number = [&](int column) { return rows.getColumn(column).getInt(); };
            batch.cells.push_back({index,
                                   {0, number(1), number(2), 0, number(3), number(4), number(5)},
                                   static_cast<analysis::CellCategory>(number(6))});
            const auto form = static_cast<std::size_t>(index / layout.elements) / layout.years.size();
            if (layout.templates[form] == prompt::Template::TrueFalse) continue;
            std::map<std::pair<int, int>, NaiveCell::Wrong> wrong;
            for (int i = 0; i < number(1) - number(2) + number(3) - number(4); ++i) {
                const int kind = 1 + static_cast<int>(random() % matching::kAnswerKinds);
                const int years = 1 + static_cast<int>(random() % 6);
                auto& counts = wrong[{kind, kind == 1 ? years : kind == 2 ? -years : 0}];
                ++(i < number(1) - number(2) ? counts.greedy : counts.sampled);
            }
            for (const auto& [what, counts] : wrong)
                batch.diagnoses.push_back({index,
                                           {static_cast<matching::AnswerKind>(what.first), what.second},
                                           counts.greedy,
                                           counts.sampled});
        }
        SQLite::Statement elements(database.sql(),
                                   "SELECT key & 1099511627775, category FROM element_category WHERE key >> 40 = ?");
        elements.bind(1, run);
        while (elements.executeStep())
            batch.elements.push_back({elements.getColumn(0).getInt64(),
                                      static_cast<analysis::ChronoCategory>(elements.getColumn(1).getInt())});
        rows.reset();
        elements.reset();
        must(scorings.write(id, batch));
        must(scorings.finish(id, record.counts.done(), {}));
        return id;
    }));
}

ResultFilter randomFilter(std::mt19937& random, const std::vector<NaiveCell>& cells) {
    ResultFilter filter;
    const auto some = [&] { return cells[random() % cells.size()]; };
    const auto chance = [&](unsigned oneIn) { return random() % oneIn == 0; };
    for (int i = 0; i < 2; ++i) {
        if (chance(5)) filter.runs.push_back(some().choice);
        if (chance(8)) filter.protocols.push_back(some().protocol);
        if (chance(4)) filter.domains.push_back(static_cast<benchmark::Domain>(some().domain));
        if (chance(5)) filter.states.push_back(static_cast<benchmark::State>(some().state));
        if (chance(6)) filter.relations.push_back(some().relation);
        if (chance(4)) filter.templates.push_back(static_cast<prompt::Template>(some().form));
        if (chance(5)) filter.categories.push_back(static_cast<analysis::CellCategory>(some().category));
        if (chance(6)) filter.chrono.push_back(static_cast<analysis::ChronoCategory>(some().chrono));
        if (chance(6))
            filter.answers.push_back(static_cast<matching::AnswerKind>(1 + random() % matching::kAnswerKinds));
        if (chance(4)) {
            const int from = some().year;
            filter.years.push_back({from, from + static_cast<int>(random() % 5)});
        }
    }
    bool ok = false;
    const int elements = chance(8) ? 20 : 0;
    for (int i = 0; i < elements; ++i)
        filter.elements.push_back(contentIdFromHex(some().id, ok));
    if (chance(6)) {
        const std::string subject = some().subject;
        if (text::isUtf8(subject.substr(0, 2))) filter.subject = subject.substr(0, 2);
    }
    filter.tidy();
    return filter;
}

std::shared_ptr<const results::ResultSet> loadedSet(const WorkspacePtr& workspace,
                                                    const std::vector<RunChoice>& choices,
                                                    const std::shared_ptr<const results::ResultSet>& before) {
    auto reader = must(workspace->reader());
    return must(results::loadResults(reader, choices, {}, {}, before));
}

} // namespace chronoscope::test
